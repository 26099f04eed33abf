//! The end of a round, what it is worth, and the end of the game.

use rules::kitchen_chaos::{Event, IllegalMove, KitchenChaos, Phase, PotId};
use rules::{Game, Seat, ToMove};

use crate::kitchen_chaos::table::{
    FOUR, ONE, THREE, TWO, act, call, call_all_but, fresh, kitchen, offered, pot, put, refusal, with,
};

/// Everything has been called; the last one was seat 4.
fn last_call() -> KitchenChaos {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    act(&mut game, &["draw 2 spoon1"]);
    call(&mut game, 1);
    put(&mut game, TWO, "spoon1", 1);
    call_all_but(&mut game, 3, 0);
    game
}

fn opened(events: &[Event]) -> Vec<(u8, String, i16, Option<Seat>)> {
    let opened = events.iter().filter_map(|event| match event {
        Event::PotOpened { id, pot, worth, to } => Some((id.index() as u8 + 1, pot.to_string(), *worth, *to)),
        _ => None,
    });
    opened.collect()
}

/// The round ends when the last called cook has put a card; K32: pots are opened in the order of the ring.
#[test]
fn k32_the_last_landing_ends_the_round_and_opens_the_pots_in_order() {
    let mut game = last_call();
    assert_eq!(game.state().table.phase, Phase::Cook);
    act(&mut game, &["throw 4 pepper"]);
    let events = act(&mut game, &["land 4 3"]);
    let mut expected: Vec<_> = (1..=6).map(|id| (id, "none".to_owned(), 0, None)).collect();
    expected[0] = (1, "onion.2,spoon1.2".into(), 1, Some(TWO));
    expected[2] = (3, "pepper.4".into(), 1, None);
    assert_eq!(opened(&events), expected);
    let rest: Vec<_> = events
        .iter()
        .skip_while(|event| !matches!(event, Event::RoundEnded { .. }))
        .collect();
    assert_eq!(
        rest,
        [
            &Event::RoundEnded { round: 1 },
            &Event::RoundStarted { round: 2, chef: TWO }
        ]
    );
    // Every round is prepared afresh, and only the points stay.
    let fresh = with(&fresh(4), |state| {
        state.table.round = 2;
        state.table.scores[1] = 1;
    });
    assert_eq!(game, fresh);
}

/// The points go to the owner of the spoon that was put in last, once; the others and pots without a spoon get nothing.
#[test]
fn points_go_to_the_last_spoon_once() {
    let mut game = with(&last_call(), |state| {
        let soups = [
            "onion.2,spoon1.2,onion.3,leek.4,spoon2.3,spoon2.3",
            "tomato.2,tomato.2,tomato.3,tomato.4,spoon3.4,lid3.4",
            "carrot.3,carrot.4",
            "spoon1.2",
            "none",
            "none",
        ];
        for (id, soup) in PotId::ALL.into_iter().zip(soups) {
            for put in pot(soup).iter() {
                match put.thing {
                    rules::kitchen_chaos::Thing::Vegetable(kind) => {
                        let pile = &mut state.piles;
                        let cards: Vec<_> = pile.iter().flat_map(|pile| pile.as_slice().to_vec()).collect();
                        let at = cards.iter().position(|&card| card == kind).unwrap();
                        *pile = Default::default();
                        for (nth, &card) in cards.iter().enumerate().filter(|&(nth, _)| nth != at) {
                            pile[nth % 2].push(card);
                        }
                    }
                    rules::kitchen_chaos::Thing::Spoon(number) => {
                        let spoons = &mut state.table.supplies[number.index()].spoons;
                        *spoons = spoons.saturating_sub(1);
                    }
                    rules::kitchen_chaos::Thing::Lid(number) => state.table.supplies[number.index()].lid = false,
                }
            }
            if id == PotId::First {
                // The onion and the spoon that were there go back to where they came from.
                state.piles[0].push(rules::kitchen_chaos::Vegetable::Onion);
                state.table.supplies[0].spoons += 1;
            }
            state.pots[id.index()] = pot(soup);
        }
    });
    let events = act(&mut game, &["close"]);
    let to: Vec<_> = opened(&events).iter().map(|&(_, _, worth, to)| (worth, to)).collect();
    let expected = [
        (2 - 1, Some(THREE)),
        (4 + 3, Some(FOUR)),
        (2, None),
        (0, Some(TWO)),
        (0, None),
        (0, None),
    ];
    assert_eq!(to, expected);
    assert_eq!(game.state().table.scores, [0, 0, 1, 7, 0, 0]);
}

