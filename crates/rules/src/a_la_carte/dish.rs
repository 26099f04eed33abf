//! Dishes: what a recipe asks for, and how dishes are named and counted.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Condiment, Crystal, Crystals, Heat};
use crate::vocabulary::words;

words! {
    /// The colour of a dish. Nobody chooses a dish of a colour already served while another colour is to be had.
    ///
    /// ```
    /// use rules::a_la_carte::DishColour;
    ///
    /// assert_eq!("orange".parse(), Ok(DishColour::Orange));
    /// ```
    pub enum DishColour as "dish colour" {
        /// The easiest.
        Yellow = "yellow",
        /// Two condiments.
        Green = "green",
        /// Three condiments.
        Blue = "blue",
        /// Four condiments.
        Orange = "orange",
        /// Five or more, and the most points.
        Red = "red",
    }
}

impl DishColour {
    const fn letter(self) -> char {
        match self {
            Self::Yellow => 'y',
            Self::Green => 'g',
            Self::Blue => 'b',
            Self::Orange => 'o',
            Self::Red => 'r',
        }
    }
}

/// One of the twenty dishes, by its colour and its place among the four of that colour. What it is called and what it
/// asks for is the [menu](super::Menu)'s affair.
///
/// ```
/// use rules::a_la_carte::{DishColour, DishId};
///
/// let dish: DishId = "b2".parse().unwrap();
/// assert_eq!(dish.colour(), DishColour::Blue);
/// assert_eq!(dish.to_string(), "b2");
/// assert!("b5".parse::<DishId>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DishId(u8);

impl fmt::Debug for DishId {
    /// As in the notation: a bare number would tell nobody which dish it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that names no dish.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a dish; a dish is a colour's letter (y g b o r) and a number from 1 to 4, such as b2")]
pub struct NoSuchDish;

impl DishId {
    /// Dishes of each colour.
    pub const PER_COLOUR: usize = 4;
    /// All dishes.
    pub const COUNT: usize = DishColour::COUNT * Self::PER_COLOUR;

    /// The dish of a colour at a place counted from 0, if there is one.
    #[must_use]
    pub const fn new(colour: DishColour, place: usize) -> Option<Self> {
        if place < Self::PER_COLOUR {
            Some(Self((colour.index() * Self::PER_COLOUR + place) as u8))
        } else {
            None
        }
    }

    /// Every dish, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in the order of the menu.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> DishColour {
        DishColour::ALL[self.0 as usize / Self::PER_COLOUR]
    }
}

impl fmt::Display for DishId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.index() % Self::PER_COLOUR + 1)
    }
}

impl FromStr for DishId {
    type Err = NoSuchDish;

    fn from_str(text: &str) -> Result<Self, NoSuchDish> {
        let [letter, digit] = text.as_bytes() else {
            return Err(NoSuchDish);
        };
        let colour = DishColour::ALL
            .into_iter()
            .find(|colour| colour.letter() as u8 == *letter)
            .ok_or(NoSuchDish)?;
        let place = digit.checked_sub(b'1').ok_or(NoSuchDish)?;
        Self::new(colour, usize::from(place)).ok_or(NoSuchDish)
    }
}

impl TryFrom<String> for DishId {
    type Error = NoSuchDish;

    fn try_from(text: String) -> Result<Self, NoSuchDish> {
        text.parse()
    }
}

impl From<DishId> for String {
    fn from(dish: DishId) -> Self {
        dish.to_string()
    }
}

/// Some of the twenty dishes.
///
/// ```
/// use rules::a_la_carte::{DishColour, DishId, DishSet};
///
/// let mut tray = DishSet::EMPTY;
/// tray.insert("b2".parse().unwrap());
/// tray.insert("r4".parse().unwrap());
/// assert_eq!(tray.len(), 2);
/// assert!(tray.has_colour(DishColour::Red));
/// assert!(!tray.has_colour(DishColour::Green));
/// assert_eq!(tray.to_string(), "b2r4");
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct DishSet(u32);

impl DishSet {
    /// No dish.
    pub const EMPTY: Self = Self(0);
    /// All twenty.
    pub const ALL: Self = Self((1 << DishId::COUNT) - 1);

    const COLOUR_MASK: u32 = (1 << DishId::PER_COLOUR) - 1;

    const fn colour_bits(colour: DishColour) -> u32 {
        Self::COLOUR_MASK << (colour.index() * DishId::PER_COLOUR)
    }

    /// Whether the dish is among them.
    #[must_use]
    pub const fn contains(self, dish: DishId) -> bool {
        self.0 & (1 << dish.0) != 0
    }

    /// Adds a dish.
    pub const fn insert(&mut self, dish: DishId) {
        self.0 |= 1 << dish.0;
    }

