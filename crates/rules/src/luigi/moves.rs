//! Everything that can be done, by a player or by chance, and how it is written.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Food, GuestId, Place, Stall};
use crate::Seat;
use crate::vocabulary::serde_as_text;

/// A move. It is always one player's: the game knows whose ([`Game::author`](crate::Game::author)); the world decides the last two.
///
/// ```
/// use rules::luigi::{Food, Move, Place};
///
/// let mv: Move = "serve wine 40".parse().unwrap();
/// assert_eq!(mv, Move::Serve { food: Food::Wine, place: Place::Forty });
/// assert_eq!(mv.to_string(), "serve wine 40");
/// assert!("buy 3.2".parse::<Move>().is_ok());
/// assert!("lay-off store wine".parse::<Move>().is_ok());
/// assert!("guest g12".parse::<Move>().is_ok());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Serve guests, with what lies on this stall.
    Buy(Stall),
    /// Welcome new guests.
    Welcome,
    /// Do neither, in one of the last turns.
    Pass,
    /// Move the guest at this place one to the right: for a clock, or out of impatience.
    Push(Place),
    /// Put a cube onto the order of the guest at this place.
    Serve {
        /// Which.
        food: Food,
        /// Whose order.
        place: Place,
    },
    /// Complete the order of the guest at this place with jokers.
    Joker(Place),
    /// Two desserts of the store stand for one missing cube.
    TwoDesserts,
    /// One of four cubes of the store that stand for one missing cube.
    Spend(Food),
    /// No more jokers.
    Done,
    /// Give the guest that was turned up to this player, or keep it.
    Give(Seat),
    /// Take flowers.
    TakeFlowers,
    /// Take no flowers.
    DeclineFlowers,
    /// Lay off a cube of the store.
    LayOffStore(Food),
    /// Lay off a cube from a guest's order.
    LayOffServed {
        /// Which.
        food: Food,
        /// Whose order.
        place: Place,
    },
    /// Lay off a bunch of flowers or a lemon, whichever there are.
    LayOffToken,
    /// L8: put a cube of the store back into the bag.
    Return(Food),
    /// Chance: this cube came out of the bag.
    Cube(Food),
    /// Chance: this guest was turned up.
    Guest(GuestId),
}

/// Room for every legal move of any state: nothing offers more than the guests that may be turned up.
pub type MoveList = ArrayVec<Move, { GuestId::ORDINARY }>;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Buy(stall) => write!(f, "buy {stall}"),
            Self::Welcome => f.write_str("welcome"),
            Self::Pass => f.write_str("pass"),
            Self::Push(place) => write!(f, "push {place}"),
            Self::Serve { food, place } => write!(f, "serve {food} {place}"),
            Self::Joker(place) => write!(f, "joker {place}"),
            Self::TwoDesserts => f.write_str("two-desserts"),
            Self::Spend(food) => write!(f, "spend {food}"),
            Self::Done => f.write_str("done"),
            Self::Give(seat) => write!(f, "give {seat}"),
            Self::TakeFlowers => f.write_str("take"),
            Self::DeclineFlowers => f.write_str("decline"),
            Self::LayOffStore(food) => write!(f, "lay-off store {food}"),
            Self::LayOffServed { food, place } => write!(f, "lay-off {place} {food}"),
            Self::LayOffToken => f.write_str("lay-off token"),
            Self::Return(food) => write!(f, "return {food}"),
            Self::Cube(food) => write!(f, "cube {food}"),
            Self::Guest(guest) => write!(f, "guest {guest}"),
        }
    }
}

/// A text that is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a move in a ristorante")]
pub struct NoSuchMove;

impl FromStr for Move {
    type Err = NoSuchMove;

    /// Reads what [`Display`](fmt::Display) writes, and only that: words with one blank between them.
    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        fn word<T: FromStr>(text: &str) -> Result<T, NoSuchMove> {
            text.parse().map_err(|_| NoSuchMove)
        }

        let mut words: ArrayVec<&str, 3> = ArrayVec::new();
        for part in text.split(' ') {
            words.try_push(part).map_err(|_| NoSuchMove)?;
        }
        Ok(match *words.as_slice() {
            ["buy", stall] => Self::Buy(word(stall)?),
            ["welcome"] => Self::Welcome,
            ["pass"] => Self::Pass,
            ["push", place] => Self::Push(word(place)?),
            ["serve", food, place] => Self::Serve {
                food: word(food)?,
                place: word(place)?,
            },
            ["joker", place] => Self::Joker(word(place)?),
            ["two-desserts"] => Self::TwoDesserts,
            ["spend", food] => Self::Spend(word(food)?),
            ["done"] => Self::Done,
            ["give", seat] => Self::Give(word(seat)?),
            ["take"] => Self::TakeFlowers,
            ["decline"] => Self::DeclineFlowers,
            ["lay-off", "token"] => Self::LayOffToken,
            ["lay-off", "store", food] => Self::LayOffStore(word(food)?),
            ["lay-off", place, food] => Self::LayOffServed {
                food: word(food)?,
                place: word(place)?,
            },
            ["return", food] => Self::Return(word(food)?),
            ["cube", food] => Self::Cube(word(food)?),
            ["guest", guest] => Self::Guest(word(guest)?),
            _ => return Err(NoSuchMove),
        })
    }
}

serde_as_text!(Move, NoSuchMove);
