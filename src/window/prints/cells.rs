//! What is on each print. Everything but the die is round, so nothing stands in the corners.

use std::f32::consts::TAU;

use bevy::prelude::*;
use rules::a_la_carte::{Crepe, Cup, DishColour, DishId, Face, Heat};

use super::{Brush, recipe};
use crate::window::faces::Print;
use crate::window::language::capitalised;
use crate::window::theme::drawings::Drawing;
use crate::window::theme::icons::Icon;
use crate::window::theme::palette;

/// The middle of a cell.
const MIDDLE: Vec2 = Vec2::splat(128.0);

pub(super) fn fill(cell: &mut ChildSpawnerCommands, print: Print, brush: &Brush) {
    match print {
        Print::Recipe(dish) => recipe::fill(cell, dish, brush),
        Print::Served(dish) => served(cell, dish, brush),
        Print::CrepeRecipe => crepe_recipe(cell, brush),
        Print::CrepePicture => crepe_picture(cell, brush),
        Print::Cup(cup) => cup_front(cell, cup, brush),
        Print::CupBack => cup_back(cell, brush),
        Print::Die(face) => die(cell, face, brush),
        Print::Dial => dial(cell, brush),
    }
}

/// What lies under a round print, to the corners of its cell. Small copies of the picture mix neighbours: at the edge of a disc
/// they would else be darkened by what is not there.
pub(super) fn ground(print: Print) -> Color {
    match print {
        Print::Recipe(dish) | Print::Served(dish) => palette::dish(dish.colour()),
        Print::CrepeRecipe | Print::CrepePicture => palette::BATTER,
        Print::Cup(_) | Print::CupBack => palette::COFFEE,
        Print::Die(_) | Print::Dial => Color::NONE,
    }
}

/// The dish as it is served, within a rim of its colour. It stands out over the rim a little, like a sticker.
fn served(cell: &mut ChildSpawnerCommands, dish: DishId, brush: &Brush) {
    let colour = palette::dish(dish.colour());
    brush.disc(cell, 256.0, colour);
    brush.disc(cell, 228.0, palette::CREAM);
    brush.disc(cell, 220.0, palette::CREAM.mix(&colour, 0.38));
    brush.drawing(cell, Drawing::of(brush.menu.dish(dish)), MIDDLE, 256.0);
    badge(cell, dish.colour(), brush);
}

/// The mark of a colour on the lower rim.
fn badge(cell: &mut ChildSpawnerCommands, colour: DishColour, brush: &Brush) {
    let (outer, inner) = (68.0, 60.0);
    let middle = Vec2::new(128.0, 221.0);
    brush.dot(cell, middle, outer, palette::INK);
    brush.dot(cell, middle, inner, palette::CREAM);
    brush.row(cell, middle.y, |row| {
        if brush.marks {
            brush.words(row, brush.speech.line(recipe::mark(colour)), 36.0, palette::INK);
        } else {
            brush.outlined(row, Icon::dish(colour), 44.0, palette::dish(colour));
        }
    });
}

fn crepe_recipe(cell: &mut ChildSpawnerCommands, brush: &Brush) {
    brush.drawing(cell, Drawing::CrepeRecipe, MIDDLE, 256.0);
    brush.row(cell, 66.0, |row| {
        brush.words(row, Crepe::POINTS.to_string(), 64.0, palette::INK);
    });
    brush.row(cell, 122.0, |row| {
        brush.words(row, capitalised(&brush.speech.line("crepe")), 36.0, palette::INK);
    });
    brush.row(cell, 182.0, |row| {
        brush.icon(row, Icon::Pan, 64.0, palette::COFFEE);
        brush.icon(row, Icon::Undo, 38.0, palette::COFFEE);
    });
}

fn crepe_picture(cell: &mut ChildSpawnerCommands, brush: &Brush) {
    brush.drawing(cell, Drawing::CrepePicture, MIDDLE, 256.0);
}

