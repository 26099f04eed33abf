//! States that no game can be in are refused, each with what is wrong.

use std::sync::Arc;

use rules::Game;
use rules::buffet::{Buffet, Card, Cards, Contradiction, Draw, InvalidGame, Part, Phase, State};
use rules::{Seat, SeatSet};

use crate::buffet::table::{ONE, THREE, TWO, draw_all, plate, push, queue};

const PLATES: [&str; 3] = ["cheese5", "pizza3", "salad1"];

/// A sound state, with one thing changed.
fn refusal(change: impl FnOnce(&mut State)) -> Contradiction {
    let mut state = *queue(["0,1", "5,1", "6,1", "7,1"], &PLATES).state();
    change(&mut state);
    match Buffet::resume(state, Arc::default()) {
        Err(InvalidGame::State(contradiction)) => contradiction,
        other => panic!("{state} gave {other:?}"),
    }
}

#[test]
fn three_to_six_play_and_nobody_else_has_anything() {
    assert_eq!(refusal(|state| state.table.seats = 2), Contradiction::Seats);
    assert_eq!(refusal(|state| state.table.seats = 7), Contradiction::Seats);
    assert_eq!(
        refusal(|state| state.hands[5].insert(Card::Four)),
        Contradiction::EmptySeat
    );
    assert_eq!(
        refusal(|state| state.table.token = Seat::Fifth),
        Contradiction::EmptySeat
    );
    assert_eq!(
        refusal(|state| state.table.racing.insert(Seat::Sixth)),
        Contradiction::EmptySeat
    );
}

#[test]
fn no_card_is_lost_or_added() {
    for card in Card::ALL {
        assert_eq!(
            refusal(|state| state.table.discards.push(card)),
            Contradiction::Cards(card)
        );
        assert_eq!(
            refusal(|state| state.draw_pile.remove(card)),
            Contradiction::Cards(card)
        );
    }
    let too_many = |state: &mut State| {
        let card = state.draw_pile.nth(0).unwrap();
        state.draw_pile.remove(card);
        state.hands[1].insert(card);
    };
    assert_eq!(refusal(too_many), Contradiction::Hand(TWO));
}

#[test]
fn no_plate_is_lost_or_there_twice_or_lies_below_nothing() {
    let (cheese, pizza) = (plate("cheese5"), plate("pizza5"));
    assert_eq!(
        refusal(|state| state.table.buffet.remove(cheese)),
        Contradiction::Plates
    );
    assert_eq!(
        refusal(|state| state.table.stacks[0].visible.insert(pizza)),
        Contradiction::Plates
    );
    let hovering = |state: &mut State| {
        state.table.face_down.remove(pizza);
        state.table.stacks[2].covered.insert(pizza);
    };
    assert_eq!(refusal(hovering), Contradiction::Stacks(THREE));
    let both_on_top = |state: &mut State| {
        for text in ["pizza5", "pizza4"].map(plate) {
            state.table.face_down.remove(text);
            state.table.stacks[2].visible.insert(text);
        }
    };
    assert_eq!(refusal(both_on_top), Contradiction::Stacks(THREE));
}

#[test]
fn mice_and_token_are_where_they_can_be() {
    assert_eq!(refusal(|state| state.table.mice[5] = 1), Contradiction::Mice);
    assert_eq!(refusal(|state| state.table.mice[0] = i32::MAX), Contradiction::Mice);
    assert_eq!(
        refusal(|state| state.table.racing = SeatSet::of(ONE)),
        Contradiction::Mice
    );
    assert_eq!(refusal(|state| state.table.racing.remove(ONE)), Contradiction::Token);
}

#[test]
fn the_buffet_fits_the_round_and_those_who_are_in() {
    assert_eq!(refusal(|state| state.table.racing.remove(TWO)), Contradiction::Buffet);
    for round in [0, 2, 13, 255] {
        assert_eq!(refusal(|state| state.table.round = round), Contradiction::Buffet);
    }
    assert_eq!(refusal(|state| state.table.part = Part::Second), Contradiction::Buffet);
    assert_eq!(
        refusal(|state| state.table.phase = Phase::TurnUp),
        Contradiction::Buffet
    );
    assert_eq!(refusal(|state| state.table.phase = Phase::Over), Contradiction::Buffet);
}

#[test]
fn choices_fit_the_phase() {
    let choose = |state: &mut State, seat: usize| {
        let card = state.hands[seat].nth(0).unwrap();
        state.hands[seat].remove(card);
        state.chosen[seat] = Some(card);
    };
    // With all cards on the table they would have been shown.
    assert_eq!(
        refusal(|state| (0..4).for_each(|seat| choose(state, seat))),
        Contradiction::Choices
    );
    let empty_hand = |state: &mut State| {
        let hand = std::mem::replace(&mut state.hands[2], Cards::EMPTY);
        hand.iter().for_each(|card| state.table.discards.push(card));
    };
    assert_eq!(refusal(empty_hand), Contradiction::Hand(THREE));
}

#[test]
fn the_phase_fits_the_table() {
    assert_eq!(
        refusal(|state| state.table.phase = Phase::Swap { seat: ONE }),
        Contradiction::Phase
    );
    let draws = [
        (ONE, 9, Draw::EmptyHand),
        (ONE, 0, Draw::EmptyHand),
        (Seat::Sixth, 9, Draw::EmptyHand),
        (ONE, 1, Draw::Swap),
    ];
    for (to, left, why) in draws {
        let phase = Phase::Draw { to, left, why };
        assert_eq!(
            refusal(|state| state.table.phase = phase),
            Contradiction::Phase,
            "{phase}"
        );
    }
    // The first has left, and the swap goes to nobody else.
    let mut game = queue(["0", "5", "6", "7"], &PLATES);
    push(&mut game, "0,5,6,7");
    let mut state = *game.state();
    state.table.phase = Phase::Swap { seat: TWO };
    let refused = Buffet::resume(state, Arc::default());
    assert_eq!(refused, Err(InvalidGame::State(Contradiction::Phase)));
}

/// Whoever draws earlier has drawn completely.
#[test]
fn draws_come_in_order() {
    let start = Buffet::start(&rules::buffet::Setup { seats: 4 }, Arc::default()).unwrap();
    let mut state = *start.state();
    state.table.phase = Phase::Draw {
        to: TWO,
        left: 9,
        why: Draw::FillUp,
    };
    let refused = Buffet::resume(state, Arc::default());
    assert_eq!(refused, Err(InvalidGame::State(Contradiction::Hand(ONE))));
    let mut game = start;
    draw_all(&mut game);
    let mut state = *game.state();
    let card = state.hands[2].nth(0).unwrap();
    state.hands[2].remove(card);
    state.table.discards.push(card);
    let refused = Buffet::resume(state, Arc::default());
    assert_eq!(refused, Err(InvalidGame::State(Contradiction::Hand(THREE))));
}
