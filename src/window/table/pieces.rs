//! Where the crystals are. A pour leaves them where the physics says, which is proved against what the rules are told; only what
//! nobody does by hand, the washing up, the filling of bottles and the swapping of stoves, is carried here.

use bevy::prelude::*;
use physics::{PhysicsConfig, PourReport, Recording, RestingPieces};
use rand::RngExt;
use rules::a_la_carte::{Chance, Event, Pour, Seat};
use rules::{Game, ToMove};

use super::shown_table::ShownTable;
use super::sitting::Sitting;
use super::turn_flow;
use crate::kitchen;

/// Proves that what a pour has left in bottle and pan is what the rules are about to hear. If it is not, that is told, and the
/// recording goes into the log, from which the pour can be made again.
pub(super) fn prove_pour(world: &mut World, pour: &PourReport, over: Seat, recording: &Recording) {
    let before = kitchen::counts(world.resource::<Sitting>().game().state());
    let after = kitchen::after_pour(before, pour.bottle, over.index(), pour.pour);
    if let Err(error) = world.resource::<RestingPieces>().prove(&after) {
        let recording = recording.to_text().unwrap_or_else(|error| error.to_string());
        error!("a pour that cannot have been: {error}\n{recording}");
        turn_flow::trouble(world, error.to_string());
    }
}

/// A pour that was under way when the match was left ends without a hand: nobody else moves its pieces.
pub(super) fn pour_unseen(world: &mut World, pour: Pour) {
    let game = world.resource::<Sitting>().game();
    let ToMove::Chance(Chance::Pour { from, into, .. }) = game.to_move() else {
        return;
    };
    let after = kitchen::after_pour(kitchen::counts(game.state()), from, into.index(), pour);
    let followed = world.resource_mut::<RestingPieces>().follow(&after);
    if let Err(error) = followed {
        turn_flow::trouble(world, error.to_string());
    }
    lay_down(world);
}

/// Lets the pieces follow an event that moves them without a hand.
pub(super) fn carry(world: &mut World, event: &Event) {
    match *event {
        Event::StovesSwapped { seat, with } => {
            world
                .resource_mut::<RestingPieces>()
                .swap_pans(seat.index(), with.index());
        }
        Event::ToSink { .. } | Event::Refilled { .. } => {
            let counts = kitchen::counts(&world.resource::<ShownTable>().state);
            let followed = world.resource_mut::<RestingPieces>().follow(&counts);
            if let Err(error) = followed {
                turn_flow::trouble(world, error.to_string());
            }
        }
        // What fell beside the pan hops into it.
        Event::Poured { .. } => {}
        _ => return,
    }
    lay_down(world);
}

/// Lays down whatever is somewhere and does not lie yet.
fn lay_down(world: &mut World) {
    if world.resource::<RestingPieces>().all_lie() {
        return;
    }
    let seed = world.resource_mut::<Sitting>().rng().random();
    let config = world.resource::<PhysicsConfig>().clone();
    world.resource_mut::<RestingPieces>().lay_down(&config, seed);
}

/// The pieces as they are in truth. What can be seen may be some events behind; what is written must not be, or a match that
/// is left in between is found with pieces that contradict it.
pub(super) fn in_truth(world: &World) -> RestingPieces {
    let sitting = world.resource::<Sitting>();
    let mut larder = world.resource::<RestingPieces>().clone();
    for event in sitting.still_to_tell() {
        if let Event::StovesSwapped { seat, with } = event {
            larder.swap_pans(seat.index(), with.index());
        }
    }
    if let Err(error) = larder.follow(&kitchen::counts(sitting.game().state())) {
        error!("the pieces cannot follow the match: {error}");
    }
    larder
}
