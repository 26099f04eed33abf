//! A mouse that tests move: the same messages as from a real one.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use toque::window::picture::Eye;
use toque::window::table::thing::Thing;

fn window(app: &mut App) -> Entity {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(app.world()).unwrap()
}

/// Moves the mouse there, in one frame.
pub fn point(app: &mut App, position: Vec2) {
    go(app, position);
    app.update();
}

/// Lets go of the left button while moving there, in one frame.
pub fn let_go_at(app: &mut App, position: Vec2) {
    go(app, position);
    button(app, ButtonState::Released);
}

fn go(app: &mut App, position: Vec2) {
    let entity = window(app);
    let mut target = app.world_mut().get_mut::<Window>(entity).unwrap();
    let before = target.cursor_position();
    target.set_cursor_position(Some(position));
    let moved = CursorMoved {
        window: entity,
        position,
        delta: before.map(|before| position - before),
    };
    app.world_mut().write_message(moved.clone());
    app.world_mut().write_message(WindowEvent::from(moved));
}

/// Presses or lets go of the left button.
pub fn button(app: &mut App, state: ButtonState) {
    let input = MouseButtonInput {
        button: MouseButton::Left,
        state,
        window: window(app),
    };
    app.world_mut().write_message(input);
    app.world_mut().write_message(WindowEvent::from(input));
    app.update();
}

pub fn click(app: &mut App, position: Vec2) {
    point(app, position);
    app.update();
    button(app, ButtonState::Pressed);
    button(app, ButtonState::Released);
    app.update();
}

/// Where a point of the kitchen is on the window.
pub fn on_screen(app: &mut App, place: Vec3) -> Vec2 {
    let found = app
        .world_mut()
        .run_system_cached_with(|In(place): In<Vec3>, eye: Eye| eye.on_screen(place), place);
    found.unwrap().expect("it is before the eye")
}

/// Where a toy is in the kitchen.
pub fn place(app: &mut App, thing: Thing) -> Vec3 {
    let mut things = app.world_mut().query::<(&Thing, &Transform)>();
    let found = things.iter(app.world()).find(|(each, _)| **each == thing);
    found.expect("it is on the table").1.translation
}

/// Where a toy is on the window.
pub fn seen(app: &mut App, thing: Thing) -> Vec2 {
    let place = place(app, thing);
    on_screen(app, place)
}

/// Presses and lets go within one frame, as it happens on a slow machine.
pub fn quick_click(app: &mut App, position: Vec2) {
    point(app, position);
    app.update();
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: window(app),
        };
        app.world_mut().write_message(input);
        app.world_mut().write_message(WindowEvent::from(input));
    }
    app.update();
    app.update();
}

/// The middle of the button with this text on it.
pub fn button_with(app: &mut App, words: &str) -> Vec2 {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text, &UiGlobalTransform)>();
    let found = texts.iter(world).find(|(_, text, _)| text.0 == words);
    let (_, _, place) = found.unwrap_or_else(|| panic!("nothing says “{words}”"));
    place.translation
}
