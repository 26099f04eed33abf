//! Drawing, after something was put.

use rules::Game;
use rules::kitchen_chaos::{Event, IllegalMove, KitchenChaos, Side};

use crate::kitchen_chaos::table::{THREE, TWO, act, call, kitchen, offered, put, refusal, with};

fn game() -> KitchenChaos {
    kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"])
}

#[test]
fn whoever_has_put_something_draws_one_thing() {
    let mut game = game();
    call(&mut game, 1);
    assert_eq!(refusal(&game, "draw 2 left"), IllegalMove::NothingToDrawFor);
    assert_eq!(refusal(&game, "draw 1 left"), IllegalMove::NotACook);
    put(&mut game, TWO, "onion", 1);
    let open = ["draw 2 left", "draw 2 right", "draw 2 spoon1", "draw 2 lid1"];
    assert_eq!(offered(&game, TWO, ""), open);
    assert_eq!(refusal(&game, "draw 2 spoon2"), IllegalMove::NotYours);
    assert_eq!(refusal(&game, "draw 2 lid5"), IllegalMove::NotYours);
    assert_eq!(refusal(&game, "draw 3 left"), IllegalMove::NothingToDrawFor);
    act(&mut game, &["draw 2 lid1"]);
    assert_eq!(game.state().hand(TWO).to_string(), "tomato+lid1");
    assert_eq!(refusal(&game, "draw 2 left"), IllegalMove::NothingToDrawFor);
    call(&mut game, 1);
    put(&mut game, TWO, "tomato", 1);
    assert_eq!(refusal(&game, "draw 2 lid1"), IllegalMove::NoneLeft);
}

/// The top of a pile is drawn, and what lies below it can be seen then (K29).
#[test]
fn k29_the_top_of_a_pile_is_drawn_and_uncovers_the_next() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    let pile = game.state().piles[Side::Left.index()];
    let [.., below, top] = *pile.as_slice() else {
        panic!("{pile}");
    };
    let events = act(&mut game, &["draw 2 left"]);
    let [Event::Drew { thing, uncovers, .. }] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(thing.to_string(), top.to_string());
    assert_eq!(uncovers, Some(below));
}

/// K3: also after the next call, and at the latest before the own next card.
#[test]
fn k3_drawing_may_wait_until_the_own_next_card() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    call(&mut game, 2);
    put(&mut game, THREE, "leek", 1);
    call(&mut game, 1);
    let mut drawn = game;
    act(&mut drawn, &["draw 2 spoon1", "throw 2 spoon1"]);
    // Without drawing the right lapses: one thing is drawn for the next card, and not two.
    put(&mut game, TWO, "tomato", 1);
    act(&mut game, &["draw 2 left"]);
    assert_eq!(refusal(&game, "draw 2 left"), IllegalMove::NothingToDrawFor);
    assert_eq!(game.state().hand(TWO).len(), 1);
}

/// K4: drawing is a right, not a duty; with an empty hand a call is lost.
#[test]
fn k4_with_an_empty_hand_a_call_is_lost() {
    let mut game = game();
    for what in ["onion", "tomato"] {
        call(&mut game, 1);
        put(&mut game, TWO, what, 1);
    }
    let mut empty = game;
    act(&mut empty, &["draw 2 left"]);
    call(&mut empty, 1);
    let left = offered(&empty, TWO, "throw")[0].clone();
    act(&mut empty, &[&left, "land 2 1"]);
    let mut empty = with(&empty, |state| state.table.may_draw = rules::SeatSet::EMPTY);
    call(&mut empty, 1);
    assert!(empty.state().hand(TWO).is_empty());
    assert!(empty.legal_moves_of(TWO).is_empty() && !empty.to_move().waits_for(TWO));
    // K18: with a right to draw a called cook draws, and then throws.
    call(&mut game, 1);
    assert!(game.state().hand(TWO).is_empty());
    assert_eq!(offered(&game, TWO, "throw"), Vec::<String>::new());
    assert!(game.to_move().waits_for(TWO));
}

/// K18: with an empty hand and a right to draw, a called cook may draw, then throw.
#[test]
fn k18_with_an_empty_hand_one_draws_and_then_throws() {
    let mut game = game();
    for what in ["onion", "tomato"] {
        call(&mut game, 1);
        put(&mut game, TWO, what, 1);
    }
    call(&mut game, 1);
    act(&mut game, &["draw 2 spoon1", "throw 2 spoon1", "land 2 1"]);
    assert_eq!(game.state().pots[0].to_string(), "onion.2,tomato.2,spoon1.2");
}

/// K5: with an empty pile one draws from the other.
#[test]
fn k5_with_an_empty_pile_one_draws_from_the_other() {
    let mut game = kitchen([
        "onion+tomato",
        "leek+carrot",
        "pepper+pepper",
        "onion+leek",
        "carrot+tomato",
    ]);
    // One card on each pile, and the first one that is called goes left.
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    call(&mut game, 2);
    put(&mut game, THREE, "leek", 1);
    act(&mut game, &["draw 2 right", "draw 3 right"]);
    call(&mut game, 1);
    put(&mut game, TWO, "tomato", 1);
    assert!(game.state().piles[1].is_empty());
    assert_eq!(refusal(&game, "draw 2 right"), IllegalMove::EmptyPile);
    assert_eq!(offered(&game, TWO, "draw 2 r"), Vec::<String>::new());
    act(&mut game, &["draw 2 left"]);
}

/// K17: one right to draw at most, which lapses at the own next throw and comes back if that misses.
#[test]
fn k17_a_throw_takes_the_right_to_draw_along_and_a_miss_brings_it_back() {
    let mut game = game();
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    call(&mut game, 1);
    act(&mut game, &["throw 2 tomato"]);
    assert_eq!(refusal(&game, "draw 2 left"), IllegalMove::NothingToDrawFor);
    let events = act(&mut game, &["miss 2"]);
    assert!(matches!(
        events[..],
        [Event::Missed {
            may_draw: true,
            again: true,
            ..
        }]
    ));
    act(&mut game, &["draw 2 left"]);
    assert_eq!(game.state().hand(TWO).len(), 2);
    // Whoever had none before the throw has none after the miss.
    act(&mut game, &["throw 2 tomato", "miss 2"]);
    assert_eq!(refusal(&game, "draw 2 left"), IllegalMove::NothingToDrawFor);
    // Late misses bring it back, too.
    put(&mut game, TWO, "tomato", 1);
    call(&mut game, 1);
    let throw = offered(&game, TWO, "throw")[0].clone();
    act(&mut game, &[&throw]);
    call(&mut game, 2);
    act(&mut game, &["miss 2", "draw 2 left"]);
}
