//! Every colour in the game, by what it means.

use bevy::prelude::*;
use rules::a_la_carte::{Crystal, Cup, DishColour, Seat};

/// Behind everything.
pub const NIGHT: Color = Color::srgb(0.16, 0.11, 0.10);
/// Cards and panels.
pub const CREAM: Color = Color::srgb(0.99, 0.96, 0.90);
/// What is set off on a card.
pub const FLOUR: Color = Color::srgb(0.94, 0.88, 0.79);
/// Text on cream.
pub const INK: Color = Color::srgb(0.22, 0.15, 0.13);
/// Text that is less important.
pub const FAINT: Color = Color::srgb(0.45, 0.37, 0.33);
/// The light around what may be taken.
pub const GLOW: Color = Color::srgb(1.0, 0.84, 0.42);
/// Buttons, and what can be done.
pub const BUTTER: Color = Color::srgb(0.98, 0.76, 0.30);
/// A button under the mouse.
pub const HONEY: Color = Color::srgb(1.0, 0.84, 0.48);
/// A button that is pressed, and the lower edge of one that is not.
pub const CARAMEL: Color = Color::srgb(0.87, 0.60, 0.17);
/// What can be pressed but is not the main thing.
pub const DOUGH: Color = Color::srgb(0.97, 0.91, 0.80);
/// The lower edge of such a thing, and thin lines on cream.
pub const CRUST: Color = Color::srgb(0.82, 0.72, 0.58);
/// What cannot be pressed now.
pub const ASH: Color = Color::srgb(0.86, 0.82, 0.76);
/// The shadow of a card.
pub const SHADOW: Color = Color::srgba(0.08, 0.04, 0.03, 0.45);
/// Over the screen, under a menu.
pub const VEIL: Color = Color::srgba(0.12, 0.07, 0.06, 0.62);
/// Coffee, and the back of cups.
pub const COFFEE: Color = Color::srgb(0.36, 0.22, 0.15);
/// Good news, green heat.
pub const BASIL: Color = Color::srgb(0.26, 0.56, 0.28);
/// Bad news, red heat.
pub const TOMATO: Color = Color::srgb(0.80, 0.22, 0.17);
/// A ring around what has the focus.
pub const FOCUS: Color = Color::srgb(0.16, 0.45, 0.78);

/// The colour of a kind of piece. Each has a shape of its own as well.
#[must_use]
pub const fn crystal(crystal: Crystal) -> Color {
    match crystal {
        Crystal::Lemon => Color::srgb(0.98, 0.83, 0.15),
        Crystal::Pepper => Color::srgb(0.17, 0.15, 0.20),
        Crystal::Paprika => Color::srgb(0.86, 0.20, 0.14),
        Crystal::Herbs => Color::srgb(0.24, 0.62, 0.27),
        Crystal::Salt => Color::srgb(0.95, 0.96, 0.98),
    }
}

/// The colour of a dish tile. Each has a symbol of its own as well.
#[must_use]
pub const fn dish(colour: DishColour) -> Color {
    match colour {
        DishColour::Yellow => Color::srgb(0.97, 0.80, 0.25),
        DishColour::Green => Color::srgb(0.45, 0.70, 0.36),
        DishColour::Blue => Color::srgb(0.36, 0.58, 0.82),
        DishColour::Orange => Color::srgb(0.95, 0.58, 0.24),
        DishColour::Red => Color::srgb(0.83, 0.32, 0.28),
    }
}

/// The colour of what a cup does. Each has an icon as well.
#[must_use]
pub const fn cup(cup: Cup) -> Color {
    match cup {
        Cup::Point => Color::srgb(0.93, 0.68, 0.16),
        Cup::Swap => Color::srgb(0.52, 0.36, 0.66),
        Cup::Spoons => Color::srgb(0.72, 0.45, 0.24),
        Cup::Reseason => Color::srgb(0.29, 0.57, 0.31),
        Cup::Cool => Color::srgb(0.24, 0.55, 0.76),
    }
}

