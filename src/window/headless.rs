//! The whole game without a window and without a graphics card, for tests and `toque --headless`: input, states, layout and text are real, only
//! nothing is painted.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bevy::app::{PanicHandlerPlugin, TerminalCtrlCHandlerPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;
use opponents::{Level, PlayerKind, Temper};
use rules::a_la_carte::Menu;

use super::plan::{Dishes, NAMES, Opening, SeatPlan, TablePlan, Who};
use super::screen::{Screen, go};
use super::settings::{Pace, Settings};
use super::table::sitting::Sitting;
use super::table::turn_flow::is_over;
use super::{Launch, ToquePlugin};
use crate::terminal::Failure;
use crate::texts::Texts;

/// An app with a window of this size that nobody sees, and its files in this folder. It has run one frame.
pub fn app(size: UVec2, folder: Option<PathBuf>) -> App {
    let mut app = engine(size);
    app.add_plugins(ToquePlugin(Launch { folder, ..default() }));
    begin(app)
}

/// The engine alone, for comparison.
pub fn bare(size: UVec2) -> App {
    begin(engine(size))
}

fn begin(mut app: App) -> App {
    app.finish();
    app.cleanup();
    app.update();
    app
}

fn engine(size: UVec2) -> App {
    let window = Window {
        resolution: WindowResolution::new(size.x, size.y),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            // These belong to the process, in which other tests run too.
            .disable::<LogPlugin>()
            .disable::<PanicHandlerPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>()
            .set(WindowPlugin {
                primary_window: Some(window),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    backends: None,
                    ..default()
                }
                .into(),
                ..default()
            }),
    );
    // Without a renderer the engine leaves this out, and then panics when a camera or a light is removed.
    app.add_plugins(SyncWorldPlugin);
    app
}

/// Plays a match of four chefs through the whole app, with nobody watching, and prints who won.
///
/// # Errors
/// If the output is closed, or the match does not end: a defect.
pub fn play(dishes: Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let mut app = app(UVec2::new(1280, 720), None);
    let level = Level::Chef;
    let seats = Temper::ALL.into_iter().zip(NAMES).map(|(temper, name)| SeatPlan {
        name: name.to_owned(),
        who: Who::Chef(PlayerKind::Chef { level, temper }),
        steady: false,
    });
    let plan = TablePlan {
        seats: seats.collect(),
        ..TablePlan::default()
    };
    let names = plan.names();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    app.insert_resource(Dishes(dishes))
        .insert_resource(plan)
        .insert_resource(Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    go(&mut app.world_mut().resource_mut::<NextState<Screen>>(), Screen::Table);
    for _ in 0..MOST_FRAMES {
        app.update();
        if let Some(sitting) = app.world().get_resource::<Sitting>()
            && is_over(sitting)
        {
            for standing in sitting.game().standings() {
                let gaps = [
                    ("place", standing.place.into()),
                    ("name", names[standing.seat.index()].as_str().into()),
                    ("points", texts.points(standing.points).into()),
                ];
                writeln!(out, "{}", texts.say("result-line", gaps))?;
            }
            return Ok(());
        }
    }
    Err(Failure::Told(texts.line("headless-endless")))
}

/// A match takes about two thousand.
const MOST_FRAMES: u32 = 50_000;
