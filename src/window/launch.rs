//! Opening the window, and saying so if that does not work.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::ecs::error::ErrorContext;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use rules::a_la_carte::Menu;

use super::ToquePlugin;
use super::language::CurrentTexts;
use super::plan::{Dishes, TablePlan};
use super::screenshots::{Gallery, Scene};
use super::settings::{self, ForThisRun, Quality, Settings};
use super::storage::Storage;
use super::table::saves::Saving;
use super::table::sitting::Sitting;
use crate::saves::files;
use crate::terminal::Failure;
use crate::texts::{Language, Texts};

/// What the window begins with.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The language asked for on the command line, for this run; nothing leaves it to the settings.
    pub language: Option<Language>,
    /// The quality asked for on the command line, for this run; nothing leaves it to the settings.
    pub quality: Option<Quality>,
    /// Where files are kept.
    pub folder: Option<PathBuf>,
    /// The dishes that are cooked from.
    pub dishes: Arc<Menu>,
    /// Scenes to photograph, and the folder for the pictures; then the game quits.
    pub pictures: Option<(PathBuf, Vec<Scene>)>,
    /// Whether it may be heard; tests and pictures are silent.
    pub sound: bool,
}

impl Default for Launch {
    fn default() -> Self {
        Self {
            language: None,
            quality: None,
            folder: None,
            dishes: Menu::standard(),
            pictures: None,
            sound: false,
        }
    }
}

impl Launch {
    /// Reads what was kept, and puts it where everybody finds it.
    pub(super) fn prepare(&self, app: &mut App) {
        let mut storage = Storage::new(self.folder.clone());
        let mut settings: Settings = storage.find(Storage::SETTINGS).unwrap_or_default();
        settings = settings.within_reason();
        let for_this_run = ForThisRun::put(self.language, self.quality, &mut settings);
        let speech = CurrentTexts(Texts::new(settings.spoken()));
        let mut plan: TablePlan = storage.find(Storage::PLAN).unwrap_or_default();
        if !plan.is_playable() {
            storage.set_aside(Storage::PLAN, speech.line("notice-plan-unplayable"));
            plan = TablePlan::default();
        }
        app.insert_resource(storage)
            .insert_resource(settings)
            .insert_resource(for_this_run)
            .insert_resource(speech)
            .insert_resource(plan)
            .insert_resource(Dishes(self.dishes.clone()));
        if let Some((folder, scenes)) = &self.pictures {
            app.insert_resource(Gallery::new(folder.clone(), scenes));
        }
    }
}

/// Plays in a window until it is closed.
///
/// # Errors
///
/// If there is no display or nothing to paint with, or if the game had to stop: a sentence for the player.
pub fn run(launch: Launch) -> Result<(), Failure> {
    let (asked, folder) = (launch.language, launch.folder.clone());
    let pictures = launch.pictures.is_some();
    // The engine panics if it finds no display or no graphics at all. Until there is something to see, nobody needs to
    // read how; afterwards a trace helps whoever looks for the mistake.
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |details| {
        if SEEN.load(Ordering::Relaxed) {
            usual(details);
        }
    }));
    let played = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut app = windowed(launch);
        app.add_systems(Last, look.after(settings::keep));
        app.run()
    }));
    if let (true, Some(folder)) = (pictures, &folder) {
        // It was made for this run alone; if it cannot be removed, whoever tidies up finds it in the usual place.
        let _ = std::fs::remove_dir_all(folder);
    }
    let texts = Texts::new(asked.unwrap_or_else(|| spoken(folder)));
    let crashed = |detail: String| {
        let mut told = texts.say("window-crashed", [("detail", detail.into())]);
        if SAVED.load(Ordering::Relaxed) {
            told = format!("{told} {}", texts.line("window-crashed-saved"));
        }
        Failure::Told(told)
    };
    match played {
        Ok(AppExit::Success) => Ok(()),
        Ok(AppExit::Error(code)) => Err(crashed(format!("{code}."))),
        Err(cause) => {
            let cause = sentence(&*cause);
            Err(match cause.as_str() {
                _ if SEEN.load(Ordering::Relaxed) => crashed(cause),
                no_graphics if no_graphics.contains("GPU") => Failure::Told(texts.line("window-no-graphics")),
                no_display if no_display.contains("event loop") => Failure::Told(texts.line("window-no-display")),
                _ => told(&texts, "window-failed", cause),
            })
        }
    }
}

/// The smallest window in which cards leave room for what acts.
pub const SMALLEST: Vec2 = Vec2::new(960.0, 600.0);

/// A frame was shown.
static SEEN: AtomicBool = AtomicBool::new(false);
/// There is a match, and all of it is on the disk.
static SAVED: AtomicBool = AtomicBool::new(false);

/// Remembers outside of the engine what has to be told when the engine gives up: then nobody can look any more.
fn look(sitting: Option<Res<Sitting>>, saving: Option<Res<Saving>>, storage: Res<Storage>) {
    SEEN.store(true, Ordering::Relaxed);
    let saved = saving.is_some_and(|saving| saving.is_whole(&storage));
    SAVED.store(sitting.is_some() && saved, Ordering::Relaxed);
}

/// The window that the game opens.
#[must_use]
pub fn main_window() -> Window {
    Window {
        title: "Toque".to_owned(),
        name: Some("toque".to_owned()),
        resolution: (1280, 720).into(),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST.x,
            min_height: SMALLEST.y,
            ..default()
        },
        ..default()
    }
}

/// The game with a window around it.
pub fn windowed(launch: Launch) -> App {
    let mut app = App::new();
    app.set_error_handler(take_note);
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(main_window()),
                ..default()
            })
            // Letters and plain surfaces lie pixel by pixel, and nothing between pixels need be worked out for them;
            // pictures that are seen larger or smaller say so themselves.
            .set(ImagePlugin::default_nearest())
            .set(LogPlugin {
                // What the engine finds remarkable about a machine is not for players, nor that a desktop has no settings.
                filter: "error,sctk_adwaita=off".to_owned(),
                ..default()
            }),
    )
    .add_plugins(ToquePlugin(launch));
    app
}

/// A command for a thing that is already gone is no reason to end somebody's evening, and nobody need read of it. What a
/// system could not do is for whoever looks for the mistake.
fn take_note(error: BevyError, context: ErrorContext) {
    match context {
        ErrorContext::Command { .. } => bevy::ecs::error::warn(error, context),
        _ => bevy::ecs::error::error(error, context),
    }
}

/// The language of the settings as they are on the disk: the engine that had them may be no more, or never have been.
fn spoken(folder: Option<PathBuf>) -> Language {
    let text = folder.and_then(|folder| files::read_text(&folder.join(Storage::SETTINGS)).ok());
    let settings: Option<Settings> = text.and_then(|text| ron::from_str(&text).ok());
    settings.unwrap_or_default().spoken()
}

fn told(texts: &Texts, id: &str, detail: String) -> Failure {
    Failure::Told(texts.say(id, [("detail", detail.into())]))
}

/// What the engine said when it gave up.
fn sentence(cause: &(dyn Any + Send)) -> String {
    let said = cause.downcast_ref::<&str>().map(|said| (*said).to_owned());
    let said = said
        .or_else(|| cause.downcast_ref::<String>().cloned())
        .unwrap_or_default();
    let first = said.lines().next().unwrap_or_default().trim_end_matches('.');
    format!("{first}.")
}
