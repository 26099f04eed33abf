//! Texts from anywhere: garbage never panics, and what we write we read back.

use proptest::prelude::*;
use rules::a_la_carte::{
    ALaCarte, Condiment, Crepe, Crystal, Cup, Heat, HouseRules, Menu, Move, Phase, Seat, Setup, State,
};
use rules::{Game, MatchError, MatchRecord};

use crate::a_la_carte::menu::STANDARD;
use crate::a_la_carte::world::conceivable_moves;

/// A real game's state, as text, to be damaged.
const STATE: &str = "seats:2 house:english active:1 spoons:2 break:open phase:action bottles:14+5/15+5/15+5/15+5 \
    sink:0/0/0/0/0 cups:3/2/2/3/2 used:0/0/0/0/0 table:y1y2y3y4g2g3g4b2b3b4o1o2o3o4r1r2r3r4 trash:- \
    1:dial=0,pan=b1,in=1/0/0/0/0,cups=0/1/0/0/0,served=-,points=0,stars=0,crepe=ready \
    2:dial=0,pan=g1,in=0/0/0/0/0,cups=0/0/0/0/0,served=-,points=0,stars=0,crepe=ready";

fn match_text() -> String {
    let menu = Menu::standard();
    let setup = Setup::new(2, HouseRules::english(), &menu);
    format!("toque-match 1 a_la_carte\n{setup}\ndrawn swap\ndrawn point\ndish b1\ndish g1\nseason pepper\npoured 2+1\n")
}

