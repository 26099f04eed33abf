//! Seasoning: take the bottle, carry it, shake it upright as long as you like, turn it over the pan and back.

use std::f32::consts::FRAC_PI_2;

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::{ColliderHandle, RigidBody, RigidBodyHandle, RigidBodySet};
use rules::a_la_carte::{Condiment, Crystal, Pour};
use serde::{Deserialize, Serialize};

use super::{Calm, Gesture, Observation, Report, Role, Stepper, at_rest};
use crate::bottle::Cavity;
use crate::config::PhysicsConfig;
use crate::crystal::Piece;
use crate::guard::{self, Interventions, Whereabouts};
use crate::hand::{Follow, Limits, OneMovement, Phase, Target, Tremor};
use crate::pan;
use crate::pose::Pose;
use crate::scene::{Scene, grain_groups};

/// Where a bottle waits in the hand when a pour begins, unless a hand has it elsewhere: beside the pan, above its rim, on
/// the side from which it comes. It tips towards +x; whoever comes from the other side turns the pour half round.
pub const BOTTLE_HOME: Vec3 = Vec3::new(-10.0, 10.0, 0.0);

/// The hand stays in this box above the table. Its floor keeps both ends of a bottle above the pan's rim, and is as low as
/// the cursor that takes one off the table in the smallest window.
const REACH: (Vec3, Vec3) = (Vec3::new(-25.0, 4.5, -25.0), Vec3::new(25.0, 25.0, 25.0));

/// Lower than this, in centimetres above the pan's floor, a piece has come down.
const LANDED: f32 = 1.6;

/// The thumb covers the mouth again when the bottle has come back this far: just below the horizontal. Later, and the jolt of
/// a quick return throws out what nobody meant to pour.
const THUMB: f32 = 1.5;

/// Nearer to the vertical than this is upright.
const UPRIGHT: f32 = 0.09;

/// What a pour begins with.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PourStart {
    /// Whose bottle.
    pub bottle: Condiment,
    /// What is in it and how it lies, in the bottle's frame.
    pub pieces: Vec<(Piece, Pose)>,
    /// What already lies in the pan, in the pan's frame.
    pub pan: Vec<(Piece, Pose)>,
    /// Decides the phases of the tremor.
    pub tremor: u64,
    /// Where the hand has the bottle when it begins.
    #[serde(default = "home")]
    pub hand: Vec3,
    /// The pan stands half turned round to the pour, because the bottle comes from its other side.
    #[serde(default)]
    pub turned: bool,
}

const fn home() -> Vec3 {
    BOTTLE_HOME
}

impl PourStart {
    /// The same pour with the bottle elsewhere to begin with: in the hand, within its reach.
    #[must_use]
    pub fn from_hand(self, hand: Vec3) -> Self {
        Self {
            hand: within_reach(hand),
            ..self
        }
    }

    /// The same pour over a pan that stands turned half round to it, or does not.
    #[must_use]
    pub fn over_turned(self, turned: bool) -> Self {
        Self { turned, ..self }
    }

    /// The pan, in the pour's frame.
    fn pan_frame(&self) -> Pose {
        // Exactly half round: not a bit of what lies in the pan is lost on the way.
        let half = Quat::from_xyzw(0.0, 1.0, 0.0, 0.0);
        let rotation = if self.turned { half } else { Quat::IDENTITY };
        Pose::new(Vec3::ZERO, rotation)
    }
}

/// Where the hand can be, nearest to where it would be.
#[must_use]
pub fn within_reach(hand: Vec3) -> Vec3 {
    hand.clamp(REACH.0, REACH.1)
}

/// What came of a pour.
#[derive(Debug, Clone, PartialEq)]
pub struct PourReport {
    /// Whose bottle.
    pub bottle: Condiment,
    /// What fell, wherever it landed.
    pub pour: Pour,
    /// The part that landed in the pan.
    pub in_pan: Pour,
    /// The part that landed beside it.
    pub beside: Pour,
    /// Whether the bottle passed the horizontal at all.
    pub tipped: bool,
    /// The highest tilt, in degrees.
    pub highest: f32,
    /// Seconds past the horizontal.
    pub over: f32,
    /// What the guard had to do.
    pub guard: Interventions,
    /// What is left in the bottle and how it lies.
    pub left: Vec<(Piece, Pose)>,
    /// What lies in the pan now, in its frame; pieces that fell beside have no pose there yet.
    pub in_the_pan: Vec<(Piece, Option<Pose>)>,
}

struct Grain {
    piece: Piece,
    body: RigidBodyHandle,
    collider: ColliderHandle,
    inside: bool,
    /// Whether it has come down; a crystal that bounces stays counted.
    landed: bool,
}

