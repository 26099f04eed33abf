//! A state as one line of text: for bug reports, tests, hand-made positions and saved games.
//!
//! ```text
//! seats:2 turn:1 left:- agenda:turn bag:7/8/… beside:0/0/… market:0/1/0/0/0/0,…,0/0/… unseen:g1-g82 pile:24 taken:0
//! discards:- 1:tokens=-1,store=0/…,cashed=-,60=a1*0/0/0/0/1/0,50=-,40=b1*0/…,30=-,20=-,10=- 2:…
//! ```
//!
//! There is exactly one text for each state of a game, so equal states have equal texts. What lies at seats where nobody
//! sits is not written: nothing can.

use std::fmt;
use std::str::FromStr;

use super::{Cubes, GuestSet, MOST_SEATS, Market, Place, Ristorante, Stall, State, Waiting};
use crate::notation::{Parts, Unreadable, plain_number};

/// A text that is no state: which part of it cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a state of Da Luigi: the part “{part}” cannot be read")]
pub struct NoSuchState {
    /// The name of the part, as it stands before the colon or the equals sign.
    pub part: &'static str,
}

impl From<Unreadable> for NoSuchState {
    fn from(Unreadable(part): Unreadable) -> Self {
        Self { part }
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats:{} turn:{} left:", self.seats, self.turn)?;
        match self.turns_left {
            None => f.write_str("-")?,
            Some(left) => write!(f, "{left}")?,
        }
        write!(
            f,
            " agenda:{} bag:{} beside:{} market:",
            self.agenda, self.bag, self.beside
        )?;
        for stall in Stall::all() {
            let comma = if stall.index() == 0 { "" } else { "," };
            write!(f, "{comma}{}", self.market.at(stall))?;
        }
        write!(f, " unseen:{} pile:{} taken:{}", self.unseen, self.pile, self.taken)?;
        write!(f, " discards:{}", self.discards)?;
        for seat in self.all_seats().iter() {
            let house = self.house(seat);
            write!(
                f,
                " {seat}:tokens={},store={},cashed={}",
                house.tokens, house.store, house.cashed
            )?;
            for place in Place::ALL {
                match house.at(place) {
                    None => write!(f, ",{place}=-")?,
                    Some(Waiting { guest, served }) => write!(f, ",{place}={guest}*{served}")?,
                }
            }
        }
        Ok(())
    }
}

impl FromStr for State {
    type Err = NoSuchState;

    fn from_str(text: &str) -> Result<Self, NoSuchState> {
        let mut parts = Parts::new(text, ' ', ':');
        let seats = parts.number("seats")?;
        if usize::from(seats) > MOST_SEATS {
            return Err(NoSuchState { part: "seats" });
        }
        let mut state = Self {
            seats,
            turn: parts.word("turn")?,
            turns_left: parts.next("left", |text| match text {
                "-" => Some(None),
                left => plain_number(left).map(Some),
            })?,
            agenda: parts.word("agenda")?,
            bag: parts.word("bag")?,
            beside: parts.word("beside")?,
            market: parts.next("market", market)?,
            unseen: parts.word("unseen")?,
            pile: parts.number("pile")?,
            taken: parts.number("taken")?,
            discards: parts.word("discards")?,
            houses: [Ristorante::default(); MOST_SEATS],
        };
        for seat in state.all_seats().iter() {
            let text = parts.next(seat.word(), Some)?;
            *state.house_mut(seat) = house(text)?;
        }
        parts.end("seats")?;
        Ok(state)
    }
}

fn market(text: &str) -> Option<Market> {
    let mut market = Market::default();
    let mut stalls = text.split(',');
    for stall in Stall::all() {
        market.set(stall, stalls.next()?.parse().ok()?);
    }
    stalls.next().is_none().then_some(market)
}

fn house(text: &str) -> Result<Ristorante, NoSuchState> {
    let mut parts = Parts::new(text, ',', '=');
    let mut house = Ristorante {
        tokens: parts.next("tokens", tokens)?,
        store: parts.word("store")?,
        cashed: parts.word::<GuestSet>("cashed")?,
        places: [None; Place::COUNT],
    };
    for place in Place::ALL {
        house.places[place.index()] = parts.next(place.word(), waiting)?;
    }
    parts.end("10")?;
    Ok(house)
}

fn waiting(text: &str) -> Option<Option<Waiting>> {
    if text == "-" {
        return Some(None);
    }
    let (guest, served) = text.split_once('*')?;
    let guest = guest.parse().ok()?;
    let served = served.parse::<Cubes>().ok()?;
    Some(Some(Waiting { guest, served }))
}

/// Flowers or, below 0, lemons, as we write them.
fn tokens(text: &str) -> Option<i8> {
    let tokens: i8 = text.parse().ok()?;
    (tokens.to_string() == text).then_some(tokens)
}
