//! Da Luigi: two to four owners of a ristorante serve impatient guests.
//!
//! Read the vocabulary first ([`Food`], [`Cubes`], [`Place`], [`Stall`], [`Market`], [`GuestId`], [`GuestSet`], [`GuestBook`]),
//! then [`Ristorante`], [`Agenda`] (what the table is waiting for), [`State`], [`Move`] and [`Event`], and last how they hang
//! together: `legal` says what is allowed, `play` what follows. Where the book leaves something open, a comment cites the ruling
//! (L1, L2, …) that decides; `docs/rules/luigi.md` lists them all.

mod agenda;
mod audit;
mod event;
mod food;
mod guest;
mod guest_book;
mod guest_set;
mod hearsay;
mod legal;
mod market;
mod moves;
mod notation;
mod place;
mod play;
mod ristorante;
mod setup;
mod standings;
mod state;
mod view;

use std::ops::RangeInclusive;
use std::sync::Arc;

pub use agenda::{Agenda, NoSuchAgenda, Pending};
pub use audit::Contradiction;
pub use event::{Event, TokenChange};
pub use food::{Cubes, Food, NoSuchCubes};
pub use guest::{Card, Guest, GuestId, NoSuchGuest, Special};
pub use guest_book::{BookError, BookFault, Fingerprint, GuestBook, GuestFault, PairFault};
pub use guest_set::GuestSet;
pub use legal::IllegalMove;
pub use market::{Market, NoSuchStall, Row, Stall};
pub use moves::{Move, MoveList, NoSuchMove};
pub use notation::NoSuchState;
pub use place::Place;
pub use ristorante::{Ristorante, Waiting};
pub use setup::{InvalidGame, NoSuchSetup, Setup};
pub use state::{Chance, State};
pub use view::View;

use crate::listener::Nobody;
use crate::{Game, Luck, Seat, Standings, ToMove};

/// How many can play.
pub const SEATS: RangeInclusive<u8> = 2..=4;

/// Houses there are.
pub const MOST_SEATS: usize = 4;

/// An evening at Luigi's: a [`State`] that can occur, and the [`GuestBook`] that the guests come from.
///
/// ```
/// use rules::luigi::{GuestBook, IllegalMove, Luigi, Setup};
/// use rules::{Game, Seat, ToMove};
///
/// let book = GuestBook::standard();
/// let mut game = Luigi::start(&Setup::new(2, &book), book)?;
/// // Three cubes each, and thirty for the market.
/// for food in ["wine", "water", "water", "pizza", "salad", "dessert"] {
///     game.apply(format!("cube {food}").parse()?)?;
/// }
/// // Pizza and dessert: the second has cashed a guest already.
/// assert_eq!(game.standings()[0].seat, Seat::Second);
/// while let ToMove::Chance(_) = game.to_move() {
///     let first = game.legal_moves()[0];
///     game.apply(first)?;
/// }
/// assert_eq!(game.to_move(), ToMove::seat(Seat::First));
/// // An illegal move changes nothing and says which rule forbids it.
/// assert_eq!(game.apply("pass".parse()?), Err(IllegalMove::NoPassing));
/// game.apply("buy 2.1".parse()?)?;
/// game.apply("push 40".parse()?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Luigi {
    book: Arc<GuestBook>,
    state: State,
}

/// Two games with the same guests and in the same state are the same.
impl PartialEq for Luigi {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && (Arc::ptr_eq(&self.book, &other.book) || self.book == other.book)
    }
}

impl Luigi {
    /// Goes back to a state that this game was in before: for a search that tries moves out. Nothing is checked.
    pub const fn rewind(&mut self, state: State) {
        self.state = state;
    }

    /// The agreement this game was started with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup::new(self.state.seats, &self.book)
    }
}

impl Game for Luigi {
    const ID: &'static str = "luigi";
    const SEATS: RangeInclusive<u8> = SEATS;

    type Catalogue = GuestBook;
    type Setup = Setup;
    type Chance = Chance;
    type Move = Move;
    type Moves = MoveList;
    type Event = Event;
    type State = State;
    type View = View;
    type Illegal = IllegalMove;
    type Invalid = InvalidGame;

