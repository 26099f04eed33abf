//! Pictures in the rules: photographs of the toys, and the very faces that are printed on them.

use bevy::prelude::*;
use rules::a_la_carte::{Condiment, Crystal, Cup, DishColour, DishId, Face};

use crate::window::faces::{Print, Prints};
use crate::window::language::CurrentTexts;
use crate::window::photographs::Photograph;
use crate::window::theme::space;
use crate::window::theme::text::remark;

/// The side of a picture, in pixels at scale 1.
const SIDE: f32 = 92.0;

/// Something to look at.
enum Picture {
    Print(Print),
    Photograph(Photograph),
}

impl Picture {
    fn node(&self, prints: &Prints) -> (ImageNode, Node) {
        let (image, rect, border_radius) = match self {
            Self::Print(print) => {
                let side = (Print::CELL * prints.1) as f32 * Print::GRID as f32;
                let part = print.part();
                let rect = Rect::from_corners(part.min * side, part.max * side);
                let border_radius = match print {
                    Print::Die(_) => BorderRadius::ZERO,
                    _ => BorderRadius::MAX,
                };
                (prints.0.clone(), rect, border_radius)
            }
            Self::Photograph(photograph) => (Photograph::picture(), photograph.part(), BorderRadius::ZERO),
        };
        (
            ImageNode {
                image,
                rect: Some(rect),
                ..default()
            },
            Node {
                width: px(SIDE),
                height: px(SIDE),
                border_radius,
                ..default()
            },
        )
    }

    /// What a piece is, or what is in a bottle. Everything else is known by its shape.
    fn name(&self, speech: &CurrentTexts) -> Option<String> {
        match self {
            Self::Photograph(Photograph::Crystal(kind)) => Some(speech.crystal(*kind)),
            Self::Photograph(Photograph::Bottle(condiment)) => Some(speech.condiment(*condiment)),
            Self::Photograph(_) | Self::Print(_) => None,
        }
    }
}

fn prints(prints: impl IntoIterator<Item = Print>) -> impl Iterator<Item = Picture> {
    prints.into_iter().map(Picture::Print)
}

fn photographs(photographs: impl IntoIterator<Item = Photograph>) -> impl Iterator<Item = Picture> {
    photographs.into_iter().map(Picture::Photograph)
}

/// A dish of this colour, the same everywhere.
fn dish(colour: DishColour) -> Option<DishId> {
    DishId::new(colour, 1)
}

/// One of each colour, as they are wanted.
fn served() -> impl Iterator<Item = Picture> {
    prints(DishColour::ALL.into_iter().filter_map(dish).map(Print::Served))
}

/// A recipe, and what becomes of it.
fn recipes() -> impl Iterator<Item = Picture> {
    let dishes = [DishColour::Blue, DishColour::Orange].into_iter().filter_map(dish);
    prints(dishes.flat_map(|dish| [Print::Recipe(dish), Print::Served(dish)]))
}

fn bottles() -> impl Iterator<Item = Picture> {
    photographs(Condiment::ALL.map(Photograph::Bottle))
}

/// What belongs to a section, by its id in docs/rules.
fn of_section(id: &str) -> Vec<Picture> {
    use Photograph::{
        Bell, Burnt, Cooking, Crepe, Cups, Die, Hats, OtherStove, Pouring, Sink, Spoons, Star, Stove, Trash, Tray,
    };
    match id {
        "goal" => photographs([Cooking]).chain(served()).collect(),
        "table" => photographs([Stove, Tray])
            .chain(bottles())
            .chain(photographs([Sink, Cups, Star, Spoons, Die, Trash]))
            .collect(),
        "dishes" => recipes().collect(),
        // One of each colour; what they ask for stands in the list.
        "recipes" => prints(DishColour::ALL.into_iter().filter_map(dish).map(Print::Recipe)).collect(),
        "setup" => photographs([Stove])
            .chain(bottles())
            .chain(photographs([Spoons]))
            .collect(),
        "turn" => photographs([Spoons, Die, Pouring, Cups, Bell]).collect(),
        "heat" => photographs([Die, Cooking])
            .chain(prints([Print::Dial]))
            .chain(prints(Face::ALL.map(Print::Die)))
            .collect(),
        "season" => {
            let pieces = Condiment::ALL.into_iter().map(Crystal::from).chain([Crystal::Salt]);
            photographs([Pouring].into_iter().chain(pieces.map(Photograph::Crystal))).collect()
        }
        "finished" => photographs([Cooking])
            .chain(recipes())
            .chain(photographs([Tray]))
            .collect(),
        "star" => photographs([Star; 3]).collect(),
        // Burnt, or three of a kind.
        "spoiled" => photographs([Burnt])
            .chain(photographs([Photograph::Crystal(Crystal::Paprika); 3]))
            .chain(photographs([Trash]))
            .collect(),
        "new-dish" => served().chain(photographs([Crepe])).collect(),
        "refill" => photographs([Sink]).chain(bottles()).collect(),
        "cups" | "coffee" => photographs([Cups]).chain(prints(Cup::ALL.map(Print::Cup))).collect(),
        "crepe" => photographs([Crepe])
            .chain(prints([Print::CrepeRecipe, Print::CrepePicture]))
            .chain(photographs([Die, Trash]))
            .collect(),
        "steady-hand" => photographs([Pouring])
            .chain(prints([Print::CrepePicture]))
            .chain(photographs([Die]))
            .collect(),
        "end" => served().chain(photographs([Star])).collect(),
        "two-players" => photographs([Hats, Stove, OtherStove]).collect(),
        "house-rules" => photographs([Crepe, Cups]).collect(),
        _ => Cup::ALL
            .into_iter()
            .filter(|cup| id == format!("cup-{cup}"))
            .flat_map(|cup| {
                let about = match cup {
                    Cup::Point => vec![Tray],
                    Cup::Swap => vec![Stove, OtherStove],
                    Cup::Spoons => vec![Spoons],
                    Cup::Reseason => vec![Pouring],
                    Cup::Cool => vec![Burnt, Cooking],
                };
                prints([Print::Cup(cup)]).chain(photographs(about))
            })
            .collect(),
    }
}

/// Shows what belongs to a section in a row, if anything does. Pieces and bottles differ in their colour alone: where
/// several kinds of them stand side by side, each has its name below, so that nobody takes what follows for it.
pub(super) fn spawn(parent: &mut ChildSpawnerCommands, id: &str, prints: &Prints, speech: &CurrentTexts) {
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
    let names: Vec<Option<String>> = pictures.iter().map(|picture| picture.name(speech)).collect();
    parent.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for (picture, name) in pictures.iter().zip(&names) {
            let column = Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            };
            row.spawn((column, Pickable::IGNORE)).with_children(|column| {
                column.spawn((picture.node(prints), Pickable::IGNORE));
                let one_of_several = names.iter().filter(|other| *other == name).count() == 1;
                if let Some(name) = name.as_ref().filter(|_| one_of_several) {
                    column.spawn((remark(name.clone()), TextLayout::no_wrap()));
                }
            });
        }
    });
}
