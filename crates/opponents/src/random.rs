//! The baseline below all others.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::View;

use crate::{Decision, Level, Playable, Player};

/// Any legal move is as good as another, in any game.
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

impl<G: Playable> Player<G> for RandomPlayer {
    fn decide(&mut self, view: &G::View) -> Decision<G> {
        let seat = view.seat();
        let game = view.sample(&mut |bound| self.rng.random_range(0..bound));
        let moves = game.legal_moves_of(seat);
        let any = moves.as_ref().choose(&mut self.rng).copied();
        Decision::plain(any.unwrap_or_else(|| G::needless(seat)))
    }

    fn level(&self) -> Level {
        Level::Apprentice
    }
}
