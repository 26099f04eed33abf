//! The first game: lessons when they first matter, each once, and never in the way.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::Button;
use rules::Game;
use rules::a_la_carte::{Condiment, HouseRules, Move, Phase, Seat};
use toque::texts::Language;
use toque::window::headless;
use toque::window::language::CurrentTexts;
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;
use toque::window::storage::Storage;
use toque::window::table::hands::Hands;
use toque::window::table::layout::Layout;
use toque::window::table::mentor::{Learnt, Lesson, Mentor};
use toque::window::table::prop::Prop;
use toque::window::table::turn_flow;
use toque::window::theme::rebuild::Live;

use crate::fit::cut_off;
use crate::mouse::{button_with, click, on_screen};
use crate::party::{SIZE, open, person, plan, sit_down, sitting, take_dish, taken_up, until, until_asked, until_free};
use crate::stage::{app, go, listen, press, screen, settle, words};

/// Cups are dealt; dishes are taken; somebody has a dish that one lemon finishes.
const DEALT: &str = "drawn cool, drawn swap";
const COOKING: &str = "drawn cool, drawn swap, dish o2, dish b1";
const ALMOST_SERVED: &str = "drawn cool, drawn swap, dish y4, dish b1";

fn two() -> TablePlan {
    plan(vec![person("Ada"), person("Ben")])
}

fn moves(text: &str) -> Vec<Move> {
    let moves = text.split(", ").filter(|mv| !mv.is_empty());
    moves.map(|mv| mv.parse().unwrap()).collect()
}

/// Takes up a match in which these moves were made.
fn resume(app: &mut App, plan: &TablePlan, played: &str) {
    taken_up(app, plan, moves(played));
    assert!(sitting(app).record().moves.starts_with(&moves(played)));
    until_free(app);
    settle(app);
}

/// Lets these moves happen, chance included, and waits until they have been told.
fn happen(app: &mut App, played: &str) {
    if !played.is_empty() {
        assert!(turn_flow::play(app.world_mut(), &moves(played)), "{played}");
    }
    until_free(app);
    settle(app);
}

fn wait(app: &mut App, seconds: f32) {
    for _ in 0..(seconds / 0.016) as u32 {
        app.update();
    }
}

fn says(app: &App) -> Option<Lesson> {
    app.world().resource::<Mentor>().says
}

/// What is on disk.
fn learnt(app: &mut App) -> BTreeSet<Lesson> {
    let kept: Option<Learnt> = app.world_mut().resource_mut::<Storage>().find(Learnt::FILE);
    kept.unwrap_or_default().lessons
}

/// Whoever sits down next knows everything but this.
fn know_all_but(app: &mut App, lesson: Lesson) {
    let others = Lesson::ALL.into_iter().filter(|other| *other != lesson);
    let learnt = Learnt {
        lessons: others.collect(),
        ..Learnt::default()
    };
    app.world_mut().resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
}

/// Presses the key of whoever has understood.
fn understand(app: &mut App) {
    press(app, KeyCode::KeyN, Key::Character("n".into()));
}

