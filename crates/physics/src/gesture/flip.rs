//! Flipping the crêpe: grab the handle, toss, catch. The pan's height is the hand's, its pitch follows the forearm's arc,
//! and only the hand moves it aside. Nothing follows the crêpe by itself: that is the player's skill.

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::{RigidBody, RigidBodyHandle, RigidBodySet};
use rules::a_la_carte::Landing;
use serde::{Deserialize, Serialize};

use super::{Calm, Gesture, Observation, Report, Role, Stepper};
use crate::config::PhysicsConfig;
use crate::crepe;
use crate::guard::Interventions;
use crate::hand::{Follow, Limits, Target};
use crate::pan;
use crate::pose::Pose;
use crate::scene::{Scene, TABLE};

/// A crêpe this far above the pan's surface has been tossed.
const TOSSED: f32 = 2.0;

/// Every so many steps a pose of the crêpe is kept for the ghost of practice.
const TRACE: u32 = 4;

/// What a flip begins with.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlipStart {
    /// How the crêpe lies in the pan, in its frame; recipe side up means upright.
    pub crepe: Pose,
}

impl FlipStart {
    /// In the middle of the pan, recipe side up.
    #[must_use]
    pub fn centred(config: &PhysicsConfig) -> Self {
        Self {
            crepe: Pose::new(Vec3::Y * config.crepe.thickness / 2.0, Quat::IDENTITY),
        }
    }
}

/// What came of a flip.
#[derive(Debug, Clone, PartialEq)]
pub struct FlipReport {
    /// How it lies.
    pub landing: Landing,
    /// Whether it left the pan at all.
    pub tossed: bool,
    /// How far it had turned when it touched down, in degrees; 180 is the ideal flip.
    pub turn: f32,
    /// How high its middle rose above the pan at rest, in centimetres.
    pub height: f32,
    /// How far from the middle of the pan it lies, in centimetres.
    pub drift: f32,
    /// Whether it was judged because it would not come to rest.
    pub timed_out: bool,
    /// Its path, every fourth step.
    pub path: Vec<Pose>,
    /// How it lies in the pan, for the next flip; nothing if it lies beside.
    pub lies: Option<Pose>,
    /// What the guard had to do.
    pub guard: Interventions,
}

/// A flip under way.
pub(crate) struct FlipRun {
    pan: RigidBodyHandle,
    crepe: RigidBodyHandle,
    hand: Follow<Vec3>,
    released: bool,
    tossed: bool,
    /// Down again for the first time.
    touched: bool,
    calm: Calm,
    time: f32,
    turn: f32,
    height: f32,
    steps: u32,
    path: Vec<Pose>,
    guard: Interventions,
}

impl FlipRun {
    pub(crate) fn new(start: &FlipStart, scene: &mut Scene<'_>) -> Self {
        scene.table();
        let pan = scene.pan(Pose::IDENTITY, true);
        let crepe = scene.crepe(start.crepe);
        Self {
            pan,
            crepe,
            hand: Follow::at(Vec3::ZERO),
            released: false,
            tossed: false,
            touched: false,
            calm: Calm::default(),
            time: 0.0,
            turn: 0.0,
            height: 0.0,
            steps: 0,
            path: Vec::new(),
            guard: Interventions::default(),
        }
    }

    fn poses(&self, bodies: &RigidBodySet) -> (Pose, Pose) {
        let of = |handle| {
            bodies
                .get(handle)
                .map_or(Pose::IDENTITY, |body| (*body.position()).into())
        };
        (of(self.pan), of(self.crepe))
    }

    /// Still as seen from the pan, which may itself be moving a little in the hand; or still on the table.
    fn is_still(&self, step: &Stepper<'_>) -> bool {
        let (Some(pan), Some(crepe)) = (step.bodies.get(self.pan), step.bodies.get(self.crepe)) else {
            return true;
        };
        let rest = &step.config.rest;
        let carried = pan.velocity_at_point(crepe.translation());
        let slow = |drift: Vec3, spin: Vec3| drift.length() < rest.speed && spin.length() < rest.spin;
        slow(crepe.linvel() - carried, crepe.angvel() - pan.angvel()) || slow(crepe.linvel(), crepe.angvel())
    }
}

