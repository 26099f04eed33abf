//! One key, one meaning: no two things at the table share one, a key that comes late does not answer the next question, and
//! a key that can do nothing now says why.

use std::collections::BTreeSet;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::Game;
use rules::a_la_carte::{Cup, Move, Phase, Seat, Steps};
use toque::texts::Language;
use toque::window::bindings;
use toque::window::table::camera::Look;
use toque::window::table::conduct;
use toque::window::table::hud::SheetUnfolded;
use toque::window::table::pointing::CupInUse;

use crate::cups::{cup, resumed};
use crate::mouse::{button_with, click, reach};
use crate::party::{SIZE, person, plan, sitting, taken_up, until_asked, until_free};
use crate::stage::{app, listen, press, settle, words};

fn letter(app: &mut App, code: KeyCode, letter: &str) {
    press(app, code, Key::Character(letter.into()));
}

fn last(app: &App) -> Option<Move> {
    sitting(app).record().moves.last().copied()
}

/// Sends one message of a key, and lets a frame pass.
fn send(app: &mut App, key_code: KeyCode, state: ButtonState, repeat: bool) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    app.world_mut().write_message(KeyboardInput {
        key_code,
        logical_key: Key::Character("".into()),
        state,
        text: None,
        repeat,
        window,
    });
    app.update();
}

/// Somebody has a dish and rolls what lets them choose; nobody has been asked yet.
fn rolled_choose(name: &str) -> App {
    let moves = ["drawn point", "drawn swap", "dish o2", "dish b1"];
    let mut app = resumed(name, Language::English, 2, &moves);
    let roll = [Move::Heat, Move::Rolled("choose".parse().unwrap())];
    assert!(conduct::play(app.world_mut(), &roll));
    app
}

#[test]
fn no_two_things_share_a_key() {
    let keys: Vec<String> = bindings::all().map(|binding| format!("{:?}", binding.key)).collect();
    let different: BTreeSet<&String> = keys.iter().collect();
    assert_eq!(different.len(), keys.len(), "{keys:?}");
    let labels: BTreeSet<&str> = bindings::all().map(|binding| binding.label).collect();
    assert_eq!(labels.len(), keys.len(), "{labels:?}");
}

#[test]
fn a_key_that_comes_late_does_not_answer_the_next_question() {
    let mut app = rolled_choose("late");
    until_free(&mut app);
    assert_eq!(sitting(&app).game().state().phase, Phase::PickHeat);
    settle(&mut app);
    letter(&mut app, KeyCode::Digit6, "6");
    assert_eq!(
        sitting(&app).game().state().phase,
        Phase::PickHeat,
        "that came too soon"
    );
    listen(&mut app);
    letter(&mut app, KeyCode::Digit6, "6");
    assert_eq!(last(&app), Some(Move::Pick(Steps::Two)));
}

/// Held from the question before into this one, and longer than anybody is deaf.
#[test]
fn a_key_that_is_held_does_not_answer_the_next_question() {
    let mut app = rolled_choose("held");
    send(&mut app, KeyCode::Digit5, ButtonState::Pressed, false);
    for _ in 0..400 {
        send(&mut app, KeyCode::Digit5, ButtonState::Pressed, true);
    }
    assert_eq!(sitting(&app).game().state().phase, Phase::PickHeat);
    send(&mut app, KeyCode::Digit5, ButtonState::Released, false);
    letter(&mut app, KeyCode::Digit5, "5");
    assert_eq!(last(&app), Some(Move::Pick(Steps::One)));
}

/// Whoever clicks sees what is clicked.
#[test]
fn the_mouse_is_heard_at_once() {
    let mut app = rolled_choose("clicked");
    until_free(&mut app);
    settle(&mut app);
    let two = button_with(&mut app, "+2");
    click(&mut app, two);
    settle(&mut app);
    assert_eq!(last(&app), Some(Move::Pick(Steps::Two)));
}

