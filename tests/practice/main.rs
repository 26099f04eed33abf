//! Practice without a window: what is remembered, and whether the coach is right.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

mod book;
mod challenges;
mod coach;
mod flick;
mod pours;
mod tally;

use rules::a_la_carte::Landing;
use toque::practice::Toss;

fn landed(turn: f32, height: f32, drift: f32) -> Toss {
    Toss {
        landing: Landing::Picture,
        tossed: true,
        turn,
        height,
        drift,
        off: 0.0,
        astray: 0.0,
        path: Vec::new(),
        lies: None,
    }
}

fn missed() -> Toss {
    Toss {
        landing: Landing::Beside,
        ..landed(180.0, 20.0, 12.0)
    }
}
