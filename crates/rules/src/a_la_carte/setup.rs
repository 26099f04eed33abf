//! What is agreed on before the first move.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Fingerprint, HouseRules, Menu, SEATS};

/// Seats, house rules and the menu that is cooked from.
///
/// ```
/// use rules::a_la_carte::{HouseRules, Menu, Setup};
///
/// let setup = Setup::new(3, HouseRules::german(), &Menu::standard());
/// assert!(setup.to_string().starts_with("seats:3 house:german menu:"));
/// assert_eq!(setup.to_string().parse(), Ok(setup));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Setup {
    /// Two to four.
    pub seats: u8,
    /// What the table agreed on.
    pub house: HouseRules,
    /// Which menu: a match played from one table of dishes is not replayed from another.
    pub menu: Fingerprint,
}

impl Setup {
    /// A setup for this menu.
    #[must_use]
    pub const fn new(seats: u8, house: HouseRules, menu: &Menu) -> Self {
        Self {
            seats,
            house,
            menu: menu.fingerprint(),
        }
    }
}

/// Why there is no game with a setup or in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidGame {
    /// Too few or too many seats.
    #[error("a table has {min} to {max} seats, not {0}", min = SEATS.start(), max = SEATS.end())]
    Seats(u8),
    /// A number of dishes that would never end the game or end it at once.
    #[error("a game ends after {min} to {max} dishes", min = HouseRules::FEWEST_DISHES, max = HouseRules::MOST_DISHES)]
    HouseRules,
    /// Played from another table of dishes.
    #[error("this game was played from another menu ({wanted}) than the one at hand ({at_hand})")]
    OtherMenu {
        /// The menu of the setup.
        wanted: Fingerprint,
        /// The menu that was offered.
        at_hand: Fingerprint,
    },
    /// A state that no game reaches.
    #[error("no game can be in this state: {0}")]
    State(super::Contradiction),
}

/// A text that is no setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a setup; it looks like “seats:4 house:english menu:” and sixteen digits")]
pub struct NoSuchSetup;

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats:{} house:{} menu:{}", self.seats, self.house, self.menu)
    }
}

impl FromStr for Setup {
    type Err = NoSuchSetup;

    fn from_str(text: &str) -> Result<Self, NoSuchSetup> {
        let mut parts = text.split(' ');
        let mut part = |name: &str| {
            let part = parts.next().and_then(|part| part.strip_prefix(name));
            part.and_then(|part| part.strip_prefix(':')).ok_or(NoSuchSetup)
        };
        let seats = crate::notation::plain_number(part("seats")?).ok_or(NoSuchSetup)?;
        let house = part("house")?;
        let house: HouseRules = house
            .parse()
            .ok()
            .filter(|read: &HouseRules| read.to_string() == house)
            .ok_or(NoSuchSetup)?;
        let menu = part("menu")?;
        let hexadecimal = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        if menu.len() != 16 || !menu.bytes().all(hexadecimal) || parts.next().is_some() {
            return Err(NoSuchSetup);
        }
        let menu = u64::from_str_radix(menu, 16).map_err(|_| NoSuchSetup)?;
        Ok(Self {
            seats,
            house,
            menu: Fingerprint(menu),
        })
    }
}

crate::vocabulary::serde_as_text!(Setup, NoSuchSetup);
