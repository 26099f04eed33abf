//! What is seen of a chef: a toque at each place, and a mitten with a sleeve that holds whatever the chef holds. Band and
//! sleeve have the seat's colour, so that one sees at a glance who acts.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;
use rules::a_la_carte::Seat;

use super::shape::Shape;
use super::{Part, Workshop, assemble};
use crate::window::picture::Finish;
use crate::window::theme::palette;

/// How far a sleeve goes: from anywhere on the table to beyond the edge of every picture. An arm that ended in mid-air
/// would look cut off.
pub const SLEEVE: f32 = 88.0;

/// Meshes of chefs.
#[derive(Debug, Clone)]
pub struct Chefs {
    hats: [Part; Seat::COUNT],
    gloves: [Part; Seat::COUNT],
}

impl Chefs {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        Self {
            hats: Seat::ALL.map(|seat| Part::new(meshes, hat(seat), Finish::Painted)),
            gloves: Seat::ALL.map(|seat| Part::new(meshes, glove(seat), Finish::Painted)),
        }
    }
}

/// A toque: a band, and over it a puff in pleats.
fn hat(seat: Seat) -> Shape {
    const SIDES: usize = 18;
    const BAND: f32 = 1.2;
    let band = Shape::lathe(&[&[(1.22, 0.0), (1.28, 0.1), (1.28, BAND)]], SIDES).tinted(palette::seat(seat));
    let mut puff = Shape::lathe(
        &[&[
            (1.24, BAND - 0.05),
            (1.62, BAND + 0.5),
            (1.9, BAND + 1.25),
            (1.75, BAND + 1.95),
            (1.1, BAND + 2.4),
            (0.0, BAND + 2.5),
        ]],
        SIDES,
    );
    let pleat = |place: Vec3| (place.z.atan2(place.x) * (SIDES as f32 / 2.0) + TAU / 8.0).sin();
    for place in &mut puff.places {
        let deep = ((place.y - BAND) / 2.5 * std::f32::consts::PI).sin().max(0.0);
        let by = 1.0 + 0.05 * deep * pleat(*place);
        (place.x, place.z) = (place.x * by, place.z * by);
    }
    let puff = puff
        .shaded(|place| 0.9 + 0.08 * pleat(place) - 0.14 * (1.0 - ((place.y - BAND) / 1.2).clamp(0.0, 1.0)))
        .tinted(palette::LINEN);
    band.and(puff)
}

/// A mitten around the origin, its fingers towards −z, its sleeve towards +z as far as [`SLEEVE`].
fn glove(seat: Seat) -> Shape {
    let ball = |middle: Vec3, radii: Vec3| {
        Shape::ball(radii, 9, 6)
            .moved(Transform::from_translation(middle))
            .tinted(palette::LINEN)
    };
    let palm = ball(Vec3::new(0.0, 0.0, 0.45), Vec3::new(0.92, 0.72, 1.0));
    let fingers = ball(Vec3::new(-0.06, 0.12, -0.5), Vec3::new(0.86, 0.56, 0.95));
    let thumb = Shape::ball(Vec3::new(0.32, 0.32, 0.72), 7, 5)
        .moved(Transform::from_xyz(0.86, 0.12, -0.02).with_rotation(Quat::from_rotation_y(-0.35)))
        .tinted(palette::LINEN);
    // A lathe stands upright; an arm lies.
    let lies = Transform::from_rotation(Quat::from_rotation_x(FRAC_PI_2));
    let cuff = Shape::lathe(
        &[&[(0.72, 1.1), (0.98, 1.16), (1.02, 1.5), (0.96, 1.74), (0.8, 1.78)]],
        12,
    )
    .moved(lies)
    .tinted(palette::CREAM);
    // Wider from the wrist to the elbow, and rounded at the shoulder, wherever that may be seen.
    let sleeve = Shape::lathe(
        &[&[
            (0.84, 1.6),
            (0.92, 2.6),
            (1.12, 4.6),
            (1.4, 9.0),
            (1.7, 18.0),
            (1.9, 34.0),
            (2.0, SLEEVE - 1.4),
            (1.5, SLEEVE - 0.4),
            (0.0, SLEEVE),
        ]],
        12,
    )
    .moved(lies)
    .tinted(palette::seat(seat));
    let shaded = |place: Vec3| 0.86 + 0.14 * (place.y + 0.6).clamp(0.0, 1.0);
    palm.and(fingers).and(thumb).and(cuff).and(sleeve).shaded(shaded)
}

/// A chef's hat. Its frame lies below its middle.
pub fn spawn_hat(commands: &mut Commands, workshop: &Workshop, seat: Seat) -> Entity {
    assemble(
        commands,
        "Hat",
        std::slice::from_ref(&workshop.chefs.hats[seat.index()]),
    )
}

/// A chef's hand. Its frame is what it holds; the arm comes from +z.
pub fn spawn_glove(commands: &mut Commands, workshop: &Workshop, seat: Seat) -> Entity {
    assemble(
        commands,
        "Glove",
        std::slice::from_ref(&workshop.chefs.gloves[seat.index()]),
    )
}
