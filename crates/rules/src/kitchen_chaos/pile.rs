//! The two open piles in the middle, from which is drawn.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Vegetable;
use crate::vocabulary::{serde_as_text, words};

words! {
    /// One of the two piles.
    pub enum Side as "pile" {
        /// The first card that is called comes here (K20).
        Left = "left",
        /// The second one.
        Right = "right",
    }
}

/// Vegetables on each other. The top is open; what lies below could be seen when it was laid (K29).
///
/// ```
/// use rules::kitchen_chaos::{Pile, Vegetable};
///
/// let mut pile = Pile::default();
/// pile.push(Vegetable::Onion);
/// pile.push(Vegetable::Leek);
/// assert_eq!(pile.to_string(), "onion,leek");
/// assert_eq!("onion,leek".parse(), Ok(pile));
/// assert_eq!((pile.pop(), pile.top(), pile.len()), (Some(Vegetable::Leek), Some(Vegetable::Onion), 1));
/// ```
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pile {
    cards: [Vegetable; Self::ROOM as usize],
    len: u8,
}

/// A text that is no pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a pile; it looks like “onion,leek” from the bottom to the top, and “none” is an empty one")]
pub struct NoSuchPile;

impl Pile {
    /// The highest pile there can be: five cooks, one card to begin with, thirty calls, and nobody draws.
    pub const ROOM: u8 = 31;

    /// The cards from the bottom to the top.
    #[must_use]
    pub fn as_slice(&self) -> &[Vegetable] {
        &self.cards[..usize::from(self.len)]
    }

    /// How high it is.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What can be seen and drawn.
    #[must_use]
    pub fn top(&self) -> Option<Vegetable> {
        self.as_slice().last().copied()
    }

    /// Lays a card on top, where there is [room](Self::ROOM).
    pub const fn push(&mut self, vegetable: Vegetable) {
        self.cards[self.len as usize] = vegetable;
        self.len += 1;
    }

    /// Takes the top away.
    pub fn pop(&mut self) -> Option<Vegetable> {
        let top = self.top()?;
        self.len -= 1;
        Some(top)
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self {
            cards: [Vegetable::Onion; Self::ROOM as usize],
            len: 0,
        }
    }
}

/// What once lay above does not count.
impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl std::hash::Hash for Pile {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (nth, vegetable) in self.as_slice().iter().enumerate() {
            if nth > 0 {
                f.write_str(",")?;
            }
            f.write_str(vegetable.word())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({self})")
    }
}

impl FromStr for Pile {
    type Err = NoSuchPile;

    fn from_str(text: &str) -> Result<Self, NoSuchPile> {
        let mut pile = Self::default();
        if text == "none" {
            return Ok(pile);
        }
        for word in text.split(',') {
            if pile.len == Self::ROOM {
                return Err(NoSuchPile);
            }
            pile.push(word.parse().map_err(|_| NoSuchPile)?);
        }
        Ok(pile)
    }
}

serde_as_text!(Pile, NoSuchPile);
