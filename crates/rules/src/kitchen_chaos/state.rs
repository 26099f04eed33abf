//! The table with pots, piles, and what is hidden: hands and the deck.

use serde::{Deserialize, Serialize};

use super::{Answer, Deck, Number, Phase, Pile, Pot, PotId, Side, Table, Thing, Things, Vegetable};
use crate::Seat;

/// The whole state of a game, as plain data. The deck is a count of each card, because its order is nobody's to know (K21);
/// which card is called is a move of chance.
///
/// Anybody can write down a `State`; only [`Game::resume`](crate::Game::resume) makes a game of it, after a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What lies open.
    pub table: Table,
    /// Starting vegetables that have not been dealt.
    pub start: Things,
    /// What has not been called.
    pub deck: Deck,
    /// Left and right.
    pub piles: [Pile; Side::COUNT],
    /// Those in the ring, and empty ones for those that are not.
    pub pots: [Pot; PotId::COUNT],
    /// One for each seat, without what is in the air.
    pub hands: [Things; Seat::COUNT],
}

/// Where a starting vegetable goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Into a cook's hand.
    Hand(Seat),
    /// Onto a pile.
    Pile(Side),
}

/// What the world is asked to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// Which starting vegetable is dealt: [`Move::Dealt`](super::Move::Dealt).
    Start {
        /// Where it goes.
        to: Place,
    },
    /// Which card is called: [`Move::Called`](super::Move::Called).
    Card,
}

impl State {
    pub(super) fn new(seats: u8) -> Self {
        let mut state = Self {
            table: Table::new(seats),
            start: Things::EMPTY,
            deck: Deck::EMPTY,
            piles: [Pile::default(); Side::COUNT],
            pots: [Pot::default(); PotId::COUNT],
            hands: [Things::EMPTY; Seat::COUNT],
        };
        state.prepare(1);
        state
    }

    /// Everything goes back into the box.
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.start = Things::EMPTY;
        self.deck = Deck::EMPTY;
        self.piles = [Pile::default(); Side::COUNT];
        self.pots = [Pot::default(); PotId::COUNT];
        self.hands = [Things::EMPTY; Seat::COUNT];
    }

    /// An empty table is prepared for a round.
    pub(super) fn prepare(&mut self, round: u8) {
        self.table.prepare(round);
        let two_of_each = Vegetable::ALL.into_iter().flat_map(|vegetable| [vegetable; 2]);
        self.start = two_of_each.map(Thing::Vegetable).collect();
        self.deck = Deck::of(self.table.numbers().len() as u8);
    }

    /// What a seat holds.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Things {
        self.hands[seat.index()]
    }

    pub(super) const fn hand_mut(&mut self, seat: Seat) -> &mut Things {
        &mut self.hands[seat.index()]
    }

    /// A pot.
    #[must_use]
    pub const fn pot(&self, id: PotId) -> &Pot {
        &self.pots[id.index()]
    }

    /// A pile.
    #[must_use]
    pub const fn pile(&self, side: Side) -> &Pile {
        &self.piles[side.index()]
    }

    /// How often somebody was called in this round.
    #[must_use]
    pub const fn calls(&self) -> u8 {
        self.table.deck_size().saturating_sub(self.deck.len())
    }

    /// K20: the first card goes left, the next one right, by turns.
    #[must_use]
    pub const fn next_pile(&self) -> Side {
        if self.calls().is_multiple_of(2) {
            Side::Left
        } else {
            Side::Right
        }
    }

    /// Where the next starting vegetable goes: each cook's hand clockwise from the chef, then the piles by turns (K28).
    #[must_use]
    pub fn due(&self) -> Place {
        let lacking = |seat: &Seat| self.hand(*seat).len() < self.table.hand();
        let hand = self.table.cooks().find(lacking).map(Place::Hand);
        hand.unwrap_or_else(|| {
            let level = self.pile(Side::Left).len() == self.pile(Side::Right).len();
            Place::Pile(if level { Side::Left } else { Side::Right })
        })
    }

    /// K19: the deck is through, nothing is in the air, and the last called cook has landed or the chef has closed.
    #[must_use]
    pub fn round_is_through(&self) -> bool {
        let landed = self.table.call.is_some_and(|call| call.answer == Answer::Landed);
        let answered = landed || self.table.closed;
        self.table.phase == Phase::Cook && self.deck.is_empty() && answered && !self.table.anything_flies()
    }

    /// Whether a cook may draw this now: the top of a pile that is not empty (K5), or what lies before the cook.
    pub(super) fn lies_there(&self, source: Source) -> bool {
        match source {
            Source::Pile(side) => !self.pile(side).is_empty(),
            Source::Spoon(number) => self.table.supplies[number.index()].spoons > 0,
            Source::Lid(number) => self.table.supplies[number.index()].lid,
        }
    }
}

/// Where something is drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// The top of a pile.
    Pile(Side),
    /// The own spoons of a number.
    Spoon(Number),
    /// The own lid of a number.
    Lid(Number),
}
