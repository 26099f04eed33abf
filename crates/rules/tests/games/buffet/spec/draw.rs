//! Drawing cards: with an empty hand, after a round, and from an empty pile.

use rules::buffet::{Cards, Draw, Event, Phase};
use rules::{Game, Seat};

use crate::buffet::table::{FOUR, ONE, THREE, TWO, act, cards, draw_all, holding, push, queue, with};

const PLATES: [&str; 3] = ["cheese5", "pizza3", "salad1"];

fn dealt_to(events: &[Event]) -> Vec<Seat> {
    let dealt = events.iter().filter_map(|event| match event {
        Event::Dealt { to, .. } => Some(*to),
        _ => None,
    });
    dealt.collect()
}

/// B4 and B13: before choosing opens, clockwise from the token, each completely.
#[test]
fn b13_whoever_has_no_card_draws_nine_before_anybody_chooses() {
    let mut game = queue(["2", "2", "3", "9"], &PLATES);
    for (seat, card) in [(ONE, "2"), (TWO, "2"), (FOUR, "9")] {
        game = holding(&game, seat, card);
    }
    let mut game = with(&game, |state| state.table.token = FOUR);
    push(&mut game, "2,2,3,9");
    let (to, left, why) = (FOUR, 9, Draw::EmptyHand);
    assert_eq!(game.state().table.phase, Phase::Draw { to, left, why });
    let events = draw_all(&mut game);
    assert_eq!(dealt_to(&events), [[FOUR; 9], [ONE; 9], [TWO; 9]].concat());
    assert_eq!(game.state().table.phase, Phase::Choose);
    assert_eq!(game.state().hand(THREE).len(), 8, "whoever has cards draws none");
}

/// B4 holds only for those who must choose.
#[test]
fn b4_whoever_is_out_draws_nothing() {
    let mut game = holding(&queue(["0", "5", "6", "7"], &PLATES), ONE, "0");
    game = holding(&game, THREE, "6");
    push(&mut game, "0,5,6,7");
    act(&mut game, &["swap 1 none"]);
    assert_eq!(dealt_to(&draw_all(&mut game)), [THREE; 9]);
}

/// Ends the first round: seat 3 takes the best plate.
fn after_a_round() -> rules::buffet::Buffet {
    let mut game = queue(["0", "5,0", "6,5,3", "7,5,1"], &PLATES);
    push(&mut game, "0,5,6,7");
    act(&mut game, &["swap 1 none"]);
    push(&mut game, "0,5,5");
    push(&mut game, "3,1");
    game
}

/// B6 and B14: everybody draws up to nine, beginning with the new holder of the token.
#[test]
fn b14_hands_are_filled_up_from_the_new_holder_of_the_token() {
    let mut game = after_a_round();
    let table = &game.state().table;
    // The left-hand neighbour of whoever took the best plate.
    assert_eq!((table.token, table.round), (FOUR, 2));
    assert_eq!((table.racing, table.mice), (table.all_seats(), [0; 6]));
    let events = draw_all(&mut game);
    let expected = [vec![FOUR; 3], vec![ONE; 1], vec![TWO; 2], vec![THREE; 3]].concat();
    assert_eq!(dealt_to(&events), expected);
    assert!(
        game.state()
            .table
            .all_seats()
            .iter()
            .all(|seat| game.state().hand(seat).len() == 9)
    );
    assert_eq!(game.state().table.phase, Phase::TurnUp);
}

/// Leaves so many cards in the draw pile; the others lie open.
fn with_pile(game: &rules::buffet::Buffet, left: &str) -> rules::buffet::Buffet {
    with(game, |state| {
        let mut dropped = state.draw_pile;
        dropped.remove_all(cards(left));
        state.draw_pile = cards(left);
        dropped.iter().for_each(|card| state.table.discards.push(card));
    })
}

/// B12: the discards come back when a card must be drawn from an empty pile, also in the middle of a draw.
#[test]
fn b12_discards_come_back_only_when_a_card_must_be_drawn_from_an_empty_pile() {
    let mut game = with_pile(&after_a_round(), "4");
    let open = game.state().table.discards.len();
    assert!(!game.state().table.discards.is_empty(), "one card can still be drawn");
    let events = act(&mut game, &["dealt 4 to 4"]);
    assert_eq!(events.last(), Some(&Event::Reshuffled { count: open }));
    assert!(game.state().table.discards.is_empty());
    assert_eq!(game.state().draw_pile.len(), open);
    // After the last card of a draw nothing is needed, so an empty pile stays empty.
    let mut last = with_pile(&after_a_round(), "4,4,4,5,6,6,7,7,7");
    act(&mut last, &["dealt 4 to 4"; 3]);
    act(&mut last, &["dealt 5 to 1", "dealt 6 to 2", "dealt 6 to 2"]);
    act(&mut last, &["dealt 7 to 3"; 3]);
    assert_eq!(last.state().draw_pile, Cards::EMPTY);
    assert!(!last.state().table.discards.is_empty());
}

/// B12: what was swapped is among what comes back, what lies chosen is not.
#[test]
fn b12_swapped_cards_are_among_those_that_come_back() {
    let mut game = with_pile(&queue(["0,8", "5", "6", "7"], &PLATES), "");
    push(&mut game, "0,5,6,7");
    let open = game.state().table.discards.len();
    let events = act(&mut game, &["swap 1 8"]);
    assert!(events.contains(&Event::Reshuffled { count: open + 1 }));
    act(&mut game, &["dealt 8 to 1"]);
}

/// B14: after the last round nobody draws. B18: mice and token stay where they are.
#[test]
fn b14_after_the_last_round_nobody_draws() {
    let game = queue(["0", "5,0", "6,5,3", "7,5,1"], &PLATES);
    let mut game = with(&game, |state| {
        state.table.round = 12;
        for plate in state.table.face_down.iter() {
            state.table.face_down.remove(plate);
            state.table.stacks[1].lay(plate);
        }
    });
    push(&mut game, "0,5,6,7");
    act(&mut game, &["swap 1 none"]);
    push(&mut game, "0,5,5");
    let token = game.state().table.token;
    let events = push(&mut game, "3,1");
    assert!(matches!(events.last(), Some(Event::GameOver { .. })));
    assert_eq!(
        (game.state().table.phase, game.state().table.token),
        (Phase::Over, token)
    );
    assert!(game.legal_moves().is_empty());
    let over = rules::buffet::IllegalMove::GameOver;
    assert_eq!(crate::buffet::table::refusal(&game, "choose 1 5"), over);
}
