//! What a painted frame costs: a real window, a bottle of twenty that is shaken without a pause, once close up and once
//! over the whole table, then the table at rest. `cargo bench --profile dev --package toque --bench paint`, with a display;
//! `QUALITY=Low` (or another preset) instead of the processor's own. docs/picture.md has the figures.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark that meets something unforeseen fails loudly"
)]

use std::fs;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use physics::{BOTTLE_HOME, Sight, Target};
use rules::Game;
use rules::a_la_carte::{Condiment, Move, Phase, Seat};
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::sitting::Sitting;
use toque::window::{Launch, windowed};

/// What is measured, one after the other: who shakes, if anybody does. A chef at the highest pace is watched from afar.
const PARTS: [(&str, Option<Seat>); 3] = [
    ("close up", Some(Seat::First)),
    ("whole table", Some(Seat::Second)),
    ("at rest", None),
];
const SETTLES: Duration = Duration::from_secs(5);
const MEASURED: Duration = Duration::from_secs(12);

#[derive(Resource)]
struct Measuring {
    part: usize,
    since: Instant,
    frames: u32,
    processor: f64,
    counts: bool,
    started: Instant,
    at_title: bool,
}

/// Seconds of processor time of this process.
fn processor() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    let numbers: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    // User and system time, in hundredths of a second on every Linux there is.
    (numbers[11].parse::<f64>().unwrap() + numbers[12].parse::<f64>().unwrap()) / 100.0
}

fn shake(sight: &Sight) -> Target {
    Target::at(BOTTLE_HOME + Vec3::Y * 1.5 * (sight.time * 28.0).sin())
}

fn measure(world: &mut World) {
    if !world.resource::<Measuring>().at_title {
        let mut measuring = world.resource_mut::<Measuring>();
        measuring.at_title = true;
        println!("first frame after {:.2} s", measuring.started.elapsed().as_secs_f64());
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
        return;
    }
    let Some(mut sitting) = world.get_resource_mut::<Sitting>() else {
        return;
    };
    let state = *sitting.game().state();
    if sitting.next_to_tell().is_none() && state.active == Seat::First && state.phase == Phase::FirstDish {
        sitting.play(Move::Dish("o2".parse().unwrap())).unwrap();
    }
    if state.phase != Phase::Action || state.active != Seat::First {
        world.resource_mut::<Measuring>().since = Instant::now();
        return;
    }
    let mut measuring = world.resource_mut::<Measuring>();
    measuring.frames += 1;
    let (name, shakes) = PARTS[measuring.part];
    let passed = measuring.since.elapsed();
    if !measuring.counts && passed > SETTLES {
        (measuring.counts, measuring.frames, measuring.processor) = (true, 0, processor());
        measuring.since = Instant::now();
    } else if measuring.counts && passed > MEASURED {
        let (frames, used) = (f64::from(measuring.frames), processor() - measuring.processor);
        println!(
            "{name:12} {:6.1} frames/s {:8.1} ms of processor a frame {:6.1} % of one core",
            frames / passed.as_secs_f64(),
            used * 1000.0 / frames.max(1.0),
            used * 100.0 / passed.as_secs_f64()
        );
        (measuring.counts, measuring.since) = (false, Instant::now());
        measuring.part += 1;
        if measuring.part == PARTS.len() {
            world.write_message(AppExit::Success);
            return;
        }
        physics::clear(world);
        world.resource_mut::<Hands>().put_down();
        return;
    }
    let mut hands = world.resource_mut::<Hands>();
    if let Some(seat) = shakes
        && hands.are_free()
    {
        hands.lend(
            ActKind::Pour(Condiment::Pepper),
            seat,
            Seat::First,
            None,
            Box::new(shake),
        );
    }
}

fn main() {
    let started = Instant::now();
    let folder = std::env::temp_dir().join(format!("toque-paint-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    if let Ok(quality) = std::env::var("QUALITY") {
        fs::write(folder.join("settings.ron"), format!("(quality: Some({quality}))")).unwrap();
    }
    let mut app = windowed(Launch {
        folder: Some(folder.clone()),
        ..default()
    });
    app.insert_resource(TablePlan {
        seed: Some(1),
        ..TablePlan::default()
    })
    .insert_resource(Opening::New)
    .insert_resource(Measuring {
        part: 0,
        since: started,
        frames: 0,
        processor: 0.0,
        counts: false,
        started,
        at_title: false,
    })
    .add_systems(First, measure);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    app.run();
    fs::remove_dir_all(folder).unwrap();
}
