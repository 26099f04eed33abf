//! À la carte: up to four chefs heat stoves, season dishes and flip crêpes.
//!
//! Read the vocabulary first ([`Condiment`], [`Dispenser`], [`Heat`], [`Face`], [`Cup`], [`Dish`], [`Menu`], [`Stove`],
//! [`Seat`], [`HouseRules`]), then [`State`], [`Move`] and [`Event`], and last how they hang together: `legal` says what
//! is allowed, `play` what follows. Where the rulebooks leave something open, a comment cites the ruling (R1, R2, …) that
//! decides; `docs/rules/a-la-carte.en.md` lists them all.

mod audit;
mod condiment;
mod crepe;
mod cup;
mod die;
mod dish;
mod dispenser;
mod event;
mod hearsay;
mod heat;
mod house;
mod legal;
mod menu;
mod moves;
mod notation;
mod play;
mod setup;
mod standings;
mod state;
mod stove;
#[cfg(feature = "testkit")]
pub mod testkit;
mod view;

use std::ops::RangeInclusive;
use std::sync::Arc;

pub use audit::Contradiction;
pub use condiment::{Condiment, Crystal, Crystals};
pub use crepe::{Crepe, CrepeStep, Landing};
pub use cup::{Cup, Cups};
pub use die::Face;
pub use dish::{Dish, DishColour, DishId, DishSet, NoSuchDish, Recipe};
pub use dispenser::{Dispenser, Pour};
pub use event::{CupSource, Event, TurnEnd};
pub use heat::{Heat, NoSuchHeat, Steps};
pub use house::{HouseRules, NoSuchHouseRules};
pub use legal::IllegalMove;
pub use menu::{DishFault, Fingerprint, Menu, MenuError, MenuFault};
pub use moves::{Move, MoveList, NoSuchMove};
pub use notation::NoSuchState;
pub use setup::{InvalidGame, NoSuchSetup, Setup};
pub use standings::{Standing, Standings};
pub use state::{Chance, EndReason, Kitchen, Phase, State};
pub use stove::{Condition, Food, Pan, Stove};
pub use view::View;

pub use crate::Seat;
use crate::listener::Nobody;
use crate::{Game, ToMove};

/// Every place there is at a table of À la carte.
pub const ALL_SEATS: [Seat; 4] = [Seat::First, Seat::Second, Seat::Third, Seat::Fourth];

/// How many can play.
pub const SEATS: RangeInclusive<u8> = 2..=ALL_SEATS.len() as u8;

/// A game of À la carte: a [`State`] that can occur, and the menu it is cooked from.
///
/// ```
/// use rules::a_la_carte::{ALaCarte, Event, HouseRules, IllegalMove, Menu, Move, Setup};
/// use rules::Game;
///
/// let menu = Menu::standard();
/// let mut game = ALaCarte::start(&Setup::new(2, HouseRules::english(), &menu), menu)?;
/// for mv in ["drawn swap", "drawn point", "dish b1", "dish g1", "season pepper"] {
///     game.apply(mv.parse()?)?;
/// }
/// // Two pepper fall, and salt. The table tells what happened.
/// let events = game.apply("poured 2+1".parse()?)?;
/// assert!(matches!(events[0], Event::Poured { .. }));
/// // An illegal move changes nothing and says which rule forbids it.
/// assert_eq!(game.apply("season herbs".parse()?), Err(IllegalMove::NotAskedFor));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ALaCarte {
    menu: Arc<Menu>,
    state: State,
}

impl PartialEq for ALaCarte {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.menu.fingerprint() == other.menu.fingerprint()
    }
}

impl ALaCarte {
    /// The menu it is cooked from.
    #[must_use]
    pub fn menu(&self) -> &Menu {
        &self.menu
    }

    /// Who leads by how much, and with what; at the end of the game, the result. [`Game::standings`] is the same in short.
    #[must_use]
    pub fn standings(&self) -> Standings {
        self.state.standings(&self.menu)
    }

