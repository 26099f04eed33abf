//! The table behind the title: nobody plays at it, but somebody must just have left it, for everything cooks.

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Move, SEATS, Setup};

use crate::window::plan::Dishes;

/// What was played until then: a full pan for everybody, every flame of another size.
const PLAYED: [&str; 27] = [
    "drawn point",
    "drawn spoons",
    "drawn cool",
    "drawn swap",
    "dish o3",
    "dish g1",
    "dish b2",
    "dish r3",
    "heat",
    "rolled +3",
    "season herbs",
    "poured 2+0",
    "season paprika",
    "poured 1+0",
    "end",
    "heat",
    "rolled +1",
    "season pepper",
    "poured 1+0",
    "end",
    "heat",
    "rolled +2",
    "season paprika",
    "poured 1+1",
    "end",
    "heat",
    "rolled +3",
];

pub(in crate::window) fn set_for_show(world: &mut World) -> Result {
    let menu = world.resource::<Dishes>().0.clone();
    let setup = Setup::new(*SEATS.end(), default(), &menu);
    let mut game = ALaCarte::start(&setup, menu)?;
    let (start, mut told) = (*game.state(), Vec::new());
    for mv in PLAYED.iter().filter_map(|played| played.parse::<Move>().ok()) {
        match game.apply(mv) {
            Ok(events) => told.extend(events),
            // Somebody's own table of dishes has other recipes; as far as it came it is a table too.
            Err(_) => break,
        }
    }
    super::set(world, &game, (&start, &told), None, 7);
    Ok(())
}
