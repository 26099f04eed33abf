//! What is agreed on before the first move.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Contradiction, Fingerprint, GuestBook, SEATS};
use crate::notation::plain_number;
use crate::vocabulary::serde_as_text;

/// How many play, and which guests may come.
///
/// ```
/// use rules::luigi::{GuestBook, Setup};
///
/// let setup = Setup::new(3, &GuestBook::standard());
/// assert!(setup.to_string().starts_with("seats:3 guests:"));
/// assert_eq!(setup.to_string().parse(), Ok(setup));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Setup {
    /// Two to four.
    pub seats: u8,
    /// Which book: a match played with one table of guests is not replayed with another.
    pub guests: Fingerprint,
}

impl Setup {
    /// A setup with the guests of this book.
    #[must_use]
    pub const fn new(seats: u8, book: &GuestBook) -> Self {
        Self {
            seats,
            guests: book.fingerprint(),
        }
    }
}

/// Why there is no game with a setup or in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidGame {
    /// Too few or too many seats.
    #[error("a table has {min} to {max} seats, not {0}", min = SEATS.start(), max = SEATS.end())]
    Seats(u8),
    /// Played with another table of guests.
    #[error("this game was played with other guests ({wanted}) than those at hand ({at_hand})")]
    OtherGuests {
        /// The book of the setup.
        wanted: Fingerprint,
        /// The book that was offered.
        at_hand: Fingerprint,
    },
    /// A state that no game reaches.
    #[error("no game can be in this state: {0}")]
    State(Contradiction),
}

/// A text that is no setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a setup; it looks like “seats:4 guests:” and sixteen digits")]
pub struct NoSuchSetup;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats:{} guests:{}", self.seats, self.guests)
    }
}

impl FromStr for Setup {
    type Err = NoSuchSetup;

    fn from_str(text: &str) -> Result<Self, NoSuchSetup> {
        let (seats, guests) = text.split_once(' ').ok_or(NoSuchSetup)?;
        let seats = seats.strip_prefix("seats:").and_then(plain_number).ok_or(NoSuchSetup)?;
        let digits = guests.strip_prefix("guests:").ok_or(NoSuchSetup)?;
        let hexadecimal = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        if digits.len() != 16 || !digits.bytes().all(hexadecimal) {
            return Err(NoSuchSetup);
        }
        let guests = u64::from_str_radix(digits, 16).map_err(|_| NoSuchSetup)?;
        Ok(Self {
            seats,
            guests: Fingerprint(guests),
        })
    }
}

serde_as_text!(Setup, NoSuchSetup);
