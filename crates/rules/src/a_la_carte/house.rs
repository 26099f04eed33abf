//! House rules: the points on which the two rulebooks differ, and what a table may agree on.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a table has agreed on.
///
/// ```
/// use rules::a_la_carte::HouseRules;
///
/// assert_eq!("german".parse(), Ok(HouseRules::german()));
/// let mix = HouseRules { coffee_with_crepe: true, ..HouseRules::english() };
/// assert_eq!(mix.to_string(), "crepe-coffee:yes,take-points:no,dishes:5,dishes-for-two:7");
/// assert_eq!(mix.to_string().parse(), Ok(mix));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// Coffee breaks are allowed while a crêpe is in one's pan.
    pub coffee_with_crepe: bool,
    /// Victory-point cups that have not been played may be taken from a player.
    pub take_point_cups: bool,
    /// So many served dishes end a game of three or four.
    pub dishes: u8,
    /// So many served dishes end a game of two.
    pub dishes_for_two: u8,
}

/// A text that is no set of house rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "not house rules; use english, german, or a mix such as crepe-coffee:yes,take-points:no,dishes:5,dishes-for-two:7"
)]
pub struct NoSuchHouseRules;

impl HouseRules {
    /// The fewest dishes that may be agreed to end a game.
    pub const FEWEST_DISHES: u8 = 1;
    /// The most: there are only so many turns in an evening, and twenty dishes for up to four.
    pub const MOST_DISHES: u8 = 9;

    /// As in the English rulebook; the default.
    #[must_use]
    pub const fn english() -> Self {
        Self {
            coffee_with_crepe: false,
            take_point_cups: false,
            dishes: 5,
            dishes_for_two: 7,
        }
    }

    /// As in the German rulebook.
    #[must_use]
    pub const fn german() -> Self {
        Self {
            coffee_with_crepe: true,
            take_point_cups: true,
            ..Self::english()
        }
    }

    /// The served dishes that end a game at a table of so many seats.
    #[must_use]
    pub const fn dishes_to_end(&self, seats: u8) -> u8 {
        if seats == 2 { self.dishes_for_two } else { self.dishes }
    }

    /// Whether the numbers make sense.
    #[must_use]
    pub fn are_playable(&self) -> bool {
        let sensible = Self::FEWEST_DISHES..=Self::MOST_DISHES;
        sensible.contains(&self.dishes) && sensible.contains(&self.dishes_for_two)
    }
}

impl Default for HouseRules {
    fn default() -> Self {
        Self::english()
    }
}

const fn yes_or_no(choice: bool) -> &'static str {
    if choice { "yes" } else { "no" }
}

impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::english() {
            return f.write_str("english");
        }
        if *self == Self::german() {
            return f.write_str("german");
        }
        write!(
            f,
            "crepe-coffee:{},take-points:{},dishes:{},dishes-for-two:{}",
            yes_or_no(self.coffee_with_crepe),
            yes_or_no(self.take_point_cups),
            self.dishes,
            self.dishes_for_two,
        )
    }
}

impl FromStr for HouseRules {
    type Err = NoSuchHouseRules;

    fn from_str(text: &str) -> Result<Self, NoSuchHouseRules> {
        fn choice(text: &str) -> Result<bool, NoSuchHouseRules> {
            match text {
                "yes" => Ok(true),
                "no" => Ok(false),
                _ => Err(NoSuchHouseRules),
            }
        }

        match text {
            "english" => return Ok(Self::english()),
            "german" => return Ok(Self::german()),
            _ => {}
        }
        // What is not said stays as in the English book, so that `--house take-points:yes` is enough.
        let mut house = Self::english();
        for part in text.split(',') {
            let (name, value) = part.split_once(':').ok_or(NoSuchHouseRules)?;
            let number = || crate::notation::plain_number(value).ok_or(NoSuchHouseRules);
            match name {
                "crepe-coffee" => house.coffee_with_crepe = choice(value)?,
                "take-points" => house.take_point_cups = choice(value)?,
                "dishes" => house.dishes = number()?,
                "dishes-for-two" => house.dishes_for_two = number()?,
                _ => return Err(NoSuchHouseRules),
            }
        }
        if house.are_playable() {
            Ok(house)
        } else {
            Err(NoSuchHouseRules)
        }
    }
}
