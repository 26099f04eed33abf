//! The practice kitchen: a mouse that tosses and pours in it, and what is remembered.

mod kitchen;
mod tosses;
mod view;

use std::path::PathBuf;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::lab::hands::smooth;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use toque::texts::Language;
use toque::window::headless;
use toque::window::practice::kitchen::SEAT;
use toque::window::practice::{Luck, Notes, Practice, Step};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;
use toque::window::table::layout::{Layout, Side};

use crate::mouse::{button, on_screen, point};
use crate::stage::{go, press, settle};

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
    let frame = frame(app);
    drag_in(app, frame, seconds, path);
}

/// The same in any frame.
fn drag_in(app: &mut App, frame: Transform, seconds: f32, path: impl Fn(f32) -> Vec3) {
    let frames = (seconds / FRAME) as u32;
    for nth in 1..=frames {
        let place = frame.transform_point(path(nth as f32 * FRAME));
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
    // On the right, where it waits.
    let frame = app.world().resource::<Layout>().pour(SEAT, Side::Right);
    let drag = |app: &mut App, seconds: f32, path: &dyn Fn(f32) -> Vec3| drag_in(app, frame, seconds, path);
    let home = Vec3::new(-9.0, 10.0, 0.0);
    drag(app, FRAME, &|_| home);
    button(app, ButtonState::Pressed);
    assert_eq!(practice(app).step, Step::Live);
    drag(app, 0.2, &|_| home);
    drag(app, 0.4, &|t| home.lerp(Vec3::new(-0.1, 10.0, 0.0), smooth(t / 0.4)));
    // Six centimetres past the middle turn it all the way over.
    let far = tilt / 180.0 * 6.0;
    drag(app, 0.25, &|t| Vec3::new(far * smooth(t / 0.25), 10.0, 0.0));
    drag(app, hold, &|_| Vec3::new(far, 10.0, 0.0));
    drag(app, 0.25, &|t| Vec3::new(far * (1.0 - smooth(t / 0.25)), 10.0, 0.0));
    until_judged(app);
}
