//! What a surface is made of, by meaning. How that looks is decided here once, for both kinds of picture.

use bevy::prelude::*;
use rules::a_la_carte::{Condiment, Crystal, DishColour, Seat};

use crate::window::theme::palette;

/// What a mesh is made of.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Polished: bell, sink, bin.
    Steel,
    /// The pan: darker than salt, lighter than pepper, so that every crystal stands out on it.
    Pan,
    /// Cast iron and handles.
    Iron,
    /// A stove in the colour of its seat.
    Enamel(Seat),
    /// Cream-coloured paint.
    Cream,
    /// Handles, spoons, trays.
    Wood,
    /// Rims of trays and racks.
    DarkWood,
    /// The top of the table.
    Board,
    /// The wall behind it.
    Tiles,
    /// What lies below the table.
    Floor,
    /// A bottle.
    Glass,
    /// The collar of a bottle.
    Lid(Condiment),
    /// A piece.
    Crystal(Crystal),
    /// The edge of a dish tile.
    Dish(DishColour),
    /// Something with a face from the picture of all prints.
    Print,
    /// Cups and the die.
    Ceramic,
    /// A pancake's edge.
    Dough,
    /// Burning gas.
    Flame,
    /// Stars and bells.
    Gold,
    /// What a seat's tray is lined with.
    Cloth(Seat),
    /// What the die falls on.
    Felt,
    /// The soft shade beneath a thing.
    Shade,
    /// What is remembered of a toss: a crêpe that is not there.
    Ghost,
    /// The same of the best toss.
    GoldenGhost,
}

/// Makes all meshes of a thing shine. To be set on the root of a thing; the nearest above a mesh counts.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Glow {
    /// As it is.
    #[default]
    None,
    /// It may be taken or played.
    Legal,
    /// It may, and the mouse is over it.
    Hovered,
    /// It is chosen.
    Chosen,
}

impl Glow {
    /// The colour it takes on, linear, and how much of it.
    pub(super) fn light(self) -> (Vec3, f32) {
        match self {
            Self::None => (Vec3::ZERO, 0.0),
            Self::Legal => (tint(palette::BUTTER), 0.42),
            Self::Hovered => (tint(palette::HONEY), 0.85),
            Self::Chosen => (tint(palette::BASIL), 0.6),
        }
    }
}

/// What is drawn onto a surface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Drawing {
    None,
    Prints,
    Wood,
    Tiles,
}

/// How a finish looks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    pub colour: Color,
    pub solid: f32,
    pub shine: f32,
    pub metal: f32,
    /// How much of the light it ignores.
    pub unlit: f32,
    /// A bright edge where the surface turns away.
    pub edge: f32,
    pub drawing: Drawing,
}

impl Look {
    const fn matt(colour: Color) -> Self {
        Self {
            colour,
            solid: 1.0,
            shine: 0.0,
            metal: 0.0,
            unlit: 0.0,
            edge: 0.0,
            drawing: Drawing::None,
        }
    }

    const fn shining(colour: Color, shine: f32) -> Self {
        Self {
            shine,
            ..Self::matt(colour)
        }
    }

    const fn metal(colour: Color, shine: f32) -> Self {
        Self {
            metal: 1.0,
            ..Self::shining(colour, shine)
        }
    }

    const fn drawn(drawing: Drawing) -> Self {
        Self {
            drawing,
            ..Self::matt(Color::WHITE)
        }
    }

    pub(super) const fn see_through(&self) -> bool {
        self.solid < 1.0
    }
}

impl Finish {
    pub(super) const fn look(self) -> Look {
        match self {
            Self::Steel => Look::metal(palette::STEEL, 0.5),
            Self::Pan => Look::metal(palette::PAN, 0.25),
            Self::Iron => Look::shining(palette::IRON, 0.15),
            Self::Enamel(seat) => Look::shining(palette::seat(seat), 0.15),
            Self::Cream => Look::shining(palette::FLOUR, 0.2),
            Self::Wood => Look::shining(palette::WOOD, 0.08),
            Self::DarkWood => Look::shining(palette::DARK_WOOD, 0.1),
            Self::Board => Look::drawn(Drawing::Wood),
            Self::Tiles => Look {
                unlit: 0.45,
                ..Look::drawn(Drawing::Tiles)
            },
            Self::Floor => Look::matt(palette::FLOOR),
            Self::Glass => Look {
                solid: 0.07,
                edge: 0.42,
                ..Look::shining(palette::GLASS, 0.8)
            },
            Self::Lid(condiment) => Look::shining(palette::crystal(crystal(condiment)), 0.3),
            Self::Crystal(kind) => Look {
                edge: 0.12,
                unlit: 0.15,
                ..Look::shining(palette::crystal(kind), 0.5)
            },
            Self::Dish(colour) => Look::shining(palette::dish(colour), 0.15),
            // Lit only by half: what is printed has to be read.
            Self::Print => Look {
                unlit: 0.5,
                ..Look::drawn(Drawing::Prints)
            },
            Self::Ceramic => Look::shining(palette::CERAMIC, 0.35),
            Self::Dough => Look::matt(palette::BATTER),
            Self::Flame => Look {
                unlit: 1.0,
                solid: 0.85,
                ..Look::matt(palette::FLAME)
            },
            Self::Gold => Look::metal(palette::GOLD, 0.6),
            Self::Cloth(seat) => Look::matt(palette::seat(seat)),
            Self::Felt => Look::matt(palette::FELT),
            Self::Ghost => Look {
                unlit: 1.0,
                solid: 0.55,
                ..Look::matt(palette::GHOST)
            },
            Self::GoldenGhost => Look {
                unlit: 1.0,
                solid: 0.55,
                ..Look::matt(palette::GOLD)
            },
            Self::Shade => Look {
                unlit: 1.0,
                solid: 0.34,
                ..Look::matt(palette::NIGHT)
            },
        }
    }
}

const fn crystal(condiment: Condiment) -> Crystal {
    match condiment {
        Condiment::Lemon => Crystal::Lemon,
        Condiment::Pepper => Crystal::Pepper,
        Condiment::Paprika => Crystal::Paprika,
        Condiment::Herbs => Crystal::Herbs,
    }
}

/// A colour as light.
pub(super) fn tint(colour: Color) -> Vec3 {
    let linear = colour.to_linear();
    Vec3::new(linear.red, linear.green, linear.blue)
}
