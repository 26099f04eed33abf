//! An app to look at, and ways to use it.

use std::path::PathBuf;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use toque::texts::Language;
use toque::window::headless;
use toque::window::screen::{self, Menu, Screen};
use toque::window::settings::Settings;
use toque::window::table::hud::DEAF;

/// An empty folder of its own for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("toque-window-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The app at its title, in a language, with text of a size.
pub fn app(name: &str, size: UVec2, language: Language, text: f32) -> App {
    let mut app = headless::app(size, Some(folder(name)));
    // Sixty frames are a second, whatever the clock says: the same input then has the same outcome.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.language = Some(language);
    settings.text = text;
    settle(&mut app);
    app
}

/// Lets states, panels and layout come to rest.
pub fn settle(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
}

pub fn go(app: &mut App, screen: Screen, menu: Menu) {
    screen::go(&mut app.world_mut().resource_mut::<NextState<Screen>>(), screen);
    screen::go(&mut app.world_mut().resource_mut::<NextState<Menu>>(), menu);
    settle(app);
}

pub fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

pub fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

/// Presses and lets go of a key.
pub fn press(app: &mut App, code: KeyCode, key: Key) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    let text = match &key {
        Key::Character(letter) => Some(letter.clone()),
        _ => None,
    };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        app.world_mut().write_message(KeyboardInput {
            key_code: code,
            logical_key: key.clone(),
            state,
            text: text.clone(),
            repeat: false,
            window,
        });
        settle(app);
    }
}

/// Waits until keys are heard: when the question changes they are not for half a second.
pub fn listen(app: &mut App) {
    for _ in 0..=DEAF.as_millis() / 16 {
        app.update();
    }
}

/// Everything that is written on the screen.
pub fn words(app: &mut App) -> String {
    let mut texts = app.world_mut().query_filtered::<&Text, With<Node>>();
    let words: Vec<String> = texts.iter(app.world()).map(|text| text.0.clone()).collect();
    words.join("\n")
}
