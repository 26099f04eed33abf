//! States that no game can be in are refused, each with what is wrong.

use rules::luigi::{Agenda, Contradiction, Food, GuestBook, InvalidGame, Luigi, Pending, Row, State};
use rules::{Game, Seat, SeatSet};

use crate::luigi::table::{ONE, Room, TWO, id, place, stall, started};

fn room() -> Room {
    Room::new(3)
        .sits(ONE, 60, id("a1"), "wine")
        .sits(ONE, 50, id("a2"), "")
        .sits(TWO, 40, id("b1"), "pizza")
        .store(ONE, "pizza pizza")
        .tokens(TWO, -3)
}

fn verdict(state: State) -> Result<Luigi, InvalidGame> {
    Luigi::resume(state, GuestBook::standard())
}

/// A sound state, with one thing changed.
fn refusal(change: impl FnOnce(&mut State)) -> Contradiction {
    let mut state = room().state;
    assert!(verdict(state).is_ok());
    change(&mut state);
    match verdict(state) {
        Err(InvalidGame::State(contradiction)) => contradiction,
        other => panic!("{state} gave {other:?}"),
    }
}

fn agenda(text: &str) -> Contradiction {
    refusal(|state| state.agenda = text.parse().unwrap())
}

#[test]
fn two_to_four_play_and_nobody_else_has_anything() {
    for seats in [0, 1, 5, 255] {
        assert_eq!(refusal(|state| state.seats = seats), Contradiction::Seats);
    }
    assert_eq!(refusal(|state| state.turn = Seat::Fourth), Contradiction::EmptySeat);
    assert_eq!(refusal(|state| state.turn = Seat::Sixth), Contradiction::EmptySeat);
    assert_eq!(refusal(|state| state.houses[3].tokens = 1), Contradiction::EmptySeat);
    for text in ["welcome,0,-+flowers,5", "welcome,0,-+cubes,4,1", "welcome,0,-+friend,6"] {
        assert_eq!(agenda(text), Contradiction::EmptySeat, "{text}");
    }
}

#[test]
fn no_cube_is_lost_or_added() {
    for food in Food::ALL {
        assert_eq!(refusal(|state| state.beside.insert(food)), Contradiction::Cubes(food));
        assert_eq!(refusal(|state| state.bag.remove(food)), Contradiction::Cubes(food));
    }
}

#[test]
fn no_guest_is_lost_or_there_twice_or_of_an_empty_seat() {
    let (ordinary, starting, absent) = (id("g7"), id("a1"), id("a4"));
    assert_eq!(
        refusal(|state| state.unseen.remove(ordinary)),
        Contradiction::Guest(ordinary)
    );
    assert_eq!(
        refusal(|state| state.discards.insert(ordinary)),
        Contradiction::Guest(ordinary)
    );
    assert_eq!(
        refusal(|state| state.houses[1].cashed.insert(starting)),
        Contradiction::Guest(starting)
    );
    assert_eq!(
        refusal(|state| state.discards.insert(absent)),
        Contradiction::Guest(absent)
    );
    let into_the_pile = |state: &mut State| {
        state.discards.remove(id("b3"));
        state.unseen.insert(id("b3"));
    };
    assert_eq!(refusal(into_the_pile), Contradiction::Guest(id("b3")));
}

#[test]
fn only_what_was_ordered_lies_on_an_order_and_never_all_of_it() {
    let wrong = |state: &mut State| {
        state.bag.remove(Food::Pizza);
        state.houses[0].places[place(50).index()]
            .as_mut()
            .unwrap()
            .served
            .insert(Food::Pizza);
    };
    assert_eq!(refusal(wrong), Contradiction::Order(ONE));
    let full = |state: &mut State| {
        state.bag.remove(Food::Dessert);
        state.houses[1].places[place(40).index()]
            .as_mut()
            .unwrap()
            .served
            .insert(Food::Dessert);
    };
    assert_eq!(refusal(full), Contradiction::Order(TWO));
}

#[test]
fn there_are_35_tokens_and_no_stall_overflows() {
    assert_eq!(refusal(|state| state.houses[0].tokens = 33), Contradiction::Tokens);
    assert_eq!(refusal(|state| state.houses[0].tokens = i8::MIN), Contradiction::Tokens);
    let heap = |state: &mut State| {
        state.bag.remove(Food::Wine);
        state.market.put(stall("1.3"), Food::Wine);
    };
    assert_eq!(refusal(heap), Contradiction::Market(stall("1.3")));
}

