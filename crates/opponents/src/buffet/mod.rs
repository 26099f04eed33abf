//! The mice at the buffet.
//!
//! All choose at the same time and hands are secret, so a [`Mouse`] deals what it cannot see anew many times, lets everybody
//! push to the end of the round by a quick habit (`instinct`), and compares what its cards lead to (`search`). Among cards that
//! are about as good it draws lots, so that nobody can read it. A card that changes nothing is never spent (`waste`).
//! [`GreedyPlayer`] is the baseline; [`Reader`] is somebody who has watched and bets on what was seen.

mod appraisal;
mod dealer;
mod greedy;
mod instinct;
mod mouse;
mod reader;
mod reason;
mod search;
mod skill;
mod swap;
mod taste;
mod waste;

pub use dealer::Dealer;
pub use greedy::GreedyPlayer;
pub use mouse::Mouse;
pub use reader::{Habits, Reader};
pub use reason::Reason;
use rules::Seat;
use rules::buffet::{Buffet, Chance, InvalidGame, Move};
pub use waste::is_wasted;

use crate::{Playable, PlayerKind, RandomPlayer, SeatedPlayer};

impl Playable for Buffet {
    type Reason = Reason;
    /// A card is a card.
    type Manner = ();

    /// Whoever draws; plates are turned up by the holder of the token.
    fn at_work(&self, chance: Chance) -> Seat {
        use rules::Game;
        match chance {
            Chance::Card { to } => to,
            Chance::Plate => self.state().table.token,
        }
    }

    fn needless(seat: Seat) -> Move {
        Move::TakeBack { seat }
    }

    fn wrong_number(players: usize) -> InvalidGame {
        InvalidGame::Seats(players as u8)
    }
}

/// Somebody of a kind. The same kind and the same seed always play the same.
#[must_use]
pub fn player(kind: PlayerKind, seed: u64) -> SeatedPlayer<Buffet> {
    match kind {
        PlayerKind::Random => Box::new(RandomPlayer::new(seed)),
        PlayerKind::Greedy => Box::new(GreedyPlayer),
        PlayerKind::Chef { level, temper } => Box::new(Mouse::new(level, temper, seed)),
    }
}
