//! A state as one line of text: for bug reports, tests, hand-made positions and saved games.
//!
//! ```text
//! seats:3 round:1 part:first phase:choose token:1 racing:123 buffet:4/./././1/. box:53…/… discards:none
//! pile:8/7/… 1:mouse=0,hand=1/0/…,chosen=none,visible=./././././.,covered=./././././. 2:…
//! ```
//!
//! There is exactly one text for each state of a game, so equal states have equal texts. What lies at seats where nobody
//! sits is not written: nothing can.

use std::fmt;
use std::str::FromStr;

use super::{Card, Cards, Discards, Phase, Stacks, State, Table};
use crate::Seat;
use crate::notation::{Parts, Unreadable, plain_number};

/// A text that is no state: which part of it cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a state of the buffet: the part “{part}” cannot be read")]
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
            Self::Draw { to, left, why } => write!(f, "draw,{to},{left},{why}"),
            Self::TurnUp => f.write_str("turn-up"),
            Self::Choose => f.write_str("choose"),
            Self::Swap { seat } => write!(f, "swap,{seat}"),
            Self::Over => f.write_str("over"),
        }
    }
}

fn phase(text: &str) -> Option<Phase> {
    let mut words = text.split(',');
    let phase = match words.next()? {
        "draw" => Phase::Draw {
            to: words.next()?.parse().ok()?,
            left: plain_number(words.next()?)?,
            why: words.next()?.parse().ok()?,
        },
        "turn-up" => Phase::TurnUp,
        "choose" => Phase::Choose,
        "swap" => Phase::Swap {
            seat: words.next()?.parse().ok()?,
        },
        "over" => Phase::Over,
        _ => return None,
    };
    words.next().is_none().then_some(phase)
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        write!(f, "seats:{} round:{} part:{} ", table.seats, table.round, table.part)?;
        write!(
            f,
            "phase:{} token:{} racing:{} ",
            table.phase, table.token, table.racing
        )?;
        write!(f, "buffet:{} box:{} ", table.buffet, table.face_down)?;
        write!(f, "discards:{} pile:{}", table.discards, self.draw_pile)?;
        for seat in table.all_seats().iter() {
            let index = seat.index();
            let Stacks { visible, covered } = table.stacks[index];
            let chosen = self.chosen[index].map_or("none", Card::word);
            write!(f, " {seat}:mouse={},hand={},", table.mice[index], self.hands[index])?;
            write!(f, "chosen={chosen},visible={visible},covered={covered}")?;
        }
        Ok(())
    }
}

impl FromStr for State {
    type Err = NoSuchState;

    fn from_str(text: &str) -> Result<Self, NoSuchState> {
        let mut parts = Parts::new(text, ' ', ':');
        let seats = parts.number("seats")?;
        if usize::from(seats) > Seat::COUNT {
            return Err(NoSuchState { part: "seats" });
        }
        let mut state = Self {
            table: Table {
                seats,
                round: parts.number("round")?,
                part: parts.word("part")?,
                phase: parts.next("phase", phase)?,
                token: parts.word("token")?,
                racing: parts.word("racing")?,
                mice: [0; Seat::COUNT],
                buffet: parts.word("buffet")?,
                face_down: parts.word("box")?,
                stacks: [Stacks::default(); Seat::COUNT],
                discards: parts.word::<Discards>("discards")?,
            },
            hands: [Cards::EMPTY; Seat::COUNT],
            chosen: [None; Seat::COUNT],
            draw_pile: parts.word("pile")?,
        };
        for seat in state.table.all_seats().iter() {
            let text = parts.next(seat.word(), Some)?;
            state.read_seat(seat, text)?;
        }
        parts.end("seats")?;
        Ok(state)
    }
}

impl State {
    fn read_seat(&mut self, seat: Seat, text: &str) -> Result<(), NoSuchState> {
        let index = seat.index();
        let mut parts = Parts::new(text, ',', '=');
        self.table.mice[index] = parts.next("mouse", field)?;
        self.hands[index] = parts.word("hand")?;
        self.chosen[index] = parts.next("chosen", |text| match text {
            "none" => Some(None),
            card => card.parse().ok().map(Some),
        })?;
        self.table.stacks[index] = Stacks {
            visible: parts.word("visible")?,
            covered: parts.word("covered")?,
        };
        parts.end("covered")?;
        Ok(())
    }
}

/// A place on the track, as we write it.
fn field(text: &str) -> Option<i32> {
    let field: i32 = text.parse().ok()?;
    (field.to_string() == text).then_some(field)
}
