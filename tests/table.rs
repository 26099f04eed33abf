//! The table as a whole, without a window: real input, real physics, real rules.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests may panic")]

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::{Level, PlayerKind, Temper};
use rules::a_la_carte::Phase;
use rules::{Game, MatchRecord};
use toque::window::headless;
use toque::window::plan::{Opening, SeatPlan, TablePlan, Who};
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Settings};
use toque::window::table::shown::Shown;
use toque::window::table::sitting::Sitting;

/// A folder of its own for each test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("toque-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn app(folder: &Folder) -> App {
    let mut app = headless::app(UVec2::new(1280, 720), Some(folder.path().to_owned()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    app
}

fn chefs(levels: &[Level]) -> TablePlan {
    let seats = levels.iter().enumerate().map(|(index, &level)| SeatPlan {
        name: format!("Chef {index}"),
        who: Who::Chef(PlayerKind::Chef {
            level,
            temper: Temper::ALL[index % Temper::ALL.len()],
        }),
        steady: false,
    });
    TablePlan {
        seats: seats.collect(),
        seed: Some(5),
        ..TablePlan::default()
    }
}

fn open(app: &mut App, plan: TablePlan, opening: Opening) {
    app.insert_resource(plan).insert_resource(opening);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    app.update();
    app.update();
}

/// What lies on the table, without what the table is waiting for.
fn things(state: &rules::a_la_carte::State) -> rules::a_la_carte::State {
    rules::a_la_carte::State {
        phase: Phase::Action,
        break_taken: false,
        ..*state
    }
}

#[test]
fn four_chefs_play_a_whole_game_with_real_hands() {
    let folder = Folder::new("four-chefs");
    let mut app = app(&folder);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    open(&mut app, chefs(&[Level::Commis, Level::Chef, Level::Apprentice, Level::ThreeStar]), Opening::New);
    let mut frames = 0;
    let started = std::time::Instant::now();
    loop {
        app.update();
        frames += 1;
        let sitting = app.world().resource::<Sitting>();
        let over = matches!(sitting.game().state().phase, Phase::Over { .. });
        if sitting.next_to_tell().is_none() {
            let shown = app.world().resource::<Shown>();
            let active = shown.state.active;
            let mut truth = things(sitting.game().state());
            if active != truth.active {
                // Nobody hears whose turn it is while cups are dealt and first dishes chosen.
                truth.active = active;
                truth.spoons = shown.state.spoons;
            }
            assert_eq!(things(&shown.state), truth, "what is shown is not what is");
            if over {
                break;
            }
        }
        assert!(frames < 20_000, "the game does not end");
    }
    println!("{frames} frames, {:?}", started.elapsed());
    let record = std::fs::read_to_string(folder.path().join("finished.match")).unwrap();
    let record: MatchRecord<rules::a_la_carte::ALaCarte> = record.parse().unwrap();
    let replayed = record.replay(rules::a_la_carte::Menu::standard()).unwrap();
    assert_eq!(replayed.state(), app.world().resource::<Sitting>().game().state());
}
