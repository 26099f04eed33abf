//! The stove. Its frame lies in the middle of its pan's cooking surface, as in the physics.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;
use physics::PhysicsConfig;
use rules::a_la_carte::Seat;

use super::pan::{handle, pan};
use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::faces::Print;
use crate::window::picture::{Ambient, Finish};

/// Where the physics has the table around a pan; here the stove's top.
const TOP: f32 = -2.2;
/// Where the stove stands.
const FOOT: f32 = -5.2;
const HALF_WIDTH: f32 = 10.5;
const BACK: f32 = -7.0;
const FRONT: f32 = 9.0;
/// The panel with the dial slopes from the top's front edge to the foot's.
const SLOPE_TOP: Vec2 = Vec2::new(5.6, TOP);
const SLOPE_FOOT: Vec2 = Vec2::new(FRONT, -4.5);

/// What turns about its own +y when the heat changes: give its `Transform` the rotation of [`dial_angle`].
#[derive(Component, Debug, Clone, Copy)]
pub struct Dial(pub Seat);

/// The ring of gas flames: give its `Transform` the scale of [`flame_size`].
#[derive(Component, Debug, Clone, Copy)]
pub struct Flames(pub Seat);

/// One of the flames' meshes, which flickers by itself.
#[derive(Component, Debug, Clone, Copy)]
pub struct Flicker {
    /// Where in its dance it begins, so that no two dance alike.
    pub from: f32,
    /// How much of its height it dances.
    pub by: f32,
}

/// Where the dial's pointer stands for a heat: 0 low on the left, 7 low on the right, clockwise.
#[must_use]
pub fn dial_angle(heat: u8) -> Quat {
    let steps = f32::from(heat.min(7));
    let clockwise = (steps / 7.0 - 0.5) * 0.75 * TAU;
    Quat::from_rotation_y(-clockwise)
}

/// How high flames are, as a part of what their mesh is: all that burn, and how much more the hottest.
const FLAMES: (f32, f32) = (0.22, 1.13);

/// The size of the flames for a heat: none without heat, a blue crown at 1, and at 7 they lick up the pan's wall.
#[must_use]
pub fn flame_size(heat: u8) -> Vec3 {
    let strength = f32::from(heat.min(7)) / 7.0;
    if heat == 0 {
        // Of no height at all a mesh has no normals.
        Vec3::splat(0.001)
    } else {
        let wide = 0.88 + 0.14 * strength;
        Vec3::new(wide, FLAMES.0 + FLAMES.1 * strength, wide)
    }
}

/// How hot flames of this size are, from 0 to 1.
#[must_use]
pub fn flame_heat(size: Vec3) -> f32 {
    ((size.y - FLAMES.0) / FLAMES.1).clamp(0.0, 1.0)
}

/// Meshes of stoves and pans.
#[derive(Debug, Clone)]
pub struct Stoves {
    body: Part,
    plate: Part,
    grate: Part,
    flames: Part,
    hearts: Part,
    glimmer: Part,
    brass: Part,
    trim: Part,
    scale: Part,
    plaque: Part,
    knob: Part,
    pointer: Part,
    shade: Part,
    pub(super) pan: Part,
    pub(super) handle: Part,
    pub(super) landing: Part,
}

