//! The market: twelve stalls in four rows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Cubes;
use crate::vocabulary::{serde_as_text, words};

words! {
    /// A row of the market. The further down, the more cubes a stall holds, and the more clocks they cost.
    pub enum Row as "row" {
        /// One cube, for nothing.
        First = "1",
        /// Two cubes for one clock.
        Second = "2",
        /// Three cubes for two clocks.
        Third = "3",
        /// Four cubes for three clocks.
        Fourth = "4",
    }
}

impl Row {
    /// Stalls in a row.
    pub const STALLS: usize = 3;

    /// What a stall of this row costs.
    #[must_use]
    pub const fn clocks(self) -> u8 {
        self as u8
    }

    /// How many cubes a full stall of this row holds.
    #[must_use]
    pub const fn capacity(self) -> u8 {
        self as u8 + 1
    }

    /// Its stalls from left to right.
    pub fn stalls(self) -> impl Iterator<Item = Stall> {
        let first = self as u8 * Self::STALLS as u8;
        (first..first + Self::STALLS as u8).map(Stall)
    }
}

/// A stall: its row, and its field in that row, counted from 1.
///
/// ```
/// use rules::luigi::{Row, Stall};
///
/// let stall: Stall = "3.2".parse().unwrap();
/// assert_eq!(stall.row(), Row::Third);
/// assert_eq!((stall.row().capacity(), stall.row().clocks()), (3, 2));
/// assert_eq!(stall.to_string(), "3.2");
/// assert!("3.4".parse::<Stall>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Stall(u8);

/// A text that is no stall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a stall; it is a row from 1 to 4 and a field from 1 to 3, such as 3.2")]
pub struct NoSuchStall;

impl Stall {
    /// All stalls.
    pub const COUNT: usize = Row::COUNT * Row::STALLS;

    /// Every stall, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place in the order of [`all`](Self::all).
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row.
    #[must_use]
    pub const fn row(self) -> Row {
        Row::ALL[self.index() / Row::STALLS]
    }
}

impl fmt::Display for Stall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row(), self.index() % Row::STALLS + 1)
    }
}

impl fmt::Debug for Stall {
    /// As in the notation: a bare number would tell nobody which stall it is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Stall {
    type Err = NoSuchStall;

    fn from_str(text: &str) -> Result<Self, NoSuchStall> {
        let (row, field) = text.split_once('.').ok_or(NoSuchStall)?;
        let row: Row = row.parse().map_err(|_| NoSuchStall)?;
        let [digit @ b'1'..=b'3'] = *field.as_bytes() else {
            return Err(NoSuchStall);
        };
        row.stalls().nth(usize::from(digit - b'1')).ok_or(NoSuchStall)
    }
}

serde_as_text!(Stall, NoSuchStall);

/// What lies on the twelve stalls.
///
/// ```
/// use rules::luigi::{Food, Market, Row};
///
/// let mut market = Market::default();
/// assert!(Row::ALL.into_iter().all(|row| market.is_row_empty(row)));
/// let stall = "2.3".parse().unwrap();
/// market.put(stall, Food::Pizza);
/// assert!(!market.is_row_empty(Row::Second));
/// assert_eq!(market.first_not_full(Row::Second), "2.1".parse().ok());
/// assert_eq!(market.take(stall).len(), 1);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Market([Cubes; Stall::COUNT]);

impl Market {
    /// What lies on a stall.
    #[must_use]
    pub const fn at(&self, stall: Stall) -> Cubes {
        self.0[stall.index()]
    }

    /// Lays a cube on a stall.
    pub const fn put(&mut self, stall: Stall, food: super::Food) {
        self.0[stall.index()].insert(food);
    }

    /// Lays these cubes on a stall instead of what lies there.
    pub const fn set(&mut self, stall: Stall, cubes: Cubes) {
        self.0[stall.index()] = cubes;
    }

    /// Takes everything from a stall.
    pub const fn take(&mut self, stall: Stall) -> Cubes {
        self.0[stall.index()].take_all()
    }

    /// Whether nothing lies in a whole row.
    #[must_use]
    pub fn is_row_empty(&self, row: Row) -> bool {
        row.stalls().all(|stall| self.at(stall).is_empty())
    }

    /// The stall of a row that is filled next.
    #[must_use]
    pub fn first_not_full(&self, row: Row) -> Option<Stall> {
        row.stalls().find(|&stall| self.at(stall).len() < row.capacity())
    }
}
