//! What is on each print. Everything but the die is round, so nothing stands in the corners.

use std::f32::consts::TAU;

use bevy::prelude::*;
use rules::a_la_carte::{Crepe, Cup, DishColour, Face, Heat};

use super::{Brush, recipe};
use crate::window::faces::Print;
use crate::window::theme::icons::Icon;
use crate::window::theme::palette;

pub(super) fn fill(cell: &mut ChildSpawnerCommands, print: Print, brush: &Brush) {
    match print {
        Print::Recipe(dish) => recipe::fill(cell, dish, brush),
        Print::Served(colour) => served(cell, colour, brush),
        Print::CrepeRecipe => crepe_recipe(cell, brush),
        Print::CrepePicture => crepe_picture(cell, brush),
        Print::Cup(cup) => cup_front(cell, cup, brush),
        Print::CupBack => cup_back(cell, brush),
        Print::Die(face) => die(cell, face, brush),
        Print::Dial => dial(cell, brush),
    }
}

/// The dish on a plate: its mark, large.
fn served(cell: &mut ChildSpawnerCommands, colour: DishColour, brush: &Brush) {
    brush.disc(cell, 256.0, palette::dish(colour));
    brush.disc(cell, 212.0, Color::WHITE);
    brush.disc(cell, 204.0, palette::FLOUR);
    brush.disc(cell, 196.0, palette::CREAM);
    brush.disc(cell, 146.0, palette::FLOUR);
    brush.disc(cell, 142.0, Color::WHITE);
    brush.row(cell, 128.0, |row| {
        brush.icon(row, Icon::dish(colour), 96.0, palette::dish(colour));
    });
    if brush.marks {
        brush.row(cell, 206.0, |row| {
            brush.words(row, brush.speech.line(recipe::mark(colour)), 26.0, palette::INK);
        });
    }
}

fn dough(cell: &mut ChildSpawnerCommands, brush: &Brush) {
    brush.disc(cell, 256.0, palette::CARAMEL);
    brush.disc(cell, 240.0, palette::BUTTER);
    brush.disc(cell, 222.0, palette::HONEY);
    // Brown spots, as a hot pan leaves them.
    for (x, y, size) in [
        (46.0, 80.0, 13.0),
        (196.0, 66.0, 10.0),
        (206.0, 152.0, 14.0),
        (62.0, 186.0, 10.0),
        (36.0, 130.0, 8.0),
        (178.0, 204.0, 9.0),
    ] {
        cell.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: brush.px(x - size / 2.0),
                top: brush.px(y - size / 2.0),
                border_radius: BorderRadius::MAX,
                ..brush.square(size)
            },
            BackgroundColor(palette::BUTTER),
        ));
    }
}

fn crepe_recipe(cell: &mut ChildSpawnerCommands, brush: &Brush) {
    dough(cell, brush);
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
    dough(cell, brush);
    brush.row(cell, 120.0, |row| {
        brush.icon(row, Icon::Crepe, 150.0, palette::CARAMEL);
    });
    brush.row(cell, 214.0, |row| {
        brush.icon(row, Icon::Star, 44.0, palette::CREAM);
    });
}

fn cup_front(cell: &mut ChildSpawnerCommands, cup: Cup, brush: &Brush) {
    brush.disc(cell, 256.0, palette::COFFEE);
    brush.disc(cell, 232.0, palette::cup(cup));
    brush.row(cell, 128.0, |row| {
        brush.icon(row, Icon::cup(cup), 150.0, palette::CREAM);
    });
}

fn cup_back(cell: &mut ChildSpawnerCommands, brush: &Brush) {
    brush.disc(cell, 256.0, palette::COFFEE);
    brush.disc(cell, 220.0, palette::CRUST);
    brush.disc(cell, 204.0, palette::COFFEE);
    brush.row(cell, 124.0, |row| {
        brush.icon(row, Icon::Cup, 136.0, palette::CRUST);
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
                for seat in rules::a_la_carte::Seat::ALL {
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

/// A name as it stands alone.
fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}
