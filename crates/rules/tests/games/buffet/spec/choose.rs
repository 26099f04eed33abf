//! Choosing in secret, all at the same time, and showing.

use rules::buffet::{Event, IllegalMove, Phase};
use rules::{Game, SeatSet, ToMove};

use crate::buffet::table::{FOUR, ONE, THREE, TWO, act, offered, push, queue, refusal};

const PLATES: [&str; 3] = ["cheese5", "pizza3", "salad1"];

#[test]
fn whoever_has_not_chosen_is_waited_for_in_any_order() {
    let mut game = queue(["1,2", "1,2", "1,2", "1,2"], &PLATES);
    assert_eq!(game.to_move(), ToMove::Seats(SeatSet::first(4)));
    act(&mut game, &["choose 3 1", "choose 1 2"]);
    assert_eq!(game.to_move(), ToMove::Seats("24".parse().unwrap()));
    assert_eq!(game.author("choose 4 1".parse().unwrap()), Some(FOUR));
    assert_eq!(game.author("dealt 4 to 4".parse().unwrap()), None);
}

/// B2: a choice may be changed until the last one has chosen; then it is final.
#[test]
fn b2_a_choice_may_be_changed_until_the_last_one_has_chosen() {
    let mut game = queue(["1,2", "5", "6", "7"], &PLATES);
    let hand = game.state().hand(ONE);
    act(&mut game, &["choose 1 1"]);
    assert_eq!(refusal(&game, "choose 1 1"), IllegalMove::ChosenAlready);
    let events = act(&mut game, &["choose 1 2"]);
    let (one, two) = (Some("1".parse().unwrap()), Some("2".parse().unwrap()));
    assert_eq!(
        events,
        [
            Event::TakenBack { seat: ONE, card: one },
            Event::Chosen { seat: ONE, card: two }
        ]
    );
    act(&mut game, &["take-back 1"]);
    assert_eq!(game.state().hand(ONE), hand);
    assert!(game.to_move().waits_for(ONE));
    act(&mut game, &["choose 1 1", "choose 2 5", "choose 3 6", "choose 4 7"]);
    // All lie open; seat 1 has left with 1, and nothing can be taken back.
    assert_eq!(refusal(&game, "take-back 2"), IllegalMove::NotNow);
    assert_eq!(game.state().table.phase, Phase::Swap { seat: ONE });
}

#[test]
fn only_cards_of_the_own_hand_by_those_who_are_in() {
    let mut game = queue(["1", "5", "6", "7"], &PLATES);
    assert_eq!(refusal(&game, "take-back 1"), IllegalMove::NothingChosen);
    assert_eq!(refusal(&game, "choose 5 1"), IllegalMove::NotInTheQueue);
    assert_eq!(refusal(&game, "swap 1 none"), IllegalMove::NotNow);
    let missing = offered(&game, "choose 1").len();
    assert!(missing < 11, "nine cards are not all eleven");
    push(&mut game, "1,5,6,7");
    act(&mut game, &["swap 1 none"]);
    assert_eq!(refusal(&game, "choose 1 5"), IllegalMove::NotInTheQueue);
    assert_eq!(refusal(&game, "take-back 1"), IllegalMove::NotInTheQueue);
    let held = game.state().hand(TWO);
    let lacking = (-1..=9)
        .find(|&value| !held.contains(value.to_string().parse().unwrap()))
        .unwrap();
    assert_eq!(refusal(&game, &format!("choose 2 {lacking}")), IllegalMove::NoSuchCard);
}

/// B16: showing needs no move, and the discards lie in the order of showing: clockwise from the token.
#[test]
fn b16_cards_are_shown_clockwise_from_the_token_whoever_chose_first() {
    let game = queue(["4", "5", "-1", "7"], &PLATES);
    let mut game = crate::buffet::table::with(&game, |state| state.table.token = THREE);
    let events = act(&mut game, &["choose 2 5", "choose 4 7", "choose 3 -1", "choose 1 4"]);
    let shown = events.iter().filter_map(|event| match *event {
        Event::Shown { seat, from, to, .. } => Some((seat, from, to)),
        _ => None,
    });
    let shown: Vec<_> = shown.collect();
    assert_eq!(shown, [(THREE, 0, -1), (FOUR, 0, 7), (ONE, 0, 4), (TWO, 0, 5)]);
    assert_eq!(game.state().table.discards.to_string(), "-1,7,4,5");
    assert_eq!(game.state().chosen, [None; 6]);
}
