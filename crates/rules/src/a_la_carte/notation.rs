//! A state as one line of text: for bug reports, tests, hand-made positions and saved games.
//!
//! ```text
//! seats:2 house:english active:1 spoons:2 break:open phase:action bottles:14+5/15+4/15+5/15+5 sink:0/0/0/0/0
//! cups:2/3/2/3/1 used:0/0/0/0/0 table:y1y2… trash:- 1:dial=3,pan=b1,in=1/0/0/0/0,cups=1/0/0/0/0,served=-,points=0,stars=0,crepe=ready 2:…
//! ```
//!
//! Counts stand in the order of the vocabulary (lemon, pepper, paprika, herbs, salt; point, swap, spoons, reseason,
//! cool). There is exactly one text for each state of a game, so equal states have equal texts. What lies at seats where
//! nobody sits is not written: nothing can.

use std::fmt;
use std::str::FromStr;

use super::{ALL_SEATS, Condiment, Crystals, Cups, Dispenser, Food, Heat, Kitchen, Pan, Phase, State, Stove};
use crate::notation::{Counts, Parts, Unreadable, counts, plain_number};

/// A text that is no state: which part of it cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a state of À la carte: the part “{part}” cannot be read")]
pub struct NoSuchState {
    /// The name of the part, as it stands before the colon or the equals sign.
    pub part: &'static str,
}

impl From<Unreadable> for NoSuchState {
    fn from(Unreadable(part): Unreadable) -> Self {
        Self { part }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal => f.write_str("deal"),
            Self::FirstDish => f.write_str("first-dish"),
            Self::Rescue => f.write_str("rescue"),
            Self::NewDish { ends_turn: false } => f.write_str("new-dish"),
            Self::NewDish { ends_turn: true } => f.write_str("last-dish"),
            Self::Action => f.write_str("action"),
            Self::Roll => f.write_str("roll"),
            Self::PickHeat => f.write_str("pick-heat"),
            Self::DrawCup => f.write_str("draw-cup"),
            Self::TakeCup => f.write_str("take-cup"),
            Self::Pour { from, into } => write!(f, "pour,{from},{into}"),
            Self::Flip => f.write_str("flip"),
            Self::Over { by, reason } => write!(f, "over,{by},{reason}"),
        }
    }
}

fn phase(text: &str) -> Option<Phase> {
    let mut parts = text.split(',');
    let name = parts.next()?;
    let (first, second) = (parts.next(), parts.next());
    if parts.next().is_some() {
        return None;
    }
    Some(match (name, first, second) {
        ("deal", None, None) => Phase::Deal,
        ("first-dish", None, None) => Phase::FirstDish,
        ("rescue", None, None) => Phase::Rescue,
        ("new-dish", None, None) => Phase::NewDish { ends_turn: false },
        ("last-dish", None, None) => Phase::NewDish { ends_turn: true },
        ("action", None, None) => Phase::Action,
        ("roll", None, None) => Phase::Roll,
        ("pick-heat", None, None) => Phase::PickHeat,
        ("draw-cup", None, None) => Phase::DrawCup,
        ("take-cup", None, None) => Phase::TakeCup,
        ("pour", Some(from), Some(into)) => Phase::Pour {
            from: from.parse().ok()?,
            into: into.parse().ok()?,
        },
        ("flip", None, None) => Phase::Flip,
        ("over", Some(by), Some(reason)) => Phase::Over {
            by: by.parse().ok()?,
            reason: reason.parse().ok()?,
        },
        _ => return None,
    })
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let coffee = if self.break_taken { "taken" } else { "open" };
        write!(f, "seats:{} house:{} active:{} ", self.seats, self.house, self.active)?;
        write!(f, "spoons:{} break:{coffee} phase:{} bottles:", self.spoons, self.phase)?;
        for (index, dispenser) in self.dispensers.iter().enumerate() {
            let stroke = if index > 0 { "/" } else { "" };
            write!(f, "{stroke}{}+{}", dispenser.colour, dispenser.salt)?;
        }
        write!(f, " sink:{}", Counts(&self.sink.counts()))?;
        write!(f, " cups:{}", Counts(&self.face_down.counts()))?;
        write!(f, " used:{}", Counts(&self.used.counts()))?;
        write!(f, " table:{} trash:{}", self.table, self.trash)?;
        for seat in self.all_seats() {
            write!(f, " {seat}:{}", self.kitchen(seat))?;
        }
        Ok(())
    }
}

