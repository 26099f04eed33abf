//! Who can be asked to play a seat, as a word that people type.

use std::fmt;
use std::str::FromStr;

use crate::{Level, Temper};

/// Who can be asked to play a seat.
///
/// ```
/// use opponents::{Level, PlayerKind, Temper};
///
/// let kind: PlayerKind = "three-star:mean".parse().unwrap();
/// assert_eq!(kind, PlayerKind::Chef { level: Level::ThreeStar, temper: Temper::Mean });
/// assert_eq!("commis".parse(), Ok(PlayerKind::Chef { level: Level::Commis, temper: Temper::Careful }));
/// assert_eq!(kind.to_string(), "three-star:mean");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayerKind {
    /// Any legal move.
    Random,
    /// The next obvious thing.
    Greedy,
    /// A chef.
    Chef {
        /// How good.
        level: Level,
        /// What it likes.
        temper: Temper,
    },
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Greedy => f.pad("greedy"),
            Self::Chef { level, temper } => f.pad(&format!("{}:{}", level.word(), temper.word())),
        }
    }
}

/// A word for nobody we know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a player; use random, greedy, or a level such as chef, with a temper if you like: chef:mean")]
pub struct NoSuchPlayer;

impl FromStr for PlayerKind {
    type Err = NoSuchPlayer;

    fn from_str(text: &str) -> Result<Self, NoSuchPlayer> {
        match text {
            "random" => return Ok(Self::Random),
            "greedy" => return Ok(Self::Greedy),
            _ => {}
        }
        let (level, temper) = match text.split_once(':') {
            Some((level, temper)) => (level, temper.parse().map_err(|()| NoSuchPlayer)?),
            None => (text, Temper::default()),
        };
        let level = level.parse().map_err(|()| NoSuchPlayer)?;
        Ok(Self::Chef { level, temper })
    }
}
