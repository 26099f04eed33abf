//! What is agreed on before the first move.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Contradiction, SEATS};
use crate::notation::plain_number;
use crate::vocabulary::serde_as_text;

/// How many play; nothing else is to be agreed on.
///
/// ```
/// use rules::kitchen_chaos::Setup;
///
/// assert_eq!(Setup { seats: 5 }.to_string(), "seats:5");
/// assert_eq!("seats:5".parse(), Ok(Setup { seats: 5 }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Setup {
    /// Three to six.
    pub seats: u8,
}

/// Why there is no game with a setup or in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidGame {
    /// Too few or too many seats.
    #[error("a kitchen has {min} to {max} seats, not {0}", min = SEATS.start(), max = SEATS.end())]
    Seats(u8),
    /// A state that no game reaches.
    #[error("no game can be in this state: {0}")]
    State(Contradiction),
}

/// A text that is no setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a setup; it looks like “seats:4”")]
pub struct NoSuchSetup;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats:{}", self.seats)
    }
}

impl FromStr for Setup {
    type Err = NoSuchSetup;

    fn from_str(text: &str) -> Result<Self, NoSuchSetup> {
        let seats = text.strip_prefix("seats:").and_then(plain_number).ok_or(NoSuchSetup)?;
        Ok(Self { seats })
    }
}

serde_as_text!(Setup, NoSuchSetup);
