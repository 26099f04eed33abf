//! The bottles: fifteen pieces of one colour, five of salt, and what falls out of them.

use serde::{Deserialize, Serialize};

/// What one dispenser holds: pieces of its own colour, and salt. Nothing else ever gets in.
///
/// ```
/// use rules::a_la_carte::{Dispenser, Pour};
///
/// let full = Dispenser::FULL;
/// assert!(full.can_yield(Pour { colour: 15, salt: 5 }));
/// assert!(!full.can_yield(Pour { colour: 0, salt: 6 }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dispenser {
    /// Pieces of the dispenser's own colour.
    pub colour: u8,
    /// Pieces of salt.
    pub salt: u8,
}

impl Dispenser {
    /// Pieces of each colour in play.
    pub const COLOUR: u8 = 15;
    /// Salt that a refill brings a dispenser back to.
    pub const SALT: u8 = 5;
    /// A dispenser as the game begins.
    pub const FULL: Self = Self {
        colour: Self::COLOUR,
        salt: Self::SALT,
    };

    /// All pieces together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.colour + self.salt
    }

    /// Whether so much can fall out of it.
    #[must_use]
    pub const fn can_yield(self, pour: Pour) -> bool {
        pour.colour <= self.colour && pour.salt <= self.salt
    }
}

/// What fell out of a dispenser when it was turned over once: into the pan or beside it, which is the same.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pour {
    /// Pieces of the dispenser's own colour.
    pub colour: u8,
    /// Pieces of salt.
    pub salt: u8,
}

impl Pour {
    /// All pieces together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.colour + self.salt
    }
}
