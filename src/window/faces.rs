//! What is printed on the toys: dish tiles, cups, the die, the crêpe. All faces stand in one picture that is painted
//! once, in the player's language, so that tiles share a material.

use bevy::prelude::*;
use rules::a_la_carte::{Cup, DishId, Face as DieFace};

/// Something printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Print {
    /// The recipe side of a dish.
    Recipe(DishId),
    /// The picture side of a dish.
    Served(DishId),
    /// The crêpe as it is put in.
    CrepeRecipe,
    /// The crêpe as it should land.
    CrepePicture,
    /// The side of a cup that tells what it does.
    Cup(Cup),
    /// The side that all cups share.
    CupBack,
    /// A face of the die.
    Die(DieFace),
    /// The scale of a dial.
    Dial,
}

impl Print {
    /// Cells in a row of the picture, and rows.
    pub const GRID: usize = 8;
    /// Units of a cell, in which prints are laid out; pixels too, unless the window is large.
    pub const CELL: u32 = 256;

    /// Everything that is printed.
    pub fn all() -> impl Iterator<Item = Self> {
        DishId::all()
            .map(Self::Recipe)
            .chain(DishId::all().map(Self::Served))
            .chain([Self::CrepeRecipe, Self::CrepePicture])
            .chain(Cup::ALL.into_iter().map(Self::Cup))
            .chain([Self::CupBack])
            .chain(DieFace::ALL.into_iter().map(Self::Die))
            .chain([Self::Dial])
    }

    /// Its number in the picture, row by row.
    #[must_use]
    pub fn index(self) -> usize {
        Self::all().position(|print| print == self).unwrap_or(0)
    }

    /// Its part of the picture, from 0 to 1, y downwards.
    #[must_use]
    pub fn part(self) -> Rect {
        let (index, size) = (self.index(), 1.0 / Self::GRID as f32);
        let corner = Vec2::new((index % Self::GRID) as f32, (index / Self::GRID) as f32) * size;
        Rect::from_corners(corner, corner + Vec2::splat(size))
    }
}

/// The picture with all faces, and how many pixels a unit of a cell is worth in it.
#[derive(Resource, Debug, Clone)]
pub struct Prints(pub Handle<Image>, pub u32);
