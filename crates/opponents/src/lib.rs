//! Computer players. They are handed what their seat may know and answer with a move, and with how they would tip a
//! bottle; how that turns out is decided by the world, never by them.
//!
//! A [`Chef`] has a [`Level`] and a [`Temper`]. It knows what its own hand usually gets ([`HandModels`], measured from the
//! physics), has solved every dish as a game of its own (`cookbook`), and searches its next action or two on top of
//! that (`search`). Two plain players are here as well, which every chef has to beat: [`RandomPlayer`] and
//! [`GreedyPlayer`].

mod appraisal;
mod chef;
mod cookbook;
mod greedy;
mod kind;
mod level;
mod model;
mod random;
mod reason;
mod search;
mod session;
mod temper;
mod tip;
pub mod tournament;
mod world;

pub use chef::{Chef, Training};
pub use greedy::GreedyPlayer;
pub use kind::{NoSuchPlayer, PlayerKind, School};
pub use level::Level;
pub use model::{FillOdds, FlipOdds, HandModel, HandModels, MOST_PIECES, ModelError, PourModel, PourOdds};
pub use random::RandomPlayer;
pub use reason::Reason;
use rules::a_la_carte::{Move, View};
pub use session::{Session, Step};
pub use temper::Temper;
pub use tip::Tip;
pub use world::{ModelWorld, Touch, World};

/// Somebody who decides for a seat of À la carte.
pub trait Player {
    /// Chooses one of the legal moves. Asked only when it is the seat's turn to decide.
    fn decide(&mut self, view: &View) -> Decision;

    /// Whose hand tips the bottles and tosses the crêpe.
    fn level(&self) -> Level;
}

/// What somebody decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision {
    /// The move.
    pub mv: Move,
    /// How the bottle is tipped, if the move is a pour.
    pub tip: Tip,
    /// Why, if there was a reason.
    pub reason: Option<Reason>,
}

impl From<Move> for Decision {
    fn from(mv: Move) -> Self {
        Self {
            mv,
            tip: Tip::default(),
            reason: None,
        }
    }
}
