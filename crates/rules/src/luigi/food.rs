//! What is eaten and drunk, and heaps of it: cubes of six colours.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Luck;
use crate::notation::{Counts, counts};
use crate::vocabulary::{serde_as_text, words};

words! {
    /// A cube of food, from the rarest to the most common.
    ///
    /// ```
    /// use rules::luigi::Food;
    ///
    /// assert_eq!("wine".parse(), Ok(Food::Wine));
    /// assert_eq!(Food::ALL.map(Food::in_play), [10, 12, 14, 16, 18, 20]);
    /// ```
    pub enum Food as "food" {
        /// Brown. Two of them stand for any other; only a starting guest orders one.
        Dessert = "dessert",
        /// Orange.
        Pasta = "pasta",
        /// Yellow.
        Pizza = "pizza",
        /// Green.
        Salad = "salad",
        /// Red.
        Wine = "wine",
        /// Blue.
        Water = "water",
    }
}

impl Food {
    /// So many cubes of it there are.
    #[must_use]
    pub const fn in_play(self) -> u8 {
        10 + 2 * self as u8
    }
}

/// Some cubes, without an order: a stall, a store, what lies on a guest's order, the bag.
///
/// ```
/// use rules::luigi::{Cubes, Food};
///
/// let mut store: Cubes = [Food::Wine, Food::Dessert, Food::Wine].into_iter().collect();
/// assert_eq!(store.to_string(), "1/0/0/0/2/0");
/// store.remove(Food::Wine);
/// assert_eq!((store.len(), store.count(Food::Wine)), (2, 1));
/// assert_eq!(Cubes::ALL.len(), 90);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cubes(
    /// A byte for each food: a search copies and adds heaps by the million.
    u64,
);

/// A text that is no heap of cubes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not cubes; it looks like “1/0/0/0/2/0”, how many of dessert, pasta, pizza, salad, wine and water")]
pub struct NoSuchCubes;

impl Cubes {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// Every cube there is.
    pub const ALL: Self = Self(0x1412_100E_0C0A);

    const BITS: u32 = 8;
    const ONE: u64 = 0xFF;

    const fn shift(food: Food) -> u32 {
        food as u32 * Self::BITS
    }

    /// So many of one food.
    #[must_use]
    pub const fn of(food: Food, count: u8) -> Self {
        Self((count as u64) << Self::shift(food))
    }

    /// How many of a food.
    #[must_use]
    pub const fn count(self, food: Food) -> u8 {
        (self.0 >> Self::shift(food) & Self::ONE) as u8
    }

    /// The counts in the order of [`Food::ALL`].
    #[must_use]
    pub fn counts(self) -> [u8; Food::COUNT] {
        Food::ALL.map(|food| self.count(food))
    }

    /// All of them together.
    #[must_use]
    pub const fn len(self) -> u8 {
        // There are 90 cubes, so the sum of all bytes fits the highest one.
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one of a food.
    #[must_use]
    pub const fn contains(self, food: Food) -> bool {
        self.count(food) > 0
    }

    /// Whether all of these are among them.
    #[must_use]
    pub fn contains_all(self, other: Self) -> bool {
        Food::ALL.into_iter().all(|food| self.count(food) >= other.count(food))
    }

    /// Adds a cube.
    pub const fn insert(&mut self, food: Food) {
        self.0 += 1 << Self::shift(food);
    }

    /// Takes a cube that is there away.
    pub const fn remove(&mut self, food: Food) {
        self.0 -= 1 << Self::shift(food);
    }

    /// Adds cubes.
    pub const fn insert_all(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// Takes cubes that are all there away.
    pub const fn remove_all(&mut self, other: Self) {
        self.0 -= other.0;
    }

    /// What is left without some that are all there.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Takes everything away.
    pub const fn take_all(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }

    /// Each food of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Food> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let food = *Food::ALL.get((left.trailing_zeros() / Self::BITS) as usize)?;
            left &= !(Self::ONE << Self::shift(food));
            Some(food)
        })
    }

    /// Each cube, equal ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Food> {
        self.kinds()
            .flat_map(move |food| std::iter::repeat_n(food, usize::from(self.count(food))))
    }

    /// Any of them, drawn blindly.
    pub fn draw(self, luck: &mut impl Luck) -> Option<Food> {
        if self.is_empty() {
            return None;
        }
        let mut nth = luck.below(self.len().into()) as u8;
        for food in Food::ALL {
            match nth.checked_sub(self.count(food)) {
                Some(rest) => nth = rest,
                None => return Some(food),
            }
        }
        None
    }
}

impl FromIterator<Food> for Cubes {
    fn from_iter<T: IntoIterator<Item = Food>>(foods: T) -> Self {
        let mut all = Self::EMPTY;
        foods.into_iter().for_each(|food| all.insert(food));
        all
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Counts(&self.counts()).fmt(f)
    }
}

impl fmt::Debug for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cubes({self})")
    }
}

impl FromStr for Cubes {
    type Err = NoSuchCubes;

    fn from_str(text: &str) -> Result<Self, NoSuchCubes> {
        let counts: [u8; Food::COUNT] = counts(text).ok_or(NoSuchCubes)?;
        let mut cubes = Self::EMPTY;
        for (food, count) in Food::ALL.into_iter().zip(counts) {
            if count > food.in_play() {
                return Err(NoSuchCubes);
            }
            cubes.insert_all(Self::of(food, count));
        }
        Ok(cubes)
    }
}

serde_as_text!(Cubes, NoSuchCubes);
