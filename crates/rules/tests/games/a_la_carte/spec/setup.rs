//! Setting up, and what is refused before it begins.

use rules::a_la_carte::{
    ALaCarte, Chance, Condiment, Crystal, Cups, DishSet, Dispenser, HouseRules, IllegalMove, InvalidGame, Menu, Phase,
    Seat, Setup, State,
};
use rules::{Game, ToMove};

use crate::a_la_carte::table::{act, cooking, offered, refusal};

fn start(seats: u8) -> Result<ALaCarte, InvalidGame> {
    let menu = Menu::standard();
    ALaCarte::start(&Setup::new(seats, HouseRules::english(), &menu), menu)
}

#[test]
fn the_table_begins_full_and_cold() {
    let game = start(4).unwrap();
    let state = game.state();
    assert_eq!(state.dispensers, [Dispenser { colour: 15, salt: 5 }; Condiment::COUNT]);
    assert!(state.sink.is_empty());
    assert_eq!(state.table, DishSet::ALL);
    assert_eq!(state.face_down, Cups::new([3, 3, 2, 3, 2]));
    for seat in state.all_seats() {
        assert_eq!(state.kitchen(seat).stove.dial.level(), 0);
    }
}

#[test]
fn one_cup_is_dealt_to_each_seat_in_order() {
    let mut game = start(3).unwrap();
    for seat in [Seat::First, Seat::Second, Seat::Third] {
        assert_eq!(game.to_move(), ToMove::Chance(Chance::Cup { to: seat }));
        act(&mut game, &["drawn reseason"]);
        assert_eq!(game.state().kitchen(seat).cups.total(), 1);
    }
    // All three of that kind are dealt: a fourth is not on the tray.
    assert_eq!(game.state().face_down.total(), 10);
    assert_eq!(game.to_move(), ToMove::seat(Seat::First));
}

#[test]
fn a_cup_that_is_not_on_the_tray_cannot_be_drawn() {
    let mut game = start(4).unwrap();
    act(&mut game, &["drawn cool", "drawn cool"]);
    assert_eq!(refusal(&game, "drawn cool"), IllegalMove::CupNotOnTray);
}

#[test]
fn dishes_are_picked_in_seat_order_and_the_first_seat_starts() {
    let mut game = start(2).unwrap();
    act(&mut game, &["drawn swap", "drawn swap", "dish r4"]);
    assert_eq!(game.to_move(), ToMove::seat(Seat::Second));
    assert_eq!(refusal(&game, "dish r4"), IllegalMove::DishNotThere);
    act(&mut game, &["dish r3"]);
    assert_eq!(game.state().active, Seat::First);
    assert_eq!(game.state().phase, Phase::Action);
    assert_eq!(game.state().spoons, State::SPOONS);
}

/// R1: the first dish may have any colour, but the crêpe is taken only instead of a *new* dish.
#[test]
fn r1_the_first_dish_is_not_the_crepe() {
    let mut game = start(2).unwrap();
    act(&mut game, &["drawn swap", "drawn swap"]);
    assert_eq!(refusal(&game, "crepe"), IllegalMove::NoCrepeYet);
    assert_eq!(offered(&game, "dish").len(), 20);
}

#[test]
fn two_to_four_play() {
    for seats in [0, 1, 5, 255] {
        assert_eq!(start(seats).unwrap_err(), InvalidGame::Seats(seats));
    }
    for seats in 2..=4 {
        assert!(start(seats).is_ok());
    }
}

#[test]
fn a_setup_for_another_menu_is_refused() {
    let menu = Menu::standard();
    let mut setup = Setup::new(2, HouseRules::english(), &menu);
    setup.menu.0 ^= 1;
    assert!(matches!(
        ALaCarte::start(&setup, menu),
        Err(InvalidGame::OtherMenu { .. })
    ));
}

#[test]
fn a_state_with_a_lost_crystal_is_refused() {
    let menu = Menu::standard();
    let mut state = *cooking(["b1", "g1"]).game().state();
    state.dispensers[0].colour -= 1;
    let refused = ALaCarte::resume(state, menu).unwrap_err();
    let lost = rules::a_la_carte::Contradiction::Crystals(Crystal::Lemon);
    assert_eq!(refused, InvalidGame::State(lost));
}

#[test]
fn house_rules_out_of_bounds_are_refused() {
    let menu = Menu::standard();
    let house = HouseRules {
        dishes: 0,
        ..HouseRules::english()
    };
    let refused = ALaCarte::start(&Setup::new(3, house, &menu), menu);
    assert_eq!(refused.unwrap_err(), InvalidGame::HouseRules);
}
