//! Puts bodies into the engine, always in the same order and by the same code: for the game, the headless table, the
//! settling of a refilled bottle and the benchmark against the bare engine.
//!
//! Bodies are inserted into `bevy_rapier`'s context directly instead of through its components, because the order of
//! insertion is part of what makes a recording repeat to the bit, and the order of a Bevy query is nobody's promise.

use bevy::math::{Quat, Vec3};
use bevy_rapier3d::rapier::prelude::{
    ColliderBuilder, ColliderHandle, ColliderSet, Group, IntegrationParameters, InteractionGroups, InteractionTestMode,
    RigidBodyBuilder, RigidBodyHandle, RigidBodySet, SharedShape, SpringCoefficients,
};

use crate::config::PhysicsConfig;
use crate::crystal::{self, Piece};
use crate::pose::Pose;
use crate::{bottle, crepe, die, pan};

const SHELL: Group = Group::GROUP_1;
const INSIDE: Group = Group::GROUP_2;
const OUTSIDE: Group = Group::GROUP_3;
const FIXTURE: Group = Group::GROUP_4;

/// How high the table lies below the pan's cooking surface.
pub(crate) const TABLE: f32 = -2.2;

/// What a grain in a bottle meets: the shell and other grains. Once past the mouth it meets pan and table instead, and
/// no longer the shell, whose unseen thickness would catch it.
pub(crate) fn grain_groups(inside: bool) -> InteractionGroups {
    if inside {
        groups(INSIDE, SHELL | INSIDE | OUTSIDE)
    } else {
        groups(OUTSIDE, FIXTURE | INSIDE | OUTSIDE)
    }
}

fn groups(member: Group, meets: Group) -> InteractionGroups {
    InteractionGroups::new(member, meets, InteractionTestMode::And)
}

/// The engine's settings for a set of numbers.
pub(crate) fn parameters(config: &PhysicsConfig) -> IntegrationParameters {
    let softness = SpringCoefficients::new(config.world.contact_frequency, config.world.contact_damping);
    IntegrationParameters {
        dt: config.step(),
        length_unit: config.world.length_unit,
        contact_softness: softness,
        static_contact_softness: softness,
        num_solver_iterations: config.world.solver_iterations,
        normalized_contact_recycle_distance: config.world.recycle,
        ..IntegrationParameters::default()
    }
}

/// The engine's sets, to build into.
pub(crate) struct Scene<'a> {
    pub bodies: &'a mut RigidBodySet,
    pub colliders: &'a mut ColliderSet,
    pub config: &'a PhysicsConfig,
}

impl Scene<'_> {
    fn insert(
        &mut self,
        body: RigidBodyBuilder,
        pose: Pose,
        collider: ColliderBuilder,
    ) -> (RigidBodyHandle, ColliderHandle) {
        let body = self.bodies.insert(body.pose(pose.into()));
        let collider = self.colliders.insert_with_parent(collider, body, self.bodies);
        (body, collider)
    }

    fn fixture(&self, shape: SharedShape, friction: f32) -> ColliderBuilder {
        ColliderBuilder::new(shape)
            .friction(friction)
            .collision_groups(groups(FIXTURE, OUTSIDE))
    }

    /// The table around the pan.
    pub(crate) fn table(&mut self) -> RigidBodyHandle {
        let slab = self.fixture(SharedShape::cuboid(60.0, 3.0, 60.0), 0.5);
        let pose = Pose::new(Vec3::Y * (TABLE - 3.0), Quat::IDENTITY);
        self.insert(RigidBodyBuilder::fixed(), pose, slab).0
    }

    /// The die's tray.
    pub(crate) fn tray(&mut self) -> RigidBodyHandle {
        let tray = self
            .fixture(die::tray(&self.config.die), self.config.die.friction)
            .restitution(self.config.die.restitution);
        self.insert(RigidBodyBuilder::fixed(), Pose::IDENTITY, tray).0
    }

    /// A pan that the hand moves, or that stands still.
    pub(crate) fn pan(&mut self, pose: Pose, held: bool) -> RigidBodyHandle {
        let shell = self.fixture(pan::shell(&self.config.pan), self.config.pan.friction);
        let body = if held {
            RigidBodyBuilder::kinematic_position_based()
        } else {
            RigidBodyBuilder::fixed()
        };
        self.insert(body, pose, shell).0
    }

    /// A bottle in the hand, and the thumb on its mouth.
    pub(crate) fn bottle(&mut self, pose: Pose) -> (RigidBodyHandle, ColliderHandle) {
        let wall = |shape: SharedShape, friction: f32| {
            ColliderBuilder::new(shape)
                .friction(friction)
                .collision_groups(groups(SHELL, INSIDE))
        };
        let numbers = &self.config.bottle;
        let shell = wall(bottle::shell(numbers), numbers.friction);
        let thumb = wall(bottle::thumb(numbers), numbers.friction);
        let (body, _) = self.insert(RigidBodyBuilder::kinematic_position_based(), pose, shell);
        (body, self.colliders.insert_with_parent(thumb, body, self.bodies))
    }

    /// A piece, inside a bottle or out of it.
    pub(crate) fn grain(&mut self, piece: Piece, pose: Pose, inside: bool) -> (RigidBodyHandle, ColliderHandle) {
        let numbers = &self.config.crystal;
        let body = RigidBodyBuilder::dynamic().soft_ccd_prediction(numbers.soft_ccd);
        let stone = ColliderBuilder::new(crystal::collider(piece, numbers))
            .density(numbers.density)
            .friction(numbers.friction)
            .restitution(numbers.restitution)
            .collision_groups(grain_groups(inside));
        self.insert(body, pose, stone)
    }

    /// The crêpe.
    pub(crate) fn crepe(&mut self, pose: Pose) -> RigidBodyHandle {
        let numbers = &self.config.crepe;
        let body = RigidBodyBuilder::dynamic()
            .soft_ccd_prediction(numbers.soft_ccd)
            .linear_damping(numbers.linear_damping)
            .angular_damping(numbers.angular_damping);
        let disc = ColliderBuilder::new(crepe::collider(numbers))
            .density(numbers.density)
            .friction(numbers.friction)
            .restitution(numbers.restitution)
            .collision_groups(groups(OUTSIDE, FIXTURE));
        self.insert(body, pose, disc).0
    }

    /// The die, still in the hand.
    pub(crate) fn die(&mut self, pose: Pose) -> RigidBodyHandle {
        let numbers = &self.config.die;
        let cube = ColliderBuilder::new(die::collider(numbers))
            .density(numbers.density)
            .friction(numbers.friction)
            .restitution(numbers.restitution)
            .collision_groups(groups(OUTSIDE, FIXTURE));
        let body = RigidBodyBuilder::kinematic_position_based().soft_ccd_prediction(numbers.size);
        self.insert(body, pose, cube).0
    }
}
