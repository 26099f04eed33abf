//! Finished dishes, stars, and the choice of a new dish.

use rules::Game;
use rules::a_la_carte::{Crepe, Event, IllegalMove, Phase, Seat};

use crate::a_la_carte::table::{act, cooking, food, offered, refusal};

const ME: Seat = Seat::First;

#[test]
fn green_heat_and_enough_condiments_finish_a_dish() {
    let mut game = cooking(["g1", "b1"]).dial(ME, 2).pan(ME, [0, 1, 0, 0, 0]).game();
    let events = act(&mut game, &["season paprika", "poured 1+0"]);
    let served = Event::Served {
        seat: ME,
        food: food("g1"),
        points: 2,
        star: true,
    };
    assert!(events.contains(&served));
    let own = game.state().own();
    assert_eq!((own.dishes_served(), own.stars, own.stove.dial.level()), (1, 1, 0));
    assert_eq!(game.state().sink.counts(), [0, 1, 1, 0, 0]);
    assert!(own.stove.pan.food.is_none());
}

/// R9: a finished dish must be served: nothing else can be done before a new one lies in the pan.
#[test]
fn r9_a_finished_dish_cannot_be_kept() {
    let mut game = cooking(["g1", "b1"]).dial(ME, 1).pan(ME, [0, 1, 2, 0, 0]).game();
    act(&mut game, &["heat", "rolled +1"]);
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: false });
    assert_eq!(refusal(&game, "heat"), IllegalMove::NotNow);
    assert_eq!(refusal(&game, "end"), IllegalMove::NotNow);
}

#[test]
fn the_turn_goes_on_with_the_spoons_that_are_left() {
    let mut game = cooking(["g1", "b1"]).dial(ME, 1).pan(ME, [0, 1, 1, 0, 0]).game();
    act(&mut game, &["heat", "rolled +1", "dish b2"]);
    assert_eq!((game.state().active, game.state().spoons), (ME, 2));
    assert_eq!(game.state().phase, Phase::Action);
}

#[test]
fn with_the_last_spoon_a_new_dish_is_still_chosen_before_the_turn_ends() {
    let table = cooking(["g1", "b1"]).spoons(1).dial(ME, 1).pan(ME, [0, 1, 1, 0, 0]);
    let mut game = table.game();
    act(&mut game, &["heat", "rolled +1"]);
    assert_eq!(game.state().active, ME);
    act(&mut game, &["dish b2"]);
    assert_eq!(game.state().active, Seat::Second);
}

#[test]
fn too_much_or_salt_costs_the_star_and_not_the_points() {
    for pan in [[0, 2, 1, 0, 0], [0, 1, 1, 0, 1], [1, 1, 1, 0, 0]] {
        let mut game = cooking(["g1", "b1"]).dial(ME, 1).pan(ME, pan).game();
        act(&mut game, &["heat", "rolled +1"]);
        assert_eq!(game.state().own().stars, 0, "{pan:?}");
        assert_eq!(game.standings()[0].points, 2);
    }
}

#[test]
fn a_plain_dish_needs_only_heat_and_never_earns_a_star() {
    let mut game = cooking(["y1", "b1"]).game();
    let events = act(&mut game, &["heat", "rolled +3"]);
    assert!(events.contains(&Event::Served {
        seat: ME,
        food: food("y1"),
        points: 1,
        star: false
    }));
}

#[test]
fn a_cold_dish_is_served_without_any_heat() {
    let mut game = cooking(["y4", "b1"]).game();
    let events = act(&mut game, &["season lemon", "poured 1+0"]);
    assert!(events.contains(&Event::Served {
        seat: ME,
        food: food("y4"),
        points: 1,
        star: true
    }));
}

#[test]
fn a_dish_finished_in_somebody_elses_turn_is_served_when_the_own_begins() {
    let table = cooking(["r4", "g1"])
        .dial(Seat::Second, 1)
        .pan(Seat::Second, [0, 1, 1, 0, 0]);
    let mut game = table.game();
    act(&mut game, &["heat", "rolled everyone"]);
    assert_eq!(game.state().kitchen(Seat::Second).dishes_served(), 0);
    act(&mut game, &["end"]);
    assert_eq!(game.state().kitchen(Seat::Second).dishes_served(), 1);
    act(&mut game, &["dish b1"]);
    assert_eq!(game.state().spoons, 3);
}

#[test]
fn a_new_dish_has_a_colour_not_yet_served() {
    let table = cooking(["g1", "b1"]).served(ME, &["y1", "r1"]);
    let mut game = table.dial(ME, 1).pan(ME, [0, 1, 1, 0, 0]).game();
    act(&mut game, &["heat", "rolled +1"]);
    assert_eq!(refusal(&game, "dish y2"), IllegalMove::ColourServed);
    assert_eq!(refusal(&game, "dish g2"), IllegalMove::ColourServed);
    assert_eq!(refusal(&game, "dish b1"), IllegalMove::DishNotThere);
    let fresh = [
        "dish b2", "dish b3", "dish b4", "dish o1", "dish o2", "dish o3", "dish o4",
    ];
    assert_eq!(offered(&game, "dish"), fresh);
}

#[test]
fn if_no_such_colour_is_left_any_dish_will_do() {
    let table = cooking(["g1", "b1"]).served(ME, &["y1", "r1"]);
    let table = table.trashed(&["b2", "b3", "b4", "o1", "o2", "o3", "o4"]);
    let mut game = table.dial(ME, 1).pan(ME, [0, 1, 1, 0, 0]).game();
    act(&mut game, &["heat", "rolled +1"]);
    assert_eq!(offered(&game, "dish").len(), 9);
    act(&mut game, &["dish y2"]);
}

#[test]
fn the_crepe_is_always_an_alternative_until_it_is_gone() {
    let table = || cooking(["g1", "b1"]).dial(ME, 1).pan(ME, [0, 1, 1, 0, 0]);
    let mut ready = table().game();
    act(&mut ready, &["heat", "rolled +1"]);
    assert_eq!(offered(&ready, "crepe"), ["crepe"]);
    let mut gone = table().crepe(ME, Crepe::Burnt).game();
    act(&mut gone, &["heat", "rolled +1"]);
    assert_eq!(refusal(&gone, "crepe"), IllegalMove::CrepeGone);
}
