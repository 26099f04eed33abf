//! Chance that is the same every time: white noise, and numbers for whatever must not be even.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A source of noise with a seed.
#[derive(Debug, Clone)]
pub struct Noise(ChaCha8Rng);

impl Noise {
    /// The noise of a name. Each sound has its own, so that a new one changes no other.
    #[must_use]
    pub fn of(name: &str) -> Self {
        // FNV-1a: small, and the same for ever.
        let seed = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Another source that begins here, so that how much is drawn from it does not matter to this one.
    #[must_use]
    pub fn branch(&mut self) -> Self {
        Self(ChaCha8Rng::seed_from_u64(self.0.random()))
    }

    /// The next sample of white noise.
    pub fn white(&mut self) -> f32 {
        self.0.random::<f32>() * 2.0 - 1.0
    }

    /// Anything between two numbers.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.0.random::<f32>()
    }

    /// Something near 1: at most so far from it.
    pub fn about(&mut self, spread: f32) -> f32 {
        1.0 + spread * self.white()
    }

    /// True as often as asked for.
    pub fn happens(&mut self, chance: f32) -> bool {
        self.0.random::<f32>() < chance
    }
}
