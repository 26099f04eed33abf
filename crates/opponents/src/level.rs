//! How good a chef is. What that means is up to each game.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How good a chef is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// Knows the rules, and often forgets what is in the pan.
    Apprentice,
    /// Plays the own dish decently, with an unsteady hand.
    Commis,
    /// Sees what the others are up to.
    Chef,
    /// Thinks two actions ahead, and hardly ever spills.
    ThreeStar,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Apprentice, Self::Commis, Self::Chef, Self::ThreeStar];

    /// The word for it on command lines and in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Commis => "commis",
            Self::Chef => "chef",
            Self::ThreeStar => "three-star",
        }
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.word() == text).ok_or(())
    }
}
