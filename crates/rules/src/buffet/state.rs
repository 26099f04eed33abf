//! The table and what is hidden: hands, choices and the draw pile.

use serde::{Deserialize, Serialize};

use super::{Card, Cards, Table};
use crate::{Seat, SeatSet};

/// The whole state of a game, as plain data. The draw pile is a count of each card, because its order is nobody's to know;
/// which card is drawn is a move of chance.
///
/// Anybody can write down a `State`; only [`Game::resume`](crate::Game::resume) makes a game of it, after a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// One for each seat, without the card that was chosen.
    pub hands: [Cards; Seat::COUNT],
    /// What each seat has chosen and not yet shown.
    pub chosen: [Option<Card>; Seat::COUNT],
    /// Face down.
    pub draw_pile: Cards,
}

/// What the world is asked to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// Which card is drawn: [`Move::Dealt`](super::Move::Dealt).
    Card {
        /// Who gets it.
        to: Seat,
    },
    /// Which plate is turned up: [`Move::Plate`](super::Move::Plate).
    Plate,
}

impl State {
    /// What a seat holds.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    pub(super) const fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index()]
    }

    /// Who has chosen.
    #[must_use]
    pub fn have_chosen(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for seat in Seat::ALL {
            if self.chosen[seat.index()].is_some() {
                seats.insert(seat);
            }
        }
        seats
    }
}
