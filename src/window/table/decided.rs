//! What a hand has done stays done. A bottle that has passed the horizontal is a spoon spent, and that is written down
//! before anything else happens, and then what falls, as it falls. Whoever leaves in the middle of a gesture, by whatever
//! door, leaves what comes of it behind: the gesture is brought to its end at once, unseen, with the hand let go. And when
//! nobody could do that, because the program was killed or the power failed, the match is found with what had been
//! written ([`saves`]).

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use physics::{HandInput, PhysicsConfig, Stage, StageSystems, Target};
use rules::a_la_carte::Pour;

use super::hands::{Act, ActKind, Hands};
use super::saves;
use super::sitting::Sitting;
use super::turn_flow;
use crate::window::picture::pace;
use crate::window::screenshots::photograph;
use crate::window::settings;
use crate::window::theme::ease::go_on;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tipped>()
        .add_systems(FixedUpdate, watch.after(StageSystems::Observe))
        // Whoever else looks at the last frame sees how it ended.
        .add_systems(
            Last,
            finish
                .run_if(on_message::<AppExit>)
                .before(photograph)
                .before(go_on)
                .before(pace)
                .before(settings::keep),
        );
}

/// Longer than any gesture takes from the moment that the hand lets go, in seconds of its own time: the longest pour is
/// put back by the physics itself after [`physics::PhysicsConfig::rest`], and what fell comes to rest in less than this.
const LONGEST: f32 = 30.0;

/// What the bottle in the hand has done, seen at every step of the physics: frames may be too rare to see it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Resource)]
pub(super) struct Tipped {
    /// It has passed the horizontal.
    past: bool,
    /// What has come down.
    fell: Pour,
    /// What has been written of that.
    written: Option<Pour>,
}

fn watch(stage: Res<Stage>, mut tipped: ResMut<Tipped>) {
    let Some(sight) = stage.sight() else { return };
    if stage.steps() <= 1 {
        *tipped = Tipped::default();
    }
    tipped.past |= sight.tilt > FRAC_PI_2;
    tipped.fell = sight.fell;
}

/// Whether the bottle in the hand has passed the horizontal.
pub(super) fn is_past(world: &World) -> bool {
    let act = world.resource::<Hands>().act();
    act.is_some_and(Act::is_live) && world.resource::<Tipped>().past
}

/// Writes down what cannot be taken back any more.
pub(super) fn decide(world: &mut World) {
    let tipped = *world.resource::<Tipped>();
    let pours = |act: &&Act| act.is_live() && matches!(act.kind, ActKind::Pour(_));
    let Some(act) = world.resource::<Hands>().act().filter(pours) else {
        // What is seen from now on belongs to another bottle.
        world.resource_mut::<Tipped>().set_if_neq(Tipped::default());
        return;
    };
    if !tipped.past {
        return;
    }
    if act.choice.is_some()
        && let Some(choice) = world.resource_mut::<Hands>().take_choice()
    {
        turn_flow::make(world, &[choice]);
    }
    if !world.resource::<Sitting>().is_tipped() {
        world.resource_mut::<Sitting>().tip_over();
    }
    if tipped.written != Some(tipped.fell) {
        world.resource_mut::<Tipped>().written = Some(tipped.fell);
        saves::note_pour(world, tipped.fell);
    }
}

/// Brings what a hand has begun to its end, at once.
pub(super) fn finish(world: &mut World) {
    let begun = world.resource::<Hands>().act().is_some_and(Act::is_live);
    if !begun || !world.contains_resource::<Sitting>() {
        return;
    }
    world.resource_mut::<Hands>().let_go_for_good();
    let rate = world.resource::<PhysicsConfig>().world.rate;
    let stage = world.resource::<Stage>();
    if let Some(sight) = stage.sight() {
        let now = f64::from(stage.steps()) / f64::from(rate);
        let mut input = world.resource_mut::<HandInput>();
        let latest = input.latest().map_or(now, |latest| latest.max(now));
        input.push(latest, Target::at(sight.held).released());
    }
    for _ in 0..(LONGEST * rate) as u32 {
        if !world.resource::<Stage>().is_busy() {
            break;
        }
        world.run_schedule(FixedUpdate);
    }
    decide(world);
    turn_flow::outcome(world);
}