impl Stoves {
    pub(super) fn new(meshes: &mut Assets<Mesh>, config: &PhysicsConfig) -> Self {
        let mut part = |shape: Shape, finish: Finish| Part::new(meshes, shape, finish);
        Self {
            body: part(body(), Finish::Enamel(Seat::First)),
            plate: part(plate(), Finish::Cream),
            grate: part(grate(config.pan.radius), Finish::Iron),
            flames: part(flames(config.pan.radius, 1.0, 4), Finish::Flame),
            hearts: part(flames(config.pan.radius - 0.5, 0.55, 3), Finish::FlameHeart),
            glimmer: part(glimmer(config.pan.radius + 2.6), Finish::Glimmer),
            brass: part(
                Shape::lathe(
                    &[&[
                        (2.5, TOP + 0.6),
                        (2.4, TOP + 0.82),
                        (1.2, TOP + 0.95),
                        (0.0, TOP + 0.97),
                    ]],
                    18,
                ),
                Finish::Gold,
            ),
            trim: part(trim(), Finish::Steel),
            plaque: part(
                Shape::lathe(
                    &[&[(2.05, 0.0), (2.05, 0.12), (1.95, 0.18)], &[(1.95, 0.18), (0.0, 0.18)]],
                    28,
                ),
                Finish::Cream,
            ),
            scale: part(Shape::printed_disc(1.92, 0.19, 28, Print::Dial.part()), Finish::Print),
            knob: part(knob(), Finish::Iron),
            pointer: part(
                Shape::block(Vec3::new(0.22, 0.16, 0.78), 0.05).at(0.0, 0.93, -0.45),
                Finish::Cream,
            ),
            shade: part(
                Shape::shadow(Vec2::new(HALF_WIDTH, (FRONT - BACK) / 2.0), 1.8).at(
                    0.4,
                    FOOT + 0.03,
                    (FRONT + BACK) / 2.0,
                ),
                Finish::Shade,
            ),
            pan: part(pan(config), Finish::Pan),
            handle: part(handle(config.pan.radius), Finish::Iron),
            // Twice, for once is hardly seen on steel.
            landing: part(
                Shape::halo(config.crepe.radius * 0.8, 1.0)
                    .and(Shape::halo(config.crepe.radius * 0.74, 1.0).at(0.0, 0.02, 0.0)),
                Finish::Shade,
            ),
        }
    }
}

fn body() -> Shape {
    let outline = [
        Vec2::new(BACK, FOOT),
        Vec2::new(FRONT, FOOT),
        SLOPE_FOOT,
        SLOPE_TOP,
        Vec2::new(BACK, TOP),
    ];
    Shape::prism(&outline, HALF_WIDTH, 0.6).softened().shaded(|place| {
        // Towards its foot it stands in its own shade.
        0.78 + 0.22 * ((place.y - FOOT) / (TOP - FOOT)).clamp(0.0, 1.0)
    })
}

/// A rail of steel where the top meets the panel with the dial.
fn trim() -> Shape {
    let long = 2.0 * HALF_WIDTH - 1.6;
    Shape::block(Vec3::new(long, 0.3, 0.34), 0.12)
        .softened()
        .at(0.0, SLOPE_TOP.y + 0.04, SLOPE_TOP.x - 0.02)
}

/// What the flames throw onto the plate below them.
fn glimmer(radius: f32) -> Shape {
    let inner = 3.4;
    Shape::lathe(&[&[(radius, 0.0), ((radius + inner) / 2.0, 0.0), (inner, 0.0)]], 18)
        .faded(|place| ((radius - place.x.hypot(place.z)) / (radius - inner)).clamp(0.0, 1.0))
}

/// A paler field on top, in which the burner stands.
fn plate() -> Shape {
    Shape::block(Vec3::new(2.0 * HALF_WIDTH - 2.4, 0.12, SLOPE_TOP.x - BACK - 1.2), 0.06)
        .softened()
        .at(0.0, TOP + 0.02, (SLOPE_TOP.x + BACK) / 2.0)
        .shaded(|place| 0.62 + 0.38 * (place.x.hypot(place.z) / 9.0).min(1.0))
}

/// The burner, and the bars on which the pan stands.
fn grate(pan_radius: f32) -> Shape {
    let burner = Shape::lathe(
        &[
            &[(3.6, TOP), (3.6, TOP + 0.5), (3.3, TOP + 0.62)],
            &[(3.3, TOP + 0.62), (0.0, TOP + 0.62)],
        ],
        24,
    );
    let ring = Shape::lathe(
        &[&[
            (pan_radius + 0.9, TOP),
            (pan_radius + 0.9, TOP + 0.22),
            (pan_radius + 0.4, TOP + 0.22),
            (pan_radius + 0.4, TOP),
        ]],
        32,
    );
    (0..4).fold(burner.and(ring), |shape, arm| {
        let turned = Quat::from_rotation_y(TAU * (f32::from(arm as u8) + 0.5) / 4.0);
        let foot = Shape::block(Vec3::new(0.4, -TOP - 0.35, 0.4), 0.0).at(pan_radius + 0.65, TOP / 2.0 - 0.17, 0.0);
        let bar = Shape::block(Vec3::new(3.6, 0.3, 0.4), 0.0).at(pan_radius - 0.95, -0.52, 0.0);
        shape.and(foot.and(bar).moved(Transform::from_rotation(turned)))
    })
}

