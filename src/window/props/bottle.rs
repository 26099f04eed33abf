//! Spice bottles of glass. The inner surface is the physics' cavity to the hair: what is seen to lean on the glass does.

use std::f32::consts::TAU;

use bevy::prelude::*;
use physics::PhysicsConfig;
use physics::bottle::Cavity;
use rules::a_la_carte::{Condiment, Crystal};

use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::picture::Finish;

/// How thick the glass looks.
const WALL: f32 = 0.12;
const BASE: f32 = 0.25;
const SIDES: usize = 18;

/// Meshes of bottles.
#[derive(Debug, Clone)]
pub struct Bottles {
    glass: Part,
    trim: Part,
    label: Part,
    signs: [Part; Condiment::COUNT],
}

impl Bottles {
    pub(super) fn new(meshes: &mut Assets<Mesh>, config: &PhysicsConfig) -> Self {
        let cavity = Cavity::new(&config.bottle);
        Self {
            glass: Part::new(meshes, inner_wall(&cavity).and(outer_wall(&cavity)), Finish::Glass),
            trim: Part::new(meshes, trim(&cavity), Finish::Lid(Condiment::Lemon)),
            label: Part::new(meshes, on_label(&cavity, 0.01, &label()), Finish::Ceramic),
            signs: Condiment::ALL.map(|condiment| {
                let sign = on_label(&cavity, 0.03, &outline(condiment));
                Part::new(meshes, sign, Finish::Crystal(Crystal::from(condiment)))
            }),
        }
    }
}

/// The surface that the grains lean on, seen from inside.
#[must_use]
pub fn inner_wall(cavity: &Cavity) -> Shape {
    Shape::lathe(
        &[
            &[(cavity.bore, cavity.mouth), (cavity.bore, cavity.shoulder)],
            &[(cavity.bore, cavity.shoulder), (cavity.radius, cavity.body)],
            &[(cavity.radius, cavity.body), (cavity.radius, 0.0)],
            &[(cavity.radius, 0.0), (0.0, 0.0)],
        ],
        SIDES,
    )
}

fn outer_wall(cavity: &Cavity) -> Shape {
    let (radius, bore) = (cavity.radius + WALL, cavity.bore + WALL);
    let shoulder = cavity.shoulder + WALL;
    Shape::lathe(
        &[
            &[(0.0, -BASE), (radius - 0.1, -BASE)],
            &[
                (radius - 0.1, -BASE),
                (radius, -BASE + 0.1),
                (radius, cavity.body),
                (radius - 0.12, shoulder),
            ],
            &[(radius - 0.12, shoulder), (bore, shoulder)],
        ],
        SIDES,
    )
}

/// The collar around the neck, which leaves the mouth open, and a ring around the foot: the condiment's colour is seen
/// from above and from the side.
fn trim(cavity: &Cavity) -> Shape {
    let (inner, low) = (cavity.bore + 0.02, cavity.shoulder + WALL);
    let top = cavity.mouth + 0.02;
    let wide = cavity.radius * 0.86;
    let collar = Shape::lathe(
        &[
            &[(wide, low), (wide, top - 0.12), (wide - 0.12, top)],
            &[(wide - 0.12, top), (inner, top)],
            &[(inner, top), (inner, low)],
        ],
        SIDES,
    );
    let radius = cavity.radius + WALL;
    let foot = Shape::lathe(
        &[&[
            (radius, -BASE),
            (radius + 0.1, -BASE + 0.04),
            (radius + 0.1, -0.02),
            (radius, 0.06),
        ]],
        SIDES,
    );
    collar.and(foot)
}

/// A flat outline (x to the right, y up, both about 0) wrapped around the bottle where its headroom is, so that no grain
/// at rest is hidden.
fn on_label(cavity: &Cavity, out: f32, outline: &[Vec2]) -> Shape {
    let radius = cavity.radius + WALL + out;
    let height = cavity.body - 0.5;
    let corners: Vec<Vec3> = outline
        .iter()
        .map(|point| {
            let (sin, cos) = (point.x / radius).sin_cos();
            Vec3::new(radius * sin, height + point.y, radius * cos)
        })
        .collect();
    // Cut into strips from the middle, so that it bends with the glass.
    let middle = Vec3::new(0.0, height, radius);
    let mut shape = Shape::default();
    for (index, &corner) in corners.iter().enumerate() {
        shape.face(&[middle, corner, corners[(index + 1) % corners.len()]]);
    }
    shape
}

fn label() -> Vec<Vec2> {
    let corner = |angle: f32| Vec2::new(angle.cos().signum() * 0.16 + angle.cos() * 0.36, angle.sin() * 0.42);
    (0..16)
        .map(|index| corner(TAU * (f32::from(index as u8) + 0.5) / 16.0))
        .collect()
}

/// The shape by which a condiment is told without its colour.
fn outline(condiment: Condiment) -> Vec<Vec2> {
    let round = |corners: u8, size: Vec2, from: f32| -> Vec<Vec2> {
        (0..corners)
            .map(|corner| size * Vec2::from_angle(from + TAU * f32::from(corner) / f32::from(corners)))
            .collect()
    };
    match condiment {
        Condiment::Lemon => round(4, Vec2::new(0.34, 0.26), 0.0),
        Condiment::Pepper => round(12, Vec2::splat(0.25), 0.0),
        Condiment::Paprika => round(3, Vec2::splat(0.32), TAU / 4.0),
        Condiment::Herbs => [
            (-0.34, -0.02),
            (-0.12, -0.2),
            (0.14, -0.16),
            (0.34, 0.14),
            (0.1, 0.22),
            (-0.14, 0.18),
        ]
        .into_iter()
        .map(Vec2::from)
        .collect(),
    }
}

/// A bottle. Its frame is the middle of its inner floor, the axis upwards, the label towards +z.
pub fn spawn_bottle(commands: &mut Commands, workshop: &PropMeshes, condiment: Condiment) -> Entity {
    let parts = &workshop.bottles;
    let sign = parts.signs[condiment.index()].clone();
    let trim = parts.trim.of(Finish::Lid(condiment));
    assemble(
        commands,
        "Bottle",
        &[trim, parts.label.clone(), sign, parts.glass.clone()],
    )
}
