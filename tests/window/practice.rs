//! The practice kitchen: a mouse that tosses and pours in it, and what is remembered.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui::CalculatedClip;
use physics::lab::hands::smooth;
use physics::{Larder, PhysicsConfig, Place};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Condiment;
use toque::practice::{Challenge, Drill, Fill};
use toque::texts::Language;
use toque::window::headless;
use toque::window::practice::air::{Ghost, Way, Whose};
use toque::window::practice::blind::Dark;
use toque::window::practice::hand::Hand;
use toque::window::practice::judge::change;
use toque::window::practice::kitchen::SEAT;
use toque::window::practice::panels::{PracticePanel, TapePanel};
use toque::window::practice::{Bottle, Luck, Notes, Practice, Step, Subject, Told};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;
use toque::window::storage::Storage;
use toque::window::table::layout::Layout;
use toque::window::table::shown::Shown;

use crate::fit::cut_off;
use crate::mouse::{button, button_with, click, on_screen, point};
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
        words(&mut app).contains("Straight up: your hand went") && words(&mut app).contains("to the right"),
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

/// What is the right of a pan that is turned around is the left of the cook, and the coach speaks to the cook.
#[test]
fn a_left_handed_cook_is_told_the_side_that_the_cook_sees() {
    let mut app = enter(folder("practice-sides"), SIZE, Language::English);
    app.world_mut().resource_mut::<Settings>().left_handed = true;
    settle(&mut app);
    toss(&mut app, 11.0, 0.12, 4.0);
    let said = words(&mut app);
    assert!(said.contains("to the left") && !said.contains("to the right"), "{said}");
}

