//! Pictures of every screen, for the docs and for whoever wants to see what a change did: `toque --screenshot DIR`. Each
//! scene is brought about by real play (a match of chefs up to a point, a real gesture, a key), then photographed.
//!
//! `scene` names the scenes, `setting` goes to where they are, `acting` and `drill` set in motion what is to be seen.

mod acting;
mod drill;
mod scene;
mod setting;

use std::collections::VecDeque;
use std::path::PathBuf;

use bevy::picking::pointer::PointerLocation;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Capturing, Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use rules::a_la_carte::Move;

pub use scene::Scene;

use self::scene::Where;
use super::picture::Redraw;
use super::settings::Settings;
use super::table::sitting::Sitting;
use super::table::turn_flow::Beat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Last,
        photograph
            .run_if(resource_exists::<Gallery>)
            .after(super::settings::keep)
            .after(super::picture::pace),
    );
}

/// What is still to be photographed.
#[derive(Resource)]
pub struct Gallery {
    folder: PathBuf,
    scenes: VecDeque<Scene>,
    step: Step,
    /// The settings as they were before the first scene.
    usual: Option<Settings>,
    /// The last move of a match whose end is to be seen.
    last: Option<Move>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Step {
    Prepare,
    /// Frames to wait until everything has come to rest.
    Settle(u32),
    /// This is done next.
    Act(usize),
    /// Until its moment has come, for so many frames at most.
    Await(usize, u32),
    /// Frames for what the moment lets off.
    Linger(u32),
    /// Frames until the picture is sharp.
    Sharpen(u32),
    Taken,
}

/// Frames in which states, camera and prints come to rest.
const REST: u32 = 90;
/// Frames after which nobody waits for a moment any longer.
const PATIENCE: u32 = 3000;
/// Frames before a picture at which what fades is said once more.
const AFRESH: u32 = 8;

impl Gallery {
    /// Pictures of these scenes, into a folder.
    #[must_use]
    pub fn new(folder: PathBuf, scenes: &[Scene]) -> Self {
        Self {
            folder,
            scenes: scenes.iter().copied().collect(),
            step: Step::Prepare,
            usual: None,
            last: None,
        }
    }
}

pub(super) fn photograph(world: &mut World) -> Result {
    let gallery = world.resource::<Gallery>();
    let step = gallery.step;
    let Some(&scene) = gallery.scenes.front() else {
        world.write_message(AppExit::Success);
        return Ok(());
    };
    world.resource_mut::<Redraw>().request();
    point(world, scene);
    let next = match step {
        Step::Prepare => {
            setting::prepare(world, scene);
            Step::Settle(REST)
        }
        Step::Settle(0) => Step::Act(0),
        Step::Settle(left) => {
            if scene.place() == Where::Table && world.contains_resource::<Sitting>() {
                world.resource_mut::<Beat>().hurry();
            }
            // In the richest picture a frame takes seconds where the processor paints it.
            world.resource_mut::<Redraw>().look_away();
            Step::Settle(left - 1)
        }
        Step::Act(nth) => {
            acting::act(world, scene, nth)?;
            Step::Await(nth, PATIENCE)
        }
        Step::Await(nth, left) => {
            let has_come = left == 0 || acting::is_the_moment(world, scene, nth);
            match (has_come, nth + 1 < acting::acts(scene)) {
                (false, _) => Step::Await(nth, left - 1),
                (true, true) => Step::Act(nth + 1),
                (true, false) => Step::Linger(if scene == Scene::Celebration { 60 } else { 0 }),
            }
        }
        Step::Linger(0) => {
            // Nothing moves while the picture is taken.
            world.resource_mut::<Time<Virtual>>().pause();
            world.insert_resource(TimeUpdateStrategy::Automatic);
            Step::Sharpen(REST / 3)
        }
        Step::Linger(left) => Step::Linger(left - 1),
        Step::Sharpen(0) => {
            let file = world.resource::<Gallery>().folder.join(format!("{}.png", scene.word()));
            world.spawn(Screenshot::primary_window()).observe(save_to_disk(file));
            Step::Taken
        }
        Step::Sharpen(left) => {
            if left == AFRESH && acting::fades(scene) {
                acting::act(world, scene, 0)?;
            }
            Step::Sharpen(left - 1)
        }
        Step::Taken => {
            let mut capturing = world.query_filtered::<(), Or<(With<Capturing>, With<Screenshot>)>>();
            if capturing.iter(world).next().is_some() {
                Step::Taken
            } else {
                world.resource_mut::<Time<Virtual>>().unpause();
                acting::clear_up(world, scene);
                world.resource_mut::<Gallery>().scenes.pop_front();
                Step::Prepare
            }
        }
    };
    world.resource_mut::<Gallery>().step = next;
    Ok(())
}

/// Puts the mouse where the scene has it, wherever the real one was forgotten.
fn point(world: &mut World, scene: Scene) {
    let wanted = acting::pointed_at(world, scene);
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(world) {
        let is_there = match (window.cursor_position(), wanted) {
            (None, None) => true,
            (Some(cursor), Some(wanted)) => cursor.distance(wanted) < 1.0,
            _ => false,
        };
        if !is_there {
            window.set_cursor_position(wanted);
        }
    }
    // Buttons do not ask the window.
    let mut pointers = world.query::<&mut PointerLocation>();
    for mut pointer in pointers.iter_mut(world) {
        if pointer.location.is_some() {
            pointer.location = None;
        }
    }
}
