//! The crêpe: a stiff disc with a recipe on one side and a picture on the other. Its picture looks down (−y) while it
//! lies as it was put in.

use bevy::math::Vec3;
use bevy_rapier3d::rapier::prelude::SharedShape;
use rules::a_la_carte::Landing;

use crate::config;
use crate::pan;
use crate::pose::Pose;

/// A rounded disc; a convex hull of the same shape falls through the pan.
pub(crate) fn collider(crepe: &config::Crepe) -> SharedShape {
    let half = crepe.thickness / 2.0 - crepe.border;
    SharedShape::round_cylinder(half, crepe.radius - crepe.border, crepe.border)
}

/// Lying in the pan means: its middle over the floor, and flatter than this (cosine of the lean). Anything steeper
/// hangs over the rim.
const FLAT: f32 = 0.8;

/// How a crêpe lies, seen from the pan. Both poses in the same frame.
pub(crate) fn landing(config: &config::PhysicsConfig, pan_pose: Pose, crepe: Pose) -> Landing {
    let seen = pan_pose.local(crepe);
    let up = (seen.rotation * Vec3::Y).y;
    if !pan::holds(&config.pan, seen.position) || up.abs() < FLAT {
        Landing::Beside
    } else if up > 0.0 {
        Landing::Recipe
    } else {
        Landing::Picture
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Quat;

    use super::*;

    #[test]
    fn hand_placed_crepes_are_read_as_they_lie() {
        let config = config::PhysicsConfig::built_in().unwrap();
        let pan = Pose::new(Vec3::new(3.0, 2.0, -1.0), Quat::from_rotation_z(0.2));
        let place = |inner: Pose| landing(&config, pan, pan.then(inner));
        let over = Quat::from_rotation_z(std::f32::consts::PI);
        assert_eq!(place(Pose::new(Vec3::Y * 0.1, Quat::IDENTITY)), Landing::Recipe);
        assert_eq!(place(Pose::new(Vec3::Y * 0.1, over)), Landing::Picture);
        assert_eq!(place(Pose::new(Vec3::Y * -0.2, over)), Landing::Picture);
        assert_eq!(place(Pose::new(Vec3::new(8.0, 0.1, 0.0), over)), Landing::Beside);
        assert_eq!(place(Pose::new(Vec3::Y * -2.5, over)), Landing::Beside);
        let leaning = Quat::from_rotation_x(1.2);
        assert_eq!(place(Pose::new(Vec3::Y * 1.0, leaning)), Landing::Beside);
    }
}
