//! The stage: the running gesture inside the Bevy world. It is built anew for every gesture, in a fresh engine state, so
//! that the same start and the same wishes always give the same bits, whatever was played before.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;
use bevy_rapier3d::rapier::prelude::RigidBodyHandle;

use crate::config::PhysicsConfig;
use crate::gesture::flip::FlipRun;
use crate::gesture::pour::PourRun;
use crate::gesture::throw::ThrowRun;
use crate::gesture::{Gesture, Observation, Report, Start, Stepper};
use crate::hand::{HandInput, Target};
use crate::pose::Pose;
use crate::recording::{Digest, Recording, VERSION, fingerprint};
use crate::resting_pieces::{Place, Resting, RestingPieces};
use crate::scene::{Scene, parameters};

/// The order of a step; the engine steps between the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
pub enum StageSystems {
    /// The hand moves what it holds.
    Drive,
    /// The gesture looks at what happened.
    Observe,
}

/// Sent when a gesture is over.
#[derive(Debug, Clone, Message)]
pub struct GestureDone {
    /// What came of it.
    pub report: Report,
    /// How to make it again.
    pub recording: Recording,
}

/// A body on stage; its `Transform` follows the engine and never leads it.
#[derive(Debug, Clone, Copy, Component)]
pub struct OnStage(RigidBodyHandle);

impl OnStage {
    /// The body, in the engine.
    pub(crate) const fn handle(self) -> RigidBodyHandle {
        self.0
    }
}

/// The running gesture, if any.
#[derive(Resource, Default)]
pub struct Stage {
    running: Option<Running>,
}

struct Running {
    gesture: Box<dyn Gesture>,
    seat: Option<usize>,
    recording: Recording,
    /// Wishes of a replay, instead of the hand's.
    replay: Option<Vec<Option<Target>>>,
    steps: u32,
    sight: Observation,
    digest: Digest,
}

impl Stage {
    /// Whether a gesture is under way.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Steps of the running gesture so far.
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.running.as_ref().map_or(0, |running| running.steps)
    }

    /// What the hand sees of the running gesture.
    #[must_use]
    pub fn sight(&self) -> Option<Observation> {
        self.running.as_ref().map(|running| running.sight)
    }
}

/// Whether a gesture is under way, as a run condition.
pub(crate) fn is_busy(stage: Res<Stage>) -> bool {
    stage.is_busy()
}

/// Why a gesture could not begin.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum StageError {
    /// One is already under way.
    #[error("another gesture is under way")]
    Busy,
    /// The plugin is missing or has not started yet.
    #[error("the physics plugin has not started: {0}")]
    NotReady(String),
    /// The pan is not on the table.
    #[error("there is no pan at seat {0}")]
    NoSuchSeat(usize),
    /// The recording cannot be replayed.
    #[error(transparent)]
    Recording(#[from] crate::recording::RecordingError),
    /// The gesture did not end, which its own time-outs forbid.
    #[error("the gesture did not end")]
    Endless,
    /// Something moved while the game was paused.
    #[error("the gesture went on while the game was paused")]
    Restless,
}

/// Begins a gesture. `seat` is whose pan a pour goes into; the larder is kept in step with it.
///
/// # Errors
/// When another one runs, or the plugin has not started.
pub fn begin(world: &mut World, start: Start, seat: Option<usize>) -> Result<(), StageError> {
    raise(world, start, seat, None)
}

/// Begins a gesture from a recording; the hand's input is ignored, the larder is left alone.
///
/// # Errors
/// When the recording does not fit this build's numbers, or the stage is not free.
pub fn replay(world: &mut World, recording: &Recording) -> Result<(), StageError> {
    recording.check(world.resource::<PhysicsConfig>())?;
    raise(world, recording.start.clone(), None, Some(recording.wishes.clone()))
}

fn raise(
    world: &mut World,
    start: Start,
    seat: Option<usize>,
    replay: Option<Vec<Option<Target>>>,
) -> Result<(), StageError> {
    if world.resource::<Stage>().is_busy() {
        return Err(StageError::Busy);
    }
    clear(world);
    let config = world.resource::<PhysicsConfig>().clone();
    let mut context = world.query_filtered::<Entity, With<DefaultRapierContext>>();
    let context = context
        .single(world)
        .map_err(|error| StageError::NotReady(error.to_string()))?;
    // A fresh engine: handles, islands and contacts of an earlier gesture would change the bits of this one.
    let mut simulation = RapierContextSimulation::default();
    simulation.integration_parameters = parameters(&config);
    let (mut bodies, mut colliders) = (RapierRigidBodySet::default(), RapierContextColliders::default());
    let mut scene = Scene {
        bodies: &mut bodies.bodies,
        colliders: &mut colliders.colliders,
        config: &config,
    };
    let gesture: Box<dyn Gesture> = match &start {
        Start::Pour(start) => Box::new(PourRun::new(start, &mut scene)),
        Start::Flip(start) => Box::new(FlipRun::new(start, &mut scene)),
        Start::Throw(start) => Box::new(ThrowRun::new(start, &mut scene)),
    };
    let cast = gesture.cast();
    let sight = gesture.sight(&bodies.bodies);
    let places: Vec<Transform> = cast
        .iter()
        .map(|&(_, handle)| {
            bodies
                .bodies
                .get(handle)
                .map_or(Pose::IDENTITY, |body| (*body.position()).into())
                .into()
        })
        .collect();
    world.entity_mut(context).insert((simulation, bodies, colliders));
    for ((role, handle), transform) in cast.into_iter().zip(places) {
        world.spawn((role, OnStage(handle), transform));
    }
    world.resource_mut::<HandInput>().clear();
    world.resource_mut::<Stage>().running = Some(Running {
        gesture,
        seat,
        recording: Recording {
            version: VERSION,
            numbers: fingerprint(&config),
            start,
            wishes: Vec::new(),
            end: 0,
        },
        replay,
        steps: 0,
        sight,
        digest: Digest::new(),
    });
    Ok(())
}

