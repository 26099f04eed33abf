//! Spoiled dishes and how to save them.

use rules::Game;
use rules::a_la_carte::{Cup, DishSet, Event, IllegalMove, Phase, Seat};

use crate::a_la_carte::table::{Table, act, cooking, food, offered, refusal};

const ME: Seat = Seat::First;
const RIVAL: Seat = Seat::Second;

#[test]
fn a_dish_burnt_in_the_own_turn_goes_to_the_trash_at_once() {
    let mut game = cooking(["g1", "b1"]).dial(ME, 2).pan(ME, [0, 1, 0, 0, 1]).game();
    let events = act(&mut game, &["heat", "rolled +2"]);
    assert!(events.contains(&Event::Burnt {
        seat: ME,
        food: food("g1")
    }));
    assert!(events.contains(&Event::Trashed {
        seat: ME,
        food: food("g1")
    }));
    let state = game.state();
    assert_eq!(state.sink.counts(), [0, 1, 0, 0, 1]);
    assert_eq!(state.own().stove.dial.level(), 0);
    assert_ne!(state.trash, DishSet::EMPTY);
    assert_eq!(state.phase, Phase::NewDish { ends_turn: false });
    act(&mut game, &["dish g2"]);
    assert_eq!(game.state().spoons, 2);
}

#[test]
fn a_trashed_dish_is_out_of_the_game() {
    let mut game = cooking(["g1", "b1"]).dial(ME, 2).game();
    act(&mut game, &["heat", "rolled +2"]);
    assert_eq!(refusal(&game, "dish g1"), IllegalMove::DishNotThere);
}

fn about_to_burn() -> Table {
    cooking(["g1", "b1"]).dial(ME, 3).cup(ME, Cup::Cool)
}

#[test]
fn a_dish_that_has_just_burnt_can_be_saved_with_the_cup() {
    let mut game = about_to_burn().game();
    act(&mut game, &["heat", "rolled +2"]);
    assert_eq!(game.state().phase, Phase::Rescue);
    assert_eq!(
        offered(&game, ""),
        ["let-go", "play cool 1", "play cool 2", "play cool 3"]
    );
    let events = act(&mut game, &["play cool 2"]);
    assert!(events.contains(&Event::Rescued {
        seat: ME,
        food: food("g1")
    }));
    assert_eq!((game.state().phase, game.state().spoons), (Phase::Action, 2));
    assert_eq!(game.state().used[Cup::Cool], 1);
}

#[test]
fn cooling_too_little_does_not_save_it() {
    let mut game = about_to_burn().game();
    let events = act(&mut game, &["heat", "rolled +2", "play cool 1"]);
    assert!(events.contains(&Event::Trashed {
        seat: ME,
        food: food("g1")
    }));
    assert!(game.state().break_taken);
}

#[test]
fn letting_go_keeps_the_cup() {
    let mut game = about_to_burn().game();
    act(&mut game, &["heat", "rolled +2", "let-go"]);
    assert_eq!(game.state().own().cups[Cup::Cool], 1);
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: false });
}

#[test]
fn a_rescue_into_green_serves_the_dish() {
    let mut game = about_to_burn().pan(ME, [0, 1, 0, 0, 0]).game();
    act(&mut game, &["season paprika", "poured 0+0", "heat", "rolled +1"]);
    assert_eq!(game.state().phase, Phase::Rescue);
    let table = cooking(["r4", "g1"]).dial(RIVAL, 3).pan(RIVAL, [0, 1, 1, 0, 0]);
    let mut waiting = table.cup(RIVAL, Cup::Cool).game();
    act(&mut waiting, &["heat", "rolled everyone", "end"]);
    assert_eq!(waiting.state().phase, Phase::Rescue);
    let events = act(&mut waiting, &["play cool 1"]);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Served {
            seat: RIVAL,
            star: true,
            ..
        }
    )));
}

#[test]
fn no_rescue_once_the_break_has_been_taken() {
    let mut game = about_to_burn().break_taken().game();
    act(&mut game, &["heat", "rolled +2"]);
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: false });
}

#[test]
fn no_rescue_where_three_steps_are_not_enough() {
    // Sorbet burns at 2.
    let table = cooking(["b1", "y4"]).dial(RIVAL, 5).cup(RIVAL, Cup::Cool);
    let mut game = table.game();
    let events = act(&mut game, &["end"]);
    assert!(events.contains(&Event::Trashed {
        seat: RIVAL,
        food: food("y4")
    }));
}

#[test]
fn over_seasoned_stays_over_seasoned() {
    let table = cooking(["b1", "g1"]).pan(RIVAL, [3, 0, 0, 0, 0]).dial(RIVAL, 4);
    let mut game = table.cup(RIVAL, Cup::Cool).game();
    let events = act(&mut game, &["end"]);
    assert!(events.contains(&Event::Trashed {
        seat: RIVAL,
        food: food("g1")
    }));
}

#[test]
fn a_dish_burnt_by_others_can_be_rescued_at_the_start_of_the_turn() {
    let table = cooking(["r4", "g1"]).dial(RIVAL, 3).cup(RIVAL, Cup::Cool);
    let mut game = table.game();
    act(&mut game, &["heat", "rolled everyone", "end"]);
    assert_eq!((game.state().active, game.state().phase), (RIVAL, Phase::Rescue));
    act(&mut game, &["play cool 1"]);
    assert_eq!((game.state().spoons, game.state().break_taken), (3, true));
}
