//! The hosts of Da Luigi.
//!
//! Nothing at the table is secret, but nobody knows which guest and which cube come next. A [`Host`] looks at everything it can
//! do before chance comes into it (`plan`), and for the best of that draws from the bag and the pile many times, lets everybody
//! play on by a quick habit (`instinct`), and compares what it leads to (`search`). What a house promises, guest by guest and
//! cube by cube, was measured (`prospects`). A move that nothing can be said for is never made (`senseless`).
//! [`GreedyPlayer`] is the baseline: habit alone.

mod appraisal;
mod dealer;
mod greedy;
mod host;
mod instinct;
mod outlook;
mod plan;
mod prospects;
mod reason;
mod room;
mod search;
mod senseless;
mod skill;
mod taste;

pub use dealer::Dealer;
pub use greedy::GreedyPlayer;
pub use host::Host;
pub use reason::Reason;
use rules::Seat;
use rules::luigi::{Chance, InvalidGame, Luigi, Move};
pub use senseless::is_senseless;

use crate::{Playable, PlayerKind, RandomPlayer, SeatedPlayer};

impl Playable for Luigi {
    type Reason = Reason;
    /// A guest is led to a table, a cube is put on a plate: there is one way to do it.
    type Manner = ();

    /// Whoever gets what is drawn; the market and the pile are served by whoever's turn it is.
    fn at_work(&self, chance: Chance) -> Seat {
        use rules::Game;
        match chance {
            Chance::Cube { to } | Chance::Guest { to } => to.unwrap_or(self.state().turn),
        }
    }

    fn needless(_: Seat) -> Move {
        Move::Pass
    }

    fn wrong_number(players: usize) -> InvalidGame {
        InvalidGame::Seats(players as u8)
    }
}

/// Somebody of a kind. The same kind and the same seed always play the same.
#[must_use]
pub fn player(kind: PlayerKind, seed: u64) -> SeatedPlayer<Luigi> {
    match kind {
        PlayerKind::Random => Box::new(RandomPlayer::new(seed)),
        PlayerKind::Greedy => Box::new(GreedyPlayer),
        PlayerKind::Chef { level, temper } => Box::new(Host::new(level, temper, seed)),
    }
}