/// A pour under way.
pub(crate) struct PourRun {
    kind: Condiment,
    cavity: Cavity,
    bottle: RigidBodyHandle,
    pan: RigidBodyHandle,
    thumb: ColliderHandle,
    thumb_on: bool,
    grains: Vec<Grain>,
    /// Pieces that lay in the pan before.
    seasoned: Vec<Grain>,
    hand: Follow<Vec3>,
    tilt: Follow<f32>,
    rule: OneMovement,
    tremor: Tremor,
    released: bool,
    calm: Calm,
    time: f32,
    over: f32,
    highest: f32,
    /// Pieces out of the bottle, and those of them that have come down.
    fallen: u8,
    fell: Pour,
    guard: Interventions,
}

impl PourRun {
    pub(crate) fn new(start: &PourStart, scene: &mut Scene<'_>) -> Self {
        scene.table();
        let pan_frame = start.pan_frame();
        let pan = scene.pan(pan_frame, false);
        let hand = within_reach(start.hand);
        let home = bottle_pose(scene.config, hand, 0.0);
        let (bottle, thumb) = scene.bottle(home);
        let mut grain = |&(piece, pose): &(Piece, Pose), frame: Pose, inside: bool| {
            let (body, collider) = scene.grain(piece, frame.then(pose), inside);
            Grain {
                piece,
                body,
                collider,
                inside,
                landed: !inside,
            }
        };
        let grains = start.pieces.iter().map(|each| grain(each, home, true)).collect();
        let seasoned = start.pan.iter().map(|each| grain(each, pan_frame, false)).collect();
        Self {
            kind: start.bottle,
            cavity: Cavity::new(&scene.config.bottle),
            bottle,
            pan,
            thumb,
            thumb_on: true,
            grains,
            seasoned,
            hand: Follow::at(hand),
            tilt: Follow::at(0.0),
            rule: OneMovement::new(),
            tremor: Tremor::new(start.tremor),
            released: false,
            calm: Calm::default(),
            time: 0.0,
            over: 0.0,
            highest: 0.0,
            fallen: 0,
            fell: Pour::default(),
            guard: Interventions::default(),
        }
    }

    fn bottle_frame(&self, bodies: &RigidBodySet) -> Pose {
        bodies
            .get(self.bottle)
            .map_or(Pose::IDENTITY, |body| (*body.position()).into())
    }

    fn place_thumb(&mut self, step: &mut Stepper<'_>) {
        let wanted = match self.rule.phase() {
            Phase::Upright => true,
            Phase::Over => false,
            Phase::Back => {
                // Not onto a grain that is just passing.
                let frame = self.bottle_frame(step.bodies);
                let free = |grain: &Grain| {
                    let place = step.bodies.get(grain.body).map_or(Vec3::ZERO, RigidBody::translation);
                    frame.local_point(place).y < self.cavity.mouth - 0.5 * step.config.crystal.size
                };
                let inside = self.grains.iter().filter(|grain| grain.inside);
                self.thumb_on || (self.tilt.value < THUMB && inside.into_iter().all(free))
            }
        };
        if wanted != self.thumb_on {
            self.thumb_on = wanted;
            if let Some(thumb) = step.colliders.get_mut(self.thumb) {
                thumb.set_enabled(wanted);
            }
        }
    }

    /// Judges every grain of the bottle, lets fallen ones go, puts leaked and broken ones back.
    fn watch(&mut self, step: &mut Stepper<'_>) {
        let frame = self.bottle_frame(step.bodies);
        let inside: Vec<RigidBodyHandle> = self
            .grains
            .iter()
            .filter(|grain| grain.inside)
            .map(|grain| grain.body)
            .collect();
        for grain in self.grains.iter_mut().chain(&mut self.seasoned) {
            if step.quarantined.contains(&grain.body) {
                self.guard.non_finite += 1;
                if grain.inside {
                    guard::put_back(step.bodies, &self.cavity, self.bottle, grain.body, &inside);
                } else if let Some(body) = step.bodies.get_mut(grain.body) {
                    body.set_enabled(true);
                    body.set_position(Pose::new(Vec3::Y * 3.0, Quat::IDENTITY).into(), true);
                }
                continue;
            }
            let Some(body) = step.bodies.get(grain.body) else {
                continue;
            };
            if !grain.inside {
                if !grain.landed && body.translation().y < LANDED {
                    grain.landed = true;
                    *of_kind(&mut self.fell, grain.piece.kind) += 1;
                }
                continue;
            }
            let point = frame.local_point(body.translation());
            match guard::whereabouts(&self.cavity, point, step.config.bottle.mouth_margin, !self.thumb_on) {
                Whereabouts::Inside => {}
                Whereabouts::Fell => {
                    grain.inside = false;
                    self.fallen += 1;
                    if let Some(collider) = step.colliders.get_mut(grain.collider) {
                        collider.set_collision_groups(grain_groups(false));
                    }
                }
                Whereabouts::Leaked => {
                    self.guard.leaks += 1;
                    guard::put_back(step.bodies, &self.cavity, self.bottle, grain.body, &inside);
                }
            }
        }
    }

