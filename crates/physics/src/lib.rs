//! The physics of the table: crystals shaken out of bottles, crêpes tossed from pans, a die.
//!
//! A gesture is a wish over time ([`Target`]) that a limited hand follows; what happens then is Rapier's business. The
//! game adds [`PhysicsPlugin`] and begins gestures on its [`Stage`]; everything without a window uses [`HeadlessTable`],
//! which is the same plugin in a headless `App`. `docs/physics.md` tells the whole model.

pub mod bottle;
pub mod config;
mod crepe;
pub mod crystal;
pub mod die;
mod gesture;
mod guard;
mod hand;
mod headless_table;
mod knock;
pub mod lab;
mod ledger;
mod pan;
mod pose;
mod recording;
mod resting_pieces;
mod scene;
mod settle;
mod stage;
mod watch;
mod wedge;

pub use config::{ConfigError, PhysicsConfig};
pub use crystal::Piece;
pub use gesture::pour::{BOTTLE_HOME, within_reach};
pub use gesture::throw::DIE_HOME;
pub use gesture::{
    Again, FlipReport, FlipStart, Observation, PourReport, PourStart, Report, Role, Start, ThrowReport, ThrowStart,
};
pub use guard::Interventions;
pub use hand::{HandInput, Refused, Target};
pub use headless_table::{HeadlessTable, Motion, prepare_pour};
pub use knock::{Knock, KnockPlugin, Surface};
pub use ledger::{Counts, LedgerError};
pub use pose::Pose;
pub use recording::{Recording, RecordingError, fingerprint};
pub use resting_pieces::{Place, Resting, RestingPieces};
pub use settle::Layers;
pub use stage::{GestureDone, OnStage, Stage, StageError, StageSystems, begin, clear, replay};
pub use watch::Watched;

use bevy::prelude::*;
use bevy_rapier3d::plugin::{NoUserData, PhysicsSet, RapierPhysicsPlugin, TimestepMode};
use bevy_rapier3d::prelude::{RapierConfiguration, RapierContextInitialization};

/// The physical table: for the windowed game and the headless one alike.
pub struct PhysicsPlugin {
    /// Sizes, materials, limits.
    pub config: PhysicsConfig,
    /// Pans on the table.
    pub seats: usize,
}

impl Plugin for PhysicsPlugin {
    fn build(&self, app: &mut App) {
        let config = &self.config;
        let world = RapierContextInitialization::InitializeDefaultRapierContext {
            integration_parameters: scene::parameters(config),
            rapier_configuration: RapierConfiguration {
                // The length unit would scale it too.
                gravity: Vec3::NEG_Y * config.world.gravity,
                ..RapierConfiguration::new(config.world.length_unit)
            },
        };
        app.insert_resource(Time::<Fixed>::from_hz(f64::from(config.world.rate)))
            // One engine step for one kinematic target: with substeps the hand would move in a staircase that leaks.
            .insert_resource(TimestepMode::Fixed {
                dt: config.step(),
                substeps: 1,
            })
            .insert_resource(config.clone())
            .insert_resource(RestingPieces::new(self.seats))
            .init_resource::<HandInput>()
            .init_resource::<Stage>()
            .add_message::<GestureDone>()
            .add_plugins(
                RapierPhysicsPlugin::<NoUserData>::default()
                    .with_custom_initialization(world)
                    .in_fixed_schedule(),
            )
            .configure_sets(
                FixedUpdate,
                (
                    StageSystems::Drive
                        .after(PhysicsSet::SyncBackend)
                        .before(PhysicsSet::StepSimulation),
                    StageSystems::Observe.after(PhysicsSet::Writeback),
                ),
            )
            // The engine looks at every entity in every step, even with nothing to move: it sleeps between gestures.
            .configure_sets(
                FixedUpdate,
                (
                    PhysicsSet::SyncBackend,
                    PhysicsSet::StepSimulation,
                    PhysicsSet::Writeback,
                    StageSystems::Drive,
                    StageSystems::Observe,
                )
                    .run_if(stage::is_busy),
            )
            .add_systems(
                FixedUpdate,
                (
                    stage::drive.in_set(StageSystems::Drive),
                    stage::observe.in_set(StageSystems::Observe),
                ),
            );
    }
}
