//! The way back: Escape, and which menu lay under which.

use bevy::prelude::*;

use super::notices::NoticeSystems;
use super::notices::Notices;
use crate::window::screen::{FrameSystems, Menu, Paused, Screen, go};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameFrom>().add_systems(
        Update,
        (
            remember,
            go_back
                .run_if(bevy::input::common_conditions::input_just_pressed(KeyCode::Escape))
                .in_set(BackSystems),
            stand_still,
        )
            .after(NoticeSystems)
            .in_set(FrameSystems::Menus)
            .chain(),
    );
}

/// The menu from which settings or rules were opened, to which closing them leads back.
#[derive(Resource, Debug, Clone, Copy, Default)]
pub struct CameFrom(pub Menu);

/// Escape goes back. Whoever needs the key for something else, such as letting go of a bottle, gives this set a condition.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct BackSystems;

fn remember(mut changes: MessageReader<StateTransitionEvent<Menu>>, mut from: ResMut<CameFrom>) {
    for change in changes.read() {
        if let (Some(exited), Some(Menu::Settings | Menu::Rules)) = (change.exited, change.entered)
            && matches!(exited, Menu::None | Menu::Pause)
        {
            from.0 = exited;
        }
    }
}

fn go_back(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    from: Res<CameFrom>,
    mut notices: ResMut<Notices>,
    mut to_screen: ResMut<NextState<Screen>>,
    mut to_menu: ResMut<NextState<Menu>>,
) {
    if notices.dismiss() {
        return;
    }
    match (menu.get(), screen.get()) {
        (Menu::Settings | Menu::Rules, _) => go(&mut to_menu, from.0),
        (Menu::Pause | Menu::Begun, _) => go(&mut to_menu, Menu::None),
        (Menu::None, Screen::Table) => go(&mut to_menu, Menu::Pause),
        (Menu::None, Screen::Seats | Screen::Practice) => go(&mut to_screen, Screen::Title),
        (Menu::None, Screen::Title) => {}
    }
}

fn stand_still(screen: Res<State<Screen>>, menu: Res<State<Menu>>, mut paused: ResMut<NextState<Paused>>) {
    let interrupted = *screen.get() == Screen::Table && *menu.get() != Menu::None;
    go(&mut paused, Paused(interrupted));
}
