//! States that no game can be in are refused, each with what is wrong.

use std::sync::Arc;

use rules::kitchen_chaos::{
    Answer, Call, Contradiction, Flight, InvalidGame, KitchenChaos, Number, Phase, Pot, Put, State, Supply, Thing,
    Vegetable,
};
use rules::{Game, Seat, SeatSet};

use crate::kitchen_chaos::table::{FOUR, ONE, THREE, TWO, act, call, call_all_but, fresh, kitchen, put, thing};

/// Seat 2 has put an onion and may draw; seat 3 has a leek in the air.
fn sound() -> KitchenChaos {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    call(&mut game, 2);
    act(&mut game, &["throw 3 leek"]);
    game
}

fn refused(game: &KitchenChaos, change: impl FnOnce(&mut State)) -> Contradiction {
    let mut state = *game.state();
    change(&mut state);
    match KitchenChaos::resume(state, Arc::default()) {
        Err(InvalidGame::State(contradiction)) => contradiction,
        other => panic!("{state} gave {other:?}"),
    }
}

/// A sound state, with one thing changed.
fn refusal(change: impl FnOnce(&mut State)) -> Contradiction {
    refused(&sound(), change)
}

#[test]
fn three_to_six_play_as_many_rounds_and_only_cooks_have_anything() {
    assert_eq!(refusal(|state| state.table.seats = 2), Contradiction::Seats);
    assert_eq!(refusal(|state| state.table.seats = 7), Contradiction::Seats);
    for round in [0, 5, 255] {
        assert_eq!(refusal(|state| state.table.round = round), Contradiction::Round);
    }
    for seat in [ONE, Seat::Fifth] {
        let index = seat.index();
        let none = Contradiction::NoCook(seat);
        assert_eq!(refusal(|state| state.hands[index].insert(thing("onion"))), none);
        assert_eq!(refusal(|state| state.table.may_draw.insert(seat)), none);
        assert_eq!(refusal(|state| state.table.air[index] = state.table.air[2]), none);
    }
    let by_the_chef = |state: &mut State| state.pots[0] = "onion.1".parse().unwrap();
    assert_eq!(refusal(by_the_chef), Contradiction::NoCook(ONE));
}

#[test]
fn nothing_is_lost_or_added() {
    for vegetable in Vegetable::ALL {
        let thing = Thing::Vegetable(vegetable);
        // Seat 3 has thrown one of two, so a third thing fits the hand only after that has landed.
        let swap = |state: &mut State| {
            let flight = Flight { thing, may_draw: false };
            state.table.air[2] = Some(flight);
        };
        if vegetable != Vegetable::Leek {
            assert!(matches!(refusal(swap), Contradiction::Things(_)));
        }
        let dropped = |state: &mut State| {
            state.piles[0].pop();
        };
        assert!(matches!(refusal(dropped), Contradiction::Things(_)));
    }
    for index in 0..3 {
        let number = Number::ALL[index];
        let spoon = Contradiction::Things(Thing::Spoon(number));
        assert_eq!(refusal(|state| state.table.supplies[index].spoons = 2), spoon);
        assert_eq!(refusal(|state| state.table.supplies[index].spoons = 255), spoon);
        let lid = Contradiction::Things(Thing::Lid(number));
        assert_eq!(refusal(|state| state.table.supplies[index].lid = false), lid);
    }
    let unused = Contradiction::Things(Thing::Spoon(Number::Five));
    assert_eq!(refusal(|state| state.table.supplies[4] = Supply::FULL), unused);
}

#[test]
fn spoons_and_lids_are_with_their_cook() {
    let draw = |state: &mut State| state.table.supplies[0].spoons -= 1;
    let in_a_hand = |state: &mut State| {
        draw(state);
        state.hands[3].remove(thing("pepper"));
        state.hands[3].insert(thing("spoon1"));
    };
    assert_eq!(refusal(in_a_hand), Contradiction::Owner(FOUR));
    let in_a_pot = |state: &mut State| {
        draw(state);
        state.pots[0] = "spoon1.3".parse().unwrap();
    };
    assert_eq!(refusal(in_a_pot), Contradiction::Owner(THREE));
    let unused = |state: &mut State| state.pots[0] = "spoon5.3".parse().unwrap();
    assert_eq!(refusal(unused), Contradiction::Owner(THREE));
}

