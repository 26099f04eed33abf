//! What a frame costs without its painting: an empty engine, the table at rest, and a bottle being shaken among eighty
//! crystals, measured in turns in one run. `cargo bench --profile dev --package toque --bench frame`; docs/performance.md has the figures.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark that meets something unforeseen fails loudly"
)]

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::{BOTTLE_HOME, Observation, Target};
use rules::Game;
use rules::a_la_carte::{Condiment, Move, Phase, Seat};
use toque::window::headless;
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow;

const SIZE: UVec2 = UVec2::new(1280, 720);
const FRAME: Duration = Duration::from_micros(16_667);
/// Rounds of frames, in turns, so that a busy moment of the machine meets all alike.
const ROUNDS: usize = 12;
const FRAMES: usize = 120;

fn clocked(mut app: App) -> App {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    for _ in 0..120 {
        app.update();
    }
    app
}

/// Four seats in the middle of the first turn.
fn table() -> App {
    let mut app = headless::app(SIZE, None);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.insert_resource(TablePlan {
        seed: Some(1),
        ..TablePlan::default()
    });
    app.insert_resource(Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    for _ in 0..4000 {
        app.update();
        let Some(sitting) = app.world().get_resource::<Sitting>() else {
            continue;
        };
        let (phase, active) = (sitting.game().state().phase, sitting.game().state().active);
        if sitting.next_to_tell().is_none() && active == Seat::First {
            match phase {
                Phase::FirstDish => assert!(turn_flow::play(app.world_mut(), &[Move::Dish("o2".parse().unwrap())])),
                Phase::Action => break,
                _ => {}
            }
        }
    }
    for _ in 0..300 {
        app.update();
    }
    app
}

/// Somebody who never stops shaking.
fn shake(sight: &Observation) -> Target {
    Target::at(BOTTLE_HOME + Vec3::Y * 1.5 * (sight.time * 28.0).sin())
}

struct Measured {
    name: &'static str,
    app: App,
    frames: Vec<f64>,
}

impl Measured {
    fn new(name: &'static str, app: App) -> Self {
        Self {
            name,
            app,
            frames: Vec::new(),
        }
    }

    fn round(&mut self) {
        for _ in 0..FRAMES {
            let from = Instant::now();
            self.app.update();
            self.frames.push(from.elapsed().as_secs_f64() * 1000.0);
        }
    }

    fn mean(&self) -> f64 {
        self.frames.iter().sum::<f64>() / self.frames.len() as f64
    }

    fn p99(&self) -> f64 {
        let mut sorted = self.frames.clone();
        sorted.sort_by(f64::total_cmp);
        sorted[sorted.len() * 99 / 100]
    }
}

fn main() {
    let mut shaken = table();
    let begin = |app: &mut App| {
        let mut hands = app.world_mut().resource_mut::<Hands>();
        if hands.are_free() {
            let kind = ActKind::Pour(Condiment::Pepper);
            hands.lend(kind, Seat::First, Seat::First, None, Box::new(shake));
        }
    };
    begin(&mut shaken);
    let mut apps = [
        Measured::new("empty engine", clocked(headless::bare(SIZE))),
        Measured::new("title", clocked(headless::app(SIZE, None))),
        Measured::new("table at rest", table()),
        Measured::new("bottle shaken", shaken),
    ];
    // With a name, that one alone goes on and on, for a profiler to look at.
    if let Some(name) = std::env::args().skip(1).find(|it| !it.starts_with('-')) {
        let profiled = apps.iter_mut().find(|it| it.name.contains(name.as_str())).unwrap();
        for _ in 0..20 * ROUNDS {
            profiled.round();
        }
        println!("{:16} {:9.3}", profiled.name, profiled.mean());
        return;
    }
    for _ in 0..ROUNDS {
        for measured in &mut apps {
            measured.round();
        }
        // A gesture ends by itself after a while; what came of it is thrown away.
        begin(&mut apps[3].app);
    }
    let empty = apps[0].mean();
    println!(
        "{:16} {:>9} {:>9} {:>12} {:>8}",
        "", "mean ms", "p99 ms", "ours ms", "ratio"
    );
    for measured in &apps {
        let (mean, p99) = (measured.mean(), measured.p99());
        println!(
            "{:16} {mean:9.3} {p99:9.3} {:12.3} {:8.2}",
            measured.name,
            mean - empty,
            mean / empty
        );
    }
}
