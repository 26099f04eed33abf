//! What can be heard of a gesture: every knock of a loose thing against something, with how fast and against what.
//!
//! The engine could tell of contacts by itself, but it would do so for every pair, and a shaken bottle is nothing but
//! pairs that touch. So we look at the loose things instead, once a step: whoever changed its velocity suddenly has hit
//! something, and only then the engine is asked what. That is a subtraction for each of at most some forty bodies. It
//! reads and never writes, so it cannot change a gesture; and it is a plugin of its own, so that the lab does not pay for it.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;
use bevy_rapier3d::rapier::prelude::RigidBodyHandle;

use crate::config::PhysicsConfig;
use crate::gesture::Role;
use crate::stage::{OnStage, Stage, StageSystems, observe};

/// A loose thing has hit something.
#[derive(Debug, Clone, Copy, PartialEq, Message)]
pub struct Knock {
    /// What.
    pub what: Role,
    /// Against what.
    pub on: Surface,
    /// By how much its velocity changed at once, in cm/s.
    pub speed: f32,
    /// Where, in the frame of the gesture.
    pub place: Vec3,
    /// When, in seconds since the gesture began.
    pub time: f32,
}

/// What was hit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Surface {
    /// Another crystal.
    Crystal,
    /// The bottle.
    Glass,
    /// The pan.
    Steel,
    /// The table or the die's tray.
    Wood,
}

/// Whoever wants to hear knocks adds this.
pub struct KnockPlugin;

impl Plugin for KnockPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<Knock>().add_systems(
            FixedUpdate,
            // Before the gesture is judged: then it may be over, and its guard may have put things elsewhere.
            listen.in_set(StageSystems::Observe).before(observe),
        );
    }
}

/// A change of velocity in one step that is a knock, in cm/s: a fall of an eighth of a millimetre. Chosen above the 4 cm/s
/// that gravity adds in a step, so that a pile at rest is silent, which a test holds.
const FAINTEST: f32 = 5.0;

/// What is remembered of a loose thing from the last step.
#[derive(Debug, Clone, Copy)]
struct Before {
    velocity: Vec3,
    /// As seen from whatever the hand holds.
    carried: Vec3,
    spin: Vec3,
    jolt: f32,
}

type Engine<'a> = (&'a RapierRigidBodySet, &'a RapierContextSimulation);

fn listen(
    stage: Res<Stage>,
    config: Res<PhysicsConfig>,
    engine: Query<Engine, With<DefaultRapierContext>>,
    cast: Query<(&Role, &OnStage)>,
    mut memory: Local<Vec<Option<Before>>>,
    mut knocks: MessageWriter<Knock>,
) -> Result {
    if !stage.is_busy() {
        memory.clear();
        return Ok(());
    }
    if stage.steps() <= 1 {
        memory.clear();
    }
    let (bodies, simulation) = engine.single()?;
    let bodies = &bodies.bodies;
    let held = cast
        .iter()
        .filter_map(|(_, body)| bodies.get(body.handle()))
        .find(|body| body.is_kinematic());
    let fall = Vec3::NEG_Y * config.world.gravity * config.step();
    for (&role, on_stage) in &cast {
        let handle = on_stage.handle();
        let reach = match role {
            Role::Piece(_) => 0.0,
            Role::Die => config.die.size / 2.0,
            Role::Crepe => config.crepe.radius / 2.0,
            Role::Bottle(_) | Role::Pan => continue,
        };
        let Some(body) = bodies.get(handle) else { continue };
        let index = handle.into_raw_parts().0 as usize;
        if memory.len() <= index {
            memory.resize(index + 1, None);
        }
        if !body.is_dynamic() {
            // In the hand; what it does there is the hand's doing.
            memory[index] = None;
            continue;
        }
        let velocity = body.linvel();
        let carrier = held.map_or(Vec3::ZERO, |held| held.velocity_at_point(body.translation()));
        let (carried, spin) = (velocity - carrier, body.angvel());
        let before = memory[index];
        // What rides along is jolted as seen from the table, what flies as seen from the hand; only a knock is both.
        let jolt = before.map_or(0.0, |before| {
            let seen = (velocity - before.velocity - fall).length();
            let felt = (carried - before.carried - fall).length();
            seen.min(felt) + reach * (spin - before.spin).length()
        });
        memory[index] = Some(Before {
            velocity,
            carried,
            spin,
            jolt,
        });
        let Some(before) = before else { continue };
        // What lies is borne up in every step alike; a knock comes suddenly.
        if jolt - before.jolt > FAINTEST {
            knocks.write(Knock {
                what: role,
                on: struck(handle, bodies, &simulation.narrow_phase, &cast),
                speed: jolt - before.jolt,
                place: body.translation(),
                time: stage.steps() as f32 * config.step(),
            });
        }
    }
    Ok(())
}

/// What a body was pushed by most.
fn struck(
    handle: RigidBodyHandle,
    bodies: &bevy_rapier3d::rapier::prelude::RigidBodySet,
    contacts: &bevy_rapier3d::rapier::prelude::NarrowPhase,
    cast: &Query<(&Role, &OnStage)>,
) -> Surface {
    let own = bodies.get(handle).map_or(&[][..], |body| body.colliders());
    let pushes = own.iter().flat_map(|&collider| {
        contacts.contact_pairs_with(collider).map(move |pair| {
            let other = if pair.collider1 == collider {
                pair.collider2
            } else {
                pair.collider1
            };
            (other, pair.total_impulse_magnitude())
        })
    });
    let Some((other, _)) = pushes.max_by(|one, other| one.1.total_cmp(&other.1)) else {
        return Surface::Wood;
    };
    let role = cast.iter().find_map(|(&role, on_stage)| {
        let body = bodies.get(on_stage.handle())?;
        body.colliders().contains(&other).then_some(role)
    });
    match role {
        Some(Role::Piece(_)) => Surface::Crystal,
        Some(Role::Bottle(_)) => Surface::Glass,
        Some(Role::Pan) => Surface::Steel,
        // The table and the tray never move, so they are no part of the cast.
        Some(Role::Crepe | Role::Die) | None => Surface::Wood,
    }
}
