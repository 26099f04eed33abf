//! What floats in the air for a moment: steam, smoke, a puff of dust, bits of herb and paper, sparks, glints. One mesh for
//! each kind (for each colour, of paper), shared by all of it; no picture, because a rim that fades is a soft edge already.

use std::f32::consts::TAU;

use bevy::prelude::*;
use rules::a_la_carte::ALL_SEATS;

use super::shape::Shape;
use super::{Part, PropMeshes};
use crate::window::particles::Kind;
use crate::window::picture::Finish;
use crate::window::theme::palette;

/// Meshes of what floats, by kind.
#[derive(Debug, Clone)]
pub struct Motes([Vec<Part>; Kind::ALL.len()]);

impl Motes {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        Self(Kind::ALL.map(|kind| {
            let (shapes, finish) = match kind {
                Kind::Steam => (vec![cloud()], Finish::Steam),
                Kind::Smoke => (vec![cloud()], Finish::Smoke),
                Kind::Puff => (vec![cloud()], Finish::Dust),
                Kind::Herb => (vec![leaf()], Finish::Painted),
                Kind::Spark | Kind::Glint => (vec![spark()], Finish::Spark),
                Kind::Paper => (papers(), Finish::Painted),
            };
            let parts = shapes.into_iter().map(|shape| Part::new(meshes, shape, finish));
            parts.collect()
        }))
    }
}

/// A soft disc of radius 1 that looks towards +z.
fn cloud() -> Shape {
    const CORNERS: u8 = 10;
    let rim = |corner: u8, radius: f32| {
        (Vec2::from_angle(TAU * f32::from(corner % CORNERS) / f32::from(CORNERS)) * radius).extend(0.0)
    };
    let mut shape = Shape::default();
    for corner in 0..CORNERS {
        shape.face(&[Vec3::ZERO, rim(corner, 0.5), rim(corner + 1, 0.5)]);
        shape.face(&[
            rim(corner, 0.5),
            rim(corner, 1.0),
            rim(corner + 1, 1.0),
            rim(corner + 1, 0.5),
        ]);
    }
    shape.faded(|place| {
        let out = place.truncate().length();
        if out < 0.1 {
            1.0
        } else if out < 0.8 {
            0.62
        } else {
            0.0
        }
    })
}

/// A leaf of two halves that catch the light differently, seen from both sides.
fn leaf() -> Shape {
    let (tip, root) = (Vec3::new(0.5, 0.0, 0.0), Vec3::new(-0.5, 0.0, 0.0));
    let (left, right) = (Vec3::new(0.0, 0.14, 0.26), Vec3::new(0.0, 0.14, -0.26));
    let mut shape = Shape::default();
    shape.face(&[root, left, tip]);
    shape.face(&[root, tip, right]);
    shape.face(&[tip, left, root]);
    shape.face(&[right, tip, root]);
    shape.tinted(palette::BASIL)
}

/// Confetti in the colours of the chefs, and some of it golden.
fn papers() -> Vec<Shape> {
    let colours = ALL_SEATS.map(palette::seat).into_iter().chain([palette::BUTTER]);
    colours.map(paper).collect()
}

/// A piece of paper that was folded once, seen from both sides.
fn paper(colour: Color) -> Shape {
    let folds = [(-0.45, 0.12), (0.0, 0.0), (0.45, 0.12)].map(|(x, y)| (Vec3::new(x, y, -0.28), Vec3::new(x, y, 0.28)));
    let mut shape = Shape::default();
    for pair in folds.windows(2) {
        let [(a, b), (c, d)] = [pair[0], pair[1]];
        shape.face(&[a, b, d, c]);
        shape.face(&[c, d, b, a]);
    }
    shape.tinted(colour)
}

/// A star of four points that looks towards +z.
fn spark() -> Shape {
    let mut shape = Shape::default();
    for corner in 0..4u8 {
        let at =
            |turn: f32, radius: f32| (Vec2::from_angle(TAU * (f32::from(corner) + turn) / 4.0) * radius).extend(0.0);
        shape.face(&[Vec3::ZERO, at(-0.5, 0.2), at(0.0, 1.0), at(0.5, 0.2)]);
    }
    shape
}

/// Something that floats, hidden until it is needed. Its frame is its middle; what is flat looks towards +z.
/// Where a kind has several colours, they take turns.
pub fn spawn_mote(commands: &mut Commands, workshop: &PropMeshes, kind: Kind, nth: usize) -> Entity {
    let parts = &workshop.motes.0[kind as usize];
    let part = &parts[nth % parts.len()];
    commands
        .spawn((
            Name::new("Mote"),
            Transform::default(),
            Visibility::Hidden,
            part.bundle(),
        ))
        .id()
}
