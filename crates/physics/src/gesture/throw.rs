//! Throwing the die. In the hand it rolls with the hand's way, as a die does between fingers. Whether it is thrown or put
//! down is judged by what the hand did just before it let go, not by what the die, which lags behind and stays over its
//! tray, had made of that. Thrown, it leaves the way the hand went, with the hand's speed and a spin that goes with it, and
//! never slower than what makes a die roll. Put down, it only falls. What is put down, cocked or off the tray is thrown again.

use std::collections::VecDeque;

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::{RigidBody, RigidBodyHandle, RigidBodySet, RigidBodyType};
use rules::a_la_carte::Face;
use serde::{Deserialize, Serialize};

use super::{Calm, Gesture, Observation, Report, Role, Stepper, at_rest};
use crate::config;
use crate::die;
use crate::guard::Interventions;
use crate::hand::{Follow, Limits, Target};
use crate::pose::Pose;
use crate::scene::Scene;

/// Where the hand with the die waits above the tray.
pub const DIE_HOME: Vec3 = Vec3::new(0.0, 8.0, 9.0);

/// The hand stays in this box above the tray.
const REACH: (Vec3, Vec3) = (Vec3::new(-12.0, 6.0, -12.0), Vec3::new(12.0, 14.0, 12.0));

/// How fast a hand is, is how far it came in so many seconds: less would take the trembling of a mouse for a movement, much
/// more would not see the quickest flicks.
const SPAN: f32 = 0.05;

/// What a throw begins with.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowStart {
    /// How the die lies in the hand: seven numbers of which the turn counts.
    pub die: Pose,
}

/// Why a throw does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Again {
    /// It leans on something.
    Cocked,
    /// It left the tray.
    OffTable,
    /// It was put down, not thrown.
    TooGentle,
}

/// What came of a throw.
#[derive(Debug, Clone, PartialEq)]
pub struct ThrowReport {
    /// The face, or why it must be thrown again.
    pub face: Result<Face, Again>,
    /// The fastest that the hand was just before it let go, in cm/s.
    pub speed: f32,
    /// How it lies in the tray.
    pub lies: Pose,
    /// What the guard had to do.
    pub guard: Interventions,
}

/// A throw under way.
pub(crate) struct ThrowRun {
    die: RigidBodyHandle,
    hand: Follow<Vec3>,
    rotation: Quat,
    /// Where the hand wished it to be in the last steps, the newest at the end.
    wishes: VecDeque<Vec3>,
    /// The hand's speed before it let go, once it has.
    thrown: Option<f32>,
    calm: Calm,
    time: f32,
    guard: Interventions,
}

impl ThrowRun {
    pub(crate) fn new(start: &ThrowStart, scene: &mut Scene<'_>) -> Self {
        scene.tray();
        let die = scene.die(Pose::new(DIE_HOME, start.die.rotation));
        Self {
            die,
            hand: Follow::at(DIE_HOME),
            rotation: start.die.rotation,
            wishes: VecDeque::new(),
            thrown: None,
            calm: Calm::default(),
            time: 0.0,
            guard: Interventions::default(),
        }
    }

    /// The axis about which a die rolls when it moves so.
    fn axis(velocity: Vec3) -> Option<Vec3> {
        Vec3::Y.cross(velocity).try_normalize()
    }

    fn remember(&mut self, wish: Vec3, numbers: &config::Die, dt: f32) {
        self.wishes.push_back(wish);
        while self.wishes.len() > 1 + steps(numbers.looks_back.max(SPAN), dt) {
            self.wishes.pop_front();
        }
    }

    /// The fastest that the hand was lately, over any span of it.
    fn fastest(&self, dt: f32) -> Vec3 {
        let span = steps(SPAN, dt);
        let newest = self.wishes.len().saturating_sub(1);
        (0..=newest)
            .map(|end| {
                // Before the first wish it rested.
                let way = self.wishes[end] - self.wishes[end.saturating_sub(span)];
                way / (span as f32 * dt)
            })
            .max_by(|one, other| one.length_squared().total_cmp(&other.length_squared()))
            .unwrap_or(Vec3::ZERO)
    }

