//! The practice kitchen: a mouse that tosses and pours in it, and what is remembered.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::PhysicsConfig;
use physics::lab::hands::smooth;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use toque::practice::{Challenge, Drill, Fill};
use toque::texts::Language;
use toque::window::headless;
use toque::window::practice::hand::Hand;
use toque::window::practice::judge::change;
use toque::window::practice::kitchen::SEAT;
use toque::window::practice::{Luck, Notes, Practice, Step, Subject, Told};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;
use toque::window::storage::Storage;
use toque::window::table::layout::Layout;
use toque::window::table::shown::Shown;

use crate::fit::cut_off;
use crate::mouse::{button, on_screen, point};
use crate::stage::{folder, go, press, screen, settle, words};

const SIZE: UVec2 = UVec2::new(1280, 720);
/// Seconds of a frame.
const FRAME: f32 = 0.008;

/// The practice kitchen, with the camera at rest.
fn enter(folder: PathBuf, size: UVec2, language: Language) -> App {
    let mut app = headless::app(size, Some(folder));
    app.insert_resource(Luck(ChaCha8Rng::seed_from_u64(1)));
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.language = Some(language);
    settings.reduced_motion = true;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME)));
    go(&mut app, Screen::Practice, Menu::None);
    for _ in 0..10 {
        app.update();
    }
    app
}

fn practice(app: &App) -> &Practice {
    app.world().resource::<Practice>()
}

fn notes(app: &App) -> &Notes {
    app.world().resource::<Notes>()
}

fn frame(app: &App) -> Transform {
    app.world().resource::<Layout>().pan(SEAT)
}

/// Moves the mouse along a path over the pan.
fn drag(app: &mut App, seconds: f32, path: impl Fn(f32) -> Vec3) {
    let frames = (seconds / FRAME) as u32;
    for nth in 1..=frames {
        let place = frame(app).transform_point(path(nth as f32 * FRAME));
        let position = on_screen(app, place);
        point(app, position);
    }
}

/// Clears the last one away, which may lie under the tape in a small window.
fn again(app: &mut App) {
    press(app, KeyCode::KeyR, Key::Character("r".into()));
}

/// Takes the pan and flicks it.
fn flick(app: &mut App, height: f32, time: f32, aside: f32) {
    drag(app, FRAME, |_| Vec3::ZERO);
    button(app, ButtonState::Pressed);
    assert_eq!(practice(app).step, Step::Live);
    drag(app, 0.3, |_| Vec3::ZERO);
    drag(app, time + 0.3, |t| {
        let (up, down) = (smooth(t / time), smooth((t - time) / 0.2));
        Vec3::new(aside * up, height * (up - down), 0.0)
    });
}

fn until_judged(app: &mut App) {
    for _ in 0..2000 {
        if practice(app).step == Step::Judged {
            button(app, ButtonState::Released);
            settle(app);
            return;
        }
        app.update();
    }
    panic!("it is never judged");
}

fn toss(app: &mut App, height: f32, time: f32, aside: f32) {
    flick(app, height, time, aside);
    until_judged(app);
}

/// Takes the bottle, carries it over the pan, tips it and comes back.
fn pour(app: &mut App, tilt: f32, hold: f32) {
    let home = Vec3::new(-9.0, 10.0, 0.0);
    drag(app, FRAME, |_| home);
    button(app, ButtonState::Pressed);
    assert_eq!(practice(app).step, Step::Live);
    drag(app, 0.2, |_| home);
    drag(app, 0.4, |t| home.lerp(Vec3::new(-0.1, 10.0, 0.0), smooth(t / 0.4)));
    // Six centimetres past the middle turn it all the way over.
    let far = tilt / 180.0 * 6.0;
    drag(app, 0.25, |t| Vec3::new(far * smooth(t / 0.25), 10.0, 0.0));
    drag(app, hold, |_| Vec3::new(far, 10.0, 0.0));
    drag(app, 0.25, |t| Vec3::new(far * (1.0 - smooth(t / 0.25)), 10.0, 0.0));
    until_judged(app);
}

