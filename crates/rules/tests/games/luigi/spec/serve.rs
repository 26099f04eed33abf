//! Serving: buying, paying, putting cubes onto orders, cashing, and jokers.

use rules::luigi::{Event, IllegalMove, Luigi, Pending};
use rules::{Game, ToMove};

use crate::luigi::table::{ONE, Room, TWO, act, cubes, id, offered, place, refusal, stall, top};

/// A house with the starting guest of four dishes, at so many minutes.
fn with_hungry(minutes: u8) -> Room {
    Room::new(2).sits(ONE, minutes, id("a1"), "")
}

#[test]
fn only_a_stall_with_cubes_and_only_with_a_guest() {
    let game = Room::new(2).game();
    assert_eq!(refusal(&game, "buy 1.1"), IllegalMove::NobodyToServe);
    assert_eq!(offered(&game), ["welcome"]);
    let game = with_hungry(60).stall("1.2", "").game();
    assert_eq!(refusal(&game, "buy 1.2"), IllegalMove::StallEmpty);
    assert_eq!(offered(&game).len(), 12);
}

/// L28: clock by clock, in any split, one guest clearing the way for another, and always to the end.
#[test]
fn l28_clocks_are_paid_one_by_one_onto_free_places() {
    let room = with_hungry(20).sits(ONE, 10, id("b1"), "");
    let mut game = room.stall("4.1", "wine wine wine wine").game();
    let events = act(&mut game, &["buy 4.1"]);
    assert!(events.is_empty(), "nothing happens before the first clock");
    assert_eq!(offered(&game), ["push 10"]);
    assert_eq!(refusal(&game, "push 20"), IllegalMove::PlaceTaken);
    assert_eq!(refusal(&game, "push 30"), IllegalMove::NobodyThere);
    act(&mut game, &["push 10"]);
    assert_eq!(game.state().house(ONE).tokens, -1);
    assert_eq!(game.state().market.at(stall("4.1")).len(), 4, "the cubes come last");
    act(&mut game, &["push 20", "push 10"]);
    // Both are out, so nobody is served with what was bought.
    let house = game.state().house(ONE);
    assert_eq!(
        (house.store, house.tokens, house.is_empty()),
        (cubes("wine wine wine wine"), -2, true)
    );
    assert!(game.state().discards.contains(id("a1")) && game.state().discards.contains(id("b1")));
    assert_eq!(game.state().turn, TWO);
}

#[test]
fn what_cannot_be_paid_in_full_cannot_be_bought() {
    let game = with_hungry(20).game();
    assert_eq!(refusal(&game, "buy 4.1"), IllegalMove::TooDear);
    assert!(game.is_legal("buy 3.1".parse().unwrap()));
}

/// The book's own example: whoever is pushed out for the payment is not served.
#[test]
fn a_guest_pushed_out_leaves_cubes_beside_and_a_lemon() {
    let mut game = Room::new(2)
        .sits(ONE, 10, id("a1"), "wine pasta")
        .stall("2.1", "salad water")
        .game();
    let events = act(&mut game, &["buy 2.1", "push 10"]);
    assert!(events.contains(&Event::Left {
        seat: ONE,
        guest: id("a1"),
        from: place(10),
        cubes: cubes("wine pasta"),
    }));
    assert_eq!(game.state().beside, cubes("wine pasta"));
    assert_eq!(game.state().house(ONE).store, cubes("salad water"));
}

/// L2: desserts too, while a guest ordered one. L15: cashed the moment it is full.
#[test]
fn l2_desserts_are_served_too_and_l15_a_full_order_is_cashed_at_once() {
    let mut game = Room::new(2)
        .sits(ONE, 40, id("b1"), "pizza")
        .stall("1.1", "dessert")
        .game();
    let events = act(&mut game, &["buy 1.1"]);
    let position = |wanted: fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let served = position(|event| matches!(event, Event::Served { .. }));
    assert_eq!(position(|event| matches!(event, Event::Cashed { .. })), served + 1);
    assert!(game.state().house(ONE).cashed.contains(id("b1")));
    assert_eq!(game.state().beside, cubes("pizza dessert"));
    assert_eq!(game.standings()[0].points, 2);
}

/// L15: serving asks only when several guests want more of a food than is there.
#[test]
fn l15_serving_asks_only_when_several_want_more_than_there_is() {
    let room = Room::new(2)
        .sits(ONE, 60, id("a1"), "")
        .sits(ONE, 50, id("a2"), "salad");
    // Two of pasta for two who want it: no choice.
    let mut game = room.stall("2.1", "pasta pasta").game();
    act(&mut game, &["buy 2.1", "push 50"]);
    assert_eq!(game.state().turn, TWO);
    assert_eq!(
        game.state().house(ONE).at(place(40)).unwrap().served,
        cubes("salad pasta")
    );
    // One salad, and only one who wants it.
    let mut game = room.stall("1.1", "salad").game();
    act(&mut game, &["buy 1.1"]);
    assert_eq!(game.state().house(ONE).at(place(60)).unwrap().served, cubes("salad"));
    // One of pasta and one of wine for two: twice a choice, in any order; the salad goes by itself.
    let mut game = room.stall("3.1", "pasta wine salad").game();
    act(&mut game, &["buy 3.1", "push 50", "push 40"]);
    assert_eq!(top(&game), Pending::Serve);
    assert_eq!(
        offered(&game),
        ["serve pasta 60", "serve pasta 30", "serve wine 60", "serve wine 30"]
    );
    assert_eq!(refusal(&game, "serve water 60"), IllegalMove::NotInStore);
    assert_eq!(refusal(&game, "serve wine 10"), IllegalMove::NobodyThere);
    act(&mut game, &["serve wine 30", "serve pasta 60"]);
    assert_eq!(
        game.state().house(ONE).at(place(60)).unwrap().served,
        cubes("salad pasta")
    );
    assert_eq!(game.state().turn, TWO);
}