    fn report(&self, step: &Stepper<'_>) -> PourReport {
        let frame = self.bottle_frame(step.bodies);
        let pan_frame = step
            .bodies
            .get(self.pan)
            .map_or(Pose::IDENTITY, |body| (*body.position()).into());
        let pose_of = |grain: &Grain| {
            step.bodies
                .get(grain.body)
                .map_or(Pose::IDENTITY, |body| (*body.position()).into())
        };
        let (mut in_pan, mut beside) = (Pour::default(), Pour::default());
        let mut in_the_pan: Vec<(Piece, Option<Pose>)> = Vec::new();
        for grain in self
            .seasoned
            .iter()
            .chain(self.grains.iter().filter(|grain| !grain.inside))
        {
            let pose = pan_frame.local(pose_of(grain));
            in_the_pan.push((grain.piece, pan::holds(&step.config.pan, pose.position).then_some(pose)));
        }
        for (piece, pose) in &in_the_pan[self.seasoned.len()..] {
            let counts = if pose.is_some() { &mut in_pan } else { &mut beside };
            *of_kind(counts, piece.kind) += 1;
        }
        let left = self.grains.iter().filter(|grain| grain.inside);
        PourReport {
            bottle: self.kind,
            pour: Pour {
                colour: in_pan.colour + beside.colour,
                salt: in_pan.salt + beside.salt,
            },
            in_pan,
            beside,
            tipped: self.rule.phase() != Phase::Upright,
            highest: self.highest.to_degrees(),
            over: self.over,
            guard: self.guard,
            left: left.map(|grain| (grain.piece, frame.local(pose_of(grain)))).collect(),
            in_the_pan,
        }
    }
}

/// Where a piece of a kind is counted.
fn of_kind(pour: &mut Pour, kind: Crystal) -> &mut u8 {
    match kind {
        Crystal::Salt => &mut pour.salt,
        _ => &mut pour.colour,
    }
}

/// The bottle hangs in the hand at its grip and tips to the right, mouth first.
fn bottle_pose(config: &PhysicsConfig, hand: Vec3, tilt: f32) -> Pose {
    let rotation = Quat::from_rotation_z(-tilt);
    Pose::new(hand - rotation * (Vec3::Y * config.bottle.grip), rotation)
}

impl Gesture for PourRun {
    fn drive(&mut self, wish: Option<Target>, step: &mut Stepper<'_>) {
        let (dt, numbers) = (step.dt(), &step.config.bottle_hand);
        let mut wish = wish.unwrap_or(Target::at(self.hand.value));
        if self.time > step.config.rest.longest {
            wish = wish.released();
        }
        wish.position = within_reach(wish.position);
        self.released = !wish.grip;
        let admitted = self.rule.admit(wish, self.hand.value, self.tilt.value, numbers);
        let limits = |speed, acceleration| Limits {
            speed,
            acceleration,
            stiffness: numbers.stiffness,
        };
        self.hand
            .step(admitted.position, limits(numbers.speed, numbers.acceleration), dt);
        self.tilt
            .step(admitted.tilt, limits(numbers.turn, numbers.turn_acceleration), dt);
        let tipped = self.tilt.value > FRAC_PI_2;
        let offset = self
            .tremor
            .step(&step.config.tremor, self.tilt.value, self.hand.value, dt);
        let pose = bottle_pose(step.config, self.hand.value + offset, self.tilt.value);
        if let Some(body) = step.bodies.get_mut(self.bottle) {
            body.set_next_kinematic_position(pose.into());
        }
        self.place_thumb(step);
        self.time += dt;
        self.highest = self.highest.max(self.tilt.value);
        self.over += if tipped { dt } else { 0.0 };
    }

    fn observe(&mut self, step: &mut Stepper<'_>) -> Option<Report> {
        self.watch(step);
        let back = match self.rule.phase() {
            Phase::Upright => self.released,
            Phase::Over => false,
            Phase::Back => true,
        };
        if !back || self.tilt.value > UPRIGHT {
            return None;
        }
        let rest = &step.config.rest;
        let grains = self.grains.iter().chain(&self.seasoned);
        let still = grains
            .filter_map(|grain| step.bodies.get(grain.body))
            .all(|body| at_rest(body, rest));
        let over = self.calm.step(still, rest, step.dt());
        over.then(|| Report::Pour(self.report(step)))
    }

    fn sight(&self, _: &RigidBodySet) -> Observation {
        Observation {
            time: self.time,
            fallen: self.fallen,
            fell: self.fell,
            held: self.hand.value,
            tilt: self.tilt.value,
            ..Observation::default()
        }
    }

    fn moving(&self) -> Vec<RigidBodyHandle> {
        let grains = self.grains.iter().chain(&self.seasoned).map(|grain| grain.body);
        [self.bottle].into_iter().chain(grains).collect()
    }

    fn cast(&self) -> Vec<(Role, RigidBodyHandle)> {
        let grains = self.grains.iter().chain(&self.seasoned);
        let fixed = [(Role::Bottle(self.kind), self.bottle), (Role::Pan, self.pan)];
        fixed
            .into_iter()
            .chain(grains.map(|grain| (Role::Piece(grain.piece), grain.body)))
            .collect()
    }
}
