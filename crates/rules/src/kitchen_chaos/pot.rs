//! Pots, and what a soup is worth.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Deck, Number, Thing, Vegetable};
use crate::Seat;
use crate::vocabulary::{serde_as_text, words};

words! {
    /// A pot by its place in the ring.
    pub enum PotId as "pot" {
        /// The first.
        First = "1",
        /// The second.
        Second = "2",
        /// The third.
        Third = "3",
        /// The fourth.
        Fourth = "4",
        /// The fifth.
        Fifth = "5",
        /// The sixth.
        Sixth = "6",
        /// The seventh.
        Seventh = "7",
        /// The eighth.
        Eighth = "8",
        /// The ninth.
        Ninth = "9",
    }
}

/// Something in a pot, and who put it there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Put {
    /// What.
    pub thing: Thing,
    /// Who.
    pub by: Seat,
}

/// A pot: what was put in, in the order in which it landed (K13).
///
/// ```
/// use rules::kitchen_chaos::{Number, Pot};
///
/// // What was put in, and after the dot by whom.
/// let pot: Pot = "onion.2,spoon1.2,onion.3,onion.2,leek.3,lid2.3".parse().unwrap();
/// assert!(pot.has_lid());
/// assert_eq!((pot.worth(), pot.last_spoon()), (3 - 1, Some(Number::One)));
/// ```
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pot {
    /// The place of the thing in four bits, the seat above them: a search copies whole kitchens.
    puts: [u8; Self::ROOM as usize],
    len: u8,
}

/// A text that is no pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a pot; it looks like “onion.2,spoon1.2” from the bottom to the top, and “none” is an empty one")]
pub struct NoSuchPot;

impl Pot {
    /// Everything that can be put into one pot: a card for each call of five cooks.
    pub const ROOM: u8 = Deck::of(Number::COUNT as u8).len();

    /// Three vegetables or more, all of one kind.
    pub const BONUS: i16 = 3;
    /// So many vegetables of one kind, and no other, earn the bonus.
    pub const BONUS_FROM: u8 = 3;

    const THING_BITS: u32 = 4;

    /// How many things are in it, which can be seen.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What is in it, from the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Put> + ExactSizeIterator {
        self.puts[..usize::from(self.len)].iter().map(|&packed| Put {
            thing: Thing::ALL[usize::from(packed & ((1 << Self::THING_BITS) - 1))],
            by: Seat::ALL[usize::from(packed >> Self::THING_BITS)],
        })
    }

    /// What was put in last and can be seen.
    #[must_use]
    pub fn top(&self) -> Option<Put> {
        self.iter().next_back()
    }

    /// Whether nothing more goes in.
    #[must_use]
    pub fn has_lid(&self) -> bool {
        matches!(
            self.top(),
            Some(Put {
                thing: Thing::Lid(_),
                ..
            })
        )
    }

    /// Puts something in, where there is [room](Self::ROOM).
    pub const fn push(&mut self, put: Put) {
        let Put { thing, by } = put;
        self.puts[self.len as usize] = thing.index() as u8 | (by as u8) << Self::THING_BITS;
        self.len += 1;
    }

    /// How many of each vegetable are in it.
    #[must_use]
    pub fn vegetables(&self) -> [u8; Vegetable::COUNT] {
        let mut counts = [0; Vegetable::COUNT];
        for put in self.iter() {
            if let Thing::Vegetable(vegetable) = put.thing {
                counts[vegetable.index()] += 1;
            }
        }
        counts
    }

    /// What the soup is worth, whoever's it is: as many as the most frequent vegetable has, less as many as the second most
    /// frequent has. K8: kinds that are equally frequent count as one.
    #[must_use]
    pub fn worth(&self) -> i16 {
        let (mut most, mut second, mut all) = (0, 0, 0);
        for count in self.vegetables() {
            all += count;
            if count > most {
                (most, second) = (count, most);
            } else if count < most {
                second = second.max(count);
            }
        }
        let bonus = if most == all && all >= Self::BONUS_FROM {
            Self::BONUS
        } else {
            0
        };
        i16::from(most) - i16::from(second) + bonus
    }

    /// The spoon that was put in last: its owner gets what the soup is worth.
    #[must_use]
    pub fn last_spoon(&self) -> Option<Number> {
        self.iter().rev().find_map(|put| match put.thing {
            Thing::Spoon(number) => Some(number),
            Thing::Vegetable(_) | Thing::Lid(_) => None,
        })
    }
}

impl Default for Pot {
    fn default() -> Self {
        Self {
            puts: [0; Self::ROOM as usize],
            len: 0,
        }
    }
}

impl FromIterator<Put> for Pot {
    fn from_iter<T: IntoIterator<Item = Put>>(puts: T) -> Self {
        let mut pot = Self::default();
        puts.into_iter().for_each(|put| pot.push(put));
        pot
    }
}

/// What is not in it does not count.
impl PartialEq for Pot {
    fn eq(&self, other: &Self) -> bool {
        self.puts[..usize::from(self.len)] == other.puts[..usize::from(other.len)]
    }
}

impl Eq for Pot {}

impl std::hash::Hash for Pot {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.puts[..usize::from(self.len)].hash(state);
    }
}

impl fmt::Display for Pot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (nth, Put { thing, by }) in self.iter().enumerate() {
            if nth > 0 {
                f.write_str(",")?;
            }
            write!(f, "{thing}.{by}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Pot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pot({self})")
    }
}

impl FromStr for Pot {
    type Err = NoSuchPot;

    fn from_str(text: &str) -> Result<Self, NoSuchPot> {
        let mut pot = Self::default();
        if text == "none" {
            return Ok(pot);
        }
        for word in text.split(',') {
            let (thing, by) = word.split_once('.').ok_or(NoSuchPot)?;
            let thing = thing.parse().map_err(|_| NoSuchPot)?;
            let by = by.parse().map_err(|_| NoSuchPot)?;
            if pot.len == Self::ROOM {
                return Err(NoSuchPot);
            }
            pot.push(Put { thing, by });
        }
        Ok(pot)
    }
}

serde_as_text!(Pot, NoSuchPot);
