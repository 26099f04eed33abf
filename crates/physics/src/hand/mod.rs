//! The hand: one way in for mouse, opponent and recording.
//!
//! Whoever makes a gesture says where the held thing *should* be, over time ([`Target`]). The hand follows within its
//! limits of speed and acceleration, slightly late, as a held thing does. Nothing else moves a bottle, a pan or a die.

mod follow;
mod one_movement;
mod samples;
mod tremor;

pub(crate) use follow::{Follow, Limits};
pub(crate) use one_movement::{OneMovement, Phase};
pub use samples::{HandInput, Refused};
pub(crate) use tremor::Tremor;

use bevy::math::Vec3;
use serde::{Deserialize, Serialize};

/// Where the held thing should be.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(from = "(f32, f32, f32, f32, bool)", into = "(f32, f32, f32, f32, bool)")]
pub struct Target {
    /// The place of the hand above the table, in centimetres; the pan's middle is the origin.
    pub position: Vec3,
    /// How far it is tipped, in radians; only a bottle heeds it. The pan's pitch follows from its height.
    pub tilt: f32,
    /// Whether the hand holds on. Letting go throws a die, ends a flip or puts a bottle upright.
    pub grip: bool,
}

impl Target {
    /// A held thing at a place, upright.
    #[must_use]
    pub const fn at(position: Vec3) -> Self {
        Self {
            position,
            tilt: 0.0,
            grip: true,
        }
    }

    /// The same place, tipped.
    #[must_use]
    pub const fn tipped(self, tilt: f32) -> Self {
        Self { tilt, ..self }
    }

    /// The same, let go.
    #[must_use]
    pub const fn released(self) -> Self {
        Self { grip: false, ..self }
    }

    /// Whether every number is finite.
    #[must_use]
    pub fn is_finite(&self) -> bool {
        self.position.is_finite() && self.tilt.is_finite()
    }

    fn between(self, next: Self, part: f32) -> Self {
        Self {
            position: self.position.lerp(next.position, part),
            tilt: self.tilt + (next.tilt - self.tilt) * part,
            grip: if part < 1.0 { self.grip } else { next.grip },
        }
    }
}

impl From<(f32, f32, f32, f32, bool)> for Target {
    fn from((x, y, z, tilt, grip): (f32, f32, f32, f32, bool)) -> Self {
        Self {
            position: Vec3::new(x, y, z),
            tilt,
            grip,
        }
    }
}

impl From<Target> for (f32, f32, f32, f32, bool) {
    fn from(target: Target) -> Self {
        let [x, y, z] = target.position.to_array();
        (x, y, z, target.tilt, target.grip)
    }
}
