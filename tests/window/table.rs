//! The table as a whole: real input, real physics, real rules.

use std::fs;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::{Level, PlayerKind, Temper};
use physics::Larder;
use rules::a_la_carte::{
    ALaCarte, Condiment, Cup, Cups, DishId, Event, Menu as Dishes, Move, Phase, Seat, State as GameState,
};
use rules::{Game, MatchRecord};
use toque::texts::Language;
use toque::window::plan::{Opening, SeatPlan, TablePlan, Who};
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Settings};
use toque::window::storage::Storage;
use toque::window::table::hands::{Act, ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::shown::{self, Shown};
use toque::window::table::sitting::Sitting;
use toque::window::table::thing::Thing;

use crate::fit::cut_off;
use crate::mouse::{button, button_with, click, let_go_at, on_screen, point, seen};
use crate::stage::{app, folder, press, settle, words};

const SIZE: UVec2 = UVec2::new(1280, 720);

fn chef(index: usize, level: Level) -> SeatPlan {
    SeatPlan {
        name: format!("Chef {index}"),
        who: Who::Chef(PlayerKind::Chef {
            level,
            temper: Temper::ALL[index % Temper::ALL.len()],
        }),
        steady: false,
    }
}

fn person(name: &str) -> SeatPlan {
    SeatPlan {
        name: name.to_owned(),
        who: Who::Person,
        steady: false,
    }
}

fn plan(seats: Vec<SeatPlan>) -> TablePlan {
    TablePlan {
        seats,
        seed: Some(5),
        ..TablePlan::default()
    }
}

/// A table at which sixty frames are a second, whatever the clock says.
fn open(name: &str, size: UVec2, language: Language, plan: TablePlan, opening: Opening) -> App {
    let mut app = app(name, size, language, 1.0);
    sit_down(&mut app, plan, opening);
    app
}

fn sit_down(app: &mut App, plan: TablePlan, opening: Opening) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    app.insert_resource(plan).insert_resource(opening);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    settle(app);
}

fn sitting(app: &App) -> &Sitting {
    app.world().resource::<Sitting>()
}

/// Runs until something is the case.
fn until(app: &mut App, what: &str, is: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if is(app) {
            return;
        }
        app.update();
    }
    panic!("it never came about that {what}: {}", sitting(app).game().state());
}

/// Until a person is asked, and the camera has come to rest.
fn until_asked(app: &mut App) {
    let asked = |app: &App| {
        let sitting = sitting(app);
        let free = app.world().resource::<Hands>().are_free();
        let to_move = sitting.is_person(sitting.game().state().active);
        free && to_move && sitting.next_to_tell().is_none()
    };
    until(app, "a person is asked", asked);
    for _ in 0..120 {
        app.update();
    }
}

/// What lies on the table, without what the table is waiting for.
fn things(state: &GameState) -> GameState {
    GameState {
        phase: Phase::Action,
        break_taken: false,
        ..*state
    }
}

/// What is shown is what is, once everything has been told.
fn assert_shown(app: &App) {
    let shown = app.world().resource::<Shown>();
    let mut truth = things(sitting(app).game().state());
    if matches!(sitting(app).game().state().phase, Phase::Deal | Phase::FirstDish) {
        // Nobody hears whose turn it is while cups are dealt and first dishes chosen.
        truth.active = shown.state.active;
    }
    assert_eq!(things(&shown.state), truth, "what is shown is not what is");
    let counts = toque::kitchen::counts(sitting(app).game().state());
    app.world().resource::<Larder>().prove(&counts).unwrap();
}

