//! What holds other things: trays for seats, cups and the die, and the rack of the bottles.

use bevy::prelude::*;
use physics::PhysicsConfig;
use rules::a_la_carte::{Condiment, Seat};

use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::picture::Finish;

/// Outer width and depth of a seat's tray.
pub const SEAT_TRAY_SIZE: Vec2 = Vec2::new(21.0, 13.0);
/// Outer width and depth of the cups' tray: two rows of seven.
pub const CUP_TRAY_SIZE: Vec2 = Vec2::new(26.6, 8.2);
/// Outer width and depth of the bottles' rack.
pub const RACK_SIZE: Vec2 = Vec2::new(17.0, 4.4);

/// How far below its inner floor a tray stands.
const THICK: f32 = 0.3;
const BETWEEN_BOTTLES: f32 = 4.0;
/// The bottles stand so high above the rack's foot; their own base reaches a quarter below their frame.
const RACK_FLOOR: f32 = 0.85;

/// Meshes of trays.
#[derive(Debug, Clone)]
pub struct Trays {
    seat: Part,
    seat_lining: Part,
    cups: Part,
    die: Part,
    die_lining: Part,
    rack: Part,
    shadows: [Part; 4],
}

impl Trays {
    pub(super) fn new(meshes: &mut Assets<Mesh>, config: &PhysicsConfig) -> Self {
        let mut part = |shape: Shape, finish: Finish| Part::new(meshes, shape, finish);
        // The inner edge is where the physics has its wall; that one is higher than what can be looked over.
        let die = Vec2::splat(2.0 * (config.die.tray + 0.7));
        Self {
            seat: part(frame(SEAT_TRAY_SIZE, 0.5, 0.55), Finish::Wood),
            seat_lining: part(lining(SEAT_TRAY_SIZE, 0.5), Finish::Cloth(Seat::First)),
            cups: part(
                frame(CUP_TRAY_SIZE, 0.5, 0.55).and(lining(CUP_TRAY_SIZE, 0.5)),
                Finish::DarkWood,
            ),
            die: part(frame(die, 0.7, 1.3), Finish::DarkWood),
            die_lining: part(lining(die, 0.7), Finish::Felt),
            rack: part(rack(config.bottle.radius + 0.25), Finish::Wood),
            // Of the seats' trays, the cups', the die's, and the rack.
            shadows: [
                (SEAT_TRAY_SIZE, -THICK),
                (CUP_TRAY_SIZE, -THICK),
                (die, -THICK),
                (RACK_SIZE, 0.0),
            ]
            .map(|(size, foot)| part(Shape::shadow(size / 2.0, 1.2).at(0.2, foot + 0.03, 0.0), Finish::Shade)),
        }
    }
}

/// Four bars around a floor at height 0.
fn frame(size: Vec2, wide: f32, high: f32) -> Shape {
    let tall = high + THICK;
    let middle = (high - THICK) / 2.0;
    let (x, z) = (size.x / 2.0 - wide / 2.0, size.y / 2.0 - wide / 2.0);
    let along = |sign: f32| {
        Shape::block(Vec3::new(size.x, tall, wide), 0.14)
            .softened()
            .at(0.0, middle, sign * z)
    };
    let across =
        |sign: f32| Shape::block(Vec3::new(wide, tall, size.y - 2.0 * wide + 0.02), 0.0).at(sign * x, middle, 0.0);
    along(1.0).and(along(-1.0)).and(across(1.0)).and(across(-1.0))
}

/// The floor between them, darker towards its edge.
fn lining(size: Vec2, wide: f32) -> Shape {
    let half = size / 2.0 - Vec2::splat(wide * 0.8);
    let inner = (half - Vec2::splat(1.2)).max(Vec2::ZERO);
    let at = |half: Vec2| {
        [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, z)| Vec3::new(half.x * x, 0.0, half.y * z))
    };
    let (outer, middle) = (at(half), at(inner));
    let mut shape = Shape::default();
    shape.face(&middle);
    for side in 0..4 {
        let next = (side + 1) % 4;
        shape.face(&[outer[side], outer[next], middle[next], middle[side]]);
    }
    shape.shaded(move |place| {
        if place.x.abs() > inner.x + 0.1 || place.z.abs() > inner.y + 0.1 {
            0.72
        } else {
            1.0
        }
    })
}

/// Two planks with a low rail, and rings in which the bottles stand.
fn rack(ring: f32) -> Shape {
    let floor = RACK_FLOOR - 0.3;
    let plank = Shape::block(Vec3::new(RACK_SIZE.x, floor, RACK_SIZE.y), 0.18)
        .softened()
        .at(0.0, floor / 2.0, 0.0);
    Condiment::ALL.into_iter().fold(plank, |shape, condiment| {
        let at = rack_place(condiment);
        let hole = Shape::lathe(
            &[&[
                (ring + 0.3, floor),
                (ring + 0.24, floor + 0.3),
                (ring, floor + 0.3),
                (ring, floor),
            ]],
            16,
        );
        shape.and(hole.at(at.x, 0.0, at.z))
    })
}

/// Where a bottle's frame is in the rack's.
#[must_use]
pub fn rack_place(condiment: Condiment) -> Vec3 {
    let from_middle = condiment.index() as f32 - (Condiment::COUNT - 1) as f32 / 2.0;
    Vec3::new(from_middle * BETWEEN_BOTTLES, RACK_FLOOR, 0.0)
}

/// A seat's tray. Its frame is the middle of its inner floor; it stands 0.3 below.
pub fn spawn_seat_tray(commands: &mut Commands, workshop: &PropMeshes, seat: Seat) -> Entity {
    let parts = &workshop.trays;
    let lining = parts.seat_lining.of(Finish::Cloth(seat));
    assemble(
        commands,
        "Seat tray",
        &[parts.seat.clone(), lining, parts.shadows[0].clone()],
    )
}

/// The tray of the cups that nobody has drawn. Its frame is the middle of its inner floor; it stands 0.3 below.
pub fn spawn_cup_tray(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.trays;
    assemble(commands, "Cup tray", &[parts.cups.clone(), parts.shadows[1].clone()])
}

/// The die's tray. Its frame is the middle of its inner floor, as in the physics; it stands 0.3 below.
pub fn spawn_die_tray(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.trays;
    assemble(
        commands,
        "Die tray",
        &[parts.die.clone(), parts.die_lining.clone(), parts.shadows[2].clone()],
    )
}

/// The rack of the bottles. Its frame lies below its middle; [`rack_place`] says where bottles stand.
pub fn spawn_bottle_rack(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.trays;
    assemble(commands, "Bottle rack", &[parts.rack.clone(), parts.shadows[3].clone()])
}
