//! Battle at the buffet: three to six mice push in a queue for the best plates.
//!
//! Read the vocabulary first ([`Card`], [`Cards`], [`Discards`], [`Plate`], [`PlateSet`], [`Stacks`]), then [`Table`] (what
//! lies open), [`State`] (with what is hidden), [`Move`] and [`Event`], and last how they hang together: `legal` says what is
//! allowed, `play` what follows. Where the book leaves something open, a comment cites the ruling (B1, B2, …) that decides;
//! `docs/rules/buffet.md` lists them all.

mod audit;
mod card;
mod discards;
mod event;
mod hearsay;
mod legal;
mod moves;
mod notation;
mod plate;
mod plate_set;
mod play;
mod setup;
mod stack;
mod standings;
mod state;
mod table;
mod view;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

pub use audit::Contradiction;
pub use card::{Card, Cards, NoSuchCards};
pub use discards::{Discards, NoSuchDiscards};
pub use event::Event;
pub use legal::IllegalMove;
pub use moves::{Move, MoveList, NoSuchMove};
pub use notation::NoSuchState;
pub use plate::{Kind, NoSuchPlate, Plate, Worth};
pub use plate_set::{NoSuchPlates, PlateSet};
pub use setup::{InvalidGame, NoSuchSetup, Setup};
pub use stack::Stacks;
pub use state::{Chance, State};
pub use table::{Draw, Part, Phase, Table};
pub use view::View;

use crate::listener::Nobody;
use crate::{Game, Luck, Seat, Standings, ToMove};

/// How many can play.
pub const SEATS: RangeInclusive<u8> = 3..=6;

/// A battle at the buffet: a [`State`] that can occur.
///
/// ```
/// use rules::buffet::{Buffet, IllegalMove, Setup};
/// use rules::{Game, Seat, ToMove};
/// use std::sync::Arc;
///
/// let mut game = Buffet::start(&Setup { seats: 3 }, Arc::default())?;
/// for seat in 1..=3 {
///     for card in 0..9 {
///         game.apply(format!("dealt {card} to {seat}").parse()?)?;
///     }
/// }
/// for plate in ["cheese 4", "salad -1", "pizza 5", "pizza 2", "salami 1"] {
///     game.apply(format!("plate {plate}").parse()?)?;
/// }
/// // All choose at the same time, so any of them may be the first.
/// game.apply("choose 2 8".parse()?)?;
/// game.apply("choose 1 3".parse()?)?;
/// assert_eq!(game.to_move(), ToMove::seat(Seat::Third));
/// // An illegal move changes nothing and says which rule forbids it.
/// assert_eq!(game.apply("choose 3 9".parse()?), Err(IllegalMove::NoSuchCard));
/// // The last choice shows them all; the mouse at the back leaves with the worst plate.
/// game.apply("choose 3 0".parse()?)?;
/// assert_eq!(game.state().table.stacks(Seat::Third).points(), -1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Buffet {
    state: State,
}

impl Buffet {
    /// Goes back to a state that this game was in before: for a search that tries moves out. Nothing is checked.
    pub const fn rewind(&mut self, state: State) {
        self.state = state;
    }

    /// The agreement this game was started with.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        Setup {
            seats: self.state.table.seats,
        }
    }
}

/// The buffet is played from no table of data.
static NO_CATALOGUE: LazyLock<Arc<()>> = LazyLock::new(Arc::default);

impl Game for Buffet {
    const ID: &'static str = "buffet";
    const SEATS: RangeInclusive<u8> = SEATS;

    type Catalogue = ();
    type Setup = Setup;
    type Chance = Chance;
    type Move = Move;
    type Moves = MoveList;
    type Event = Event;
    type State = State;
    type View = View;
    type Illegal = IllegalMove;
    type Invalid = InvalidGame;

    fn start(setup: &Setup, _: Arc<()>) -> Result<Self, InvalidGame> {
        let &Setup { seats } = setup;
        if !SEATS.contains(&seats) {
            return Err(InvalidGame::Seats(seats));
        }
        let table = Table {
            seats,
            round: 1,
            part: Part::First,
            // B9: the first seat stands for the youngest.
            phase: Phase::Draw {
                to: Seat::First,
                left: Table::HAND,
                why: Draw::FillUp,
            },
            token: Seat::First,
            racing: crate::SeatSet::first(seats),
            mice: [0; Seat::COUNT],
            buffet: PlateSet::EMPTY,
            face_down: PlateSet::ALL,
            stacks: [Stacks::default(); Seat::COUNT],
            discards: Discards::default(),
        };
        let state = State {
            table,
            hands: [Cards::EMPTY; Seat::COUNT],
            chosen: [None; Seat::COUNT],
            draw_pile: Cards::ALL,
        };
        Ok(Self { state })
    }

    fn resume(state: State, _: Arc<()>) -> Result<Self, InvalidGame> {
        let game = Self { state };
        game.audit().map_err(InvalidGame::State)?;
        Ok(game)
    }

    fn catalogue(&self) -> &Arc<()> {
        &NO_CATALOGUE
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn seats(&self) -> u8 {
        self.state.table.seats
    }

    fn to_move(&self) -> ToMove<Chance> {
        let table = &self.state.table;
        match table.phase {
            Phase::Draw { to, .. } => ToMove::Chance(Chance::Card { to }),
            Phase::TurnUp => ToMove::Chance(Chance::Plate),
            Phase::Choose => ToMove::Seats(table.racing.without(self.state.have_chosen())),
            Phase::Swap { seat } => ToMove::seat(seat),
            Phase::Over => ToMove::Nobody,
        }
    }

    fn author(&self, mv: Move) -> Option<Seat> {
        match mv {
            Move::Choose { seat, .. } | Move::TakeBack { seat } | Move::Swap { seat, .. } => Some(seat),
            Move::Dealt { .. } | Move::Plate(_) => None,
        }
    }

    fn legal_moves(&self) -> MoveList {
        self.list_moves()
    }

    fn legal_moves_of(&self, seat: Seat) -> MoveList {
        self.list_moves_of(seat)
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

    /// Cards and plates are drawn blindly.
    fn odds(&self, mv: Move) -> Option<u32> {
        match mv {
            Move::Dealt { card, .. } => Some(self.state.draw_pile.count(card).into()),
            Move::Plate(_) => Some(1),
            Move::Choose { .. } | Move::TakeBack { .. } | Move::Swap { .. } => None,
        }
    }

    fn draw(&self, luck: &mut impl Luck) -> Option<Move> {
        match self.state.table.phase {
            Phase::Draw { to, .. } => {
                let card = self.state.draw_pile.draw(luck)?;
                Some(Move::Dealt { card, to })
            }
            Phase::TurnUp => {
                let face_down = self.state.table.face_down;
                let nth = luck.below(u32::from(face_down.len()).max(1));
                face_down.iter().nth(nth as usize).map(Move::Plate)
            }
            Phase::Choose | Phase::Swap { .. } | Phase::Over => None,
        }
    }

    fn view_for(&self, seat: Seat) -> View {
        View::new(seat, &self.state)
    }

    fn heard_by(event: &Event, seat: Seat) -> Event {
        event.heard_by(seat)
    }

    fn standings(&self) -> Standings {
        self.state.table.standings()
    }
}
