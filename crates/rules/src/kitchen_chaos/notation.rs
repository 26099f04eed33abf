//! A state as one line of text: for bug reports, tests, hand-made positions and saved games.
//!
//! ```text
//! seats:4 round:1 phase:cook call:2,open closed:no draw:3 start:none deck:222222,212222,222222,000000,000000
//! left:onion,leek,leek right:carrot,pepper pots:onion.2,spoon1.2/none/none/none/none/none supplies:2+1/3+1/3+1/0+0/0+0
//! 1:score=0,hand=none,air=none 2:…,hand=onion+leek,air=lid1+draw 3:…
//! ```
//!
//! There is exactly one text for each state of a game, so equal states have equal texts. What lies at seats where nobody
//! sits, and in pots that are not in the ring, is not written: nothing can.

use std::fmt;
use std::str::FromStr;

use super::{Call, Deck, Flight, Number, Pile, Pot, PotId, Side, State, Supply, Table, Things};
use crate::Seat;
use crate::notation::{Parts, Unreadable, plain_number};

/// A text that is no state: which part of it cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a state of the kitchen: the part “{part}” cannot be read")]
pub struct NoSuchState {
    /// The name of the part, as it stands before the colon or the equals sign.
    pub part: &'static str,
}

impl From<Unreadable> for NoSuchState {
    fn from(Unreadable(part): Unreadable) -> Self {
        Self { part }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.number, self.answer)
    }
}

impl fmt::Display for Flight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let right = if self.may_draw { "+draw" } else { "" };
        write!(f, "{}{right}", self.thing)
    }
}

impl fmt::Display for Supply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.spoons, u8::from(self.lid))
    }
}

fn call(text: &str) -> Option<Call> {
    let (number, answer) = text.split_once(',')?;
    Some(Call {
        number: number.parse().ok()?,
        answer: answer.parse().ok()?,
    })
}

fn flight(text: &str) -> Option<Flight> {
    let thing = text.strip_suffix("+draw");
    Some(Flight {
        thing: thing.unwrap_or(text).parse().ok()?,
        may_draw: thing.is_some(),
    })
}

fn supply(text: &str) -> Option<Supply> {
    let (spoons, lid) = text.split_once('+')?;
    Some(Supply {
        spoons: plain_number(spoons)?,
        lid: match lid {
            "0" => false,
            "1" => true,
            _ => return None,
        },
    })
}

/// Something or nothing.
fn maybe<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if text == "none" {
        Some(None)
    } else {
        read(text).map(Some)
    }
}

fn or_none(what: Option<&dyn fmt::Display>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match what {
        Some(what) => what.fmt(f),
        None => f.write_str("none"),
    }
}

fn list(items: impl Iterator<Item = impl fmt::Display>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (nth, item) in items.enumerate() {
        if nth > 0 {
            f.write_str("/")?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

/// Reads what [`list`] writes into places of which there are as many.
fn read_list<'a, T: 'a>(
    text: &str,
    places: impl Iterator<Item = &'a mut T>,
    read: impl Fn(&str) -> Option<T>,
) -> Option<()> {
    let mut words = text.split('/');
    for place in places {
        *place = read(words.next()?)?;
    }
    words.next().is_none().then_some(())
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = &self.table;
        write!(
            f,
            "seats:{} round:{} phase:{} call:",
            table.seats, table.round, table.phase
        )?;
        or_none(table.call.as_ref().map(|call| call as &dyn fmt::Display), f)?;
        let closed = if table.closed { "yes" } else { "no" };
        write!(f, " closed:{closed} draw:{} ", table.may_draw)?;
        write!(f, "start:{} deck:{} ", self.start, self.deck)?;
        write!(f, "left:{} right:{} ", self.pile(Side::Left), self.pile(Side::Right))?;
        f.write_str("pots:")?;
        list(table.pots().iter().map(|&id| self.pot(id)), f)?;
        f.write_str(" supplies:")?;
        list(table.supplies.iter(), f)?;
        for seat in table.all_seats().iter() {
            let index = seat.index();
            write!(f, " {seat}:score={},", table.scores[index])?;
            write!(f, "hand={},air=", self.hands[index])?;
            or_none(table.air[index].as_ref().map(|flight| flight as &dyn fmt::Display), f)?;
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
        let mut table = Table::new(seats);
        table.round = parts.number("round")?;
        table.phase = parts.word("phase")?;
        table.call = parts.next("call", |text| maybe(text, call))?;
        table.closed = parts.next("closed", |text| match text {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        })?;
        table.may_draw = parts.word("draw")?;
        let start: Things = parts.word("start")?;
        let deck: Deck = parts.word("deck")?;
        let piles: [Pile; 2] = [parts.word("left")?, parts.word("right")?];
        let mut pots = [Pot::default(); PotId::COUNT];
        let in_the_ring = table.pots().len();
        parts.next("pots", |text| {
            let places = pots.iter_mut().take(in_the_ring);
            read_list(text, places, |text| text.parse().ok())
        })?;
        let mut supplies = [Supply::NONE; Number::COUNT];
        parts.next("supplies", |text| read_list(text, supplies.iter_mut(), supply))?;
        table.supplies = supplies;
        let mut state = Self {
            table,
            start,
            deck,
            piles,
            pots,
            hands: [Things::EMPTY; Seat::COUNT],
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
        self.table.scores[index] = parts.next("score", score)?;
        self.hands[index] = parts.word("hand")?;
        self.table.air[index] = parts.next("air", |text| maybe(text, flight))?;
        parts.end("air")?;
        Ok(())
    }
}

/// Points, as we write them.
fn score(text: &str) -> Option<i16> {
    let score: i16 = text.parse().ok()?;
    (score.to_string() == text).then_some(score)
}
