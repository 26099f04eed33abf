//! Cards that have been played or swapped, open to all.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Card, Cards};
use crate::vocabulary::serde_as_text;

/// The open pile, in the order in which the cards came onto it.
///
/// ```
/// use rules::buffet::{Card, Discards};
///
/// let mut pile = Discards::default();
/// pile.push(Card::Four);
/// pile.push(Card::MinusOne);
/// assert_eq!(pile.to_string(), "4,-1");
/// assert_eq!("4,-1".parse(), Ok(pile));
/// assert_eq!(pile.take_all().len(), 2);
/// assert!(pile.is_empty());
/// ```
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Discards {
    cards: [Card; Card::IN_PLAY as usize],
    len: u8,
}

/// A text that is no pile of discards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a pile of cards; it looks like “4,-1,0”, and “none” is an empty one")]
pub struct NoSuchDiscards;

impl Discards {
    /// The cards, the lowest first.
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of each there are.
    #[must_use]
    pub fn cards(&self) -> Cards {
        self.as_slice().iter().copied().collect()
    }

    /// Lays a card on top. There is room for every card there is.
    pub const fn push(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes everything away, to be shuffled.
    pub fn take_all(&mut self) -> Cards {
        let cards = self.cards();
        self.len = 0;
        cards
    }
}

impl Default for Discards {
    fn default() -> Self {
        Self {
            cards: [Card::MinusOne; Card::IN_PLAY as usize],
            len: 0,
        }
    }
}

/// What once lay above does not count.
impl PartialEq for Discards {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Discards {}

impl std::hash::Hash for Discards {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl fmt::Display for Discards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(self.as_slice().iter().copied(), f)
    }
}

impl fmt::Debug for Discards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Discards({self})")
    }
}

impl FromStr for Discards {
    type Err = NoSuchDiscards;

    fn from_str(text: &str) -> Result<Self, NoSuchDiscards> {
        let mut pile = Self::default();
        read_list(text, |card| {
            let room = pile.len < Card::IN_PLAY;
            if room {
                pile.push(card);
            }
            room
        })
        .ok_or(NoSuchDiscards)?;
        Ok(pile)
    }
}

serde_as_text!(Discards, NoSuchDiscards);

/// Cards one after the other, with commas between them.
pub(super) fn list(cards: impl Iterator<Item = Card>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut any = false;
    for card in cards {
        if any {
            f.write_str(",")?;
        }
        f.write_str(card.word())?;
        any = true;
    }
    if any { Ok(()) } else { f.write_str("none") }
}

/// Reads what [`list`] writes, as long as each card is taken.
pub(super) fn read_list(text: &str, mut take: impl FnMut(Card) -> bool) -> Option<()> {
    if text == "none" {
        return Some(());
    }
    text.split(',')
        .all(|word| word.parse().is_ok_and(&mut take))
        .then_some(())
}
