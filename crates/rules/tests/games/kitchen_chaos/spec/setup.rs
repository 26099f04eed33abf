//! Preparing a round, and calling.

use std::sync::Arc;

use rules::kitchen_chaos::{
    Chance, Event, IllegalMove, InvalidGame, KitchenChaos, Number, Phase, Place, Setup, Side, Supply, Thing, Vegetable,
};
use rules::{Game, Seat, ToMove};

use crate::kitchen_chaos::table::{FOUR, ONE, THREE, TWO, act, call, fresh, kitchen, refusal};

#[test]
fn three_to_six_may_play() {
    for seats in [0, 1, 2, 7, 200] {
        let refused = KitchenChaos::start(&Setup { seats }, Arc::default()).unwrap_err();
        assert_eq!(refused, InvalidGame::Seats(seats));
    }
}

/// K1: six kinds, two of each to start with, and two of each for every number.
#[test]
fn k1_two_of_each_kind_for_each_number_and_to_start_with() {
    let game = fresh(6);
    for vegetable in Vegetable::ALL {
        assert_eq!(game.state().start.count(Thing::Vegetable(vegetable)), 2);
        assert_eq!(game.state().deck.vegetables(vegetable), 10);
        for number in Number::ALL {
            assert_eq!(game.state().deck.count(number, vegetable), 2);
        }
    }
    assert_eq!((game.state().start.len(), game.state().deck.len()), (12, 60));
}

/// K2: the starting vegetables always make two equal piles. The table of the rules, line by line.
#[test]
fn k2_every_table_has_its_deck_piles_and_pots() {
    for (seats, deck, hand, pile, vegetables, lids, pots) in [
        (4, 36, 2, 3, 48, 3, 6),
        (5, 48, 2, 2, 60, 4, 8),
        (6, 60, 2, 1, 72, 5, 9),
        (3, 48, 3, 3, 60, 4, 8),
    ] {
        let mut game = fresh(seats);
        while let Some(mv) = game.draw(&mut |_| 0) {
            act(&mut game, &[&mv.to_string()]);
        }
        let state = game.state();
        let table = &state.table;
        assert_eq!(table.phase, Phase::Cook);
        assert_eq!(state.deck.len(), deck, "{seats} seats");
        assert_eq!(state.piles.map(|pile| pile.len()), [pile; 2], "{seats} seats");
        let hands: Vec<u8> = table.cooks().map(|cook| state.hand(cook).len()).collect();
        assert_eq!(hands, vec![hand; usize::from(seats) - 1]);
        assert!(state.hand(ONE).is_empty(), "the chef holds nothing");
        assert_eq!(hands.iter().sum::<u8>() + 2 * pile + deck, vegetables);
        assert_eq!((table.numbers().len(), table.pots().len()), (lids, pots));
        let full = table.supplies.iter().filter(|&&supply| supply == Supply::FULL);
        assert_eq!(full.count(), lids, "three spoons and a lid for each number");
        assert!(lids < pots, "a pot is always to be had");
    }
}

/// K28: each cook completely, clockwise from the chef; then the piles by turns, the left one first.
#[test]
fn k28_cooks_are_dealt_to_clockwise_and_the_rest_goes_onto_the_piles() {
    let mut game = fresh(4);
    let hands = [TWO, TWO, THREE, THREE, FOUR, FOUR].map(Place::Hand);
    let (left, right) = (Place::Pile(Side::Left), Place::Pile(Side::Right));
    for to in hands.into_iter().chain([left, right, left, right, left, right]) {
        assert_eq!(game.to_move(), ToMove::Chance(Chance::Start { to }));
        let mv = game.draw(&mut |bound| bound - 1).unwrap();
        assert_eq!(game.author(mv), None);
        act(&mut game, &[&mv.to_string()]);
    }
    let mut game = fresh(4);
    assert_eq!(refusal(&game, "dealt leek to 3"), IllegalMove::DealtElsewhere);
    assert_eq!(refusal(&game, "dealt leek to 1"), IllegalMove::DealtElsewhere);
    assert_eq!(refusal(&game, "call"), IllegalMove::NotNow);
    act(&mut game, &["dealt leek to 2", "dealt leek to 2"]);
    assert_eq!(refusal(&game, "dealt leek to 3"), IllegalMove::NotAmongTheStart);
    let odds: Vec<_> = game.legal_moves().iter().map(|&mv| game.odds(mv)).collect();
    assert_eq!(odds, [Some(2); 5]);
}

