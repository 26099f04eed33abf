//! The arrow over what a hint means.

use bevy::prelude::*;

use super::shape::Shape;
use super::{Part, PropMeshes};
use crate::window::picture::Finish;

/// How high the head is, and the whole arrow.
const HEAD: f32 = 2.1;
const LENGTH: f32 = 4.2;
const SIDES: usize = 14;

/// The mesh of the arrow.
#[derive(Debug, Clone)]
pub struct Pointers(Part);

impl Pointers {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        Self(Part::new(meshes, arrow(), Finish::Spark))
    }
}

/// A cone on its tip with a little shaft. It shines by itself, for light from above would leave it dark: what is round about
/// it is painted, lighter on the left.
fn arrow() -> Shape {
    const HALF: f32 = 0.42;
    Shape::lathe(
        &[
            &[(0.0, 0.0), (1.25, HEAD - 0.12)],
            &[(1.25, HEAD - 0.12), (1.15, HEAD)],
            &[(1.15, HEAD), (HALF, HEAD)],
            &[(HALF, HEAD), (HALF, LENGTH - 0.1)],
            &[(HALF, LENGTH - 0.1), (HALF - 0.1, LENGTH), (0.0, LENGTH)],
        ],
        SIDES,
    )
    .shaded(|place| {
        if place.y < HEAD {
            0.9 - 0.1 * place.x
        } else {
            0.72 - 0.2 * place.x
        }
    })
}

/// A golden arrow that points down. Its frame is its tip.
pub fn spawn_pointer(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    // One entity, so that whoever moves it can say of the mesh itself how it is painted.
    commands
        .spawn((Name::new("Pointer"), Transform::default(), workshop.pointers.0.bundle()))
        .id()
}