    fn release(&mut self, step: &mut Stepper<'_>) {
        let (numbers, limits) = (&step.config.die, &step.config.die_hand);
        let hand = self.fastest(step.dt());
        let speed = hand.length();
        self.thrown = Some(speed);
        let (velocity, spin) = if speed < numbers.slowest {
            (self.hand.rate.clamp_length_max(numbers.slowest), Vec3::ZERO)
        } else {
            let ahead = hand.with_y(0.0).try_normalize().unwrap_or(Vec3::NEG_Z);
            let fast = speed.hypot(numbers.least).min(limits.speed);
            let axis = Self::axis(ahead).unwrap_or(Vec3::X);
            (
                (ahead - Vec3::Y * numbers.dip) * fast,
                // The thumb gives it a twist too, else it would roll like a wheel.
                (axis + Vec3::Y * 0.35) * fast * numbers.spin,
            )
        };
        if let Some(body) = step.bodies.get_mut(self.die) {
            body.set_body_type(RigidBodyType::Dynamic, true);
            body.set_linvel(velocity, true);
            body.set_angvel(spin, true);
        }
    }
}

/// Steps in so many seconds; at least one.
fn steps(seconds: f32, dt: f32) -> usize {
    (seconds / dt).round().max(1.0) as usize
}

impl Gesture for ThrowRun {
    fn drive(&mut self, wish: Option<Target>, step: &mut Stepper<'_>) {
        let dt = step.dt();
        self.time += dt;
        if self.thrown.is_some() {
            return;
        }
        let numbers = &step.config.die_hand;
        if let Some(wish) = wish {
            self.remember(wish.position, &step.config.die, dt);
        }
        let wish = wish.unwrap_or(Target::at(DIE_HOME));
        let limits = Limits {
            speed: numbers.speed,
            acceleration: numbers.acceleration,
            stiffness: numbers.stiffness,
        };
        self.hand.step(wish.position.clamp(REACH.0, REACH.1), limits, dt);
        if let Some(axis) = Self::axis(self.hand.rate) {
            let angle = self.hand.rate.length() * dt * step.config.die.roll;
            self.rotation = (Quat::from_axis_angle(axis, angle) * self.rotation).normalize();
        }
        let pose = Pose::new(self.hand.value, self.rotation);
        if let Some(body) = step.bodies.get_mut(self.die) {
            body.set_next_kinematic_position(pose.into());
        }
        if !wish.grip || self.time > step.config.rest.longest {
            self.release(step);
        }
    }

    fn observe(&mut self, step: &mut Stepper<'_>) -> Option<Report> {
        if step.quarantined.contains(&self.die) {
            self.guard.non_finite += 1;
            if let Some(body) = step.bodies.get_mut(self.die) {
                body.set_enabled(true);
                body.set_position(Pose::new(DIE_HOME, self.rotation).into(), true);
            }
        }
        let speed = self.thrown?;
        let body = step.bodies.get(self.die)?;
        let lies = Pose::from(*body.position());
        let numbers = &step.config.die;
        let out = lies.position.x.abs().max(lies.position.z.abs()) > numbers.tray || lies.position.y < -1.0;
        let lost = lies.position.y < -20.0;
        let still = at_rest(body, &step.config.rest);
        if !(self.calm.step(still, &step.config.rest, step.dt()) || lost) {
            return None;
        }
        let cocked = lies.position.y > numbers.size * 0.75 || self.calm.timed_out(&step.config.rest);
        let face = if speed < numbers.slowest {
            Err(Again::TooGentle)
        } else if out {
            Err(Again::OffTable)
        } else if cocked {
            Err(Again::Cocked)
        } else {
            die::read(numbers, lies.rotation).ok_or(Again::Cocked)
        };
        Some(Report::Throw(ThrowReport {
            face,
            speed,
            lies,
            guard: self.guard,
        }))
    }

    fn sight(&self, bodies: &RigidBodySet) -> Observation {
        let die = bodies.get(self.die);
        Observation {
            time: self.time,
            thing: die.map_or(Vec3::ZERO, RigidBody::translation),
            motion: die.map_or(Vec3::ZERO, RigidBody::linvel),
            held: self.hand.value,
            ..Observation::default()
        }
    }

    fn moving(&self) -> Vec<RigidBodyHandle> {
        vec![self.die]
    }

    fn cast(&self) -> Vec<(Role, RigidBodyHandle)> {
        vec![(Role::Die, self.die)]
    }
}
