//! What is seen of a chef: a toque at each place, and a mitten in a cook's sleeve that holds whatever the chef holds. Band and
//! sleeve have the seat's colour, so that one sees at a glance who acts.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;
use rules::a_la_carte::Seat;

use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::picture::Finish;
use crate::window::theme::palette;

/// How far a sleeve goes: from anywhere on the table to beyond the edge of every picture. An arm that ended in mid-air
/// would look cut off.
pub const SLEEVE: f32 = 88.0;

/// Meshes of chefs.
#[derive(Debug, Clone)]
pub struct Chefs {
    hats: [Part; rules::a_la_carte::ALL_SEATS.len()],
    gloves: [Part; rules::a_la_carte::ALL_SEATS.len()],
}

impl Chefs {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        Self {
            hats: rules::a_la_carte::ALL_SEATS.map(|seat| Part::new(meshes, hat(seat), Finish::Painted)),
            gloves: rules::a_la_carte::ALL_SEATS.map(|seat| Part::new(meshes, glove(seat), Finish::Painted)),
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

/// Where the folds of a sleeve begin and end along it, and how many there are: each is wider than the one before.
const FOLDS: (f32, f32, f32) = (3.1, 34.0, 6.0);
/// How far folds stand out, as a part of the sleeve's width.
const DEEP: f32 = 0.13;
/// Where around a sleeve its seam runs: on the outer side, a little above the middle.
const SEAM: f32 = -TAU / 12.0;

/// How much the cloth of a sleeve stands out at a place: 1 on a fold, −1 in a crease. Folds run askew, and are deepest below
/// the arm, as cloth lies on an arm.
fn fold(place: Vec3) -> f32 {
    let (from, to, count) = FOLDS;
    let along = (place.y / from).max(1.0).ln() / (to / from).ln();
    let around = place.z.atan2(place.x);
    let askew = 0.3 * (around + 0.2).sin() + 0.16 * (2.0 * around + 0.5).sin();
    let deep = 0.62 + 0.38 * (around - 2.2).cos();
    let ends = (along * 6.0).min(1.0) * ((1.0 - along) * 2.0).clamp(0.0, 1.0);
    // Broad folds, narrow creases.
    let crease = 0.5 - 0.5 * ((along * count + askew) * TAU).cos();
    deep * ends * (1.0 - 2.0 * crease * crease)
}

/// A sleeve along +y, from inside its cuff as far as [`SLEEVE`]: wider towards the elbow, in folds, and with a seam.
fn sleeve(colour: Color) -> Shape {
    const SIDES: usize = 12;
    const STEPS: u8 = 36;
    let (from, to, _) = FOLDS;
    let wide = |along: f32| 0.98 + 1.1 * (along - from).max(0.0) / (along - from + 12.0);
    let folded = (0..=STEPS).map(|step| from * (to / from).powf(f32::from(step) / f32::from(STEPS)));
    let rows = std::iter::once(from - 0.4).chain(folded);
    let mut run: Vec<(f32, f32)> = rows.map(|along| (wide(along), along)).collect();
    let seam_at = |(radius, along): (f32, f32), aside: f32| {
        let (sin, cos) = (SEAM + aside).sin_cos();
        Vec3::new(cos, 0.0, sin) * (radius + 0.025) + Vec3::Y * along
    };
    let mut seam = Shape::default();
    for pair in run.windows(2) {
        let (low, high) = (pair[0], pair[1]);
        seam.face(&[
            seam_at(low, -0.05),
            seam_at(high, -0.05),
            seam_at(high, 0.05),
            seam_at(low, 0.05),
        ]);
    }
    // Rounded at the shoulder, wherever that may be seen.
    run.extend([(2.0, SLEEVE - 1.4), (1.5, SLEEVE - 0.4), (0.0, SLEEVE)]);
    let mut cloth = Shape::lathe(&[&run], SIDES).and(seam.shaded(|_| 0.68));
    for place in &mut cloth.places {
        let by = 1.0 + DEEP * fold(*place);
        (place.x, place.z) = (place.x * by, place.z * by);
    }
    cloth
        .shaded(|place| 0.84 + 0.18 * fold(place))
        .softened()
        .tinted(colour)
}

/// The end of a sleeve along +y, turned up: one sees into it, its rim is rolled, it is piped in a colour and buttoned above.
fn cuff(colour: Color) -> Shape {
    const SIDES: usize = 14;
    let inside = Shape::lathe(&[&[(0.45, 2.3), (0.95, 1.98)]], SIDES)
        .shaded(|_| 0.5)
        .tinted(palette::CREAM);
    let band = Shape::lathe(
        &[&[
            (0.95, 1.98),
            (1.05, 1.9),
            (1.16, 1.97),
            (1.2, 2.12),
            (1.23, 2.95),
            (1.17, 3.1),
            (0.94, 3.12),
        ]],
        SIDES,
    )
    .tinted(palette::CREAM);
    let piping = Shape::lathe(&[&[(1.2, 2.72), (1.27, 2.78), (1.2, 2.84)]], SIDES).tinted(colour);
    // Up is −z until the arm lies down.
    let out = Vec3::new(0.45, 0.0, -0.9).normalize();
    let button = Shape::ball(Vec3::new(0.2, 0.1, 0.2), 8, 4)
        .moved(Transform {
            translation: out * 1.2 + Vec3::Y * 2.4,
            rotation: Quat::from_rotation_arc(Vec3::Y, out),
            ..default()
        })
        .tinted(palette::BUTTER);
    inside.and(band).and(piping).and(button)
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
    let wrist = Shape::lathe(&[&[(0.66, 1.05), (0.55, 1.5), (0.58, 2.25)]], 10)
        .shaded(|place| if place.y > 2.0 { 0.6 } else { 0.94 })
        .tinted(palette::LINEN);
    // A lathe stands upright, and an arm lies. It is broader than high: cloth hangs on it, and no pipe does that.
    let lies = Quat::from_rotation_x(FRAC_PI_2);
    let arm = wrist
        .and(cuff(palette::seat(seat)))
        .and(sleeve(palette::seat(seat)))
        .moved(Transform::from_scale(Vec3::new(1.06, 1.0, 0.92)))
        .moved(Transform::from_rotation(lies));
    let shaded = |place: Vec3| 0.86 + 0.14 * (place.y + 0.6).clamp(0.0, 1.0);
    palm.and(fingers).and(thumb).and(arm).shaded(shaded)
}

/// A chef's hat. Its frame lies below its middle.
pub fn spawn_hat(commands: &mut Commands, workshop: &PropMeshes, seat: Seat) -> Entity {
    assemble(
        commands,
        "Hat",
        std::slice::from_ref(&workshop.chefs.hats[seat.index()]),
    )
}

/// A chef's hand. Its frame is what it holds; the arm comes from +z.
pub fn spawn_glove(commands: &mut Commands, workshop: &PropMeshes, seat: Seat) -> Entity {
    assemble(
        commands,
        "Glove",
        std::slice::from_ref(&workshop.chefs.gloves[seat.index()]),
    )
}
