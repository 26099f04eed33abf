//! The toys by name, and the spots where they can be.

use bevy::prelude::*;
use physics::Piece;
use rules::a_la_carte::{Condiment, DishId, Seat};

/// A toy on the table. Each is one entity for the whole match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Component)]
pub enum Prop {
    /// A stove, by its own number: it may stand before anybody.
    Stove(u8),
    /// The pan on that stove.
    Pan(u8),
    /// A bottle.
    Bottle(Condiment),
    /// A piece of seasoning.
    Crystal(Piece),
    /// A dish tile.
    Dish(DishId),
    /// A player's crêpe.
    Crepe(Seat),
    /// A cup, by its number.
    Cup(u8),
    /// A spoon.
    Spoon(u8),
    /// A star.
    Star(u8),
    /// The heating die.
    Die,
    /// Rings when a turn is done.
    Bell,
    /// Takes spoiled dishes.
    Trash,
    /// Takes used crystals.
    Sink,
    /// A player's tray.
    Tray(Seat),
    /// The tray of the cups that lie face down.
    CupTray,
    /// The tray into which the die is thrown.
    DieTray,
}

/// Where a toy can be. A toy whose spot changes travels there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slot {
    /// In somebody's hand, on the physical stage.
    Hand,
    /// Before a seat.
    Station(Seat),
    /// On a stove.
    Stove(u8),
    /// In the rack.
    Rack(Condiment),
    /// Inside a bottle.
    Bottle(Condiment),
    /// In the pan on a stove.
    Pan(u8),
    /// In the sink.
    Sink(u8),
    /// On the menu.
    Menu(DishId),
    /// A crêpe that waits.
    Batter(Seat),
    /// On a tray, as the nth that was served.
    Served(Seat, u8),
    /// In the trash, as the nth.
    Trash(u8),
    /// Face down on the cup tray.
    CupTray(u8),
    /// A cup before a player.
    Cup(Seat, u8),
    /// A cup kept as a point.
    Kept(Seat, u8),
    /// A cup that was drunk.
    Used(u8),
    /// A spoon before a player.
    Spoon(Seat, u8),
    /// A star nobody has earned yet.
    StarPool(u8),
    /// A star on a tray.
    Star(Seat, u8),
    /// The die where it was thrown, in its tray.
    DieTray,
    /// The die before whoever may throw it.
    Die(Seat),
    /// A toy that never moves.
    Fixed,
}
