//! The world of the buffet: shuffled cards and plates.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::buffet::{Buffet, Card, Chance, Kind, Move, Plate, Worth};
use rules::{Game, Luck};

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

impl World<Buffet> for Dealer {
    fn decide(&mut self, game: &Buffet, chance: Chance, _: Touch<()>) -> Move {
        // B5: there is always something to draw; if there were not, the rules would refuse what is said instead.
        game.draw(self).unwrap_or(match chance {
            Chance::Card { to } => Move::Dealt { card: Card::Zero, to },
            Chance::Plate => Move::Plate(Plate {
                worth: Worth::MinusOne,
                kind: Kind::Salad,
            }),
        })
    }
}