    fn start(setup: &Setup, book: Arc<GuestBook>) -> Result<Self, InvalidGame> {
        let &Setup { seats, guests } = setup;
        if !SEATS.contains(&seats) {
            return Err(InvalidGame::Seats(seats));
        }
        if guests != book.fingerprint() {
            return Err(InvalidGame::OtherGuests {
                wanted: guests,
                at_hand: book.fingerprint(),
            });
        }
        // L27: the first seat stands for the hungriest.
        let turn = Seat::First;
        let mut agenda = Agenda::of(Pending::SetUp);
        agenda.push(Pending::Cubes {
            to: turn,
            left: State::FIRST_CUBES,
        });
        let mut state = State {
            seats,
            turn,
            turns_left: None,
            agenda,
            bag: Cubes::ALL,
            beside: Cubes::EMPTY,
            market: Market::default(),
            unseen: GuestSet::ORDINARY,
            pile: State::PILE_A_PLAYER * seats,
            taken: 0,
            discards: GuestSet::EMPTY,
            houses: [Ristorante::default(); MOST_SEATS],
        };
        for seat in state.all_seats().iter() {
            for guest in GuestId::starting(seat) {
                let waits = book.card(guest).waits;
                let served = Cubes::EMPTY;
                state.house_mut(seat).places[waits.index()] = Some(Waiting { guest, served });
            }
        }
        Ok(Self { book, state })
    }

    fn resume(state: State, book: Arc<GuestBook>) -> Result<Self, InvalidGame> {
        let game = Self { book, state };
        game.audit().map_err(InvalidGame::State)?;
        Ok(game)
    }

    fn catalogue(&self) -> &Arc<GuestBook> {
        &self.book
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn seats(&self) -> u8 {
        self.state.seats
    }

    fn to_move(&self) -> ToMove<Chance> {
        let Some(top) = self.state.agenda.top() else {
            return ToMove::Nobody;
        };
        match top {
            Pending::SetUp | Pending::Refill { .. } => ToMove::Chance(Chance::Cube { to: None }),
            Pending::Cubes { to, .. } => ToMove::Chance(Chance::Cube { to: Some(to) }),
            Pending::Welcome { .. } => ToMove::Chance(Chance::Guest { to: None }),
            Pending::Friend { to } => ToMove::Chance(Chance::Guest { to: Some(to) }),
            _ => ToMove::seat(self.state.decides(top)),
        }
    }

    fn author(&self, mv: Move) -> Option<Seat> {
        if let Move::Cube(_) | Move::Guest(_) = mv {
            return None;
        }
        let top = self.state.agenda.top();
        Some(top.map_or(self.state.turn, |top| self.state.decides(top)))
    }

    fn legal_moves(&self) -> MoveList {
        self.list_moves()
    }

    fn legal_moves_of(&self, seat: Seat) -> MoveList {
        if self.to_move().waits_for(seat) {
            self.list_moves()
        } else {
            MoveList::new()
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.check_move(mv)
    }

    fn apply(&mut self, mv: Move) -> Result<Vec<Event>, IllegalMove> {
        self.check_move(mv)?;
        let mut events = Vec::new();
        self.play(mv, &mut events);
        Ok(events)
    }

    fn apply_unchecked(&mut self, mv: Move) {
        self.play(mv, &mut Nobody);
    }

    /// Cubes and guests are drawn blindly. Pile and box were shuffled together, so any unseen guest is as likely as another.
    fn odds(&self, mv: Move) -> Option<u32> {
        match mv {
            Move::Cube(food) => Some(self.state.bag.count(food).into()),
            Move::Guest(_) => Some(1),
            _ => None,
        }
    }

    fn draw(&self, luck: &mut impl Luck) -> Option<Move> {
        match self.to_move() {
            ToMove::Chance(Chance::Cube { .. }) => self.state.bag.draw(luck).map(Move::Cube),
            ToMove::Chance(Chance::Guest { .. }) => {
                let unseen = self.state.unseen;
                let nth = luck.below(u32::from(unseen.len()).max(1)) as u8;
                unseen.nth(nth).map(Move::Guest)
            }
            ToMove::Seats(_) | ToMove::Nobody => None,
        }
    }

    fn view_for(&self, seat: Seat) -> View {
        View::new(seat, self.clone())
    }

    /// Everybody hears everything.
    fn heard_by(event: &Event, _: Seat) -> Event {
        event.clone()
    }

    fn standings(&self) -> Standings {
        self.state.standings(&self.book)
    }
}
