//! Everything that lies open on the table, and what the table is waiting for.

use serde::{Deserialize, Serialize};

use super::{Discards, PlateSet, Stacks};
use crate::vocabulary::words;
use crate::{Seat, SeatSet};

/// What everybody can see. Which plates lie face down is no secret, because all others lie open; which of them comes next is
/// decided when it is turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Three to six.
    pub seats: u8,
    /// Counted from 1.
    pub round: u8,
    /// Only three players have a second part.
    pub part: Part,
    /// What the table is waiting for.
    pub phase: Phase,
    /// Who shows first and draws first.
    pub token: Seat,
    /// Whose mice are still pushing.
    pub racing: SeatSet,
    /// How far each mouse has come; 0 for those that are out. Below 0 is behind the start, and 41 is ahead of 40 (B10).
    pub mice: [i32; Seat::COUNT],
    /// Plates to be had, from the best to the worst.
    pub buffet: PlateSet,
    /// Plates that have not been turned up.
    pub face_down: PlateSet,
    /// Plates before each player.
    pub stacks: [Stacks; Seat::COUNT],
    /// Cards that were played or swapped.
    pub discards: Discards,
}

words! {
    /// Which part of a round it is. Only three players have two.
    pub enum Part as "part of a round" {
        /// With three players, for the three worst plates.
        First = "first",
        /// With three players, for the two best plates.
        Second = "second",
    }
}

/// What the table is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Chance deals a card from the draw pile, which is not empty.
    Draw {
        /// To whom.
        to: Seat,
        /// So many cards are due, this one included.
        left: u8,
        /// What for.
        why: Draw,
    },
    /// Chance turns up a plate.
    TurnUp,
    /// Everybody whose mouse is still pushing chooses a card.
    Choose,
    /// The first to leave may swap cards.
    Swap {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

words! {
    /// Why cards are drawn.
    pub enum Draw as "reason to draw" {
        /// Everybody gets nine before a round.
        FillUp = "fill-up",
        /// B4: whoever must choose and has none gets nine.
        EmptyHand = "empty-hand",
        /// As many as were swapped.
        Swap = "swap",
    }
}

impl Table {
    /// Cards in a full hand.
    pub const HAND: u8 = 9;

    /// The seats that play, in order.
    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// Plates that are turned up for a round.
    #[must_use]
    pub const fn plates_a_round(&self) -> u8 {
        if self.seats == 3 { 5 } else { self.seats - 1 }
    }

    /// How far a mouse has come.
    #[must_use]
    pub const fn mouse(&self, seat: Seat) -> i32 {
        self.mice[seat.index()]
    }

    /// What a player has brought home.
    #[must_use]
    pub const fn stacks(&self, seat: Seat) -> &Stacks {
        &self.stacks[seat.index()]
    }

    /// The mice at the very back.
    #[must_use]
    pub fn last(&self) -> SeatSet {
        self.at(self.racing.iter().map(|seat| self.mouse(seat)).min())
    }

    /// The mice at the very front.
    #[must_use]
    pub fn foremost(&self) -> SeatSet {
        self.at(self.racing.iter().map(|seat| self.mouse(seat)).max())
    }

    /// B10: level means an equal whole position, not a shared printed field.
    fn at(&self, field: Option<i32>) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for seat in self.racing.iter().filter(|&seat| Some(self.mouse(seat)) == field) {
            seats.insert(seat);
        }
        seats
    }
}
