//! Lays pieces down that the rules put somewhere: a refilled bottle, crystals that missed the pan. They are dropped in a
//! small engine world of their own, so that a gesture always begins with everything at rest.

use std::f32::consts::TAU;

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::{PhysicsWorld, RigidBodyHandle};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Crystal;

use crate::config::PhysicsConfig;
use crate::pose::Pose;
use crate::resting_pieces::Resting;
use crate::scene::{Scene, parameters};

/// How the pieces of a bottle are laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Layers {
    /// In any order, as after a refill.
    Mixed,
    /// All salt above all colour, let in piece by piece through the neck: what a shake is measured against.
    SaltOnTop,
}

/// Where things are dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Into {
    Bottle(Layers),
    Pan,
}

/// Pieces in one layer of the heap that is dropped: one in the middle, six around.
const LAYER: usize = 7;

/// Gives every piece a pose at rest. Pieces that already lie in a pan stay; a bottle is laid anew as a whole.
pub(crate) fn settle(config: &PhysicsConfig, pieces: &mut [Resting], place: Into, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    if let Into::Bottle(layers) = place {
        pieces.shuffle(&mut rng);
        if layers == Layers::SaltOnTop {
            pieces.sort_by_key(|resting| resting.piece.kind == Crystal::Salt);
        }
        for resting in pieces.iter_mut() {
            resting.pose = None;
        }
    }
    let mut world = PhysicsWorld::new();
    world.integration_parameters = parameters(config);
    world.gravity = Vec3::NEG_Y * config.world.gravity;
    let mut scene = scene_of(config, &mut world);
    match place {
        Into::Bottle(_) => drop(scene.bottle(Pose::IDENTITY)),
        Into::Pan => drop(scene.pan(Pose::IDENTITY, false)),
    }
    let mut dropped = 0;
    let mut handles: Vec<RigidBodyHandle> = Vec::new();
    for resting in pieces.iter() {
        let pose = resting.pose.unwrap_or_else(|| {
            dropped += 1;
            if place == Into::Bottle(Layers::SaltOnTop) && resting.piece.kind == Crystal::Salt {
                // One after the other, each after the ones below have come to rest.
                run(config, &mut world, &handles);
                through_the_neck(config, &mut rng)
            } else {
                above(config, place, dropped - 1, &mut rng)
            }
        });
        let mut scene = scene_of(config, &mut world);
        handles.push(scene.grain(resting.piece, pose, place != Into::Pan).0);
    }
    if dropped > 0 {
        run(config, &mut world, &handles);
    }
    for (resting, handle) in pieces.iter_mut().zip(handles) {
        if let Some(body) = world.bodies.get(handle) {
            resting.pose = Some((*body.position()).into());
        }
    }
}

/// A place in the heap that is dropped.
fn above(config: &PhysicsConfig, place: Into, index: usize, rng: &mut impl Rng) -> Pose {
    let (spacing, room) = match place {
        Into::Bottle(_) => (
            config.crystal.size * 1.15,
            config.bottle.radius - config.crystal.size * 0.6,
        ),
        Into::Pan => (config.crystal.size * 1.6, config.pan.radius / 2.0),
    };
    let (layer, slot) = (index / LAYER, index % LAYER);
    let out = if slot == 0 { 0.0 } else { spacing.min(room) };
    let jitter = config.crystal.size * 0.03;
    let angle = TAU * (slot as f32 / 6.0 + layer as f32 / 12.0);
    let nudge = Vec3::new(rng.random_range(-1.0..1.0), 0.0, rng.random_range(-1.0..1.0)) * jitter;
    let height = match place {
        Into::Bottle(_) => spacing * (layer as f32 + 0.6),
        Into::Pan => 1.0 + spacing * layer as f32,
    };
    let position = Vec3::new(out * angle.cos(), height, out * angle.sin()) + nudge;
    Pose::new(position, any_rotation(rng))
}

/// A place below the neck, as if the salt had been let in through it.
fn through_the_neck(config: &PhysicsConfig, rng: &mut impl Rng) -> Pose {
    let aside = config.bottle.bore * 0.1;
    let nudge = Vec3::new(rng.random_range(-aside..aside), 0.0, rng.random_range(-aside..aside));
    let height = config.bottle.body - config.crystal.salt_size;
    Pose::new(Vec3::Y * height + nudge, any_rotation(rng))
}

fn scene_of<'a>(config: &'a PhysicsConfig, world: &'a mut PhysicsWorld) -> Scene<'a> {
    Scene {
        bodies: &mut world.bodies,
        colliders: &mut world.colliders,
        config,
    }
}

/// An orientation, all equally likely.
pub(crate) fn any_rotation(rng: &mut impl Rng) -> Quat {
    let (u, v, w): (f32, f32, f32) = (rng.random(), rng.random_range(0.0..TAU), rng.random_range(0.0..TAU));
    let (a, b) = ((1.0 - u).sqrt(), u.sqrt());
    Quat::from_xyzw(a * v.sin(), a * v.cos(), b * w.sin(), b * w.cos()).normalize()
}

/// Until all are calm, but no longer than the rest time-out.
fn run(config: &PhysicsConfig, world: &mut PhysicsWorld, handles: &[RigidBodyHandle]) {
    let mut calm = 0.0;
    let steps = (config.rest.time_out * config.world.rate) as usize;
    for _ in 0..steps {
        world.step();
        let still = handles
            .iter()
            .filter_map(|&handle| world.bodies.get(handle))
            .all(|body| body.linvel().length() < config.rest.speed && body.angvel().length() < config.rest.spin);
        calm = if still { calm + config.step() } else { 0.0 };
        if calm > config.rest.time {
            break;
        }
    }
}
