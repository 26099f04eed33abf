//! What is shown around a match: title, matches that were begun, seats, settings, pause, rules, and notices of what went wrong.
//!
//! Escape goes back, everywhere. A menu over the table stops the kitchen.

mod back;
mod begun;
mod house;
mod notices;
mod pause;
mod rule_pictures;
mod rule_text;
mod rules;
mod seats;
mod settings;
mod title;

use bevy::prelude::*;

pub use back::BackSystems;
pub use rules::{Found, RulesAt};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        back::plugin,
        begun::plugin,
        notices::plugin,
        pause::plugin,
        rules::plugin,
        seats::plugin,
        settings::plugin,
        title::plugin,
    ));
}
