//! The table in a window: a Bevy app over the same rules, chefs and physics as the terminal's.
//!
//! Most child modules are one plugin each. [`screen`] has the states that say what is shown; [`playing`] a match of any game; [`plan`], [`settings`] and
//! [`storage`] what is remembered; `theme` how everything that is read looks; `menus` what lies over the screens;
//! `things` what the toys look like, `picture`, `prints`, `photographs` and `particles` how they are painted; `table` the game itself; `practice` its gestures without a match; `sound` what is heard of it all.

pub mod bindings;
pub mod faces;
mod focus_loss;
pub mod headless;
pub mod language;
mod launch;
pub mod menus;
pub mod particles;
pub mod photographs;
pub mod picture;
pub mod plan;
pub mod playing;
pub mod practice;
pub mod prints;
pub mod props;
pub mod screen;
pub mod screenshots;
pub mod settings;
pub mod sound;
pub mod storage;
pub mod table;
pub mod theme;

use bevy::prelude::*;

pub use launch::{Launch, SMALLEST, main_window, run, windowed};

/// Everything that belongs to the game and not to the engine.
pub struct ToquePlugin(pub Launch);

impl Plugin for ToquePlugin {
    fn build(&self, app: &mut App) {
        self.0.prepare(app);
        match table::physics() {
            Ok(physics) => drop(app.add_plugins(physics)),
            // A test forbids it; without physics there is no game.
            Err(problem) => return error!("the numbers of the physics are unsound: {problem}"),
        }
        app.add_plugins((
            screen::plugin,
            focus_loss::plugin,
            settings::plugin,
            language::plugin,
            theme::plugin,
            menus::plugin,
            prints::plugin,
            photographs::plugin,
            picture::plugin,
            props::plugin,
            particles::plugin,
            table::plugin,
            practice::plugin,
            screenshots::plugin,
            sound::SoundPlugin { loud: self.0.sound },
        ));
    }
}
