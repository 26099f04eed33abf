//! The steady hand: every sentence speaks to it, the pause switches it on, the rules tell of it, and it works in the practice
//! kitchen.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use physics::lab::hands::{SteadyFlick, pour_marks};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Landing, Move, Seat};
use toque::texts::Language;
use toque::window::plan::{Opening, SeatPlan, TablePlan};
use toque::window::practice::judge::change;
use toque::window::practice::{Luck, Practice, Step, Subject, Told};
use toque::window::screen::{Menu, Screen};
use toque::window::storage::Storage;
use toque::window::table::hands::{Act, ActKind, Hands};
use toque::window::table::hud::timing_bar::{Bar, Green};
use toque::window::table::mentor::{Lesson, Mentor};

use crate::mouse::{buttons_with, click};
use crate::party::{SIZE, person, plan, sit_down, sitting, taken_up, until, until_free};
use crate::stage::{app, go, listen, press, screen, settle, words};

/// Words for what only a mouse does.
fn only_a_mouse(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["grab", "carry", "flick", "mouse"],
        Language::German => &["greif", "trag ", "schnipp", "maus", "schwung"],
    }
}

fn parsed<const N: usize>(moves: [&str; N]) -> Vec<Move> {
    moves.map(|mv| mv.parse().unwrap()).into()
}

/// Two people at a table at which these moves were made.
fn table(name: &str, language: Language, steady: bool, moves: Vec<Move>) -> App {
    let mut app = app(name, SIZE, language, 1.0);
    let guests = ["Ada", "Ben"].map(|name| SeatPlan { steady, ..person(name) });
    taken_up(&mut app, &plan(guests.into()), moves);
    until_free(&mut app);
    // Keys are heard when the question is half a second old.
    listen(&mut app);
    app
}

/// A dish is in the pan.
fn with_a_dish() -> Vec<Move> {
    parsed(["drawn point", "drawn swap", "dish o2", "dish b1"])
}

/// A crêpe is in the pan, and it has been rolled for.
fn with_a_crepe() -> Vec<Move> {
    parsed([
        "drawn cool",
        "drawn swap",
        "dish y4",
        "dish b1",
        "season lemon",
        "poured 1+0",
        "crepe",
        "end",
        "heat",
        "rolled +1",
    ])
}

/// Holds or lets go of the space bar.
fn space(app: &mut App, state: ButtonState) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::Space,
        logical_key: Key::Space,
        state,
        text: None,
        repeat: false,
        window,
    });
    app.update();
}

fn bar(app: &App) -> Option<f32> {
    let act = app.world().resource::<Hands>().act()?;
    act.is_live().then_some(act.steady()?.bar())
}

fn is_bar_seen(app: &mut App) -> bool {
    let mut bars = app.world_mut().query_filtered::<&Node, With<Bar>>();
    bars.iter(app.world()).any(|node| node.display != Display::None)
}

fn assert_spoken_to_a_key(app: &mut App, language: Language, when: &str) {
    let said = words(app).to_lowercase();
    for word in only_a_mouse(language) {
        assert!(!said.contains(word), "{when}: “{word}” in {said}");
    }
}

fn teach(app: &mut App, lesson: Lesson) {
    app.world_mut().resource_mut::<Mentor>().says = Some(lesson);
    settle(app);
}

