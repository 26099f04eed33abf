//! The way of a pour: from wherever a bottle is taken, over whosever pan, with every camera, in every window and with either
//! hand, it comes to the cursor, is carried under it, and can be turned all the way over with a tenth of the window to spare.

use std::f32::consts::PI;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResized};
use physics::Stage;
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, Condiment, Move, Phase, Seat};
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::practice::judge::{again, change};
use toque::window::practice::{Step, Subject};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;
use toque::window::table::camera::Look;
use toque::window::table::hands::{self, Act, ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::pointing::Pointed;
use toque::window::table::prop::Prop;
use toque::window::table::turn_flow;

use crate::mouse::{button, on_screen, place, point};
use crate::party::{open, person, plan, sitting, until_free};
use crate::stage::{app, go, settle};

/// From the smallest window to the largest; flat ones and narrow ones. The everyday check takes the first three, which are
/// the hardest and the commonest: all of them are five minutes of processor time.
pub const SIZES: [(u32, u32); 6] = [
    (960, 600),
    (1280, 720),
    (960, 1080),
    (2560, 1080),
    (1024, 768),
    (3840, 2160),
];

fn sizes() -> &'static [(u32, u32)] {
    let full = std::env::var_os("TOQUE_FULL_CHECK").is_some();
    &SIZES[..if full { SIZES.len() } else { 3 }]
}

/// A frame that is long enough for a hand to get anywhere in three of them.
const FRAME: Duration = Duration::from_millis(100);

fn resize(app: &mut App, (width, height): (u32, u32)) {
    let mut windows = app
        .world_mut()
        .query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut target) = windows.single_mut(app.world_mut()).unwrap();
    let (width, height) = (width as f32, height as f32);
    target.resolution.set(width, height);
    app.world_mut().write_message(WindowResized { window, width, height });
    for _ in 0..3 {
        app.update();
    }
}

fn window_size(app: &mut App) -> Vec2 {
    let mut windows = app.world_mut().query_filtered::<&Window, With<PrimaryWindow>>();
    windows.single(app.world()).unwrap().size()
}

/// A table of people at which this seat may season.
fn cooking(seats: u8, seat: Seat) -> App {
    let people = ["Ada", "Ben", "Cleo", "Dan"];
    let people = people
        .iter()
        .take(usize::from(seats))
        .map(|name| person(name))
        .collect();
    let name = format!("pour-way-{seats}-{seat:?}");
    let mut app = open(
        &name,
        UVec2::new(1280, 720),
        Language::English,
        plan(people),
        Opening::New,
    );
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    for _ in 0..100 {
        until_free(&mut app);
        let game = sitting(&app).game();
        let state = game.state();
        if matches!(state.phase, Phase::Action) && state.active == seat {
            return app;
        }
        let seasoned = |mv: &&Move| match mv {
            Move::Dish(dish) => !game.menu().recipe(*dish).is_plain(),
            mv => **mv == Move::EndTurn,
        };
        let legal = game.legal_moves();
        let mv = *legal.as_ref().iter().find(seasoned).unwrap_or(&legal.as_ref()[0]);
        turn_flow::play(app.world_mut(), &[mv]);
    }
    panic!("{seat:?} never cooks");
}

/// Takes a bottle where it stands: with the mouse, or with a key if it is hidden or out of sight. A dish asks for some
/// bottles only, and over a rival's pan none is tipped without a cup; those are put into the hand as a key would, past the rules.
/// Returns where the cursor is.
fn take(app: &mut App, bottle: Condiment, over: Seat) -> Vec2 {
    let size = window_size(app);
    let middle = place(app, Prop::Bottle(bottle)) + Vec3::Y * 1.6;
    let cursor = on_screen(app, middle).clamp(Vec2::ONE, size - 1.0);
    point(app, cursor);
    app.update();
    let seat = sitting(app).game().state().active;
    let asked = over == seat && sitting(app).game().is_legal(Move::Season(bottle));
    if asked && app.world().resource::<Pointed>().0 == Some(Prop::Bottle(bottle)) {
        button(app, ButtonState::Pressed);
    } else {
        let mouse = hands::take(app.world_mut(), ActKind::Pour(bottle), over, true);
        let mut hands = app.world_mut().resource_mut::<Hands>();
        hands.grab(ActKind::Pour(bottle), seat, over, None, mouse);
    }
    for _ in 0..20 {
        if app.world().resource::<Hands>().act().is_some_and(Act::is_live) {
            // The hand that has it follows the cursor, and the eye has arrived.
            for _ in 0..2 {
                app.update();
            }
            return cursor;
        }
        app.update();
    }
    panic!("{bottle} never comes into the hand");
}

