//! What no rule decides: the die, the draw of a cup, the pour, the flip.
//!
//! [`World`] is the seam. Behind it the outcomes can come from plain tables, from the physics, or from somebody's hands;
//! nobody in front of it can tell.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Chance, Cup, Cups, Dispenser, Face, Landing, Move, Pour};

/// Decides what the rules leave to the world.
pub trait World {
    /// Answers with a legal move of chance.
    fn decide(&mut self, game: &ALaCarte, chance: Chance) -> Move;
}

/// Outcomes drawn from plain tables that resemble a practised hand.
pub struct PlainTables {
    rng: ChaCha8Rng,
}

/// How many pieces fall, in percent, from none to five: a short tip of a full bottle.
const PIECES_FALLING: [u32; 6] = [14, 33, 28, 15, 7, 3];
/// How the crêpe lands, in percent: on its picture side, on its recipe side, beside the pan.
const LANDINGS: [u32; Landing::COUNT] = [45, 35, 20];

impl PlainTables {
    /// The same seed always decides the same.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// Draws an index with the given weights.
    fn weighted(&mut self, weights: &[u32]) -> usize {
        let mut left = self.rng.random_range(0..weights.iter().sum());
        for (index, &weight) in weights.iter().enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        0
    }

    /// Every piece in the bottle is as likely to fall as another.
    fn pour(&mut self, mut bottle: Dispenser) -> Pour {
        let mut pour = Pour::default();
        let pieces = self.weighted(&PIECES_FALLING).min(usize::from(bottle.total()));
        for _ in 0..pieces {
            if self.rng.random_range(0..bottle.total()) < bottle.salt {
                bottle.salt -= 1;
                pour.salt += 1;
            } else {
                bottle.colour -= 1;
                pour.colour += 1;
            }
        }
        pour
    }

    fn draw(&mut self, tray: Cups) -> Cup {
        Cup::ALL[self.weighted(&tray.counts().map(u32::from))]
    }
}

impl World for PlainTables {
    fn decide(&mut self, game: &ALaCarte, chance: Chance) -> Move {
        match chance {
            Chance::Cup { .. } => Move::Drawn(self.draw(game.state().face_down)),
            Chance::Roll { .. } => Move::Rolled(Face::ALL[self.rng.random_range(0..Face::COUNT)]),
            Chance::Pour { from, .. } => Move::Poured(self.pour(game.state().dispenser(from))),
            Chance::Flip { .. } => Move::Landed(Landing::ALL[self.weighted(&LANDINGS)]),
        }
    }
}
