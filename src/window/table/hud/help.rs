//! Help that fits the moment: a hint from the chefs' own search, with its reason, and the rules at the right place.

use bevy::prelude::*;
use opponents::Level;
use opponents::a_la_carte::{Chef, HandModels};
use rules::Game;
use rules::a_la_carte::{Food, Phase, State as Table};

use super::super::hands::Hands;
use super::super::pointing::Pointed;
use super::super::prop::Prop;
use super::super::shown_table::{CupPlace, ShownTable, cup_kind};
use super::super::sitting::Sitting;
use super::super::turn_flow::{TableMessage, awaits_person};
use crate::window::menus::RulesAt;
use crate::window::plan::Dishes;
use crate::window::screen::{Menu, go};

/// What the best chef would do with a hand like most people's.
pub fn hint(world: &mut World) {
    let sitting = world.resource::<Sitting>();
    let Some(seat) = awaits_person(sitting, world.resource::<Hands>()) else {
        return;
    };
    let game = sitting.game();
    let menu = world.resource::<Dishes>().0.clone();
    let decision = Chef::hint(&game.view_for(seat), Level::Commis, menu, HandModels::measured());
    world.write_message(TableMessage::Hint(decision.mv, decision.reason));
}

/// Opens the rules where they speak of what the mouse is over, or of what the table waits for.
pub fn look_up(world: &mut World) {
    let shown = world.resource::<ShownTable>();
    let section = world
        .resource::<Pointed>()
        .0
        .and_then(|thing| of_thing(thing, shown))
        .unwrap_or_else(|| of_phase(world.resource::<Sitting>().game().state()).to_owned());
    world.resource_mut::<RulesAt>().0 = Some(section);
    go(&mut world.resource_mut::<NextState<Menu>>(), Menu::Rules);
}

/// The section about a toy, by the ids of docs/rules.
fn of_thing(thing: Prop, shown: &ShownTable) -> Option<String> {
    let section = match thing {
        Prop::Cup(cup) => {
            let hidden = shown.cups[usize::from(cup)] == CupPlace::Tray;
            let word = cup_kind(usize::from(cup)).to_string();
            return Some(if hidden {
                "cups".to_owned()
            } else {
                format!("cup-{word}")
            });
        }
        Prop::Stove(stove) | Prop::Pan(stove) if has_crepe(stove, shown) => "crepe",
        Prop::Stove(_) | Prop::Pan(_) | Prop::Die | Prop::DieTray => "heat",
        Prop::Bottle(_) | Prop::Crystal(_) => "season",
        Prop::Dish(_) => "dishes",
        Prop::Crepe(_) => "crepe",
        Prop::Spoon(_) | Prop::Bell => "turn",
        Prop::Star(_) => "star",
        Prop::Trash => "spoiled",
        Prop::Sink => "refill",
        Prop::CupTray => "cups",
        Prop::Tray(_) => return None,
    };
    Some(section.to_owned())
}

/// Whether a crêpe is in the pan on a stove.
fn has_crepe(stove: u8, shown: &ShownTable) -> bool {
    let kitchen = shown.state.kitchen(shown.seat_of(stove));
    kitchen.stove.pan.food == Some(Food::Crepe)
}

fn of_phase(state: &Table) -> &'static str {
    match state.phase {
        Phase::Deal | Phase::DrawCup | Phase::TakeCup => "cups",
        Phase::FirstDish => "dishes",
        Phase::NewDish { .. } => "new-dish",
        Phase::Rescue => "spoiled",
        // A crêpe has its own kind of turn.
        Phase::Action | Phase::Roll | Phase::PickHeat if state.on_crepe() => "crepe",
        Phase::Action => "turn",
        Phase::Roll | Phase::PickHeat => "heat",
        Phase::Pour { .. } => "season",
        Phase::Flip => "crepe",
        Phase::Over { .. } => "end",
    }
}
