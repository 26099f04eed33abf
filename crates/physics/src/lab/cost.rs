//! The cost of a step: our headless table against the bare engine with the same bodies and settings, both shaking one
//! full bottle.

use std::f32::consts::TAU;

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::{PhysicsWorld, RigidBodyHandle};
use rules::a_la_carte::Condiment;

use super::hands::Shake;
use crate::config::PhysicsConfig;
use crate::gesture::Observation;
use crate::gesture::pour::BOTTLE_HOME;
use crate::hand::Target;
use crate::headless_table::HeadlessTable;
use crate::pose::Pose;
use crate::scene::{Scene, parameters};
use crate::stage::StageError;

/// The shake of the first measurements, so that costs can be compared with them: 3 cm from top to bottom.
const SHAKE: Shake = Shake {
    stroke: 3.0,
    frequency: 4.5,
    rock: 0.0,
    time: f32::INFINITY,
};

fn shaken(time: f32) -> Vec3 {
    BOTTLE_HOME + Vec3::Y * SHAKE.stroke / 2.0 * (1.0 - (TAU * SHAKE.frequency * time).cos())
}

/// Our table, its bottle shaken for ever.
pub struct ShakenTable {
    table: HeadlessTable,
}

impl ShakenTable {
    /// Ready to shake.
    ///
    /// # Errors
    /// When the pour could not begin.
    pub fn new(config: PhysicsConfig) -> Result<Self, StageError> {
        let mut table = HeadlessTable::new(config, 1, 1);
        table.begin_pour(Condiment::Pepper, 0)?;
        Ok(Self { table })
    }

    /// One step.
    ///
    /// # Errors
    /// When the pour could not begin again.
    pub fn step(&mut self) -> Result<(), StageError> {
        let mut hand = |sight: &Observation| Target::at(shaken(sight.time));
        if self.table.step(Some(&mut hand)).is_some() {
            self.table.begin_pour(Condiment::Pepper, 0)?;
        }
        Ok(())
    }
}

/// The bare engine with the same bodies.
pub struct BareShake {
    world: PhysicsWorld,
    bottle: RigidBodyHandle,
    grip: f32,
    time: f32,
}

impl BareShake {
    /// Ready to shake.
    ///
    /// # Errors
    /// When the bottle could not be laid.
    pub fn new(config: &PhysicsConfig) -> Result<Self, StageError> {
        let mut table = HeadlessTable::new(config.clone(), 1, 1);
        let start = table.prepare_pour(Condiment::Pepper, 0)?;
        let mut world = PhysicsWorld::new();
        world.integration_parameters = parameters(config);
        world.gravity = Vec3::NEG_Y * config.world.gravity;
        let mut scene = Scene {
            bodies: &mut world.bodies,
            colliders: &mut world.colliders,
            config,
        };
        scene.table();
        scene.pan(Pose::IDENTITY, false);
        let home = Pose::new(BOTTLE_HOME - Vec3::Y * config.bottle.grip, Quat::IDENTITY);
        let (bottle, _) = scene.bottle(home);
        for &(piece, pose) in &start.pieces {
            scene.grain(piece, home.then(pose), true);
        }
        Ok(Self {
            world,
            bottle,
            grip: config.bottle.grip,
            time: 0.0,
        })
    }

    /// One step.
    pub fn step(&mut self) {
        self.time += self.world.integration_parameters.dt;
        let pose = Pose::new(shaken(self.time) - Vec3::Y * self.grip, Quat::IDENTITY);
        if let Some(body) = self.world.bodies.get_mut(self.bottle) {
            body.set_next_kinematic_position(pose.into());
        }
        self.world.step();
    }
}
