//! The keys of the table: everything that can be chosen has one, and one hurries what is being shown. A key for something
//! that is not possible now says why.

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::Move;

use super::super::TableSystems;
use super::super::conduct::{self, Beat, awaits_person};
use super::super::deed::Refusal;
use super::super::hands::Hands;
use super::super::pointing::CupInUse;
use super::super::sitting::{Sitting, Turn};
use super::choices::{self, Options};
use super::corner;
use super::help;
use crate::window::screen::{Menu, Screen};
use crate::window::settings::Settings;

/// Keys that always mean the same, and what they mean.
const ACTIONS: [(KeyCode, Move); 3] = [
    (KeyCode::KeyR, Move::Heat),
    (KeyCode::KeyF, Move::Flip),
    (KeyCode::KeyE, Move::EndTurn),
];

pub(in super::super) fn press(world: &mut World) {
    let keys = world.resource::<ButtonInput<KeyCode>>();
    let (hint, rules) = (keys.just_pressed(KeyCode::KeyH), keys.just_pressed(KeyCode::KeyI));
    let (undo, hurry, on) = (
        keys.just_pressed(KeyCode::KeyU),
        keys.just_pressed(KeyCode::KeyP),
        keys.just_pressed(KeyCode::Space),
    );
    let action = ACTIONS.into_iter().find(|(key, _)| keys.just_pressed(*key));
    let options = world.resource::<Options>().0.clone();
    let chosen = options
        .iter()
        .enumerate()
        .find(|(index, _)| choices::key_of(&options, *index).is_some_and(|(key, _)| keys.just_pressed(key)));
    if let Some((_, &option)) = chosen {
        choices::choose(world, option);
        return;
    }
    let refusal = match action {
        Some((_, mv)) => why_not(world, mv),
        None if hint => somebody_elses_turn(world),
        None if undo => no_way_back(world),
        None => None,
    };
    if let Some(refusal) = refusal {
        refusal.tell(world);
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

/// Why nothing can be done with a key that is not on any button now.
fn why_not(world: &World, mv: Move) -> Option<Refusal> {
    if let Some(turn) = somebody_elses_turn(world) {
        return Some(turn);
    }
    let sitting = world.resource::<Sitting>();
    awaits_person(sitting, world.resource::<Hands>())?;
    match sitting.game().check(mv) {
        Err(illegal) => Some(Refusal::Rule(illegal)),
        // The buttons are about a cup now.
        Ok(()) if !world.resource::<CupInUse>().offer.is_empty() => Some(Refusal::CupInHand),
        Ok(()) => None,
    }
}

fn somebody_elses_turn(world: &World) -> Option<Refusal> {
    match world.resource::<Sitting>().turn() {
        Turn::Chef(seat) => Some(Refusal::TurnOf(seat)),
        Turn::Person(_) | Turn::Over => None,
    }
}

/// Why nothing can be taken back.
fn no_way_back(world: &World) -> Option<Refusal> {
    let settled = !world.resource::<Sitting>().can_undo();
    settled.then_some(Refusal::Settled)
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