    /// What state the food in a seat's pan is in.
    #[must_use]
    pub fn condition(&self, seat: Seat) -> Condition {
        self.state.kitchen(seat).stove.condition(&self.menu)
    }

    /// Goes back to a state that this game was in before: for a search that tries moves out. Nothing is checked.
    pub const fn rewind(&mut self, state: State) {
        self.state = state;
    }

    /// The agreement this game was started with.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup::new(self.state.seats, self.state.house, &self.menu)
    }
}

impl Game for ALaCarte {
    const ID: &'static str = "a_la_carte";
    const SEATS: RangeInclusive<u8> = SEATS;

    type Catalogue = Menu;
    type Setup = Setup;
    type Chance = Chance;
    type Move = Move;
    type Moves = MoveList;
    type Event = Event;
    type State = State;
    type View = View;
    type Illegal = IllegalMove;
    type Invalid = InvalidGame;

    fn start(setup: &Setup, menu: Arc<Menu>) -> Result<Self, InvalidGame> {
        let &Setup {
            seats,
            house,
            menu: wanted,
        } = setup;
        if !SEATS.contains(&seats) {
            return Err(InvalidGame::Seats(seats));
        }
        if !house.are_playable() {
            return Err(InvalidGame::HouseRules);
        }
        let at_hand = menu.fingerprint();
        if wanted != at_hand {
            return Err(InvalidGame::OtherMenu { wanted, at_hand });
        }
        let state = State {
            seats,
            house,
            active: Seat::First,
            spoons: State::SPOONS,
            break_taken: false,
            phase: Phase::Deal,
            dispensers: [Dispenser::FULL; Condiment::COUNT],
            sink: Crystals::default(),
            face_down: Cups::IN_PLAY,
            used: Cups::default(),
            table: DishSet::ALL,
            trash: DishSet::EMPTY,
            kitchens: [Kitchen::NEW; ALL_SEATS.len()],
        };
        Ok(Self { menu, state })
    }

    fn resume(state: State, menu: Arc<Menu>) -> Result<Self, InvalidGame> {
        let game = Self { menu, state };
        game.audit().map_err(InvalidGame::State)?;
        Ok(game)
    }

    fn catalogue(&self) -> &Arc<Menu> {
        &self.menu
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn seats(&self) -> u8 {
        self.state.seats
    }

    fn to_move(&self) -> ToMove<Chance> {
        let by = self.state.active;
        match self.state.phase {
            Phase::Over { .. } => ToMove::Nobody,
            Phase::Deal | Phase::DrawCup => ToMove::Chance(Chance::Cup { to: by }),
            Phase::Roll => ToMove::Chance(Chance::Roll { by }),
            Phase::Pour { from, into } => ToMove::Chance(Chance::Pour { by, from, into }),
            Phase::Flip => ToMove::Chance(Chance::Flip { by }),
            Phase::FirstDish
            | Phase::Rescue
            | Phase::NewDish { .. }
            | Phase::Action
            | Phase::PickHeat
            | Phase::TakeCup => ToMove::seat(by),
        }
    }

    fn author(&self, mv: Move) -> Option<Seat> {
        (!mv.is_chance()).then_some(self.state.active)
    }

    fn legal_moves(&self) -> MoveList {
        self.list_moves()
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

    /// The die is fair and cups are drawn blindly; how a hand pours and tosses is not for the rules to know.
    fn odds(&self, mv: Move) -> Option<u32> {
        match mv {
            Move::Rolled(_) => Some(1),
            Move::Drawn(cup) => Some(self.state.face_down[cup].into()),
            _ => None,
        }
    }

    fn view_for(&self, seat: Seat) -> View {
        View::new(seat, self.clone())
    }

    /// Everything at this table happens in the open.
    fn heard_by(event: &Event, _: Seat) -> Event {
        event.clone()
    }

    fn standings(&self) -> crate::Standings {
        let short = |standing: &Standing| crate::Standing {
            seat: standing.seat,
            place: standing.place,
            points: standing.points.into(),
        };
        Self::standings(self).iter().map(short).collect()
    }
}
