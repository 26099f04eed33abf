//! Mouse cards, in a hand and in a heap of which nobody knows the order.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Luck;
use crate::notation::{Counts, counts};
use crate::vocabulary::{serde_as_text, words};

words! {
    /// A mouse card: how far its mouse runs.
    ///
    /// ```
    /// use rules::buffet::Card;
    ///
    /// assert_eq!("-1".parse(), Ok(Card::MinusOne));
    /// assert_eq!(Card::MinusOne.fields(), -1);
    /// assert_eq!(Card::Nine.fields(), 9);
    /// ```
    pub enum Card as "mouse card" {
        /// One field back.
        MinusOne = "-1",
        /// Stays where it is.
        Zero = "0",
        /// One field.
        One = "1",
        /// Two fields.
        Two = "2",
        /// Three fields.
        Three = "3",
        /// Four fields.
        Four = "4",
        /// Five fields.
        Five = "5",
        /// Six fields.
        Six = "6",
        /// Seven fields.
        Seven = "7",
        /// Eight fields.
        Eight = "8",
        /// Nine fields.
        Nine = "9",
    }
}

impl Card {
    /// So many of each are in play.
    pub const OF_EACH: u8 = 10;
    /// So many are in play.
    pub const IN_PLAY: u8 = Self::OF_EACH * Self::COUNT as u8;

    /// How many fields the mouse runs.
    #[must_use]
    pub const fn fields(self) -> i32 {
        self as i32 - 1
    }
}

/// Some cards, without an order: a hand, the draw pile, or what is swapped. Equal cards are alike.
///
/// ```
/// use rules::buffet::{Card, Cards};
///
/// let mut hand: Cards = [Card::Three, Card::MinusOne, Card::Three].into_iter().collect();
/// assert_eq!(hand.to_string(), "1/0/0/0/2/0/0/0/0/0/0");
/// hand.remove(Card::Three);
/// assert_eq!((hand.len(), hand.count(Card::Three)), (2, 1));
/// assert_eq!(Cards::ALL.len(), 110);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cards(
    /// Four bits for each card, as a count: a search copies and compares hands by the million.
    u64,
);

/// A text that is no heap of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not cards; it looks like “1/0/0/0/2/0/0/0/0/0/0”, how many of −1, 0, 1 … 9, at most {max} of each", max = Card::OF_EACH)]
pub struct NoSuchCards;

impl Cards {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// Every card there is.
    pub const ALL: Self = Self(0xAAA_AAAA_AAAA);

    const BITS: u32 = 4;
    const ONE: u64 = 0xF;

    const fn shift(card: Card) -> u32 {
        card as u32 * Self::BITS
    }

    /// How many of a card.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> Self::shift(card) & Self::ONE) as u8
    }

    /// The counts in the order of [`Card::ALL`].
    #[must_use]
    pub fn counts(self) -> [u8; Card::COUNT] {
        Card::ALL.map(|card| self.count(card))
    }

    /// All of them together.
    #[must_use]
    pub const fn len(self) -> u8 {
        const EVERY_SECOND: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let pairs = (self.0 & EVERY_SECOND) + (self.0 >> Self::BITS & EVERY_SECOND);
        // Each byte is at most 30, and their sum at most 165: it fits the highest byte.
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one of a card.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether all of these are among them.
    #[must_use]
    pub fn contains_all(self, other: Self) -> bool {
        Card::ALL.into_iter().all(|card| self.count(card) >= other.count(card))
    }

    /// Adds a card. There is room for fifteen of each.
    pub const fn insert(&mut self, card: Card) {
        self.0 += 1 << Self::shift(card);
    }

    /// Takes a card that is there away.
    pub const fn remove(&mut self, card: Card) {
        self.0 -= 1 << Self::shift(card);
    }

    /// These and those. There is room for fifteen of each.
    #[must_use]
    pub const fn with_all(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Takes cards that are all there away.
    pub const fn remove_all(&mut self, other: Self) {
        self.0 -= other.0;
    }

    /// Each kind of card of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = *Card::ALL.get((left.trailing_zeros() / Self::BITS) as usize)?;
            left &= !(Self::ONE << Self::shift(card));
            Some(card)
        })
    }

    /// Each card, equal ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds()
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The card at a place in the order of [`iter`](Self::iter).
    #[must_use]
    pub fn nth(self, nth: u8) -> Option<Card> {
        let mut left = nth;
        for card in Card::ALL {
            match left.checked_sub(self.count(card)) {
                Some(rest) => left = rest,
                None => return Some(card),
            }
        }
        None
    }

    /// Any of them, drawn blindly.
    pub fn draw(self, luck: &mut impl Luck) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        self.nth(luck.below(self.len().into()) as u8)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Self {
        let mut all = Self::EMPTY;
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Counts(&self.counts()).fmt(f)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::fields)).finish()
    }
}

impl FromStr for Cards {
    type Err = NoSuchCards;

    fn from_str(text: &str) -> Result<Self, NoSuchCards> {
        let counts: [u8; Card::COUNT] = counts(text).ok_or(NoSuchCards)?;
        let mut cards = Self::EMPTY;
        for (card, count) in Card::ALL.into_iter().zip(counts) {
            if count > Card::OF_EACH {
                return Err(NoSuchCards);
            }
            cards.0 |= u64::from(count) << Self::shift(card);
        }
        Ok(cards)
    }
}

serde_as_text!(Cards, NoSuchCards);
