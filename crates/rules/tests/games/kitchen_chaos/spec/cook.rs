//! Cooking: who may put what where.

use rules::kitchen_chaos::{Event, IllegalMove, KitchenChaos};
use rules::{Game, SeatSet, ToMove};

use crate::kitchen_chaos::table::{FOUR, ONE, THREE, TWO, act, call, in_pot, kitchen, offered, put, refusal, thing};

fn game() -> KitchenChaos {
    kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"])
}

#[test]
fn only_the_called_cook_puts_and_only_from_the_own_hand() {
    let mut game = game();
    assert_eq!(refusal(&game, "throw 2 onion"), IllegalMove::NotCalled);
    call(&mut game, 1);
    assert_eq!(refusal(&game, "throw 3 leek"), IllegalMove::NotCalled);
    assert_eq!(refusal(&game, "throw 1 leek"), IllegalMove::NotACook);
    assert_eq!(refusal(&game, "throw 5 leek"), IllegalMove::NotACook);
    assert_eq!(refusal(&game, "throw 2 leek"), IllegalMove::NotInHand);
    // Never from the table straight into a pot: the spoon lies before the cook, and not in the hand.
    assert_eq!(refusal(&game, "throw 2 spoon1"), IllegalMove::NotInHand);
    assert_eq!(offered(&game, TWO, ""), ["throw 2 onion", "throw 2 tomato"]);
    // Whatever was refused, the chance stays.
    put(&mut game, TWO, "onion", 4);
    assert_eq!(in_pot(&game, 4), "onion.2");
}

/// Letting a call pass is legal.
#[test]
fn a_call_may_be_let_pass() {
    let mut game = game();
    call(&mut game, 1);
    let hand = game.state().hand(TWO);
    call(&mut game, 2);
    assert_eq!(refusal(&game, "throw 2 onion"), IllegalMove::NotCalled);
    assert_eq!(game.state().hand(TWO), hand);
}

/// K6: every call, also of the same number, ends the chance before it; there is never more than one.
#[test]
fn k6_there_is_never_more_than_one_chance() {
    let mut game = game();
    call(&mut game, 1);
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    // Two calls, and one of them was let pass: it does not come back.
    assert_eq!(refusal(&game, "throw 2 tomato"), IllegalMove::Answered);
    call(&mut game, 1);
    put(&mut game, TWO, "tomato", 1);
    assert_eq!(in_pot(&game, 1), "onion.2,tomato.2");
}

/// K12: a throw takes the card from the hand into the air, and landing or missing takes it from there.
#[test]
fn k12_a_throw_is_in_the_air_until_it_lands_or_misses() {
    let mut game = game();
    call(&mut game, 1);
    assert_eq!(refusal(&game, "land 2 1"), IllegalMove::NothingInTheAir);
    assert_eq!(refusal(&game, "miss 2"), IllegalMove::NothingInTheAir);
    let events = act(&mut game, &["throw 2 onion"]);
    let (seat, onion) = (TWO, thing("onion"));
    assert_eq!(events, [Event::Thrown { seat, thing: onion }]);
    assert_eq!(game.state().hand(TWO).to_string(), "tomato");
    assert_eq!(game.state().table.air[1].unwrap().thing, onion);
    let to_rest = [
        "land 2 1", "land 2 2", "land 2 3", "land 2 4", "land 2 5", "land 2 6", "miss 2",
    ];
    assert_eq!(offered(&game, TWO, ""), to_rest);
    assert_eq!(refusal(&game, "land 2 7"), IllegalMove::NoSuchPot);
    assert_eq!(refusal(&game, "land 1 2"), IllegalMove::NotACook);
    let events = act(&mut game, &["land 2 2"]);
    assert!(matches!(
        events[..],
        [Event::Landed {
            answers: true,
            may_draw: true,
            ..
        }]
    ));
    assert!(game.state().table.air[1].is_none());
    assert_eq!(in_pot(&game, 2), "onion.2");
}

/// K27: where a throw comes to rest is told in the name of whoever threw, and how likely that is the rules do not know.
#[test]
fn k27_a_landing_is_told_in_the_name_of_whoever_threw() {
    let mut game = game();
    call(&mut game, 1);
    act(&mut game, &["throw 2 onion"]);
    for text in ["throw 2 onion", "land 2 1", "miss 2", "draw 2 left"] {
        assert_eq!(game.author(text.parse().unwrap()), Some(TWO), "{text}");
        assert_eq!(game.odds(text.parse().unwrap()), None, "{text}");
    }
    assert_eq!(game.author("close".parse().unwrap()), Some(ONE));
}

/// Nothing goes into a pot with a lid, and the chance stays.
#[test]
fn nothing_goes_into_a_pot_with_a_lid() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    act(&mut game, &["draw 2 lid1"]);
    call(&mut game, 1);
    put(&mut game, TWO, "lid1", 1);
    call(&mut game, 2);
    act(&mut game, &["throw 3 leek"]);
    assert_eq!(refusal(&game, "land 3 1"), IllegalMove::PotHasLid);
    assert!(!offered(&game, THREE, "land").contains(&"land 3 1".to_owned()));
    act(&mut game, &["miss 3", "throw 3 leek", "land 3 2"]);
}

/// K24: a spoon or a lid may go into an empty pot, and a lid where one has no spoon.
#[test]
fn k24_spoons_and_lids_may_go_into_any_open_pot() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    act(&mut game, &["draw 2 spoon1"]);
    call(&mut game, 1);
    put(&mut game, TWO, "spoon1", 2);
    act(&mut game, &["draw 2 lid1"]);
    assert_eq!(in_pot(&game, 2), "spoon1.2");
    let mut onto_nothing = game;
    call(&mut onto_nothing, 1);
    put(&mut onto_nothing, TWO, "lid1", 3);
    assert_eq!(in_pot(&onto_nothing, 3), "lid1.2");
    call(&mut game, 2);
    put(&mut game, THREE, "leek", 4);
    call(&mut game, 1);
    put(&mut game, TWO, "lid1", 4);
    assert_eq!(in_pot(&game, 4), "leek.3,lid1.2");
}

/// Several may act at once: the chef, whoever is called, whoever has something in the air, and whoever is still to draw.
#[test]
fn everybody_who_can_act_may_do_so_in_any_order() {
    let mut game = game();
    assert_eq!(
        game.to_move(),
        ToMove::seat(ONE),
        "before the first call there is nothing but that"
    );
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    call(&mut game, 2);
    act(&mut game, &["throw 3 leek"]);
    call(&mut game, 3);
    let everybody: SeatSet = "1234".parse().unwrap();
    assert_eq!(game.to_move(), ToMove::Seats(everybody));
    let mut other = game;
    act(&mut game, &["draw 2 left", "land 3 5", "throw 4 pepper"]);
    act(&mut other, &["throw 4 pepper", "land 3 5", "draw 2 left"]);
    assert_eq!(game, other);
    assert_eq!(game.to_move(), ToMove::Seats("134".parse().unwrap()));
    assert_eq!(game.author("draw 3 left".parse().unwrap()), Some(THREE));
    assert!(game.to_move().waits_for(FOUR));
}
