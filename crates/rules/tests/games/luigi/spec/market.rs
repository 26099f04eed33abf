//! Refilling the market and the bag.

use rules::luigi::{Event, Food, GuestBook, GuestId, IllegalMove, Luigi, Pending, Row, Special, Stall};
use rules::{Game, Seat};

use crate::luigi::table::{ONE, Room, THREE, TWO, act, cubes, hand, id, offered, refusal, stall, top, who};

fn stocked(events: &[Event]) -> Vec<Stall> {
    let stocked = events.iter().filter_map(|event| match event {
        Event::Stocked { stall, .. } => Some(*stall),
        _ => None,
    });
    stocked.collect()
}

/// L23: rows 1 to 4, stalls from left to right, each full before the next; only rows that are wholly empty.
#[test]
fn l23_only_wholly_empty_rows_are_refilled_in_order() {
    let mut room = Room::new(2).sits(ONE, 60, id("a1"), "wine");
    for empty in ["1.2", "1.3", "2.1", "3.1", "3.2", "3.3"] {
        room = room.stall(empty, "");
    }
    let mut game = room.stall("1.1", "wine").game();
    act(&mut game, &["buy 1.1"]);
    assert_eq!(top(&game), Pending::Refill { row: Row::First });
    let mut events = Vec::new();
    while let Pending::Refill { .. } = top(&game) {
        events.extend(act(&mut game, &["cube wine"]));
    }
    let expected = [
        "1.1", "1.2", "1.3", "3.1", "3.1", "3.1", "3.2", "3.2", "3.2", "3.3", "3.3", "3.3",
    ];
    assert_eq!(stocked(&events), expected.map(stall));
    assert!(
        game.state().market.at(stall("2.1")).is_empty(),
        "this row had something left"
    );
    assert_eq!((top(&game), game.state().turn), (Pending::Turn, TWO));
}

/// L21, and L23: refilling comes after serving and cashing, so what was just used can come back at once.
#[test]
fn l21_the_bag_is_refilled_only_when_a_cube_must_be_drawn() {
    let mut game = Room::new(2)
        .sits(ONE, 40, id("b1"), "pizza")
        .stall("1.1", "dessert")
        .stall("1.2", "")
        .stall("1.3", "")
        .bag_to(TWO)
        .game();
    let events = act(&mut game, &["buy 1.1"]);
    let cubes = cubes("pizza dessert");
    assert_eq!(events.last(), Some(&Event::BagRefilled { cubes }));
    assert!(game.state().beside.is_empty());
    // An empty bag from which nothing is drawn stays empty.
    let mut game = Room::new(2).sits(ONE, 60, id("a1"), "").bag_beside().game();
    act(&mut game, &["buy 1.1"]);
    assert!(game.state().bag.is_empty() && !game.state().beside.is_empty());
}

/// The first seat's turn with an empty bag and nothing beside, three at the table; seats 2 and 3 have these in store. What is left
/// lies on the market, as far as it has room.
fn dry(second: &str, third: &str) -> Room {
    let mut room = Room::new(3).store(TWO, second).store(THREE, third).no_market();
    for stall in Stall::all() {
        while room.state.market.at(stall).len() < stall.row().capacity() && !room.state.bag.is_empty() {
            let food = room.state.bag.kinds().last().unwrap();
            room.state.bag.remove(food);
            room.state.market.put(stall, food);
        }
    }
    room
}

/// A store of ten cubes and so many more.
fn much(more: usize) -> String {
    let foods = ["wine"; 6]
        .into_iter()
        .chain(["salad"; 4])
        .chain(std::iter::repeat_n("pasta", more));
    foods.collect::<Vec<_>>().join(" ")
}

fn first_receives_two_cubes(room: Room) -> Luigi {
    let mut game = room.game();
    act(&mut game, &["welcome"]);
    hand(&mut game, who(|card| card.special == Special::TwoCubes), ONE);
    game
}

