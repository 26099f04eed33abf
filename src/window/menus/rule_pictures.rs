//! Pictures in the rules: the very faces that are printed on the toys, and the shapes of the crystals.

use bevy::prelude::*;
use rules::a_la_carte::{Condiment, Crystal, Cup, DishColour, DishId, Face};

use crate::window::faces::{Print, Prints};
use crate::window::theme::icons::Icon;
use crate::window::theme::widgets::icon;
use crate::window::theme::{palette, space};

/// The side of a picture, in pixels at scale 1.
const SIDE: f32 = 92.0;

/// Something to look at.
enum Picture {
    Print(Print),
    Crystal(Crystal),
    Icon(Icon, Color),
}

/// What belongs to a section, by its id in docs/rules.md.
fn of_section(id: &str) -> Vec<Picture> {
    let print = Picture::Print;
    let dish = |colour: DishColour| DishId::all().filter(move |dish| dish.colour() == colour).nth(1);
    let icon = |icon: Icon, colour: Color| vec![Picture::Icon(icon, colour)];
    match id {
        // The recipe, and what becomes of it.
        "dishes" | "finished" => [DishColour::Blue, DishColour::Orange]
            .into_iter()
            .filter_map(dish)
            .flat_map(|dish| [Print::Recipe(dish), Print::Served(dish)])
            .map(print)
            .collect(),
        // One of each colour, as they are wanted.
        "goal" | "new-dish" | "end" => DishColour::ALL
            .into_iter()
            .filter_map(dish)
            .map(Print::Served)
            .map(print)
            .collect(),
        "heat" => Face::ALL
            .map(Print::Die)
            .into_iter()
            .chain([Print::Dial])
            .map(print)
            .collect(),
        "season" | "spoiled" | "refill" => {
            let pieces = Condiment::ALL.into_iter().map(Crystal::from).chain([Crystal::Salt]);
            pieces.map(Picture::Crystal).collect()
        }
        "star" => icon(Icon::Star, palette::BUTTER),
        "turn" => icon(Icon::Spoon, palette::FAINT),
        "cups" => [Print::CupBack]
            .into_iter()
            .chain(Cup::ALL.map(Print::Cup))
            .map(print)
            .collect(),
        "crepe" => vec![print(Print::CrepeRecipe), print(Print::CrepePicture)],
        _ => {
            let named = Cup::ALL.into_iter().find(|cup| id == format!("cup-{cup}"));
            named.map(Print::Cup).map(print).into_iter().collect()
        }
    }
}

/// Shows what belongs to a section in a row, if anything does.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, id: &str, prints: &Prints) {
    let pictures = of_section(id);
    if pictures.is_empty() {
        return;
    }
    let row = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(space::NEAR),
        row_gap: px(space::NEAR),
        ..default()
    };
    parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for picture in pictures {
            match picture {
                Picture::Print(print) => {
                    let side = (Print::CELL * prints.1) as f32 * Print::GRID as f32;
                    let part = print.part();
                    row.spawn((
                        ImageNode {
                            image: prints.0.clone(),
                            rect: Some(Rect::from_corners(part.min * side, part.max * side)),
                            ..default()
                        },
                        Node {
                            width: px(SIDE),
                            height: px(SIDE),
                            border_radius: match print {
                                Print::Die(_) => BorderRadius::ZERO,
                                _ => BorderRadius::MAX,
                            },
                            ..default()
                        },
                        Pickable::IGNORE,
                    ));
                }
                Picture::Crystal(kind) => {
                    let colour = if kind == Crystal::Salt {
                        palette::FAINT
                    } else {
                        palette::crystal(kind)
                    };
                    row.spawn(icon(Icon::crystal(kind), SIDE / 2.0, colour));
                }
                Picture::Icon(picture, colour) => drop(row.spawn(icon(picture, SIDE / 2.0, colour))),
            }
        }
    });
}
