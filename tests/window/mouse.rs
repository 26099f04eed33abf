//! A mouse that tests move: the same messages as from a real one.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use toque::window::picture::Eye;
use toque::window::table::pointing::Pointed;
use toque::window::table::prop::Prop;

fn window(app: &mut App) -> Entity {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(app.world()).unwrap()
}

/// Moves the mouse there, in one frame.
pub fn point(app: &mut App, position: Vec2) {
    go(app, position);
    app.update();
}

/// Moves the mouse along a way, in one frame.
pub fn glide(app: &mut App, way: &[Vec2]) {
    for &position in way {
        go(app, position);
    }
    app.update();
}

/// Moves the mouse along a way and lets go of the left button, in one frame.
pub fn let_go_along(app: &mut App, way: &[Vec2]) {
    for &position in way {
        go(app, position);
    }
    button(app, ButtonState::Released);
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
    push(app, state);
    app.update();
}

fn push(app: &mut App, state: ButtonState) {
    let input = MouseButtonInput {
        button: MouseButton::Left,
        state,
        window: window(app),
    };
    app.world_mut().write_message(input);
    app.world_mut().write_message(WindowEvent::from(input));
}

/// What a mouse did in a frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Doings {
    moved: Vec<Vec2>,
    pressed: Vec<ButtonState>,
}

/// What a mouse did, frame by frame.
#[derive(Debug, Default, Resource)]
pub struct Tape(pub Vec<Doings>);

/// Records what the app hears of the mouse from now on.
pub fn record(app: &mut App) {
    let listen = |mut tape: ResMut<Tape>,
                  mut moved: MessageReader<CursorMoved>,
                  mut pressed: MessageReader<MouseButtonInput>| {
        tape.0.push(Doings {
            moved: moved.read().map(|moved| moved.position).collect(),
            pressed: pressed.read().map(|pressed| pressed.state).collect(),
        });
    };
    app.init_resource::<Tape>().add_systems(Last, listen);
}

/// One frame in which the mouse does what it did.
pub fn repeat(app: &mut App, doings: &Doings) {
    for &position in &doings.moved {
        go(app, position);
    }
    for &state in &doings.pressed {
        push(app, state);
    }
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
pub fn place(app: &mut App, thing: Prop) -> Vec3 {
    let mut things = app.world_mut().query::<(&Prop, &Transform)>();
    let found = things.iter(app.world()).find(|(each, _)| **each == thing);
    found.expect("it is on the table").1.translation
}

/// Where a toy is on the window.
pub fn seen(app: &mut App, thing: Prop) -> Vec2 {
    let place = place(app, thing);
    on_screen(app, place)
}

/// Moves the mouse onto a toy, wherever it is not hidden behind something.
pub fn reach(app: &mut App, thing: Prop) -> Vec2 {
    let mut hidden = Vec::new();
    // Whoever finds it behind something looks on until toy and eye have come to rest.
    for _ in 0..3 {
        let middle = place(app, thing);
        hidden.push((on_screen(app, middle), None));
        for up in [0.0, 1.5, 3.0] {
            for aside in [0.0, -1.2, 1.2] {
                let position = on_screen(app, middle + Vec3::new(aside, up, 0.0));
                point(app, position);
                // The eye may still be on its way, and what is at the edge of something is soon behind it.
                for _ in 0..8 {
                    app.update();
                }
                match app.world().resource::<Pointed>().0 {
                    Some(pointed) if pointed == thing => return position,
                    other => hidden.push((position, other)),
                }
            }
        }
        for _ in 0..90 {
            app.update();
        }
    }
    panic!("{thing:?} cannot be reached: {hidden:?}");
}

/// Presses and lets go within one frame, as it happens on a slow machine.
pub fn quick_click(app: &mut App, position: Vec2) {
    point(app, position);
    app.update();
    push(app, ButtonState::Pressed);
    push(app, ButtonState::Released);
    app.update();
    app.update();
}

/// Comes from elsewhere, presses and lets go, all within one frame.
pub fn hasty_click(app: &mut App, position: Vec2) {
    go(app, position);
    push(app, ButtonState::Pressed);
    push(app, ButtonState::Released);
    app.update();
    app.update();
}

/// The middle of the button with this text on it.
pub fn button_with(app: &mut App, words: &str) -> Vec2 {
    let found = buttons_with(app, words).into_iter().next();
    found.unwrap_or_else(|| panic!("nothing says “{words}”"))
}

/// The middle of everything that says this.
pub fn buttons_with(app: &mut App, words: &str) -> Vec<Vec2> {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &UiGlobalTransform)>();
    let found = texts.iter(world).filter(|(text, _)| text.0 == words);
    found.map(|(_, place)| place.translation).collect()
}
