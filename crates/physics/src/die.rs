//! The heating die: which face lies up, and when that is not decided.

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::SharedShape;
use rules::a_la_carte::Face;

use crate::config;
use crate::wedge::at;

/// The direction in which each face looks; opposite ones are +1/+3, +2/coffee, choose/everyone.
const FACES: [(Face, Vec3); Face::ALL.len()] = [
    (Face::One, Vec3::X),
    (Face::Two, Vec3::Y),
    (Face::Three, Vec3::NEG_X),
    (Face::Choose, Vec3::Z),
    (Face::Everyone, Vec3::NEG_Z),
    (Face::Coffee, Vec3::NEG_Y),
];

pub(crate) fn collider(die: &config::Die) -> SharedShape {
    let half = die.size / 2.0 - die.round;
    SharedShape::round_cuboid(half, half, half, die.round)
}

/// The tray's edge: four thick walls around its floor.
pub(crate) fn tray(die: &config::Die) -> SharedShape {
    let (half, thick) = (die.tray, 2.5);
    let wall = |x: f32, z: f32| {
        let size = |along: f32| if along == 0.0 { half + 2.0 * thick } else { thick };
        (
            at(Vec3::new(x, die.edge / 2.0, z)),
            SharedShape::cuboid(size(x), die.edge / 2.0, size(z)),
        )
    };
    let out = half + thick;
    SharedShape::compound(vec![
        (
            at(Vec3::Y * -thick),
            SharedShape::cuboid(out + thick, thick, out + thick),
        ),
        wall(out, 0.0),
        wall(-out, 0.0),
        wall(0.0, out),
        wall(0.0, -out),
    ])
}

/// The face that looks up, unless the die leans more than what counts as flat.
#[must_use]
pub fn read(die: &config::Die, rotation: Quat) -> Option<Face> {
    let flat = die.flat_deg.to_radians().cos();
    FACES
        .into_iter()
        .find(|&(_, normal)| (rotation * normal).y > flat)
        .map(|(face, _)| face)
}

/// The orientation that shows a face, turned about the vertical.
#[must_use]
pub fn showing(face: Face, turned: f32) -> Quat {
    let normal = FACES
        .into_iter()
        .find(|&(each, _)| each == face)
        .map_or(Vec3::Y, |(_, normal)| normal);
    Quat::from_rotation_y(turned) * Quat::from_rotation_arc(normal, Vec3::Y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hand_placed_dice_are_read_and_leaning_ones_are_not() {
        let die = config::PhysicsConfig::built_in().unwrap().die;
        for face in Face::ALL {
            for turned in [0.0, 0.7, 2.0] {
                let placed = showing(face, turned);
                assert_eq!(read(&die, placed), Some(face));
                assert_eq!(read(&die, Quat::from_rotation_x(0.1) * placed), Some(face));
                assert_eq!(read(&die, Quat::from_rotation_x(0.4) * placed), None);
            }
        }
    }
}