impl fmt::Display for Kitchen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dial={},pan=", self.stove.dial)?;
        match self.stove.pan.food {
            None => f.write_str("-")?,
            Some(Food::Crepe) => f.write_str("crepe")?,
            Some(Food::Dish(dish)) => write!(f, "{dish}")?,
        }
        let (pan, cups) = (self.stove.pan.crystals.counts(), self.cups.counts());
        write!(f, ",in={},cups={}", Counts(&pan), Counts(&cups))?;
        write!(f, ",served={},points={}", self.served, self.point_cups)?;
        write!(f, ",stars={},crepe={}", self.stars, self.crepe)
    }
}

impl FromStr for State {
    type Err = NoSuchState;

    fn from_str(text: &str) -> Result<Self, NoSuchState> {
        let mut parts = Parts::new(text, ' ', ':');
        let seats = parts.number("seats")?;
        let mut state = Self {
            seats,
            // Only the canonical text of house rules, so that a state has one text.
            house: parts.next("house", |text| {
                text.parse()
                    .ok()
                    .filter(|house: &super::HouseRules| house.to_string() == text)
            })?,
            active: parts.word("active")?,
            spoons: parts.number("spoons")?,
            break_taken: parts.next("break", |text| match text {
                "taken" => Some(true),
                "open" => Some(false),
                _ => None,
            })?,
            phase: parts.next("phase", phase)?,
            dispensers: parts.next("bottles", dispensers)?,
            sink: parts.next("sink", |text| counts(text).map(Crystals::new))?,
            face_down: parts.next("cups", |text| counts(text).map(Cups::new))?,
            used: parts.next("used", |text| counts(text).map(Cups::new))?,
            table: parts.word("table")?,
            trash: parts.word("trash")?,
            kitchens: [Kitchen::NEW; ALL_SEATS.len()],
        };
        if usize::from(seats) > ALL_SEATS.len() {
            return Err(NoSuchState { part: "seats" });
        }
        for (seat, kitchen) in ALL_SEATS.into_iter().zip(&mut state.kitchens).take(usize::from(seats)) {
            let text = parts.next(seat.word(), Some)?;
            *kitchen = read_kitchen(text)?;
        }
        parts.end("seats")?;
        Ok(state)
    }
}

fn dispensers(text: &str) -> Option<[Dispenser; Condiment::COUNT]> {
    let mut dispensers = [Dispenser::FULL; Condiment::COUNT];
    let mut parts = text.split('/');
    for dispenser in &mut dispensers {
        let (colour, salt) = parts.next()?.split_once('+')?;
        dispenser.colour = plain_number(colour)?;
        dispenser.salt = plain_number(salt)?;
    }
    parts.next().is_none().then_some(dispensers)
}

fn read_kitchen(text: &str) -> Result<Kitchen, NoSuchState> {
    let mut parts = Parts::new(text, ',', '=');
    let kitchen = Kitchen {
        stove: Stove {
            dial: parts.next("dial", |text| plain_number(text).and_then(Heat::new))?,
            pan: Pan {
                food: parts.next("pan", |text| match text {
                    "-" => Some(None),
                    "crepe" => Some(Some(Food::Crepe)),
                    dish => dish.parse().ok().map(|dish| Some(Food::Dish(dish))),
                })?,
                crystals: parts.next("in", |text| counts(text).map(Crystals::new))?,
            },
        },
        cups: parts.next("cups", |text| counts(text).map(Cups::new))?,
        served: parts.word("served")?,
        point_cups: parts.number("points")?,
        stars: parts.number("stars")?,
        crepe: parts.word("crepe")?,
    };
    parts.end("crepe")?;
    Ok(kitchen)
}
