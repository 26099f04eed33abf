//! The pan and its handle. Its frame lies in the middle of its cooking surface, as in the physics.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use physics::PhysicsConfig;

use super::shape::Shape;
use super::{PropMeshes, assemble};

/// How thick the pan's sheet looks, and where its bottom is.
const SHEET: f32 = 0.16;
const BOTTOM: f32 = -0.35;

/// The shade of a crêpe above the pan.
#[derive(Component, Debug, Clone, Copy)]
pub struct LandingShade;

impl LandingShade {
    /// How far above the cooking surface it lies: over a recipe that lies there.
    pub const HEIGHT: f32 = 0.3;
}

/// The inner surface is that of the physics; the visible wall is a sheet around it, of brushed steel with a bright rim.
pub(super) fn pan(config: &PhysicsConfig) -> Shape {
    let (radius, rim) = (config.pan.radius, config.pan.rim);
    let lip = radius + rim * config.pan.flare_deg.to_radians().tan();
    let body = Shape::lathe(
        &[
            &[(0.0, BOTTOM), (radius - 0.3, BOTTOM)],
            &[
                (radius - 0.3, BOTTOM),
                (radius + SHEET, BOTTOM + 0.3),
                (lip + SHEET, rim - 0.1),
            ],
            &[
                (lip + SHEET, rim - 0.1),
                (lip + SHEET * 1.6, rim + 0.02),
                (lip + SHEET * 0.6, rim + 0.1),
                (lip, rim),
            ],
            &[(lip, rim), (radius, 0.0)],
            &[(radius, 0.0), (radius * 0.9, 0.0), (radius * 0.5, 0.0), (0.0, 0.0)],
        ],
        40,
    )
    .shaded(|place| {
        let out = place.x.hypot(place.z);
        if place.y.abs() < 1e-4 && out <= radius + 1e-3 {
            // Brushed in rings, the floor throws the lamp back as two fans; and the wall keeps the light from its edge.
            let fan = (2.0 * (place.z.atan2(place.x) + 0.9)).cos().max(0.0).powi(3);
            let from_middle = out / radius;
            (0.86 + 0.42 * fan * from_middle.min(0.9)) * (1.0 - 0.3 * from_middle.powi(6))
        } else if place.y >= rim - 1e-3 {
            1.7
        } else if out > lip - 1e-3 || place.y < 0.0 {
            // Flames have blued and darkened the foot.
            0.7 + 0.5 * ((place.y - BOTTOM) / (rim - BOTTOM)).clamp(0.0, 1.0)
        } else {
            1.0
        }
    });
    body.and(rivets(lip))
}

/// What holds the handle: a plate of steel outside, three rivets inside.
fn rivets(lip: f32) -> Shape {
    let plate = Shape::block(Vec3::new(0.12, 0.7, 1.7), 0.0)
        .moved(Transform::from_xyz(lip + 0.1, 0.62, 0.0).with_rotation(Quat::from_rotation_z(-0.24)))
        .shaded(|_| 1.3);
    [-0.5, 0.0, 0.5].into_iter().fold(plate, |shape, aside: f32| {
        let head = Shape::lathe(&[&[(0.17, 0.0), (0.12, 0.07), (0.0, 0.09)]], 7)
            .shaded(|_| 1.6)
            .moved(
                Transform::from_xyz(lip - 0.17 - 0.1 * aside.abs(), 0.66 - 0.2 * aside.abs(), aside)
                    .with_rotation(Quat::from_rotation_z(FRAC_PI_2 - 0.24)),
            );
        shape.and(head)
    })
}

pub(super) fn handle(pan_radius: f32) -> Shape {
    let at = |x: f32, y: f32| Vec3::new(pan_radius + x, y, 0.0);
    Shape::bar(
        &[
            (at(0.25, 0.6), 0.72, 0.2),
            (at(1.2, 0.78), 0.4, 0.17),
            (at(2.2, 1.1), 0.42, 0.25),
            (at(3.4, 1.4), 0.54, 0.32),
            (at(4.8, 1.68), 0.6, 0.34),
            (at(6.1, 1.84), 0.54, 0.3),
            // So short that it ends where the neighbour's stove begins.
            (at(6.7, 1.87), 0.34, 0.18),
        ],
        10,
    )
}

/// Where a hand takes hold of a pan, in the pan's frame.
#[must_use]
pub fn handle_grip(pan_radius: f32) -> Vec3 {
    Vec3::new(pan_radius + 4.6, 1.65, 0.0)
}

/// A pan. Its frame is the middle of its cooking surface, its handle points to +x.
pub fn spawn_pan(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.stoves;
    let pan = assemble(commands, "Pan", &[parts.pan.clone(), parts.handle.clone()]);
    commands.entity(pan).with_children(|pan| {
        let place = Transform::from_xyz(0.0, LandingShade::HEIGHT, 0.0);
        pan.spawn((LandingShade, parts.landing.bundle(), place, Visibility::Hidden));
    });
    pan
}