#[test]
fn four_chefs_play_a_whole_game_with_real_hands() {
    let levels = [Level::Commis, Level::Chef, Level::Apprentice, Level::ThreeStar];
    let seats = levels.into_iter().enumerate().map(|(index, level)| chef(index, level));
    let mut app = open("chefs", SIZE, Language::German, plan(seats.collect()), Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    let mut proofs = 0;
    for frame in 0.. {
        assert!(frame < 20_000, "the game does not end");
        app.update();
        if sitting(&app).next_to_tell().is_some() || !app.world().resource::<Hands>().are_free() {
            continue;
        }
        assert_shown(&app);
        proofs += 1;
        if matches!(sitting(&app).game().state().phase, Phase::Over { .. }) {
            break;
        }
    }
    assert!(proofs > 50);
    settle(&mut app);
    assert!(words(&mut app).contains("gewinnt") || words(&mut app).contains("teilen sich"));
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
    let finished = app.world().resource::<Storage>().path("finished.match").unwrap();
    let record: MatchRecord<ALaCarte> = fs::read_to_string(finished).unwrap().parse().unwrap();
    let replayed = record.replay(Dishes::standard()).unwrap();
    assert_eq!(replayed.state(), sitting(&app).game().state());
    assert!(
        sitting(&app)
            .told()
            .iter()
            .any(|event| matches!(event, Event::Poured { .. }))
    );
}

/// The path of a mouse over a pan, in centimetres of the pan's frame, frame by frame.
fn drag(app: &mut App, frame: Transform, path: impl IntoIterator<Item = Vec3>) {
    for place in path {
        let position = on_screen(app, frame.transform_point(place));
        point(app, position);
    }
}

fn line(from: Vec3, to: Vec3, frames: u32) -> impl Iterator<Item = Vec3> {
    (1..=frames).map(move |frame| from.lerp(to, frame as f32 / frames as f32))
}

/// Takes a dish with the mouse, and waits until it is the person's turn again.
fn take_dish(app: &mut App, dish: &str) {
    until_asked(app);
    let dish: DishId = dish.parse().unwrap();
    let position = seen(app, Thing::Dish(dish));
    click(app, position);
    assert_eq!(sitting(app).record().moves.last(), Some(&Move::Dish(dish)));
}

fn throw_die(app: &mut App) {
    let position = seen(app, Thing::Die);
    point(app, position);
    app.update();
    button(app, ButtonState::Pressed);
    until(app, "the die is in the hand", |app| {
        app.world().resource::<Hands>().act().is_some_and(Act::is_live)
    });
    for _ in 0..60 {
        app.update();
    }
    let frame = app.world().resource::<Layout>().die_tray();
    let (from, to) = (Vec3::new(0.0, 8.0, 9.0), Vec3::new(3.0, 8.0, -9.0));
    drag(app, frame, line(from, from, 20));
    drag(app, frame, line(from, to, 10));
    // A hand that throws lets go while it moves; one that stops first puts the die down.
    let beyond = on_screen(app, frame.transform_point(to + Vec3::new(0.3, 0.0, -2.0)));
    let_go_at(app, beyond);
    until(app, "the die rests", |app| app.world().resource::<Hands>().are_free());
}

fn pour(app: &mut App, condiment: Condiment, over: Seat, tilt: f32, hold: u32) {
    let position = seen(app, Thing::Bottle(condiment));
    point(app, position);
    app.update();
    button(app, ButtonState::Pressed);
    let live = |app: &App| {
        let hands = app.world().resource::<Hands>();
        hands
            .act()
            .is_some_and(|act| act.is_live() && act.kind == ActKind::Pour(condiment))
    };
    until(app, "the bottle is in the hand", live);
    for _ in 0..90 {
        app.update();
    }
    let frame = app.world().resource::<Layout>().pan(over);
    let (home, middle) = (Vec3::new(-9.0, 10.0, 0.0), Vec3::new(0.0, 10.0, 0.0));
    let over_the_pan = Vec3::new(tilt, 10.0, 0.0);
    drag(app, frame, line(home, middle, 30));
    drag(app, frame, line(middle, over_the_pan, 15));
    drag(app, frame, line(over_the_pan, over_the_pan, hold));
    drag(app, frame, line(over_the_pan, middle, 15));
    drag(app, frame, line(middle, home, 20));
    if app.world().resource::<Hands>().are_free() {
        // The bottle was back and everything at rest before the hand let go.
        button(app, ButtonState::Released);
        return;
    }
    button(app, ButtonState::Released);
    until(app, "the bottle is back", |app| {
        app.world().resource::<Hands>().are_free()
    });
}

/// The other person's turn, with a bottle in the hand.
fn take_bottle(app: &mut App, dish: &str) {
    press(app, KeyCode::KeyE, Key::Character("e".into()));
    until_asked(app);
    let dish: DishId = dish.parse().unwrap();
    let menu = sitting(app).game().menu();
    let kind = Condiment::ALL
        .into_iter()
        .find(|kind| menu.recipe(dish).asks_for(*kind) > 0)
        .unwrap();
    let position = seen(app, Thing::Bottle(kind));
    click(app, position);
    assert!(!app.world().resource::<Hands>().are_free(), "a click takes the bottle");
}

/// Two people play a turn each with nothing but the mouse.
#[test]
fn a_turn_is_played_with_the_mouse_alone() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("mouse", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    let wants: Vec<Condiment> = {
        let state = sitting(&app).game().state();
        let recipe = state.own_recipe(sitting(&app).game().menu()).unwrap();
        Condiment::ALL
            .into_iter()
            .filter(|kind| recipe.asks_for(*kind) > 0)
            .collect()
    };
    let before = *sitting(&app).game().state();
    // Even all the way over a bottle may jam; one of three pours does not.
    let mut poured = 0;
    for _ in 0..3 {
        pour(&mut app, wants[0], Seat::First, 6.0, 40);
        until_asked(&mut app);
        let last = sitting(&app).record().moves.iter().rev().find_map(|mv| match mv {
            Move::Poured(pour) => Some(pour.total()),
            _ => None,
        });
        poured = last.expect("the pour was made");
        if poured > 0 {
            break;
        }
    }
    assert!(poured > 0);
    assert_shown(&app);
    let now = *sitting(&app).game().state();
    let (bottle, was) = (now.dispenser(wants[0]).total(), before.dispenser(wants[0]).total());
    assert_eq!(bottle, was - poured);
    if now.own().stove.pan.food.is_some() && now.spoons > 0 {
        // A die that leans or was only put down is thrown again.
        let rolled = |app: &App| {
            sitting(app)
                .record()
                .moves
                .iter()
                .any(|mv| matches!(mv, Move::Rolled(_)))
        };
        for _ in 0..6 {
            if !rolled(&app) {
                throw_die(&mut app);
                until_asked(&mut app);
            }
        }
        assert!(rolled(&app), "{:?}", sitting(&app).record().moves);
    }
}

/// A bottle that is taken and put back upright was no choice, and nothing moved.
#[test]
fn a_bottle_that_is_put_back_costs_nothing() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("put-back", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    let (before, moves) = (*sitting(&app).game().state(), sitting(&app).record().moves.len());
    let wants = {
        let recipe = before.own_recipe(sitting(&app).game().menu()).unwrap();
        Condiment::ALL
            .into_iter()
            .find(|kind| recipe.asks_for(*kind) > 0)
            .unwrap()
    };
    pour(&mut app, wants, Seat::First, -2.0, 10);
    until_asked(&mut app);
    assert_eq!(*sitting(&app).game().state(), before);
    assert_eq!(sitting(&app).record().moves.len(), moves);
    assert_shown(&app);
}

/// Everything is on disk after every move: whoever comes back finds the table as it was left, to the last crystal.
#[test]
fn a_match_that_was_killed_goes_on_where_it_was() {
    let seats = vec![person("Ada"), chef(1, Level::Commis)];
    let mut app = open("kill", SIZE, Language::English, plan(seats.clone()), Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    take_dish(&mut app, "o2");
    until_asked(&mut app);
    let wants = {
        let state = sitting(&app).game().state();
        let recipe = state.own_recipe(sitting(&app).game().menu()).unwrap();
        Condiment::ALL
            .into_iter()
            .find(|kind| recipe.asks_for(*kind) > 0)
            .unwrap()
    };
    pour(&mut app, wants, Seat::First, 4.5, 12);
    until_asked(&mut app);
    let state = *sitting(&app).game().state();
    let kept = app.world().resource::<Storage>().path("").unwrap();
    let aside = folder("kill-copy");
    for file in fs::read_dir(&kept).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), aside.join(file.file_name())).unwrap();
    }
    let pieces: Vec<_> = app.world().resource::<Larder>().pieces().collect();
    // Without a word to anybody.
    drop(app);

    let mut app = toque::window::headless::app(SIZE, Some(aside));
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    assert_eq!(*sitting(&app).game().state(), state);
    assert_eq!(sitting(&app).plan().seats, seats);
    assert_eq!(app.world().resource::<Larder>().pieces().collect::<Vec<_>>(), pieces);
    assert_shown(&app);
    until_asked(&mut app);
}

