//! What a painted frame costs: a real window, a bottle of twenty that is shaken without a pause, once close up and once
//! over the whole table, then the table at rest. Before that, how long the title takes until nothing is missing from it; and
//! what memory it all needs. `cargo bench --profile dev --package toque --bench paint`, with a display; `QUALITY=Low` (or
//! another preset) instead of the processor's own. docs/picture.md and docs/performance.md have the figures.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark that meets something unforeseen fails loudly"
)]

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::gpu_readback::Readback;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use physics::{BOTTLE_HOME, Observation, Target};
use rules::Game;
use rules::a_la_carte::{Condiment, Move, Phase, Seat};
use toque::window::picture::{KitchenCamera, Redraw};
use toque::window::plan::{Opening, TablePlan};
use toque::window::prints::PrintCanvas;
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow;
use toque::window::theme::drawings::Easel;
use toque::window::{Launch, windowed};

/// What is measured, one after the other: who shakes, if anybody does. A chef at the highest pace is watched from afar.
const PARTS: [(&str, Option<Seat>); 3] = [
    ("close up", Some(Seat::First)),
    ("whole table", Some(Seat::Second)),
    ("at rest", None),
];
const SETTLES: Duration = Duration::from_secs(5);
const MEASURED: Duration = Duration::from_secs(12);
/// Frames for which nothing may be missing: between two steps of the making it looks so for one.
const WHOLE: u32 = 6;
/// So long somebody may wait for the title.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Resource)]
struct Measuring {
    part: usize,
    since: Instant,
    frames: u32,
    processor: f64,
    counts: bool,
    started: Instant,
    title: Title,
}

/// How far the title is.
enum Title {
    Unseen,
    /// Something is missing.
    Unfinished,
    /// Nothing has been missing since then, for so many frames.
    Whole(Instant, u32),
    Left,
}

/// Whether the renderer still makes pipelines, told from its own world.
#[derive(Resource, Clone, Default)]
struct Waits(Arc<AtomicBool>);

fn tell(pipelines: Res<PipelineCache>, waits: Res<Waits>) {
    let some = pipelines.waiting_pipelines().next().is_some();
    waits.0.store(some, Ordering::Relaxed);
}

/// Whether nothing is missing: drawings are drawn, prints read, pipelines made, and the kitchen is painted with all that.
fn is_whole(world: &mut World) -> bool {
    let drawn = world.resource::<Easel>().is_done();
    let compiled = !world.resource::<Waits>().0.load(Ordering::Relaxed);
    let mut unread = world.query_filtered::<(), Or<(With<PrintCanvas>, With<Readback>)>>();
    let printed = unread.iter(world).next().is_none();
    let mut cameras = world.query_filtered::<&Camera, With<KitchenCamera>>();
    let painted = cameras.iter(world).all(|camera| !camera.is_active);
    drawn && compiled && printed && painted
}

/// A number of this process by its place after the name, as seconds: hundredths on every Linux there is.
fn seconds(place: usize) -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    let numbers: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    numbers[place].parse::<f64>().unwrap() / 100.0
}

/// Seconds of processor time of this process, its own and the system's.
fn processor() -> f64 {
    seconds(11) + seconds(12)
}

/// Seconds since this process began.
fn age() -> f64 {
    let uptime = fs::read_to_string("/proc/uptime").unwrap();
    let up: f64 = uptime.split_whitespace().next().unwrap().parse().unwrap();
    (up - seconds(19)).max(0.0)
}

/// Prints the memory that is needed here, and the most that was needed so far.
fn print_memory(place: &str) {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let megabytes = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<f64>().unwrap() / 1024.0
    };
    println!(
        "{place:12} {:6.0} MiB of memory, {:.0} MiB at most so far",
        megabytes("VmRSS:"),
        megabytes("VmHWM:")
    );
}

fn shake(sight: &Observation) -> Target {
    Target::at(BOTTLE_HOME + Vec3::Y * 1.5 * (sight.time * 28.0).sin())
}

/// Waits for the title, then goes to the table. True when it has been left.
fn leave_title(world: &mut World) -> bool {
    if matches!(world.resource::<Measuring>().title, Title::Left) {
        return true;
    }
    let whole = is_whole(world);
    let mut measuring = world.resource_mut::<Measuring>();
    let started = measuring.started;
    let after = |what: &str, then: Instant| println!("{what} after {:.2} s", (then - started).as_secs_f64());
    measuring.title = match measuring.title {
        Title::Unseen => {
            after("first frame", Instant::now());
            Title::Unfinished
        }
        Title::Whole(since, WHOLE..) if whole => {
            after("complete title", since);
            Title::Left
        }
        Title::Whole(since, frames) if whole => Title::Whole(since, frames + 1),
        Title::Unfinished if whole => Title::Whole(Instant::now(), 1),
        _ if started.elapsed() > PATIENCE => {
            after("no complete title", Instant::now());
            Title::Left
        }
        _ => Title::Unfinished,
    };
    if matches!(measuring.title, Title::Left) {
        print_memory("title");
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
    // At rest there would be a frame a second.
    world.resource_mut::<Redraw>().request();
    false
}

fn measure(world: &mut World) {
    if !leave_title(world) {
        return;
    }
    let Some(sitting) = world.get_resource::<Sitting>() else {
        return;
    };
    let state = *sitting.game().state();
    if sitting.next_to_tell().is_none() && state.active == Seat::First && state.phase == Phase::FirstDish {
        assert!(turn_flow::play(world, &[Move::Dish("o2".parse().unwrap())]));
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
            print_memory("table");
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
    let started = Instant::now() - Duration::from_secs_f64(age());
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
        title: Title::Unseen,
    })
    .add_systems(First, measure);
    let waits = Waits::default();
    app.insert_resource(waits.clone());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(waits)
            .add_systems(Render, tell.in_set(RenderSystems::Cleanup));
    }
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    app.run();
    fs::remove_dir_all(folder).unwrap();
}
