//! Somebody who has watched: to measure whether a player can be read.

use rules::buffet::{Buffet, Card, Cards, Table, View};
use rules::{Luck, Seat};

use super::mouse::Mouse;
use super::search::Belief;
use crate::dice::Dice;
use crate::{Decision, Level, Player, Temper};

/// How often which card was seen, by how many mice were pushing and where the own one stood.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Habits {
    seen: [[[u32; Card::COUNT]; 3]; Seat::COUNT + 1],
}

/// At the very back, in between, at the very front; all level is in between.
fn place(table: &Table, seat: Seat) -> usize {
    match (table.last().contains(seat), table.foremost().contains(seat)) {
        (true, false) => 0,
        (false, true) => 2,
        _ => 1,
    }
}

impl Habits {
    /// Remembers what was shown by a seat at a table that looked like this when it chose.
    pub fn note(&mut self, table: &Table, seat: Seat, card: Card) {
        self.seen[usize::from(table.racing.len())][place(table, seat)][card.index()] += 1;
    }

    /// A card of the hand as often as it was seen. A card that never was seen still may be played.
    pub(super) fn choose(&self, table: &Table, seat: Seat, hand: Cards, dice: &mut Dice) -> Card {
        let seen = &self.seen[usize::from(table.racing.len())][place(table, seat)];
        let weight = |card: Card| (seen[card.index()] * 4 + 1) * u32::from(hand.count(card));
        let total: u32 = hand.kinds().map(weight).sum();
        let mut left = dice.below(total.max(1));
        for card in hand.kinds() {
            match left.checked_sub(weight(card)) {
                Some(rest) => left = rest,
                None => return card,
            }
        }
        Card::Zero
    }
}

/// A three-star mouse that expects of the others what it has seen of them.
pub struct Reader {
    habits: Habits,
    mouse: Mouse,
}

impl Reader {
    /// Bets on these habits.
    #[must_use]
    pub fn new(habits: Habits, seed: u64) -> Self {
        Self {
            habits,
            mouse: Mouse::new(Level::ThreeStar, Temper::Careful, seed),
        }
    }
}

impl Player<Buffet> for Reader {
    fn decide(&mut self, view: &View) -> Decision<Buffet> {
        self.mouse.decide_believing(view, Belief::Habits(&self.habits))
    }

    fn level(&self) -> Level {
        self.mouse.level()
    }
}
