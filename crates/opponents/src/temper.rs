//! What a chef likes: the same skill, spent on different things.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a chef likes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Temper {
    /// Small dishes, small risks.
    #[default]
    Careful,
    /// The big dishes.
    Greedy,
    /// Other people's misfortune.
    Mean,
    /// Stars and crêpes.
    Showman,
}

impl Temper {
    /// Every temper.
    pub const ALL: [Self; 4] = [Self::Careful, Self::Greedy, Self::Mean, Self::Showman];

    /// The word for it on command lines and in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Careful => "careful",
            Self::Greedy => "greedy",
            Self::Mean => "mean",
            Self::Showman => "showman",
        }
    }
}

impl FromStr for Temper {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|temper| temper.word() == text).ok_or(())
    }
}
