//! Hands that throw a die, or try to place it.

use std::f32::consts::TAU;

use bevy::math::Vec3;
use rand::{Rng, RngExt};

use super::{noisy, normal, smooth};
use crate::gesture::Observation;
use crate::gesture::throw::DIE_HOME;
use crate::hand::Target;
use crate::headless_table::Motion;

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

    /// What people do with a mouse: a flick of any length that a window has room for, slow or quick, in any direction away
    /// from them, let go on the way or at its end.
    pub fn flick(rng: &mut impl Rng) -> Self {
        let aim: f32 = rng.random_range(-80.0_f32..80.0).to_radians();
        let far = rng.random_range(8.0..50.0);
        Self {
            swing: Vec3::new(aim.sin(), 0.0, -aim.cos()) * far,
            time: rng.random_range(0.1..0.7),
            release: rng.random_range(0.5..0.9),
            roll: 0.0,
        }
    }

    /// Carries it somewhere and lets go when it is there.
    pub fn carrying(rng: &mut impl Rng) -> Self {
        let (aim, far): (f32, f32) = (rng.random_range(0.0..TAU), rng.random_range(2.0..18.0));
        let time = rng.random_range(0.7..1.6);
        Self {
            swing: Vec3::new(aim.sin(), 0.0, aim.cos()) * far,
            time,
            // A finger opens a little after the arm has stopped.
            release: 1.0 + rng.random_range(0.1..0.4) / time,
            roll: 0.0,
        }
    }

    /// Tries to keep the face that lies up: straight, and always the same but for its noise.
    pub fn placing(way: Placing, noise: f32, rng: &mut impl Rng) -> Self {
        let (far, time) = match way {
            Placing::Gentle => (4.0, 0.5),
            Placing::Short => (2.5, 0.08),
            Placing::Swung => (12.0, 0.22),
        };
        Self {
            swing: Vec3::new(0.3 * normal(rng), -1.5, -noisy(rng, far, noise)),
            time: noisy(rng, time, noise),
            release: noisy(rng, 0.5, noise),
            roll: 0.0,
        }
    }
}

/// How somebody would try to place a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placing {
    /// Hardly faster than a hand that puts it down.
    Gentle,
    /// With a twitch, so that it hardly rolls in the hand.
    Short,
    /// With a swing, as gently as one swings.
    Swung,
}

impl Placing {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Short, Self::Swung];

    /// Its name in tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "placing, gently",
            Self::Short => "placing, with a twitch",
            Self::Swung => "placing, with a swing",
        }
    }
}

impl Motion for ThrowHand {
    fn target(&mut self, sight: &Observation) -> Target {
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