/// The first seat has bought, and may now pay jokers for the guest at 60, which lacks so many cubes.
fn about_to_joke(served: &str, store: &str) -> Luigi {
    let mut game = Room::new(2)
        .sits(ONE, 60, id("a1"), served)
        .store(ONE, store)
        .stall("1.1", "pizza")
        .game();
    act(&mut game, &["buy 1.1"]);
    game
}

/// L7: a joker is never forced. L31: it is offered only when it completes an order.
#[test]
fn l7_a_joker_is_never_forced_and_l31_offered_only_when_it_completes_an_order() {
    let mut game = about_to_joke("pasta salad wine", "dessert dessert");
    assert_eq!(offered(&game), ["joker 60", "done"]);
    act(&mut game, &["done"]);
    assert_eq!((game.state().turn, game.state().house(ONE).store.len()), (TWO, 3));
    let game = about_to_joke("pasta salad", "dessert dessert");
    assert_eq!(game.state().turn, TWO, "one joker does not make up for two cubes");
    let game = about_to_joke("pasta salad wine", "pizza pizza");
    assert_eq!(game.state().turn, TWO, "three cubes are no joker");
}

#[test]
fn two_desserts_or_any_four_stand_for_one_missing_cube() {
    let mut game = about_to_joke("pasta salad wine", "dessert dessert");
    let events = act(&mut game, &["joker 60", "two-desserts"]);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Cashed { place, .. } if *place == crate::luigi::table::place(60)))
    );
    assert_eq!(game.state().beside, cubes("dessert dessert pasta salad wine"));
    assert_eq!(game.state().house(ONE).store, cubes("pizza"));
    // Four may include desserts.
    let mut game = about_to_joke("pasta salad wine", "dessert dessert pizza");
    act(&mut game, &["joker 60", "spend dessert"]);
    assert_eq!(refusal(&game, "two-desserts"), IllegalMove::FourBegun);
    act(&mut game, &["spend dessert", "spend pizza", "spend pizza"]);
    assert!(game.state().house(ONE).cashed.contains(id("a1")));
    assert!(game.state().house(ONE).store.is_empty());
}

/// L31: several may complete one order, and only so much may be spent that they do.
#[test]
fn l31_several_jokers_complete_one_order_and_nothing_is_wasted_on_the_way() {
    // Two are missing; two desserts and four others, no more.
    let mut game = about_to_joke("pasta salad", "dessert dessert pizza pizza pizza");
    act(&mut game, &["joker 60"]);
    assert_eq!(offered(&game), ["two-desserts", "spend pizza"]);
    assert_eq!(refusal(&game, "spend dessert"), IllegalMove::CannotComplete);
    assert_eq!(refusal(&game, "done"), IllegalMove::NotNow);
    act(
        &mut game,
        &[
            "spend pizza",
            "spend pizza",
            "spend pizza",
            "spend pizza",
            "two-desserts",
        ],
    );
    assert!(game.state().house(ONE).cashed.contains(id("a1")));
}

/// L14: forced serving comes first, so a cube that fits somewhere is part of no joker.
#[test]
fn l14_jokers_are_paid_only_from_what_fits_nowhere() {
    let mut game = Room::new(2)
        .sits(ONE, 60, id("a1"), "pasta salad wine")
        .sits(ONE, 50, id("a2"), "")
        .store(ONE, "dessert dessert pasta salad")
        .stall("1.1", "pizza")
        .game();
    act(&mut game, &["buy 1.1"]);
    assert_eq!(top(&game), Pending::Jokers);
    assert_eq!(game.to_move(), ToMove::seat(ONE));
    let house = game.state().house(ONE);
    assert_eq!(house.at(place(50)).unwrap().served, cubes("pasta salad"));
    assert_eq!(house.store, cubes("dessert dessert pizza"));
}

#[test]
fn jokers_complete_orders_on_a_welcome_turn_too() {
    let mut game = Room::new(2)
        .sits(ONE, 60, id("a1"), "pasta salad wine")
        .store(ONE, "dessert dessert")
        .game();
    act(&mut game, &["welcome"]);
    while top(&game) != Pending::Jokers {
        let first = game.legal_moves()[0];
        game.apply(first).unwrap();
        assert_eq!(game.state().turn, ONE, "the turn ended without an offer");
    }
    assert!(offered(&game).last().unwrap() == "done");
}
