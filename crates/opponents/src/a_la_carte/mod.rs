//! The chefs of À la carte.
//!
//! A [`Chef`] has a level and a temper. It knows what its own hand usually gets ([`HandModels`], measured from the
//! physics), has solved every dish as a game of its own (`cookbook`), and searches its next action or two on top of
//! that (`search`). What nobody could argue for ([`Blunder`]) is not even weighed. [`GreedyPlayer`] is the baseline that
//! every chef has to beat.

mod appraisal;
mod blunder;
mod blunder_count;
mod chef;
mod cookbook;
mod greedy;
mod model;
mod model_world;
mod pour_style;
mod reason;
mod school;
mod search;
mod skill;
mod taste;
pub mod tournament;

pub use blunder::Blunder;
pub use blunder_count::BlunderCount;
pub use chef::{Chef, Training};
pub use greedy::GreedyPlayer;
pub use model::{FillOdds, FlipOdds, HandModel, HandModels, MOST_PIECES, ModelError, PourModel, PourOdds};
pub use model_world::ModelWorld;
pub use pour_style::PourStyle;
pub use reason::Reason;
use rules::Seat;
use rules::a_la_carte::{ALaCarte, Chance, InvalidGame, Move};
pub use school::School;

use crate::Playable;

impl Playable for ALaCarte {
    type Reason = Reason;
    /// How the bottle is tipped, if the move is a pour.
    type Manner = PourStyle;

    /// Whoever's turn it is rolls, pours, flips and draws.
    fn at_work(&self, _: Chance) -> Seat {
        use rules::Game;
        self.state().active
    }

    fn needless(_: Seat) -> Move {
        Move::EndTurn
    }

    fn wrong_number(players: usize) -> InvalidGame {
        InvalidGame::Seats(players as u8)
    }
}
