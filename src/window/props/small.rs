//! What is held between two fingers: crystals, the die, spoons, stars.

use std::f32::consts::TAU;

use bevy::prelude::*;
use physics::{PhysicsConfig, Piece, crystal, die};
use rules::a_la_carte::{Crystal, Face};

use super::hull::hull;
use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::faces::Print;
use crate::window::picture::Finish;

/// The physics has as many stones of a cut.
const VARIANTS: u8 = 5;

/// Meshes of small things.
#[derive(Debug, Clone)]
pub struct Small {
    crystals: [[Part; VARIANTS as usize]; Crystal::COUNT],
    die: Part,
    faces: Part,
    spoon: Part,
    star: Part,
}

impl Small {
    pub(super) fn new(meshes: &mut Assets<Mesh>, config: &PhysicsConfig) -> Self {
        let mut part = |shape: Shape, finish: Finish| Part::new(meshes, shape, finish);
        Self {
            crystals: Crystal::ALL.map(|kind| {
                std::array::from_fn(|id| {
                    let stone = Piece { id: id as u8, kind };
                    part(hull(&crystal::corners(stone, &config.crystal)), Finish::Crystal(kind))
                })
            }),
            die: part(die_body(config.die.size, config.die.round), Finish::Ceramic),
            faces: part(die_faces(config.die.size, config.die.round), Finish::Print),
            spoon: part(spoon(), Finish::Wood),
            star: part(star(), Finish::Gold),
        }
    }
}

/// The edges and corners between the printed faces.
fn die_body(size: f32, round: f32) -> Shape {
    let (half, flat) = (size / 2.0, size / 2.0 - round);
    let corners: Vec<Vec3> = (0..8u8)
        .flat_map(|corner| {
            let sign = |bit: u8| if corner & bit == 0 { -1.0 } else { 1.0 };
            let (x, y, z) = (sign(1), sign(2), sign(4));
            [
                Vec3::new(x * half, y * flat, z * flat),
                Vec3::new(x * flat, y * half, z * flat),
                Vec3::new(x * flat, y * flat, z * half),
            ]
        })
        .collect();
    let mut shape = hull(&corners);
    // As smooth as if it were round: every corner looks away from the middle.
    let flats: Vec<bool> = shape
        .normals
        .iter()
        .map(|normal| normal.abs().max_element() > 0.99)
        .collect();
    for ((place, normal), is_flat) in shape.places.iter().zip(&mut shape.normals).zip(flats) {
        if !is_flat {
            *normal = (*place - place.clamp(Vec3::splat(-flat), Vec3::splat(flat))).normalize_or(*normal);
        }
    }
    shape
}

/// The six prints. A face that lies up as `physics::die::showing` puts it is read from +z.
#[must_use]
pub fn die_faces(size: f32, round: f32) -> Shape {
    let half = size / 2.0;
    Face::ALL.into_iter().fold(Shape::default(), |shape, face| {
        let print = Shape::printed_square(half - round, Print::Die(face).part()).at(0.0, half + 0.004, 0.0);
        shape.and(print.moved(Transform::from_rotation(die::showing(face, 0.0).inverse())))
    })
}

/// A wooden spoon along x, its bowl at −x.
fn spoon() -> Shape {
    let at = |x: f32, y: f32| Vec3::new(x, y, 0.0);
    let shaft = Shape::bar(
        &[
            (at(-2.6, 0.3), 0.22, 0.14),
            (at(0.0, 0.42), 0.2, 0.18),
            (at(3.6, 0.4), 0.26, 0.2),
            (at(4.5, 0.36), 0.14, 0.1),
        ],
        6,
    );
    let bowl = Shape::lathe(
        &[
            &[(0.0, 0.0), (0.7, 0.08), (1.0, 0.34), (1.0, 0.42)],
            &[(1.0, 0.42), (0.86, 0.42)],
            &[(0.86, 0.42), (0.6, 0.2), (0.0, 0.12)],
        ],
        10,
    )
    .moved(Transform::from_xyz(-3.3, 0.0, 0.0).with_scale(Vec3::new(1.3, 1.0, 1.0)));
    shaft.and(bowl)
}

/// A star with a ridge along each point.
fn star() -> Shape {
    const POINTS: u8 = 5;
    let corner = |index: u8, height: f32, size: f32| {
        let radius = if index.is_multiple_of(2) { 1.3 } else { 0.58 } * size;
        let (sin, cos) = (TAU * f32::from(index) / f32::from(2 * POINTS)).sin_cos();
        Vec3::new(-radius * sin, height, -radius * cos)
    };
    let mut shape = Shape::default();
    for index in 0..2 * POINTS {
        let next = (index + 1) % (2 * POINTS);
        shape.face(&[Vec3::Y * 0.45, corner(index, 0.2, 1.0), corner(next, 0.2, 1.0)]);
        shape.face(&[
            corner(index, 0.2, 1.0),
            corner(index, 0.0, 1.0),
            corner(next, 0.0, 1.0),
            corner(next, 0.2, 1.0),
        ]);
    }
    shape
}

/// A piece. Its frame is its centre, as in the physics.
pub fn spawn_crystal(commands: &mut Commands, workshop: &PropMeshes, piece: Piece) -> Entity {
    let variants = &workshop.small.crystals[piece.kind.index()];
    let part = &variants[usize::from(piece.id % VARIANTS)];
    // One entity, not a root with a child: there are more of these than of anything else.
    commands
        .spawn((Name::new("Crystal"), Transform::default(), part.bundle()))
        .id()
}

/// The die. Its frame is its centre.
pub fn spawn_die(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    assemble(
        commands,
        "Die",
        &[workshop.small.die.clone(), workshop.small.faces.clone()],
    )
}

/// A wooden spoon of nine centimetres along x. Its frame lies below its middle, on what it lies on.
pub fn spawn_spoon(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    assemble(commands, "Spoon", std::slice::from_ref(&workshop.small.spoon))
}

/// A star for a perfect dish. Its frame lies below its middle, on what it lies on; a point looks to −z.
pub fn spawn_star(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    assemble(commands, "Star", std::slice::from_ref(&workshop.small.star))
}
