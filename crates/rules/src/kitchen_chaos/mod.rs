//! Kitchen Chaos: three to six, one of them calling, the others throwing what they have into pots of soup.
//!
//! Read the vocabulary first ([`Vegetable`], [`Number`], [`Thing`], [`Things`], [`Deck`], [`Pile`], [`Pot`]), then [`Table`] (what
//! lies open), [`State`] (with what is hidden), [`Move`] and [`Event`], and last how they hang together: `legal` says what is
//! allowed, `play` what follows. Where the book leaves something open, a comment cites the ruling (K1, K2, …) that decides;
//! `docs/rules/kitchen-chaos.md` lists them all.
//!
//! It is played in real time, and there is no clock here: the rules know the order of moves, and when each was made stands beside
//! it in the [match file](crate::Stamp).

mod audit;
mod deck;
mod event;
mod hearsay;
mod legal;
mod moves;
mod notation;
mod pile;
mod play;
mod pot;
mod setup;
mod standings;
mod state;
mod table;
mod thing;
mod view;

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

pub use audit::Contradiction;
pub use deck::{Deck, NoSuchDeck};
pub use event::Event;
pub use legal::IllegalMove;
pub use moves::{Move, MoveList, NoSuchMove};
pub use notation::NoSuchState;
pub use pile::{NoSuchPile, Pile, Side};
pub use pot::{NoSuchPot, Pot, PotId, Put};
pub use setup::{InvalidGame, NoSuchSetup, Setup};
pub use state::{Chance, Place, Source, State};
pub use table::{Answer, Call, Flight, Phase, Supply, Table};
pub use thing::{NoSuchThing, NoSuchThings, Number, Thing, Things, Vegetable};
pub use view::{OwnPut, PileView, PotView, View};

use crate::listener::Nobody;
use crate::{Game, Luck, Seat, Standings, ToMove};

/// How many can play.
pub const SEATS: RangeInclusive<u8> = 3..=6;

/// A game of Kitchen Chaos: a [`State`] that can occur.
///
/// ```
/// use rules::kitchen_chaos::{IllegalMove, KitchenChaos, Setup};
/// use rules::{Game, Seat};
/// use std::sync::Arc;
///
/// let mut game = KitchenChaos::start(&Setup { seats: 4 }, Arc::default())?;
/// for (vegetable, to) in [("onion", 2), ("leek", 2), ("onion", 3), ("leek", 3), ("tomato", 4), ("tomato", 4)] {
///     game.apply(format!("dealt {vegetable} to {to}").parse()?)?;
/// }
/// for vegetable in ["carrot", "pepper", "mushroom"] {
///     game.apply(format!("dealt {vegetable} to left").parse()?)?;
///     game.apply(format!("dealt {vegetable} to right").parse()?)?;
/// }
/// // The chef calls, and only then anybody knows whom.
/// game.apply("call".parse()?)?;
/// game.apply("called 1 tomato".parse()?)?;
/// // An illegal move changes nothing and says which rule forbids it.
/// assert_eq!(game.apply("throw 3 onion".parse()?), Err(IllegalMove::NotCalled));
/// game.apply("throw 2 onion".parse()?)?;
/// // The next call may come while it flies; it counts all the same if it lands.
/// game.apply("call".parse()?)?;
/// game.apply("called 3 leek".parse()?)?;
/// game.apply("land 2 6".parse()?)?;
/// // Now several may act: whoever has put something draws, and whoever is called throws.
/// assert!(game.to_move().waits_for(Seat::Second) && game.to_move().waits_for(Seat::Fourth));
/// game.apply("draw 2 spoon1".parse()?)?;
/// assert_eq!(game.state().hand(Seat::Second).to_string(), "leek+spoon1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KitchenChaos {
    state: State,
}

impl KitchenChaos {
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

/// The game is played from no table of data.
static NO_CATALOGUE: LazyLock<Arc<()>> = LazyLock::new(Arc::default);

impl Game for KitchenChaos {
    const ID: &'static str = "kitchen_chaos";
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
        let state = State::new(seats);
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

    /// While there is cooking, everybody who can do something: nobody has to, but the chef, sooner or later.
    fn to_move(&self) -> ToMove<Chance> {
        match self.state.table.phase {
            Phase::Deal => ToMove::Chance(Chance::Start { to: self.state.due() }),
            Phase::Call => ToMove::Chance(Chance::Card),
            Phase::Cook => ToMove::Seats(self.who_can_act()),
            Phase::Over => ToMove::Nobody,
        }
    }

    /// K27: calls and the end of the last one are the chef's, wherever the beat comes from; and where a throw comes to rest is
    /// told in the name of whoever threw.
    fn author(&self, mv: Move) -> Option<Seat> {
        match mv {
            Move::Call | Move::Close => Some(self.state.table.chef()),
            Move::Throw { seat, .. } | Move::Land { seat, .. } | Move::Miss { seat } | Move::Draw { seat, .. } => {
                Some(seat)
            }
            Move::Dealt { .. } | Move::Called { .. } => None,
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

    /// Starting vegetables and cards come blindly. Where a throw lands hangs on somebody's hand.
    fn odds(&self, mv: Move) -> Option<u32> {
        match mv {
            Move::Dealt { vegetable, .. } => Some(self.state.start.count(Thing::Vegetable(vegetable)).into()),
            Move::Called { number, vegetable } => Some(self.state.deck.count(number, vegetable).into()),
            _ => None,
        }
    }

    fn draw(&self, luck: &mut impl Luck) -> Option<Move> {
        match self.state.table.phase {
            Phase::Deal => match self.state.start.draw(luck)? {
                Thing::Vegetable(vegetable) => {
                    let to = self.state.due();
                    Some(Move::Dealt { vegetable, to })
                }
                Thing::Spoon(_) | Thing::Lid(_) => None,
            },
            Phase::Call => {
                let (number, vegetable) = self.state.deck.draw(luck)?;
                Some(Move::Called { number, vegetable })
            }
            Phase::Cook | Phase::Over => None,
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
