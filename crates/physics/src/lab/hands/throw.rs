//! Hands that throw a die, or try to place it.

use std::f32::consts::TAU;

use bevy::math::Vec3;
use rand::{Rng, RngExt};

use super::{noisy, normal, smooth};
use crate::bench_top::Motion;
use crate::gesture::Sight;
use crate::gesture::throw::DIE_HOME;
use crate::hand::Target;

/// A throw of the die: a swing and a letting go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ThrowHand {
    /// Where the swing goes, in centimetres from where it begins.
    pub swing: Vec3,
    /// Seconds of the whole swing.
    pub time: f32,
    /// The part of the swing at which the hand opens.
    pub release: f32,
    /// A wave of the hand before it, in centimetres: rolling the die in the hand.
    pub roll: f32,
}

impl ThrowHand {
    /// Shakes it in the hand and throws it across the tray.
    pub fn natural(rng: &mut impl Rng) -> Self {
        let aim = 0.5 * normal(rng).clamp(-2.0, 2.0);
        let far = rng.random_range(12.0..20.0);
        Self {
            swing: Vec3::new(aim.sin() * far, rng.random_range(-2.0..2.0), -aim.cos() * far),
            time: rng.random_range(0.16..0.28),
            release: rng.random_range(0.4..0.6),
            roll: rng.random_range(0.0..3.0),
        }
    }

    /// Tries to keep the face that lies up: as gently as counts, straight, and always the same but for its noise.
    pub fn placing(noise: f32, rng: &mut impl Rng) -> Self {
        Self {
            swing: Vec3::new(0.3 * normal(rng), -1.5, -noisy(rng, 12.0, noise)),
            time: noisy(rng, 0.22, noise),
            release: noisy(rng, 0.5, noise),
            roll: 0.0,
        }
    }
}

impl Motion for ThrowHand {
    fn target(&mut self, sight: &Sight) -> Target {
        let rolled = if self.roll > 0.0 { 0.3 } else { 0.1 };
        if sight.time < rolled {
            let wave = self.roll * (TAU * sight.time / rolled).sin();
            return Target::at(DIE_HOME + Vec3::X * wave);
        }
        let part = (sight.time - rolled) / self.time;
        let target = Target::at(DIE_HOME + self.swing * smooth(part));
        if part < self.release { target } else { target.released() }
    }
}
