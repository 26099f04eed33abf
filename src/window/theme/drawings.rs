//! Drawings of ours: what a dish looks like when it is served, the crêpe, and the mentor. They are vector pictures, so that whoever
//! draws needs nothing but a drawing program; [picture](../../../docs/picture.md) says how to add one. They are painted at
//! the start, a few in each frame, so that nobody waits for them before the title; and once more, larger, where everything
//! is shown large.

use bevy::asset::uuid::Uuid;
use bevy::prelude::*;
use rules::a_la_carte::Dish;

use super::scale::Fineness;
use super::vector::paint;
use crate::window::picture::Redraw;
use crate::window::screen::FrameSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Easel>().add_systems(
        Update,
        paint_some
            .in_set(FrameSystems::Menus)
            .run_if(|easel: Res<Easel>, fineness: Res<Fineness>| !easel.is_done() || easel.fineness < fineness.0),
    );
}

/// Pixels of the largest size of a drawing, where nothing is shown large: those of a cell of the prints, so that it lies in
/// them pixel by pixel.
const SIZE: u32 = 256;
/// Drawings painted in one frame, and a quarter of that where each has four times the pixels. The first 23 took 190 to 270 ms on
/// two cores with a load of 8 to 9.
const IN_A_FRAME: usize = 4;

macro_rules! drawings {
    ($($(#[$doc:meta])* $name:ident = $folder:literal $file:literal),+ $(,)?) => {
        /// A picture that was drawn for the game.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Drawing {
            $($(#[$doc])* $name),+
        }

        impl Drawing {
            /// Every one.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];

            /// The name of its file, which is the id of the dish it shows, if it shows one.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $file),+
                }
            }

            /// As it was drawn.
            const fn svg(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("../../../assets/", $folder, "/", $file, ".svg"))),+
                }
            }
        }
    };
}

drawings! {
    /// A fried egg with a beard, and a sausage for a cigar.
    BreakfastFidel = "dishes" "breakfast_fidel",
    /// A kettle that thinks a great deal of itself.
    EauPourLeCafe = "dishes" "eau_pour_le_cafe",
    /// A bowl with cobwebs.
    SoupOfYesterday = "dishes" "soup_of_yesterday",
    /// A sorbet on a summit.
    SorbetOnTheRocks = "dishes" "sorbet_on_the_rocks",
    /// Two sausages, tied as sailors do.
    ReefKnotSausage = "dishes" "reef_knot_sausage",
    /// A sole that has found itself.
    SoleSearching = "dishes" "sole_searching",
    /// A bowl in running shoes.
    GazpachoInAHurry = "dishes" "gazpacho_in_a_hurry",
    /// A jester with fins.
    FishAndQuips = "dishes" "fish_and_quips",
    /// A walrus in a glass.
    WalrusInBurgundy = "dishes" "walrus_in_burgundy",
    /// A pot that nobody must recognise.
    GoulashIncognito = "dishes" "goulash_incognito",
    /// A duck below a colander.
    DuckAndCover = "dishes" "duck_and_cover",
    /// Meat that bites back.
    TartareSauvage = "dishes" "tartare_sauvage",
    /// A herring in the shell of another.
    KipperInEggClothing = "dishes" "kipper_in_egg_clothing",
    /// A prawn at sea in its pan.
    PaellaDelCapitan = "dishes" "paella_del_capitan",
    /// A chicken that has somewhere else to be.
    ChickenRun = "dishes" "chicken_run",
    /// A lentil with a trumpet, and its choir.
    LentilsFortissimo = "dishes" "lentils_fortissimo",
    /// An egg that thinks.
    ScrambledLogic = "dishes" "scrambled_logic",
    /// An octopus with too much to do.
    OctopusOvertime = "dishes" "octopus_overtime",
    /// An ox in a rubber boot.
    WellingtonBoot = "dishes" "wellington_boot",
    /// A king in his soup.
    BouillabaisseRoyale = "dishes" "bouillabaisse_royale",
    /// A lid over a dish of which nobody has drawn a picture.
    Cloche = "dishes" "cloche",
    /// The crêpe as it is put in: pale.
    CrepeRecipe = "dishes" "crepe_recipe",
    /// The crêpe as it should land: brown, and glad of it.
    CrepePicture = "dishes" "crepe_picture",
    /// The mentor, who has seen worse.
    MadameToque = "people" "madame_toque",
}

impl Drawing {
    /// What a dish looks like when it is served. A dish of somebody's own that is not drawn stays under its lid.
    #[must_use]
    pub fn of(dish: &Dish) -> Self {
        let drawn = Self::ALL.into_iter().find(|drawing| drawing.name() == dish.id);
        drawn.unwrap_or(Self::Cloche)
    }

    /// Its picture, on nothing. The handle is fixed, so that nobody has to pass a resource around.
    #[must_use]
    pub const fn image(self) -> Handle<Image> {
        Handle::Uuid(
            Uuid::from_u128(0x7096_d6a3_0000_4000_8000_0000_0000_0000 + self as u128),
            std::marker::PhantomData,
        )
    }

    /// Paints it in all sizes, the largest first.
    ///
    /// # Errors
    ///
    /// If the file is no drawing. A test holds that all are.
    fn paint(self, largest: u32) -> Result<Image> {
        paint(self.svg(), largest, |pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
    }
}

/// How many drawings are painted, and how finely.
#[derive(Resource, Debug, Default)]
pub struct Easel {
    painted: usize,
    fineness: u32,
}

impl Easel {
    /// Whether every drawing can be seen.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.painted >= Drawing::ALL.len()
    }
}

/// Paints the next few.
pub(in crate::window) fn paint_some(
    fineness: Res<Fineness>,
    mut easel: ResMut<Easel>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    redraw.request();
    if easel.fineness < fineness.0 {
        easel.fineness = fineness.0;
        easel.painted = 0;
    }
    let fine = easel.fineness;
    let in_a_frame = IN_A_FRAME / (fine * fine) as usize;
    for &drawing in Drawing::ALL.iter().skip(easel.painted).take(in_a_frame) {
        // Counted before it is tried, so that a bad one is told once.
        easel.painted += 1;
        images.insert(drawing.image().id(), drawing.paint(SIZE * fine)?)?;
    }
    Ok(())
}
