//! What is thrown: vegetables, spoons and lids; and heaps of them of which the order does not matter.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Luck;
use crate::vocabulary::{serde_as_text, words};

words! {
    /// What is cooked. K1: six kinds, two of each among the starting vegetables and two of each for every number.
    ///
    /// ```
    /// use rules::kitchen_chaos::Vegetable;
    ///
    /// assert_eq!("leek".parse(), Ok(Vegetable::Leek));
    /// assert_eq!(Vegetable::COUNT, 6);
    /// ```
    pub enum Vegetable as "vegetable" {
        /// Round and sharp.
        Onion = "onion",
        /// Long and green.
        Leek = "leek",
        /// Orange.
        Carrot = "carrot",
        /// Red and soft.
        Tomato = "tomato",
        /// Hollow.
        Pepper = "pepper",
        /// With a hat.
        Mushroom = "mushroom",
    }
}

impl Vegetable {
    /// So many of each kind are there to start with, and as many again for each number.
    pub const OF_EACH: u8 = 2;
}

words! {
    /// The number by which a cook is called; with three players a cook has two of them.
    ///
    /// ```
    /// use rules::kitchen_chaos::Number;
    ///
    /// assert_eq!("4".parse(), Ok(Number::Four));
    /// ```
    pub enum Number as "cook's number" {
        /// The first cook clockwise from the chef.
        One = "1",
        /// The second.
        Two = "2",
        /// The third.
        Three = "3",
        /// The fourth.
        Four = "4",
        /// The fifth.
        Five = "5",
    }
}

impl Number {
    /// So often each number is called in a round.
    pub const CALLS: u8 = Vegetable::OF_EACH * Vegetable::COUNT as u8;
    /// So many spoons there are of each number.
    pub const SPOONS: u8 = 3;
}

/// Anything that can be in a hand, in the air or in a pot. Equal things are alike.
///
/// ```
/// use rules::kitchen_chaos::{Number, Thing, Vegetable};
///
/// assert_eq!("onion".parse(), Ok(Thing::Vegetable(Vegetable::Onion)));
/// assert_eq!("spoon2".parse(), Ok(Thing::Spoon(Number::Two)));
/// assert_eq!(Thing::Lid(Number::Five).to_string(), "lid5");
/// assert!(Thing::ALL.into_iter().enumerate().all(|(index, thing)| thing.index() == index));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Thing {
    /// It counts.
    Vegetable(Vegetable),
    /// It says whose soup it is.
    Spoon(Number),
    /// It closes the pot.
    Lid(Number),
}

/// A text that is no thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a thing to throw; it is a vegetable, or looks like “spoon2” or “lid5”")]
pub struct NoSuchThing;

impl Thing {
    /// How many different things there are.
    pub const COUNT: usize = Vegetable::COUNT + 2 * Number::COUNT;

    /// All of them: vegetables, spoons, lids.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::Lid(Number::One); Self::COUNT];
        let mut index = 0;
        while index < Vegetable::COUNT {
            all[index] = Self::Vegetable(Vegetable::ALL[index]);
            index += 1;
        }
        let mut number = 0;
        while number < Number::COUNT {
            all[Vegetable::COUNT + number] = Self::Spoon(Number::ALL[number]);
            all[Vegetable::COUNT + Number::COUNT + number] = Self::Lid(Number::ALL[number]);
            number += 1;
        }
        all
    };

    /// The place in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Vegetable(vegetable) => vegetable.index(),
            Self::Spoon(number) => Vegetable::COUNT + number.index(),
            Self::Lid(number) => Vegetable::COUNT + Number::COUNT + number.index(),
        }
    }

    /// The number on it; vegetables that have been turned up have none.
    #[must_use]
    pub const fn number(self) -> Option<Number> {
        match self {
            Self::Vegetable(_) => None,
            Self::Spoon(number) | Self::Lid(number) => Some(number),
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Vegetable(vegetable) => f.write_str(vegetable.word()),
            Self::Spoon(number) => write!(f, "spoon{number}"),
            Self::Lid(number) => write!(f, "lid{number}"),
        }
    }
}

impl FromStr for Thing {
    type Err = NoSuchThing;

    fn from_str(text: &str) -> Result<Self, NoSuchThing> {
        let thing = if let Some(number) = text.strip_prefix("spoon") {
            number.parse().map(Self::Spoon)
        } else if let Some(number) = text.strip_prefix("lid") {
            number.parse().map(Self::Lid)
        } else {
            text.parse().map(Self::Vegetable)
        };
        thing.map_err(|_| NoSuchThing)
    }
}

