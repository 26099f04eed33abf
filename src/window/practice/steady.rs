//! The steady hand in the practice kitchen: the space bar takes pan or bottle, and does with it what it does at the table.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use physics::{HandInput, PhysicsConfig, Stage};

use super::hand::{self, Hand};
use super::{Practice, Step};
use crate::window::screen::Menu;
use crate::window::table::hands::{ActKind, STEADY_KEY, SteadyHand};
use crate::window::table::hud::timing_bar::BarOnScreen;
use crate::window::table::layout::Side;

/// In here the space bar is the hand's. Whoever has walked along the buttons presses them with Enter: the same key must not
/// toss the crêpe and leave the room.
pub(super) fn keep_key(keys: Res<ButtonInput<KeyCode>>, menu: Res<State<Menu>>, mut focus: ResMut<InputFocus>) {
    if keys.pressed(STEADY_KEY) && *menu.get() == Menu::None && focus.get().is_some() {
        focus.clear();
    }
}

/// What is in the hand feels the key.
pub(super) fn press(keys: Res<ButtonInput<KeyCode>>, mut hand: ResMut<Hand>) {
    if let Some(steady) = &mut hand.bypass_change_detection().steady {
        steady.press(keys.pressed(STEADY_KEY));
    }
}

/// Asks the hand for its wish, once a step.
pub(super) fn ask(mut hand: ResMut<Hand>, stage: Res<Stage>, config: Res<PhysicsConfig>, mut input: ResMut<HandInput>) {
    let Some(sight) = stage.sight() else { return };
    if let Some(steady) = &mut hand.bypass_change_detection().steady {
        let now = f64::from(stage.steps()) / f64::from(config.world.rate);
        input.push(now, steady.target(&sight));
    }
}

/// Takes pan or bottle.
///
/// # Errors
/// If the physics cannot start: a defect.
pub fn take(world: &mut World, with: impl Fn(ActKind) -> SteadyHand) -> Result {
    super::judge::again(world);
    // A fresh bottle must lie ready before it can be taken.
    super::kitchen::set_anew(world);
    world.resource_mut::<Hand>().side = Side::Right;
    hand::begin(world)?;
    let practice = world.resource::<Practice>();
    let (kind, flick) = (practice.kind(), practice.challenge.flick());
    world.resource_mut::<Hand>().steady = Some(with(kind).flicking(flick));
    Ok(())
}

/// The space bar takes what waits.
pub(super) fn take_by_key(world: &mut World) -> Result {
    let practice = world.resource::<Practice>();
    if practice.step == Step::Live {
        return Ok(());
    }
    take(world, SteadyHand::taken_by_key)
}

/// The bar, as at the table.
pub(super) fn show(hand: Res<Hand>, practice: Res<Practice>, bar: BarOnScreen) {
    let live = practice.step == Step::Live;
    bar.show(hand.steady.as_ref().filter(|_| live));
}