    /// Takes a dish out.
    pub const fn remove(&mut self, dish: DishId) {
        self.0 &= !(1 << dish.0);
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True when there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any dish of the colour is among them.
    #[must_use]
    pub const fn has_colour(self, colour: DishColour) -> bool {
        self.0 & Self::colour_bits(colour) != 0
    }

    /// These without those whose colour occurs in `served`: the colour duty.
    #[must_use]
    pub fn without_colours_of(self, served: Self) -> Self {
        let mut left = self.0;
        for colour in DishColour::ALL {
            if served.has_colour(colour) {
                left &= !Self::colour_bits(colour);
            }
        }
        Self(left)
    }

    /// Every dish among them, in the order of the menu.
    pub fn iter(self) -> impl Iterator<Item = DishId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let dish = DishId(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(dish)
        })
    }
}

impl fmt::Display for DishSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|dish| dish.fmt(f))
    }
}

impl FromStr for DishSet {
    type Err = NoSuchDish;

    /// Reads what [`Display`](fmt::Display) writes, and only that: in order, none twice.
    fn from_str(text: &str) -> Result<Self, NoSuchDish> {
        let mut set = Self::EMPTY;
        if text == "-" {
            return Ok(set);
        }
        if text.is_empty() || !text.is_ascii() || text.len() % 2 == 1 {
            return Err(NoSuchDish);
        }
        let mut last = None;
        for start in (0..text.len()).step_by(2) {
            let dish: DishId = text[start..start + 2].parse()?;
            if last.replace(dish) >= Some(dish) {
                return Err(NoSuchDish);
            }
            set.insert(dish);
        }
        Ok(set)
    }
}

impl TryFrom<String> for DishSet {
    type Error = NoSuchDish;

    fn try_from(text: String) -> Result<Self, NoSuchDish> {
        text.parse()
    }
}

impl From<DishSet> for String {
    fn from(set: DishSet) -> Self {
        set.to_string()
    }
}

/// What the recipe side of a dish says.
///
/// ```
/// use rules::a_la_carte::{Crystals, Heat, Menu};
///
/// let menu = Menu::standard();
/// let walrus = menu.recipe("b1".parse().unwrap());
/// let perfect = Crystals::new([1, 2, 0, 0, 0]);
/// let salty = Crystals::new([1, 2, 0, 0, 1]);
/// assert!(walrus.is_satisfied_by(perfect) && walrus.is_perfect(perfect));
/// assert!(walrus.is_satisfied_by(salty) && !walrus.is_perfect(salty));
/// assert!(walrus.is_green(Heat::new(3).unwrap()));
/// assert!(walrus.is_red(Heat::MAX));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// Pieces asked for, in the order of [`Condiment::ALL`].
    pub asks: [u8; Condiment::COUNT],
    /// The lowest heat at which it cooks.
    pub green_from: Heat,
    /// The highest heat at which it cooks.
    pub green_to: Heat,
    /// From here on it is burnt.
    pub red: Heat,
    /// What it is worth when served.
    pub points: u8,
}

impl Recipe {
    /// How many pieces of a condiment it asks for.
    #[must_use]
    pub const fn asks_for(&self, condiment: Condiment) -> u8 {
        self.asks[condiment.index()]
    }

    /// A plain dish asks for nothing: nobody may season it, and it earns no star.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.asks == [0; Condiment::COUNT]
    }

    /// Whether the dial is where the dish cooks.
    #[must_use]
    pub fn is_green(&self, dial: Heat) -> bool {
        self.green_from <= dial && dial <= self.green_to
    }

    /// Whether the dial burns the dish.
    #[must_use]
    pub fn is_red(&self, dial: Heat) -> bool {
        self.red <= dial
    }

    /// At least what is asked for lies in the pan.
    #[must_use]
    pub fn is_satisfied_by(&self, pan: Crystals) -> bool {
        Condiment::ALL
            .into_iter()
            .all(|condiment| pan[condiment.into()] >= self.asks_for(condiment))
    }

    /// Exactly what is asked for lies in the pan, and no salt: worth a star, unless the dish is plain.
    #[must_use]
    pub fn is_perfect(&self, pan: Crystals) -> bool {
        !self.is_plain()
            && pan[Crystal::Salt] == 0
            && Condiment::ALL
                .into_iter()
                .all(|condiment| pan[condiment.into()] == self.asks_for(condiment))
    }
}

/// A dish of the menu: its recipe, and what people call it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dish {
    /// Its id in the table, such as `walrus_in_burgundy`.
    pub id: String,
    /// Its colour.
    pub colour: DishColour,
    /// What it asks for.
    pub recipe: Recipe,
    /// Its English name.
    pub english: String,
    /// Its German name.
    pub german: String,
}