#[test]
fn pile_box_and_taken_guests_add_up() {
    assert_eq!(refusal(|state| state.pile -= 1), Contradiction::Pile);
    assert_eq!(refusal(|state| state.pile = 200), Contradiction::Pile);
    assert_eq!(refusal(|state| state.taken = 1), Contradiction::Pile);
    // Four are taken at a table of three, and these are too many or handed out wrongly.
    for (kept, given, taken) in [(3, "-", 1), (0, "1", 3), (0, "2", 2), (0, "-", 5)] {
        let broken = |state: &mut State| {
            let given: SeatSet = given.parse().unwrap();
            state.agenda = Agenda::of(Pending::Welcome { kept, given });
            state.taken = taken;
            state.pile -= taken;
        };
        assert_eq!(refusal(broken), Contradiction::Pile, "{kept} {given} {taken}");
    }
    let mut started = *started(3).state();
    started.market.put(stall("1.1"), Food::Wine);
    started.bag.remove(Food::Wine);
    assert_eq!(verdict(started), Err(InvalidGame::State(Contradiction::Pile)));
}

#[test]
fn the_turns_that_are_left_fit_the_pile() {
    assert_eq!(refusal(|state| state.turns_left = Some(1)), Contradiction::TurnsLeft);
    let mut state = room().last_turn(1).state;
    state.turns_left = None;
    assert_eq!(verdict(state), Err(InvalidGame::State(Contradiction::TurnsLeft)));
    for left in [3, 9, 255] {
        state.turns_left = Some(left);
        assert_eq!(verdict(state), Err(InvalidGame::State(Contradiction::TurnsLeft)));
    }
}

#[test]
fn the_agenda_fits_the_table() {
    for text in [
        "over",
        "turn+turn",
        "pay,1.1,1",
        "pay,3.1,0",
        "pay,3.1,3",
        "serve",
        "jokers",
        "spend,60,1,0",
        "jokers+spend,60,3,0",
        "jokers+spend,10,1,0",
        "refill,1+turn",
        "refill,1+excess,1",
        "cubes,1,1",
        "flowers,1",
        "turn+excess,1",
    ] {
        assert_eq!(agenda(text), Contradiction::Agenda, "{text}");
    }
    // Rows are filled from left to right.
    let gap = |state: &mut State| {
        let cubes = state.market.take(stall("3.2"));
        state.bag.insert_all(cubes);
        state.agenda = Agenda::of(Pending::Refill { row: Row::Third });
    };
    assert_eq!(refusal(gap), Contradiction::Agenda);
    let in_a_welcome = |text: &'static str| {
        refusal(|state| {
            state.agenda = text.parse().unwrap();
            state.taken = 4;
            state.pile -= 4;
        })
    };
    for text in [
        "welcome,0,-+impatience,3",
        "welcome,0,-+cost,3",
        "welcome,0,-+cubes,1,3",
        "welcome,0,-+turn",
        "welcome,0,-+cubes,1,1+excess,1",
        "welcome,0,-+cubes,1,0",
    ] {
        assert_eq!(in_a_welcome(text), Contradiction::Agenda, "{text}");
    }
}

/// What is offered must be there: orders that leave no choice have been served.
#[test]
fn serving_and_jokers_fit_what_is_in_store() {
    let mut contested = Room::new(2)
        .sits(ONE, 60, id("a1"), "")
        .sits(ONE, 50, id("a2"), "")
        .store(ONE, "wine");
    contested.state.agenda = Agenda::of(Pending::Serve);
    assert!(verdict(contested.state).is_ok());
    let mut also_forced = contested.sits(ONE, 40, id("b1"), "").store(ONE, "pizza");
    assert_eq!(
        verdict(also_forced.state),
        Err(InvalidGame::State(Contradiction::Agenda))
    );
    also_forced.state.agenda = Agenda::of(Pending::Jokers);
    assert_eq!(
        verdict(also_forced.state),
        Err(InvalidGame::State(Contradiction::Agenda))
    );
}
