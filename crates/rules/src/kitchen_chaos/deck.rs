//! The chef's deck: numbers on the backs, vegetables on the fronts.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Number, Vegetable};
use crate::Luck;
use crate::vocabulary::serde_as_text;

/// The cards that have not been called, without an order: which comes next is decided when it is called (K21).
///
/// ```
/// use rules::kitchen_chaos::{Deck, Number, Vegetable};
///
/// let mut deck = Deck::of(4);
/// assert_eq!((deck.len(), deck.left(Number::Four), deck.left(Number::Five)), (48, 12, 0));
/// deck.remove(Number::Four, Vegetable::Leek);
/// assert_eq!(deck.to_string(), "222222,222222,222222,212222,000000");
/// assert_eq!(deck.to_string().parse(), Ok(deck));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Deck(
    /// Two bits for each number and vegetable, as a count.
    u64,
);

/// A text that is no deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a deck; it looks like “222222,212222,000000,…”, for each number how many of each vegetable")]
pub struct NoSuchDeck;

impl Deck {
    /// No card.
    pub const EMPTY: Self = Self(0);

    const BITS: u32 = 2;
    const ONE: u64 = 0b11;
    const ROW: u32 = Self::BITS * Vegetable::COUNT as u32;
    const LOW: u64 = 0x5555_5555_5555_5555;

    /// All cards of so many numbers.
    #[must_use]
    pub const fn of(numbers: u8) -> Self {
        let cells = numbers as u32 * Self::ROW;
        Self((Self::LOW << 1) & ((1 << cells) - 1))
    }

    const fn shift(number: Number, vegetable: Vegetable) -> u32 {
        number as u32 * Self::ROW + vegetable as u32 * Self::BITS
    }

    /// How many cards have this number and this vegetable.
    #[must_use]
    pub const fn count(self, number: Number, vegetable: Vegetable) -> u8 {
        (self.0 >> Self::shift(number, vegetable) & Self::ONE) as u8
    }

    /// How many cards have this vegetable.
    #[must_use]
    pub fn vegetables(self, vegetable: Vegetable) -> u8 {
        Number::ALL.map(|number| self.count(number, vegetable)).iter().sum()
    }

    /// How often this number will be called.
    #[must_use]
    pub const fn left(self, number: Number) -> u8 {
        Self(self.0 >> (number as u32 * Self::ROW) & ((1 << Self::ROW) - 1)).len()
    }

    /// How many cards there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        ((self.0 & Self::LOW).count_ones() + 2 * (self.0 >> 1 & Self::LOW).count_ones()) as u8
    }

    /// Whether the deck is through.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card in. There is room for three of each.
    pub const fn insert(&mut self, number: Number, vegetable: Vegetable) {
        self.0 += 1 << Self::shift(number, vegetable);
    }

    /// Takes a card that is there away.
    pub const fn remove(&mut self, number: Number, vegetable: Vegetable) {
        self.0 -= 1 << Self::shift(number, vegetable);
    }

    /// Each different card, by number and then by vegetable.
    pub fn kinds(self) -> impl Iterator<Item = (Number, Vegetable)> {
        let all = Number::ALL.into_iter();
        let all = all.flat_map(|number| Vegetable::ALL.map(|vegetable| (number, vegetable)));
        all.filter(move |&(number, vegetable)| self.count(number, vegetable) > 0)
    }

    /// Any card, drawn blindly.
    pub fn draw(self, luck: &mut impl Luck) -> Option<(Number, Vegetable)> {
        if self.is_empty() {
            return None;
        }
        let mut nth = luck.below(self.len().into()) as u8;
        for number in Number::ALL {
            match nth.checked_sub(self.left(number)) {
                Some(rest) => nth = rest,
                None => return self.nth_of(number, nth).map(|vegetable| (number, vegetable)),
            }
        }
        None
    }

    /// The vegetable at a place among the cards of a number.
    pub(super) fn nth_of(self, number: Number, mut nth: u8) -> Option<Vegetable> {
        for vegetable in Vegetable::ALL {
            match nth.checked_sub(self.count(number, vegetable)) {
                Some(rest) => nth = rest,
                None => return Some(vegetable),
            }
        }
        None
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for number in Number::ALL {
            if number != Number::One {
                f.write_str(",")?;
            }
            for vegetable in Vegetable::ALL {
                write!(f, "{}", self.count(number, vegetable))?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Deck({self})")
    }
}

impl FromStr for Deck {
    type Err = NoSuchDeck;

    fn from_str(text: &str) -> Result<Self, NoSuchDeck> {
        let mut deck = Self::EMPTY;
        let mut rows = text.split(',');
        for number in Number::ALL {
            let row = rows.next().ok_or(NoSuchDeck)?;
            let &cells: &[u8; Vegetable::COUNT] = row.as_bytes().try_into().map_err(|_| NoSuchDeck)?;
            for (vegetable, digit) in Vegetable::ALL.into_iter().zip(cells) {
                if !(b'0'..=b'2').contains(&digit) {
                    return Err(NoSuchDeck);
                }
                deck.0 |= u64::from(digit - b'0') << Self::shift(number, vegetable);
            }
        }
        if rows.next().is_some() {
            Err(NoSuchDeck)
        } else {
            Ok(deck)
        }
    }
}

serde_as_text!(Deck, NoSuchDeck);
