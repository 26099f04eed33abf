//! Hollow bodies of revolution from convex wedges. A triangle mesh of the same wall leaks three times more, so every
//! hollow thing on the table is a ring of wedges, thick outwards where nobody sees it.

use std::f32::consts::TAU;

use bevy::math::Vec3;
use bevy_rapier3d::rapier::math::Pose;
use bevy_rapier3d::rapier::prelude::SharedShape;

/// A part of a hollow thing and its place in the whole.
pub(crate) type Part = (Pose, SharedShape);

/// A horizontal circle on the inner surface, and how far its wall reaches outwards there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Hoop {
    pub height: f32,
    pub inner: f32,
    pub outer: f32,
}

/// The wedges between two hoops. The polygon is drawn *around* the inner circle, so that nothing that fits the circle
/// is squeezed by a flat side.
pub(crate) fn ring(low: Hoop, high: Hoop, sides: usize) -> Vec<SharedShape> {
    let widen = 1.0 / (TAU / 2.0 / sides as f32).cos();
    let corner = |hoop: Hoop, radius: f32, index: usize| {
        let (sin, cos) = (TAU * index as f32 / sides as f32).sin_cos();
        Vec3::new(radius * widen * cos, hoop.height, radius * widen * sin)
    };
    (0..sides)
        .filter_map(|side| {
            let points: Vec<Vec3> = [side, side + 1]
                .into_iter()
                .flat_map(|index| {
                    [
                        corner(low, low.inner, index),
                        corner(low, low.outer, index),
                        corner(high, high.inner, index),
                        corner(high, high.outer, index),
                    ]
                })
                .collect();
            SharedShape::convex_hull(&points)
        })
        .collect()
}

/// A horizontal round plate.
pub(crate) fn plate(radius: f32, bottom: f32, top: f32) -> Part {
    let half = (top - bottom) / 2.0;
    (at(Vec3::Y * (bottom + half)), SharedShape::cylinder(half, radius))
}

/// Parts that already stand in the frame of the whole.
pub(crate) fn in_place(parts: Vec<SharedShape>) -> impl Iterator<Item = Part> {
    parts.into_iter().map(|part| (Pose::IDENTITY, part))
}

/// A place without a turn.
pub(crate) fn at(place: Vec3) -> Pose {
    Pose::from_translation(place)
}
