//! Texts from anywhere: garbage never panics, and what we write we read back.

use std::sync::Arc;

use proptest::prelude::*;
use rules::kitchen_chaos::{
    Answer, Call, Deck, KitchenChaos, Move, Number, Phase, Pile, Pot, Put, Setup, State, Thing, Things, Vegetable,
};
use rules::{Game, MatchRecord, Seat, ToMove};

use crate::kitchen_chaos::table::{THREE, TWO, act, call, call_all_but, kitchen, put};
use crate::kitchen_chaos::world::conceivable_moves;

/// A real game's state, to be damaged: things put, drawn and in the air, and the deck nearly through.
fn state() -> State {
    let mut game = kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]);
    call(&mut game, 1);
    put(&mut game, TWO, "onion", 1);
    act(&mut game, &["draw 2 spoon1"]);
    call(&mut game, 2);
    put(&mut game, THREE, "leek", 1);
    act(&mut game, &["draw 3 lid2"]);
    call(&mut game, 1);
    put(&mut game, TWO, "spoon1", 1);
    call_all_but(&mut game, 3, 2);
    act(&mut game, &["throw 4 pepper"]);
    *game.state()
}

fn match_text() -> String {
    let moves = [
        "dealt onion to 2",
        "dealt leek to left",
        "call",
        "called 3 pepper",
        "throw 4 spoon3",
        "land 4 6",
        "miss 2",
        "draw 2 right",
        "draw 3 lid2",
        "close",
    ];
    let moves = moves.map(|mv| mv.parse().unwrap()).to_vec();
    MatchRecord::<KitchenChaos> {
        setup: Setup { seats: 4 },
        moves,
    }
    .to_string()
}

