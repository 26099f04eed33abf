//! What makes the table look alive: it belongs to whoever acts, it ends, and it never keeps a processor painting.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::lab::hands::PourHand;
use rules::Game;
use rules::a_la_carte::{Condiment, DishId, Food, Heat, Menu as Dishes, Move, Phase, Seat, Stove};
use toque::texts::Language;
use toque::window::particles::{Air, Kind, Mote};
use toque::window::picture::{Cooked, Glow, KitchenCamera};
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Quality, Settings};
use toque::window::table::gloves::Glove;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::hats::Hat;
use toque::window::table::life;
use toque::window::table::shown::Shown;
use toque::window::table::sitting::Sitting;
use toque::window::table::thing::Thing;

use crate::stage::{app, settle};

const SIZE: UVec2 = UVec2::new(1280, 720);

/// The first turn of a person among chefs, everything at rest.
fn table(name: &str, change: impl Fn(&mut Settings)) -> App {
    let mut app = app(name, SIZE, Language::English, 1.0);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    let plan = TablePlan {
        seed: Some(1),
        ..TablePlan::default()
    };
    app.insert_resource(plan).insert_resource(Opening::New);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.pace = Pace::Skip;
    change(&mut settings);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    settle(&mut app);
    for _ in 0..4000 {
        app.update();
        let mut sitting = app.world_mut().resource_mut::<Sitting>();
        let state = *sitting.game().state();
        if sitting.next_to_tell().is_none() && state.active == Seat::First {
            match state.phase {
                Phase::FirstDish => {
                    let dish = state.choosable().iter().next().unwrap();
                    sitting.play(Move::Dish(dish)).unwrap();
                }
                Phase::Action => break,
                _ => {}
            }
        }
    }
    run(&mut app, 300);
    app
}

fn run(app: &mut App, frames: usize) {
    for _ in 0..frames {
        app.update();
    }
}

fn pour(app: &mut App, by: Seat, over: Seat) {
    let hand = Box::new(PourHand::plain(165.0, 1.5));
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(ActKind::Pour(Condiment::Herbs), by, over, None, hand);
}

fn heat(app: &mut App, seat: Seat, level: u8) {
    let mut shown = app.world_mut().resource_mut::<Shown>();
    shown.state.kitchens[seat.index()].stove.dial = Heat::new(level).unwrap();
}

fn paints(app: &mut App) -> bool {
    app.update();
    let mut cameras = app.world_mut().query_filtered::<&Camera, With<KitchenCamera>>();
    cameras.single(app.world()).unwrap().is_active
}

fn eye(app: &mut App) -> Transform {
    let mut cameras = app.world_mut().query_filtered::<&Transform, With<KitchenCamera>>();
    *cameras.single(app.world()).unwrap()
}

#[test]
fn the_hand_on_the_bottle_is_that_of_whoever_pours() {
    let mut app = table("glove", |_| {});
    for by in [Seat::Second, Seat::First] {
        pour(&mut app, by, Seat::First);
        run(&mut app, 45);
        let mut things = app.world_mut().query::<(&Thing, &Transform)>();
        let bottle = things
            .iter(app.world())
            .find(|(thing, _)| **thing == Thing::Bottle(Condiment::Herbs))
            .map(|(_, place)| place.translation)
            .unwrap();
        let mut gloves = app.world_mut().query::<(&Glove, &Transform, &Visibility)>();
        let mut seen = 0;
        for (glove, place, visibility) in gloves.iter(app.world()) {
            let is_seen = *visibility != Visibility::Hidden;
            assert_eq!(
                is_seen,
                glove.seat == by,
                "{by} pours, and the hand of {} is there",
                glove.seat
            );
            if is_seen {
                seen += 1;
                assert!(place.translation.distance(bottle) < 4.0, "the hand is elsewhere");
            }
        }
        assert_eq!(seen, 1);
        // The hat of whoever acts stands out.
        let mut hats = app.world_mut().query::<(&Hat, &Transform)>();
        let tallest = hats
            .iter(app.world())
            .max_by(|one, two| one.1.scale.y.total_cmp(&two.1.scale.y))
            .map(|(hat, _)| hat.seat);
        assert_eq!(tallest, Some(by));
        app.world_mut().resource_mut::<Hands>().put_down();
        physics::clear(app.world_mut());
        run(&mut app, 120);
        let mut gloves = app.world_mut().query::<(&Glove, &Visibility)>();
        assert!(gloves.iter(app.world()).all(|(_, seen)| *seen == Visibility::Hidden));
    }
}

