//! The mouse as a hand: open over what can be taken, closed around what is held. The system's own cursors, so that their
//! size and theme are the player's.

use bevy::prelude::*;
use bevy::window::{CursorIcon, PrimaryWindow, SystemCursorIcon};

use super::conduct::awaits_person;
use super::deed;
use super::hands::{Act, Hands};
use super::pointing::{CupInUse, Pointed};
use super::shown::Shown;
use super::sitting::Sitting;
use crate::window::screen::{FrameSystems, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        shape.after(FrameSystems::Screen).before(FrameSystems::Picture).run_if(
            in_state(Screen::Table)
                .and_then(resource_exists::<Sitting>)
                .and_then(resource_exists::<Shown>),
        ),
    );
}

/// What the cursor is now.
fn wanted(sitting: &Sitting, shown: &Shown, hands: &Hands, pointed: &Pointed, cup: &CupInUse) -> SystemCursorIcon {
    if hands.act().is_some_and(Act::by_mouse) || cup.is_dragged() {
        return SystemCursorIcon::Grabbing;
    }
    let can_take = awaits_person(sitting, hands).is_some()
        && pointed.0.is_some_and(|thing| {
            let uses = || {
                cup.cup
                    .is_some_and(|cup| !deed::uses_on(cup, thing, sitting.game(), shown).is_empty())
            };
            let deed = deed::deed(thing, sitting.game(), shown);
            deed.is_some_and(|deed| deed::allowed(deed, sitting.game()).is_ok()) || uses()
        });
    if can_take {
        SystemCursorIcon::Grab
    } else {
        SystemCursorIcon::Default
    }
}

fn shape(
    (sitting, shown, hands): (Res<Sitting>, Res<Shown>, Res<Hands>),
    (pointed, cup): (Res<Pointed>, Res<CupInUse>),
    window: Query<(Entity, Option<&CursorIcon>), With<PrimaryWindow>>,
    mut commands: Commands,
) {
    let changed = pointed.is_changed() || cup.is_changed() || hands.is_changed() || shown.is_changed();
    if !changed && !sitting.is_changed() {
        return;
    }
    let now = CursorIcon::System(wanted(&sitting, &shown, &hands, &pointed, &cup));
    for (window, shape) in &window {
        if shape != Some(&now) {
            commands.entity(window).insert(now.clone());
        }
    }
}

pub(super) fn let_go(window: Query<Entity, With<PrimaryWindow>>, mut commands: Commands) {
    for window in &window {
        commands.entity(window).insert(CursorIcon::default());
    }
}
