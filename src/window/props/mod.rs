//! The toys of the kitchen, made of a few words each: no model files, and every size that the physics knows is taken from
//! its numbers, so that what is seen is what happens.
//!
//! A `spawn_…` function makes a root with its meshes below and no game in it. One unit is a centimetre; every function
//! says where the thing's frame lies.

mod bottle;
mod chef;
mod cup;
mod discs;
mod furniture;
mod hull;
mod metal;
mod motes;
mod pan;
mod pointer;
mod shape;
mod small;
mod stove;
mod trays;

pub use bottle::{Bottles, inner_wall, spawn_bottle};
pub use chef::{Chefs, SLEEVE, spawn_glove, spawn_hat};
pub use cup::{CUP_RADIUS, Cups, spawn_cup};
pub use discs::{Discs, TILE_RADIUS, TILE_THICKNESS, faces, spawn_crepe, spawn_dish};
pub use furniture::{Furniture, TABLE_SIZE, spawn_room};
pub use hull::hull;
pub use metal::{BellKnob, Metal, SINK_RADIUS, spawn_bell, spawn_sink, spawn_trash_can};
pub use motes::{Motes, spawn_mote};
pub use pan::{LandingShade, handle_grip, spawn_pan};
pub use pointer::{Pointers, spawn_pointer};
pub use shape::Shape;
pub use small::{Small, die_faces, spawn_crystal, spawn_die, spawn_spoon, spawn_star};
pub use stove::{Dial, Flames, Flicker, Stoves, dial_angle, flame_heat, flame_size, spawn_stove};
pub use trays::{
    CUP_TRAY_SIZE, RACK_SIZE, SEAT_TRAY_SIZE, Trays, rack_place, spawn_bottle_rack, spawn_cup_tray, spawn_die_tray,
    spawn_seat_tray,
};

use bevy::prelude::*;
use physics::PhysicsConfig;

use super::picture::Finish;

/// The toys: makes the [`PropMeshes`].
pub fn plugin(app: &mut App) {
    let config = match app.world().get_resource::<PhysicsConfig>() {
        Some(config) => Ok(config.clone()),
        None => PhysicsConfig::built_in(),
    };
    let config = match config {
        Ok(config) => config,
        Err(problem) => return error!("no sizes to make toys of: {problem}"),
    };
    // Made now and not at the start: the first screen is entered before any startup system runs.
    let workshop = {
        let mut meshes = app.world_mut().get_resource_or_insert_with(Assets::<Mesh>::default);
        PropMeshes::new(&mut meshes, &config)
    };
    app.insert_resource(workshop);
}

/// All meshes, made once.
#[derive(Resource, Debug, Clone)]
#[expect(missing_docs, reason = "each field is a family of things, documented there")]
pub struct PropMeshes {
    pub stoves: Stoves,
    pub bottles: Bottles,
    pub small: Small,
    pub discs: Discs,
    pub cups: Cups,
    pub metal: Metal,
    pub trays: Trays,
    pub furniture: Furniture,
    pub chefs: Chefs,
    pub motes: Motes,
    pub pointers: Pointers,
}

impl PropMeshes {
    /// Makes everything.
    pub fn new(meshes: &mut Assets<Mesh>, config: &PhysicsConfig) -> Self {
        Self {
            stoves: Stoves::new(meshes, config),
            bottles: Bottles::new(meshes, config),
            small: Small::new(meshes, config),
            discs: Discs::new(meshes, config),
            cups: Cups::new(meshes),
            metal: Metal::new(meshes),
            trays: Trays::new(meshes, config),
            furniture: Furniture::new(meshes),
            chefs: Chefs::new(meshes),
            motes: Motes::new(meshes),
            pointers: Pointers::new(meshes),
        }
    }
}

/// A piece of a toy.
#[derive(Debug, Clone)]
pub struct Part {
    /// Its mesh.
    pub mesh: Handle<Mesh>,
    /// What it is made of.
    pub finish: Finish,
}

impl Part {
    fn new(meshes: &mut Assets<Mesh>, shape: Shape, finish: Finish) -> Self {
        Self {
            mesh: meshes.add(shape.mesh()),
            finish,
        }
    }

    fn bundle(&self) -> impl Bundle {
        (Mesh3d(self.mesh.clone()), self.finish)
    }

    /// The same mesh, made of something else.
    fn of(&self, finish: Finish) -> Self {
        Self { finish, ..self.clone() }
    }
}

/// A root with parts below it.
fn assemble(commands: &mut Commands, name: &'static str, parts: &[Part]) -> Entity {
    commands
        .spawn((Name::new(name), Transform::default(), Visibility::default()))
        .with_children(|thing| {
            for part in parts {
                thing.spawn(part.bundle());
            }
        })
        .id()
}
