//! Plates of food: what all the pushing is for.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::vocabulary::{serde_as_text, words};

words! {
    /// What lies on a plate, from the best to the worst (B1).
    ///
    /// ```
    /// use rules::buffet::Kind;
    ///
    /// assert!(Kind::Pizza < Kind::Salad); // the lesser one is the better one
    /// assert_eq!("chicken".parse(), Ok(Kind::ChickenLeg));
    /// ```
    pub enum Kind as "kind of plate" {
        /// The best there is.
        Cheese = "cheese",
        /// Almost as good.
        Salami = "salami",
        /// In the middle.
        Sausage = "sausage",
        /// Still better than chicken.
        Pizza = "pizza",
        /// Still better than salad.
        ChickenLeg = "chicken",
        /// Nothing for mice.
        Salad = "salad",
    }
}

words! {
    /// What a plate is worth, from the best to the worst.
    ///
    /// ```
    /// use rules::buffet::Worth;
    ///
    /// assert_eq!("-1".parse(), Ok(Worth::MinusOne));
    /// assert_eq!(Worth::MinusOne.points(), -1);
    /// ```
    pub enum Worth as "worth of a plate" {
        /// Five points.
        Five = "5",
        /// Four points.
        Four = "4",
        /// Three points.
        Three = "3",
        /// Two points.
        Two = "2",
        /// One point.
        One = "1",
        /// A point less.
        MinusOne = "-1",
    }
}

impl Worth {
    /// In points.
    #[must_use]
    pub const fn points(self) -> i16 {
        match self {
            Self::Five => 5,
            Self::Four => 4,
            Self::Three => 3,
            Self::Two => 2,
            Self::One => 1,
            Self::MinusOne => -1,
        }
    }
}

/// A plate. Each is there once. They are ordered as they lie on the buffet: the lesser one is the better one.
///
/// ```
/// use rules::buffet::{Kind, Plate, Worth};
///
/// let pizza: Plate = "pizza4".parse().unwrap();
/// assert_eq!(pizza, Plate { worth: Worth::Four, kind: Kind::Pizza });
/// assert!(pizza < "salad4".parse().unwrap() && pizza < "cheese3".parse().unwrap());
/// assert_eq!(Plate::all().count(), 36);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Plate {
    /// Decides first.
    pub worth: Worth,
    /// Decides between plates of the same worth.
    pub kind: Kind,
}

/// A text that is no plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a plate; it looks like “cheese5” or “salad-1”")]
pub struct NoSuchPlate;

impl Plate {
    /// So many are in play.
    pub const COUNT: usize = Kind::COUNT * Worth::COUNT;

    /// Every plate, the best first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::ranked)
    }

    /// How many plates are better.
    #[must_use]
    pub const fn rank(self) -> usize {
        self.worth.index() * Kind::COUNT + self.kind.index()
    }

    /// The plate of a rank.
    #[must_use]
    pub const fn ranked(rank: usize) -> Option<Self> {
        if rank >= Self::COUNT {
            return None;
        }
        Some(Self {
            worth: Worth::ALL[rank / Kind::COUNT],
            kind: Kind::ALL[rank % Kind::COUNT],
        })
    }
}

impl fmt::Display for Plate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind, self.worth)
    }
}

impl FromStr for Plate {
    type Err = NoSuchPlate;

    fn from_str(text: &str) -> Result<Self, NoSuchPlate> {
        let kind = text.trim_end_matches(|letter: char| !letter.is_ascii_lowercase());
        let worth = text[kind.len()..].parse().map_err(|_| NoSuchPlate)?;
        let kind = kind.parse().map_err(|_| NoSuchPlate)?;
        Ok(Self { worth, kind })
    }
}

serde_as_text!(Plate, NoSuchPlate);
