//! Everything that can be done at the buffet, by a player or by chance, and how it is written.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::discards::{list, read_list};
use super::{Card, Cards, Plate};
use crate::Seat;
use crate::vocabulary::serde_as_text;

/// A move. Because all choose at the same time, each says whose it is; the world decides the last two.
///
/// ```
/// use rules::Seat;
/// use rules::buffet::{Card, Move};
///
/// let choice: Move = "choose 2 -1".parse().unwrap();
/// assert_eq!(choice, Move::Choose { seat: Seat::Second, card: Card::MinusOne });
/// assert_eq!(choice.to_string(), "choose 2 -1");
/// assert!("swap 3 0,4,4".parse::<Move>().is_ok());
/// assert!("dealt 7 to 3".parse::<Move>().is_ok());
/// assert!("plate cheese 4".parse::<Move>().is_ok());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Lay this card face down, instead of the one that lies there already, if one does.
    Choose {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Take the chosen card back into the hand, to think again.
    TakeBack {
        /// Who.
        seat: Seat,
    },
    /// Put these cards onto the discards and draw as many, perhaps none.
    Swap {
        /// Who.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// Chance: this card was drawn.
    Dealt {
        /// Which.
        card: Card,
        /// By whom.
        to: Seat,
    },
    /// Chance: this plate was turned up.
    Plate(Plate),
}

/// Room for every legal move of any state: the largest choice is which of nine different cards to swap.
pub type MoveList = ArrayVec<Move, { 1 << super::Table::HAND }>;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose { seat, card } => write!(f, "choose {seat} {card}"),
            Self::TakeBack { seat } => write!(f, "take-back {seat}"),
            Self::Swap { seat, cards } => {
                write!(f, "swap {seat} ")?;
                list(cards.iter(), f)
            }
            Self::Dealt { card, to } => write!(f, "dealt {card} to {to}"),
            Self::Plate(Plate { worth, kind }) => write!(f, "plate {kind} {worth}"),
        }
    }
}

/// A text that is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a move at the buffet")]
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
            ["choose", seat, card] => Self::Choose {
                seat: word(seat)?,
                card: word(card)?,
            },
            ["take-back", seat] => Self::TakeBack { seat: word(seat)? },
            ["swap", seat, cards] => Self::Swap {
                seat: word(seat)?,
                cards: swapped(cards).ok_or(NoSuchMove)?,
            },
            ["dealt", card, "to", to] => Self::Dealt {
                card: word(card)?,
                to: word(to)?,
            },
            ["plate", kind, worth] => Self::Plate(Plate {
                worth: word(worth)?,
                kind: word(kind)?,
            }),
            _ => return Err(NoSuchMove),
        })
    }
}

/// A list of cards from low to high, so that each swap has one text; and no more of each than there are.
fn swapped(text: &str) -> Option<Cards> {
    let mut cards = Cards::EMPTY;
    let mut before = Card::MinusOne;
    read_list(text, |card| {
        let fits = card >= std::mem::replace(&mut before, card) && cards.count(card) < Card::OF_EACH;
        if fits {
            cards.insert(card);
        }
        fits
    })?;
    Some(cards)
}

serde_as_text!(Move, NoSuchMove);
