//! Who sits where, and sets of those who do.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::vocabulary::words;

words! {
    /// A place at the table. Play goes round in this order; the first seat starts. Six is the most that any game takes; how
    /// many a game does take is [`Game::SEATS`](crate::Game::SEATS).
    ///
    /// ```
    /// use rules::Seat;
    ///
    /// assert_eq!("3".parse(), Ok(Seat::Third));
    /// assert_eq!(Seat::Third.next(3), Seat::First);
    /// assert_eq!(Seat::Third.next(4), Seat::Fourth);
    /// ```
    pub enum Seat as "seat" {
        /// The starting player.
        First = "1",
        /// Left of the first.
        Second = "2",
        /// Left of the second.
        Third = "3",
        /// Left of the third.
        Fourth = "4",
        /// Left of the fourth.
        Fifth = "5",
        /// Left of the fifth.
        Sixth = "6",
    }
}

impl Seat {
    /// The seat whose turn comes next at a table of so many.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self as usize + 1;
        if next >= seats as usize {
            Self::First
        } else {
            Self::ALL[next]
        }
    }
}

/// Some of the seats.
///
/// ```
/// use rules::{Seat, SeatSet};
///
/// let mut seats = SeatSet::first(4);
/// seats.remove(Seat::Second);
/// assert_eq!(seats.to_string(), "134");
/// assert_eq!("134".parse(), Ok(seats));
/// assert_eq!(seats.from(Seat::Third).collect::<Vec<_>>(), [Seat::Third, Seat::Fourth, Seat::First]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SeatSet(u8);

/// A text that is no set of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a set of seats; it looks like “134”, and “-” is nobody")]
pub struct NoSuchSeats;

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// So many seats from the first on.
    #[must_use]
    pub const fn first(seats: u8) -> Self {
        if seats as usize >= Seat::COUNT {
            Self((1 << Seat::COUNT) - 1)
        } else {
            Self((1 << seats) - 1)
        }
    }

    /// One seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    /// Whether a seat is among them.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat as u8);
    }

    /// Those that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one seat, if there is exactly one.
    #[must_use]
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() {
            Some(Seat::ALL[self.0.trailing_zeros() as usize])
        } else {
            None
        }
    }

    /// Each of them, in the order of play from the first seat on.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = *Seat::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(seat)
        })
    }

    /// Each of them, in the order of play from this seat on.
    pub fn from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let before = Self(self.0 & Self::first(seat as u8).0);
        self.without(before).iter().chain(before.iter())
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|seat| f.write_str(seat.word()))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeatSet({self})")
    }
}

impl FromStr for SeatSet {
    type Err = NoSuchSeats;

    /// Reads what [`Display`](fmt::Display) writes, and only that: each seat once, in order.
    fn from_str(text: &str) -> Result<Self, NoSuchSeats> {
        let mut seats = Self::EMPTY;
        if text == "-" {
            return Ok(seats);
        }
        for word in text.split_inclusive(|_: char| true) {
            let seat: Seat = word.parse().map_err(|_| NoSuchSeats)?;
            // Later seats than this one, or this one again, would be out of order.
            if seats.0 >> seat as u8 != 0 {
                return Err(NoSuchSeats);
            }
            seats.insert(seat);
        }
        if seats.is_empty() { Err(NoSuchSeats) } else { Ok(seats) }
    }
}

crate::vocabulary::serde_as_text!(SeatSet, NoSuchSeats);