/// L8 and L22: in the middle of a special, in seat order from the player whose turn it is, of own choice; L32: cube by cube.
#[test]
fn l8_those_with_more_than_ten_return_the_excess_l22_in_the_middle_of_a_special_l32_cube_by_cube() {
    let room = dry(&much(2), &much(1).replace("wine", "water").replace("pasta", "pizza"));
    let rest = room.bag_to(ONE);
    let game = first_receives_two_cubes(rest);
    // The first seat has too much as well, and comes first.
    assert_eq!(top(&game), Pending::Excess { seat: ONE });
    let mut game = game;
    let mut returned = 0;
    while top(&game) == (Pending::Excess { seat: ONE }) {
        let first = offered(&game)[0].clone();
        act(&mut game, &[&first]);
        returned += 1;
    }
    assert!(returned > 0 && game.state().house(ONE).store.len() == 10);
    assert_eq!(top(&game), Pending::Excess { seat: TWO });
    assert_eq!(offered(&game), ["return pasta", "return salad", "return wine"]);
    assert_eq!(refusal(&game, "return dessert"), IllegalMove::NotInStore);
    act(&mut game, &["return pasta", "return wine"]);
    assert_eq!(top(&game), Pending::Excess { seat: THREE });
    act(&mut game, &["return water"]);
    // L32: everybody has ten now, and the draw goes on.
    assert_eq!(top(&game), Pending::Cubes { to: ONE, left: 2 });
    act(&mut game, &["cube water", "cube wine"]);
    assert!(matches!(top(&game), Pending::Welcome { .. }));
}

/// L21: nobody returns anything while something lies beside the market.
#[test]
fn l21_what_lies_beside_the_market_comes_back_first() {
    let mut game = first_receives_two_cubes(dry(&much(3), "").bag_beside());
    assert_eq!(top(&game), Pending::Cubes { to: ONE, left: 2 });
    let first = offered(&game)[0].clone();
    act(&mut game, &[&first]);
    assert_eq!(game.state().house(TWO).store.len(), 13);
}

/// Four at the table, the first seat's turn with a guest and a sold-out first row; every other cube lies on the market, on guests of
/// the others, or in stores of ten at most.
fn nothing_to_draw() -> Room {
    let book = GuestBook::standard();
    let mut room = Room::new(4).sits(ONE, 60, id("a1"), "").no_market();
    let mut largest: Vec<GuestId> = GuestId::ordinary().collect();
    largest.sort_by_key(|&guest| std::cmp::Reverse(book.card(guest).order.len()));
    let mut guests = largest
        .into_iter()
        .filter(|&guest| book.card(guest).special != Special::TwoCubes);
    for seat in [TWO, THREE, Seat::Fourth] {
        for minutes in [60, 50, 40, 30, 20, 10] {
            let guest = guests.next().unwrap();
            // All but one, as far as there is something.
            let bag = room.state.bag;
            let all_but_one: Vec<&str> = book.card(guest).order.iter().skip(1).map(Food::word).collect();
            let served = all_but_one.join(" ");
            let there = bag.contains_all(cubes(&served));
            room = room.sits(seat, minutes, guest, if there { &served } else { "" });
        }
    }
    for stall in Stall::all().filter(|stall| stall.row() != Row::First) {
        for _ in 0..stall.row().capacity() {
            let food = room.state.bag.kinds().last().unwrap();
            room.state.bag.remove(food);
            room.state.market.put(stall, food);
        }
    }
    for seat in [TWO, THREE, Seat::Fourth] {
        while room.state.house(seat).store.len() < 10 && !room.state.bag.is_empty() {
            let food = room.state.bag.kinds().next().unwrap();
            room.state.bag.remove(food);
            room.state.houses[seat.index()].store.insert(food);
        }
    }
    assert!(
        room.state.bag.is_empty() && room.state.beside.is_empty(),
        "{}",
        room.state
    );
    room
}

/// L9: what still cannot be filled stays empty.
#[test]
fn l9_what_cannot_be_filled_stays_empty() {
    let mut game = nothing_to_draw().game();
    let events = act(&mut game, &["buy 2.1", "push 60"]);
    assert!(events.contains(&Event::NothingToDraw));
    assert!(game.state().market.is_row_empty(Row::First));
    assert_eq!((top(&game), game.state().turn), (Pending::Turn, TWO));
}

/// L21: the rest of a special's cubes is forfeited.
#[test]
fn l21_cubes_of_a_special_that_cannot_be_drawn_are_forfeited() {
    let game = first_receives_two_cubes(nothing_to_draw());
    assert!(matches!(top(&game), Pending::Welcome { kept: 1, .. }));
    assert!(game.state().house(ONE).store.is_empty());
}

/// L23: a stall that was filled in part is sold at full price.
#[test]
fn l23_a_stall_filled_in_part_costs_the_full_price() {
    let mut game = Room::new(2).sits(ONE, 60, id("a1"), "").game();
    assert_eq!(game.state().market.at(stall("4.1")).len(), 1);
    act(&mut game, &["buy 4.1"]);
    assert_eq!(
        top(&game),
        Pending::Pay {
            stall: stall("4.1"),
            left: 3
        }
    );
}