#[test]
fn prompt_and_mentor_speak_to_the_hand_that_acts() {
    for language in Language::ALL {
        let name = format!("steady-words-{}", language.code());
        let mut app = table(&name, language, true, with_a_dish());
        for lesson in [Lesson::Heat, Lesson::Season] {
            teach(&mut app, lesson);
            assert_spoken_to_a_key(&mut app, language, "choosing");
        }
        press(&mut app, KeyCode::Digit1, Key::Character("1".into()));
        until(&mut app, "the bottle is in the hand", |app| bar(app).is_some());
        assert_spoken_to_a_key(&mut app, language, "pouring");
        let begins = if language == Language::English {
            "begins to fall"
        } else {
            "beginnt zu fallen"
        };
        settle(&mut app);
        assert!(words(&mut app).contains(begins), "{}", words(&mut app));

        let mut app = table(&format!("{name}-crepe"), language, true, with_a_crepe());
        teach(&mut app, Lesson::Toss);
        assert_spoken_to_a_key(&mut app, language, "on the crêpe");
        press(&mut app, KeyCode::KeyF, Key::Character("f".into()));
        until(&mut app, "the pan is in the hand", |app| bar(app).is_some());
        assert_spoken_to_a_key(&mut app, language, "tossing");
        let mut green = app.world_mut().query_filtered::<Entity, With<Green>>();
        settle(&mut app);
        assert_eq!(green.iter(app.world()).count(), 1);

        // The same table with mice: the words are there to be found.
        let mut app = table(&format!("{name}-mouse"), language, false, with_a_crepe());
        teach(&mut app, Lesson::Toss);
        let said = words(&mut app).to_lowercase();
        assert!(only_a_mouse(language).iter().any(|word| said.contains(word)), "{said}");
    }
}

/// From where a mark is stopped in the green to five points.
#[test]
fn a_mark_in_the_green_serves_the_crepe() {
    let mut app = table("steady-green", Language::English, true, with_a_crepe());
    press(&mut app, KeyCode::KeyF, Key::Character("f".into()));
    until(&mut app, "the mark is at the right end", |app| {
        bar(app).is_some_and(|mark| mark > 0.9)
    });
    until(&mut app, "the mark is in the green", |app| {
        bar(app).is_some_and(|mark| mark < SteadyFlick::USUAL.middle())
    });
    space(&mut app, ButtonState::Pressed);
    space(&mut app, ButtonState::Released);
    until(&mut app, "it has landed", |app| {
        app.world().resource::<Hands>().are_free()
    });
    let last = sitting(&app).record().moves.iter().rev().find_map(|mv| match mv {
        Move::Landed(landing) => Some(*landing),
        _ => None,
    });
    assert_eq!(last, Some(Landing::Picture));
}

#[test]
fn the_pause_switches_hands_for_the_next_gesture_and_the_match_remembers() {
    let mut app = table("steady-pause", Language::English, false, with_a_dish());
    go(&mut app, Screen::Table, Menu::Pause);
    let said = words(&mut app);
    assert!(
        said.contains("Steady hand:") && said.contains("instead of the mouse"),
        "{said}"
    );
    // The name stands at the edge of the table too.
    let middle = SIZE.as_vec2() / 2.0;
    let from_middle = |place: &Vec2| place.distance(middle);
    let switch = buttons_with(&mut app, "Ada")
        .into_iter()
        .min_by(|one, other| from_middle(one).total_cmp(&from_middle(other)))
        .unwrap();
    click(&mut app, switch);
    settle(&mut app);
    assert!(sitting(&app).is_steady(Seat::First) && !sitting(&app).is_steady(Seat::Second));
    go(&mut app, Screen::Table, Menu::None);
    press(&mut app, KeyCode::Digit1, Key::Character("1".into()));
    until(&mut app, "the bottle is in the hand", |app| bar(app).is_some());
    assert!(is_bar_seen(&mut app));
    // Whoever comes back finds it as it was.
    let folder = app.world().resource::<Storage>().folder().unwrap().to_owned();
    drop(app);
    let mut app = toque::window::headless::app(SIZE, Some(folder));
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    assert!(sitting(&app).is_steady(Seat::First) && !sitting(&app).is_steady(Seat::Second));
    // And by key: the switch is among what the arrows reach.
    go(&mut app, Screen::Table, Menu::Pause);
    for _ in 0..12 {
        press(&mut app, KeyCode::Tab, Key::Tab);
        let focused = app.world().resource::<InputFocus>().get();
        if focused.is_some_and(|thing| says(&app, thing, "Ada")) {
            break;
        }
    }
    press(&mut app, KeyCode::Enter, Key::Enter);
    assert!(!sitting(&app).is_steady(Seat::First));
}

