//! One key, one meaning: no two things at the table share one, a key that comes late does not answer the next question, and
//! a key that can do nothing now says why.

use std::collections::BTreeSet;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use rules::Game;
use rules::a_la_carte::{Condiment, Cup, Move, Phase, Seat, Steps};
use toque::texts::Language;
use toque::window::bindings;
use toque::window::plan::Opening;
use toque::window::table::camera::Look;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::hud::SheetUnfolded;
use toque::window::table::pointing::CupInUse;
use toque::window::table::turn_flow;

use crate::cups::{cup, resumed};
use crate::mouse::{button_with, click, reach};
use crate::party::{SIZE, person, plan, sit_down, sitting, taken_up, until_asked, until_free};
use crate::refusals::assert_seen;
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

/// Sends messages of keys, all before the next frame.
fn at_once(app: &mut App, keys: &[(KeyCode, ButtonState)]) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    for &(key_code, state) in keys {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Character("".into()),
            state,
            text: None,
            repeat: false,
            window,
        });
    }
    settle(app);
}

/// Two people, the first of whom may do as she likes.
fn cooking(name: &str) -> App {
    let mut app = app(name, SIZE, Language::English, 1.0);
    let moves = ["drawn point", "drawn swap", "dish o2", "dish b1"];
    let moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    taken_up(&mut app, &plan(vec![person("Ada"), person("Ben")]), moves);
    until_asked(&mut app);
    app
}

/// Somebody has a dish and rolls what lets them choose; nobody has been asked yet.
fn rolled_choose(name: &str) -> App {
    let moves = ["drawn point", "drawn swap", "dish o2", "dish b1"];
    let mut app = resumed(name, Language::English, 2, &moves);
    let roll = [Move::Heat, Move::Rolled("choose".parse().unwrap())];
    assert!(turn_flow::play(app.world_mut(), &roll));
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

/// On a slow machine a whole chord comes in one frame, or its end comes with the letter.
#[test]
fn a_letter_of_a_chord_within_a_frame_is_not_the_letter_alone() {
    use ButtonState::{Pressed, Released};
    let (control, end) = (KeyCode::ControlLeft, bindings::END_TURN.key);
    let down = (control, Pressed);
    let up = (control, Released);
    let letter = [(end, Pressed), (end, Released)];
    let ended = |app: &App| last(app) == Some(Move::EndTurn);
    let mut app = cooking("chord");
    at_once(&mut app, &[down, letter[0], letter[1], up]);
    assert!(!ended(&app), "all at once");
    at_once(&mut app, &[down]);
    at_once(&mut app, &[letter[0], up, letter[1]]);
    assert!(!ended(&app), "Ctrl comes up with the letter");
    at_once(&mut app, &[down, up, letter[0], letter[1]]);
    assert!(ended(&app), "Ctrl was up before");
    let mut app = cooking("chord-after");
    at_once(&mut app, &[letter[0], down, letter[1], up]);
    assert!(ended(&app), "Ctrl came later");
}

#[test]
fn no_letter_of_the_table_counts_with_ctrl() {
    let mut app = app("chords", SIZE, Language::English, 1.0);
    sit_down(&mut app, plan(vec![person("Ada"), person("Ben")]), Opening::New);
    until_asked(&mut app);
    let look = |app: &App| {
        let look = app.world().resource::<Look>();
        (look.table, look.pan)
    };
    let before = look(&app);
    send(&mut app, KeyCode::ControlLeft, ButtonState::Pressed, false);
    for binding in [bindings::DISHES, bindings::VIEW, bindings::LOOK[1]] {
        letter(&mut app, binding.key, binding.label);
        assert!(!app.world().resource::<SheetUnfolded>().0);
        assert_eq!(look(&app), before, "{}", binding.label);
    }
}

/// The cup, whose pan, which bottle: then that bottle is in the hand, and nobody is asked for it again.
#[test]
fn a_bottle_chosen_by_key_for_a_rival_is_taken_at_once() {
    let moves = [
        "drawn reseason",
        "drawn point",
        "drawn point",
        "dish o2",
        "dish b1",
        "dish b3",
    ];
    for return_chooses in [false, true] {
        let mut app = resumed(&format!("reseason-{return_chooses}"), Language::English, 3, &moves);
        letter(&mut app, bindings::CUPS[Cup::Reseason.index()].key, "g");
        listen(&mut app);
        press(&mut app, KeyCode::F6, Key::F6);
        listen(&mut app);
        let (on, with) = (Seat::Second, Condiment::Pepper);
        if return_chooses {
            // On the button of the first of the four bottles, and to the next.
            press(&mut app, KeyCode::Tab, Key::Tab);
            for _ in 0..30 {
                let focused = app.world().resource::<InputFocus>().get().unwrap();
                if says(&mut app, focused).contains("Pepper for ") {
                    break;
                }
                press(&mut app, KeyCode::Tab, Key::Tab);
            }
            press(&mut app, KeyCode::Enter, Key::Enter);
        } else {
            letter(&mut app, KeyCode::Digit2, "2");
        }
        assert_eq!(last(&app), Some(Move::PlayReseason { on, with }));
        // Until it has been told what the cup does; a bottle that nobody tips would go back some time.
        let held = (0..300).find_map(|_| {
            app.update();
            let act = app.world().resource::<Hands>().act();
            act.map(|act| (act.kind, act.over))
        });
        assert_eq!(held, Some((ActKind::Pour(with), on)));
    }
}

/// What is written on something.
fn says(app: &mut App, entity: Entity) -> String {
    let world = app.world_mut();
    let mut texts = world.query::<&Text>();
    let mut children = world.query::<&Children>();
    let inside: Vec<Entity> = children.query(world).iter_descendants(entity).collect();
    let words = inside.into_iter().filter_map(|each| texts.get(world, each).ok());
    words.map(|text| text.0.as_str()).collect()
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
        assert_seen(&mut app, why);
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
    let mut app = cooking("pan-keys");
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
