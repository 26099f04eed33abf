//! The dial of a stove.

use serde::{Deserialize, Serialize};

use crate::vocabulary::words;

/// Where a dial stands: 0 is off, 7 is as hot as it gets.
///
/// ```
/// use rules::a_la_carte::Heat;
///
/// let dial = Heat::new(6).unwrap();
/// assert_eq!(dial.raised_by(3), Heat::MAX); // the surplus is lost
/// assert_eq!(dial.lowered_by(3).level(), 3);
/// assert_eq!(Heat::new(8), None);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Heat(u8);

/// A number that no dial shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a dial goes from 0 to 7, not to {0}")]
pub struct NoSuchHeat(pub u8);

impl Heat {
    /// Off.
    pub const OFF: Self = Self(0);
    /// The last mark of the dial. It burns everything, crêpes included.
    pub const MAX: Self = Self(7);

    /// The mark of this number, if the dial has it.
    #[must_use]
    pub const fn new(level: u8) -> Option<Self> {
        if level <= Self::MAX.0 { Some(Self(level)) } else { None }
    }

    /// The number on the dial.
    #[must_use]
    pub const fn level(self) -> u8 {
        self.0
    }

    /// The dial turned up; it stops at 7.
    #[must_use]
    pub fn raised_by(self, steps: u8) -> Self {
        Self(self.0.saturating_add(steps).min(Self::MAX.0))
    }

    /// The dial turned down; it stops at 0.
    #[must_use]
    pub const fn lowered_by(self, steps: u8) -> Self {
        Self(self.0.saturating_sub(steps))
    }
}

impl TryFrom<u8> for Heat {
    type Error = NoSuchHeat;

    fn try_from(level: u8) -> Result<Self, NoSuchHeat> {
        Self::new(level).ok_or(NoSuchHeat(level))
    }
}

impl From<Heat> for u8 {
    fn from(heat: Heat) -> Self {
        heat.0
    }
}

impl std::fmt::Display for Heat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

words! {
    /// How far a player chooses to turn a dial, up (the die's `choose`) or down (the cup that reduces heat).
    ///
    /// ```
    /// use rules::a_la_carte::Steps;
    ///
    /// assert_eq!("3".parse(), Ok(Steps::Three));
    /// assert_eq!(Steps::Three.count(), 3);
    /// ```
    pub enum Steps as "number of steps" {
        /// By one mark.
        One = "1",
        /// By two marks.
        Two = "2",
        /// By three marks.
        Three = "3",
    }
}

impl Steps {
    /// The number of marks.
    #[must_use]
    pub const fn count(self) -> u8 {
        self as u8 + 1
    }
}
