//! What is heard. Everybody here only asks for sounds; what is really to be heard is decided in one place and told as
//! [`Heard`], which the speaker plays if there is one and tests read if there is none.
//!
//! ```text
//!  knocks (physics) ──▶ chorus ──┐
//!  words of the table ──▶ events ├──▶ Ask ──▶ mix ──▶ Heard ──▶ speaker
//!  buttons, the swing of a pan ──┘             ▲                  ▲
//!  stoves, screens, a pour ──▶ beds ───────────┴──────────────────┘
//! ```

pub mod beds;
pub mod buttons;
pub mod chorus;
pub mod ear;
pub mod events;
pub mod knocks;
pub mod mix;
pub mod speaker;
pub mod swing;

use bevy::prelude::*;
use physics::KnockPlugin;

pub use beds::{Beds, Hush};
pub use mix::{Ask, Heard};
pub use speaker::Device;

use super::screen::FrameSystems;

/// The order of what is heard, after everything that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
pub enum SoundSystems {
    /// Somebody asks for sounds.
    Ask,
    /// What is heard is decided.
    Mix,
    /// It is played.
    Play,
}

/// The sounds; `loud` opens a sound device, without it they are only told.
pub(super) struct SoundPlugin {
    pub loud: bool,
}

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (SoundSystems::Ask, SoundSystems::Mix, SoundSystems::Play)
                .chain()
                .after(FrameSystems::Picture),
        )
        .init_resource::<Beds>()
        .init_resource::<Hush>()
        .add_plugins((KnockPlugin, mix::plugin, buttons::plugin))
        .add_systems(
            Update,
            (
                events::hear,
                events::practise,
                knocks::listen,
                swing::whoosh,
                beds::hush,
                beds::tend,
            )
                .chain()
                .in_set(SoundSystems::Ask),
        );
        speaker::add(app, self.loud);
    }
}