#[test]
fn a_toss_by_mouse_lands_and_is_remembered_by_the_next_run() {
    let folder = folder("practice-toss");
    let mut app = enter(folder.clone(), SIZE, Language::English);
    toss(&mut app, 11.0, 0.12, 0.0);
    let Some(Told::Toss { toss: first, news, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    assert!(first.landed() && (120.0..240.0).contains(&first.turn), "{first:?}");
    assert!(news.unwrap().done, "the first flip is a challenge met");
    assert!(words(&mut app).contains("Landed!"));
    // Far to the side: it misses, and the coach names the hand.
    toss(&mut app, 11.0, 0.12, 4.0);
    assert_eq!(notes(&app).record(Challenge::FirstFlip).streak, 0);
    assert!(
        words(&mut app).contains("Straight up: your hand went"),
        "{}",
        words(&mut app)
    );
    toss(&mut app, 11.0, 0.12, 0.0);
    toss(&mut app, 11.0, 0.12, 0.0);
    let record = notes(&app).record(Challenge::FirstFlip);
    assert_eq!((record.tries, record.hits, record.streak, record.best), (4, 3, 2, 2));
    let kept = notes(&app).0.clone();
    assert!(
        kept.neatest
            .as_ref()
            .is_some_and(|best| best.neatness > 60 && best.path.len() > 20)
    );
    drop(app);
    let mut app = enter(folder, SIZE, Language::English);
    assert_eq!(notes(&app).0, kept, "another run remembers it");
    toss(&mut app, 11.0, 0.12, 0.0);
    assert_eq!(
        notes(&app).record(Challenge::FirstFlip).streak,
        3,
        "a row goes on in the next run"
    );
}

/// A kitchen turned around is the same kitchen.
#[test]
fn a_left_handed_cook_lands_it_too() {
    let mut app = enter(folder("practice-left"), SIZE, Language::English);
    app.world_mut().resource_mut::<Settings>().left_handed = true;
    settle(&mut app);
    toss(&mut app, 11.0, 0.12, 0.0);
    let Some(Told::Toss { toss, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    assert!(toss.landed() && (120.0..240.0).contains(&toss.turn), "{toss:?}");
}

#[test]
fn a_key_takes_everything_back_and_a_toss_in_the_air_counts_as_a_miss() {
    let mut app = enter(folder("practice-again"), SIZE, Language::English);
    flick(&mut app, 11.0, 0.12, 0.0);
    assert!(app.world().resource::<Hand>().in_the_air);
    press(&mut app, KeyCode::KeyR, Key::Character("r".into()));
    assert_eq!(
        (practice(&app).step, notes(&app).record(Challenge::FirstFlip).tries),
        (Step::Ready, 1)
    );
    assert_eq!(practice(&app).told, Some(Told::TakenBack));
    button(&mut app, ButtonState::Released);
    // Taken up and put down without a toss: no attempt.
    drag(&mut app, FRAME, |_| Vec3::ZERO);
    button(&mut app, ButtonState::Pressed);
    drag(&mut app, 0.4, |_| Vec3::ZERO);
    button(&mut app, ButtonState::Released);
    until_judged(&mut app);
    assert_eq!(notes(&app).record(Challenge::FirstFlip).tries, 1);
    press(&mut app, KeyCode::Space, Key::Space);
    assert_eq!(practice(&app).step, Step::Ready);
    press(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn the_tape_is_played_and_searched() {
    use toque::window::practice::tape::{Tape, TapeSlider};
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
    let pours = notes(&app).pours(Drill::Plenty, Fill::Full);
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
fn slow_motion_is_slow_for_the_hand_too_and_does_not_count() {
    let mut app = enter(folder("practice-slow"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.slow = true);
    settle(&mut app);
    drag(&mut app, FRAME, |_| Vec3::ZERO);
    button(&mut app, ButtonState::Pressed);
    drag(&mut app, 0.8, |_| Vec3::ZERO);
    // Four times as slow as the right flick, which is the right one at a quarter of the speed.
    drag(&mut app, 1.6, |t| {
        Vec3::Y * 11.0 * (smooth(t / 0.48) - smooth((t - 0.48) / 0.8))
    });
    until_judged(&mut app);
    let Some(Told::Toss { toss, news, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    assert!(toss.landed() && news.is_none(), "{toss:?}");
    assert_eq!(notes(&app).record(Challenge::FirstFlip).tries, 0);
    assert!(words(&mut app).contains("does not count"));
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
    assert!(app.world().contains_resource::<Shown>());
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
    let cases = [
        &whole[..whole.len() / 2],
        "",
        "(a: 1, b: \"something else\")",
        "\u{0}\u{1}",
        &newer,
        &wild,
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

#[test]
fn nothing_that_is_read_while_practising_is_cut_off() {
    let mut found = Vec::new();
    for size in [SIZE, UVec2::new(960, 600), UVec2::new(640, 400)] {
        for language in Language::ALL {
            let name = format!("practice-fit-{}-{}", size.x, language.code());
            let mut app = enter(folder(&name), size, language);
            let mut look = |app: &mut App, what: String| {
                settle(app);
                let here = cut_off(app, size.as_vec2());
                found.extend(here.into_iter().map(|cut| format!("{name} {what}: {cut}")));
            };
            for challenge in Challenge::ALL {
                change(app.world_mut(), |practice| practice.challenge = challenge);
                look(&mut app, format!("{challenge:?}"));
            }
            change(app.world_mut(), |practice| practice.challenge = Challenge::WarmUp);
            settle(&mut app);
            for (height, time, aside) in [
                (11.0, 0.12, 4.0),
                (11.0, 0.12, 0.0),
                (6.0, 0.12, 0.0),
                (12.5, 0.12, 0.0),
            ] {
                again(&mut app);
                toss(&mut app, height, time, aside);
                look(&mut app, format!("a toss of {height} in {time}, {aside} aside"));
            }
            change(app.world_mut(), |practice| practice.slow = true);
            look(&mut app, "slow".to_owned());
            change(app.world_mut(), |practice| {
                practice.slow = false;
                practice.subject = Subject::Bottle;
            });
            for drill in Drill::ALL {
                change(app.world_mut(), |practice| practice.drill = drill);
                look(&mut app, format!("{drill:?}"));
            }
            change(app.world_mut(), |practice| practice.drill = Drill::OneOfIt);
            settle(&mut app);
            for hold in [0.1, 1.5] {
                again(&mut app);
                pour(&mut app, 170.0, hold);
                look(&mut app, format!("a pour of {hold} s"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
