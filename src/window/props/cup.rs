//! Espresso cups on their saucers. What a cup does is printed on its coffee; a cup that nobody has drawn yet stands upside
//! down and looks like all others.

use bevy::prelude::*;
use rules::a_la_carte::Cup;

use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::faces::Print;
use crate::window::picture::Finish;

/// How much room a cup with its saucer takes.
pub const CUP_RADIUS: f32 = 1.8;

const HEIGHT: f32 = 1.55;
const SIDES: usize = 12;

/// Meshes of cups.
#[derive(Debug, Clone)]
pub struct Cups {
    upright: Part,
    coffees: [Part; Cup::COUNT],
    turned: Part,
    back: Part,
}

impl Cups {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        let turned =
            Transform::from_xyz(0.0, 0.16 + HEIGHT, 0.0).with_rotation(Quat::from_rotation_x(std::f32::consts::PI));
        Self {
            upright: Part::new(meshes, saucer().and(cup().at(0.0, 0.16, 0.0)), Finish::Ceramic),
            coffees: Cup::ALL.map(|cup| {
                let coffee = Shape::printed_disc(1.2, 0.16 + HEIGHT - 0.1, 16, Print::Cup(cup).part());
                Part::new(meshes, coffee, Finish::Print)
            }),
            turned: Part::new(meshes, saucer().and(cup().moved(turned)), Finish::Ceramic),
            back: Part::new(
                meshes,
                Shape::printed_disc(0.82, 0.16 + HEIGHT + 0.01, 14, Print::CupBack.part()),
                Finish::Print,
            ),
        }
    }
}

fn saucer() -> Shape {
    Shape::lathe(
        &[
            &[(1.0, 0.0), (CUP_RADIUS, 0.26), (CUP_RADIUS - 0.06, 0.32)],
            &[(CUP_RADIUS - 0.06, 0.32), (1.05, 0.14), (0.0, 0.14)],
        ],
        SIDES + 2,
    )
    .shaded(|place| if place.x.hypot(place.z) < 1.2 { 0.72 } else { 1.0 })
}

fn cup() -> Shape {
    let wall = Shape::lathe(
        &[
            &[(0.0, 0.0), (0.85, 0.0)],
            &[
                (0.85, 0.0),
                (1.08, 0.35),
                (1.3, HEIGHT - 0.06),
                (1.27, HEIGHT),
                (1.2, HEIGHT - 0.04),
            ],
            &[(1.2, HEIGHT - 0.04), (1.18, HEIGHT - 0.2)],
        ],
        SIDES,
    );
    let ear = Shape::bar(
        &[
            (Vec3::new(1.1, HEIGHT * 0.82, 0.0), 0.14, 0.1),
            (Vec3::new(1.75, HEIGHT * 0.82, 0.0), 0.14, 0.1),
            (Vec3::new(1.85, HEIGHT * 0.5, 0.0), 0.14, 0.1),
            (Vec3::new(1.1, HEIGHT * 0.3, 0.0), 0.14, 0.1),
        ],
        4,
    );
    wall.and(ear)
}

/// A cup on its saucer, or one upside down of which nobody knows what it does. Its frame lies below the saucer's middle.
pub fn spawn_cup(commands: &mut Commands, workshop: &PropMeshes, cup: Option<Cup>) -> Entity {
    let parts = &workshop.cups;
    let (body, print) = match cup {
        Some(cup) => (&parts.upright, &parts.coffees[cup.index()]),
        None => (&parts.turned, &parts.back),
    };
    assemble(commands, "Cup", &[body.clone(), print.clone()])
}