/// A file that is no match is set aside, told of, and the title is shown again.
#[test]
fn a_broken_match_is_set_aside() {
    let mut app = app("broken-match", SIZE, Language::English, 1.0);
    let file = app.world().resource::<Storage>().path(Storage::MATCH).unwrap();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(
        &file,
        "toque-match 1 a_la_carte\nseats:2 house:english menu:439c154f7c47c5c8\ndish z9\n",
    )
    .unwrap();
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    settle(&mut app);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
    assert!(!file.exists());
    assert!(words(&mut app).contains("current.match.broken"));
}

/// Something to ruin: all of a bottle goes into the pan.
fn spoil(app: &mut App, seat: Seat) {
    let wants = {
        let recipe = sitting(app)
            .game()
            .state()
            .own_recipe(sitting(app).game().menu())
            .unwrap();
        Condiment::ALL
            .into_iter()
            .find(|kind| recipe.asks_for(*kind) > 0)
            .unwrap()
    };
    pour(app, wants, seat, 6.5, 200);
    until_asked(app);
}

#[test]
fn a_dish_can_be_taken_back_but_a_roll_cannot() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("undo", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    spoil(&mut app, Seat::First);
    assert!(matches!(sitting(&app).game().state().phase, Phase::NewDish { .. }));
    let (before, moves) = (*sitting(&app).game().state(), sitting(&app).record().moves.clone());
    take_dish(&mut app, "b2");
    until_asked(&mut app);
    assert!(sitting(&app).can_undo());
    press(&mut app, KeyCode::KeyU, Key::Character("u".into()));
    assert_eq!(*sitting(&app).game().state(), before);
    assert_eq!(sitting(&app).record().moves, moves);
    assert_shown(&app);
    let saved = fs::read_to_string(app.world().resource::<Storage>().path(Storage::MATCH).unwrap()).unwrap();
    assert!(!saved.contains("dish b2"), "{saved}");

    take_dish(&mut app, "b3");
    until_asked(&mut app);
    press(&mut app, KeyCode::KeyR, Key::Character("r".into()));
    until(&mut app, "the die rests", |app| {
        app.world().resource::<Hands>().are_free()
    });
    until_asked(&mut app);
    let moves = sitting(&app).record().moves.clone();
    assert!(moves.iter().any(|mv| matches!(mv, Move::Rolled(_))), "{moves:?}");
    assert!(!sitting(&app).can_undo());
    press(&mut app, KeyCode::KeyU, Key::Character("u".into()));
    assert_eq!(sitting(&app).record().moves, moves);
}