fn says(app: &App, thing: Entity, wanted: &str) -> bool {
    let world = app.world();
    let here = world.get::<Text>(thing).is_some_and(|text| text.0 == wanted);
    let children = world.get::<Children>(thing);
    here || children.is_some_and(|children| children.iter().any(|child| says(app, child, wanted)))
}

#[test]
fn the_rules_tell_of_the_steady_hand_and_their_search_finds_it() {
    for (language, wanted, title) in [
        (Language::English, "steady", "The steady hand"),
        (Language::German, "ruhige", "Die ruhige Hand"),
    ] {
        let mut app = app(&format!("steady-rules-{}", language.code()), SIZE, language, 1.0);
        go(&mut app, Screen::Title, Menu::Rules);
        let mut fields = app
            .world_mut()
            .query_filtered::<Entity, With<bevy::text::EditableText>>();
        let field = fields.single(app.world()).unwrap();
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(field, bevy::input_focus::FocusCause::Navigated);
        settle(&mut app);
        for letter in wanted.chars() {
            let code = match letter {
                's' => KeyCode::KeyS,
                't' => KeyCode::KeyT,
                'e' => KeyCode::KeyE,
                'a' => KeyCode::KeyA,
                'd' => KeyCode::KeyD,
                'y' => KeyCode::KeyY,
                'r' => KeyCode::KeyR,
                'u' => KeyCode::KeyU,
                'h' => KeyCode::KeyH,
                'i' => KeyCode::KeyI,
                _ => KeyCode::KeyG,
            };
            press(&mut app, code, Key::Character(letter.to_string().into()));
        }
        settle(&mut app);
        let said = words(&mut app);
        assert!(said.contains(title), "{said}");
        assert!(!said.contains("Sorbet"), "it was searched for nothing: {said}");
    }
}

fn practise(name: &str, language: Language) -> App {
    let mut app = app(name, SIZE, language, 1.0);
    app.insert_resource(Luck(ChaCha8Rng::seed_from_u64(1)));
    go(&mut app, Screen::Practice, Menu::None);
    for _ in 0..10 {
        app.update();
    }
    app
}

fn practice(app: &App) -> &Practice {
    app.world().resource::<Practice>()
}

fn run_until(app: &mut App, what: &str, is: impl Fn(&Practice) -> bool) {
    for _ in 0..2500 {
        if is(practice(app)) {
            settle(app);
            return;
        }
        app.update();
    }
    panic!("it never came about that {what}: {}", words(app));
}

#[test]
fn in_the_practice_kitchen_the_space_bar_tosses_and_pours() {
    for language in Language::ALL {
        let mut app = practise(&format!("steady-practice-{}", language.code()), language);
        let (off, on) = match language {
            Language::English => ("Steady hand: off", "Steady hand: on"),
            Language::German => ("Ruhige Hand: aus", "Ruhige Hand: an"),
        };
        assert!(words(&mut app).contains(off), "{}", words(&mut app));
        press(&mut app, KeyCode::KeyS, Key::Character("s".into()));
        assert!(practice(&app).steady && words(&mut app).contains(on));
        assert_spoken_to_a_key(&mut app, language, "before a toss");
        // The first press takes the pan, and the mark runs; the second one tosses.
        press(&mut app, KeyCode::Space, Key::Space);
        assert_eq!(practice(&app).step, Step::Live);
        assert!(is_bar_seen(&mut app));
        for _ in 0..40 {
            app.update();
        }
        assert!(practice(&app).step == Step::Live, "it waits for the key");
        press(&mut app, KeyCode::Space, Key::Space);
        run_until(&mut app, "the toss is judged", |practice| practice.step == Step::Judged);
        assert!(
            matches!(practice(&app).told, Some(Told::Toss { .. })),
            "{:?}",
            practice(&app).told
        );
        assert!(!is_bar_seen(&mut app));
        assert_spoken_to_a_key(&mut app, language, "after a toss");

        change(app.world_mut(), |practice| practice.subject = Subject::Bottle);
        for _ in 0..10 {
            app.update();
        }
        assert_spoken_to_a_key(&mut app, language, "before a pour");
        space(&mut app, ButtonState::Pressed);
        for _ in 0..240 {
            app.update();
        }
        space(&mut app, ButtonState::Released);
        run_until(&mut app, "the pour is judged", |practice| practice.step == Step::Judged);
        let Some(Told::Pour { pour, .. }) = &practice(&app).told else {
            panic!("nothing was poured");
        };
        assert!(pour.total() >= 2, "{pour:?}: held to the end it runs");
        assert_spoken_to_a_key(&mut app, language, "after a pour");
        assert_eq!(screen(&app), Screen::Practice);
    }
}

