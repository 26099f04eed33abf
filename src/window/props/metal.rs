//! The sink, the trash can and the bell.

use bevy::prelude::*;

use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::picture::Finish;

/// The inner radius of the sink at its top.
pub const SINK_RADIUS: f32 = 5.0;

/// What goes down when the bell is struck.
#[derive(Component, Debug, Clone, Copy)]
pub struct BellKnob;

/// Meshes of metal things.
#[derive(Debug, Clone)]
pub struct Metal {
    sink: Part,
    drain: Part,
    can: Part,
    bell: Part,
    bell_foot: Part,
    bell_knob: Part,
    shadows: [Part; 3],
}

impl Metal {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        let mut part = |shape: Shape, finish: Finish| Part::new(meshes, shape, finish);
        Self {
            sink: part(sink(), Finish::Steel),
            drain: part(
                Shape::lathe(&[&[(0.7, 0.0), (0.66, 0.05)], &[(0.66, 0.05), (0.0, 0.02)]], 12),
                Finish::Iron,
            ),
            can: part(can(), Finish::Steel),
            bell: part(
                Shape::lathe(
                    &[&[
                        (2.05, 0.45),
                        (2.1, 0.6),
                        (1.95, 1.1),
                        (1.55, 1.65),
                        (0.9, 2.0),
                        (0.0, 2.1),
                    ]],
                    18,
                ),
                Finish::Gold,
            ),
            bell_foot: part(
                Shape::lathe(
                    &[&[(2.4, 0.0), (2.4, 0.3), (2.25, 0.45)], &[(2.25, 0.45), (0.0, 0.45)]],
                    18,
                ),
                Finish::Iron,
            ),
            bell_knob: part(
                Shape::lathe(
                    &[
                        &[(0.16, 2.0), (0.16, 2.45)],
                        &[(0.16, 2.4), (0.42, 2.45), (0.42, 2.6), (0.26, 2.75), (0.0, 2.78)],
                    ],
                    12,
                ),
                Finish::Steel,
            ),
            // Of the sink, the can and the bell.
            shadows: [(4.6, -0.18), (4.0, 0.03), (2.4, 0.03)].map(|(radius, height)| {
                part(
                    Shape::shadow(Vec2::splat(radius), 1.4).at(0.3, height, 0.0),
                    Finish::Shade,
                )
            }),
        }
    }
}

/// A bowl with a broad rim. What lies in it lies on its floor.
fn sink() -> Shape {
    let rim = SINK_RADIUS + 0.55;
    Shape::lathe(
        &[
            &[
                (0.0, -0.2),
                (3.6, -0.2),
                (SINK_RADIUS - 0.2, 0.6),
                (SINK_RADIUS + 0.12, 1.9),
            ],
            &[(SINK_RADIUS + 0.12, 1.9), (rim, 1.95), (rim, 2.1), (SINK_RADIUS, 2.1)],
            &[
                (SINK_RADIUS, 2.1),
                (SINK_RADIUS - 0.35, 0.7),
                (SINK_RADIUS - 1.1, 0.1),
                (SINK_RADIUS - 2.0, 0.0),
                (0.0, 0.0),
            ],
        ],
        28,
    )
    .shaded(|place| {
        if place.x.hypot(place.z) < SINK_RADIUS {
            0.7 + 0.3 * (place.y / 2.1).clamp(0.0, 1.0)
        } else {
            1.0
        }
    })
}

/// An open can with two beads around it.
fn can() -> Shape {
    Shape::lathe(
        &[
            &[(0.0, 0.0), (3.7, 0.0)],
            &[
                (3.7, 0.0),
                (3.85, 1.6),
                (4.02, 1.8),
                (3.92, 2.0),
                (4.1, 4.4),
                (4.27, 4.6),
                (4.17, 4.8),
                (4.3, 6.3),
            ],
            &[(4.3, 6.3), (4.62, 6.4), (4.62, 6.65), (4.4, 6.7), (4.2, 6.5)],
            &[(4.2, 6.5), (3.75, 1.0), (3.6, 0.25)],
            &[(3.6, 0.25), (0.0, 0.25)],
        ],
        24,
    )
    .shaded(|place| {
        let is_inside = place.x.hypot(place.z) < 3.65 + place.y * 0.085;
        if is_inside {
            0.35 + 0.5 * (place.y / 6.5).clamp(0.0, 1.0)
        } else {
            1.0
        }
    })
}

/// A bowl for used crystals. Its frame is the middle of its inner floor; it stands 0.2 below.
pub fn spawn_sink(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.metal;
    assemble(
        commands,
        "Sink",
        &[parts.sink.clone(), parts.drain.clone(), parts.shadows[0].clone()],
    )
}

/// An open can. Its frame lies below its middle.
pub fn spawn_trash_can(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.metal;
    assemble(commands, "Trash can", &[parts.can.clone(), parts.shadows[1].clone()])
}

/// A bell as on a counter. Its frame lies below its middle.
pub fn spawn_bell(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.metal;
    let fixed = [parts.bell.clone(), parts.bell_foot.clone(), parts.shadows[2].clone()];
    let bell = assemble(commands, "Bell", &fixed);
    commands.entity(bell).with_children(|bell| {
        bell.spawn((BellKnob, parts.bell_knob.bundle(), Transform::default()));
    });
    bell
}
