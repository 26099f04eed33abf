//! What a surface is made of, by meaning. How that looks is decided here once, for both kinds of picture.

use bevy::prelude::*;
use rules::a_la_carte::{Condiment, Crystal, DishColour, Seat};

use crate::window::theme::palette;

/// What a mesh is made of.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Finish {
    /// Brushed: sink, bin, the trim of stoves, the bell's knob.
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
    /// The bright part of a flame.
    FlameHeart,
    /// What flames throw onto the stove.
    Glimmer,
    /// Painted corner by corner: hats, gloves, what stands about.
    Painted,
    /// The evening in the window.
    Daylight,
    /// The cloth on the table.
    Checked,
    /// Steam.
    Steam,
    /// The smoke of what burns.
    Smoke,
    /// A puff from the trash can.
    Dust,
    /// A spark.
    Spark,
    /// Stars and bells.
    Gold,
    /// What a seat's tray is lined with.
    Cloth(Seat),
    /// What the die falls on.
    Felt,
    /// The soft shade beneath a thing.
    Shade,
    /// The light around something too flat for a rim; it is there only while the thing glows.
    Halo,
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
    /// The colour of its rim, linear, and how strong that is: from 1 on it is drawn in full where the surface turns away,
    /// and the more the broader. A light gold, which is seen on white dice and on every colour of a toy, on the yellow of lemon
    /// at least around the glass, and leaves it as it is.
    pub(super) fn rim(self) -> (Vec3, f32) {
        match self {
            Self::None => (Vec3::ZERO, 0.0),
            Self::Legal => (tint(palette::GLOW), 2.0),
            Self::Hovered => (tint(palette::GLOW), 3.0),
            Self::Chosen => (tint(palette::CREAM.mix(&palette::BASIL, 0.35)), 4.0),
        }
    }

    /// How solid the light is that lies around its foot.
    const fn pool(self) -> Option<f32> {
        match self {
            Self::None => None,
            Self::Legal => Some(0.66),
            Self::Hovered => Some(0.96),
            Self::Chosen => Some(0.92),
        }
    }
}

/// How far food is cooked. To be set on the root of a thing; the nearest above a mesh counts.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cooked {
    /// As it came.
    #[default]
    Raw,
    /// As it should be.
    Golden,
    /// One step further and it burns.
    Brown,
    /// Coal.
    Burnt,
}

impl Cooked {
    /// What it does to a colour: linear, to be multiplied with it.
    #[must_use]
    pub fn tint(self) -> Vec3 {
        match self {
            Self::Raw => Vec3::ONE,
            Self::Golden => Vec3::new(1.0, 0.90, 0.72),
            Self::Brown => Vec3::new(0.90, 0.68, 0.46),
            Self::Burnt => tint(palette::COAL) * 5.0,
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
    Checks,
    Brushed,
}

/// How a finish looks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    pub colour: Color,
    pub solid: f32,
    pub shine: f32,
    pub metal: f32,
    /// How much of the light it ignores; 1 is light itself, or air.
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

    /// Light or air: it has no shade of its own, and something is seen through it.
    const fn light(colour: Color, solid: f32) -> Self {
        Self {
            unlit: 1.0,
            solid,
            ..Self::matt(colour)
        }
    }

    /// Whether light on it depends on where one stands.
    pub(super) const fn is_matt(&self) -> bool {
        self.shine <= 0.0 && self.metal <= 0.0 && self.edge <= 0.0
    }

    /// Whether it is light or air, and so has no side that could be lit.
    pub(super) const fn is_light(&self) -> bool {
        self.unlit >= 1.0
    }

    pub(super) const fn see_through(&self) -> bool {
        self.solid < 1.0
    }
}

impl Finish {
    /// How it looks on a thing that glows: what lies in the shade of the thing lies in its light then.
    pub(super) const fn look_in(self, glow: Glow) -> Look {
        match (self, glow.pool()) {
            (Self::Shade | Self::Halo, Some(solid)) => Look::light(palette::GLOW, solid),
            _ => self.look(),
        }
    }

    pub(super) const fn look(self) -> Look {
        match self {
            Self::Steel => Look {
                drawing: Drawing::Brushed,
                ..Look::metal(palette::STEEL, 0.5)
            },
            // Brushed, it mirrors less of the dark below it than what is polished: else steel looks like a dark coat.
            Self::Pan => Look {
                drawing: Drawing::Brushed,
                metal: 0.6,
                ..Look::metal(palette::PAN, 0.45)
            },
            Self::Iron => Look::shining(palette::IRON, 0.22),
            Self::Enamel(seat) => Look::shining(palette::seat(seat), 0.4),
            Self::Cream => Look::shining(palette::FLOUR, 0.3),
            Self::Wood => Look::shining(palette::WOOD, 0.08),
            Self::DarkWood => Look::shining(palette::DARK_WOOD, 0.1),
            Self::Board => Look::drawn(Drawing::Wood),
            Self::Tiles => Look {
                unlit: 0.45,
                ..Look::drawn(Drawing::Tiles)
            },
            Self::Floor => Look::matt(palette::FLOOR),
            Self::Glass => Look {
                solid: 0.05,
                edge: 0.5,
                ..Look::shining(palette::GLASS, 1.0)
            },
            Self::Lid(condiment) => Look::shining(palette::crystal(crystal(condiment)), 0.4),
            // White shows no gleam: a cube of salt is a little grey, so that its faces flash as it turns.
            Self::Crystal(Crystal::Salt) => Look {
                edge: 0.1,
                unlit: 0.1,
                ..Look::shining(palette::SALT_STONE, 0.9)
            },
            Self::Crystal(kind) => Look {
                edge: 0.16,
                unlit: 0.15,
                ..Look::shining(palette::crystal(kind), 0.8)
            },
            Self::Dish(colour) => Look::shining(palette::dish(colour), 0.15),
            // Lit only by half: what is printed has to be read.
            Self::Print => Look {
                unlit: 0.5,
                ..Look::drawn(Drawing::Prints)
            },
            Self::Ceramic => Look::shining(palette::CERAMIC, 0.35),
            Self::Dough => Look::matt(palette::BATTER),
            Self::Flame => Look::light(palette::FLAME, 0.85),
            Self::FlameHeart => Look::light(palette::FLAME_HEART, 0.9),
            Self::Glimmer => Look::light(palette::FLAME, 0.5),
            Self::Painted => Look::shining(Color::WHITE, 0.12),
            Self::Daylight => Look {
                unlit: 1.0,
                ..Look::matt(Color::WHITE)
            },
            Self::Checked => Look::drawn(Drawing::Checks),
            Self::Steam => Look::light(palette::STEAM, 0.2),
            Self::Smoke => Look::light(palette::SMOKE, 0.42),
            Self::Dust => Look::light(palette::DUST, 0.55),
            Self::Spark => Look::light(palette::HONEY, 0.95),
            Self::Gold => Look::metal(palette::GOLD, 0.6),
            Self::Cloth(seat) => Look::matt(palette::seat(seat)),
            Self::Felt => Look::matt(palette::FELT),
            Self::Ghost => Look::light(palette::GHOST, 0.55),
            Self::GoldenGhost => Look::light(palette::GOLD, 0.55),
            Self::Shade => Look::light(palette::NIGHT, 0.34),
            Self::Halo => Look::light(palette::GLOW, 0.5),
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
