//! The keys of the table: everything that can be chosen has one, and one hurries what is being shown.

use bevy::prelude::*;

use super::super::TableSystems;
use super::super::conduct::{self, Beat};
use super::super::hands::Hands;
use super::super::sitting::Sitting;
use super::choices::{self, Options};
use super::corner;
use super::help;
use crate::window::screen::{Menu, Screen};
use crate::window::settings::Settings;

pub(in super::super) fn press(world: &mut World) {
    let keys = world.resource::<ButtonInput<KeyCode>>();
    let (hint, rules) = (keys.just_pressed(KeyCode::KeyH), keys.just_pressed(KeyCode::KeyI));
    let (undo, hurry, on) = (
        keys.just_pressed(KeyCode::KeyU),
        keys.just_pressed(KeyCode::KeyP),
        keys.just_pressed(KeyCode::Space),
    );
    let options = world.resource::<Options>().0.clone();
    let chosen = options
        .iter()
        .enumerate()
        .find(|(index, _)| choices::key_of(&options, *index).is_some_and(|(key, _)| keys.just_pressed(key)));
    if let Some((_, &option)) = chosen {
        choices::choose(world, option);
        return;
    }
    if undo {
        conduct::undo(world);
    }
    if hint {
        help::hint(world);
    }
    if rules {
        help::look_up(world);
    }
    if hurry {
        corner::hurry(&mut world.resource_mut::<Settings>());
    }
    if on && world.resource::<Hands>().are_free() {
        world.resource_mut::<Beat>().hurry();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        press
            .in_set(TableSystems::Point)
            .before(super::super::pointing::point)
            .run_if(
                in_state(Screen::Table)
                    .and_then(in_state(Menu::None))
                    .and_then(resource_exists::<Sitting>),
            ),
    );
}