#[test]
fn a_warm_up_that_was_left_begins_anew() {
    let mut app = enter(folder("practice-warm-up"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.challenge = Challenge::WarmUp);
    settle(&mut app);
    toss(&mut app, 11.0, 0.12, 4.0);
    assert_eq!(notes(&app).attempts, 1);
    let Some(Told::Toss { toss: missed, .. }) = &practice(&app).told else {
        panic!("nothing is told");
    };
    let told = if missed.lies.is_some() {
        "One more attempt, as it lies."
    } else {
        "One more attempt, with the crêpe back in the middle."
    };
    assert!(words(&mut app).contains(told), "{}", words(&mut app));
    go(&mut app, Screen::Title, Menu::None);
    go(&mut app, Screen::Practice, Menu::None);
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(
        notes(&app).attempts,
        0,
        "a fresh crêpe has both its attempts, as it is told"
    );
    toss(&mut app, 11.0, 0.12, 4.0);
    assert_eq!(
        (notes(&app).attempts, notes(&app).record(Challenge::WarmUp).tries),
        (1, 0)
    );
}

#[test]
fn an_attempt_that_is_taken_back_is_told_as_one() {
    let mut app = enter(folder("practice-taken-back"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.challenge = Challenge::WarmUp);
    settle(&mut app);
    for (attempts, told) in [
        (1, "One more attempt, with the crêpe back in the middle."),
        (0, "Both attempts used up."),
    ] {
        flick(&mut app, 11.0, 0.12, 0.0);
        again(&mut app);
        button(&mut app, ButtonState::Released);
        settle(&mut app);
        assert_eq!(practice(&app).told, Some(Told::TakenBack));
        assert_eq!(notes(&app).attempts, attempts);
        assert!(words(&mut app).contains(told), "{}", words(&mut app));
    }
    let record = notes(&app).record(Challenge::WarmUp);
    assert_eq!((record.tries, record.hits), (1, 0));
}

#[test]
fn a_blind_toss_darkens_the_kitchen_until_it_lies() {
    let mut app = enter(folder("practice-blind"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.challenge = Challenge::Blind);
    settle(&mut app);
    let dark = |app: &mut App| -> Vec<f32> {
        let mut dark = app.world_mut().query_filtered::<&BackgroundColor, With<Dark>>();
        dark.iter(app.world()).map(|colour| colour.0.alpha()).collect()
    };
    assert!(dark(&mut app).is_empty());
    flick(&mut app, 11.0, 0.12, 0.0);
    let [darkness] = dark(&mut app)[..] else {
        panic!("it does not get dark");
    };
    assert!((0.8..0.95).contains(&darkness), "dim, not black: {darkness}");
    until_judged(&mut app);
    assert!(dark(&mut app).is_empty(), "and light again");
}

/// The ways of the last and of the best toss hang in the air, and their ghosts fly along with the next one.
#[test]
fn ghosts_fly_along() {
    let mut app = enter(folder("practice-ghosts"), SIZE, Language::English);
    let ways = |app: &mut App| {
        let mut ways = app.world_mut().query_filtered::<(&Whose, &Visibility), With<Way>>();
        let seen = ways.iter(app.world()).filter(|(_, seen)| **seen != Visibility::Hidden);
        seen.map(|(whose, _)| *whose).collect::<Vec<_>>()
    };
    let ghosts = |app: &mut App| {
        let mut ghosts = app.world_mut().query_filtered::<&Visibility, With<Ghost>>();
        let seen = ghosts.iter(app.world()).filter(|seen| **seen != Visibility::Hidden);
        seen.count()
    };
    assert!(ways(&mut app).is_empty());
    toss(&mut app, 11.0, 0.12, 0.0);
    let drawn = ways(&mut app);
    assert!(
        drawn.contains(&Whose::Last) && drawn.contains(&Whose::Best),
        "{drawn:?}"
    );
    assert_eq!(ghosts(&mut app), 0, "nothing flies");
    flick(&mut app, 11.0, 0.12, 0.0);
    assert_eq!(ways(&mut app), [Whose::Best], "the last way makes room for the next");
    assert_eq!(ghosts(&mut app), 2);
}

#[test]
fn a_bottle_is_filled_as_one_likes() {
    let mut app = enter(folder("practice-fill"), SIZE, Language::English);
    change(app.world_mut(), |practice| practice.subject = Subject::Bottle);
    for _ in 0..10 {
        app.update();
    }
    let in_it = |app: &App| {
        app.world()
            .resource::<Larder>()
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

/// Words of the panels that lie over other words, and panels that lie over panels, as far as they are in view.
fn overlapping(app: &mut App) -> Vec<String> {
    let found = app.world_mut().run_system_cached(find_overlapping);
    found.unwrap()
}

fn find_overlapping(
    panels: Query<Entity, Or<(With<PracticePanel>, With<TapePanel>)>>,
    children: Query<&Children>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>,
    texts: Query<&Text>,
) -> Vec<String> {
    let area = |entity: Entity| {
        let (node, place, clip) = nodes.get(entity).ok()?;
        let area = Rect::from_center_size(place.translation, node.size());
        Some(clip.map_or(area, |clip| area.intersect(clip.clip)))
    };
    let cards: Vec<(String, Rect)> = panels
        .iter()
        .filter_map(|panel| Some((panel.to_string(), area(panel)?)))
        .collect();
    let words: Vec<(String, Rect)> = panels
        .iter()
        .flat_map(|panel| children.iter_descendants(panel))
        .filter_map(|entity| Some((texts.get(entity).ok()?.0.clone(), area(entity)?)))
        .collect();
    let mut found = Vec::new();
    for things in [&cards, &words] {
        for (nth, (one, area)) in things.iter().enumerate() {
            for (other, its) in &things[nth + 1..] {
                // Glyphs are rounded to pixels, and lines may touch.
                if area.intersect(*its).size().min_element() > 2.0 {
                    found.push(format!(
                        "“{one}” and “{other}” lie over each other, at {area:?} and {its:?}"
                    ));
                }
            }
        }
    }
    found
}

#[test]
fn nothing_that_is_read_while_practising_is_cut_off() {
    let mut found = Vec::new();
    let (middling, small) = (UVec2::new(960, 600), UVec2::new(640, 400));
    // In the smallest window letters are never enlarged.
    for (size, text) in [
        (SIZE, 1.0),
        (SIZE, 1.5),
        (SIZE, 2.0),
        (middling, 1.0),
        (middling, 2.0),
        (small, 1.0),
    ] {
        for language in Language::ALL {
            let name = format!("practice-fit-{}-{text}-{}", size.x, language.code());
            let mut app = enter(folder(&name), size, language);
            app.world_mut().resource_mut::<Settings>().text = text;
            settle(&mut app);
            let mut look = |app: &mut App, what: String| {
                settle(app);
                let mut here = cut_off(app, size.as_vec2());
                here.extend(overlapping(app));
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
            for (drill, bottle) in Drill::ALL.into_iter().zip(Condiment::ALL.into_iter().cycle()) {
                change(app.world_mut(), |practice| {
                    practice.drill = drill;
                    practice.bottle = Bottle(bottle);
                });
                look(&mut app, format!("{drill:?} of {bottle}"));
            }
            change(app.world_mut(), |practice| {
                practice.drill = Drill::OneOfIt;
                practice.fill = Fill::of(7);
            });
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