/// What the cup does, poured into its coffee.
fn cup_front(cell: &mut ChildSpawnerCommands, cup: Cup, brush: &Brush) {
    let colour = palette::cup(cup);
    brush.disc(cell, 256.0, palette::COFFEE);
    // Crema, the paler the further in.
    brush.disc(cell, 240.0, palette::CARAMEL);
    brush.disc(cell, 222.0, palette::HONEY);
    brush.disc(cell, 208.0, colour);
    for (x, y, size) in [
        (40.0, 92.0, 9.0),
        (60.0, 48.0, 6.0),
        (214.0, 156.0, 8.0),
        (186.0, 222.0, 6.0),
    ] {
        brush.dot(cell, Vec2::new(x, y), size, palette::CREAM);
    }
    let sign = Icon::cup(cup);
    // A darker one below it, so that it stands out of the froth.
    for (down, ink) in [(6.0, colour.mix(&palette::INK, 0.55)), (0.0, palette::CREAM)] {
        brush.row(cell, 126.0 + down, |row| brush.icon(row, sign, 150.0, ink));
    }
}

/// The foot of a cup that stands upside down: porcelain with the mark of its maker.
fn cup_back(cell: &mut ChildSpawnerCommands, brush: &Brush) {
    brush.disc(cell, 256.0, palette::COFFEE);
    brush.disc(cell, 240.0, palette::CREAM);
    brush.disc(cell, 212.0, palette::COFFEE);
    brush.disc(cell, 202.0, palette::FLOUR);
    brush.row(cell, 120.0, |row| {
        brush.icon(row, Icon::Cup, 140.0, palette::COFFEE);
    });
}

fn die(cell: &mut ChildSpawnerCommands, face: Face, brush: &Brush) {
    cell.spawn((
        Node {
            position_type: PositionType::Absolute,
            ..brush.square(256.0)
        },
        BackgroundColor(palette::CREAM),
    ));
    let number = |cell: &mut ChildSpawnerCommands, text: &str, middle: f32, size: f32| {
        brush.row(cell, middle, |row| {
            brush.words(row, text, size, palette::INK);
        });
    };
    let flames = |cell: &mut ChildSpawnerCommands, count: u8| {
        brush.row(cell, 206.0, |row| {
            for _ in 0..count {
                brush.icon(row, Icon::Flame, 58.0, palette::TOMATO);
            }
        });
    };
    match face {
        Face::One | Face::Two | Face::Three => {
            number(cell, &brush.speech.face(face), 98.0, 150.0);
            flames(cell, face.steps().unwrap_or(1));
        }
        Face::Choose => {
            number(cell, "1–3", 100.0, 120.0);
            brush.row(cell, 200.0, |row| brush.icon(row, Icon::Hand, 76.0, palette::TOMATO));
        }
        Face::Everyone => {
            number(cell, "+1", 90.0, 130.0);
            brush.row(cell, 200.0, |row| {
                for seat in rules::a_la_carte::ALL_SEATS {
                    brush.icon(row, Icon::Person, 50.0, palette::seat(seat));
                }
            });
        }
        Face::Coffee => brush.row(cell, 122.0, |row| brush.icon(row, Icon::Cup, 190.0, palette::COFFEE)),
    }
}

/// The numbers around a dial: 0 low on the left, 7 low on the right, as the knob's pointer turns.
fn dial(cell: &mut ChildSpawnerCommands, brush: &Brush) {
    brush.disc(cell, 256.0, palette::CREAM);
    for heat in 0..=Heat::MAX.level() {
        let share = f32::from(heat) / f32::from(Heat::MAX.level());
        let angle = (share - 0.5) * 0.75 * TAU;
        let centre = Vec2::splat(128.0) + Vec2::new(angle.sin(), -angle.cos()) * 101.0;
        let size = 40.0;
        let colour = palette::FLOUR.mix(&palette::TOMATO, share * 0.85);
        let ink = if heat > 4 { palette::CREAM } else { palette::INK };
        cell.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: brush.px(centre.x - size / 2.0),
                top: brush.px(centre.y - size / 2.0),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::MAX,
                ..brush.square(size)
            },
            BackgroundColor(colour),
        ))
        .with_children(|spot| brush.words(spot, heat.to_string(), 32.0, ink));
    }
}