/// Panels are as high as what they say.
#[test]
fn the_recipe_card_is_no_higher_than_its_words() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("card", SIZE, Language::German, plan(seats), Opening::New);
    for dish in ["r4", "b1"] {
        take_dish(&mut app, dish);
    }
    until_asked(&mut app);
    assert_card_fits(&mut app);
    // Other dishes, one after the other, as the mouse goes over them.
    for dish in ["y1", "o1", "b2", "r4"] {
        let position = seen(&mut app, Thing::Dish(dish.parse().unwrap()));
        point(&mut app, position);
        settle(&mut app);
    }
    point(&mut app, Vec2::new(640.0, 300.0));
    settle(&mut app);
    assert_card_fits(&mut app);
}

fn assert_card_fits(app: &mut App) {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let (_, card) = texts
        .iter(world)
        .find(|(text, _)| text.0.contains("Pfanne von"))
        .unwrap();
    let card = card.parent();
    let children = world.get::<Children>(card).unwrap().to_vec();
    let height = |entity: Entity| world.get::<ComputedNode>(entity).unwrap().size().y;
    let words: f32 = children.iter().map(|&child| height(child)).sum();
    // Room between and around them.
    let room = 24.0 + 6.0 * children.len() as f32;
    let each: Vec<f32> = children.iter().map(|&child| height(child)).collect();
    assert!(
        height(card) < words + room + 2.0,
        "{} for {each:?} and {room}",
        height(card)
    );
}

