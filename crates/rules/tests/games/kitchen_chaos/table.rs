//! Short words for what the tests do in the kitchen.

use std::sync::Arc;

use rules::kitchen_chaos::{
    Event, IllegalMove, KitchenChaos, Move, Number, Phase, Place, Pot, PotId, Setup, State, Thing, Vegetable,
};
use rules::{Game, Seat};

pub const ONE: Seat = Seat::First;
pub const TWO: Seat = Seat::Second;
pub const THREE: Seat = Seat::Third;
pub const FOUR: Seat = Seat::Fourth;

pub fn thing(text: &str) -> Thing {
    text.parse().unwrap()
}

pub fn pot(text: &str) -> Pot {
    text.parse().unwrap()
}

pub fn fresh(seats: u8) -> KitchenChaos {
    KitchenChaos::start(&Setup { seats }, Arc::default()).unwrap()
}

/// The first round of so many, before the first call: these vegetables in the hands of the cooks, clockwise from the chef, who
/// is the first seat.
pub fn kitchen<const COOKS: usize>(hands: [&str; COOKS]) -> KitchenChaos {
    let mut game = fresh(COOKS as u8 + 1);
    let mut wanted = hands.iter().flat_map(|hand| hand.split('+'));
    while game.state().table.phase == Phase::Deal {
        let to = game.state().due();
        let next = match to {
            Place::Hand(_) => wanted.next().unwrap().parse().unwrap(),
            Place::Pile(_) => match game.state().start.kinds().next().unwrap() {
                Thing::Vegetable(vegetable) => vegetable,
                other => panic!("{other} among the starting vegetables"),
            },
        };
        game.apply(Move::Dealt { vegetable: next, to }).unwrap();
    }
    game
}

/// The same game with something else on the table, if that can be.
pub fn with(game: &KitchenChaos, change: impl FnOnce(&mut State)) -> KitchenChaos {
    let mut state = *game.state();
    change(&mut state);
    KitchenChaos::resume(state, Arc::default()).unwrap()
}

/// Makes moves written down as text and returns everything that happened.
pub fn act(game: &mut KitchenChaos, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let mv: Move = text.parse().unwrap();
        let happened = game.apply(mv);
        let happened = happened.unwrap_or_else(|illegal| panic!("{text}: {illegal} in {}", game.state()));
        assert_eq!(game.audit(), Ok(()), "after {text}: {}", game.state());
        events.extend(happened);
    }
    events
}

/// The chef calls a number, with whatever vegetable is on the front of the card.
pub fn call(game: &mut KitchenChaos, number: u8) -> Vec<Event> {
    let number: Number = number.to_string().parse().unwrap();
    let deck = game.state().deck;
    let vegetable = Vegetable::ALL
        .into_iter()
        .rev()
        .find(|&vegetable| deck.count(number, vegetable) > 0);
    let called = Move::Called {
        number,
        vegetable: vegetable.unwrap(),
    };
    act(game, &["call", &called.to_string()])
}

/// Calls every card that is left but those of one number; of that one so many stay.
pub fn call_all_but(game: &mut KitchenChaos, number: u8, stay: u8) {
    let numbers: Vec<Number> = game.state().table.numbers().to_vec();
    for other in numbers {
        let keep = if other.to_string() == number.to_string() {
            stay
        } else {
            0
        };
        while game.state().deck.left(other) > keep {
            call(game, other.index() as u8 + 1);
        }
    }
}

/// A cook throws something that lands at once, as keys do it.
pub fn put(game: &mut KitchenChaos, seat: Seat, what: &str, pot: u8) -> Vec<Event> {
    act(game, &[&format!("throw {seat} {what}"), &format!("land {seat} {pot}")])
}

/// What lies in a pot, as text.
pub fn in_pot(game: &KitchenChaos, pot: u8) -> String {
    game.state().pot(PotId::ALL[usize::from(pot) - 1]).to_string()
}

/// Why a move is not allowed now.
pub fn refusal(game: &KitchenChaos, text: &str) -> IllegalMove {
    let refused = game.clone().apply(text.parse().unwrap());
    refused.expect_err(text)
}

/// The moves of a seat that begin like this, as texts.
pub fn offered(game: &KitchenChaos, seat: Seat, beginning: &str) -> Vec<String> {
    let moves = game.legal_moves_of(seat);
    let texts = moves.iter().map(ToString::to_string);
    texts.filter(|text| text.starts_with(beginning)).collect()
}
