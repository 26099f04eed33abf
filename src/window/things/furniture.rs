//! The table, and what lies behind and below it: nothing ends in the void.

use bevy::prelude::*;

use super::shape::Shape;
use super::{Part, Workshop, assemble};
use crate::window::picture::Finish;

/// Width and depth of the table's top.
pub const TABLE_SIZE: Vec2 = Vec2::new(112.0, 70.0);

/// A board of the pattern is as wide as a fourth of this.
const WOOD: f32 = 34.0;
const TILE: f32 = 7.0;
const FLOOR: f32 = -48.0;

/// Meshes of the room.
#[derive(Debug, Clone)]
pub struct Furniture {
    top: Part,
    edge: Part,
    wall: Part,
    floor: Part,
    ledge: Part,
}

impl Furniture {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        let mut part = |shape: Shape, finish: Finish| Part::new(meshes, shape, finish);
        let half = TABLE_SIZE / 2.0;
        let grain = Rect::from_center_size(Vec2::ZERO, TABLE_SIZE / WOOD);
        let behind = -half.y - 9.0;
        Self {
            top: part(Shape::printed_rectangle(half - Vec2::splat(0.28), grain), Finish::Board),
            edge: part(
                Shape::block(Vec3::new(TABLE_SIZE.x, 3.0, TABLE_SIZE.y), 0.4).at(0.0, -1.51, 0.0),
                Finish::DarkWood,
            ),
            wall: part(wall(behind), Finish::Tiles),
            ledge: part(
                Shape::block(Vec3::new(320.0, 1.6, 9.4), 0.2).at(0.0, -0.9, behind + 4.6),
                Finish::DarkWood,
            ),
            floor: part(
                Shape::printed_rectangle(Vec2::new(260.0, 200.0), Rect::new(0.0, 0.0, 1.0, 1.0)).at(0.0, FLOOR, 0.0),
                Finish::Floor,
            ),
        }
    }
}

/// A wall of tiles that fades towards its ends and its top.
fn wall(behind: f32) -> Shape {
    const COLUMNS: i16 = 8;
    const ROWS: i16 = 3;
    const TALL: f32 = 14.0;
    const LOW: f32 = -7.0;
    let mut shape = Shape::default();
    let wide = TILE * 5.0;
    for column in -COLUMNS / 2..COLUMNS / 2 {
        for row in 0..ROWS {
            let middle = Vec2::new((f32::from(column) + 0.5) * wide, LOW + (f32::from(row) + 0.5) * TALL);
            let size = Vec2::new(wide, TALL);
            let pattern = Rect::from_center_size(middle * Vec2::new(1.0, -1.0) / TILE, size / TILE);
            let stand = Transform::from_xyz(middle.x, middle.y, behind)
                .with_rotation(Quat::from_rotation_x(std::f32::consts::FRAC_PI_2));
            shape = shape.and(Shape::printed_rectangle(size / 2.0, pattern).moved(stand));
        }
    }
    shape.shaded(|place| {
        let aside = (place.x.abs() / 140.0).min(1.0);
        let above = (place.y / 40.0).clamp(0.0, 1.0);
        (1.0 - 0.55 * aside * aside) * (1.0 - 0.35 * above)
    })
}

/// The table, the wall behind it and the floor below. Its frame is the middle of the table's top.
pub fn spawn_room(commands: &mut Commands, workshop: &Workshop) -> Entity {
    let parts = &workshop.furniture;
    let all = [&parts.top, &parts.edge, &parts.wall, &parts.ledge, &parts.floor].map(Clone::clone);
    assemble(commands, "Room", &all)
}
