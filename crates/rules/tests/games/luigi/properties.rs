//! Texts from anywhere: garbage never panics, and what we write we read back.

use proptest::prelude::*;
use rules::luigi::{
    Agenda, Cubes, Food, GuestBook, GuestId, GuestSet, Luigi, Move, Pending, Place, Row, Setup, Stall, State,
};
use rules::{Game, MatchRecord, Seat, ToMove};

use crate::luigi::table::{ONE, Room, TWO, act, hand, id, started, who};
use crate::luigi::world::conceivable_moves;

/// A real game's state, to be damaged: in the middle of a welcome, a rival may take flowers.
fn state() -> State {
    let mut game = Room::new(3)
        .sits(ONE, 60, id("a1"), "wine")
        .sits(TWO, 40, id("b1"), "pizza")
        .store(ONE, "pizza salad dessert dessert")
        .tokens(ONE, -2)
        .game();
    act(&mut game, &["welcome"]);
    hand(
        &mut game,
        who(|card| card.special == rules::luigi::Special::Flowers),
        TWO,
    );
    *game.state()
}

fn match_text() -> String {
    let moves = ["cube wine", "serve wine 40", "guest g12", "lay-off 40 pasta", "buy 3.2"];
    let moves = moves.map(|mv| mv.parse().unwrap()).to_vec();
    MatchRecord::<Luigi> {
        setup: Setup::new(4, &GuestBook::standard()),
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
fn change(state: &mut State, what: usize, nth: usize, number: u8) {
    let seat = Seat::ALL[nth];
    let food = Food::ALL[usize::from(number) % Food::COUNT];
    let place = Place::ALL[usize::from(number) % Place::COUNT];
    match what {
        0 => state.turn = seat,
        1 => state.houses[nth].tokens = number as i8 - 6,
        2 if state.bag.contains(food) => {
            state.bag.remove(food);
            state.houses[nth].store.insert(food);
        }
        3 => {
            let cubes = state.bag.take_all();
            state.houses[nth].store.insert_all(cubes);
        }
        4 => {
            let cubes = state.bag.take_all();
            state.beside.insert_all(cubes);
        }
        5 => {
            let guest = state.unseen.nth(number).unwrap_or(id("g1"));
            if state.unseen.contains(guest) && state.pile > 0 && state.houses[nth].at(place).is_none() {
                state.unseen.remove(guest);
                state.pile -= 1;
                let served = Cubes::EMPTY;
                state.houses[nth].places[place.index()] = Some(rules::luigi::Waiting { guest, served });
            }
        }
        6 => state.houses[nth].places.rotate_right(1),
        7 => {
            // The pile has run out.
            for guest in state.unseen.iter().skip(2 + usize::from(number)).collect::<Vec<_>>() {
                state.unseen.remove(guest);
                state.discards.insert(guest);
            }
            state.pile = 0;
            state.turns_left = Some(number % 4);
        }
        8 | 9 => {
            let bottoms = [
                "turn",
                "serve",
                "jokers",
                "pay,2.1,1",
                "pay,4.3,2",
                "refill,1",
                "refill,3",
                "jokers+spend,60,3,0",
                "jokers+spend,40,1,2",
                "refill,2+excess,1",
                "over",
                "set-up+cubes,1,3",
            ];
            state.agenda = bottoms[usize::from(number)].parse().unwrap();
            let taken = std::mem::take(&mut state.taken);
            state.pile += taken;
        }
        10 => {
            state.agenda.pop();
            let seat = state.turn;
            let specials = [
                Pending::Impatience { seat },
                Pending::Cost { seat },
                Pending::Friend { to: seat },
                Pending::Cubes { to: seat, left: 2 },
                Pending::Flowers { seat },
            ];
            if state.agenda.as_slice().len() < 2 {
                state.agenda.push(specials[usize::from(number) % specials.len()]);
            }
        }
        11 => {
            let row = Row::ALL[nth];
            for stall in row.stalls() {
                let cubes = state.market.take(stall);
                state.bag.insert_all(cubes);
            }
        }
        12 => {
            state.agenda.push(Pending::Excess { seat });
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn moves_are_read_back(mv in proptest::sample::select(conceivable_moves(&started(2)))) {
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        let ron = ron::to_string(&mv).unwrap();
        prop_assert_eq!(ron::from_str(&ron), Ok(mv));
    }

    /// Near misses of real moves: a text that is read as a move is that move's only text.
    #[test]
    fn a_text_that_is_read_as_a_move_is_its_only_text(
        mv in proptest::sample::select(conceivable_moves(&started(2))),
        at in 0..24_usize, cut in 0..2_usize, put in "[a-z0-9. -]{0,2}",
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
        prop_assert!(text.parse::<Cubes>().is_err());
        prop_assert!(text.parse::<Agenda>().is_err());
        prop_assert!(text == "-" || text.parse::<GuestSet>().is_err());
        prop_assert!(GuestBook::from_ron(&text).is_err());
    }

    #[test]
    fn damaged_states_never_panic(text in damaged(state().to_string())) {
        if let Ok(state) = text.parse::<State>() {
            prop_assert_eq!(state.to_string(), text);
            let _ = Luigi::resume(state, GuestBook::standard());
        }
    }

    /// Any number of a state changed, many so that all sums still hold: it is refused, or it plays on soundly.
    #[test]
    fn a_state_that_is_accepted_plays_on_soundly(
        changes in proptest::collection::vec((0..13_usize, 0..3_usize, 0..12_u8), 0..6),
        choices in proptest::collection::vec(any::<proptest::sample::Index>(), 80),
    ) {
        let mut state = state();
        for (what, nth, number) in changes {
            if state.agenda.as_slice().len() < Agenda::DEPTH {
                change(&mut state, what, nth, number);
            }
        }
        prop_assert_eq!(state.to_string().parse(), Ok(state));
        if let Ok(mut game) = Luigi::resume(state, GuestBook::standard()) {
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
        if let Ok(record) = text.parse::<MatchRecord<Luigi>>() {
            let read: MatchRecord<Luigi> = record.to_string().parse().unwrap();
            prop_assert_eq!(&read, &record);
            let _ = record.replay(GuestBook::standard());
        }
    }

    #[test]
    fn heaps_and_sets_are_read_back(values in proptest::collection::vec(0..GuestId::COUNT, 0..60)) {
        let (mut heap, mut set) = (Cubes::EMPTY, GuestSet::EMPTY);
        for value in values {
            let food = Food::ALL[value % Food::COUNT];
            if heap.count(food) < food.in_play() {
                heap.insert(food);
            }
            set.insert(GuestId::all().nth(value).unwrap());
        }
        prop_assert_eq!(heap.to_string().parse(), Ok(heap));
        prop_assert_eq!(heap.iter().count(), usize::from(heap.len()));
        prop_assert_eq!(set.to_string().parse(), Ok(set));
        prop_assert_eq!(set.iter().count(), usize::from(set.len()));
        prop_assert!(set.iter().enumerate().all(|(nth, guest)| set.nth(nth as u8) == Some(guest)));
        prop_assert!(Stall::all().all(|stall| stall.to_string().parse() == Ok(stall)));
    }
}
