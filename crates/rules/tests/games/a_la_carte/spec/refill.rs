//! Refilling the dispensers.

use rules::Game;
use rules::a_la_carte::{Condiment, Event, Pour, Seat};

use crate::a_la_carte::table::{act, cooking};

const ME: Seat = Seat::First;

#[test]
fn an_empty_dispenser_gets_its_colour_and_salt_from_the_sink() {
    // One lemon is left in the bottle, 12 are in the sink with 3 salt.
    let table = cooking(["r4", "b1"])
        .pan(Seat::Second, [2, 0, 0, 0, 0])
        .sink([12, 0, 0, 0, 3]);
    let mut game = table.game();
    let salt_before = game.state().dispenser(Condiment::Lemon).salt;
    let events = act(&mut game, &["season lemon", "poured 1+1"]);
    let lemon = game.state().dispenser(Condiment::Lemon);
    assert_eq!((lemon.colour, lemon.salt), (12, 5));
    let salt = 5 - (salt_before - 1);
    let refilled = Event::Refilled {
        dispenser: Condiment::Lemon,
        pour: Pour { colour: 12, salt },
    };
    assert!(events.contains(&refilled));
    assert_eq!(game.state().sink.counts(), [0, 0, 0, 0, 3 - salt]);
}

#[test]
fn there_may_be_less_salt_than_five() {
    let table = cooking(["r4", "b1"])
        .pan(Seat::Second, [0, 0, 0, 0, 1])
        .sink([14, 0, 0, 0, 0]);
    let mut game = table.game();
    act(&mut game, &["season lemon", "poured 1+2"]);
    let lemon = game.state().dispenser(Condiment::Lemon);
    assert_eq!((lemon.colour, lemon.salt), (14, 3));
}

#[test]
fn salt_alone_does_not_keep_a_dispenser_from_being_refilled() {
    let mut game = cooking(["r4", "b1"]).sink([14, 0, 0, 0, 0]).game();
    act(&mut game, &["season lemon", "poured 1+0"]);
    let lemon = game.state().dispenser(Condiment::Lemon);
    assert_eq!((lemon.colour, lemon.salt), (14, 5));
}

/// R10: with none of its colour in the sink it waits, and is refilled as soon as some arrives.
#[test]
fn r10_a_dispenser_waits_until_its_colour_arrives() {
    // Everything lemon is in pans: fourteen would spoil any dish, so the rival's pan is a spoiled one.
    let mut game = cooking(["r4", "b1"]).pan(Seat::Second, [14, 0, 0, 0, 0]).game();
    act(&mut game, &["season lemon", "poured 1+0"]);
    assert_eq!(game.state().dispenser(Condiment::Lemon).colour, 0);
    // Nothing but salt can fall out of it now.
    act(&mut game, &["season lemon", "poured 0+1"]);
    let events = act(&mut game, &["end"]);
    let refilled = Event::Refilled {
        dispenser: Condiment::Lemon,
        pour: Pour { colour: 14, salt: 0 },
    };
    assert!(events.contains(&refilled));
    assert_eq!(game.state().dispenser(Condiment::Lemon).colour, 14);
    assert_eq!(game.state().kitchen(ME).stove.pan.crystals.counts(), [1, 0, 0, 0, 1]);
}