/// The same in the format that is written today.
fn checked_match_text() -> String {
    match_text().parse::<MatchRecord<ALaCarte>>().unwrap().to_string()
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

/// One change to a state. Those of things keep their number: what comes here is taken there.
fn change(state: &mut State, what: usize, place: usize, kind: usize, number: u8) {
    let seat = Seat::ALL[place % 2];
    let (condiment, crystal, cup) = (Condiment::ALL[place], Crystal::ALL[kind], Cup::ALL[kind]);
    let kitchen = &mut state.kitchens[seat.index()];
    match what {
        0 => state.spoons = number % 4,
        1 => state.break_taken = !state.break_taken,
        2 => state.active = seat,
        3 => kitchen.stove.dial = Heat::OFF.raised_by(number),
        4 | 5 => {
            let moved = number.min(state.dispensers[place].colour);
            state.dispensers[place].colour -= moved;
            kitchen.stove.pan.crystals[condiment.into()] += moved;
        }
        6 => {
            let moved = number.min(state.dispensers[place].salt);
            state.dispensers[place].salt -= moved;
            state.sink[Crystal::Salt] += moved;
        }
        7 => {
            let moved = number.min(state.face_down[cup]);
            state.face_down[cup] -= moved;
            if number.is_multiple_of(2) && cup != Cup::Point {
                state.used[cup] += moved;
            } else {
                kitchen.cups[cup] += moved;
            }
        }
        8 => kitchen.crepe = Crepe::ALL[place],
        9 => state.sink[crystal] = number,
        10 => {
            let phases = [
                Phase::Roll,
                Phase::PickHeat,
                Phase::DrawCup,
                Phase::TakeCup,
                Phase::Rescue,
                Phase::Flip,
                Phase::Pour {
                    from: condiment,
                    into: seat,
                },
                Phase::NewDish {
                    ends_turn: number.is_multiple_of(2),
                },
            ];
            state.phase = phases[usize::from(number) % phases.len()];
        }
        _ => {
            let Some(dish) = state.table.iter().nth(usize::from(number)) else {
                return;
            };
            state.table.remove(dish);
            if kind == 0 {
                kitchen.served.insert(dish);
            } else {
                state.trash.insert(dish);
            }
        }
    }
}

fn any_move() -> impl Strategy<Value = Move> {
    proptest::sample::select(conceivable_moves())
}

#[test]
fn the_example_is_a_state() {
    let state: State = STATE.parse().unwrap();
    assert_eq!(state.to_string(), STATE);
    assert!(ALaCarte::resume(state, Menu::standard()).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

    #[test]
    fn moves_are_read_back(mv in any_move()) {
        prop_assert_eq!(mv.to_string().parse(), Ok(mv));
        let ron = ron::to_string(&mv).unwrap();
        prop_assert_eq!(ron::from_str(&ron), Ok(mv));
    }

    /// Near misses of real moves: a text that is read as a move is that move's only text.
    #[test]
    fn a_text_that_is_read_as_a_move_is_its_only_text(
        mv in any_move(), at in 0..24_usize, cut in 0..2_usize, put in "[a-z0-9+ ]{0,2}",
    ) {
        let mut text = mv.to_string();
        let at = at.min(text.len());
        text.replace_range(at..(at + cut).min(text.len()), &put);
        if let Ok(read) = text.parse::<Move>() {
            prop_assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn garbage_is_no_move(text in any::<String>()) {
        prop_assert!(text.parse::<Move>().is_err());
    }

    #[test]
    fn damaged_states_never_panic(text in damaged(STATE.to_owned())) {
        if let Ok(state) = text.parse::<State>() {
            prop_assert_eq!(state.to_string(), text);
            let _ = ALaCarte::resume(state, Menu::standard());
        }
    }

    /// Any number of a state changed, many so that all sums still hold: it is refused, or it plays on soundly.
    #[test]
    fn a_state_that_is_accepted_plays_on_soundly(
        changes in proptest::collection::vec((0..12_usize, 0..4_usize, 0..5_usize, 0..9_u8), 1..5),
        choices in proptest::collection::vec(any::<proptest::sample::Index>(), 40),
    ) {
        let mut state: State = STATE.parse().unwrap();
        for (what, place, kind, number) in changes {
            change(&mut state, what, place, kind, number);
        }
        prop_assert_eq!(state.to_string().parse(), Ok(state));
        if let Ok(mut game) = ALaCarte::resume(state, Menu::standard()) {
            for choice in choices {
                let moves = game.legal_moves();
                if moves.is_empty() {
                    prop_assert_eq!(game.to_move(), rules::ToMove::Nobody);
                    break;
                }
                prop_assert!(game.apply(moves[choice.index(moves.len())]).is_ok());
                prop_assert_eq!(game.audit(), Ok(()), "{}", game.state());
            }
        }
    }

    #[test]
    fn damaged_match_files_never_panic(text in prop_oneof![damaged(match_text()), damaged(checked_match_text())]) {
        if let Ok(record) = text.parse::<MatchRecord<ALaCarte>>() {
            let read: MatchRecord<ALaCarte> = record.to_string().parse().unwrap();
            prop_assert_eq!(&read, &record);
            let _ = record.replay(Menu::standard());
        }
    }

    #[test]
    fn match_files_are_read_back(moves in proptest::collection::vec(any_move(), 0..60), seats in 2..=4_u8) {
        let setup = Setup::new(seats, HouseRules::german(), &Menu::standard());
        let record = MatchRecord::<ALaCarte> { setup, moves };
        let read: MatchRecord<ALaCarte> = record.to_string().parse().unwrap();
            prop_assert_eq!(&read, &record);
    }
}

proptest! {
    // Reading twenty dishes takes longer than reading a move.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_500) })]

    /// A damaged table is refused with a place in the file, or it is a sound menu.
    #[test]
    fn damaged_menus_never_panic(text in damaged(STANDARD.to_owned())) {
        if let Err(error) = Menu::from_ron(&text) {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{}", error);
        }
    }

    #[test]
    fn garbage_is_no_menu(text in any::<String>()) {
        prop_assert!(Menu::from_ron(&text).is_err());
    }
}

#[test]
fn a_match_file_says_what_is_wrong_with_it() {
    let read = |text: &str| text.parse::<MatchRecord<ALaCarte>>().unwrap_err();
    let sound = match_text();
    assert_eq!(read(""), MatchError::NotAMatch);
    assert_eq!(read("hello"), MatchError::NotAMatch);
    assert_eq!(read(&sound.replace("match 1", "match 3")), MatchError::TooNew(3));
    assert_eq!(read(&sound.replace("match 1", "match 70")), MatchError::TooNew(70));
    for strange in ["match 0", "match 01", "match +1", "match x"] {
        assert_eq!(
            read(&sound.replace("match 1", strange)),
            MatchError::NotAMatch,
            "{strange}"
        );
    }
    assert_eq!(
        read(&sound.replace("house:english", "house:dishes:5")),
        MatchError::Setup { line: 2 }
    );
    assert_eq!(
        read(&sound.replace("a_la_carte", "luigi")),
        MatchError::OtherGame("luigi".into())
    );
    assert_eq!(read("toque-match 1 a_la_carte\n"), MatchError::Setup { line: 2 });
    let (line, text) = (7, "season pfeffer".to_owned());
    assert_eq!(
        read(&sound.replace("season pepper", "season pfeffer")),
        MatchError::Move { line, text }
    );
}

#[test]
fn a_match_that_cannot_have_been_played_is_refused_at_the_move() {
    let text = match_text().replace("season pepper", "season herbs");
    let record: MatchRecord<ALaCarte> = text.parse().unwrap();
    let refused = record.replay(Menu::standard()).unwrap_err().to_string();
    assert_eq!(refused, "move 5 (“season herbs”): the recipe does not ask for this");
}
