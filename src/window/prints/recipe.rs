//! The recipe side of a dish: what it is worth, what it is called, what it asks for, and how hot it wants to be.

use bevy::prelude::*;
use rules::a_la_carte::{Condiment, DishColour, DishId, Recipe};

use super::Brush;
use crate::window::theme::drawings::Drawing;
use crate::window::theme::icons::Icon;
use crate::window::theme::palette;

/// Letters of a name that stands on one line.
const SHORT: usize = 12;
/// The largest type of a name.
const NAME: f32 = 34.0;
/// The same where pieces and colours have their letters.
const NAME_BESIDE_MARKS: f32 = 30.0;
/// Letters of a line times its type. A letter takes at most 0.57 of its type on average, and where the name stands a tile
/// is 222 wide.
const ROOM: f32 = 390.0;
/// From one line of a name to the next, in its type.
const LINE: f32 = 0.88;

pub(super) fn fill(cell: &mut ChildSpawnerCommands, dish: DishId, brush: &Brush) {
    let (colour, recipe) = (dish.colour(), brush.menu.recipe(dish));
    brush.disc(cell, 256.0, palette::dish(colour));
    brush.disc(cell, 232.0, palette::CREAM);
    brush.drawing(cell, Drawing::of(brush.menu.dish(dish)), Vec2::new(128.0, 58.0), 88.0);
    // What it is worth and its colour, to either side of the picture.
    brush.column(cell, Vec2::new(59.0, 73.0), |side| {
        brush.words(side, recipe.points.to_string(), 62.0, palette::INK);
    });
    brush.column(cell, Vec2::new(198.0, 72.0), |side| {
        let size = if brush.marks { 38.0 } else { 52.0 };
        brush.outlined(side, Icon::dish(colour), size, palette::dish(colour));
        if brush.marks {
            brush.words(side, brush.speech.line(mark(colour)), 24.0, palette::INK);
        }
    });
    name(cell, brush.speech.dish(dish, brush.menu), brush);
    asked(cell, recipe, brush);
    heat(cell, recipe, brush);
}

/// What it is called, as large as it can be: tiles are read from a chair.
fn name(cell: &mut ChildSpawnerCommands, name: &str, brush: &Brush) {
    let lines = broken(name);
    let longest = lines.iter().map(|line| letters(line)).max().unwrap_or(1);
    let most = if brush.marks { NAME_BESIDE_MARKS } else { NAME };
    let size = most.min(ROOM / longest as f32);
    let first = 132.0 - (lines.len() as f32 - 1.0) / 2.0 * size * LINE;
    for (number, line) in lines.into_iter().enumerate() {
        brush.row(cell, first + number as f32 * size * LINE, |row| {
            brush.words(row, line, size, palette::INK);
        });
    }
}

/// A name on one line, or on two of which the longer one is as short as it can be.
fn broken(name: &str) -> Vec<&str> {
    if letters(name) <= SHORT {
        return vec![name];
    }
    name.match_indices(' ')
        .map(|(space, _)| (&name[..space], &name[space + 1..]))
        .min_by_key(|(one, other)| letters(one).max(letters(other)))
        .map_or_else(|| vec![name], |(one, other)| vec![one, other])
}

fn letters(line: &str) -> usize {
    line.chars().count()
}

/// One piece for each that is asked for, the larger the fewer there are.
fn asked(cell: &mut ChildSpawnerCommands, recipe: &Recipe, brush: &Brush) {
    let pieces = Condiment::ALL
        .into_iter()
        .flat_map(|condiment| (0..recipe.asks_for(condiment)).map(move |_| condiment));
    let size = match (pieces.clone().count(), brush.marks) {
        (_, true) => 26.0,
        (0..=4, _) => 38.0,
        (5, _) => 35.0,
        _ => 31.0,
    };
    let middle = if brush.marks { 178.0 } else { 181.0 };
    brush.row(cell, middle, |row| {
        for condiment in pieces {
            let column = Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            };
            row.spawn(column).with_children(|column| {
                column.spawn(brush.square(size)).with_children(|piece| {
                    // A darker one below shows around it, so that lemon is seen on cream.
                    for (inset, colour) in [(0.0, palette::INK), (3.0, palette::crystal(condiment.into()))] {
                        piece.spawn((
                            ImageNode::new(Icon::condiment(condiment).image()).with_color(colour),
                            Node {
                                position_type: PositionType::Absolute,
                                left: brush.px(inset),
                                top: brush.px(inset),
                                ..brush.square(size - 2.0 * inset)
                            },
                        ));
                    }
                });
                if brush.marks {
                    brush.words(column, brush.speech.line(condiment_mark(condiment)), 18.0, palette::INK);
                }
            });
        }
    });
}

const fn condiment_mark(condiment: Condiment) -> &'static str {
    match condiment {
        Condiment::Lemon => "mark-lemon",
        Condiment::Pepper => "mark-pepper",
        Condiment::Paprika => "mark-paprika",
        Condiment::Herbs => "mark-herbs",
    }
}

/// Where it cooks, on green, and from where on it burns, on red. A whole scale would be too small to be read.
fn heat(cell: &mut ChildSpawnerCommands, recipe: &Recipe, brush: &Brush) {
    let (from, to) = (recipe.green_from.level(), recipe.green_to.level());
    let green = if from == to {
        from.to_string()
    } else {
        format!("{from}–{to}")
    };
    brush.row(cell, 217.0, |row| {
        for (words, colour) in [
            (green, palette::BASIL),
            (recipe.red.level().to_string(), palette::TOMATO),
        ] {
            row.spawn((
                Node {
                    height: brush.px(30.0),
                    padding: UiRect::horizontal(brush.px(8.0)),
                    align_items: AlignItems::Center,
                    border_radius: BorderRadius::all(brush.px(10.0)),
                    ..default()
                },
                BackgroundColor(colour),
            ))
            .with_children(|sign| brush.words(sign, words, 32.0, palette::CREAM));
        }
    });
}

pub(super) const fn mark(colour: DishColour) -> &'static str {
    match colour {
        DishColour::Yellow => "mark-yellow",
        DishColour::Green => "mark-green",
        DishColour::Blue => "mark-blue",
        DishColour::Orange => "mark-orange",
        DishColour::Red => "mark-red",
    }
}
