//! Plates that lie in one place.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Kind, Plate, Worth};
use crate::vocabulary::serde_as_text;

/// Some of the plates, from the best to the worst.
///
/// As text they stand by their kind, in the order of [`Kind::ALL`]; `-` is worth minus one, and `.` is none of a kind.
///
/// ```
/// use rules::buffet::PlateSet;
///
/// let plates: PlateSet = "5/././/.".parse().unwrap_or(PlateSet::EMPTY);
/// assert!(plates.is_empty()); // “no salad” has to be said
/// let plates: PlateSet = "51/./3-/././.".parse().unwrap();
/// assert_eq!(plates.best().unwrap().to_string(), "cheese5");
/// assert_eq!(plates.worst().unwrap().to_string(), "sausage-1");
/// assert_eq!(plates.to_string(), "51/./3-/././.");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlateSet(u64);

/// A text that is no set of plates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not plates; it looks like “51/./3-/././.”, what there is of each kind from cheese to salad")]
pub struct NoSuchPlates;

impl PlateSet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// Every plate there is.
    pub const ALL: Self = Self((1 << Plate::COUNT) - 1);

    /// Whether a plate is among them.
    #[must_use]
    pub const fn contains(self, plate: Plate) -> bool {
        self.0 & 1 << plate.rank() != 0
    }

    /// Adds a plate.
    pub const fn insert(&mut self, plate: Plate) {
        self.0 |= 1 << plate.rank();
    }

    /// Takes a plate away.
    pub const fn remove(&mut self, plate: Plate) {
        self.0 &= !(1 << plate.rank());
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The best of them.
    #[must_use]
    pub const fn best(self) -> Option<Plate> {
        Plate::ranked(self.0.trailing_zeros() as usize)
    }

    /// The worst of them.
    #[must_use]
    pub const fn worst(self) -> Option<Plate> {
        match self.0.checked_ilog2() {
            Some(rank) => Plate::ranked(rank as usize),
            None => None,
        }
    }

    /// Each of them, the best first.
    pub fn iter(self) -> impl Iterator<Item = Plate> {
        let mut left = self;
        std::iter::from_fn(move || {
            let plate = left.best()?;
            left.remove(plate);
            Some(plate)
        })
    }
}

impl fmt::Display for PlateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in Kind::ALL {
            if kind != Kind::Cheese {
                f.write_str("/")?;
            }
            let mut any = false;
            for worth in Worth::ALL {
                if self.contains(Plate { worth, kind }) {
                    f.write_str(&worth.word()[..1])?;
                    any = true;
                }
            }
            if !any {
                f.write_str(".")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for PlateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.iter().map(|plate| plate.to_string()))
            .finish()
    }
}

impl FromStr for PlateSet {
    type Err = NoSuchPlates;

    fn from_str(text: &str) -> Result<Self, NoSuchPlates> {
        let mut plates = Self::EMPTY;
        let mut parts = text.split('/');
        for kind in Kind::ALL {
            for letter in parts.next().ok_or(NoSuchPlates)?.bytes() {
                let worth = Worth::ALL
                    .into_iter()
                    .find(|worth| worth.word().as_bytes()[0] == letter);
                if let Some(worth) = worth {
                    plates.insert(Plate { worth, kind });
                }
            }
        }
        // One text for each set: what was read as something else was not written by us.
        if plates.to_string() == text {
            Ok(plates)
        } else {
            Err(NoSuchPlates)
        }
    }
}

serde_as_text!(PlateSet, NoSuchPlates);