#[test]
fn what_floats_comes_down_again_and_is_never_too_much() {
    let mut app = table("motes", |_| {});
    assert_eq!(app.world().resource::<Air>().floating(), 0);
    for kind in Kind::ALL {
        let mut air = app.world_mut().resource_mut::<Air>();
        air.burst(kind, Vec3::Y * 5.0, 3 * kind.most());
        run(&mut app, 2);
        let mut motes = app.world_mut().query::<(&Mote, &Visibility)>();
        let floating = motes.iter(app.world()).filter(|(mote, _)| mote.is_in_the_air());
        assert!(
            floating
                .clone()
                .all(|(mote, seen)| mote.kind == kind && *seen == Visibility::Visible)
        );
        assert_eq!(floating.count(), kind.most());
        // Ambience goes along with what is painted anyway; a burst is painted for its own sake.
        for frame in 0..200 {
            let mut things = app.world_mut().query_filtered::<&mut Transform, With<Thing>>();
            things.iter_mut(app.world_mut()).next().unwrap().scale.x = 1.0 + 0.001 * (frame % 2) as f32;
            app.update();
        }
        assert_eq!(app.world().resource::<Air>().floating(), 0, "{kind:?} never ends");
        let mut motes = app.world_mut().query::<(&Mote, &Visibility)>();
        assert!(motes.iter(app.world()).all(|(_, seen)| *seen == Visibility::Hidden));
    }
}

#[test]
fn with_reduced_motion_nothing_floats_and_the_eye_stays_where_it_is() {
    let mut still = table("calm", |settings| settings.reduced_motion = true);
    let mut lively = table("lively", |_| {});
    for app in [&mut still, &mut lively] {
        heat(app, Seat::First, 5);
        pour(app, Seat::Second, Seat::First);
        run(app, 40);
    }
    let moves = |app: &mut App| {
        let from = eye(app);
        let (mut farthest, mut most) = (0.0f32, 0);
        for _ in 0..60 {
            app.update();
            farthest = farthest.max(eye(app).translation.distance(from.translation));
            most = most.max(app.world().resource::<Air>().floating());
        }
        (farthest, most)
    };
    assert_eq!(moves(&mut still), (0.0, 0));
    let (farthest, most) = moves(&mut lively);
    assert!(farthest > 0.01, "the eye does not follow");
    assert!(most > 0, "nothing floats over a hot pan");
}

#[test]
fn a_kitchen_at_rest_keeps_no_processor_painting() {
    for (quality, lives) in [(Quality::Software, false), (Quality::Low, true)] {
        let mut app = table(&format!("rest-{quality:?}"), |settings| {
            settings.quality = Some(quality);
        });
        heat(&mut app, Seat::First, 4);
        run(&mut app, 400);
        let painted = (0..120).filter(|_| paints(&mut app)).count();
        if lives {
            // Two seconds at thirty frames a second, of a hundred and twenty.
            assert!((30..90).contains(&painted), "{painted} frames");
        } else {
            assert_eq!(painted, 0);
        }
    }
}

#[test]
fn food_browns_step_by_step_and_burns_where_the_recipe_is_red() {
    let menu = Dishes::standard();
    for dish in DishId::all() {
        let recipe = menu.recipe(dish);
        let mut before = Cooked::Raw;
        for level in 0..=7 {
            let mut stove = Stove::default();
            stove.pan.food = Some(Food::Dish(dish));
            stove.dial = Heat::new(level).unwrap();
            let now = life::cooked(&stove, &menu);
            assert!(now >= before, "{dish} at {level}: {before:?}, then {now:?}");
            assert_eq!(now == Cooked::Burnt, recipe.is_red(stove.dial), "{dish} at {level}");
            before = now;
        }
    }
    let empty = Stove {
        dial: Heat::MAX,
        ..default()
    };
    assert_eq!(life::cooked(&empty, &menu), Cooked::Raw);
}

#[test]
fn a_dish_that_burns_is_seen_to() {
    let mut app = table("burn", |_| {});
    let look = |app: &mut App| {
        let shown = app.world().resource::<Shown>();
        let Some(Food::Dish(dish)) = shown.state.kitchen(Seat::First).stove.pan.food else {
            panic!("nothing in the pan");
        };
        let mut food = app.world_mut().query::<(&Thing, &Cooked, &Glow)>();
        let found = food.iter(app.world()).find(|(thing, ..)| **thing == Thing::Dish(dish));
        *found.unwrap().1
    };
    assert!(look(&mut app) < Cooked::Burnt);
    heat(&mut app, Seat::First, 7);
    app.update();
    assert_eq!(look(&mut app), Cooked::Burnt);
    heat(&mut app, Seat::First, 0);
    app.update();
    assert_eq!(look(&mut app), Cooked::Raw);
}
