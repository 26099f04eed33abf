//! The icons of the game, painted in code. They are white, so that whoever shows one gives it its colour, and come in
//! several sizes, so that a small one is as clean as a large one. Where everything is shown large they are painted once
//! more, larger, a few in each frame.

mod kitchen;
mod signs;

use bevy::asset::{RenderAssetUsages, uuid::Uuid};
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use rules::a_la_carte::{Condiment, Crystal, Cup, DishColour};

use super::drawings::paint_some;
use super::scale::Fineness;
use super::shapes::at;
use crate::window::picture::Restless;
use crate::window::screen::FrameSystems;

/// Pixels of the largest size of an icon, where nothing is shown large.
const SIZE: u32 = 96;
/// Larger icons painted in one frame: each is four times the work.
const IN_A_FRAME: usize = 6;

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        /// A small picture.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($(#[$doc])* $name),+
        }

        impl Icon {
            /// Every one.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];
        }
    };
}

icons! {
    /// A piece of lemon.
    Lemon,
    /// A pepper corn.
    Pepper,
    /// A flake of paprika.
    Paprika,
    /// A leaf of herbs.
    Herbs,
    /// A grain of salt.
    Salt,
    /// The mark of yellow dishes: a sun.
    Yellow,
    /// The mark of green dishes: a clover.
    Green,
    /// The mark of blue dishes: a drop.
    Blue,
    /// The mark of orange dishes: a hexagon.
    Orange,
    /// The mark of red dishes: a heart.
    Red,
    /// A star, as it is earned.
    Star,
    /// A spoon, as it is spent.
    Spoon,
    /// Heat.
    Flame,
    /// A coffee cup.
    Cup,
    /// The cup that is worth a point.
    CupPoint,
    /// The cup that swaps stoves.
    CupSwap,
    /// The cup that gives three spoons.
    CupSpoons,
    /// The cup that seasons a neighbour's dish.
    CupReseason,
    /// The cup that cools.
    CupCool,
    /// The heating die.
    Die,
    /// The bell that ends a turn.
    Bell,
    /// The trash.
    Trash,
    /// A pan.
    Pan,
    /// A crêpe.
    Crepe,
    /// A chef's hat.
    Toque,
    /// Settings.
    Gear,
    /// The rules.
    Book,
    /// Back, or the one before.
    Left,
    /// Forth, or the next one.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
    /// Go on.
    Play,
    /// Stand still.
    Pause,
    /// Leave.
    Door,
    /// Take back.
    Undo,
    /// Watch.
    Eye,
    /// A hand that acts.
    Hand,
    /// Faster.
    Speed,
    /// Yes.
    Tick,
    /// No, or away with it.
    Cross,
    /// Less of it.
    Minus,
    /// Somebody in front of the screen.
    Person,
    /// Something to know.
    Info,
    /// Look for something.
    Search,
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

    /// The signed distance of a point to the shape.
    fn shape(self, p: Vec2) -> f32 {
        // A test sees to it that every icon has a shape in one of them.
        kitchen::shape(self, p)
            .or_else(|| signs::shape(self, p))
            .unwrap_or(f32::MAX)
    }

    /// Paints the icon in all sizes, the largest first.
    fn paint(self, largest: u32) -> Image {
        let mut data = Vec::new();
        let mut levels = 0;
        let mut size = largest;
        while size > 0 {
            levels += 1;
            for row in 0..size {
                for column in 0..size {
                    let half = size as f32 / 2.0;
                    let pixel = at(column as f32 + 0.5, size as f32 - row as f32 - 0.5);
                    let cover = 0.5 - self.shape(pixel / half - 1.0) * half;
                    data.extend([255, 255, 255, (cover.clamp(0.0, 1.0) * 255.0) as u8]);
                }
            }
            size /= 2;
        }
        let extent = Extent3d {
            width: largest,
            height: largest,
            depth_or_array_layers: 1,
        };
        let mut image = Image::new_uninit(
            extent,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.texture_descriptor.mip_level_count = levels;
        image.data = Some(data);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
        image
    }
}

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

/// How many icons are painted larger than usual.
#[derive(Resource, Debug, Default)]
struct Larger(usize);

fn paint_all(mut images: ResMut<Assets<Image>>) -> Result {
    for icon in Icon::ALL {
        images.insert(icon.image().id(), icon.paint(SIZE))?;
    }
    Ok(())
}

fn paint_larger(
    fineness: Res<Fineness>,
    mut larger: ResMut<Larger>,
    mut images: ResMut<Assets<Image>>,
    mut restless: ResMut<Restless>,
) -> Result {
    restless.stir();
    for &icon in Icon::ALL.iter().skip(larger.0).take(IN_A_FRAME) {
        larger.0 += 1;
        images.insert(icon.image().id(), icon.paint(SIZE * fineness.0))?;
    }
    Ok(())
}