/// A sound text with a few bytes cut out, put in or changed.
fn damaged(sound: String) -> impl Strategy<Value = String> {
    let length = sound.len();
    let damage = (0..=length, 0..12_usize, proptest::collection::vec(any::<char>(), 0..6));
    proptest::collection::vec(damage, 1..4).prop_map(move |wounds| {
        let mut bytes = sound.clone().into_bytes();
        for (at, cut, insert) in wounds {
            let at = at.min(bytes.len());
            let end = (at + cut).min(bytes.len());
            let insert: String = insert.into_iter().collect();
            bytes.splice(at..end, insert.into_bytes());
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// One change to a state. Most keep the number of things: what comes here is taken there.
fn change(state: &mut State, what: usize, place: usize, number: u8) {
    let seat = Seat::ALL[place];
    let nth = usize::from(number);
    match what {
        0 => state.table.may_draw.insert(seat),
        1 => state.table.may_draw.remove(seat),
        2 => state.table.closed = !state.table.closed,
        3 => state.table.phase = Phase::ALL[nth % Phase::COUNT],
        4 => {
            let call = Call {
                number: Number::ALL[nth % Number::COUNT],
                answer: Answer::ALL[place % Answer::COUNT],
            };
            state.table.call = Some(call);
        }
        5 => {
            if let Some(flight) = state.table.air[place].take() {
                state.hands[place].insert(flight.thing);
            }
        }
        6 => {
            if let Some(thing) = state.hands[place]
                .kinds()
                .next()
                .filter(|_| state.table.air[place].is_none())
            {
                state.hands[place].remove(thing);
                let may_draw = number.is_multiple_of(2);
                state.table.air[place] = Some(rules::kitchen_chaos::Flight { thing, may_draw });
            }
        }
        7 => {
            if let Some(vegetable) = state.piles[nth % 2].pop() {
                state.hands[place].insert(Thing::Vegetable(vegetable));
            }
        }
        8 => {
            if let Some(vegetable) = state.piles[nth % 2].pop() {
                let thing = Thing::Vegetable(vegetable);
                state.pots[place].push(Put { thing, by: seat });
            }
        }
        9 if state.table.supplies[place].spoons > 0 => {
            state.table.supplies[place].spoons -= 1;
            let thing = Thing::Spoon(Number::ALL[place]);
            state.pots[nth % 6].push(Put { thing, by: seat });
        }
        10 => {
            if let Some(thing) = state.hands[place].kinds().next() {
                state.hands[place].remove(thing);
                state.pots[nth % 6].push(Put { thing, by: seat });
            }
        }
        11 => state.table.round = number,
        12 => state.table.scores[place] = i16::from(number) - 2,
        13 => {
            if let Some((called, vegetable)) = state.deck.kinds().nth(nth % 2) {
                state.deck.remove(called, vegetable);
                state.piles[nth % 2].push(vegetable);
            }
        }
        14 => {
            if let Some(vegetable) = state.piles[nth % 2].pop() {
                state.deck.insert(Number::ALL[place], vegetable);
            }
        }
        15 => {
            if let Some(vegetable) = state.piles[nth % 2].pop() {
                state.start.insert(Thing::Vegetable(vegetable));
            }
        }
        _ => {}
    }
}

proptest! {
    #[test]
    fn every_move_is_read_back(index in any::<proptest::sample::Index>()) {
        let moves = conceivable_moves(&kitchen(["onion+tomato", "leek+carrot", "pepper+pepper"]));
        let mv = moves[index.index(moves.len())];
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        for strange in [format!(" {mv}"), format!("{mv} "), mv.to_string().to_uppercase()] {
            prop_assert!(strange.parse::<Move>().is_err(), "{}", strange);
        }
    }

    #[test]
    fn garbage_is_refused(text in ".*") {
        prop_assert!(text.parse::<State>().is_err());
        prop_assert!(text.parse::<Deck>().is_err());
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn damaged_states_never_panic(text in damaged(state().to_string())) {
        if let Ok(state) = text.parse::<State>() {
            prop_assert_eq!(state.to_string(), text);
            let _ = KitchenChaos::resume(state, Arc::default());
        }
    }

    /// Any number of a state changed, many so that all sums still hold: it is refused, or it plays on soundly, and what is
    /// hidden of it can be dealt anew.
    #[test]
    fn a_state_that_is_accepted_plays_on_soundly(
        changes in proptest::collection::vec((0..16_usize, 0..4_usize, 0..12_u8), 1..5),
        choices in proptest::collection::vec(any::<proptest::sample::Index>(), 80),
    ) {
        let mut state = state();
        for (what, place, number) in changes {
            change(&mut state, what, place, number);
        }
        if let Ok(mut game) = KitchenChaos::resume(state, Arc::default()) {
            prop_assert_eq!(state.to_string().parse(), Ok(state));
            for choice in choices {
                let moves = game.legal_moves();
                if moves.is_empty() {
                    prop_assert_eq!(game.to_move(), ToMove::Nobody);
                    break;
                }
                prop_assert!(game.apply(moves[choice.index(moves.len())]).is_ok());
                prop_assert_eq!(game.audit(), Ok(()), "{}", game.state());
            }
        }
    }

    #[test]
    fn damaged_match_files_never_panic(text in damaged(match_text())) {
        if let Ok(record) = text.parse::<MatchRecord<KitchenChaos>>() {
            let read: MatchRecord<KitchenChaos> = record.to_string().parse().unwrap();
            prop_assert_eq!(&read, &record);
            let _ = record.replay(Arc::default());
        }
    }

    #[test]
    fn heaps_piles_pots_and_decks_are_read_back(
        things in proptest::collection::vec((0..Thing::COUNT, 0..Seat::COUNT), 0..60),
    ) {
        let (mut heap, mut pile, mut pot) = (Things::EMPTY, Pile::default(), Pot::default());
        let mut deck = Deck::of(5);
        for (index, seat) in things {
            let thing = Thing::ALL[index];
            pot.push(Put { thing, by: Seat::ALL[seat] });
            if heap.count(thing) < 15 {
                heap.insert(thing);
            }
            if let Thing::Vegetable(vegetable) = thing {
                if pile.len() < Pile::ROOM {
                    pile.push(vegetable);
                }
                let number = Number::ALL[seat % Number::COUNT];
                if deck.count(number, vegetable) > 0 {
                    deck.remove(number, vegetable);
                }
            }
        }
        prop_assert_eq!(heap.to_string().parse(), Ok(heap));
        prop_assert_eq!(heap.iter().count(), usize::from(heap.len()));
        prop_assert_eq!(pile.to_string().parse(), Ok(pile));
        prop_assert_eq!(pot.to_string().parse(), Ok(pot));
        prop_assert_eq!(deck.to_string().parse(), Ok(deck));
        let counted: u8 = Vegetable::ALL.map(|vegetable| deck.vegetables(vegetable)).iter().sum();
        let called: u8 = Number::ALL.map(|number| deck.left(number)).iter().sum();
        prop_assert_eq!((counted, called), (deck.len(), deck.len()));
    }
}
