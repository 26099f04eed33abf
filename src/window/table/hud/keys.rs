//! The keys of the table: everything that can be chosen has one, and one hurries what is being shown. A key for something
//! that is not possible now says why.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, Condiment, Cup, Move, Seat, Steps};

use super::super::TableSystems;
use super::super::hands::Hands;
use super::super::player_action::Refusal;
use super::super::pointing::CupInUse;
use super::super::shown_table::cup_kind;
use super::super::sitting::{Sitting, Turn};
use super::super::turn_flow::{self, Beat, awaits_person};
use super::choices::{self, Options};
use super::ears::Ears;
use super::help;
use super::toolbar;
use crate::window::bindings;
use crate::window::screen::{Menu, Screen};
use crate::window::settings::Settings;

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

/// What somebody means who presses a key that is on no button now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meant {
    Move(Move),
    /// One of one's own cups, of this kind.
    Cup(Cup),
    /// This one of the others.
    Somebody(Seat),
}

/// What was meant by the key that was pressed, if it is one to choose with.
fn meant(keys: &ButtonInput<KeyCode>) -> Option<Meant> {
    let single = [
        (bindings::HEAT, Move::Heat),
        (bindings::FLIP, Move::Flip),
        (bindings::END_TURN, Move::EndTurn),
        (bindings::CREPE, Move::Crepe),
        (bindings::LET_GO, Move::LetGo),
    ];
    let moves = single
        .into_iter()
        .chain(bindings::BOTTLES.into_iter().zip(Condiment::ALL.map(Move::Season)))
        .chain(bindings::UP.into_iter().zip(Steps::ALL.map(Move::Pick)))
        .chain(bindings::DOWN.into_iter().zip(Steps::ALL.map(Move::PlayCool)))
        .map(|(binding, mv)| (binding, Meant::Move(mv)));
    let cups = bindings::CUPS.into_iter().zip(Cup::ALL.map(Meant::Cup));
    let somebody = bindings::SOMEBODY.into_iter().zip(ALL_SEATS.map(Meant::Somebody));
    let mut all = moves.chain(cups).chain(somebody);
    all.find(|(binding, _)| keys.just_pressed(binding.key))
        .map(|(_, meant)| meant)
}

pub(in super::super) fn press(world: &mut World) {
    let keys = world.resource::<ButtonInput<KeyCode>>();
    if !bindings::are_plain(keys) {
        return;
    }
    let pressed = |binding: bindings::Binding| keys.just_pressed(binding.key);
    let (hint, rules) = (pressed(bindings::HINT), pressed(bindings::RULES));
    let (undo, hurry) = (pressed(bindings::UNDO), pressed(bindings::PACE));
    let on = keys.just_pressed(KeyCode::Space);
    let enter = keys.just_pressed(KeyCode::Enter);
    let meant = meant(keys);
    let options = &world.resource::<Options>().0;
    let chosen = options
        .iter()
        .copied()
        .find(|&option| choices::binding(option).is_some_and(pressed));
    let answers = chosen.is_some() || meant.is_some();
    if answers
        && world
            .resource::<Ears>()
            .are_deaf(world.resource::<Time<Real>>().elapsed())
    {
        return;
    }
    if let Some(option) = chosen {
        choices::choose(world, option);
        return;
    }
    if undo && hands_full(world).is_some() && turn_flow::put_back(world) {
        return;
    }
    if undo && !world.resource::<CupInUse>().offer.is_empty() {
        // Nothing has been chosen yet that could be taken back but the cup itself.
        world.resource_mut::<CupInUse>().put_back();
        return;
    }
    let refusal = match meant {
        Some(meant) => why_not(world, meant),
        None if hint => somebody_elses_turn(world),
        None if undo => hands_full(world).or_else(|| no_way_back(world)),
        None if on || enter => nothing_to_press(world, on),
        None => None,
    };
    if let Some(refusal) = refusal {
        refusal.tell(world);
        return;
    }
    if undo {
        turn_flow::take_back(world);
    }
    if hint {
        help::hint(world);
    }
    if rules {
        help::look_up(world);
    }
    if hurry {
        toolbar::hurry(&mut world.resource_mut::<Settings>());
    }
    if on && world.resource::<Hands>().are_free() {
        world.resource_mut::<Beat>().hurry();
    }
}

/// Why nothing can be done with a key that is not on any button now.
fn why_not(world: &World, meant: Meant) -> Option<Refusal> {
    if let Some(busy) = somebody_elses_turn(world).or_else(|| hands_full(world)) {
        return Some(busy);
    }
    let sitting = world.resource::<Sitting>();
    awaits_person(sitting, world.resource::<Hands>())?;
    let game = sitting.game();
    let in_use = world.resource::<CupInUse>();
    let waits = in_use.cup.filter(|_| !in_use.offer.is_empty());
    let refused = match meant {
        Meant::Move(mv) => game.check(mv).err().map(Refusal::Rule),
        Meant::Cup(kind) => Refusal::of_kind(kind, game),
        Meant::Somebody(seat) => Some(match waits {
            Some(cup) => Refusal::of_somebody(cup_kind(usize::from(cup)), seat, game),
            None => Refusal::NOT_NOW,
        }),
    };
    // The buttons are about a cup now.
    refused.or(waits.map(|_| Refusal::CupInHand))
}

fn somebody_elses_turn(world: &World) -> Option<Refusal> {
    match world.resource::<Sitting>().turn() {
        Turn::Chef(seat) => Some(Refusal::TurnOf(seat)),
        Turn::Person(_) | Turn::Over => None,
    }
}

/// Somebody in front of the table has something in the hand that has to be brought to its end first.
fn hands_full(world: &World) -> Option<Refusal> {
    let act = world.resource::<Hands>().act()?;
    let sitting = world.resource::<Sitting>();
    sitting.is_person(act.by).then(|| {
        if act.is_lent() {
            Refusal::UnderWay
        } else {
            Refusal::InHand(sitting.is_steady(act.by))
        }
    })
}

/// Why the space bar, or Return, does nothing for the person who is asked something.
fn nothing_to_press(world: &World, by_space: bool) -> Option<Refusal> {
    if world.resource::<InputFocus>().get().is_some() || world.resource::<Beat>().is_hurried_by_a_key() {
        return None;
    }
    let sitting = world.resource::<Sitting>();
    let Some(seat) = awaits_person(sitting, world.resource::<Hands>()) else {
        // In a steady hand the space bar tips and tosses, and whoever flicks has no use for it.
        return hands_full(world).filter(|_| {
            let act = world.resource::<Hands>().act();
            act.is_some_and(|act| !by_space || act.steady().is_none())
        });
    };
    Some(match (by_space, sitting.is_steady(seat)) {
        (true, true) => Refusal::NothingInHand,
        (true, false) => Refusal::NothingToHurry,
        (false, _) => Refusal::NothingFocused,
    })
}

/// Why nothing can be taken back.
fn no_way_back(world: &World) -> Option<Refusal> {
    let sitting = world.resource::<Sitting>();
    let why = if sitting.is_as_taken_up() {
        Refusal::TakenUp
    } else {
        Refusal::Settled
    };
    (!sitting.can_undo()).then_some(why)
}
