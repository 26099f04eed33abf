//! The recipe side of a dish: what it is worth, what it is called, what it asks for, and how hot it wants to be.

use bevy::prelude::*;
use rules::a_la_carte::{Condiment, DishColour, DishId, Heat, Recipe};

use super::Brush;
use crate::window::theme::drawings::Drawing;
use crate::window::theme::icons::Icon;
use crate::window::theme::palette;

/// Letters of a name that stand on one line in the larger type.
const SHORT: usize = 17;

pub(super) fn fill(cell: &mut ChildSpawnerCommands, dish: DishId, brush: &Brush) {
    let (colour, recipe) = (dish.colour(), brush.menu.recipe(dish));
    brush.disc(cell, 256.0, palette::dish(colour));
    brush.disc(cell, 232.0, palette::CREAM);
    brush.drawing(cell, Drawing::of(brush.menu.dish(dish)), Vec2::new(128.0, 60.0), 96.0);
    // What it is worth and its colour, to either side of the picture.
    brush.column(cell, Vec2::new(56.0, 76.0), |side| {
        brush.words(side, recipe.points.to_string(), 56.0, palette::INK);
    });
    brush.column(cell, Vec2::new(200.0, 76.0), |side| {
        brush.icon(side, Icon::dish(colour), 42.0, palette::dish(colour));
        if brush.marks {
            brush.words(side, brush.speech.line(mark(colour)), 18.0, palette::INK);
        }
    });
    let name = brush.speech.dish(dish, brush.menu);
    let size = if name.chars().count() > SHORT { 18.0 } else { 22.0 };
    brush.lines(cell, 120.0, 212.0, name, size);
    asked(cell, recipe, brush);
    scale(cell, recipe, brush);
}

/// One piece for each that is asked for, the larger the fewer there are.
fn asked(cell: &mut ChildSpawnerCommands, recipe: &Recipe, brush: &Brush) {
    let pieces = Condiment::ALL
        .into_iter()
        .flat_map(|condiment| (0..recipe.asks_for(condiment)).map(move |_| condiment));
    let size = match (pieces.clone().count(), brush.marks) {
        (_, true) => 28.0,
        (0..=3, _) => 40.0,
        (4, _) => 38.0,
        (5, _) => 35.0,
        _ => 31.0,
    };
    brush.row(cell, 160.0, |row| {
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
                    brush.words(column, brush.speech.line(condiment_mark(condiment)), 15.0, palette::INK);
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

/// Heat from 0 to 7: where it cooks is green, from where it burns red.
fn scale(cell: &mut ChildSpawnerCommands, recipe: &Recipe, brush: &Brush) {
    brush.row(cell, 200.0, |row| {
        row.spawn(Node {
            column_gap: brush.px(2.0),
            ..default()
        })
        .with_children(|row| {
            for level in (0..=Heat::MAX.level()).filter_map(Heat::new) {
                let (colour, ink) = match level {
                    level if recipe.is_green(level) => (palette::BASIL, palette::CREAM),
                    level if recipe.is_red(level) => (palette::TOMATO, palette::CREAM),
                    _ => (palette::FLOUR, palette::FAINT),
                };
                row.spawn((
                    Node {
                        width: brush.px(19.0),
                        height: brush.px(28.0),
                        align_items: AlignItems::Center,
                        justify_content: JustifyContent::Center,
                        border_radius: BorderRadius::all(brush.px(5.0)),
                        ..default()
                    },
                    BackgroundColor(colour),
                ))
                .with_children(|step| brush.words(step, level.level().to_string(), 18.0, ink));
            }
        });
    });
    brush.row(cell, 228.0, |row| {
        brush.icon(row, Icon::Flame, 24.0, palette::CARAMEL);
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
