//! The table in a window: a Bevy app over the same rules, chefs and physics as the terminal's.
//!
//! Every child module is one plugin. [`screen`] has the states that say what is shown; [`plan`], [`settings`] and
//! [`storage`] what is remembered; `theme` how everything that is read looks; `menus` what lies over the screens;
//! `things` what the toys look like; `table` the game itself.

pub mod faces;
pub mod language;
pub mod picture;
pub mod plan;
pub mod screen;
pub mod settings;
pub mod storage;
pub mod theme;
pub mod things;

use bevy::prelude::*;

/// Everything that belongs to the game and not to the engine.
pub struct ToquePlugin;

impl Plugin for ToquePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            screen::plugin,
            settings::plugin,
            language::plugin,
            theme::plugin,
            picture::plugin,
            things::plugin,
        ));
    }
}