/// A bottle's key never heats: it says that something else is asked.
#[test]
fn a_key_for_a_bottle_does_not_turn_the_dial() {
    let mut app = rolled_choose("bottle-key");
    until_free(&mut app);
    listen(&mut app);
    letter(&mut app, KeyCode::Digit1, "1");
    assert_eq!(sitting(&app).game().state().phase, Phase::PickHeat);
    assert!(words(&mut app).contains("Not now: what is asked is shown at the top."));
}

/// As a colour that was served is chosen again: pale on the sheet.
#[test]
fn return_on_a_pale_dish_says_why() {
    let moves = [
        "drawn point",
        "drawn swap",
        "dish y4",
        "dish b1",
        "season lemon",
        "poured 1+0",
    ];
    for language in Language::ALL {
        let mut app = resumed(&format!("pale-{}", language.code()), language, 2, &moves);
        letter(&mut app, KeyCode::KeyD, "d");
        assert!(app.world().resource::<SheetUnfolded>().0);
        // The sheet begins at a dish that may be taken; left of it are those of the colour that was served.
        press(&mut app, KeyCode::ArrowLeft, Key::ArrowLeft);
        press(&mut app, KeyCode::Enter, Key::Enter);
        let why = match language {
            Language::English => "You have served a dish of this colour",
            Language::German => "Ein Gericht dieser Farbe hast du schon serviert",
        };
        let said = words(&mut app);
        assert!(said.contains(why), "{said}");
        assert_eq!(sitting(&app).record().moves.len(), moves.len());
    }
}

/// The second seat has a crêpe in its pan; its key says why that stove stays where it is.
#[test]
fn a_seat_that_cannot_be_swapped_with_says_why() {
    let moves = [
        "drawn swap",
        "drawn point",
        "drawn point",
        "dish o2",
        "dish b1",
        "dish b3",
        "end",
        "season pepper",
        "poured 3+0",
        "crepe",
        "end",
    ];
    let mut app = resumed("no-swap", Language::English, 3, &moves);
    let cup = cup(&app, Cup::Swap, Seat::First);
    let position = reach(&mut app, cup);
    click(&mut app, position);
    listen(&mut app);
    assert!(!app.world().resource::<CupInUse>().offer.is_empty());
    press(&mut app, KeyCode::F6, Key::F6);
    let said = words(&mut app);
    assert!(said.contains("A stove with a crêpe on it is not swapped."), "{said}");
    assert_eq!(sitting(&app).record().moves.len(), moves.len());
    press(&mut app, KeyCode::F7, Key::F7);
    assert_eq!(last(&app), Some(Move::PlaySwap(Seat::Third)));
}

#[test]
fn a_key_for_a_pan_works_tapped_and_held() {
    let mut app = app("pan-keys", SIZE, Language::English, 1.0);
    let moves = ["drawn point", "drawn swap", "dish o2", "dish b1"];
    let moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    taken_up(&mut app, &plan(vec![person("Ada"), person("Ben")]), moves);
    until_asked(&mut app);
    let pan = |app: &App| app.world().resource::<Look>().pan;
    press(&mut app, KeyCode::F2, Key::F2);
    assert_eq!(pan(&app), Some(Seat::Second), "it stays");
    listen(&mut app);
    assert_eq!(pan(&app), Some(Seat::Second), "as long as it is wanted");
    press(&mut app, KeyCode::F1, Key::F1);
    assert_eq!(pan(&app), Some(Seat::First));
    press(&mut app, KeyCode::F1, Key::F1);
    assert_eq!(pan(&app), None, "tapped again it goes");
    send(&mut app, KeyCode::F2, ButtonState::Pressed, false);
    for _ in 0..60 {
        app.update();
    }
    assert_eq!(pan(&app), Some(Seat::Second));
    send(&mut app, KeyCode::F2, ButtonState::Released, false);
    app.update();
    assert_eq!(pan(&app), None, "held, it goes with the key");
}
