//! Everything that lies open in the kitchen but for pots and piles, and what the table is waiting for.

use serde::{Deserialize, Serialize};

use super::{Number, PotId, Thing, Things, Vegetable};
use crate::vocabulary::words;
use crate::{Seat, SeatSet};

/// What everybody can see, and the order of things. Pots and piles show only their tops, so they are in the
/// [`State`](super::State).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Three to six.
    pub seats: u8,
    /// Counted from 1. It says who is chef.
    pub round: u8,
    /// What the table is waiting for.
    pub phase: Phase,
    /// The last call of this round.
    pub call: Option<Call>,
    /// The last call is over though nobody landed (K7): what is in the air comes down, and nothing else happens.
    pub closed: bool,
    /// Who has put something and not drawn yet.
    pub may_draw: SeatSet,
    /// What each cook has in the air: one thing at most (K15).
    pub air: [Option<Flight>; Seat::COUNT],
    /// Spoons and lids that lie before their cook.
    pub supplies: [Supply; Number::COUNT],
    /// Points of the rounds that are through.
    pub scores: [i16; Seat::COUNT],
}

words! {
    /// What the table is waiting for.
    pub enum Phase as "phase" {
        /// Chance deals the starting vegetables.
        Deal = "deal",
        /// The chef may call or close; cooks may throw, land, miss and draw.
        Cook = "cook",
        /// The chef has called: chance says which card it is.
        Call = "call",
        /// The game is over.
        Over = "over",
    }
}

words! {
    /// What has come of a call.
    pub enum Answer as "answer to a call" {
        /// The cook may throw.
        Open = "open",
        /// The cook has thrown, and it is still in the air.
        Thrown = "thrown",
        /// It landed.
        Landed = "landed",
    }
}

/// A call. The next one ends it, whoever is called (K6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    /// Who may act.
    pub number: Number,
    /// Whether that has happened.
    pub answer: Answer,
}

/// Something in the air.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// What.
    pub thing: Thing,
    /// K17: whether the throw took a right to draw with it, which a miss gives back.
    pub may_draw: bool,
}

/// What lies before a cook, for one number.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// Three at most.
    pub spoons: u8,
    /// Whether the lid is there.
    pub lid: bool,
}

impl Supply {
    /// Before anything is drawn.
    pub const FULL: Self = Self {
        spoons: Number::SPOONS,
        lid: true,
    };
    /// Nothing.
    pub const NONE: Self = Self { spoons: 0, lid: false };
}

impl Table {
    /// Starting vegetables, two of each kind (K1).
    pub const START: u8 = Vegetable::OF_EACH * Vegetable::COUNT as u8;

    pub(super) const fn new(seats: u8) -> Self {
        Self {
            seats,
            round: 1,
            phase: Phase::Over,
            call: None,
            closed: false,
            may_draw: SeatSet::EMPTY,
            air: [None; Seat::COUNT],
            supplies: [Supply::NONE; Number::COUNT],
            scores: [0; Seat::COUNT],
        }
    }

    /// Everything goes back into the box; only the points stay.
    pub(super) const fn clear(&mut self) {
        *self = Self {
            round: self.round,
            scores: self.scores,
            ..Self::new(self.seats)
        };
    }

    /// Spoons and lids for a round.
    pub(super) fn prepare(&mut self, round: u8) {
        self.round = round;
        self.phase = Phase::Deal;
        for &number in self.numbers() {
            self.supplies[number.index()] = Supply::FULL;
        }
    }

    /// The seats that play, in order.
    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.seats)
    }

    /// K22: the first seat is chef first, and the hat goes round.
    #[must_use]
    pub const fn chef(&self) -> Seat {
        let before = self.round.saturating_sub(1) as usize;
        Seat::ALL[if before < Seat::COUNT { before } else { 0 }]
    }

    /// The cooks, clockwise from the chef.
    pub fn cooks(&self) -> impl Iterator<Item = Seat> {
        let chef = self.chef();
        self.all_seats().from(chef).filter(move |&seat| seat != chef)
    }

    /// Whether this seat cooks.
    #[must_use]
    pub fn is_cook(&self, seat: Seat) -> bool {
        self.all_seats().contains(seat) && seat != self.chef()
    }

    /// The numbers that are called. With three players each cook has two.
    #[must_use]
    pub const fn numbers(&self) -> &'static [Number] {
        let count = match self.seats {
            4 => 3,
            3 | 5 => 4,
            _ => 5,
        };
        Number::ALL.as_slice().split_at(count).0
    }

    /// Whose number it is (K22).
    #[must_use]
    pub const fn cook(&self, number: Number) -> Seat {
        let nth = if self.seats == 3 {
            number as u8 / 2
        } else {
            number as u8
        };
        let place = self.chef() as u8 + 1 + nth;
        let around = if place < self.seats { place } else { place - self.seats };
        Seat::ALL[around as usize]
    }

    /// The numbers of a cook.
    pub fn numbers_of(&self, seat: Seat) -> impl Iterator<Item = Number> {
        let numbers = self.numbers().iter().copied();
        numbers.filter(move |&number| self.cook(number) == seat)
    }

    /// The pots in the ring.
    #[must_use]
    pub const fn pots(&self) -> &'static [PotId] {
        let count = match self.seats {
            4 => 6,
            3 | 5 => 8,
            _ => 9,
        };
        PotId::ALL.as_slice().split_at(count).0
    }

    /// How many vegetables a cook is dealt; no hand is ever larger (K4).
    #[must_use]
    pub const fn hand(&self) -> u8 {
        if self.seats == 3 { 3 } else { 2 }
    }

    /// How many vegetables lie on each of the two piles before the first call (K2).
    #[must_use]
    pub const fn start_pile(&self) -> u8 {
        (Self::START - (self.seats - 1) * self.hand()) / 2
    }

    /// Cards in the deck of a round.
    #[must_use]
    pub const fn deck_size(&self) -> u8 {
        self.numbers().len() as u8 * Number::CALLS
    }

    /// Everything there is in a round.
    #[must_use]
    pub fn all_things(&self) -> Things {
        let mut all = Things::EMPTY;
        if self.phase == Phase::Over {
            return all;
        }
        let numbers = self.numbers();
        for vegetable in Vegetable::ALL {
            for _ in 0..Vegetable::OF_EACH * (1 + numbers.len() as u8) {
                all.insert(Thing::Vegetable(vegetable));
            }
        }
        for &number in numbers {
            (0..Number::SPOONS).for_each(|_| all.insert(Thing::Spoon(number)));
            all.insert(Thing::Lid(number));
        }
        all
    }

    /// Who is called and has not thrown: the one chance there is (K6).
    #[must_use]
    pub fn called(&self) -> Option<Seat> {
        let call = self.call.filter(|call| call.answer == Answer::Open && !self.closed)?;
        Some(self.cook(call.number))
    }

    /// Whether what a cook has in the air was thrown at the call that still holds. Older ones use an older chance (K15).
    #[must_use]
    pub fn flies_for_this_call(&self, seat: Seat) -> bool {
        let call = self.call.filter(|call| call.answer == Answer::Thrown);
        call.is_some_and(|call| self.cook(call.number) == seat)
    }

    /// Whether anything is in the air.
    #[must_use]
    pub fn anything_flies(&self) -> bool {
        self.air.iter().any(Option::is_some)
    }

    pub(super) const fn supply_mut(&mut self, number: Number) -> &mut Supply {
        &mut self.supplies[number.index()]
    }
}
