//! The three gestures. Each is plain code over the engine's sets: it moves the held thing before a step, looks at the
//! world after it, and says when it is over and what came of it.

pub(crate) mod flip;
pub(crate) mod pour;
pub(crate) mod throw;

use bevy::math::Vec3;
use bevy::prelude::Component;
use bevy_rapier3d::rapier::prelude::{ColliderSet, RigidBody, RigidBodyHandle, RigidBodySet};
use rules::a_la_carte::{Condiment, Pour};
use serde::{Deserialize, Serialize};

use crate::config::{PhysicsConfig, Rest};
use crate::crystal::Piece;
use crate::hand::Target;

pub use flip::{FlipReport, FlipStart};
pub use pour::{PourReport, PourStart};
pub use throw::{Again, ThrowReport, ThrowStart};

/// What a gesture begins with; together with the wishes of the hand it decides everything that follows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Start {
    /// Seasoning.
    Pour(PourStart),
    /// Flipping the crêpe.
    Flip(FlipStart),
    /// Throwing the die.
    Throw(ThrowStart),
}

/// What came of a gesture.
#[derive(Debug, Clone, PartialEq)]
pub enum Report {
    /// Of a seasoning.
    Pour(PourReport),
    /// Of a flip.
    Flip(FlipReport),
    /// Of a throw.
    Throw(ThrowReport),
}

/// What a hand sees of its gesture while it makes it.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Observation {
    /// Seconds since the gesture began.
    pub time: f32,
    /// Pieces out of the bottle so far.
    pub fallen: u8,
    /// Those that have come down, by what they are: what the pour will have been if nothing more falls.
    pub fell: Pour,
    /// Where the crêpe or the die is.
    pub thing: Vec3,
    /// How it moves.
    pub motion: Vec3,
    /// Where the held thing is.
    pub held: Vec3,
    /// How far the bottle is tipped.
    pub tilt: f32,
}

/// The engine's sets and the numbers, for one step.
pub(crate) struct Stepper<'a> {
    pub bodies: &'a mut RigidBodySet,
    pub colliders: &'a mut ColliderSet,
    pub config: &'a PhysicsConfig,
    /// Bodies that the engine found non-finite in its last step.
    pub quarantined: Vec<RigidBodyHandle>,
}

impl Stepper<'_> {
    pub(crate) fn dt(&self) -> f32 {
        self.config.step()
    }
}

/// A gesture under way.
pub(crate) trait Gesture: Send + Sync {
    /// Moves the held thing towards the wish, before an engine step.
    fn drive(&mut self, wish: Option<Target>, step: &mut Stepper<'_>);

    /// Looks at the world after an engine step; a report ends the gesture.
    fn observe(&mut self, step: &mut Stepper<'_>) -> Option<Report>;

    /// What the hand sees now.
    fn sight(&self, bodies: &RigidBodySet) -> Observation;

    /// Every moving body, in the order of insertion: the state that a replay must repeat.
    fn moving(&self) -> Vec<RigidBodyHandle>;

    /// Bodies for the picture.
    fn cast(&self) -> Vec<(Role, RigidBodyHandle)>;
}

/// What a body is, for the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub enum Role {
    /// The bottle in the hand.
    Bottle(Condiment),
    /// A crystal.
    Piece(Piece),
    /// The pan.
    Pan,
    /// The crêpe.
    Crepe,
    /// The die.
    Die,
}

/// How long something has been at rest.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Calm {
    still: f32,
    waited: f32,
}

impl Calm {
    /// Counts one step; true once calm for long enough, or waited for too long.
    pub(crate) fn step(&mut self, still: bool, rest: &Rest, dt: f32) -> bool {
        self.still = if still { self.still + dt } else { 0.0 };
        self.waited += dt;
        self.still > rest.time || self.waited > rest.time_out
    }

    /// Whether the last verdict came from patience and not from calm.
    pub(crate) fn timed_out(&self, rest: &Rest) -> bool {
        self.still <= rest.time && self.waited > rest.time_out
    }
}

/// Whether a body moves less than what counts as rest.
pub(crate) fn at_rest(body: &RigidBody, rest: &Rest) -> bool {
    body.is_sleeping() || (body.linvel().length() < rest.speed && body.angvel().length() < rest.spin)
}
