//! The convex hull of a handful of points, as flat triangles.

use bevy::prelude::*;
use bevy_rapier3d::parry::transformation::try_convex_hull;

use super::shape::Shape;

/// The flat-shaded hull of a few points; nothing if they all lie in a plane.
#[must_use]
pub fn hull(points: &[Vec3]) -> Shape {
    let mut shape = Shape::default();
    let Ok((corners, triangles)) = try_convex_hull(points) else {
        return shape;
    };
    for triangle in triangles {
        shape.face(&triangle.map(|corner| corners[corner as usize]));
    }
    shape
}