/// K22: the first seat is chef first; clockwise from the chef the cooks get 1, 2, 3 …
#[test]
fn k22_numbers_go_round_from_the_chef() {
    let game = fresh(5);
    let mut table = game.state().table;
    assert_eq!(table.chef(), ONE);
    let cooks = |table: &rules::kitchen_chaos::Table| -> String {
        let numbers = table.numbers().iter();
        numbers.map(|&number| table.cook(number).word()).collect()
    };
    assert_eq!(cooks(&table), "2345");
    table.round = 3;
    assert_eq!((table.chef(), cooks(&table).as_str()), (THREE, "4512"));
    assert_eq!(table.cooks().map(Seat::word).collect::<String>(), "4512");
    assert_eq!(table.numbers_of(Seat::Fifth).collect::<Vec<_>>(), [Number::Two]);
    assert_eq!(table.numbers_of(THREE).count(), 0, "the chef has no number");
    let mut table = fresh(3).state().table;
    assert_eq!(cooks(&table), "2233");
    table.round = 2;
    assert_eq!(cooks(&table), "3311");
}

/// K20: a call reveals number and vegetable together, from the cards there are; the first goes left, the next right.
#[test]
fn k20_a_call_shows_number_and_vegetable_and_lays_the_card() {
    let mut game = kitchen(["onion+onion", "leek+leek", "carrot+carrot"]);
    let left = game.state().piles[0].len();
    let events = act(&mut game, &["call", "called 3 pepper"]);
    let pile = Side::Left;
    let (number, seat, vegetable) = (Number::Three, FOUR, Vegetable::Pepper);
    assert_eq!(
        events,
        [Event::Called {
            number,
            seat,
            vegetable,
            pile
        }]
    );
    assert_eq!(game.state().piles[0].len(), left + 1);
    assert_eq!(game.state().piles[0].top(), Some(Vegetable::Pepper));
    let events = act(&mut game, &["call", "called 3 pepper"]);
    assert!(matches!(events[..], [Event::Called { pile: Side::Right, .. }]));
    act(&mut game, &["call"]);
    assert_eq!(refusal(&game, "called 3 pepper"), IllegalMove::NotInTheDeck);
    assert_eq!(refusal(&game, "called 4 leek"), IllegalMove::NotInTheDeck);
    // Two of each kind for three numbers, but for the two that were called.
    let odds: u32 = game.legal_moves().iter().filter_map(|&mv| game.odds(mv)).sum();
    assert_eq!((game.legal_moves().len(), odds), (17, 34));
}

/// K21: the chef calls without knowing whom. K27: the card comes at once, and nobody does anything in between.
#[test]
fn k21_nobody_knows_the_number_before_the_call() {
    let mut game = kitchen(["onion+onion", "leek+leek", "carrot+carrot"]);
    call(&mut game, 1);
    let chefs = game.legal_moves_of(ONE);
    assert_eq!(chefs.iter().map(ToString::to_string).collect::<Vec<_>>(), ["call"]);
    assert_eq!(game.author("call".parse().unwrap()), Some(ONE));
    act(&mut game, &["call"]);
    assert_eq!(game.to_move(), ToMove::Chance(Chance::Card));
    for seat in Seat::ALL {
        assert!(game.legal_moves_of(seat).is_empty());
    }
    assert_eq!(refusal(&game, "throw 2 onion"), IllegalMove::NotNow);
    assert_eq!(refusal(&game, "call"), IllegalMove::NotNow);
}

/// So each number is called twelve times, in any order.
#[test]
fn each_number_is_called_twelve_times() {
    let mut game = kitchen(["onion+onion", "leek+leek", "carrot+carrot"]);
    for number in [3, 1, 2] {
        (0..12).for_each(|_| drop(call(&mut game, number)));
    }
    assert!(game.state().deck.is_empty());
    assert_eq!(refusal(&game, "call"), IllegalMove::DeckIsThrough);
}
