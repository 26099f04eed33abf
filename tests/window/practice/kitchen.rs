//! What else there is in the practice kitchen: bottles, the tape, the book on disk, and the way out.

use std::fs;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use physics::{PhysicsConfig, Place, RestingPieces};
use rules::a_la_carte::Condiment;
use toque::practice::{Challenge, Drill, Fill};
use toque::texts::Language;
use toque::window::practice::judge::change;
use toque::window::practice::tape::{Tape, TapeSlider};
use toque::window::practice::{Practice, Step, Subject, Told};
use toque::window::screen::{Menu, Screen};
use toque::window::storage::Storage;
use toque::window::table::shown_table::ShownTable;

use super::{SIZE, enter, flick, notes, pour, practice, toss};
use crate::mouse::{button, button_with, click, point};
use crate::stage::{folder, go, press, screen, settle, words};

#[test]
fn a_bottle_is_filled_as_one_likes() {
    let mut app = enter(folder("practice-fill"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.subject = Subject::Bottle);
    for _ in 0..10 {
        app.update();
    }
    let in_it = |app: &App| {
        app.world()
            .resource::<RestingPieces>()
            .at(Place::Bottle(Condiment::Lemon))
            .len()
    };
    assert_eq!(in_it(&app), 20);
    // The arrow before the words.
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let stepper = texts
        .iter(world)
        .find(|(text, _)| text.0 == "Full: 20 pieces")
        .unwrap()
        .1
        .parent();
    let arrow = world.get::<Children>(stepper).unwrap()[0];
    let place = world.get::<UiGlobalTransform>(arrow).unwrap().translation;
    click(&mut app, place);
    settle(&mut app);
    assert_eq!((practice(&app).fill, in_it(&app)), (Fill::of(19), 19));
    assert!(words(&mut app).contains("5 of them are salt."));
    change(app.world_mut(), |practice| practice.fill = Fill::of(1));
    settle(&mut app);
    assert_eq!(in_it(&app), 1);
    assert!(words(&mut app).contains("No salt is in it."));
    // Four cannot fall out of a bottle with one.
    let four = button_with(&mut app, "Four or more");
    click(&mut app, four);
    settle(&mut app);
    assert_eq!((practice(&app).fill, in_it(&app)), (Fill::of(4), 4));
}

#[test]
fn the_tape_is_played_and_searched() {
    let mut app = enter(folder("practice-tape"), SIZE, Language::English);
    toss(&mut app, 11.0, 0.12, 0.0);
    assert!(app.world().resource::<Tape>().is_whole());
    assert!(app.world().resource::<Tape>().shown().is_none());
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    assert!(app.world().resource::<Tape>().is_playing());
    let from = app.world().resource::<Tape>().part();
    for _ in 0..30 {
        app.update();
    }
    let tape = app.world().resource::<Tape>();
    assert!(tape.part() > from && tape.shown().is_some());
    // The mouse takes the knob and pulls it.
    let slider = |app: &mut App, part: f32| {
        let mut sliders = app
            .world_mut()
            .query_filtered::<(&ComputedNode, &UiGlobalTransform), With<TapeSlider>>();
        let (node, place) = sliders.single(app.world()).unwrap();
        place.translation + Vec2::X * node.size().x * (part - 0.5)
    };
    let knob = app.world().resource::<Tape>().part();
    let from = slider(&mut app, knob);
    point(&mut app, from);
    app.update();
    button(&mut app, ButtonState::Pressed);
    let mut seen = Vec::new();
    for part in [knob + 0.05, knob + 0.1, knob + 0.15, -0.2, 0.5, 1.2] {
        let position = slider(&mut app, part);
        point(&mut app, position);
        let tape = app.world().resource::<Tape>();
        assert!(!tape.is_playing() && tape.shown().is_some());
        seen.push(tape.part());
    }
    button(&mut app, ButtonState::Released);
    assert!(seen[..3].is_sorted() && seen[0] > knob, "it follows the hand: {seen:?}");
    assert!(seen[3] < 0.01 && seen[5] > 0.99, "to both ends: {seen:?}");
    assert!((0.3..0.7).contains(&seen[4]), "and back to the middle: {seen:?}");
}

#[test]
fn a_pour_by_mouse_is_counted() {
    let mut app = enter(folder("practice-pour"), SIZE, Language::German);
    change(app.world_mut(), |practice| {
        practice.subject = Subject::Bottle;
        practice.drill = Drill::Plenty;
    });
    for _ in 0..10 {
        app.update();
    }
    pour(&mut app, 175.0, 1.3);
    pour(&mut app, 175.0, 1.3);
    assert!(words(&mut app).contains("Noch 8-mal kippen"), "{}", words(&mut app));
    assert!(
        !words(&mut app).contains("etwa so gut wie"),
        "two pours say nothing about a hand"
    );
    let pours = notes(&app).pours(Condiment::Lemon, Drill::Plenty, Fill::FULL);
    assert_eq!(pours.record.tries, 2);
    assert!(pours.record.hits >= 1, "{pours:?}");
    assert_eq!(pours.pieces.iter().sum::<u32>(), 2);
    pour(&mut app, 100.0, 0.0);
    let Some(Told::Pour { pour: fell, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    assert!(fell.total() < 4);
    assert!(words(&mut app).contains("Kippe weiter"), "{}", words(&mut app));
}

#[test]
fn whoever_leaves_finds_a_match_as_it_was() {
    let mut app = enter(folder("practice-leave"), SIZE, Language::English);
    let usual = PhysicsConfig::built_in().unwrap();
    for challenge in [Challenge::ColdPan, Challenge::GreasyPan, Challenge::HeavyCrepe] {
        change(app.world_mut(), |practice| practice.challenge = challenge);
        settle(&mut app);
        assert_ne!(
            *app.world().resource::<PhysicsConfig>(),
            usual,
            "{challenge:?} changes nothing"
        );
        toss(&mut app, 11.0, 0.12, 0.0);
        assert_eq!(notes(&app).record(challenge).tries, 1);
    }
    app.world_mut().resource_mut::<Practice>().slow = true;
    flick(&mut app, 11.0, 0.3, 0.0);
    go(&mut app, Screen::Title, Menu::None);
    assert_eq!(
        *app.world().resource::<PhysicsConfig>(),
        usual,
        "recordings would be refused"
    );
    assert!((app.world().resource::<Time<Virtual>>().relative_speed() - 1.0).abs() < 1e-6);
    assert!(app.world().contains_resource::<ShownTable>());
    go(&mut app, Screen::Practice, Menu::None);
    assert_eq!(practice(&app).step, Step::Ready);
}

#[test]
fn a_file_that_is_not_ours_is_set_aside_and_told_of() {
    let folder = folder("practice-broken");
    let mut app = enter(folder.clone(), SIZE, Language::English);
    toss(&mut app, 11.0, 0.12, 0.0);
    drop(app);
    let whole = fs::read_to_string(folder.join(Storage::PRACTICE)).unwrap();
    let newer = whole.replacen("version: 1", "version: 9", 1);
    let wild = whole.replacen("highest: ", "highest: inf, // ", 1);
    let tired = whole.replacen("attempts: 0", "attempts: 255", 1);
    let odd = whole.replacen("tries: 1", "tries: 0", 1);
    assert!(tired != whole && odd != whole);
    let cases = [
        &whole[..whole.len() / 2],
        "",
        "(a: 1, b: \"something else\")",
        "\u{0}\u{1}",
        &newer,
        &wild,
        &tired,
        &odd,
    ];
    for (nth, text) in cases.into_iter().enumerate() {
        fs::write(folder.join(Storage::PRACTICE), text).unwrap();
        let mut app = enter(folder.clone(), SIZE, Language::English);
        assert_eq!(notes(&app).record(Challenge::FirstFlip).tries, 0);
        let aside = if nth == 0 {
            "practice.ron.broken".to_owned()
        } else {
            format!("practice.ron.broken-{}", nth + 1)
        };
        assert_eq!(
            fs::read_to_string(folder.join(&aside)).unwrap(),
            text,
            "nothing is lost"
        );
        assert!(words(&mut app).contains(&aside), "case {nth}: {}", words(&mut app));
        press(&mut app, KeyCode::Escape, Key::Escape);
        assert_eq!(screen(&app), Screen::Practice, "the notice is closed, not the kitchen");
        toss(&mut app, 11.0, 0.12, 0.0);
        drop(app);
        assert!(folder.join(Storage::PRACTICE).exists(), "and a new book is begun");
    }
}