/// K4 and K17: the hand, what flies and the right to draw together are never more than what was dealt.
#[test]
fn no_hand_is_larger_than_what_was_dealt() {
    assert_eq!(
        refusal(|state| state.hands[1].insert(thing("onion"))),
        Contradiction::Hand(TWO)
    );
    assert_eq!(
        refusal(|state| state.table.may_draw.insert(FOUR)),
        Contradiction::Hand(FOUR)
    );
    assert_eq!(
        refusal(|state| state.table.may_draw.insert(THREE)),
        Contradiction::Hand(THREE)
    );
    let kept = |state: &mut State| {
        let thing = thing("leek");
        state.table.air[2] = Some(Flight { thing, may_draw: true });
    };
    assert_eq!(refusal(kept), Contradiction::Hand(THREE));
}

#[test]
fn deck_piles_and_pots_are_no_larger_than_they_can_be() {
    let strange = |state: &mut State| state.deck.insert(Number::Five, Vegetable::Onion);
    assert_eq!(refusal(strange), Contradiction::Deck);
    let doubled = |state: &mut State| state.deck.insert(Number::Three, Vegetable::Onion);
    assert_eq!(refusal(doubled), Contradiction::Deck);
    let heaped = |state: &mut State| {
        let top = state.piles[1].pop().unwrap();
        state.piles[0].push(top);
    };
    assert_eq!(refusal(heaped), Contradiction::Piles);
    let below = |state: &mut State| {
        state.table.supplies[0].lid = false;
        state.pots[0] = "lid1.2,onion.2".parse().unwrap();
    };
    assert_eq!(refusal(below), Contradiction::Pots);
    // Two calls, of which one flies: no second thing can have been put.
    let more = |state: &mut State| {
        let top = state.piles[0].pop().unwrap();
        let thing = Thing::Vegetable(top);
        state.pots[3].push(Put { thing, by: FOUR });
    };
    assert_eq!(refusal(more), Contradiction::Pots);
    let outside = |state: &mut State| {
        state.pots[8] = state.pots[0];
        state.pots[0] = Pot::default();
    };
    assert_eq!(refusal(outside), Contradiction::Pots);
}

#[test]
fn the_last_call_fits_what_was_called() {
    let answer = |number, answer| Some(Call { number, answer });
    for call in [
        None,
        answer(Number::Three, Answer::Landed),
        answer(Number::Five, Answer::Landed),
        answer(Number::One, Answer::Thrown),
    ] {
        assert_eq!(
            refusal(|state| state.table.call = call),
            Contradiction::Call,
            "{call:?}"
        );
    }
    // Open would mean that a third thing may be put for two calls.
    let open = answer(Number::Two, Answer::Open);
    assert_eq!(refusal(|state| state.table.call = open), Contradiction::Pots);
}

#[test]
fn nobody_has_points_before_a_round_is_through() {
    assert_eq!(refusal(|state| state.table.scores[1] = 1), Contradiction::Scores);
    assert_eq!(refusal(|state| state.table.scores[1] = -1), Contradiction::Scores);
    assert_eq!(refusal(|state| state.table.scores[1] = i16::MAX), Contradiction::Scores);
}

#[test]
fn the_phase_fits_the_table() {
    assert_eq!(refusal(|state| state.table.phase = Phase::Deal), Contradiction::Phase);
    assert_eq!(refusal(|state| state.table.closed = true), Contradiction::Phase);
    assert_eq!(refusal(|state| state.table.phase = Phase::Over), Contradiction::Round);
    let mut last = fresh(4);
    last = crate::kitchen_chaos::table::with(&last, |state| state.table.round = 4);
    assert_eq!(
        refused(&last, |state| state.table.phase = Phase::Over),
        Contradiction::Phase
    );
    // Whoever is dealt to earlier has everything.
    let mut dealing = fresh(4);
    act(&mut dealing, &["dealt leek to 2"]);
    let skipped = |state: &mut State| state.hands.swap(1, 3);
    assert_eq!(refused(&dealing, skipped), Contradiction::Phase);
    assert_eq!(
        refused(&dealing, |state| state.table.phase = Phase::Cook),
        Contradiction::Phase
    );
    let spoon_dealt = |state: &mut State| {
        state.table.supplies[0].spoons -= 1;
        state.start.insert(thing("spoon1"));
    };
    assert_eq!(refused(&dealing, spoon_dealt), Contradiction::Phase);
    // The deck is through: no card can be asked for, and a closed round has nothing left to wait for.
    let mut game = sound();
    call_all_but(&mut game, 3, 0);
    assert_eq!(
        refused(&game, |state| state.table.phase = Phase::Call),
        Contradiction::Phase
    );
    assert_eq!(refused(&game, |state| state.table.closed = true), Contradiction::Phase);
    let through = |state: &mut State| {
        state.table.closed = true;
        state.table.may_draw = SeatSet::EMPTY;
        let flight = state.table.air[2].take().unwrap();
        state.hands[2].insert(flight.thing);
    };
    assert_eq!(refused(&game, through), Contradiction::Phase);
}
