//! What a seat cannot see it cannot know: hands of others, what lies deeper in pots and piles, and the deck.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{KitchenChaos, Number, Vegetable};
use rules::{Game, Seat, View};

use crate::kitchen_chaos::table::{FOUR, ONE, THREE, TWO, act, call, in_pot, kitchen, put, thing};
use crate::kitchen_chaos::world::{anything, hurried};

fn samples(game: &KitchenChaos, seat: Seat) -> Vec<KitchenChaos> {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let view = game.view_for(seat);
    let sample = |_| view.sample(&mut |bound| rng.random_range(0..bound));
    (0..200).map(sample).collect()
}

/// Two cooks have put something into the first pot: an onion, a leek above it, and a tomato on top.
fn soup() -> KitchenChaos {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    act(&mut game, &["draw 2 spoon1"]);
    call(&mut game, 2);
    put(&mut game, THREE, "leek", 1);
    call(&mut game, 1);
    put(&mut game, TWO, "tomato", 1);
    game
}

/// K26: a view holds the top of a pot, how much is in it, and what the seat has itself put there.
#[test]
fn k26_a_pot_shows_its_top_its_height_and_the_own_puts() {
    let game = soup();
    assert_eq!(in_pot(&game, 1), "onion.2,leek.3,tomato.2");
    let known = |seat| -> Vec<(u8, String)> {
        let pot = &game.view_for(seat).pots[0];
        assert_eq!((pot.height, pot.top), (3, Some(thing("tomato"))));
        pot.known().map(|put| (put.above, put.thing.to_string())).collect()
    };
    let put = |above: u8, what: &str| (above, what.to_owned());
    assert_eq!(known(TWO), [put(0, "onion"), put(2, "tomato")]);
    assert_eq!(known(THREE), [put(1, "leek"), put(2, "tomato")]);
    assert_eq!(known(FOUR), [put(2, "tomato")]);
    assert_eq!(known(ONE), [put(2, "tomato")]);
}

/// K26: what lies below may be anything, a spoon that somebody drew included.
#[test]
fn k26_what_lies_below_is_dealt_anew_and_what_is_seen_stays() {
    let game = soup();
    let (mut spoons_below, mut others_below) = (0, 0);
    for other in samples(&game, FOUR) {
        let pot = in_pot(&other, 1);
        assert!(pot.contains(",tomato."), "{pot}");
        spoons_below += u32::from(pot.contains("spoon1.2"));
        others_below += u32::from(!pot.contains("onion") || !pot.contains("leek"));
        assert_eq!(other.state().hand(FOUR), game.state().hand(FOUR));
        // Seat 2 has one spoon somewhere: in the hand, or deep in the pot.
        let held = other.state().hand(TWO).count(thing("spoon1"));
        assert_eq!(held == 0, pot.contains("spoon1.2"));
    }
    assert!((20..180).contains(&spoons_below), "{spoons_below}");
    assert!(others_below > 150, "{others_below}");
    for other in samples(&game, TWO) {
        let pot = in_pot(&other, 1);
        assert!(pot.starts_with("onion.2,") && pot.ends_with(",tomato.2"), "{pot}");
    }
}

/// K29: of a pile the top and the height are seen; whoever draws uncovers the next one.
#[test]
fn k29_a_pile_shows_its_top_and_its_height() {
    let game = soup();
    let left = game.state().piles[0];
    let view = game.view_for(FOUR);
    assert_eq!((view.piles[0].height, view.piles[0].top), (left.len(), left.top()));
    let differs = |other: &KitchenChaos| other.state().piles[0] != left;
    let others = samples(&game, FOUR);
    assert!(others.iter().all(|other| other.state().piles[0].top() == left.top()));
    assert!(others.iter().any(differs));
}

/// K21 and K30: how often each number is still to be called can be counted; in which order, and with which vegetables, nobody
/// knows, not even the chef.
#[test]
fn k30_numbers_to_come_are_counted_and_vegetables_are_not() {
    let game = soup();
    assert_eq!(game.view_for(ONE).calls_left, [10, 11, 12, 0, 0]);
    let deck = game.state().deck;
    let others = samples(&game, ONE);
    for other in &others {
        let left = Number::ALL.map(|number| other.state().deck.left(number));
        assert_eq!(left, [10, 11, 12, 0, 0]);
    }
    assert!(others.iter().any(|other| other.state().deck != deck));
    let full = Number::Three;
    assert!(
        others.iter().all(|other| Vegetable::ALL
            .iter()
            .all(|&kind| other.state().deck.count(full, kind) == 2)),
        "a number that was never called has all its cards"
    );
}

/// K34: other hands are hidden, and how much is in them is not.
#[test]
fn k34_other_hands_are_hidden_but_for_their_size() {
    let game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    let view = game.view_for(THREE);
    assert_eq!(view.hand.to_string(), "leek+carrot");
    assert_eq!(view.hand_sizes, [0, 2, 2, 2, 0, 0]);
    let others = samples(&game, THREE);
    assert!(others.iter().all(|other| other.state().hand(THREE) == view.hand));
    let held = |other: &KitchenChaos| other.state().hand(TWO);
    assert!(others.iter().any(|other| held(other) != game.state().hand(TWO)));
}

/// Late in a round much is seen, and few decks fit: what is dealt anew is a kitchen that can be, for every seat, at every step.
#[test]
fn every_sample_of_every_seat_can_be() {
    for seed in 0..12 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = crate::kitchen_chaos::table::fresh(3 + (seed % 4) as u8);
        while !game.legal_moves().is_empty() {
            for seat in game.state().table.all_seats().iter() {
                let view = game.view_for(seat);
                let other = view.sample(&mut |bound| rng.random_range(0..bound));
                assert_eq!(other.audit(), Ok(()), "seat {seat} in {}", game.state());
                assert_eq!(other.view_for(seat), view);
            }
            let mv = hurried(&game, &mut rng).unwrap_or_else(|| anything(&game, &mut rng));
            game.apply_unchecked(mv);
        }
    }
}
