//! Setting up.

use rules::luigi::{Chance, Event, Food, GuestBook, GuestId, IllegalMove, InvalidGame, Luigi, Pending, Setup, Stall};
use rules::{Game, Seat, ToMove};

use crate::luigi::table::{ONE, TWO, act, cubes, id, place, refusal, started, top};

/// L12: the same for everybody, under 60 and 40; starting guests of empty seats stay out.
#[test]
fn l12_everybody_starts_with_the_same_two_guests() {
    let book = GuestBook::standard();
    for seats in 2..=4 {
        let game = started(seats);
        let state = game.state();
        for seat in state.all_seats().iter() {
            let house = state.house(seat);
            assert_eq!(house.waiting().count(), 2);
            let hungry = book.card(house.at(place(60)).unwrap().guest);
            assert_eq!((hungry.order, hungry.points), (cubes("pasta salad wine water"), 3));
            let sweet = book.card(house.at(place(40)).unwrap().guest);
            assert_eq!((sweet.order, sweet.points), (cubes("pizza dessert"), 2));
        }
        assert_eq!((state.pile, state.boxed()), (12 * seats, 82 - 12 * seats));
        assert_eq!(state.house(ONE).at(place(60)).unwrap().guest, id("a1"));
        assert!(
            state.houses[usize::from(seats)..]
                .iter()
                .all(rules::luigi::Ristorante::is_empty)
        );
    }
}

/// L13: seat order, then the market from row 1, left to right. L27: the first seat begins.
#[test]
fn l13_cubes_are_drawn_in_seat_order_then_for_the_market_and_l27_the_first_seat_begins() {
    let mut game = started(3);
    for seat in game.state().all_seats().iter() {
        for food in ["wine", "water", "salad"] {
            assert_eq!(game.to_move(), ToMove::Chance(Chance::Cube { to: Some(seat) }));
            act(&mut game, &[&format!("cube {food}")]);
        }
        assert_eq!(
            game.state().house(seat).at(place(60)).unwrap().served,
            cubes("wine water salad")
        );
    }
    for stall in Stall::all() {
        for _ in 0..stall.row().capacity() {
            assert_eq!(game.to_move(), ToMove::Chance(Chance::Cube { to: None }));
            let before = game.state().market.at(stall).len();
            let food = game.state().bag.kinds().next().unwrap();
            act(&mut game, &[&format!("cube {food}")]);
            assert_eq!(game.state().market.at(stall).len(), before + 1, "{stall}");
        }
    }
    assert_eq!((game.to_move(), top(&game)), (ToMove::seat(Seat::First), Pending::Turn));
    assert_eq!(game.state().turns_left, None);
}

/// L13: an order completed while setting up is cashed at once, and there are no jokers.
#[test]
fn l13_an_order_completed_while_setting_up_is_cashed_and_there_are_no_jokers() {
    let mut game = started(2);
    let events = act(&mut game, &["cube pizza", "cube dessert", "cube dessert"]);
    assert!(events.contains(&Event::Cashed {
        seat: ONE,
        guest: id("b1"),
        place: place(40),
        cubes: cubes("pizza dessert"),
    }));
    assert_eq!(game.state().house(ONE).store, cubes("dessert"));
    // Two desserts and a pizza would complete an order with a joker.
    let events = act(&mut game, &["cube dessert", "cube dessert", "cube dessert"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Cashed { .. })));
    assert_eq!(game.state().house(TWO).store, cubes("dessert dessert"));
    assert_eq!(game.to_move(), ToMove::Chance(Chance::Cube { to: None }));
}

#[test]
fn two_to_four_may_play() {
    let book = GuestBook::standard();
    for seats in [0, 1, 5, 6, 200] {
        let refused = Luigi::start(&Setup::new(seats, &book), book.clone());
        assert_eq!(refused, Err(InvalidGame::Seats(seats)));
    }
}

#[test]
fn chance_draws_only_what_there_is() {
    let mut game = started(4);
    for _ in 0..10 {
        assert_eq!(
            game.odds("cube dessert".parse().unwrap()),
            Some(u32::from(game.state().bag.count(Food::Dessert)))
        );
        act(&mut game, &["cube dessert"]);
    }
    assert_eq!(refusal(&game, "cube dessert"), IllegalMove::NotInBag);
    assert_eq!(refusal(&game, "guest g1"), IllegalMove::NotNow);
    assert_eq!(refusal(&game, "buy 1.1"), IllegalMove::NotNow);
}

/// L34: whoever orders no less and waits no longer is worth no less, and every food is ordered within a tenth of its share.
#[test]
fn l34_guests_in_haste_and_with_large_orders_are_worth_more_and_orders_fit_the_cubes() {
    let book = GuestBook::standard();
    let cards = || GuestId::ordinary().map(|guest| book.card(guest));
    for (a, b) in cards().flat_map(|a| cards().map(move |b| (a, b))) {
        let no_easier = a.order.len() >= b.order.len() && a.waits.minutes() <= b.waits.minutes();
        assert!(!no_easier || a.points >= b.points, "{a:?} and {b:?}");
    }
    let all: f64 = cards().map(|card| f64::from(card.order.len())).sum();
    for food in Food::ALL.into_iter().skip(1) {
        let ordered: f64 = cards().map(|card| f64::from(card.order.count(food))).sum();
        let share = all * f64::from(food.in_play()) / 80.0;
        assert!((ordered / share - 1.0).abs() <= 0.1, "{food}: {ordered} of {share}");
    }
}