/// Tongues that lick outwards, so that they are seen beside the pan. Their frame lies on the burner's edge.
fn flames(pan_radius: f32, tall: f32, sides: usize) -> Shape {
    const TONGUES: u8 = 12;
    (0..TONGUES).fold(Shape::default(), |shape, tongue| {
        let long = tall * [1.0, 0.78, 0.92][usize::from(tongue % 3)];
        let section = |out: f32, up: f32, wide: f32| (Vec3::new(out, up * long, 0.0), wide * tall.sqrt(), wide * 0.6);
        let one = Shape::bar(
            &[
                section(3.5, 0.1, 0.25),
                section(pan_radius - 0.6, 0.32, 0.52),
                section(pan_radius + 0.5, 0.85, 0.4),
                section(pan_radius + 0.95, 1.75, 0.03),
            ],
            sides,
        )
        .shaded(|place| 0.7 + 0.65 * (place.y / 1.75))
        // Gas burns clear at its root and thin at its tip.
        .faded(|place| 1.0 - 0.45 * (place.y / 1.75).clamp(0.0, 1.0));
        shape.and(one.moved(Transform::from_rotation(Quat::from_rotation_y(
            TAU * f32::from(tongue) / f32::from(TONGUES),
        ))))
    })
}

fn knob() -> Shape {
    Shape::lathe(
        &[
            &[(1.0, 0.2), (0.95, 0.6), (0.86, 0.78), (0.76, 0.86)],
            &[(0.76, 0.86), (0.0, 0.86)],
        ],
        20,
    )
}

/// A stove. Its frame is the middle of its pan's cooking surface; it stands 5.2 below on the table, its dial towards +z.
pub fn spawn_stove(commands: &mut Commands, workshop: &PropMeshes, seat: Seat) -> Entity {
    let parts = &workshop.stoves;
    let enamel = Finish::Enamel(seat);
    let fixed = [
        parts.body.of(enamel),
        parts.plate.clone(),
        parts.grate.clone(),
        parts.brass.clone(),
        parts.trim.clone(),
        parts.shade.clone(),
    ];
    let stove = assemble(commands, "Stove", &fixed);
    let slope = SLOPE_FOOT - SLOPE_TOP;
    let lean = FRAC_PI_2 - slope.x.atan2(-slope.y);
    let middle = (SLOPE_TOP + SLOPE_FOOT) / 2.0;
    let panel = Transform::from_xyz(0.0, middle.y, middle.x).with_rotation(Quat::from_rotation_x(lean));
    commands.entity(stove).with_children(|stove| {
        let burner = Transform::from_xyz(0.0, TOP + 0.3, 0.0).with_scale(flame_size(0));
        stove
            .spawn((Flames(seat), burner, Visibility::default()))
            .with_children(|flames| {
                let from = seat.index() as f32 * 1.7;
                flames.spawn((Flicker { from, by: 0.09 }, Ambient, parts.flames.bundle()));
                let from = from + 0.9;
                flames.spawn((Flicker { from, by: 0.16 }, Ambient, parts.hearts.bundle()));
                // Above the plate, whatever the flames' height is.
                flames.spawn((parts.glimmer.bundle(), Transform::from_xyz(0.0, -0.15, 0.0)));
            });
        stove.spawn((panel, Visibility::default())).with_children(|panel| {
            panel.spawn(parts.plaque.bundle());
            panel.spawn(parts.scale.bundle());
            panel
                .spawn((
                    Dial(seat),
                    Transform::from_rotation(dial_angle(0)),
                    Visibility::default(),
                ))
                .with_children(|dial| {
                    dial.spawn(parts.knob.bundle());
                    dial.spawn(parts.pointer.bundle());
                });
        });
    });
    stove
}
