//! Everything that can be done in the kitchen, by a player or by chance, and how it is written.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Number, Place, PotId, Source, Thing, Vegetable};
use crate::Seat;
use crate::vocabulary::serde_as_text;

/// A move. Several may act at the same time, so what a cook does says whose it is; the world decides the last two. When each
/// was made stands beside it in the [match file](crate::Stamp), and is no concern of the rules.
///
/// ```
/// use rules::Seat;
/// use rules::kitchen_chaos::{Move, Number, Thing};
///
/// let throw: Move = "throw 2 spoon1".parse().unwrap();
/// assert_eq!(throw, Move::Throw { seat: Seat::Second, thing: Thing::Spoon(Number::One) });
/// assert_eq!(throw.to_string(), "throw 2 spoon1");
/// for text in ["call", "close", "land 2 9", "miss 2", "draw 2 left", "draw 2 lid1", "called 4 leek", "dealt leek to right"] {
///     assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// The chef calls. Which card it is, is decided next (K27).
    Call,
    /// The chef ends the last call (K7).
    Close,
    /// A called cook throws something from the hand.
    Throw {
        /// Who.
        seat: Seat,
        /// What.
        thing: Thing,
    },
    /// What somebody threw comes to rest in a pot.
    Land {
        /// Whose throw.
        seat: Seat,
        /// Where.
        pot: PotId,
    },
    /// What somebody threw comes to rest elsewhere, and goes back into the hand.
    Miss {
        /// Whose throw.
        seat: Seat,
    },
    /// A cook who has put something draws.
    Draw {
        /// Who.
        seat: Seat,
        /// From where.
        from: Source,
    },
    /// Chance: this starting vegetable was dealt.
    Dealt {
        /// What.
        vegetable: Vegetable,
        /// Where it went.
        to: Place,
    },
    /// Chance: this card was called (K20).
    Called {
        /// Its back.
        number: Number,
        /// Its front.
        vegetable: Vegetable,
    },
}

/// Room for every legal move of any state: the most are those of five throws, each into nine pots or beside them, and a call.
pub type MoveList = ArrayVec<Move, 64>;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(seat) => seat.fmt(f),
            Self::Pile(side) => side.fmt(f),
        }
    }
}

impl FromStr for Place {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        let hand = text.parse().map(Self::Hand);
        hand.or_else(|_| text.parse().map(Self::Pile)).map_err(|_| NoSuchMove)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pile(side) => side.fmt(f),
            Self::Spoon(number) => Thing::Spoon(number).fmt(f),
            Self::Lid(number) => Thing::Lid(number).fmt(f),
        }
    }
}

impl FromStr for Source {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        if let Ok(side) = text.parse() {
            return Ok(Self::Pile(side));
        }
        match text.parse() {
            Ok(Thing::Spoon(number)) => Ok(Self::Spoon(number)),
            Ok(Thing::Lid(number)) => Ok(Self::Lid(number)),
            Ok(Thing::Vegetable(_)) | Err(_) => Err(NoSuchMove),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call => f.write_str("call"),
            Self::Close => f.write_str("close"),
            Self::Throw { seat, thing } => write!(f, "throw {seat} {thing}"),
            Self::Land { seat, pot } => write!(f, "land {seat} {pot}"),
            Self::Miss { seat } => write!(f, "miss {seat}"),
            Self::Draw { seat, from } => write!(f, "draw {seat} {from}"),
            Self::Dealt { vegetable, to } => write!(f, "dealt {vegetable} to {to}"),
            Self::Called { number, vegetable } => write!(f, "called {number} {vegetable}"),
        }
    }
}

/// A text that is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a move in the kitchen")]
pub struct NoSuchMove;

impl FromStr for Move {
    type Err = NoSuchMove;

    /// Reads what [`Display`](fmt::Display) writes, and only that: words with one blank between them.
    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        fn word<T: FromStr>(text: &str) -> Result<T, NoSuchMove> {
            text.parse().map_err(|_| NoSuchMove)
        }

        let mut words: ArrayVec<&str, 4> = ArrayVec::new();
        for part in text.split(' ') {
            words.try_push(part).map_err(|_| NoSuchMove)?;
        }
        Ok(match *words.as_slice() {
            ["call"] => Self::Call,
            ["close"] => Self::Close,
            ["throw", seat, thing] => Self::Throw {
                seat: word(seat)?,
                thing: word(thing)?,
            },
            ["land", seat, pot] => Self::Land {
                seat: word(seat)?,
                pot: word(pot)?,
            },
            ["miss", seat] => Self::Miss { seat: word(seat)? },
            ["draw", seat, from] => Self::Draw {
                seat: word(seat)?,
                from: word(from)?,
            },
            ["dealt", vegetable, "to", to] => Self::Dealt {
                vegetable: word(vegetable)?,
                to: word(to)?,
            },
            ["called", number, vegetable] => Self::Called {
                number: word(number)?,
                vegetable: word(vegetable)?,
            },
            _ => return Err(NoSuchMove),
        })
    }
}

serde_as_text!(Move, NoSuchMove);
