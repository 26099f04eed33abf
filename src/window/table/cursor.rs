//! The mouse as a hand: open over what can be taken, closed around what is held. The system's own cursors, so that their
//! size and theme are the player's.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::{CursorIcon, PrimaryWindow, SystemCursorIcon};

use super::hands::{Act, Hands};
use super::player_action;
use super::pointing::{CupInUse, Pointed};
use super::shown_table::ShownTable;
use super::sitting::Sitting;
use super::turn_flow::awaits_person;
use crate::window::practice::{Practice, Step, kitchen};
use crate::window::screen::{FrameSystems, Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    let at_the_table = in_state(Screen::Table)
        .and_then(resource_exists::<Sitting>)
        .and_then(resource_exists::<ShownTable>);
    app.add_systems(
        Update,
        (
            shape.run_if(at_the_table),
            shape_in_practice.run_if(in_state(Screen::Practice)),
        )
            .after(FrameSystems::Screen)
            .before(FrameSystems::Picture),
    )
    .add_systems(OnExit(Screen::Practice), let_go.after(kitchen::leave));
}

type Windows<'w, 's> = Query<'w, 's, (Entity, Option<&'static CursorIcon>), With<PrimaryWindow>>;

fn turn_into(shape: SystemCursorIcon, windows: &Windows, commands: &mut Commands) {
    let now = CursorIcon::System(shape);
    for (window, before) in windows {
        if before != Some(&now) {
            commands.entity(window).insert(now.clone());
        }
    }
}

/// What the cursor is now.
fn wanted(sitting: &Sitting, shown: &ShownTable, hands: &Hands, pointed: &Pointed, cup: &CupInUse) -> SystemCursorIcon {
    if hands.act().is_some_and(Act::by_mouse) || cup.is_dragged() {
        return SystemCursorIcon::Grabbing;
    }
    let can_take = awaits_person(sitting, hands).is_some()
        && pointed.0.is_some_and(|thing| {
            let uses = || {
                cup.cup
                    .is_some_and(|cup| !player_action::uses_on(cup, thing, sitting.game(), shown).is_empty())
            };
            let deed = player_action::deed(thing, sitting.game(), shown);
            deed.is_some_and(|deed| player_action::allowed(deed, sitting.game()).is_ok()) || uses()
        });
    if can_take {
        SystemCursorIcon::Grab
    } else {
        SystemCursorIcon::Default
    }
}

fn shape(
    (sitting, shown, hands): (Res<Sitting>, Res<ShownTable>, Res<Hands>),
    (pointed, cup): (Res<Pointed>, Res<CupInUse>),
    windows: Windows,
    mut commands: Commands,
) {
    let changed = pointed.is_changed() || cup.is_changed() || hands.is_changed() || shown.is_changed();
    if !changed && !sitting.is_changed() {
        return;
    }
    turn_into(
        wanted(&sitting, &shown, &hands, &pointed, &cup),
        &windows,
        &mut commands,
    );
}

/// While practising, the hand takes hold wherever nothing is to be read.
fn shape_in_practice(
    (practice, menu): (Res<Practice>, Res<State<Menu>>),
    (hovered, nodes): (Res<HoverMap>, Query<(), With<Node>>),
    windows: Windows,
    mut commands: Commands,
) {
    let over_words = hovered
        .get(&PointerId::Mouse)
        .is_some_and(|hits| hits.keys().any(|entity| nodes.contains(*entity)));
    let shape = match practice.step {
        Step::Live => SystemCursorIcon::Grabbing,
        _ if *menu.get() == Menu::None && !over_words => SystemCursorIcon::Grab,
        _ => SystemCursorIcon::Default,
    };
    turn_into(shape, &windows, &mut commands);
}

pub(super) fn let_go(window: Query<Entity, With<PrimaryWindow>>, mut commands: Commands) {
    for window in &window {
        commands.entity(window).insert(CursorIcon::default());
    }
}
