//! Round things with a face on either side: dish tiles and the crêpe. The frame is the centre. The lower face stands
//! upright once the disc was turned over about z, as a tossed crêpe is.

use bevy::prelude::*;
use physics::PhysicsConfig;
use rules::a_la_carte::{DishColour, DishId};

use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::faces::Print;
use crate::window::picture::Finish;

/// The radius of a dish tile.
pub const TILE_RADIUS: f32 = 3.4;
/// Its thickness.
pub const TILE_THICKNESS: f32 = 0.35;

/// How far its light reaches beyond it when it may be taken: flat as it is, it has hardly any rim.
const RING: f32 = 0.6;

const SIDES: usize = 24;

/// Meshes of round things.
#[derive(Debug, Clone)]
pub struct Discs {
    edge: Part,
    ring: Part,
    dishes: Vec<Part>,
    crepe_edge: Part,
    crepe: Part,
}

impl Discs {
    pub(super) fn new(meshes: &mut Assets<Mesh>, config: &PhysicsConfig) -> Self {
        let (radius, thickness) = (config.crepe.radius, config.crepe.thickness);
        Self {
            edge: Part::new(
                meshes,
                edge(TILE_RADIUS, TILE_THICKNESS, 0.1),
                Finish::Dish(DishColour::Yellow),
            ),
            // Halfway up, so that it is there whichever side is up.
            ring: Part::new(meshes, Shape::halo(TILE_RADIUS, RING), Finish::Halo),
            dishes: DishId::all()
                .map(|dish| {
                    let prints = faces(
                        TILE_RADIUS - 0.1,
                        TILE_THICKNESS,
                        Print::Recipe(dish),
                        Print::Served(dish),
                    );
                    Part::new(meshes, prints, Finish::Print)
                })
                .collect(),
            crepe_edge: Part::new(meshes, edge(radius, thickness, config.crepe.border), Finish::Dough),
            crepe: Part::new(
                meshes,
                faces(
                    radius - config.crepe.border,
                    thickness,
                    Print::CrepeRecipe,
                    Print::CrepePicture,
                ),
                Finish::Print,
            ),
        }
    }
}

/// The two printed faces of a disc.
#[must_use]
pub fn faces(radius: f32, thickness: f32, above: Print, below: Print) -> Shape {
    let face = |print: Print| Shape::printed_disc(radius, thickness / 2.0, SIDES, print.part());
    let turned = Transform::from_rotation(Quat::from_rotation_z(std::f32::consts::PI));
    face(above).and(face(below).moved(turned))
}

fn edge(radius: f32, thickness: f32, bevel: f32) -> Shape {
    let half = thickness / 2.0;
    let (inner, low) = (radius - bevel, (half - bevel).max(half * 0.3));
    Shape::lathe(
        &[&[(inner, -half), (radius, -low), (radius, low), (inner, half)]],
        SIDES,
    )
}

/// A dish tile, its recipe up. Its frame is its centre.
pub fn spawn_dish(commands: &mut Commands, workshop: &PropMeshes, dish: DishId) -> Entity {
    let parts = &workshop.discs;
    let edge = parts.edge.of(Finish::Dish(dish.colour()));
    let prints = parts.dishes.get(dish.index()).cloned();
    assemble(
        commands,
        "Dish",
        &[Some(edge), Some(parts.ring.clone()), prints]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>(),
    )
}

/// A crêpe, its recipe up. Its frame is its centre, as in the physics.
pub fn spawn_crepe(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.discs;
    assemble(commands, "Crepe", &[parts.crepe_edge.clone(), parts.crepe.clone()])
}