/// The edge of the table in the phases of a game, in both languages and two sizes: nothing is cut off.
#[test]
fn the_edge_of_the_table_fits() {
    let mut found = Vec::new();
    for size in [UVec2::new(1280, 720), UVec2::new(960, 600)] {
        for language in Language::ALL {
            let mut one = person("Wilhelmine");
            one.steady = true;
            let seats = vec![one, person("Ben"), chef(2, Level::Commis), chef(3, Level::Chef)];
            let name = format!("edge-{}-{}", size.x, language.code());
            let mut app = open(&name, size, language, plan(seats), Opening::New);
            app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
            let mut look = |app: &mut App, when: &str| {
                settle(app);
                let here = cut_off(app, size.as_vec2());
                found.extend(here.into_iter().map(|what| format!("{name}, {when}: {what}")));
            };
            until_asked(&mut app);
            look(&mut app, "choosing a dish");
            for dish in ["o4", "b1"] {
                take_dish(&mut app, dish);
            }
            until_asked(&mut app);
            look(&mut app, "one's turn");
            press(&mut app, KeyCode::Digit1, Key::Character("1".into()));
            look(&mut app, "a steady pour");
            press(&mut app, KeyCode::Space, Key::Space);
            until_asked(&mut app);
            look(&mut app, "after a pour");
            let other = if language == Language::English {
                Language::German
            } else {
                Language::English
            };
            let before = words(&mut app);
            app.world_mut().resource_mut::<Settings>().language = Some(other);
            settle(&mut app);
            assert_ne!(words(&mut app), before, "the language changes while playing");
            look(&mut app, "in the other language");
            take_bottle(&mut app, "b1");
            look(&mut app, "a pour by mouse");
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The mentor says each thing once, never blocks, and can be sent away for good.
#[test]
fn the_mentor_explains_each_thing_once() {
    use toque::window::table::mentor::{Learnt, Lesson, Mentor};
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("mentor", SIZE, Language::English, plan(seats.clone()), Opening::New);
    until_asked(&mut app);
    assert_eq!(app.world().resource::<Mentor>().says, Some(Lesson::Dish));
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
    // It does not block: a dish can be taken while the card is there.
    take_dish(&mut app, "o2");
    let understood = button_with(&mut app, "Got it");
    click(&mut app, understood);
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    assert_eq!(app.world().resource::<Mentor>().says, Some(Lesson::Heat));
    let show = button_with(&mut app, "Show me");
    click(&mut app, show);
    until(&mut app, "the mentor has thrown", |app| {
        sitting(app)
            .record()
            .moves
            .iter()
            .any(|mv| matches!(mv, Move::Rolled(_)))
    });
    until_asked(&mut app);
    let learnt: Learnt = app.world_mut().resource_mut::<Storage>().find(Learnt::FILE).unwrap();
    assert!(learnt.lessons.contains(&Lesson::Dish) && learnt.lessons.contains(&Lesson::Heat));
    assert!(app.world().resource::<Mentor>().says.is_some());
    let enough = button_with(&mut app, "No more lessons");
    click(&mut app, enough);
    assert_eq!(app.world().resource::<Mentor>().says, None);
    sit_down(&mut app, plan(seats), Opening::New);
    until_asked(&mut app);
    assert_eq!(app.world().resource::<Mentor>().says, None);
}

/// Every lesson fits its card, in both languages and in a small window.
#[test]
fn every_lesson_fits() {
    use toque::window::table::mentor::{Lesson, Mentor};
    for language in Language::ALL {
        let size = UVec2::new(960, 600);
        let name = format!("lessons-{}", language.code());
        let mut app = open(
            &name,
            size,
            language,
            plan(vec![person("Ada"), person("Ben")]),
            Opening::New,
        );
        until_asked(&mut app);
        for lesson in Lesson::ALL {
            app.world_mut().resource_mut::<Mentor>().says = Some(lesson);
            settle(&mut app);
            assert_eq!(cut_off(&mut app, size.as_vec2()), Vec::<String>::new(), "{lesson:?}");
        }
    }
}

/// A hint is a legal move with a reason, and changes nothing.
#[test]
fn a_hint_advises_and_does_not_act() {
    let mut app = open(
        "hint",
        SIZE,
        Language::English,
        plan(vec![person("Ada"), person("Ben")]),
        Opening::New,
    );
    until_asked(&mut app);
    let before = *sitting(&app).game().state();
    press(&mut app, KeyCode::KeyH, Key::Character("h".into()));
    let said = words(&mut app);
    assert!(said.contains("Take "), "{said}");
    assert_eq!(*sitting(&app).game().state(), before);
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
}

/// The rules open where they speak of what the mouse is over.
#[test]
fn the_rules_open_at_the_right_place() {
    use toque::window::menus::RulesAt;
    let mut app = open(
        "look-up",
        SIZE,
        Language::English,
        plan(vec![person("Ada"), person("Ben")]),
        Opening::New,
    );
    until_asked(&mut app);
    let cup = seen(&mut app, Thing::Bottle(Condiment::Lemon));
    point(&mut app, cup);
    press(&mut app, KeyCode::KeyI, Key::Character("i".into()));
    assert_eq!(app.world().resource::<RulesAt>().0.as_deref(), Some("season"));
}

#[test]
fn only_the_tokens_that_must_move_move() {
    let mut tokens = ['a', 'a', 'b', 'c'];
    shown::settle(tokens.iter_mut().collect(), &[('a', 1), ('b', 2)], &'z');
    assert_eq!(tokens, ['a', 'b', 'b', 'z']);
}

#[test]
fn every_cup_on_the_table_has_a_kind() {
    let mut counts = [0; Cup::COUNT];
    for index in 0..shown::CUPS {
        counts[shown::cup_kind(index).index()] += 1;
    }
    assert_eq!(Cups::new(counts), Cups::IN_PLAY);
}

/// A cup is used by dragging it to where it should work; dropped anywhere else it goes back.
#[test]
fn a_cup_is_dragged_onto_its_target() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("cup", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    let point_cup = (0..shown::CUPS).find(|&cup| {
        let place = app.world().resource::<Shown>().cups[cup];
        shown::cup_kind(cup) == Cup::Point && place == shown::CupPlace::Held(Seat::First)
    });
    let cup = Thing::Cup(point_cup.expect("with this seed the first seat begins with a point") as u8);
    let layout = *app.world().resource::<Layout>();
    let tray = layout.fixed(Thing::Tray(Seat::First)).translation + Vec3::new(0.0, 0.0, 1.4);
    let (cup_at, tray_at) = (seen(&mut app, cup), on_screen(&mut app, tray));
    let nowhere = seen(&mut app, Thing::Sink);
    for (target, played) in [(nowhere, false), (tray_at, true)] {
        point(&mut app, cup_at);
        app.update();
        button(&mut app, ButtonState::Pressed);
        for part in 1..=10 {
            point(&mut app, cup_at.lerp(target, part as f32 / 10.0));
        }
        button(&mut app, ButtonState::Released);
        settle(&mut app);
        let last = sitting(&app).record().moves.last().copied();
        assert_eq!(last == Some(Move::PlayPoint), played, "{last:?}");
    }
    until_asked(&mut app);
    assert_shown(&app);
}
