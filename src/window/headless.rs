//! The whole game without a window and without a graphics card, for tests: input, states, layout and text are real, only
//! nothing is painted.

use std::path::PathBuf;

use bevy::app::{PanicHandlerPlugin, TerminalCtrlCHandlerPlugin};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

use super::{Launch, ToquePlugin};

/// An app with a window of this size that nobody sees, and its files in this folder. It has run one frame.
pub fn app(size: UVec2, folder: Option<PathBuf>) -> App {
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
    app.add_plugins(ToquePlugin(Launch { folder, ..default() }));
    app.finish();
    app.cleanup();
    app.update();
    app
}