/// K7: after one more beat of the pace `close` ends the last call, though nobody put anything.
#[test]
fn k7_the_chef_closes_a_round_in_which_the_last_call_is_let_pass() {
    let mut game = last_call();
    assert_eq!(offered(&game, ONE, ""), ["close"]);
    let events = act(&mut game, &["close"]);
    assert_eq!(events[0], Event::Closed);
    assert_eq!((game.state().table.round, game.state().table.phase), (2, Phase::Deal));
    assert_eq!(game.state().table.scores[1], 1);
}

/// K19: `close` is legal only when the deck is through.
#[test]
fn k19_there_is_no_closing_before_the_deck_is_through() {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    assert_eq!(refusal(&game, "close"), IllegalMove::DeckIsNotThrough);
    call_all_but(&mut game, 3, 1);
    assert_eq!(refusal(&game, "close"), IllegalMove::DeckIsNotThrough);
    call(&mut game, 3);
    act(&mut game, &["close"]);
}

/// K19: the round does not end while something is in the air.
#[test]
fn k19_the_round_waits_for_what_is_in_the_air() {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call_all_but(&mut game, 3, 2);
    call(&mut game, 3);
    // Not the last call, and it stays in the air.
    act(&mut game, &["throw 4 pepper"]);
    call(&mut game, 3);
    act(&mut game, &["land 4 1"]);
    assert_eq!(game.state().table.round, 1, "that answered the call before");
    act(&mut game, &["throw 4 pepper", "land 4 1"]);
    assert_eq!(game.state().table.round, 2);
    // Another cook's flight keeps the round going after the last landing, too.
    let mut other = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call_all_but(&mut other, 3, 1);
    let mut other = with(&other, |state| {
        let may_draw = false;
        let thing = "onion".parse().unwrap();
        state.hands[1].remove(thing);
        state.table.air[1] = Some(rules::kitchen_chaos::Flight { thing, may_draw });
    });
    call(&mut other, 3);
    put(&mut other, FOUR, "pepper", 2);
    assert_eq!(other.state().table.round, 1);
    act(&mut other, &["miss 2"]);
    assert_eq!(other.state().table.round, 2);
}

/// K33: `close` may come while something flies. Then nothing but that happens: nobody throws again, and nobody draws.
#[test]
fn k33_after_closing_what_flies_comes_down_and_nothing_else_happens() {
    for (rest, in_pot) in [
        ("land 4 1", "onion.2,spoon1.2,pepper.4"),
        ("miss 4", "onion.2,spoon1.2"),
    ] {
        let mut game = last_call();
        assert_eq!(offered(&game, TWO, "draw").len(), 4, "until then there may be drawing");
        act(&mut game, &["throw 4 pepper", "close"]);
        assert_eq!(game.to_move(), ToMove::seat(FOUR));
        assert_eq!(refusal(&game, "close"), IllegalMove::Closed);
        assert_eq!(refusal(&game, "draw 2 left"), IllegalMove::Closed);
        assert_eq!(refusal(&game, "throw 4 pepper"), IllegalMove::Closed);
        let events = act(&mut game, &[rest]);
        let told = match events[0] {
            Event::Landed { may_draw, .. } => may_draw,
            Event::Missed { may_draw, again, .. } => may_draw || again,
            ref other => panic!("{other:?}"),
        };
        assert!(!told, "{events:?}");
        assert_eq!(opened(&events)[0].1, in_pot);
        assert_eq!(game.state().table.round, 2);
    }
}

