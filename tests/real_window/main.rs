//! The real program in a real window on a screen that nobody sees, played with a real mouse: a game is started, a dish
//! taken, the die thrown, a bottle tipped, the turn ended. What happened is read from the match file, and every picture
//! that was painted is looked at: no panel blinks.
//!
//! Where things are on the screen is asked of a twin: the same app without a window, with a copy of the same files.

#![cfg(all(feature = "window", target_os = "linux"))]
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that meets something unforeseen fails loudly"
)]

mod film;
mod hand;
mod journey;
mod keys;
#[expect(dead_code, reason = "shared with the tests without a window, which use more of it")]
#[path = "../window/mouse.rs"]
mod mouse;
mod practice;
mod qualities;
mod screen;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::{Level, PlayerKind, Temper};
use rules::a_la_carte::{ALaCarte, Condiment, DishId, Menu, Move, Phase, Seat};
use rules::{Game, MatchRecord};
use toque::texts::Language;
use toque::window::headless;
use toque::window::plan::{Opening, SeatPlan, TablePlan, Who};
use toque::window::screen::Screen as Shows;
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::prop::Prop;
use toque::window::table::sitting::Sitting;

use crate::screen::{Program, Screen, wait_for};

const SIZE: UVec2 = UVec2::new(1280, 720);

/// The match as it is on disk.
fn record(data: &Path) -> Option<MatchRecord<ALaCarte>> {
    fs::read_to_string(data.join("current.match")).ok()?.parse().ok()
}

fn game(data: &Path) -> Option<ALaCarte> {
    record(data)?.replay(Menu::standard()).ok()
}

/// Whether the person, and not the chef, has made such a move.
fn did(data: &Path, is: impl Fn(Move) -> bool) -> bool {
    let Some(record) = record(data) else { return false };
    let mut game = ALaCarte::start(&record.setup, Menu::standard()).unwrap();
    record.moves.iter().any(|&mv| {
        let own = game.state().active == Seat::First && is(mv);
        game.apply(mv).unwrap();
        own
    })
}

/// The same table, unseen, at rest, with everything told.
fn twin(data: &Path) -> App {
    let copy = data.with_extension("twin");
    let _ = fs::remove_dir_all(&copy);
    fs::create_dir_all(&copy).unwrap();
    for file in fs::read_dir(data).unwrap().flatten() {
        let _ = fs::copy(file.path(), copy.join(file.file_name()));
    }
    let mut app = headless::app(SIZE, Some(copy));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    if data.join("current.match").exists() {
        app.insert_resource(Opening::Resume);
        app.world_mut().resource_mut::<NextState<Shows>>().set(Shows::Table);
    }
    rest(&mut app);
    app
}

/// Until camera and panels stand still.
fn rest(app: &mut App) {
    for _ in 0..240 {
        app.update();
    }
}

/// Answers what the table asks the person in between, until an action is asked for: how much heat, if the die leaves it
/// open, and another dish, if the pour has spoiled the first.
fn until_an_action(screen: &Screen, data: &Path) {
    wait_for("the person is asked for an action", 240, || {
        let Some(game) = game(data).filter(|game| game.state().active == Seat::First) else {
            return false;
        };
        let place = match game.state().phase {
            Phase::Action => return true,
            Phase::PickHeat => mouse::button_with(&mut twin(data), "+1"),
            Phase::NewDish { .. } => {
                let moves = game.legal_moves();
                let dish = moves.as_ref().iter().find_map(|mv| match mv {
                    Move::Dish(dish) => Some(*dish),
                    _ => None,
                });
                mouse::seen(&mut twin(data), Prop::Dish(dish.unwrap()))
            }
            _ => return false,
        };
        screen.click(place);
        screen.pause(2.0);
        false
    });
    // Whatever travels across the table arrives.
    screen.pause(3.0);
}

/// Where these places of the frame are on the screen while the person has this in the hand.
fn way(data: &Path, thing: Prop, kind: ActKind, places: &[Vec3]) -> (Vec2, Vec<Vec2>) {
    let mut twin = twin(data);
    let from = mouse::seen(&mut twin, thing);
    mouse::point(&mut twin, from);
    twin.update();
    mouse::button(&mut twin, bevy::input::ButtonState::Pressed);
    rest(&mut twin);
    let held = twin.world().resource::<Hands>().act();
    assert_eq!(
        held.map(|act| act.kind),
        Some(kind),
        "the twin could not take {thing:?}"
    );
    let frame = held.unwrap().frame(twin.world().resource::<Layout>());
    let places = places
        .iter()
        .map(|&place| mouse::on_screen(&mut twin, frame.transform_point(place)));
    (from, places.collect())
}

/// Whether it comes about while a gesture may still be going on, which on a slow machine takes a while.
fn soon(screen: &Screen, is: impl Fn() -> bool) -> bool {
    (0..20).any(|_| {
        screen.pause(0.7);
        is()
    })
}

/// Points on the way from one place to the next, so that the mouse really moves.
fn between(from: Vec3, to: Vec3, steps: u32) -> impl Iterator<Item = Vec3> {
    (1..=steps).map(move |step| from.lerp(to, step as f32 / steps as f32))
}

