//! Whoever comes to the table by key sees where the focus is, as soon as something is asked. Later only Tab gives the
//! focus: the space bar pours and hurries, and must not press what nobody went to.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use super::choices::Row;
use crate::window::bindings;
use crate::window::picture::Redraw;
use crate::window::screen::Screen;
use crate::window::theme::focus::{FocusSystems, Reach};
use crate::window::theme::rebuild::LiveSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CameByKey>()
        .add_systems(OnEnter(Screen::Table), enter.after(super::build))
        .add_systems(OnExit(Screen::Table), leave.after(super::super::leave))
        .add_systems(
            PostUpdate,
            show_focus
                .after(LiveSystems)
                .before(FocusSystems)
                .run_if(|came: Res<CameByKey>| came.0),
        );
}

/// Whether somebody has just come by key, and nothing has been asked yet.
#[derive(Debug, Default, Resource)]
struct CameByKey(bool);

fn enter(keys: Res<ButtonInput<KeyCode>>, visible: Res<InputFocusVisible>, mut came: ResMut<CameByKey>) {
    came.0 = visible.0 || bindings::presses_focus(&keys);
}

fn leave(mut came: ResMut<CameByKey>) {
    came.0 = false;
}

fn show_focus(
    rows: Query<Entity, With<Row>>,
    reach: Reach,
    mut came: ResMut<CameByKey>,
    (mut focus, mut visible): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut redraw: ResMut<Redraw>,
) {
    let first = rows.iter().flat_map(|row| reach.under(row)).next();
    if let Some(first) = first {
        came.0 = false;
        focus.set(first, FocusCause::Navigated);
        visible.0 = true;
        redraw.request();
    }
}
