//! Texts from anywhere: garbage never panics, and what we write we read back.

use std::sync::Arc;

use proptest::prelude::*;
use rules::buffet::{Buffet, Card, Cards, Discards, Draw, Move, Part, Phase, PlateSet, Setup, State};
use rules::{Game, MatchRecord, Seat, SeatSet, ToMove};

use crate::buffet::table::{act, push, queue};
use crate::buffet::world::conceivable_moves;

/// A real game's state, to be damaged: the first has left, one has chosen.
fn state() -> State {
    let mut game = queue(["0", "5,1", "6,1", "7,1"], &["cheese5", "pizza3", "salad-1"]);
    push(&mut game, "0,5,6,7");
    act(&mut game, &["swap 1 none", "choose 3 1"]);
    *game.state()
}

fn match_text() -> String {
    let moves = [
        "dealt 4 to 1",
        "dealt -1 to 1",
        "swap 1 0,3,3",
        "choose 2 5",
        "plate salad -1",
    ];
    let moves = moves.map(|mv| mv.parse().unwrap()).to_vec();
    MatchRecord::<Buffet> {
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
    let card = Card::ALL[usize::from(number) % Card::COUNT];
    match what {
        0 => state.table.token = seat,
        1 => state.table.mice[place] = i32::from(number) - 3,
        2 => state.table.racing = "234".parse().unwrap(),
        3 => state.table.racing.insert(seat),
        4 => state.table.racing.remove(seat),
        5 if state.draw_pile.contains(card) => {
            state.draw_pile.remove(card);
            state.hands[place].insert(card);
        }
        6 if state.hands[place].contains(card) => {
            state.hands[place].remove(card);
            state.table.discards.push(card);
        }
        7 if state.hands[place].contains(card) && state.chosen[place].is_none() => {
            state.hands[place].remove(card);
            state.chosen[place] = Some(card);
        }
        8 => {
            let phases = [
                Phase::TurnUp,
                Phase::Choose,
                Phase::Swap { seat },
                Phase::Over,
                Phase::Draw {
                    to: seat,
                    left: number,
                    why: Draw::ALL[place % Draw::COUNT],
                },
                Phase::Draw {
                    to: seat,
                    left: 9,
                    why: Draw::EmptyHand,
                },
                Phase::Draw {
                    to: seat,
                    left: 1,
                    why: Draw::Swap,
                },
            ];
            state.table.phase = phases[usize::from(number) % phases.len()];
        }
        9 => {
            if let Some(plate) = state.table.face_down.iter().nth(number.into()) {
                state.table.face_down.remove(plate);
                state.table.stacks[place].lay(plate);
            }
        }
        10 => state.table.round = number,
        11 => state.table.part = Part::ALL[place % 2],
        12 => {
            let dropped = std::mem::replace(&mut state.hands[place], Cards::EMPTY);
            dropped.iter().for_each(|card| state.table.discards.push(card));
        }
        _ => {}
    }
}

fn any_move() -> impl Strategy<Value = Move> {
    let mut game = queue(["0,1,2,3,4,5,6,7,8", "5", "6", "7"], &["cheese5", "pizza3", "salad-1"]);
    push(&mut game, "0,5,6,7");
    proptest::sample::select(conceivable_moves(&game))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn moves_are_read_back(mv in any_move()) {
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        let ron = ron::to_string(&mv).unwrap();
        prop_assert_eq!(ron::from_str(&ron), Ok(mv));
    }

    /// Near misses of real moves: a text that is read as a move is that move's only text.
    #[test]
    fn a_text_that_is_read_as_a_move_is_its_only_text(
        mv in any_move(), at in 0..24_usize, cut in 0..2_usize, put in "[a-z0-9, -]{0,2}",
    ) {
        let mut text = mv.to_string();
        let at = at.min(text.len());
        text.replace_range(at..(at + cut).min(text.len()), &put);
        if let Ok(read) = text.parse::<Move>() {
            prop_assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn garbage_is_no_word_of_the_game(text in any::<String>()) {
        prop_assert!(text.parse::<Move>().is_err());
        prop_assert!(text.parse::<State>().is_err());
        prop_assert!(text.parse::<Cards>().is_err());
        prop_assert!(text.parse::<PlateSet>().is_err());
    }

    #[test]
    fn damaged_states_never_panic(text in damaged(state().to_string())) {
        if let Ok(state) = text.parse::<State>() {
            prop_assert_eq!(state.to_string(), text);
            let _ = Buffet::resume(state, Arc::default());
        }
    }

    /// Any number of a state changed, many so that all sums still hold: it is refused, or it plays on soundly.
    #[test]
    fn a_state_that_is_accepted_plays_on_soundly(
        changes in proptest::collection::vec((0..13_usize, 0..4_usize, 0..12_u8), 1..5),
        choices in proptest::collection::vec(any::<proptest::sample::Index>(), 60),
    ) {
        let mut state = state();
        for (what, place, number) in changes {
            change(&mut state, what, place, number);
        }
        prop_assert_eq!(state.to_string().parse(), Ok(state));
        if let Ok(mut game) = Buffet::resume(state, Arc::default()) {
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
        if let Ok(record) = text.parse::<MatchRecord<Buffet>>() {
            let read: MatchRecord<Buffet> = record.to_string().parse().unwrap();
            prop_assert_eq!(&read, &record);
            let _ = record.replay(Arc::default());
        }
    }

    #[test]
    fn heaps_and_sets_are_read_back(values in proptest::collection::vec(0..Card::COUNT, 0..40), bits in 0..64_u8) {
        let mut pile = Discards::default();
        let mut heap = Cards::EMPTY;
        for card in values.into_iter().map(|index| Card::ALL[index]) {
            pile.push(card);
            if heap.count(card) < Card::OF_EACH {
                heap.insert(card);
            }
        }
        prop_assert_eq!(pile.to_string().parse(), Ok(pile));
        prop_assert_eq!(heap.to_string().parse(), Ok(heap));
        prop_assert_eq!(heap.iter().count(), usize::from(heap.len()));
        prop_assert!(heap.iter().enumerate().all(|(nth, card)| heap.nth(nth as u8) == Some(card)));
        let seats: SeatSet = Seat::ALL.into_iter().filter(|seat| bits >> seat.index() & 1 == 1).fold(
            SeatSet::EMPTY,
            |mut seats, seat| { seats.insert(seat); seats },
        );
        prop_assert_eq!(seats.to_string().parse(), Ok(seats));
        prop_assert_eq!(seats.iter().count(), usize::from(seats.len()));
    }
}