serde_as_text!(Thing, NoSuchThing);

/// Some things, without an order: a hand, or the starting vegetables that have not been dealt.
///
/// ```
/// use rules::kitchen_chaos::{Thing, Things, Vegetable};
///
/// let hand: Things = "onion+onion+lid3".parse().unwrap();
/// assert_eq!((hand.len(), hand.count(Thing::Vegetable(Vegetable::Onion))), (3, 2));
/// assert_eq!(hand.to_string(), "onion+onion+lid3");
/// assert_eq!(Things::EMPTY.to_string(), "none");
/// // One heap has one text.
/// assert!("lid3+onion".parse::<Things>().is_err());
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Things(
    /// Four bits for each thing, as a count: a search copies and compares hands by the million.
    u64,
);

/// A text that is no heap of things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a heap of things; it looks like “onion+onion+lid3”, sorted, and “none” is an empty one")]
pub struct NoSuchThings;

impl Things {
    /// Nothing.
    pub const EMPTY: Self = Self(0);

    const BITS: u32 = 4;
    const ONE: u64 = 0xF;

    const fn shift(thing: Thing) -> u32 {
        thing.index() as u32 * Self::BITS
    }

    /// How many of a thing.
    #[must_use]
    pub const fn count(self, thing: Thing) -> u8 {
        (self.0 >> Self::shift(thing) & Self::ONE) as u8
    }

    /// All of them together.
    #[must_use]
    pub const fn len(self) -> u8 {
        const EVERY_SECOND: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let pairs = (self.0 & EVERY_SECOND) + (self.0 >> Self::BITS & EVERY_SECOND);
        // Each byte is at most 30, and their sum at most 240: it fits the highest byte.
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one of a thing.
    #[must_use]
    pub const fn contains(self, thing: Thing) -> bool {
        self.count(thing) > 0
    }

    /// Adds a thing. There is room for fifteen of each.
    pub const fn insert(&mut self, thing: Thing) {
        self.0 += 1 << Self::shift(thing);
    }

    /// Takes a thing that is there away.
    pub const fn remove(&mut self, thing: Thing) {
        self.0 -= 1 << Self::shift(thing);
    }

    /// Takes so many of a thing that are there away.
    pub(super) const fn remove_many(&mut self, thing: Thing, count: u8) {
        self.0 -= (count as u64) << Self::shift(thing);
    }

    /// Each different thing of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Thing> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let thing = *Thing::ALL.get((left.trailing_zeros() / Self::BITS) as usize)?;
            left &= !(Self::ONE << Self::shift(thing));
            Some(thing)
        })
    }

    /// Each thing, equal ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Thing> {
        self.kinds()
            .flat_map(move |thing| std::iter::repeat_n(thing, usize::from(self.count(thing))))
    }

    /// Any of them, drawn blindly.
    pub fn draw(self, luck: &mut impl Luck) -> Option<Thing> {
        if self.is_empty() {
            return None;
        }
        let mut left = luck.below(self.len().into()) as u8;
        for thing in self.kinds() {
            match left.checked_sub(self.count(thing)) {
                Some(rest) => left = rest,
                None => return Some(thing),
            }
        }
        None
    }
}

impl FromIterator<Thing> for Things {
    fn from_iter<T: IntoIterator<Item = Thing>>(things: T) -> Self {
        let mut all = Self::EMPTY;
        things.into_iter().for_each(|thing| all.insert(thing));
        all
    }
}

impl fmt::Display for Things {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        for (nth, thing) in self.iter().enumerate() {
            if nth > 0 {
                f.write_str("+")?;
            }
            write!(f, "{thing}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Things {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Things({self})")
    }
}

impl FromStr for Things {
    type Err = NoSuchThings;

    fn from_str(text: &str) -> Result<Self, NoSuchThings> {
        let mut things = Self::EMPTY;
        if text == "none" {
            return Ok(things);
        }
        let mut before = Thing::ALL[0];
        for word in text.split('+') {
            let thing: Thing = word.parse().map_err(|_| NoSuchThings)?;
            let sorted = thing >= std::mem::replace(&mut before, thing);
            if !sorted || u64::from(things.count(thing)) == Self::ONE {
                return Err(NoSuchThings);
            }
            things.insert(thing);
        }
        Ok(things)
    }
}

serde_as_text!(Things, NoSuchThings);