fn settle_in(data: &PathBuf) {
    fs::create_dir_all(data).unwrap();
    let settings = Settings {
        language: Some(Language::English),
        pace: Pace::Skip,
        reduced_motion: true,
        ..Settings::default()
    };
    let plan = TablePlan {
        seats: vec![
            SeatPlan {
                name: "Ada".to_owned(),
                who: Who::Person,
                steady: false,
            },
            SeatPlan {
                name: "Bot".to_owned(),
                who: Who::Chef(PlayerKind::Chef {
                    level: Level::Commis,
                    temper: Temper::Careful,
                }),
                steady: false,
            },
        ],
        seed: Some(11),
        ..TablePlan::default()
    };
    fs::write(data.join("settings.ron"), ron::to_string(&settings).unwrap()).unwrap();
    fs::write(data.join("table.ron"), ron::to_string(&plan).unwrap()).unwrap();
}

#[test]
fn a_turn_in_a_real_window_with_a_real_mouse() {
    let home = std::env::temp_dir().join(format!("toque-real-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let data = home.join("toque");
    settle_in(&data);
    let screen = Screen::open(SIZE);
    let _program = Program::start(&screen, &home);
    screen.wait_for_window("Toque");

    // From the title to the table, by its buttons.
    let mut unseen = twin(&data);
    let new_game = mouse::button_with(&mut unseen, "New game");
    mouse::click(&mut unseen, new_game);
    rest(&mut unseen);
    let start = mouse::button_with(&mut unseen, "Start cooking");
    drop(unseen);
    wait_for("a match is begun", 120, || {
        screen.click(new_game);
        screen.pause(2.5);
        screen.click(start);
        screen.pause(2.5);
        data.join("current.match").exists()
    });

    // A dish, by its tile on the table.
    wait_for("the first dish is asked for", 60, || {
        game(&data).is_some_and(|game| game.state().phase == Phase::FirstDish)
    });
    // From here on nothing may blink.
    let film = screen.film("turn");
    let dish: DishId = "o2".parse().unwrap();
    let tile = mouse::seen(&mut twin(&data), Prop::Dish(dish));
    wait_for("the dish is taken", 60, || {
        screen.click(tile);
        screen.pause(2.0);
        did(&data, |mv| mv == Move::Dish(dish))
    });
    until_an_action(&screen, &data);

    // The die, with a flick. No face of it burns this dish, or finishes it.
    let places: Vec<Vec3> = between(Vec3::new(0.0, 8.0, 9.0), Vec3::new(3.0, 8.0, -9.0), 8).collect();
    wait_for("the die is thrown", 240, || {
        let (die, way) = way(&data, Prop::Die, ActKind::Throw, &places);
        screen.drag(die, 2.0, &way, 0.02);
        soon(&screen, || did(&data, |mv| matches!(mv, Move::Rolled(_))))
    });
    assert!(did(&data, |mv| mv == Move::Heat));
    until_an_action(&screen, &data);

    // A bottle, with a real drag: over the pan, over and back.
    let menu = Menu::standard();
    let wants = Condiment::ALL
        .into_iter()
        .find(|kind| menu.recipe(dish).asks_for(*kind) > 0)
        .unwrap();
    let (home_place, middle, over) = (Vec3::new(-9.0, 10.0, 0.0), Vec3::Y * 10.0, Vec3::new(5.5, 10.0, 0.0));
    let places: Vec<Vec3> = between(home_place, middle, 12)
        .chain(between(middle, over, 10))
        .chain(between(over, over, 12))
        .chain(between(over, home_place, 20))
        .collect();
    wait_for("the dish is seasoned", 240, || {
        let (bottle, way) = way(&data, Prop::Bottle(wants), ActKind::Pour(wants), &places);
        screen.drag(bottle, 2.0, &way, 0.05);
        soon(&screen, || did(&data, |mv| matches!(mv, Move::Poured(_))))
    });
    assert!(did(&data, |mv| mv == Move::Season(wants)));
    until_an_action(&screen, &data);

    // The bell: without a crêpe in the pan a turn can be ended at any time.
    let bell = mouse::button_with(&mut twin(&data), "End turn");
    wait_for("the turn is ended", 60, || {
        screen.click(bell);
        screen.pause(2.0);
        did(&data, |mv| mv == Move::EndTurn)
    });
    film.end().assert_steady(30);
    let _ = fs::remove_dir_all(&home);
}

/// The twin is what the positions are asked of, so it has to be the same table.
#[test]
fn the_twin_stands_where_the_files_say() {
    let home = std::env::temp_dir().join(format!("toque-twin-{}", std::process::id()));
    let data = home.join("toque");
    settle_in(&data);
    let mut app = twin(&data);
    assert!(app.world().get_resource::<Sitting>().is_none());
    let position = mouse::button_with(&mut app, "New game");
    assert!(position.x > 0.0 && position.x < 1280.0 && position.y > 0.0 && position.y < 720.0);
    let _ = fs::remove_dir_all(&home);
    let _ = fs::remove_dir_all(data.with_extension("twin"));
}
