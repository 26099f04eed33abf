//! The table with its cloth, and the kitchen behind and below it: nothing ends in the void.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::shape::Shape;
use super::{Part, PropMeshes, assemble};
use crate::window::picture::Finish;
use crate::window::theme::palette;

/// Width and depth of the table's top.
pub const TABLE_SIZE: Vec2 = Vec2::new(112.0, 70.0);

/// A board of the pattern is as wide as a fourth of this.
const WOOD: f32 = 34.0;
const TILE: f32 = 7.0;
const FLOOR: f32 = -48.0;
/// Where the wall stands.
const WALL: f32 = -TABLE_SIZE.y / 2.0 - 9.0;
/// A check of the cloth is as wide as half of this.
const CHECK: f32 = 3.2;
/// Where the cloth begins: behind the trays, so that stoves and trays stand on it.
const CLOTH: f32 = 13.5;

/// Meshes of the room.
#[derive(Debug, Clone)]
pub struct Furniture {
    top: Part,
    edge: Part,
    cloth: Part,
    wall: Part,
    floor: Part,
    ledge: Part,
    things: Part,
    daylight: Part,
}

impl Furniture {
    pub(super) fn new(meshes: &mut Assets<Mesh>) -> Self {
        let mut part = |shape: Shape, finish: Finish| Part::new(meshes, shape, finish);
        Self {
            top: part(top(), Finish::Board),
            edge: part(
                Shape::block(Vec3::new(TABLE_SIZE.x, 3.0, TABLE_SIZE.y), 0.4)
                    .softened()
                    .at(0.0, -1.51, 0.0),
                Finish::DarkWood,
            ),
            cloth: part(cloth(), Finish::Checked),
            wall: part(wall(), Finish::Tiles),
            ledge: part(
                Shape::block(Vec3::new(320.0, 1.6, 9.4), 0.2).at(0.0, -0.9, WALL + 4.6),
                Finish::DarkWood,
            ),
            floor: part(floor(), Finish::Floor),
            things: part(
                window_frame().and(shelf()).and(rail()).and(cupboards()),
                Finish::Painted,
            ),
            daylight: part(daylight(), Finish::Daylight),
        }
    }
}