/// The colour of a seat: apron, stove, name.
#[must_use]
pub const fn seat(seat: Seat) -> Color {
    match seat {
        Seat::First => Color::srgb(0.13, 0.55, 0.60),
        Seat::Second => Color::srgb(0.71, 0.30, 0.50),
        Seat::Third => Color::srgb(0.80, 0.55, 0.12),
        Seat::Fourth => Color::srgb(0.33, 0.38, 0.68),
        Seat::Fifth => Color::srgb(0.38, 0.52, 0.20),
        Seat::Sixth => Color::srgb(0.55, 0.36, 0.24),
    }
}

/// Polished steel.
pub const STEEL: Color = Color::srgb(0.80, 0.82, 0.84);
/// The pan: between the black of pepper and the white of salt.
pub const PAN: Color = Color::srgb(0.70, 0.71, 0.73);
/// Cast iron, bakelite.
pub const IRON: Color = Color::srgb(0.20, 0.19, 0.20);
/// Spoons, trays.
pub const WOOD: Color = Color::srgb(0.83, 0.63, 0.40);
/// Rims, racks.
pub const DARK_WOOD: Color = Color::srgb(0.50, 0.31, 0.18);
/// The table's top, and its grain.
pub const BOARD: Color = Color::srgb(0.82, 0.63, 0.43);
/// The grain.
pub const GRAIN: Color = Color::srgb(0.68, 0.48, 0.30);
/// Wall tiles.
pub const TILE: Color = Color::srgb(0.93, 0.92, 0.86);
/// What is between them.
pub const GROUT: Color = Color::srgb(0.76, 0.75, 0.68);
/// Below the table.
pub const FLOOR: Color = Color::srgb(0.38, 0.25, 0.20);
/// The tint of glass.
pub const GLASS: Color = Color::srgb(0.86, 0.95, 0.97);
/// Cups, the die.
pub const CERAMIC: Color = Color::srgb(0.97, 0.95, 0.91);
/// A pancake.
pub const BATTER: Color = Color::srgb(0.93, 0.76, 0.47);
/// Gas flames.
pub const FLAME: Color = Color::srgb(0.22, 0.50, 1.0);
/// Their hearts, and what they throw onto the stove.
pub const FLAME_HEART: Color = Color::srgb(0.62, 0.88, 1.0);
/// Mittens and toques.
pub const LINEN: Color = Color::srgb(0.97, 0.95, 0.91);
/// Flower pots, jars.
pub const TERRACOTTA: Color = Color::srgb(0.76, 0.44, 0.31);
/// Jars.
pub const SAGE: Color = Color::srgb(0.56, 0.66, 0.52);
/// The doors below the wall.
pub const CUPBOARD: Color = Color::srgb(0.36, 0.47, 0.44);
/// Jars.
pub const LEMONADE: Color = Color::srgb(0.92, 0.80, 0.46);
/// The checks of the cloth, on cream.
pub const GINGHAM: Color = Color::srgb(0.80, 0.45, 0.39);
/// Steam.
pub const STEAM: Color = Color::srgb(1.0, 0.99, 0.96);
/// Smoke of what burns.
pub const SMOKE: Color = Color::srgb(0.20, 0.17, 0.16);
/// Dust from the trash can.
pub const DUST: Color = Color::srgb(0.72, 0.66, 0.58);
/// A cube of salt, as a thing and not as a sign.
pub const SALT_STONE: Color = Color::srgb(0.86, 0.89, 0.94);
/// What has turned to coal.
pub const COAL: Color = Color::srgb(0.13, 0.10, 0.09);
/// Stars, the bell.
pub const GOLD: Color = Color::srgb(0.96, 0.74, 0.24);
/// What the die falls on.
pub const FELT: Color = Color::srgb(0.22, 0.42, 0.36);
/// The ghost of a toss: seen on wood, tiles and iron alike.
pub const GHOST: Color = Color::srgb(0.42, 0.70, 0.98);
