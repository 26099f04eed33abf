//! Who leaves with what: the last mouse, the swap, the token, and the last two.

use rules::buffet::{Event, IllegalMove, Phase, Stacks};
use rules::{Game, SeatSet, ToMove};

use crate::buffet::table::{FOUR, ONE, THREE, TWO, act, draw_all, holding, offered, plate, push, queue, refusal, with};

const PLATES: [&str; 3] = ["cheese5", "pizza3", "salad1"];

#[test]
fn the_one_at_the_very_back_leaves_with_the_worst_plate() {
    let mut game = queue(["4", "2", "3", "9"], &PLATES);
    let events = push(&mut game, "4,2,3,9");
    let taken = Event::PlateTaken {
        seat: TWO,
        plate: plate("salad1"),
        covers: None,
    };
    assert!(events.contains(&taken) && events.contains(&Event::Left { seat: TWO }));
    let table = &game.state().table;
    assert_eq!(table.racing, "134".parse().unwrap());
    assert_eq!((table.buffet.len(), table.mouse(TWO)), (2, 0));
}

#[test]
fn with_two_or_more_at_the_back_nobody_leaves() {
    let mut game = queue(["2,0", "2,0", "3,0", "9,0"], &PLATES);
    let events = push(&mut game, "2,2,3,9");
    assert_eq!(events.last(), Some(&Event::Level));
    assert_eq!(game.to_move(), ToMove::Seats(SeatSet::first(4)));
    assert_eq!(game.state().table.buffet.len(), 3);
}

#[test]
fn at_most_one_leaves_for_each_card() {
    let mut game = queue(["0", "1", "2", "3"], &PLATES);
    let events = push(&mut game, "0,1,2,3");
    let left = events
        .iter()
        .filter(|event| matches!(event, Event::Left { .. }))
        .count();
    assert_eq!(left, 1);
    act(&mut game, &["swap 1 none"]);
    // Seat 2 stands alone at the back now, and is still in.
    assert_eq!(game.state().table.last().only(), Some(TWO));
    assert_eq!(game.state().table.phase, Phase::Choose);
}

/// B10: one field back from the start is −1, behind everybody at 0 or more, though it is printed 39.
#[test]
fn b10_one_back_from_the_start_is_behind_and_not_level_with_thirty_nine() {
    let mut game = queue(["-1", "0", "0", "0"], &PLATES);
    push(&mut game, "-1,0,0,0");
    assert_eq!(game.state().table.stacks(ONE).best(), Some(plate("salad1")));
    let game = with(&queue(["-1", "0", "0", "0"], &PLATES), |state| {
        state.table.mice = [0, 39, 39, 39, 0, 0];
    });
    let mut game = game;
    push(&mut game, "-1,0,0,0");
    assert!(!game.state().table.racing.contains(ONE));
}

/// B10: 0 and 40 share a printed field and are not level; 41 is ahead of 40.
#[test]
fn b10_a_lap_ahead_is_ahead() {
    let two = with(&queue(["0", "1", "0", "0"], &PLATES), |state| {
        state.table.mice = [40, 40, 0, 0, 0, 0];
        state.table.racing = "12".parse().unwrap();
        state.table.stacks[2] = Stacks {
            visible: state.table.buffet,
            ..Stacks::default()
        };
        state.table.stacks[2].visible.remove(plate("cheese5"));
        state.table.buffet = "5/././././.".parse().unwrap();
    });
    let mut game = two;
    push(&mut game, "0,1");
    assert_eq!(game.state().table.stacks(TWO).best(), Some(plate("cheese5")));
}

/// B3 and B11: after taking the plate, before anybody chooses again, in one move. B19: from the lowest to the highest.
#[test]
fn b11_the_first_to_leave_swaps_any_cards_at_once() {
    let mut game = queue(["0,1,1,7", "5", "6", "7"], &PLATES);
    let events = push(&mut game, "0,5,6,7");
    let taken = events
        .iter()
        .position(|event| matches!(event, Event::PlateTaken { .. }));
    assert!(taken.is_some());
    assert_eq!(game.to_move(), ToMove::seat(ONE));
    assert_eq!(refusal(&game, "swap 2 none"), IllegalMove::NotYourSwap);
    assert_eq!(refusal(&game, "swap 1 1,1,1,1,1,1,1,1,1"), IllegalMove::NoSuchCard);
    assert_eq!(refusal(&game, "choose 2 5"), IllegalMove::NotNow);
    let hand = game.state().hand(ONE);
    let sets = crate::buffet::world::sets_of(hand);
    assert_eq!(offered(&game, "swap").len(), sets.len());
    let discards = game.state().table.discards.to_string();
    act(&mut game, &["swap 1 1,1,7"]);
    assert_eq!(game.state().table.discards.to_string(), discards + ",1,1,7");
    assert_eq!(game.state().hand(ONE).len(), 5);
    act(&mut game, &["dealt 9 to 1", "dealt 9 to 1"]);
    assert_eq!(refusal(&game, "dealt 9 to 2"), IllegalMove::NotYourDraw);
    act(&mut game, &["dealt 8 to 1"]);
    assert_eq!(game.state().hand(ONE).len(), 8);
    assert_eq!(game.state().table.phase, Phase::Choose);
}