/// How far the bottle in the hand is from the cursor, in centimetres to the right and up, and how far it is tipped.
fn apart(app: &mut App, frame: Transform, cursor: Vec2) -> (Vec2, f32) {
    let sight = app.world().resource::<Stage>().sight().expect("it is in the hand");
    let hand = frame.transform_point(sight.held);
    let at = on_screen(app, hand);
    let centimetre = on_screen(app, hand + Vec3::X).x - at.x;
    (Vec2::new(at.x - cursor.x, cursor.y - at.y) / centimetre, sight.tilt)
}

/// Goes the whole way from where the bottle was taken: towards the pan and on, no further than a tenth from the edge.
/// Returns what is wrong with it.
fn faults(app: &mut App, frame: Transform, taken: Vec2) -> Vec<String> {
    let mut faults = Vec::new();
    let size = window_size(app);
    let (off, tilt) = apart(app, frame, taken);
    // A bottle is three centimetres high and held in its middle; below the lowest place of the hand it stays there.
    if off.x.abs() > 0.3 || off.y.abs() > 2.2 {
        faults.push(format!("taken at {taken}, it is {off} cm beside the cursor"));
    }
    if tilt > 0.02 {
        faults.push(format!("it tips by itself: {:.0}°", tilt.to_degrees()));
    }
    let tips_right = (frame.rotation * Vec3::X).x > 0.0;
    let end = size.x * if tips_right { 0.9 } else { 0.1 };
    let middle = on_screen(app, frame.translation + Vec3::Y * 8.0).x;
    // A hand that trembles does not tip it.
    let tremble = (size.y / 200.0) * if tips_right { 1.0 } else { -1.0 };
    point(app, taken + Vec2::X * tremble);
    app.update();
    let (_, tilt) = apart(app, frame, taken);
    if tilt > 0.02 {
        faults.push(format!("a tremble tips it: {:.0}°", tilt.to_degrees()));
    }
    // Half way to the middle it is still carried, and under the cursor.
    let half = Vec2::new(taken.x.midpoint(middle), taken.y);
    if (half.x - taken.x) * (end - taken.x) > 0.0 {
        point(app, half);
        app.update();
        app.update();
        let (off, tilt) = apart(app, frame, half);
        if off.x.abs() > 0.3 || off.y.abs() > 2.2 || tilt > 0.02 {
            faults.push(format!(
                "half way it is {off} cm beside the cursor, at {:.0}°",
                tilt.to_degrees()
            ));
        }
    }
    for part in [0.5, 1.0] {
        point(app, Vec2::new(taken.x.lerp(end, part), taken.y));
    }
    for _ in 0..4 {
        app.update();
    }
    let tilt = app.world().resource::<Stage>().sight().map_or(0.0, |sight| sight.tilt);
    if tilt < PI - 0.03 {
        faults.push(format!("a tenth from the edge it is at {:.0}°", tilt.to_degrees()));
    }
    faults
}

/// Puts down what is in the hand, as if it had never been taken.
fn put_down(app: &mut App) {
    physics::clear(app.world_mut());
    app.world_mut().resource_mut::<Hands>().put_down();
    button(app, ButtonState::Released);
    app.update();
    app.update();
}

/// These bottles, with every camera, in these windows and with either hand, over a pan. Returns how many ways were gone, and what
/// was wrong with them.
fn go_over(app: &mut App, over: Seat, sizes: &[(u32, u32)], bottles: &[Condiment]) -> (usize, Vec<String>) {
    let (mut gone, mut wrong) = (0, Vec::new());
    for left_handed in [false, true] {
        app.world_mut().resource_mut::<Settings>().left_handed = left_handed;
        for &size in sizes {
            resize(app, size);
            for whole in [false, true] {
                app.world_mut().resource_mut::<Look>().table = whole;
                for &bottle in bottles {
                    settle(app);
                    let taken = take(app, bottle, over);
                    let act = app.world().resource::<Hands>().act().unwrap();
                    assert_eq!(act.over, over);
                    let frame = act.frame(app.world().resource::<Layout>());
                    let faults = faults(app, frame, taken);
                    put_down(app);
                    let (hand, eye) = (
                        if left_handed { "left" } else { "right" },
                        if whole { "the whole table" } else { "near" },
                    );
                    let case = format!("{bottle} over {over:?}, {hand}-handed, {eye}, {size:?}");
                    wrong.extend(faults.into_iter().map(|fault| format!("{case}: {fault}")));
                    gone += 1;
                }
            }
        }
    }
    (gone, wrong)
}

fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

/// All bottles with every camera in every window and with either hand, from one seat over its own pan.
fn try_seat(seats: u8, seat: Seat) {
    let mut app = cooking(seats, seat);
    let (_, wrong) = go_over(&mut app, seat, sizes(), &Condiment::ALL);
    assert_none(&wrong);
}

/// Everybody over everybody else's pan, who has a cup for that. In the everyday check the outermost bottles, in one window after the
/// other; all of it with `./check --full`.
fn try_rivals(seats: u8) {
    let (mut gone, mut wrong, mut turn) = (0, Vec::new(), 0);
    let everyone = || ALL_SEATS.into_iter().take(usize::from(seats));
    let outermost = [Condiment::ALL[0], Condiment::ALL[Condiment::COUNT - 1]];
    let full = sizes().len() == SIZES.len();
    for seat in everyone() {
        let mut app = cooking(seats, seat);
        for over in everyone().filter(|over| *over != seat) {
            let one = turn % sizes().len();
            turn += 1;
            let (ways, faults) = if full {
                go_over(&mut app, over, sizes(), &Condiment::ALL)
            } else {
                go_over(&mut app, over, &sizes()[one..=one], &outermost)
            };
            gone += ways;
            wrong.extend(faults.into_iter().map(|fault| format!("{seat:?} of {seats}: {fault}")));
        }
    }
    assert_none(&wrong);
    let pairs = usize::from(seats) * usize::from(seats - 1);
    assert!(gone >= pairs * 8, "only {gone} ways");
}

#[test]
fn from_every_seat_of_two() {
    try_seat(2, Seat::First);
    try_seat(2, Seat::Second);
}

#[test]
fn from_every_seat_of_three() {
    for seat in [Seat::First, Seat::Second, Seat::Third] {
        try_seat(3, seat);
    }
}

#[test]
fn from_every_seat_of_four() {
    for seat in ALL_SEATS {
        try_seat(4, seat);
    }
}

#[test]
fn over_the_rivals_pan_of_two() {
    try_rivals(2);
}

#[test]
fn over_every_rivals_pan_of_three() {
    try_rivals(3);
}

#[test]
fn over_every_rivals_pan_of_four() {
    try_rivals(4);
}

/// The practice kitchen's bottle stands on the right and may be taken from anywhere.
#[test]
fn from_anywhere_in_the_practice_kitchen() {
    let mut app = app("pour-way-practice", UVec2::new(1280, 720), Language::English, 1.0);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    go(&mut app, Screen::Practice, Menu::None);
    change(app.world_mut(), |practice| practice.subject = Subject::Bottle);
    let mut wrong = Vec::new();
    for left_handed in [false, true] {
        app.world_mut().resource_mut::<Settings>().left_handed = left_handed;
        for &size in sizes() {
            resize(&mut app, size);
            for from in [-6.0, -1.0, 0.5, 6.0, 10.0] {
                settle(&mut app);
                let pan = app.world().resource::<Layout>().pan(Seat::First).translation;
                let taken = on_screen(&mut app, pan + Vec3::new(from, 10.0, 0.0));
                point(&mut app, taken);
                app.update();
                button(&mut app, ButtonState::Pressed);
                if app.world().resource::<toque::window::practice::Practice>().step != Step::Live {
                    // In a narrow window something to read lies there.
                    button(&mut app, ButtonState::Released);
                    continue;
                }
                for _ in 0..4 {
                    app.update();
                }
                let side = app.world().resource::<toque::window::practice::hand::Hand>().side;
                let frame = app.world().resource::<Layout>().pour(Seat::First, side);
                let faults = faults(&mut app, frame, taken);
                button(&mut app, ButtonState::Released);
                again(app.world_mut());
                let case = format!("from {from} cm, left-handed {left_handed}, {size:?}");
                wrong.extend(faults.into_iter().map(|fault| format!("{case}: {fault}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}
