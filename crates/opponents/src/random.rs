//! The baseline below all others.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{Move, View};

use crate::{Decision, Level, Player};

/// Any legal move is as good as another.
pub struct RandomPlayer {
    rng: ChaCha8Rng,
}

impl RandomPlayer {
    /// The same seed always plays the same.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }
}

impl Player for RandomPlayer {
    fn decide(&mut self, view: &View) -> Decision {
        let moves = view.imagine().legal_moves();
        // Somebody who is asked has at least one move; ending the turn is the harmless answer to a needless question.
        Decision::from(moves.choose(&mut self.rng).copied().unwrap_or(Move::EndTurn))
    }

    fn level(&self) -> Level {
        Level::Apprentice
    }
}
