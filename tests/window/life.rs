//! What makes the table look alive: it belongs to whoever acts, it ends, and it never keeps a processor painting.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorIcon, PrimaryWindow, SystemCursorIcon};
use physics::lab::hands::PourHand;
use rules::Game;
use rules::a_la_carte::{Condiment, DishId, Food, Heat, Menu as Dishes, Move, Phase, Seat, Stove};
use toque::texts::Language;
use toque::window::particles::{Air, Kind, Mote};
use toque::window::picture::{Cooked, Eye, Glow, KitchenCamera};
use toque::window::plan::{Opening, TablePlan};
use toque::window::practice::judge::change;
use toque::window::practice::kitchen::SEAT;
use toque::window::practice::{Practice, Step, Subject};
use toque::window::props::{Dial, SLEEVE, dial_angle, flame_heat, flame_size};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::{Pace, Quality, Settings};
use toque::window::table::ambience;
use toque::window::table::hand_props::Glove;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::prop::Prop;
use toque::window::table::seat_markers::Hat;
use toque::window::table::shown_table::ShownTable;
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow;

use crate::mouse::{button, button_with, on_screen, point};
use crate::stage::{app, go, settle};

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
        let sitting = app.world().resource::<Sitting>();
        let state = *sitting.game().state();
        if sitting.next_to_tell().is_none() && state.active == Seat::First {
            match state.phase {
                Phase::FirstDish => {
                    let dish = state.choosable().iter().next().unwrap();
                    assert!(turn_flow::play(app.world_mut(), &[Move::Dish(dish)]));
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
    let mut shown = app.world_mut().resource_mut::<ShownTable>();
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
        let mut things = app.world_mut().query::<(&Prop, &Transform)>();
        let bottle = things
            .iter(app.world())
            .find(|(thing, _)| **thing == Prop::Bottle(Condiment::Herbs))
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

/// A seat's hand, and whether it is to be seen.
fn glove(app: &mut App, seat: Seat) -> (Transform, bool) {
    let mut gloves = app.world_mut().query::<(&Glove, &Transform, &Visibility)>();
    let found = gloves.iter(app.world()).find(|(glove, ..)| glove.seat == seat);
    let (_, place, seen) = found.unwrap();
    (*place, *seen != Visibility::Hidden)
}

/// Whether a point of the kitchen is in the picture.
fn is_in_the_picture(app: &mut App, place: Vec3) -> bool {
    let on_screen = |In(place): In<Vec3>, eye: Eye| eye.on_screen(place);
    let found = app.world_mut().run_system_cached_with(on_screen, place).unwrap();
    found.is_some_and(|at| Rect::from_corners(Vec2::ZERO, SIZE.as_vec2()).contains(at))
}

/// Chefs are seen from afar when their turns are shown at once, and people closely.
#[test]
fn an_arm_reaches_in_from_outside_the_picture_and_goes_back_there_as_large_as_it_came() {
    let mut app = table("sleeve", |_| {});
    for by in [Seat::First, Seat::Second] {
        pour(&mut app, by, Seat::First);
        run(&mut app, 70);
        let (place, seen) = glove(&mut app, by);
        assert!(
            seen && is_in_the_picture(&mut app, place.translation),
            "no hand of {by}"
        );
        let ends_outside = (0..SLEEVE as u8).any(|far| {
            let point = place.transform_point(Vec3::Z * f32::from(far));
            !is_in_the_picture(&mut app, point)
        });
        assert!(ends_outside, "the arm of {by} ends in mid-air");
        app.world_mut().resource_mut::<Hands>().put_down();
        physics::clear(app.world_mut());
        let mut before = place.translation.z;
        let mut frames = 0;
        loop {
            app.update();
            let (place, seen) = glove(&mut app, by);
            if !seen {
                break;
            }
            assert_eq!(place.scale, Vec3::ONE, "it shrinks");
            // The first seat is at turn, and carries the bottle back.
            assert!(
                by == Seat::First || place.translation.z >= before,
                "it does not go back"
            );
            before = place.translation.z;
            frames += 1;
            assert!(frames < 120, "the hand of {by} stays");
        }
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
            let mut things = app.world_mut().query_filtered::<&mut Transform, With<Prop>>();
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
            let now = ambience::cooked(&stove, &menu);
            assert!(now >= before, "{dish} at {level}: {before:?}, then {now:?}");
            assert_eq!(now == Cooked::Burnt, recipe.is_red(stove.dial), "{dish} at {level}");
            before = now;
        }
    }
    let empty = Stove {
        dial: Heat::MAX,
        ..default()
    };
    assert_eq!(ambience::cooked(&empty, &menu), Cooked::Raw);
}

#[test]
fn a_dish_that_burns_is_seen_to() {
    let mut app = table("burn", |_| {});
    let look = |app: &mut App| {
        let shown = app.world().resource::<ShownTable>();
        let Some(Food::Dish(dish)) = shown.state.kitchen(Seat::First).stove.pan.food else {
            panic!("nothing in the pan");
        };
        let mut food = app.world_mut().query::<(&Prop, &Cooked, &Glow)>();
        let found = food.iter(app.world()).find(|(thing, ..)| **thing == Prop::Dish(dish));
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

/// A dial points at what it is set to, on the stove that it belongs to and on no other.
#[test]
fn dials_turn_with_the_heat() {
    let mut app = table("dials", |_| {});
    let dials = |app: &mut App| -> Vec<(Seat, Quat)> {
        let mut dials = app.world_mut().query::<(&Dial, &Transform)>();
        let mut found: Vec<_> = dials
            .iter(app.world())
            .map(|(dial, place)| (dial.0, place.rotation))
            .collect();
        found.sort_by_key(|(seat, _)| *seat);
        found
    };
    let expected = [(Seat::First, 4), (Seat::Second, 0), (Seat::Third, 7), (Seat::Fourth, 1)];
    for (seat, level) in expected {
        heat(&mut app, seat, level);
    }
    run(&mut app, 240);
    let shown = dials(&mut app);
    assert_eq!(shown.len(), expected.len());
    for ((seat, angle), (whose, level)) in shown.into_iter().zip(expected) {
        assert_eq!(seat, whose);
        let off = angle.angle_between(dial_angle(level));
        assert!(off < 0.02, "{seat:?} at {level} is off by {off}");
    }
}

#[test]
fn flames_tell_how_hot_they_are() {
    for heat in 0..=7 {
        let told = flame_heat(flame_size(heat));
        assert!((told - f32::from(heat) / 7.0).abs() < 1e-4, "{heat}: {told}");
    }
}

/// The practice kitchen, at rest.
fn practice(name: &str, quality: Option<Quality>) -> App {
    let mut app = app(name, SIZE, Language::English, 1.0);
    app.world_mut().resource_mut::<Settings>().quality = quality;
    go(&mut app, Screen::Practice, Menu::None);
    run(&mut app, 120);
    app
}

/// The most that floats at once within three seconds.
fn most_floating(app: &mut App) -> usize {
    let mut most = 0;
    for _ in 0..200 {
        app.update();
        most = most.max(app.world().resource::<Air>().floating());
    }
    most
}

#[test]
fn a_crepe_steams_in_the_practice_kitchen_and_a_bottle_does_not() {
    let mut app = practice("practice-steam", Some(Quality::Low));
    assert!(most_floating(&mut app) > 0, "nothing floats over a hot pan");
    change(app.world_mut(), |practice| practice.subject = Subject::Bottle);
    most_floating(&mut app);
    assert_eq!(most_floating(&mut app), 0);
    change(app.world_mut(), |practice| practice.subject = Subject::Crepe);
    assert!(most_floating(&mut app) > 0);
    go(&mut app, Screen::Title, Menu::None);
    assert_eq!(
        app.world().resource::<Air>().floating(),
        0,
        "the title is full of steam"
    );
    // What floats along keeps no processor painting here either.
    let mut app = practice("practice-rest", Some(Quality::Software));
    run(&mut app, 200);
    assert_eq!((0..60).filter(|_| paints(&mut app)).count(), 0);
}

fn cursor(app: &mut App) -> SystemCursorIcon {
    let mut windows = app.world_mut().query_filtered::<&CursorIcon, With<PrimaryWindow>>();
    let CursorIcon::System(shape) = windows.single(app.world()).unwrap();
    *shape
}

#[test]
fn while_practising_the_mouse_is_a_hand_wherever_it_can_take_hold() {
    let mut app = practice("practice-cursor", None);
    let pan = app.world().resource::<Layout>().pan(SEAT).translation;
    let over_pan = on_screen(&mut app, pan);
    point(&mut app, over_pan);
    run(&mut app, 2);
    assert_eq!(cursor(&mut app), SystemCursorIcon::Grab);
    let words = button_with(&mut app, "Seasoning");
    point(&mut app, words);
    run(&mut app, 2);
    assert_eq!(cursor(&mut app), SystemCursorIcon::Default);
    point(&mut app, over_pan);
    app.update();
    button(&mut app, ButtonState::Pressed);
    run(&mut app, 2);
    assert_eq!(app.world().resource::<Practice>().step, Step::Live);
    assert_eq!(cursor(&mut app), SystemCursorIcon::Grabbing);
    go(&mut app, Screen::Title, Menu::None);
    assert_eq!(cursor(&mut app), SystemCursorIcon::Default);
}

#[test]
fn stars_glint_and_cups_steam_where_there_is_time_for_it() {
    for (quality, lives) in [(Quality::Software, false), (Quality::Low, true)] {
        let mut app = table(&format!("glint-{quality:?}"), |settings| {
            settings.quality = Some(quality);
        });
        let mut seen = [false; 2];
        for _ in 0..600 {
            app.update();
            let mut motes = app.world_mut().query::<&Mote>();
            for mote in motes.iter(app.world()).filter(|mote| mote.is_in_the_air()) {
                seen[0] |= mote.kind == Kind::Glint;
                seen[1] |= mote.kind == Kind::Steam;
            }
        }
        assert_eq!(seen, [lives; 2], "{quality:?}");
    }
}

/// Nobody plays behind the title, but every pan is full and on a fire.
#[test]
fn everything_cooks_behind_the_title() {
    let app = app("show", SIZE, Language::English, 1.0);
    let state = app.world().resource::<ShownTable>().state;
    assert_eq!(state.all_seats().count(), rules::a_la_carte::ALL_SEATS.len());
    for seat in state.all_seats() {
        let stove = state.kitchen(seat).stove;
        assert!(stove.pan.food.is_some() && stove.dial.level() > 0, "{seat:?}");
    }
}