/// Another run of the game with the same files.
fn restarted(folder: &Path) -> App {
    let mut app = headless::app(SIZE, Some(folder.to_owned()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    app.world_mut().resource_mut::<Settings>().language = Some(Language::English);
    settle(&mut app);
    app
}

/// A lesson, what was played before it matters, and what makes it matter.
struct Case {
    lesson: Lesson,
    house: HouseRules,
    before: String,
    cause: &'static str,
}

impl Case {
    fn plan(&self) -> TablePlan {
        TablePlan {
            house: self.house,
            ..two()
        }
    }
}

/// Every lesson, with each of its causes.
fn cases() -> Vec<Case> {
    let case = |lesson, before: &str, cause| Case {
        lesson,
        house: HouseRules::english(),
        before: before.to_owned(),
        cause,
    };
    let one_lemon = "season lemon, poured 1+0";
    let served = format!("{ALMOST_SERVED}, {one_lemon}");
    let short = HouseRules {
        dishes_for_two: 2,
        ..HouseRules::english()
    };
    vec![
        case(Lesson::Dish, DEALT, ""),
        case(Lesson::Heat, &format!("{DEALT}, dish o2"), "dish b1"),
        case(Lesson::GreenAndRed, COOKING, "heat, rolled +1"),
        case(Lesson::Season, COOKING, "heat, rolled +1"),
        case(Lesson::Salt, COOKING, "season lemon, poured 1+1"),
        case(Lesson::ThreeOfAKind, COOKING, "season lemon, poured 2+0"),
        case(Lesson::ThreeOfAKind, COOKING, "season lemon, poured 3+0"),
        case(Lesson::Cups, COOKING, "heat, rolled +1, heat, rolled +1"),
        case(Lesson::Crepe, ALMOST_SERVED, one_lemon),
        case(Lesson::Toss, &format!("{served}, crepe, end"), "heat, rolled +1"),
        case(Lesson::Stars, ALMOST_SERVED, one_lemon),
        // The last dish, and the third star.
        Case {
            house: short,
            ..case(Lesson::End, ALMOST_SERVED, one_lemon)
        },
        case(
            Lesson::End,
            &format!("{served}, dish g3, {one_lemon}"),
            "season paprika, poured 1+0",
        ),
    ]
}

/// Each lesson comes when its cause does, and once: another run of the game knows that it was said. The title's button
/// begins anew.
#[test]
fn every_lesson_comes_with_its_cause_and_only_once() {
    let mut app = app("causes", SIZE, Language::English, 1.0);
    let all = BTreeSet::from(Lesson::ALL);
    let told: BTreeSet<Lesson> = cases().iter().map(|case| case.lesson).collect();
    assert_eq!(told, all, "every lesson has a case");
    for case in cases() {
        know_all_but(&mut app, case.lesson);
        resume(&mut app, &case.plan(), &case.before);
        if !case.cause.is_empty() {
            assert_eq!(says(&app), None, "{:?} before {}", case.lesson, case.cause);
        }
        happen(&mut app, case.cause);
        assert_eq!(says(&app), Some(case.lesson), "after {}", case.cause);
        assert!(
            !learnt(&mut app).contains(&case.lesson),
            "whoever leaves now finds it again"
        );
        understand(&mut app);
        assert_eq!(says(&app), None);
        assert_eq!(learnt(&mut app), all, "it is written down");
    }
    let folder = app.world().resource::<Storage>().folder().unwrap().to_owned();
    drop(app);
    let mut app = restarted(&folder);
    for case in cases() {
        resume(&mut app, &case.plan(), &case.before);
        happen(&mut app, case.cause);
        assert_eq!(says(&app), None, "{:?} is not repeated", case.lesson);
    }
    go(&mut app, Screen::Title, Menu::None);
    for begins in ["Learn to play", "Begin the lesson"] {
        let button = button_with(&mut app, begins);
        click(&mut app, button);
        settle(&mut app);
    }
    assert_eq!(screen(&app), Screen::Table);
    until_asked(&mut app);
    assert_eq!(says(&app), Some(Lesson::Dish));
    assert_eq!(learnt(&mut app), BTreeSet::new());
    // A lesson that is left comes back with its mentor.
    go(&mut app, Screen::Title, Menu::None);
    let go_on = button_with(&mut app, "Go on");
    click(&mut app, go_on);
    settle(&mut app);
    until_asked(&mut app);
    assert_eq!(says(&app), Some(Lesson::Dish));
}

/// The title is about what was served, and not about what could have been.
#[test]
fn the_lesson_about_stars_says_whether_there_was_one() {
    for (language, poured, title) in [
        (Language::English, "1+0", "Perfect: a star"),
        (Language::English, "1+1", "Served, without a star"),
        (Language::German, "1+0", "Perfekt: ein Stern"),
        (Language::German, "1+1", "Serviert, ohne Stern"),
    ] {
        let mut app = app(&format!("stars-{}-{poured}", language.code()), SIZE, language, 1.0);
        know_all_but(&mut app, Lesson::Stars);
        resume(&mut app, &two(), ALMOST_SERVED);
        happen(&mut app, &format!("season lemon, poured {poured}"));
        assert_eq!(says(&app), Some(Lesson::Stars));
        settle(&mut app);
        let said = words(&mut app);
        assert!(said.lines().any(|line| line == title), "{said}");
    }
}

/// Whoever simply does what the card says needs none of its buttons.
#[test]
fn a_card_goes_when_its_deed_is_done() {
    let mut app = open("deeds", SIZE, Language::English, two(), Opening::New);
    until_asked(&mut app);
    assert_eq!(says(&app), Some(Lesson::Dish));
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
    take_dish(&mut app, "o2");
    until_asked(&mut app);
    assert_eq!(says(&app), None);
    let deeds = [
        (Lesson::Heat, COOKING, "heat, rolled +1"),
        (Lesson::Heat, COOKING, "season lemon, poured 0+0"),
        (
            Lesson::Season,
            "drawn cool, drawn swap, dish o2, dish b1, heat, rolled +1",
            "season lemon, poured 1+0",
        ),
        (
            Lesson::Cups,
            "drawn point, drawn swap, dish o2, dish b1, heat, rolled +1, heat, rolled +1",
            "play point",
        ),
        (
            Lesson::Cups,
            "drawn point, drawn swap, dish o2, dish b1, heat, rolled +1, heat, rolled +1",
            "end",
        ),
        (
            Lesson::Crepe,
            "drawn cool, drawn swap, dish y4, dish b1, season lemon, poured 1+0",
            "crepe",
        ),
        (
            Lesson::Crepe,
            "drawn cool, drawn swap, dish y4, dish b1, season lemon, poured 1+0",
            "dish o2",
        ),
        (
            Lesson::Toss,
            "drawn cool, drawn swap, dish y4, dish b1, season lemon, poured 1+0, crepe, end, heat, rolled +1",
            "flip, landed recipe",
        ),
    ];
    for (lesson, before, deed) in deeds {
        know_all_but(&mut app, lesson);
        resume(&mut app, &two(), before);
        assert_eq!(says(&app), Some(lesson), "{before}");
        happen(&mut app, deed);
        assert_eq!(says(&app), None, "{lesson:?} after {deed}");
    }
}

/// What happens while something else is explained is explained next, the earliest first; what asks for nothing gives way
/// once it could be read.
#[test]
fn what_happens_meanwhile_waits_for_its_turn() {
    let mut app = app("waiting", SIZE, Language::English, 1.0);
    resume(&mut app, &two(), COOKING);
    assert_eq!(says(&app), Some(Lesson::Heat));
    happen(&mut app, "heat, rolled +1");
    assert_eq!(says(&app), Some(Lesson::GreenAndRed));
    wait(&mut app, 3.0);
    assert_eq!(says(&app), Some(Lesson::GreenAndRed), "it can be read");
    wait(&mut app, 6.0);
    assert_eq!(says(&app), Some(Lesson::Season), "it gives way");
    wait(&mut app, 12.0);
    assert_eq!(says(&app), Some(Lesson::Season), "what asks for something waits for it");
    happen(&mut app, "season lemon, poured 1+1");
    assert_eq!(says(&app), Some(Lesson::Salt));
    understand(&mut app);
    assert_eq!(says(&app), Some(Lesson::Cups));
    happen(&mut app, "end");
    assert_eq!(says(&app), None);
    // Salt, a served dish and an empty pan, all at once.
    app.world_mut().resource_mut::<Storage>().forget(Learnt::FILE);
    resume(&mut app, &two(), ALMOST_SERVED);
    assert_eq!(says(&app), Some(Lesson::Season), "it is warm enough as it is");
    happen(&mut app, "season lemon, poured 1+1");
    assert_eq!(says(&app), Some(Lesson::Salt));
    understand(&mut app);
    assert_eq!(says(&app), Some(Lesson::Crepe));
    happen(&mut app, "dish o2");
    assert_eq!(says(&app), Some(Lesson::Heat));
    happen(&mut app, "season pepper, poured 1+0");
    assert_eq!(says(&app), Some(Lesson::Stars), "it has not been forgotten");
    let got_it = button_with(&mut app, "Got it");
    click(&mut app, got_it);
    settle(&mut app);
    assert_ne!(says(&app), Some(Lesson::Stars));
}

/// Whoever ends the turn by mistake and takes that back has the lesson back too; what never happened is not explained.
#[test]
fn what_is_taken_back_brings_its_lesson_back() {
    let mut app = app("lesson-back", SIZE, Language::English, 1.0);
    resume(&mut app, &two(), COOKING);
    assert_eq!(says(&app), Some(Lesson::Heat));
    listen(&mut app);
    press(&mut app, KeyCode::KeyE, Key::Character("e".into()));
    until_asked(&mut app);
    assert_eq!(sitting(&app).game().state().active, Seat::Second);
    // Once to be told that it is Ada's choice, and once to take it back.
    for _ in 0..2 {
        press(&mut app, KeyCode::KeyU, Key::Character("u".into()));
        settle(&mut app);
    }
    assert_eq!(sitting(&app).game().state().active, Seat::First);
    assert_eq!(says(&app), Some(Lesson::Heat));
}

/// Everything on the card has a key, and none of them does anything without a card.
#[test]
fn the_card_is_answered_by_key() {
    let mut app = app("lesson-keys", SIZE, Language::English, 1.0);
    let key = |app: &mut App, code: KeyCode, letter: &str| press(app, code, Key::Character(letter.into()));
    know_all_but(&mut app, Lesson::Heat);
    resume(&mut app, &two(), COOKING);
    assert_eq!(says(&app), Some(Lesson::Heat));
    key(&mut app, KeyCode::KeyT, "t");
    settle(&mut app);
    assert!(!app.world().resource::<Hands>().are_free(), "the mentor shows it");
    until_asked(&mut app);
    assert_eq!(says(&app), None);
    let moves = sitting(&app).record().moves.len();
    key(&mut app, KeyCode::KeyT, "t");
    key(&mut app, KeyCode::KeyX, "x");
    settle(&mut app);
    assert!(app.world().resource::<Hands>().are_free());
    assert_eq!(sitting(&app).record().moves.len(), moves);
    assert!(!app.world().resource::<Learnt>().enough, "there was no card");

    know_all_but(&mut app, Lesson::Heat);
    resume(&mut app, &two(), COOKING);
    assert_eq!(says(&app), Some(Lesson::Heat));
    wait(&mut app, 0.6);
    key(&mut app, KeyCode::KeyX, "x");
    assert_eq!(says(&app), Some(Lesson::Heat), "it is asked first");
    wait(&mut app, 0.6);
    key(&mut app, KeyCode::KeyX, "x");
    settle(&mut app);
    assert_eq!(says(&app), None);
    assert!(app.world().resource::<Learnt>().enough);
}

/// Where one card had "Got it" the next may have "No more lessons": a click that was meant for the one before ends nothing.
#[test]
fn a_card_that_has_just_come_does_not_end_the_lessons() {
    let mut app = app("lesson-just-come", SIZE, Language::English, 1.0);
    know_all_but(&mut app, Lesson::Heat);
    resume(&mut app, &two(), COOKING);
    app.world_mut().resource_mut::<Mentor>().says = Some(Lesson::Salt);
    for _ in 0..2 {
        app.update();
    }
    press(&mut app, KeyCode::KeyX, Key::Character("x".into()));
    assert_eq!(says(&app), Some(Lesson::Salt));
    assert!(!app.world().resource::<Learnt>().enough);
    // Nor does one click that came late, or a double click.
    wait(&mut app, 1.0);
    for _ in 0..2 {
        press(&mut app, KeyCode::KeyX, Key::Character("x".into()));
    }
    assert_eq!(says(&app), Some(Lesson::Salt));
    assert!(words(&mut app).contains("Really no more?"));
    assert!(!app.world().resource::<Learnt>().enough);
    wait(&mut app, 1.0);
    press(&mut app, KeyCode::KeyX, Key::Character("x".into()));
    assert_eq!(says(&app), None);
    assert!(app.world().resource::<Learnt>().enough);
}

/// The mentor can be sent away for good.
#[test]
fn no_more_lessons_means_none() {
    let mut app = open("enough", SIZE, Language::English, two(), Opening::New);
    until_asked(&mut app);
    assert_eq!(says(&app), Some(Lesson::Dish));
    let enough = button_with(&mut app, "No more lessons");
    click(&mut app, enough);
    wait(&mut app, 0.6);
    let sure = button_with(&mut app, "Really no more?");
    click(&mut app, sure);
    assert_eq!(says(&app), None);
    sit_down(&mut app, two(), Opening::New);
    until_asked(&mut app);
    assert_eq!(says(&app), None);
}

/// The mentor's hand does what helps, and the card stays until it is done.
#[test]
fn the_mentor_shows_what_helps() {
    let mut app = app("shows", SIZE, Language::English, 1.0);
    know_all_but(&mut app, Lesson::Heat);
    resume(&mut app, &two(), COOKING);
    let show = button_with(&mut app, "Show me (1 spoon)");
    click(&mut app, show);
    until(&mut app, "the mentor has thrown", |app| {
        let rolled = |mv: &Move| matches!(mv, Move::Rolled(_));
        sitting(app).record().moves.iter().any(rolled)
    });
    until_asked(&mut app);
    assert_eq!(says(&app), None);
    // The highest roll would burn it.
    know_all_but(&mut app, Lesson::Heat);
    resume(
        &mut app,
        &two(),
        "drawn cool, drawn swap, dish g2, dish b1, heat, rolled +1",
    );
    assert_eq!(says(&app), Some(Lesson::Heat));
    assert!(!words(&mut app).contains("Show me"));
    // There is lemon enough, so it is something else that is poured.
    know_all_but(&mut app, Lesson::Season);
    resume(&mut app, &two(), &format!("{COOKING}, season lemon, poured 1+0"));
    let show = button_with(&mut app, "Show me (1 spoon)");
    click(&mut app, show);
    settle(&mut app);
    assert!(!app.world().resource::<Hands>().are_free());
    assert_eq!(says(&app), Some(Lesson::Season), "it can still be read");
    assert!(!words(&mut app).contains("Show me"), "one at a time");
    let pepper = Move::Season(Condiment::Pepper);
    until(&mut app, "the mentor has poured", |app| {
        sitting(app).record().moves.contains(&pepper)
    });
    until_asked(&mut app);
    assert_eq!(says(&app), None);
    // Nothing is missing but heat.
    know_all_but(&mut app, Lesson::Season);
    let full = "drawn cool, drawn swap, dish b1, dish o2, season lemon, poured 1+0, season pepper, poured 2+0";
    resume(&mut app, &two(), full);
    assert_eq!(says(&app), Some(Lesson::Season));
    assert!(!words(&mut app).contains("Show me"));
}

/// Where something is on the window.
fn area(app: &App, thing: Entity) -> Rect {
    let node = app.world().get::<ComputedNode>(thing).unwrap();
    let place = app.world().get::<UiGlobalTransform>(thing).unwrap();
    Rect::from_center_size(place.translation, node.size())
}

/// The panel on which this is said.
fn panel_with(app: &mut App, words: &str) -> Option<Entity> {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text)>();
    let (text, _) = texts.iter(world).find(|(_, text)| text.0 == words)?;
    above(app, text)
        .into_iter()
        .find(|&panel| app.world().get::<Live>(panel).is_some())
}

/// Something and whatever it lies on, up to the root.
fn above(app: &App, thing: Entity) -> Vec<Entity> {
    let parent = |thing: &Entity| app.world().get::<ChildOf>(*thing).map(ChildOf::parent);
    std::iter::successors(Some(thing), parent).collect()
}

/// Where the tray of a seat is on the window.
fn tray(app: &mut App, seat: Seat) -> Rect {
    let middle = app.world().resource::<Layout>().fixed(Prop::Tray(seat));
    let corners = [(-10.0, -6.5), (10.0, -6.5), (-10.0, 6.5), (10.0, 6.5)]
        .map(|(x, z)| on_screen(app, middle.transform_point(Vec3::new(x, 0.0, z))));
    let low = corners.into_iter().fold(corners[0], Vec2::min);
    Rect::from_corners(low, corners.into_iter().fold(corners[0], Vec2::max))
}

/// What the card lies over although its reader needs it.
fn covered(app: &mut App) -> Vec<String> {
    let card = panel_with(app, "Madame Toque").expect("the mentor speaks");
    let here = area(app, card);
    let mut found = Vec::new();
    let mut look = |what: String, there: Rect| {
        if !here.intersect(there).is_empty() {
            found.push(format!("{what} at {there:?} by a card at {here:?}"));
        }
    };
    let mut buttons = app.world_mut().query_filtered::<Entity, With<Button>>();
    let buttons: Vec<Entity> = buttons.iter(app.world()).collect();
    for button in buttons {
        if !above(app, button).contains(&card) {
            look("a button".to_owned(), area(app, button));
        }
    }
    let sheet = app.world().resource::<CurrentTexts>().line("choose-dish");
    if let Some(sheet) = panel_with(app, &sheet) {
        look("the dishes".to_owned(), area(app, sheet));
    }
    let state = *sitting(app).game().state();
    if state.phase == Phase::Action {
        look("the tray".to_owned(), tray(app, state.active));
    }
    found
}

/// Every lesson fits its card and lies over nothing that can be pressed, nor over the reader's tray: for the first and the
/// last seat, choosing and acting, in both languages and in a small window.
#[test]
fn every_lesson_fits_and_covers_nothing_that_its_reader_needs() {
    let dealt = "drawn point, drawn swap, drawn cool, drawn spoons";
    let cooking = format!("{dealt}, dish o2, dish b1, dish g1, dish r4");
    let served = format!("{dealt}, dish y4, dish b1, dish g1, dish r4, season lemon, poured 1+0");
    // With and without the sheet of dishes.
    let scenes = [
        (dealt.to_owned(), true),
        (format!("{dealt}, dish o2, dish b1, dish g1"), true),
        (served.clone(), false),
        (served, true),
        (cooking.clone(), false),
        (format!("{cooking}, end, end, end"), false),
    ];
    let people = plan(["Ada", "Ben", "Cleo", "Dario"].map(person).into());
    let mut found = Vec::new();
    for size in [UVec2::new(1280, 720), UVec2::new(960, 600)] {
        for language in Language::ALL {
            let name = format!("lessons-{}-{}", size.x, language.code());
            let mut app = app(&name, size, language, 1.0);
            // The eye is where it should be at once.
            app.world_mut().resource_mut::<Settings>().reduced_motion = true;
            for (scene, sheet) in &scenes {
                resume(&mut app, &people, scene);
                if *sheet {
                    press(&mut app, KeyCode::KeyD, Key::Character("d".into()));
                }
                let dishes = app.world().resource::<CurrentTexts>().line("choose-dish");
                assert_eq!(panel_with(&mut app, &dishes).is_some(), *sheet, "{scene}");
                for lesson in Lesson::ALL {
                    app.world_mut().resource_mut::<Mentor>().says = Some(lesson);
                    settle(&mut app);
                    let mut wrong = cut_off(&mut app, size.as_vec2());
                    wrong.extend(covered(&mut app));
                    found.extend(
                        wrong
                            .into_iter()
                            .map(|what| format!("{name}, {lesson:?} after {scene}: {what}")),
                    );
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
