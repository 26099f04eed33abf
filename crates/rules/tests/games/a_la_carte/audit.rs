//! States that no game can be in are refused, each with what is wrong.

use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Contradiction, Crepe, Crystal, Cup, EndReason, Food, Heat, InvalidGame, Menu, Phase, Seat,
    State,
};

use crate::a_la_carte::table::cooking;

const ME: Seat = Seat::First;

/// A sound state, with one thing changed.
fn refusal(change: impl FnOnce(&mut State)) -> Contradiction {
    let mut state = *cooking(["b1", "g1"]).game().state();
    change(&mut state);
    match ALaCarte::resume(state, Menu::standard()) {
        Err(InvalidGame::State(contradiction)) => contradiction,
        other => panic!("{state} gave {other:?}"),
    }
}

#[test]
fn the_table_has_two_to_four_seats_and_playable_rules() {
    assert_eq!(refusal(|state| state.seats = 5), Contradiction::Seats);
    assert_eq!(refusal(|state| state.seats = 1), Contradiction::Seats);
    assert_eq!(refusal(|state| state.house.dishes = 0), Contradiction::HouseRules);
    assert_eq!(
        refusal(|state| state.house.dishes_for_two = 200),
        Contradiction::HouseRules
    );
    assert_eq!(refusal(|state| state.active = Seat::Third), Contradiction::ActiveSeat);
    assert_eq!(refusal(|state| state.spoons = 4), Contradiction::Spoons);
    assert_eq!(refusal(|state| state.kitchens[3].stars = 1), Contradiction::EmptySeat);
}

#[test]
fn no_piece_is_lost_or_added() {
    for crystal in Crystal::ALL {
        assert_eq!(
            refusal(|state| state.sink[crystal] += 1),
            Contradiction::Crystals(crystal)
        );
    }
    let moved_salt = |state: &mut State| {
        state.dispensers[0].salt += 1;
        state.dispensers[1].salt -= 1;
    };
    assert_eq!(refusal(moved_salt), Contradiction::Dispenser(Condiment::Lemon));
    let waiting = |state: &mut State| {
        state.dispensers[2].colour = 0;
        state.sink[Crystal::Paprika] = 15;
    };
    assert_eq!(refusal(waiting), Contradiction::Dispenser(Condiment::Paprika));
}

#[test]
fn no_cup_dish_or_star_is_lost_or_added() {
    for cup in Cup::ALL {
        assert_eq!(refusal(|state| state.face_down[cup] -= 1), Contradiction::Cups(cup));
    }
    let point_among_the_used = |state: &mut State| {
        state.face_down[Cup::Point] -= 1;
        state.used[Cup::Point] += 1;
    };
    assert_eq!(refusal(point_among_the_used), Contradiction::Cups(Cup::Point));
    let dish = "r1".parse().unwrap();
    assert_eq!(refusal(|state| state.table.remove(dish)), Contradiction::Dishes);
    assert_eq!(refusal(|state| state.trash.insert(dish)), Contradiction::Dishes);
    assert_eq!(refusal(|state| state.kitchens[0].stars = 1), Contradiction::Stars);
}

#[test]
fn pans_hold_what_pans_can_hold() {
    let salted = |state: &mut State| {
        state.kitchens[0].stove.pan.crystals[Crystal::Salt] = 1;
        state.dispensers[0].salt -= 1;
    };
    let plain = |state: &mut State| {
        let (walrus, breakfast) = ("b1".parse().unwrap(), "y1".parse().unwrap());
        state.table.insert(walrus);
        state.table.remove(breakfast);
        state.kitchens[0].stove.pan.food = Some(Food::Dish(breakfast));
        salted(state);
    };
    assert_eq!(refusal(plain), Contradiction::Pan(ME));
    assert_eq!(
        refusal(|state| state.kitchens[0].crepe = Crepe::InPan),
        Contradiction::Pan(ME)
    );
    let empty = |state: &mut State| {
        state.table.insert("b1".parse().unwrap());
        state.kitchens[0].stove.pan.food = None;
    };
    assert_eq!(refusal(empty), Contradiction::Pan(ME));
    let hot_and_empty = |state: &mut State| {
        empty(state);
        state.phase = Phase::NewDish { ends_turn: false };
        state.kitchens[0].stove.dial = Heat::MAX;
    };
    assert_eq!(refusal(hot_and_empty), Contradiction::Pan(ME));
}

#[test]
fn the_phase_fits_the_table() {
    let impossible = [
        Phase::Rescue,
        Phase::Roll,
        Phase::PickHeat,
        Phase::DrawCup,
        Phase::TakeCup,
        Phase::Flip,
        Phase::Pour {
            from: Condiment::Lemon,
            into: ME,
        },
        Phase::Pour {
            from: Condiment::Lemon,
            into: Seat::Second,
        },
    ];
    // With all three spoons in hand nothing can have been begun; nobody burns, nobody has a crêpe.
    for phase in impossible {
        assert_eq!(refusal(|state| state.phase = phase), Contradiction::Phase, "{phase}");
    }
    let unasked = Phase::Pour {
        from: Condiment::Herbs,
        into: ME,
    };
    let seasoning = |state: &mut State| {
        state.spoons = 2;
        state.phase = unasked;
    };
    assert_eq!(refusal(seasoning), Contradiction::Phase);
    assert_eq!(refusal(|state| state.spoons = 0), Contradiction::Phase);
    // A dish that is done cannot lie in the active player's pan.
    let done = |state: &mut State| {
        state.kitchens[0].stove.dial = Heat::new(4).unwrap();
        state.kitchens[0].stove.pan.crystals[Crystal::Lemon] = 1;
        state.kitchens[0].stove.pan.crystals[Crystal::Pepper] = 2;
        state.dispensers[0].colour -= 1;
        state.dispensers[1].colour -= 2;
    };
    assert_eq!(refusal(done), Contradiction::Phase);
}

#[test]
fn a_game_that_is_over_has_a_reason_and_one_that_is_not_has_none() {
    for reason in EndReason::ALL {
        let over = |state: &mut State| {
            state.table.insert("b1".parse().unwrap());
            state.kitchens[0].stove.pan.food = None;
            state.phase = Phase::Over { by: ME, reason };
        };
        assert_eq!(refusal(over), Contradiction::Phase, "{reason}");
    }
    let unnoticed = |state: &mut State| {
        for dish in ["r1", "r2", "r3", "r4", "o1", "o2", "o3"].map(|dish| dish.parse().unwrap()) {
            state.table.remove(dish);
            state.kitchens[1].served.insert(dish);
        }
    };
    assert_eq!(refusal(unnoticed), Contradiction::Phase);
}

#[test]
fn while_cups_are_dealt_nothing_has_been_cooked() {
    let menu = Menu::standard();
    let setup = cooking(["b1", "g1"]).game().setup();
    let start = ALaCarte::start(&setup, menu.clone()).unwrap();
    let refused = |change: fn(&mut State)| {
        let mut state = *start.state();
        change(&mut state);
        ALaCarte::resume(state, menu.clone()).unwrap_err()
    };
    let phase = InvalidGame::State(Contradiction::Phase);
    assert_eq!(refused(|state| state.spoons = 2), phase);
    assert_eq!(refused(|state| state.active = Seat::Second), phase);
    assert_eq!(refused(|state| state.phase = Phase::FirstDish), phase);
    assert_eq!(
        refused(|state| state.kitchens[0].stove.dial = Heat::MAX),
        InvalidGame::State(Contradiction::Pan(ME))
    );
}