/// K33: a miss after closing, while something else still flies.
#[test]
fn k33_after_closing_each_flight_comes_down_by_itself() {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call_all_but(&mut game, 3, 2);
    call(&mut game, 3);
    let mut game = with(&game, |state| {
        let may_draw = false;
        let thing = "onion".parse().unwrap();
        state.hands[1].remove(thing);
        state.table.air[1] = Some(rules::kitchen_chaos::Flight { thing, may_draw });
    });
    call(&mut game, 3);
    act(&mut game, &["throw 4 pepper", "close", "miss 4"]);
    assert_eq!(game.to_move(), ToMove::seat(TWO));
    assert_eq!(refusal(&game, "throw 4 pepper"), IllegalMove::Closed);
    let events = act(&mut game, &["land 2 1"]);
    assert_eq!(opened(&events)[0].1, "onion.2");
}

/// Plays a round in which nothing happens, or the first cook puts a vegetable and a spoon into the first pot, for one point.
fn round_with(game: &mut KitchenChaos, a_soup: bool) {
    while let Some(mv) = game.draw(&mut |_| 0) {
        act(game, &[&mv.to_string()]);
    }
    let cook = game.state().table.cooks().next().unwrap();
    if a_soup {
        call(game, 1);
        let first = offered(game, cook, "throw")[0].clone();
        act(
            game,
            &[&first, &format!("land {cook} 1"), &format!("draw {cook} spoon1")],
        );
        call(game, 1);
        put(game, cook, "spoon1", 1);
    }
    call_all_but(game, 1, 0);
    act(game, &["close"]);
}

/// Everybody is chef once; then most points win. K10: ties share.
#[test]
fn k10_after_everybody_was_chef_most_points_win_and_ties_share() {
    let mut game = fresh(4);
    for (round, a_soup) in [(1, true), (2, true), (3, false), (4, false)] {
        assert_eq!(game.state().table.round, round);
        assert_eq!(game.state().table.chef(), Seat::ALL[usize::from(round) - 1]);
        round_with(&mut game, a_soup);
    }
    assert_eq!(
        (game.state().table.phase, game.to_move()),
        (Phase::Over, ToMove::Nobody)
    );
    assert_eq!(refusal(&game, "call"), IllegalMove::GameOver);
    let standings = game.standings();
    let places: Vec<_> = standings.iter().map(|one| (one.seat, one.place, one.points)).collect();
    assert_eq!(places, [(TWO, 1, 1), (THREE, 1, 1), (ONE, 3, 0), (FOUR, 3, 0)]);
}

#[test]
fn the_last_round_ends_with_the_standings() {
    let mut game = with(&fresh(4), |state| {
        state.table.round = 4;
        state.table.scores = [5, 9, 9, 2, 0, 0];
    });
    while let Some(mv) = game.draw(&mut |_| 0) {
        act(&mut game, &[&mv.to_string()]);
    }
    call_all_but(&mut game, 1, 0);
    let events = act(&mut game, &["close"]);
    let [.., Event::RoundEnded { round: 4 }, Event::GameOver { standings }] = &events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(*standings, game.standings());
    assert_eq!(standings.iter().map(|one| one.place).collect::<Vec<_>>(), [1, 1, 3, 4]);
    // K32: after the last round, too, everything is back in the box.
    assert!(game.state().hands.iter().all(|hand| hand.is_empty()) && game.state().deck.is_empty());
}

/// K31: what is in the pots of a round that is going on counts when they are opened; before that nobody could know.
#[test]
fn k31_standings_count_rounds_that_are_through() {
    let game = last_call();
    assert_eq!(game.state().pots[0].to_string(), "onion.2,spoon1.2");
    assert!(game.standings().iter().all(|one| (one.points, one.place) == (0, 1)));
}
