//! Computer players. They are handed what their seat may know and answer with a move; how that move turns out is decided
//! by the world, never by them.
//!
//! Two plain ones are here, which every better one has to beat: [`RandomPlayer`] and [`GreedyPlayer`].

mod greedy;
mod random;

pub use greedy::GreedyPlayer;
pub use random::RandomPlayer;
use rules::a_la_carte::{Move, View};

/// Somebody who decides for a seat of À la carte.
pub trait Player {
    /// Chooses one of the legal moves. Asked only when it is the seat's turn to decide.
    fn decide(&mut self, view: &View) -> Move;
}
