//! The practice kitchen: the same pan, crêpe, bottles, physics and mouse as in a match, without a match. [`kitchen`] sets
//! it, [`hand`] and [`steady`] let the mouse or a key act in it, [`judge`] looks at what came of it, [`tape`] shows it
//! again, [`air`] draws it into the air, and [`panels`] say it in words. What is said and counted is decided in
//! [`crate::practice`].

pub mod air;
pub mod blind;
pub mod charts;
pub mod hand;
pub mod judge;
pub mod kitchen;
pub mod panels;
pub mod steady;
pub mod tape;
mod words;

use bevy::input::InputSystems;
use bevy::input_focus::InputFocusSystems;
use bevy::prelude::*;
use physics::StageSystems;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Pour};

use crate::practice::score::News;
use crate::practice::{Advice, Book, Challenge, Drill, Fill, PourAdvice, Toss};
use crate::window::picture::Redraw;
use crate::window::screen::{FrameSystems, Screen};
use crate::window::table::TableSystems;
use crate::window::table::hands::{self, ActKind};
use crate::window::theme::rebuild::LiveSystems;

pub(super) fn plugin(app: &mut App) {
    let here = in_state(Screen::Practice);
    app.init_resource::<Practice>()
        .init_resource::<Notes>()
        .init_resource::<Luck>()
        .init_resource::<hand::Hand>()
        .init_resource::<tape::Tape>()
        .configure_sets(
            Update,
            PracticeSystems
                .in_set(FrameSystems::Screen)
                .after(TableSystems::Mentor)
                .run_if(here.clone()),
        )
        .add_systems(OnEnter(Screen::Practice), (kitchen::enter, panels::open).chain())
        .add_systems(OnExit(Screen::Practice), kitchen::leave)
        .add_systems(
            PreUpdate,
            (
                steady::keep_key.after(InputSystems).before(InputFocusSystems::Dispatch),
                (steady::press, hand::follow).chain().after(TableSystems::Hands),
            )
                .run_if(here.clone()),
        )
        .add_systems(
            FixedUpdate,
            steady::ask
                .after(hands::ask)
                .before(StageSystems::Drive)
                .run_if(here.clone()),
        )
        .add_systems(
            FixedUpdate,
            tape::record.after(StageSystems::Observe).run_if(here.clone()),
        )
        .add_systems(
            Update,
            (
                judge::judge,
                judge::keys,
                hand::grab,
                hand::pace,
                kitchen::set_anew,
                tape::play,
                kitchen::show,
                kitchen::hold,
                air::draw,
                air::haunt,
                blind::dim,
                steady::show,
                stay_awake,
            )
                .chain()
                .in_set(PracticeSystems),
        )
        .add_systems(
            PostUpdate,
            (panels::renew, tape::move_slider)
                .chain()
                .before(LiveSystems)
                .run_if(here),
        );
}

/// What is practised, and how far it is.
#[derive(Debug, Clone, PartialEq, Resource, Default)]
pub struct Practice {
    /// What is in the hand.
    pub subject: Subject,
    /// What to try with the crêpe.
    pub challenge: Challenge,
    /// What to try with the bottle.
    pub drill: Drill,
    /// Which bottle.
    pub bottle: Bottle,
    /// How much is in it.
    pub fill: Fill,
    /// Everything at a quarter of its speed, the hand too.
    pub slow: bool,
    /// One key and a bar instead of the mouse.
    pub steady: bool,
    /// How far it is.
    pub step: Step,
    /// What came of the last one.
    pub told: Option<Told>,
}

impl Practice {
    /// What the hand does.
    #[must_use]
    pub const fn kind(&self) -> ActKind {
        match self.subject {
            Subject::Crepe => ActKind::Flip,
            Subject::Bottle => ActKind::Pour(self.bottle.0),
        }
    }
}

/// What is practised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Subject {
    /// Flipping.
    #[default]
    Crepe,
    /// Seasoning.
    Bottle,
}

/// A bottle; lemon to begin with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bottle(pub Condiment);

impl Default for Bottle {
    fn default() -> Self {
        Self(Condiment::Lemon)
    }
}

/// How far a toss or a pour is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Step {
    /// Everything waits for a hand.
    #[default]
    Ready,
    /// It is in the hand, or in the air.
    Live,
    /// It is over.
    Judged,
}

/// What is told of the last one.
#[derive(Debug, Clone, PartialEq)]
pub enum Told {
    /// A toss.
    Toss {
        /// What it was like.
        toss: Toss,
        /// What to change.
        advice: Advice,
        /// What it changed in the book; nothing if it did not count.
        news: Option<News>,
    },
    /// A pour.
    Pour {
        /// What fell.
        pour: Pour,
        /// Highest tilt in degrees, and seconds past the horizontal.
        tipped: (f32, f32),
        /// What to change.
        advice: PourAdvice,
        /// What it changed in the book; nothing if it did not count.
        news: Option<News>,
    },
    /// It was taken back in the air.
    TakenBack,
}

/// What is remembered of practice.
#[derive(Debug, Clone, Default, Resource, Deref, DerefMut)]
pub struct Notes(pub Book);

/// Where chance comes from while practising: how the crystals come to lie in a bottle. A resource, so that a test can
/// practise with the same bottle every time.
#[derive(Debug, Clone, Resource, Deref, DerefMut)]
pub struct Luck(pub ChaCha8Rng);

impl Default for Luck {
    fn default() -> Self {
        Self(rand::make_rng())
    }
}

/// The order of a frame in the practice kitchen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
pub struct PracticeSystems;

/// How much slower slow motion is.
pub const SLOW: f32 = 0.25;

/// While something is in the hand, frames follow each other.
fn stay_awake(practice: Res<Practice>, tape: Res<tape::Tape>, mut redraw: ResMut<Redraw>) {
    if practice.step == Step::Live || tape.is_playing() {
        redraw.request();
    }
}
