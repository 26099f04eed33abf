//! The icons of the game, drawings of ours in `assets/icons`. They are white, so that whoever shows one gives it its colour, and come in
//! several sizes, so that a small one is as clean as a large one. Where everything is shown large they are painted once
//! more, larger, a few in each frame.

use bevy::asset::uuid::Uuid;
use bevy::prelude::*;
use rules::a_la_carte::{Condiment, Crystal, Cup, DishColour};

use super::drawings::paint_some;
use super::scale::Fineness;
use super::vector::paint;
use crate::window::picture::Redraw;
use crate::window::screen::FrameSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Larger>()
        .add_systems(PreStartup, paint_all)
        .add_systems(
            Update,
            paint_larger
                .before(paint_some)
                .in_set(FrameSystems::Menus)
                .run_if(|larger: Res<Larger>, fineness: Res<Fineness>| fineness.0 > 1 && larger.0 < Icon::ALL.len()),
        );
}

/// Pixels of the largest size of an icon, where nothing is shown large.
const SIZE: u32 = 96;
/// Larger icons painted in one frame: each is four times the work.
const IN_A_FRAME: usize = 6;

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $file:literal),+ $(,)?) => {
        /// A small picture.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($(#[$doc])* $name),+
        }

        impl Icon {
            /// Every one.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];

            /// As it was drawn: white.
            const fn svg(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("../../../assets/icons/", $file, ".svg"))),+
                }
            }
        }
    };
}

icons! {
    /// A piece of lemon.
    Lemon = "lemon",
    /// A pepper corn.
    Pepper = "pepper",
    /// A flake of paprika.
    Paprika = "paprika",
    /// A leaf of herbs.
    Herbs = "herbs",
    /// A grain of salt.
    Salt = "salt",
    /// The mark of yellow dishes: a sun.
    Yellow = "yellow",
    /// The mark of green dishes: a clover.
    Green = "green",
    /// The mark of blue dishes: a drop.
    Blue = "blue",
    /// The mark of orange dishes: a hexagon.
    Orange = "orange",
    /// The mark of red dishes: a heart.
    Red = "red",
    /// A star, as it is earned.
    Star = "star",
    /// A spoon, as it is spent.
    Spoon = "spoon",
    /// Heat.
    Flame = "flame",
    /// A coffee cup.
    Cup = "cup",
    /// The cup that is worth a point.
    CupPoint = "cup_point",
    /// The cup that swaps stoves.
    CupSwap = "cup_swap",
    /// The cup that gives three spoons.
    CupSpoons = "cup_spoons",
    /// The cup that seasons a neighbour's dish.
    CupReseason = "cup_reseason",
    /// The cup that cools.
    CupCool = "cup_cool",
    /// The heating die.
    Die = "die",
    /// The bell that ends a turn.
    Bell = "bell",
    /// The trash.
    Trash = "trash",
    /// A pan.
    Pan = "pan",
    /// A crêpe.
    Crepe = "crepe",
    /// A chef's hat.
    Toque = "toque",
    /// Settings.
    Gear = "gear",
    /// The rules.
    Book = "book",
    /// Back, or the one before.
    Left = "left",
    /// Forth, or the next one.
    Right = "right",
    /// Up.
    Up = "up",
    /// Down.
    Down = "down",
    /// Go on.
    Play = "play",
    /// Stand still.
    Pause = "pause",
    /// Leave.
    Door = "door",
    /// Take back.
    Undo = "undo",
    /// Watch.
    Eye = "eye",
    /// A hand that acts.
    Hand = "hand",
    /// Faster.
    Speed = "speed",
    /// Yes.
    Tick = "tick",
    /// No, or away with it.
    Cross = "cross",
    /// Less of it.
    Minus = "minus",
    /// Somebody in front of the screen.
    Person = "person",
    /// Something to know.
    Info = "info",
    /// Look for something.
    Search = "search",
    /// Something begun that waits: an hourglass, half run through.
    Begun = "begun",
}

impl Icon {
    /// Its picture, white on nothing. The handle is fixed, so that nobody has to pass a resource around.
    #[must_use]
    pub const fn image(self) -> Handle<Image> {
        Handle::Uuid(
            Uuid::from_u128(0x7096_e1c0_0000_4000_8000_0000_0000_0000 + self as u128),
            std::marker::PhantomData,
        )
    }

    /// The shape of a kind of piece.
    #[must_use]
    pub const fn crystal(crystal: Crystal) -> Self {
        match crystal {
            Crystal::Lemon => Self::Lemon,
            Crystal::Pepper => Self::Pepper,
            Crystal::Paprika => Self::Paprika,
            Crystal::Herbs => Self::Herbs,
            Crystal::Salt => Self::Salt,
        }
    }

    /// The shape of a condiment.
    #[must_use]
    pub const fn condiment(condiment: Condiment) -> Self {
        match condiment {
            Condiment::Lemon => Self::Lemon,
            Condiment::Pepper => Self::Pepper,
            Condiment::Paprika => Self::Paprika,
            Condiment::Herbs => Self::Herbs,
        }
    }

    /// The mark of a colour of dishes.
    #[must_use]
    pub const fn dish(colour: DishColour) -> Self {
        match colour {
            DishColour::Yellow => Self::Yellow,
            DishColour::Green => Self::Green,
            DishColour::Blue => Self::Blue,
            DishColour::Orange => Self::Orange,
            DishColour::Red => Self::Red,
        }
    }

    /// What a cup does.
    #[must_use]
    pub const fn cup(cup: Cup) -> Self {
        match cup {
            Cup::Point => Self::CupPoint,
            Cup::Swap => Self::CupSwap,
            Cup::Spoons => Self::CupSpoons,
            Cup::Reseason => Self::CupReseason,
            Cup::Cool => Self::CupCool,
        }
    }

    /// Paints the icon in all sizes, the largest first.
    ///
    /// # Errors
    ///
    /// If the file is no drawing. A test holds that all are.
    fn paint(self, largest: u32) -> Result<Image> {
        // White also where there is nothing, or a seam of grey would lie around what is drawn in another size.
        paint(self.svg(), largest, |pixel| [255, 255, 255, pixel.alpha()])
    }
}

/// How many icons are painted larger than usual.
#[derive(Resource, Debug, Default)]
struct Larger(usize);

fn paint_all(mut images: ResMut<Assets<Image>>) -> Result {
    for icon in Icon::ALL {
        images.insert(icon.image().id(), icon.paint(SIZE)?)?;
    }
    Ok(())
}

fn paint_larger(
    fineness: Res<Fineness>,
    mut larger: ResMut<Larger>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    redraw.request();
    for &icon in Icon::ALL.iter().skip(larger.0).take(IN_A_FRAME) {
        larger.0 += 1;
        images.insert(icon.image().id(), icon.paint(SIZE * fineness.0)?)?;
    }
    Ok(())
}