impl Gesture for FlipRun {
    fn drive(&mut self, wish: Option<Target>, step: &mut Stepper<'_>) {
        let numbers = &step.config.pan_hand;
        let wish = wish.unwrap_or(Target::at(self.hand.value));
        self.released = !wish.grip || self.time > step.config.rest.longest;
        let place = Vec3::new(
            wish.position.x.clamp(-numbers.reach, numbers.reach),
            wish.position.y.clamp(numbers.lowest, numbers.highest),
            0.0,
        );
        let limits = Limits {
            speed: numbers.speed,
            acceleration: numbers.acceleration,
            stiffness: numbers.stiffness,
        };
        self.hand.step(place, limits, step.dt());
        if let Some(body) = step.bodies.get_mut(self.pan) {
            body.set_next_kinematic_position(pan::pose(&step.config.pan, self.hand.value).into());
        }
        self.time += step.dt();
    }

    fn observe(&mut self, step: &mut Stepper<'_>) -> Option<Report> {
        if step.quarantined.contains(&self.crepe) {
            self.guard.non_finite += 1;
            let above = Pose::new(self.hand.value + Vec3::Y, Quat::IDENTITY);
            if let Some(body) = step.bodies.get_mut(self.crepe) {
                body.set_enabled(true);
                body.set_position(above.into(), true);
            }
        }
        let (pan_pose, crepe) = self.poses(step.bodies);
        let seen = pan_pose.local(crepe);
        let (spin, falls) = step
            .bodies
            .get(self.crepe)
            .map_or((Vec3::ZERO, true), |body| (body.angvel(), body.linvel().y < 0.0));
        if seen.position.y > TOSSED || crepe.position.y < TABLE + 1.0 {
            self.tossed = true;
        }
        if !self.touched {
            self.turn += spin.z * step.dt();
            let lean = (1.0 - (seen.rotation * Vec3::Y).y.powi(2)).max(0.0).sqrt();
            let lowest = seen.position.y - step.config.crepe.radius * lean;
            self.touched = self.tossed && falls && lowest < 0.3;
        }
        self.height = self.height.max(crepe.position.y);
        if self.steps.is_multiple_of(TRACE) {
            self.path.push(crepe);
        }
        self.steps += 1;
        if !(self.tossed || self.released) {
            return None;
        }
        // In the air the top of the path is slow too: there is nothing to rest on.
        let flies = seen.position.y > step.config.pan.rim + 1.0 && crepe.position.y > TABLE + 4.0;
        let lost = crepe.position.y < TABLE - 10.0;
        let still = !flies && self.is_still(step);
        if !(self.calm.step(still, &step.config.rest, step.dt()) || lost) {
            return None;
        }
        let landing = crepe::landing(step.config, pan_pose, crepe);
        Some(Report::Flip(FlipReport {
            landing,
            tossed: self.tossed,
            turn: self.turn.to_degrees().abs(),
            height: self.height,
            drift: seen.position.x.hypot(seen.position.z),
            timed_out: self.calm.timed_out(&step.config.rest),
            path: std::mem::take(&mut self.path),
            lies: (landing != Landing::Beside).then_some(seen),
            guard: self.guard,
        }))
    }

    fn sight(&self, bodies: &RigidBodySet) -> Observation {
        let crepe = bodies.get(self.crepe);
        Observation {
            time: self.time,
            thing: crepe.map_or(Vec3::ZERO, RigidBody::translation),
            motion: crepe.map_or(Vec3::ZERO, RigidBody::linvel),
            held: self.hand.value,
            ..Observation::default()
        }
    }

    fn moving(&self) -> Vec<RigidBodyHandle> {
        vec![self.pan, self.crepe]
    }

    fn cast(&self) -> Vec<(Role, RigidBodyHandle)> {
        vec![(Role::Pan, self.pan), (Role::Crepe, self.crepe)]
    }
}
