//! The guard: finds grains that left a bottle through its wall and bodies whose numbers went bad, puts them back and
//! counts them. A leak would look like a lucky pour, so it must never be silent.

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::{RigidBodyHandle, RigidBodySet};
use serde::{Deserialize, Serialize};

use crate::bottle::Cavity;
use crate::pose::Pose;

/// A grain's centre this far beyond the inner surface has leaked; the flat sides of the rings reach out less far.
pub(crate) const TOLERANCE: f32 = 0.12;

/// How often the guard had to act.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interventions {
    /// Grains that went through a wall and were put back.
    pub leaks: u32,
    /// Bodies that became non-finite and were replaced.
    pub non_finite: u32,
}

impl Interventions {
    /// All together.
    #[must_use]
    pub fn total(self) -> u32 {
        self.leaks + self.non_finite
    }
}

impl std::ops::AddAssign for Interventions {
    fn add_assign(&mut self, other: Self) {
        self.leaks += other.leaks;
        self.non_finite += other.non_finite;
    }
}

/// Where a grain of a bottle is, as far as the mouth is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whereabouts {
    Inside,
    /// Left through the open mouth.
    Fell,
    /// Left through a wall, or through a mouth that the thumb covers.
    Leaked,
}

/// Judges a grain of the bottle by its centre in the bottle's frame.
pub(crate) fn whereabouts(cavity: &Cavity, point: Vec3, mouth_margin: f32, open: bool) -> Whereabouts {
    let from_axis = point.x.hypot(point.z);
    if point.y > cavity.mouth {
        // Above the mouth's plane: over the opening it is on its way out, elsewhere it came through the shoulder.
        let over_mouth = from_axis < cavity.bore + 0.6;
        return match (open && over_mouth, point.y > cavity.mouth + mouth_margin) {
            (true, true) => Whereabouts::Fell,
            (true, false) => Whereabouts::Inside,
            (false, beyond) if over_mouth && !beyond => Whereabouts::Inside,
            (false, _) => Whereabouts::Leaked,
        };
    }
    if cavity.outside(point) > TOLERANCE {
        Whereabouts::Leaked
    } else {
        Whereabouts::Inside
    }
}

/// Puts a grain back onto the axis of its bottle, where most room is, moving with the bottle.
pub(crate) fn put_back(
    bodies: &mut RigidBodySet,
    cavity: &Cavity,
    bottle: RigidBodyHandle,
    grain: RigidBodyHandle,
    others: &[RigidBodyHandle],
) {
    let Some(body) = bodies.get(bottle) else { return };
    let frame = Pose::from(*body.position());
    let places: Vec<Vec3> = others
        .iter()
        .filter(|&&other| other != grain)
        .filter_map(|&other| bodies.get(other))
        .map(|other| frame.local_point(other.translation()))
        .collect();
    let room = |height: f32| {
        let here = Vec3::Y * height;
        places.iter().map(|place| place.distance(here)).fold(f32::MAX, f32::min)
    };
    let heights = (0..10_u8).map(|index| 0.4 + f32::from(index) * (cavity.body - 0.8).max(0.0) / 9.0);
    let best = heights.fold(
        0.4,
        |best, height| if room(height) > room(best) { height } else { best },
    );
    let spot = frame.then(Pose::new(Vec3::Y * best, Quat::IDENTITY));
    let velocity = body.velocity_at_point(spot.position);
    if let Some(body) = bodies.get_mut(grain) {
        body.set_enabled(true);
        body.set_position(spot.into(), true);
        body.set_linvel(velocity, true);
        body.set_angvel(Vec3::ZERO, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::PhysicsConfig;

    #[test]
    fn only_the_open_mouth_is_a_way_out() {
        let config = PhysicsConfig::built_in().unwrap();
        let cavity = Cavity::new(&config.bottle);
        let judge = |point, open| whereabouts(&cavity, point, config.bottle.mouth_margin, open);
        let out = Vec3::Y * (cavity.mouth + 0.3);
        assert_eq!(judge(out, true), Whereabouts::Fell);
        assert_eq!(judge(out, false), Whereabouts::Leaked);
        assert_eq!(judge(Vec3::Y, true), Whereabouts::Inside);
        assert_eq!(judge(Vec3::new(1.6, 1.0, 0.0), true), Whereabouts::Leaked);
        assert_eq!(judge(Vec3::Y * -0.5, true), Whereabouts::Leaked);
        assert_eq!(judge(out + Vec3::X * 1.5, true), Whereabouts::Leaked);
    }
}