/// Takes everything off the stage; a running gesture is forgotten and nothing in the larder changes.
pub fn clear(world: &mut World) {
    let mut query = world.query_filtered::<Entity, With<OnStage>>();
    let entities: Vec<Entity> = query.iter(world).collect();
    for entity in entities {
        world.despawn(entity);
    }
    world.resource_mut::<Stage>().running = None;
}

type Engine<'a> = (
    &'a mut RapierRigidBodySet,
    &'a mut RapierContextColliders,
    &'a RapierContextSimulation,
);

/// Before the engine's step: read the wish, move the held thing.
pub(crate) fn drive(
    mut stage: ResMut<Stage>,
    mut input: ResMut<HandInput>,
    config: Res<PhysicsConfig>,
    mut engine: Query<Engine, With<DefaultRapierContext>>,
) -> Result {
    let Some(running) = &mut stage.running else {
        return Ok(());
    };
    let (mut bodies, mut colliders, _) = engine.single_mut()?;
    let wish = match &running.replay {
        Some(wishes) => wishes.get(running.steps as usize).or(wishes.last()).copied().flatten(),
        None => input.at(f64::from(running.steps) / f64::from(config.world.rate)),
    };
    running.recording.wishes.push(wish);
    running.steps += 1;
    let mut step = Stepper {
        bodies: &mut bodies.bodies,
        colliders: &mut colliders.colliders,
        config: &config,
        quarantined: Vec::new(),
    };
    running.gesture.drive(wish, &mut step);
    Ok(())
}

/// After the engine's step: let the picture follow, let the gesture look, end it when it is over.
pub(crate) fn observe(
    mut stage: ResMut<Stage>,
    config: Res<PhysicsConfig>,
    mut larder: ResMut<RestingPieces>,
    mut engine: Query<Engine, With<DefaultRapierContext>>,
    mut cast: Query<(&OnStage, &mut Transform)>,
    mut done: MessageWriter<GestureDone>,
) -> Result {
    let Some(running) = &mut stage.running else {
        return Ok(());
    };
    let (mut bodies, mut colliders, simulation) = engine.single_mut()?;
    let mut step = Stepper {
        bodies: &mut bodies.bodies,
        colliders: &mut colliders.colliders,
        config: &config,
        quarantined: simulation.pipeline.quarantine().bodies().to_vec(),
    };
    let report = running.gesture.observe(&mut step);
    running.sight = running.gesture.sight(step.bodies);
    for (on_stage, mut transform) in &mut cast {
        if let Some(body) = step.bodies.get(on_stage.0) {
            let place = Transform::from(Pose::from(*body.position()));
            if *transform != place {
                *transform = place;
            }
        }
    }
    let Some(report) = report else { return Ok(()) };
    for handle in running.gesture.moving() {
        if let Some(body) = step.bodies.get(handle) {
            running.digest.pose((*body.position()).into());
        }
    }
    running.recording.end = running.digest.value();
    if let (Report::Pour(pour), Some(seat)) = (&report, running.seat) {
        put_away(&mut larder, pour, seat);
    }
    done.write(GestureDone {
        report,
        recording: running.recording.clone(),
    });
    stage.running = None;
    Ok(())
}

/// The pour has happened: what is left lies in the bottle, what fell belongs to the pan, wherever it landed.
fn put_away(larder: &mut RestingPieces, pour: &crate::gesture::PourReport, seat: usize) {
    if let Some(bottle) = larder.at_mut(Place::Bottle(pour.bottle)) {
        *bottle = pour
            .left
            .iter()
            .map(|&(piece, pose)| Resting {
                piece,
                pose: Some(pose),
            })
            .collect();
    }
    if let Some(pan) = larder.at_mut(Place::Pan(seat)) {
        *pan = pour
            .in_the_pan
            .iter()
            .map(|&(piece, pose)| Resting { piece, pose })
            .collect();
    }
}
