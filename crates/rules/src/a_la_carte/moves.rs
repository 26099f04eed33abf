//! Everything that can be done at the table, by a player or by chance, and how it is written.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Condiment, Cup, DishId, Face, Landing, Pour, Seat, Steps};
use crate::notation::plain_number;

/// A move. Players make the upper ones; the world decides the last four, which come in as moves too.
///
/// ```
/// use rules::a_la_carte::{Condiment, Move, Seat};
///
/// let sabotage: Move = "play reseason 3 pepper".parse().unwrap();
/// assert_eq!(sabotage, Move::PlayReseason { on: Seat::Third, with: Condiment::Pepper });
/// assert_eq!(sabotage.to_string(), "play reseason 3 pepper");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Move {
    /// Put this dish into the empty pan.
    Dish(DishId),
    /// Put the own crêpe into the empty pan, instead of a new dish.
    Crepe,
    /// Spend a spoon on rolling the heating die.
    Heat,
    /// After the face `choose`: turn the dial up by so much.
    Pick(Steps),
    /// Spend a spoon on seasoning the own dish from this dispenser.
    Season(Condiment),
    /// Spend a spoon on tossing the crêpe.
    Flip,
    /// Stop, with or without spoons left.
    EndTurn,
    /// Do not rescue the burnt dish.
    LetGo,
    /// Take this cup from another player, when the tray has none.
    TakeCup {
        /// Whose cup.
        from: Seat,
        /// Which.
        cup: Cup,
    },
    /// Coffee break: a point for good.
    PlayPoint,
    /// Coffee break: exchange stoves with this seat.
    PlaySwap(Seat),
    /// Coffee break: hold three spoons again.
    PlaySpoons,
    /// Coffee break: season another player's dish.
    PlayReseason {
        /// Whose dish.
        on: Seat,
        /// From which dispenser.
        with: Condiment,
    },
    /// Coffee break: turn the own dial down.
    PlayCool(Steps),
    /// Chance: the die shows this.
    Rolled(Face),
    /// Chance: this cup came from the tray.
    Drawn(Cup),
    /// Chance: this fell out of the dispenser.
    Poured(Pour),
    /// Chance: the crêpe came down like this.
    Landed(Landing),
}

/// Room for every legal move of any state; the largest choice is what a full dispenser may yield.
pub type MoveList = ArrayVec<Move, { (super::Dispenser::COLOUR as usize + 1) * (super::Dispenser::SALT as usize + 1) }>;

impl Move {
    /// The cup that the move plays, if it is a coffee break.
    #[must_use]
    pub const fn played_cup(self) -> Option<Cup> {
        match self {
            Self::PlayPoint => Some(Cup::Point),
            Self::PlaySwap(_) => Some(Cup::Swap),
            Self::PlaySpoons => Some(Cup::Spoons),
            Self::PlayReseason { .. } => Some(Cup::Reseason),
            Self::PlayCool(_) => Some(Cup::Cool),
            _ => None,
        }
    }
}

impl Move {
    /// Whether the world decides it, and no player.
    #[must_use]
    pub const fn is_chance(self) -> bool {
        matches!(
            self,
            Self::Rolled(_) | Self::Drawn(_) | Self::Poured(_) | Self::Landed(_)
        )
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dish(dish) => write!(f, "dish {dish}"),
            Self::Crepe => f.write_str("crepe"),
            Self::Heat => f.write_str("heat"),
            Self::Pick(steps) => write!(f, "pick {steps}"),
            Self::Season(condiment) => write!(f, "season {condiment}"),
            Self::Flip => f.write_str("flip"),
            Self::EndTurn => f.write_str("end"),
            Self::LetGo => f.write_str("let-go"),
            Self::TakeCup { from, cup } => write!(f, "take {from} {cup}"),
            Self::PlayPoint => f.write_str("play point"),
            Self::PlaySwap(with) => write!(f, "play swap {with}"),
            Self::PlaySpoons => f.write_str("play spoons"),
            Self::PlayReseason { on, with } => write!(f, "play reseason {on} {with}"),
            Self::PlayCool(steps) => write!(f, "play cool {steps}"),
            Self::Rolled(face) => write!(f, "rolled {face}"),
            Self::Drawn(cup) => write!(f, "drawn {cup}"),
            Self::Poured(pour) => write!(f, "poured {}+{}", pour.colour, pour.salt),
            Self::Landed(landing) => write!(f, "landed {landing}"),
        }
    }
}

/// A text that is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a move of À la carte")]
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
            ["dish", dish] => Self::Dish(word(dish)?),
            ["crepe"] => Self::Crepe,
            ["heat"] => Self::Heat,
            ["pick", steps] => Self::Pick(word(steps)?),
            ["season", condiment] => Self::Season(word(condiment)?),
            ["flip"] => Self::Flip,
            ["end"] => Self::EndTurn,
            ["let-go"] => Self::LetGo,
            ["take", from, cup] => Self::TakeCup {
                from: word(from)?,
                cup: word(cup)?,
            },
            ["play", "point"] => Self::PlayPoint,
            ["play", "swap", with] => Self::PlaySwap(word(with)?),
            ["play", "spoons"] => Self::PlaySpoons,
            ["play", "reseason", on, with] => Self::PlayReseason {
                on: word(on)?,
                with: word(with)?,
            },
            ["play", "cool", steps] => Self::PlayCool(word(steps)?),
            ["rolled", face] => Self::Rolled(word(face)?),
            ["drawn", cup] => Self::Drawn(word(cup)?),
            ["poured", pour] => {
                let (colour, salt) = pour.split_once('+').ok_or(NoSuchMove)?;
                Self::Poured(Pour {
                    colour: plain_number(colour).ok_or(NoSuchMove)?,
                    salt: plain_number(salt).ok_or(NoSuchMove)?,
                })
            }
            ["landed", landing] => Self::Landed(word(landing)?),
            _ => return Err(NoSuchMove),
        })
    }
}

crate::vocabulary::serde_as_text!(Move, NoSuchMove);
