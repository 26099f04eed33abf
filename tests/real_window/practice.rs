//! The practice kitchen in a real window: a scripted mouse lands a flip, and the book says so.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use physics::lab::hands::{SWEET, smooth};
use toque::practice::{Book, Challenge};
use toque::window::practice::kitchen::SEAT;
use toque::window::screen::Screen as Shows;
use toque::window::table::layout::Layout;

use crate::screen::{Program, Screen};
use crate::{SIZE, mouse, rest, settle_in, twin};

/// Seconds from one place of the mouse to the next.
const STEP: f32 = 0.008;

fn landed(data: &Path) -> u32 {
    let text = fs::read_to_string(data.join("practice.ron")).unwrap_or_default();
    let book: Option<Book> = ron::from_str(&text).ok();
    book.map_or(0, |book| book.record(Challenge::FirstFlip).hits)
}

#[test]
fn a_scripted_mouse_lands_a_flip_in_the_practice_kitchen() {
    let home = std::env::temp_dir().join(format!("toque-real-practice-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let data = home.join("toque");
    settle_in(&data);
    let mut twin = twin(&data);
    let door = mouse::button_with(&mut twin, "Practice kitchen");
    twin.world_mut().resource_mut::<NextState<Shows>>().set(Shows::Practice);
    rest(&mut twin);
    let pan = twin.world().resource::<Layout>().pan(SEAT);
    let (height, time) = SWEET;
    // Up and back, and then still until it has landed.
    let flick: Vec<Vec2> = (0..200)
        .map(|step| {
            let now = step as f32 * STEP;
            let up = height * (smooth(now / time) - smooth((now - time) / 0.2));
            mouse::on_screen(&mut twin, pan.transform_point(Vec3::Y * up))
        })
        .collect();
    drop(twin);
    let screen = Screen::open(SIZE);
    let _program = Program::start(&screen, &home);
    screen.wait_for_window("Toque");
    screen.click(door);
    screen.pause(4.0);
    let film = screen.film("flip");
    // On a busy machine the mouse is not always in time; neither are people.
    for _ in 0..15 {
        screen.drag(flick[0], 0.8, &flick, STEP);
        screen.pause(1.5);
        if landed(&data) > 0 {
            film.end().assert_steady(5);
            return;
        }
    }
    panic!("no flip landed: {:?}", fs::read_to_string(data.join("practice.ron")));
}
