//! Outcomes from measured models, for tournaments of thousands of games.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Chance, Cup, Cups, Dispenser, Face, Landing, Move, Pour};

use super::{HandModels, PourStyle};
use crate::{Touch, World};

/// Outcomes drawn from the models of hands that were measured from the physics.
pub struct ModelWorld {
    models: Arc<HandModels>,
    rng: ChaCha8Rng,
}

impl ModelWorld {
    /// The same seed always decides the same.
    #[must_use]
    pub fn new(models: Arc<HandModels>, seed: u64) -> Self {
        Self {
            models,
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// Draws an index with the given weights.
    fn weighted(&mut self, weights: &[f32]) -> usize {
        let mut left = self.rng.random_range(0.0..1.0) * weights.iter().sum::<f32>();
        for (index, &weight) in weights.iter().enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        // Only rounding can lead here: the last one that is possible at all.
        weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(0)
    }

    /// Every piece in the bottle is as likely to fall as another.
    fn pour(&mut self, mut bottle: Dispenser, touch: Touch<PourStyle>) -> Pour {
        let odds = *self.models.hand(touch.level).pieces(touch.manner, bottle.total());
        let pieces = self.weighted(&odds).min(usize::from(bottle.total()));
        let mut pour = Pour::default();
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

    /// Any of the cups on the tray.
    pub fn draw(&mut self, tray: Cups) -> Cup {
        Cup::ALL[self.weighted(&tray.counts().map(f32::from))]
    }
}

impl World<ALaCarte> for ModelWorld {
    fn decide(&mut self, game: &ALaCarte, chance: Chance, touch: Touch<PourStyle>) -> Move {
        match chance {
            Chance::Cup { .. } => Move::Drawn(self.draw(game.state().face_down)),
            Chance::Roll { .. } => Move::Rolled(Face::ALL[self.rng.random_range(0..Face::COUNT)]),
            Chance::Pour { from, .. } => Move::Poured(self.pour(game.state().dispenser(from), touch)),
            Chance::Flip { .. } => {
                let odds = self.models.hand(touch.level).flip;
                Move::Landed(Landing::ALL[self.weighted(&Landing::ALL.map(|landing| odds.of(landing)))])
            }
        }
    }
}
