//! Turns and spoons.

use rules::Game;
use rules::a_la_carte::{Crepe, Cup, Event, HouseRules, IllegalMove, Phase, Seat, TurnEnd};

use crate::a_la_carte::table::{act, cooking, refusal};

#[test]
fn each_action_costs_a_spoon_which_the_next_player_takes() {
    let mut game = cooking(["r4", "g1", "g2"]).game();
    let events = act(&mut game, &["heat"]);
    let spent = Event::SpoonSpent {
        seat: Seat::First,
        to: Seat::Second,
        left: 2,
    };
    assert_eq!(events, [spent]);
    act(&mut game, &["rolled +1", "season lemon", "poured 1+0"]);
    assert_eq!(game.state().spoons, 1);
    act(&mut game, &["season lemon", "poured 0+0"]);
    assert_eq!(game.state().active, Seat::Second);
    assert_eq!(game.state().spoons, 3);
}

#[test]
fn heating_and_seasoning_mix_freely() {
    let mut game = cooking(["r4", "g1"]).game();
    act(
        &mut game,
        &["heat", "rolled +1", "heat", "rolled +1", "heat", "rolled +1"],
    );
    assert_eq!(game.state().kitchen(Seat::First).stove.dial.level(), 3);
    assert_eq!(game.state().active, Seat::Second);
}

/// R2: a player may end the turn with spoons left.
#[test]
fn r2_a_turn_may_end_with_spoons_left() {
    let mut game = cooking(["r4", "g1"]).game();
    let events = act(&mut game, &["heat", "rolled +1", "end"]);
    assert!(events.contains(&Event::TurnEnded {
        seat: Seat::First,
        spoons_left: 2,
        why: TurnEnd::Chosen,
    }));
    assert_eq!(game.state().active, Seat::Second);
}

/// R3: with no spoon and no usable cup the turn ends at once.
#[test]
fn r3_without_spoon_and_usable_cup_the_turn_ends_by_itself() {
    // A cup that cannot be used does not hold the turn: nothing to cool on a cold stove.
    let table = cooking(["r4", "g1"]).spoons(1).cup(Seat::First, Cup::Cool);
    let mut game = table.game();
    let events = act(&mut game, &["season lemon", "poured 1+0"]);
    assert!(events.contains(&Event::TurnEnded {
        seat: Seat::First,
        spoons_left: 0,
        why: TurnEnd::NoSpoon,
    }));
    assert_eq!(game.state().active, Seat::Second);
}

/// R3: the turn does not end by itself while a coffee break is still possible.
#[test]
fn r3_a_usable_cup_keeps_the_turn_open() {
    for cup in [Cup::Point, Cup::Swap, Cup::Spoons, Cup::Reseason] {
        let mut game = cooking(["r4", "g1"]).spoons(1).cup(Seat::First, cup).game();
        act(&mut game, &["season lemon", "poured 1+0"]);
        assert_eq!(game.state().active, Seat::First, "{cup}");
        assert_eq!(game.state().phase, Phase::Action);
        assert_eq!(refusal(&game, "heat"), IllegalMove::NoSpoon);
        assert_eq!(refusal(&game, "season lemon"), IllegalMove::NoSpoon);
        act(&mut game, &["end"]);
        assert_eq!(game.state().active, Seat::Second);
    }
}

#[test]
fn a_break_already_taken_does_not_keep_the_turn_open() {
    let table = cooking(["r4", "g1"]).spoons(1).break_taken();
    let mut game = table.cup(Seat::First, Cup::Point).game();
    act(&mut game, &["season lemon", "poured 1+0"]);
    assert_eq!(game.state().active, Seat::Second);
}

#[test]
fn nothing_else_can_be_done_while_the_world_decides() {
    let mut game = cooking(["r4", "g1"]).cup(Seat::First, Cup::Point).game();
    act(&mut game, &["heat"]);
    for other in [
        "heat",
        "end",
        "play point",
        "season lemon",
        "poured 1+0",
        "landed picture",
        "dish b1",
    ] {
        assert_eq!(refusal(&game, other), IllegalMove::NotNow, "{other}");
    }
}

/// R3: a cup that nobody could be served with does not keep the turn open.
#[test]
fn r3_a_cup_without_a_target_does_not_keep_the_turn_open() {
    // Nobody to re-season: the rival cooks a plain dish.
    let mut game = cooking(["r4", "y1"]).spoons(1).cup(Seat::First, Cup::Reseason).game();
    act(&mut game, &["season lemon", "poured 1+0"]);
    assert_eq!(game.state().active, Seat::Second);
    // Nothing to swap: the own pan holds a crêpe.
    let table = cooking(["r4", "g1"])
        .crepe(Seat::First, Crepe::InPan)
        .cup(Seat::First, Cup::Swap);
    let mut game = table.house(HouseRules::german()).game();
    act(
        &mut game,
        &["heat", "rolled +1", "flip", "landed beside", "flip", "landed beside"],
    );
    assert_eq!(game.state().active, Seat::Second);
}
