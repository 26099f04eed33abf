//! Sets of guests: who has not been seen yet, who was cashed, who left.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{GuestId, NoSuchGuest};
use crate::vocabulary::serde_as_text;

/// Some of the guests.
///
/// ```
/// use rules::luigi::GuestSet;
///
/// let mut guests: GuestSet = "g1-g4+g9+b2".parse().unwrap();
/// assert_eq!(guests.len(), 6);
/// guests.remove("g3".parse().unwrap());
/// assert_eq!(guests.to_string(), "g1-g2+g4+g9+b2");
/// assert_eq!(GuestSet::ORDINARY.to_string(), "g1-g82");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GuestSet(u128);

impl GuestSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);
    /// All who come from the pile and the box.
    pub const ORDINARY: Self = Self((1 << GuestId::ORDINARY) - 1);

    /// Whether a guest is among them.
    #[must_use]
    pub const fn contains(self, guest: GuestId) -> bool {
        self.0 & (1 << guest.index()) != 0
    }

    /// Adds a guest.
    pub const fn insert(&mut self, guest: GuestId) {
        self.0 |= 1 << guest.index();
    }

    /// Takes a guest out.
    pub const fn remove(&mut self, guest: GuestId) {
        self.0 &= !(1 << guest.index());
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is nobody.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of the book.
    pub fn iter(self) -> impl Iterator<Item = GuestId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let guest = GuestId::new(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(guest)
        })
    }

    /// The one at a place in the order of the book.
    #[must_use]
    pub fn nth(self, nth: u8) -> Option<GuestId> {
        let mut left = self.0;
        for _ in 0..nth {
            left &= left.wrapping_sub(1);
        }
        GuestId::new(left.trailing_zeros() as usize)
    }
}

impl fmt::Display for GuestSet {
    /// Those who follow each other are written as from–to: the unseen ones are many.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut guests = self.iter().peekable();
        let mut is_first = true;
        while let Some(first) = guests.next() {
            let mut last = first;
            while !first.is_starting() {
                let follows = |next: &GuestId| !next.is_starting() && next.index() == last.index() + 1;
                let Some(next) = guests.next_if(follows) else {
                    break;
                };
                last = next;
            }
            if !std::mem::take(&mut is_first) {
                f.write_str("+")?;
            }
            write!(f, "{first}")?;
            if last != first {
                write!(f, "-{last}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for GuestSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GuestSet({self})")
    }
}

impl FromStr for GuestSet {
    type Err = NoSuchGuest;

    /// Reads what [`Display`](fmt::Display) writes, and only that: in order, nobody twice, as short as can be.
    fn from_str(text: &str) -> Result<Self, NoSuchGuest> {
        let mut guests = Self::EMPTY;
        if text != "-" {
            for part in text.split('+') {
                let (first, last) = part.split_once('-').unwrap_or((part, part));
                let (first, last): (GuestId, GuestId) = (first.parse()?, last.parse()?);
                (first.index()..=last.index())
                    .filter_map(GuestId::new)
                    .for_each(|guest| guests.insert(guest));
            }
        }
        if guests.to_string() == text {
            Ok(guests)
        } else {
            Err(NoSuchGuest)
        }
    }
}

serde_as_text!(GuestSet, NoSuchGuest);
