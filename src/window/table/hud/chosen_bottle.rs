//! Whoever chose by key which bottle a cup lets them tip, and over whose pan, has that bottle in the hand next, as if its key
//! had been pressed once more. A hand on the mouse is no further from the bottle than from the button, and takes it itself.

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{Condiment, Move, Phase, Seat};

use super::super::TableSystems;
use super::super::hands::{ActKind, Hands};
use super::super::player_action::PlayerAction;
use super::super::sitting::Sitting;
use super::super::turn_flow::{self, awaits_person};
use crate::window::bindings;
use crate::window::screen::{Paused, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenBottle>()
        .add_systems(OnExit(Screen::Table), forget.after(super::super::leave))
        .add_systems(
            Update,
            take_up
                .in_set(TableSystems::Conduct)
                // Before the buttons ask for the bottle.
                .after(turn_flow::conduct)
                .run_if(
                    resource_exists::<Sitting>
                        .and_then(in_state(Paused(false)))
                        .and_then(is_in_mind),
                ),
        );
}

/// The bottle, and over whose pan.
#[derive(Debug, Default, Resource)]
struct ChosenBottle(Option<(Condiment, Seat)>);

/// Keeps the bottle of a move in mind, if it has one and was chosen by key.
pub(super) fn keep_in_mind(world: &mut World, mv: Move) {
    let Move::PlayReseason { on, with } = mv else { return };
    let keys = world.resource::<ButtonInput<KeyCode>>();
    if bindings::presses_focus(keys) || bindings::just_pressed(keys, bindings::BOTTLES[with.index()]) {
        world.resource_mut::<ChosenBottle>().0 = Some((with, on));
    }
}

fn is_in_mind(chosen: Res<ChosenBottle>, sitting: Res<Sitting>, hands: Res<Hands>) -> bool {
    chosen.0.is_some() && awaits_person(&sitting, &hands).is_some()
}

/// Once it has been told what the cup does, and unless it was taken back meanwhile.
fn take_up(world: &mut World) {
    let Some((from, over)) = world.resource_mut::<ChosenBottle>().0.take() else {
        return;
    };
    let state = world.resource::<Sitting>().game().state();
    if state.phase == (Phase::Pour { from, into: over }) {
        let deed = PlayerAction::Act {
            kind: ActKind::Pour(from),
            over,
            choice: None,
        };
        turn_flow::take(world, deed, true);
    }
}

fn forget(mut chosen: ResMut<ChosenBottle>) {
    chosen.0 = None;
}