#[test]
fn the_space_bar_never_leaves_the_practice_kitchen() {
    for steady in [false, true] {
        let mut app = practise(&format!("steady-room-{steady}"), Language::English);
        change(app.world_mut(), |practice| practice.steady = steady);
        settle(&mut app);
        for _ in 0..20 {
            press(&mut app, KeyCode::Tab, Key::Tab);
            press(&mut app, KeyCode::Space, Key::Space);
            assert_eq!(screen(&app), Screen::Practice);
            assert_eq!(
                practice(&app).steady,
                steady,
                "it is the hand's key, and presses nothing"
            );
        }
    }
}

#[test]
fn an_act_by_a_steady_hand_has_a_bar_and_one_by_mouse_has_none() {
    for steady in [false, true] {
        let mut app = table(
            &format!("steady-bar-{steady}"),
            Language::English,
            steady,
            with_a_dish(),
        );
        press(&mut app, KeyCode::Digit1, Key::Character("1".into()));
        until(&mut app, "something is in the hand", |app| {
            let act = app.world().resource::<Hands>().act();
            act.is_some_and(|act| act.is_live() && matches!(act.kind, ActKind::Pour(_)))
        });
        settle(&mut app);
        assert_eq!(is_bar_seen(&mut app), steady);
        assert_eq!(
            app.world().resource::<Hands>().act().and_then(Act::steady).is_some(),
            steady
        );
    }
}

/// "Begins to fall" ends at the line from which on something falls, and does not lie below the grey in which nothing does.
#[test]
fn what_begins_to_fall_is_written_at_its_line() {
    for language in Language::ALL {
        let mut app = table(
            &format!("steady-line-{}", language.code()),
            language,
            true,
            with_a_dish(),
        );
        press(&mut app, KeyCode::Digit1, Key::Character("1".into()));
        until(&mut app, "the bottle is in the hand", |app| {
            app.world().resource::<Hands>().act().is_some_and(Act::is_live)
        });
        settle(&mut app);
        let written = match language {
            Language::English => "begins to fall",
            Language::German => "beginnt zu fallen",
        };
        let mut texts = app.world_mut().query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
        let (words, at) = texts
            .iter(app.world())
            .find(|(text, ..)| text.0 == written)
            .map(|(_, node, place)| (node.size().x, place.translation.x))
            .unwrap();
        let mut cards = app.world_mut().query_filtered::<&Children, With<Bar>>();
        let track = cards.single(app.world()).unwrap()[0];
        let (node, place) = app
            .world_mut()
            .query::<(&ComputedNode, &UiGlobalTransform)>()
            .get(app.world(), track)
            .unwrap();
        let line = place.translation.x + node.size().x * (pour_marks::BEGINS / pour_marks::END - 0.5);
        let off = (line - (at + words / 2.0)) * node.inverse_scale_factor();
        assert!((0.0..8.0).contains(&off), "{off} px left of its line");
    }
}
