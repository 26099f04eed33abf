//! A place and an orientation, as the engine, the recordings and the hand all mean it.

use bevy::math::{Quat, Vec3};
use bevy::prelude::Transform;
use bevy_rapier3d::rapier::math::Pose as EnginePose;
use serde::{Deserialize, Serialize};

/// Where a rigid thing is, in centimetres, in some frame.
///
/// Written as its seven numbers; text keeps every bit of them, so a recording does too.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(from = "[f32; 7]", into = "[f32; 7]")]
pub struct Pose {
    /// Its origin.
    pub position: Vec3,
    /// Its orientation, a unit quaternion.
    pub rotation: Quat,
}

impl Pose {
    /// At the origin, unturned.
    pub const IDENTITY: Self = Self {
        position: Vec3::ZERO,
        rotation: Quat::IDENTITY,
    };

    /// From its parts.
    #[must_use]
    pub const fn new(position: Vec3, rotation: Quat) -> Self {
        Self { position, rotation }
    }

    /// The same pose in the frame that contains this one's frame.
    #[must_use]
    pub fn then(self, inner: Self) -> Self {
        Self {
            position: self.position + self.rotation * inner.position,
            rotation: (self.rotation * inner.rotation).normalize(),
        }
    }

    /// An outer pose seen from this one's frame.
    #[must_use]
    pub fn local(self, outer: Self) -> Self {
        let back = self.rotation.inverse();
        Self {
            position: back * (outer.position - self.position),
            rotation: (back * outer.rotation).normalize(),
        }
    }

    /// An outer point seen from this frame.
    #[must_use]
    pub fn local_point(self, point: Vec3) -> Vec3 {
        self.rotation.inverse() * (point - self.position)
    }

    /// Whether every number is finite.
    #[must_use]
    pub fn is_finite(self) -> bool {
        self.position.is_finite() && self.rotation.is_finite()
    }

    /// Its bits: two poses are the same simulation only if these agree.
    #[must_use]
    pub fn bits(self) -> [u32; 7] {
        <[f32; 7]>::from(self).map(f32::to_bits)
    }
}

impl From<[f32; 7]> for Pose {
    fn from([x, y, z, i, j, k, w]: [f32; 7]) -> Self {
        Self::new(Vec3::new(x, y, z), Quat::from_xyzw(i, j, k, w))
    }
}

impl From<Pose> for [f32; 7] {
    fn from(pose: Pose) -> Self {
        let [x, y, z] = pose.position.to_array();
        let [i, j, k, w] = pose.rotation.to_array();
        [x, y, z, i, j, k, w]
    }
}

impl From<Pose> for Transform {
    fn from(pose: Pose) -> Self {
        Self::from_translation(pose.position).with_rotation(pose.rotation)
    }
}

impl From<EnginePose> for Pose {
    fn from(pose: EnginePose) -> Self {
        Self {
            position: pose.translation,
            rotation: pose.rotation,
        }
    }
}

impl From<Pose> for EnginePose {
    fn from(pose: Pose) -> Self {
        Self::from_parts(pose.position, pose.rotation)
    }
}
