//! Guests: what one orders, how long it waits, what it is worth, and what happens when it comes in.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Cubes, Food, MOST_SEATS, Place};
use crate::Seat;
use crate::notation::plain_number;
use crate::vocabulary::{serde_as_text, words};

words! {
    /// What happens as soon as a guest has come in, to whoever received it.
    pub enum Special as "special" {
        /// A cube from the bag into the store.
        Cube = "cube",
        /// Two of them.
        TwoCubes = "two_cubes",
        /// A lemon must be taken.
        Lemon = "lemon",
        /// Flowers may be taken.
        Flowers = "flowers",
        /// One of the own guests must be moved.
        Impatience = "impatience",
        /// A cube or a token must be laid off.
        Cost = "cost",
        /// Another guest comes along.
        Friends = "friends",
    }
}

/// What a guest's card says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card {
    /// One to four cubes.
    pub order: Cubes,
    /// What it is worth when it has everything.
    pub points: u8,
    /// Where it sits down: how long it waits.
    pub waits: Place,
    /// What happens when it comes in.
    pub special: Special,
}

/// L12: the starting guest with the large order.
pub(super) const HUNGRY: Card = Card {
    order: four_dishes(),
    points: 3,
    waits: Place::Sixty,
    special: Special::TwoCubes,
};

/// L12: the only kind of guest who ever orders a dessert.
pub(super) const SWEET_TOOTH: Card = Card {
    order: two_dishes(),
    points: 2,
    waits: Place::Forty,
    special: Special::Cube,
};

const fn four_dishes() -> Cubes {
    let mut order = Cubes::of(Food::Pasta, 1);
    order.insert(Food::Salad);
    order.insert(Food::Wine);
    order.insert(Food::Water);
    order
}

const fn two_dishes() -> Cubes {
    let mut order = Cubes::of(Food::Pizza, 1);
    order.insert(Food::Dessert);
    order
}

/// A guest: its card, and what people call it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// Its id in the table, such as `night_postman`.
    pub id: String,
    /// What its card says.
    pub card: Card,
    /// Its English name.
    pub english: String,
    /// Its German name.
    pub german: String,
}

/// Which guest: one of the 82 by its place in the [book](super::GuestBook), or a starting guest of a seat.
///
/// ```
/// use rules::Seat;
/// use rules::luigi::GuestId;
///
/// let guest: GuestId = "g82".parse().unwrap();
/// assert_eq!(guest.to_string(), "g82");
/// assert!("g83".parse::<GuestId>().is_err() && "g07".parse::<GuestId>().is_err());
/// // The one with four dishes and the one with the dessert.
/// assert_eq!(GuestId::starting(Seat::Second).map(|guest| guest.to_string()), ["a2", "b2"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GuestId(u8);

/// A text that names no guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a guest; it is g1 to g82, or a starting guest, a1 to a4 and b1 to b4")]
pub struct NoSuchGuest;

impl GuestId {
    /// Guests that come from the pile and the box.
    pub const ORDINARY: usize = 82;
    /// Those and the starting ones of all seats.
    pub const COUNT: usize = Self::ORDINARY + 2 * MOST_SEATS;

    /// Every guest, the starting ones last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The guests of the pile and the box.
    pub fn ordinary() -> impl Iterator<Item = Self> {
        (0..Self::ORDINARY as u8).map(Self)
    }

    /// The two whom a seat starts with: four dishes, then two. There are none for a seat that nobody can have.
    ///
    /// # Panics
    /// Beyond the fourth seat.
    #[must_use]
    pub const fn starting(seat: Seat) -> [Self; 2] {
        assert!(seat.index() < MOST_SEATS, "four can play");
        let first = (Self::ORDINARY + 2 * seat.index()) as u8;
        [Self(first), Self(first + 1)]
    }

    pub(super) const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Its place among all guests.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether somebody starts with it.
    #[must_use]
    pub const fn is_starting(self) -> bool {
        self.index() >= Self::ORDINARY
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index().checked_sub(Self::ORDINARY) {
            None => write!(f, "g{}", self.index() + 1),
            Some(starting) => {
                let letter = if starting % 2 == 0 { 'a' } else { 'b' };
                write!(f, "{letter}{}", starting / 2 + 1)
            }
        }
    }
}

impl fmt::Debug for GuestId {
    /// As in the notation: a bare number would tell nobody which guest it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for GuestId {
    type Err = NoSuchGuest;

    fn from_str(text: &str) -> Result<Self, NoSuchGuest> {
        let (letter, number) = text.split_at_checked(1).ok_or(NoSuchGuest)?;
        let number = plain_number(number).ok_or(NoSuchGuest)?;
        let place = usize::from(number.checked_sub(1).ok_or(NoSuchGuest)?);
        let index = match letter {
            "g" if place < Self::ORDINARY => place,
            "a" if place < MOST_SEATS => Self::ORDINARY + 2 * place,
            "b" if place < MOST_SEATS => Self::ORDINARY + 2 * place + 1,
            _ => return Err(NoSuchGuest),
        };
        Self::new(index).ok_or(NoSuchGuest)
    }
}

serde_as_text!(GuestId, NoSuchGuest);