#[test]
fn an_empty_swap_draws_nothing() {
    let mut game = queue(["0", "5", "6", "7"], &PLATES);
    push(&mut game, "0,5,6,7");
    let events = act(&mut game, &["swap 1 none"]);
    assert_eq!(events.len(), 1);
    assert_eq!(game.state().table.phase, Phase::Choose);
}

#[test]
fn the_second_to_leave_swaps_nothing() {
    let mut game = queue(["0", "5,0", "6,5", "7,5"], &PLATES);
    push(&mut game, "0,5,6,7");
    act(&mut game, &["swap 1 none"]);
    push(&mut game, "0,5,5");
    assert_eq!(game.state().table.phase, Phase::Choose);
    assert_eq!(game.state().table.racing, "34".parse().unwrap());
}

#[test]
fn a_leaving_holder_hands_the_token_to_the_next_who_is_still_in() {
    let mut game = queue(["5,0", "0", "6,5", "7,5"], &PLATES);
    let events = push(&mut game, "5,0,6,7");
    assert!(!events.iter().any(|event| matches!(event, Event::TokenPassed { .. })));
    act(&mut game, &["swap 2 none"]);
    // Seat 1 leaves next, and seat 2 is out already.
    let events = push(&mut game, "0,5,5");
    assert!(events.contains(&Event::TokenPassed { from: ONE, to: THREE }));
    assert_eq!(game.state().table.token, THREE);
}

/// Two mice, one plate, and seat 4 leads seat 3 by this much.
fn last_two() -> rules::buffet::Buffet {
    let mut game = queue(["0", "5,0", "6,5,3,0", "7,5,1,0"], &PLATES);
    push(&mut game, "0,5,6,7");
    act(&mut game, &["swap 1 none"]);
    push(&mut game, "0,5,5");
    game
}

#[test]
fn of_the_last_two_the_one_in_front_after_the_next_card_takes_the_plate() {
    let mut game = last_two();
    // Seat 4 was ahead before, and that alone did not win.
    assert_eq!(game.state().table.foremost().only(), Some(FOUR));
    assert_eq!(game.state().table.phase, Phase::Choose);
    let events = push(&mut game, "3,1");
    assert!(events.contains(&Event::WentHungry { seat: FOUR }));
    assert_eq!(game.state().table.stacks(THREE).best(), Some(plate("cheese5")));
    assert!(game.state().table.stacks(FOUR).is_empty());
}

#[test]
fn level_at_the_front_another_card_is_played() {
    let mut game = with(&last_two(), |state| state.table.mice = [0, 0, 11, 11, 0, 0]);
    let events = push(&mut game, "0,0");
    assert_eq!(events.last(), Some(&Event::Level));
    assert_eq!(game.state().table.buffet.len(), 1);
    push(&mut game, "3,1");
    assert_eq!(game.state().table.stacks(THREE).best(), Some(plate("cheese5")));
}

/// A plate of the same kind is laid on top, and the one below no longer counts, better or worse.
#[test]
fn a_new_plate_covers_the_one_of_its_kind() {
    let game = with(
        &queue(["0", "5", "6", "7"], &["cheese5", "pizza3", "salad-1"]),
        |state| {
            // As if round one had been played: seat 1 has brought home a salad of five.
            state.table.round = 2;
            for (seat, text) in [(0, "salad5"), (1, "pizza1"), (2, "cheese1")] {
                state.table.face_down.remove(plate(text));
                state.table.stacks[seat].lay(plate(text));
            }
        },
    );
    let mut game = game;
    assert_eq!(game.state().table.stacks(ONE).points(), 5);
    let events = push(&mut game, "0,5,6,7");
    let (taken, covers) = (plate("salad-1"), Some(plate("salad5")));
    assert!(events.contains(&Event::PlateTaken {
        seat: ONE,
        plate: taken,
        covers
    }));
    assert_eq!(game.state().table.stacks(ONE).points(), -1);
    assert!(game.state().table.stacks(ONE).covered.contains(plate("salad5")));
}

/// B20: the first to leave may do so with an empty hand: the swap is asked for all the same, and there is one answer.
#[test]
fn b20_with_an_empty_hand_there_is_nothing_to_swap() {
    let mut game = holding(&queue(["0", "5", "6", "7"], &PLATES), ONE, "0");
    push(&mut game, "0,5,6,7");
    assert_eq!(offered(&game, ""), ["swap 1 none"]);
    act(&mut game, &["swap 1 none"]);
    draw_all(&mut game);
    assert!(game.state().hand(ONE).is_empty());
}
