//! The world of a ristorante: a bag that nobody looks into, and guests whom nobody expected.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::luigi::{Chance, Food, GuestId, Luigi, Move};
use rules::{Game, Luck, Seat};

use crate::{Touch, World};

/// Draws blindly from what is left.
pub struct Dealer {
    rng: ChaCha8Rng,
}

impl Dealer {
    /// The same seed always deals the same.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }
}

impl Luck for Dealer {
    fn below(&mut self, bound: u32) -> u32 {
        self.rng.random_range(0..bound)
    }
}

impl World<Luigi> for Dealer {
    fn decide(&mut self, game: &Luigi, chance: Chance, _: Touch<()>) -> Move {
        // Chance is asked only when there is something to draw; if there were not, the rules would refuse what is said instead.
        game.draw(self).unwrap_or(match chance {
            Chance::Cube { .. } => Move::Cube(Food::Dessert),
            Chance::Guest { .. } => Move::Guest(GuestId::starting(Seat::First)[0]),
        })
    }
}