/// A rectangle in so many fields, so that light can fall on it unevenly; `pattern` is the side of its picture.
fn fields(half: Vec2, pattern: f32, columns: u8, rows: u8) -> Shape {
    let size = half * 2.0 / Vec2::new(f32::from(columns), f32::from(rows));
    let mut shape = Shape::default();
    for column in 0..columns {
        for row in 0..rows {
            let middle = (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * size - half;
            let print = Rect::from_center_size(middle / pattern, size / pattern);
            shape = shape.and(Shape::printed_rectangle(size / 2.0, print).at(middle.x, 0.0, middle.y));
        }
    }
    shape
}

/// The table's top, warm where the lamp hangs and darker towards its corners.
fn top() -> Shape {
    fields(TABLE_SIZE / 2.0 - Vec2::splat(0.28), WOOD, 8, 6).shaded(|place| {
        let from_lamp = (place - Vec3::new(-6.0, 0.0, -4.0)) / Vec3::new(62.0, 1.0, 46.0);
        1.07 - 0.27 * from_lamp.length_squared().min(1.3)
    })
}

/// A checked cloth along the front, which hangs over the table's edge.
fn cloth() -> Shape {
    const HANGS: f32 = 3.6;
    const THICK: f32 = 0.02;
    let front = TABLE_SIZE.y / 2.0 + 0.06;
    let wide = TABLE_SIZE.x / 2.0 - 3.0;
    let lying = Vec2::new(wide, (front - CLOTH) / 2.0);
    let lies = fields(lying, CHECK, 6, 2)
        .shaded(|place| 1.02 - 0.16 * (place.x / wide).powi(2))
        .at(0.0, THICK, (front + CLOTH) / 2.0);
    let hangs = Shape::printed_rectangle(
        Vec2::new(wide, HANGS / 2.0),
        Rect::from_corners(
            Vec2::new(-wide, lying.y) / CHECK,
            Vec2::new(wide, lying.y + HANGS) / CHECK,
        ),
    )
    .shaded(|place| if place.z > 0.0 { 0.6 } else { 0.9 })
    .moved(Transform::from_xyz(0.0, THICK - HANGS / 2.0, front).with_rotation(Quat::from_rotation_x(FRAC_PI_2)));
    lies.and(hangs)
}

/// Flags of two kinds, darker under the table. As far as the eye gets over the table's edge.
fn floor() -> Shape {
    const FLAG: f32 = 17.0;
    const COLUMNS: i16 = 22;
    const ROWS: i16 = 9;
    let mut shape = Shape::default();
    for column in -COLUMNS / 2..COLUMNS / 2 {
        for row in 0..ROWS {
            let middle = Vec2::new(f32::from(column) + 0.5, f32::from(row) + 0.5) * FLAG;
            let paler = if (column + row).rem_euclid(2) == 0 { 1.0 } else { 1.5 };
            let flag = Shape::printed_rectangle(Vec2::splat(FLAG / 2.0), Rect::default()).shaded(|_| paler);
            shape = shape.and(flag.at(middle.x, FLOOR, WALL + middle.y));
        }
    }
    shape.shaded(|place| {
        let from_table = (place.xz().abs() - TABLE_SIZE / 2.0).max(Vec2::ZERO).length();
        0.62 + 0.5 * (from_table / 30.0).min(1.0)
    })
}

/// Cupboards below the ledge, door beside door.
fn cupboards() -> Shape {
    const DOOR: Vec2 = Vec2::new(26.0, 36.0);
    const GAP: f32 = 2.0;
    const DOORS: i16 = 12;
    const FRONT: f32 = WALL + 8.0;
    let wide = DOOR.x + GAP;
    let stand = |half: Vec2, x: f32, y: f32, out: f32| {
        Shape::printed_rectangle(half, Rect::default())
            .moved(Transform::from_xyz(x, y, FRONT + out).with_rotation(Quat::from_rotation_x(FRAC_PI_2)))
    };
    let whole = Vec2::new(wide * f32::from(DOORS), -1.7 - FLOOR) / 2.0;
    let mut shape = stand(whole, 0.0, FLOOR + whole.y, 0.0).tinted(palette::CUPBOARD.darker(0.08));
    for door in -DOORS / 2..DOORS / 2 {
        let x = (f32::from(door) + 0.5) * wide;
        // The knobs of two doors meet.
        let knob = x + (DOOR.x / 2.0 - 3.0) * if door.rem_euclid(2) == 0 { 1.0 } else { -1.0 };
        shape = shape
            .and(stand(DOOR / 2.0, x, -5.0 - DOOR.y / 2.0, 0.3).tinted(palette::CUPBOARD))
            .and(beam(
                Vec3::splat(1.2),
                Vec3::new(knob, -12.0, FRONT + 1.0),
                palette::WOOD,
            ));
    }
    shape.shaded(|place| 0.95 - 0.4 * (place.x / 170.0).powi(2).min(1.0))
}

/// Where the window is on the wall: its middle and half its size.
const WINDOW: (Vec2, Vec2) = (Vec2::new(-62.0, 21.0), Vec2::new(13.0, 11.0));

/// A wall of tiles that fades towards its ends and its top, and is warm around the window.
fn wall() -> Shape {
    const COLUMNS: i16 = 10;
    const ROWS: i16 = 5;
    const TALL: f32 = 14.0;
    const LOW: f32 = -7.0;
    let mut shape = Shape::default();
    let wide = TILE * 4.0;
    for column in -COLUMNS / 2..COLUMNS / 2 {
        for row in 0..ROWS {
            let middle = Vec2::new((f32::from(column) + 0.5) * wide, LOW + (f32::from(row) + 0.5) * TALL);
            let size = Vec2::new(wide, TALL);
            let pattern = Rect::from_center_size(middle * Vec2::new(1.0, -1.0) / TILE, size / TILE);
            let stand = Transform::from_xyz(middle.x, middle.y, WALL).with_rotation(Quat::from_rotation_x(FRAC_PI_2));
            shape = shape.and(Shape::printed_rectangle(size / 2.0, pattern).moved(stand));
        }
    }
    let mut shape = shape.shaded(|place| {
        let aside = (place.x.abs() / 140.0).min(1.0);
        let above = (place.y / 40.0).clamp(0.0, 1.0);
        (1.0 - 0.55 * aside * aside) * (1.0 - 0.35 * above)
    });
    for (place, shade) in shape.places.iter().zip(&mut shape.shades) {
        let from_window = (place.truncate() - WINDOW.0).length() / 42.0;
        let warm = (1.0 - from_window).max(0.0) * 0.34;
        *shade *= Vec4::new(1.0 + warm, 1.0 + warm * 0.72, 1.0 + warm * 0.3, 1.0);
    }
    shape
}

/// The evening in the window, as glass that shines.
fn daylight() -> Shape {
    let (middle, half) = WINDOW;
    let mut shape = Shape::printed_rectangle(half, Rect::default())
        .moved(Transform::from_xyz(middle.x, middle.y, WALL + 0.12).with_rotation(Quat::from_rotation_x(FRAC_PI_2)));
    for (place, shade) in shape.places.iter().zip(&mut shape.shades) {
        let high = ((place.y - middle.y) / half.y + 1.0) / 2.0;
        *shade = Vec4::new(1.0, 0.62 + 0.2 * high, 0.30 + 0.34 * high, 1.0);
    }
    shape
}

fn beam(size: Vec3, at: Vec3, colour: Color) -> Shape {
    Shape::block(size, 0.0).at(at.x, at.y, at.z).tinted(colour)
}

/// A frame with a cross, a sill, and a pot of basil on it.
fn window_frame() -> Shape {
    let (middle, half) = WINDOW;
    let at = |x: f32, y: f32, out: f32| Vec3::new(middle.x + x, middle.y + y, WALL + out);
    let bar = |size: Vec2, x: f32, y: f32| beam(size.extend(0.9), at(x, y, 0.4), palette::CREAM);
    let pot = Shape::lathe(&[&[(1.3, 0.0), (1.9, 2.6), (1.7, 2.7), (0.0, 2.5)]], 10).tinted(palette::TERRACOTTA);
    let bush = [
        (Vec3::new(0.0, 4.2, 0.0), 2.1),
        (Vec3::new(-1.3, 3.6, 0.5), 1.4),
        (Vec3::new(1.4, 3.7, 0.3), 1.5),
    ]
    .into_iter()
    .fold(Shape::default(), |shape, (middle, size): (Vec3, f32)| {
        let ball = Shape::ball(Vec3::splat(size), 8, 5).shaded(|place| 0.8 + 0.25 * place.y / size);
        shape.and(ball.at(middle.x, middle.y, middle.z))
    })
    .tinted(palette::BASIL);
    let sill = at(5.5, -half.y - 0.1, 1.6);
    [
        bar(Vec2::new(2.0 * half.x + 2.4, 1.2), 0.0, half.y + 0.5),
        bar(Vec2::new(1.2, 2.0 * half.y), -half.x - 0.5, 0.0),
        bar(Vec2::new(1.2, 2.0 * half.y), half.x + 0.5, 0.0),
        bar(Vec2::new(0.7, 2.0 * half.y), 0.0, 0.0),
        bar(Vec2::new(2.0 * half.x, 0.7), 0.0, 1.5),
        beam(
            Vec3::new(2.0 * half.x + 4.0, 0.9, 3.4),
            at(0.0, -half.y - 0.55, 1.6),
            palette::CREAM,
        ),
    ]
    .into_iter()
    .fold(pot.and(bush).at(sill.x, sill.y, sill.z), Shape::and)
}

/// A board with jars on it, to the right.
fn shelf() -> Shape {
    const AT: Vec2 = Vec2::new(62.0, 16.0);
    let board = beam(
        Vec3::new(38.0, 0.9, 5.0),
        Vec3::new(AT.x, AT.y, WALL + 2.6),
        palette::DARK_WOOD,
    );
    let jars = [
        (-15.0, 1.9, 5.2, palette::LEMONADE),
        (-10.4, 1.6, 3.8, palette::TERRACOTTA),
        (-6.0, 2.1, 6.0, palette::LINEN),
        (1.0, 1.5, 3.4, palette::SAGE),
        (5.0, 1.9, 4.6, palette::TERRACOTTA),
        (10.6, 2.2, 5.6, palette::SAGE),
        (15.4, 1.5, 4.0, palette::LEMONADE),
    ];
    jars.into_iter().fold(board, |shape, (x, wide, high, colour)| {
        let jar = Shape::lathe(
            &[
                &[(wide * 0.9, 0.0), (wide, 0.4), (wide, high * 0.8), (wide * 0.8, high)],
                &[(wide * 0.86, high), (wide * 0.86, high + 0.7), (0.0, high + 0.8)],
            ],
            10,
        );
        shape.and(jar.at(AT.x + x, AT.y + 0.45, WALL + 2.8).tinted(colour))
    })
}

/// A rail high on the wall from which ladle, skimmer and turner hang: above where a crêpe flies.
fn rail() -> Shape {
    const HIGH: f32 = 36.0;
    const OUT: f32 = WALL + 1.6;
    let from = Vec3::new(-34.0, HIGH, OUT);
    let rod = Shape::bar(&[(from, 0.28, 0.28), (from + Vec3::X * 68.0, 0.28, 0.28)], 6).tinted(palette::STEEL);
    let hanging = |x: f32, long: f32, head: Shape| {
        let stick = Shape::block(Vec3::new(0.45, long, 0.3), 0.0).at(0.0, -long / 2.0, 0.0);
        stick
            .and(head.at(0.0, -long, 0.0))
            .at(x, HIGH, OUT + 0.4)
            .tinted(palette::STEEL)
    };
    let ladle = || Shape::ball(Vec3::new(1.7, 1.3, 1.5), 8, 5);
    let skimmer = || {
        Shape::lathe(&[&[(1.9, -0.12), (1.9, 0.12)], &[(1.9, 0.12), (0.0, 0.12)]], 12)
            .moved(Transform::from_xyz(0.0, -1.6, 0.0).with_rotation(Quat::from_rotation_x(FRAC_PI_2)))
    };
    let turner = || Shape::block(Vec3::new(2.2, 3.0, 0.2), 0.0).at(0.0, -1.4, 0.0);
    [
        hanging(-27.0, 7.5, ladle()),
        hanging(-21.5, 6.5, turner()),
        hanging(-2.8, 7.0, skimmer()),
        hanging(2.8, 8.0, ladle()),
        hanging(21.0, 6.6, skimmer()),
        hanging(27.0, 7.6, turner()),
    ]
    .into_iter()
    .fold(rod, Shape::and)
}

/// The table, the wall behind it and the floor below. Its frame is the middle of the table's top.
pub fn spawn_room(commands: &mut Commands, workshop: &PropMeshes) -> Entity {
    let parts = &workshop.furniture;
    let all = [
        &parts.top,
        &parts.edge,
        &parts.cloth,
        &parts.wall,
        &parts.ledge,
        &parts.floor,
        &parts.things,
        &parts.daylight,
    ];
    assemble(commands, "Room", &all.map(Clone::clone))
}
