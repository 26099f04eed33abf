//! What no player means, and how it arrives: as the window system tells it.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{
    CursorEntered, CursorLeft, CursorMoved, PrimaryWindow, WindowEvent, WindowFocused, WindowResized,
    WindowScaleFactorChanged,
};
use proptest::prelude::*;
use toque::window::settings::{Pace, Settings};
use toque::window::table::prop::Prop;

use super::FRAME;
use crate::mouse::{button, point};
use crate::stage::settle;

/// Something that no player means.
#[derive(Debug, Clone, Copy)]
pub(super) enum Nuisance {
    /// The mouse goes somewhere, in so many samples within one frame: 133 of them are a mouse of 8,000 a second.
    Jump { to: (f32, f32), samples: u16 },
    /// The mouse leaves the window, or comes back.
    Leave,
    /// The left button; it may already be down, or up.
    Button(bool),
    /// Straight to something on the table, which is pressed.
    Take(u8),
    /// A key, pressed and let go, or only one of both.
    Key { which: u8, down: bool, up: bool },
    /// Another window comes to the front, or this one comes back.
    Focus(bool),
    /// Another size; nothing at all is a window that is minimised.
    Resize(u16, u16),
    /// Moved to a screen of another density.
    Scale(f32),
    /// The machine stands still for this long.
    Stall(u16),
    /// Time passes, in frames of this many milliseconds.
    Wait { frames: u8, each: u16 },
}

const KEYS: [(KeyCode, &str); 18] = [
    (KeyCode::Escape, ""),
    (KeyCode::Space, " "),
    (KeyCode::Enter, ""),
    (KeyCode::Tab, ""),
    (KeyCode::ArrowLeft, ""),
    (KeyCode::ArrowDown, ""),
    (KeyCode::KeyE, "e"),
    (KeyCode::KeyU, "u"),
    (KeyCode::KeyH, "h"),
    (KeyCode::KeyI, "i"),
    (KeyCode::KeyV, "v"),
    (KeyCode::KeyR, "r"),
    (KeyCode::KeyP, "p"),
    (KeyCode::KeyB, "b"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::F1, ""),
    (KeyCode::F4, ""),
];

pub(super) fn nuisance() -> impl Strategy<Value = Nuisance> {
    let place = (-200.0_f32..1600.0, -200.0_f32..1000.0);
    let samples = prop_oneof![6 => Just(1_u16), 2 => Just(133), 1 => Just(2_000)];
    let size = prop_oneof![
        Just((0_u16, 0_u16)),
        Just((1, 1)),
        Just((640, 400)),
        Just((3840, 2160)),
        (1_u16..2000, 1_u16..2000)
    ];
    prop_oneof![
        12 => (place, samples).prop_map(|(to, samples)| Nuisance::Jump { to, samples }),
        1 => Just(Nuisance::Leave),
        4 => any::<bool>().prop_map(Nuisance::Button),
        5 => any::<u8>().prop_map(Nuisance::Take),
        4 => (any::<u8>(), prop::bool::weighted(0.9), prop::bool::weighted(0.9))
            .prop_map(|(which, down, up)| Nuisance::Key { which, down, up }),
        2 => any::<bool>().prop_map(Nuisance::Focus),
        1 => size.prop_map(|(width, height)| Nuisance::Resize(width, height)),
        1 => prop_oneof![Just(0.5_f32), Just(1.0), Just(1.25), Just(3.0)].prop_map(Nuisance::Scale),
        1 => Just(Nuisance::Stall(5_000)),
        4 => (1_u8..60, prop_oneof![4 => Just(16_u16), 1 => Just(100), 1 => Just(1)])
            .prop_map(|(frames, each)| Nuisance::Wait { frames, each }),
    ]
}

fn window(app: &mut App) -> Entity {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(app.world()).unwrap()
}

/// Sends a message as the window system does: by itself, and among the window's events.
fn send<M: Message + Clone + Into<WindowEvent>>(app: &mut App, message: M) {
    app.world_mut().write_message(message.clone());
    app.world_mut().write_message::<WindowEvent>(message.into());
}

fn frames(app: &mut App, count: u32, each: Duration) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(each));
    for _ in 0..count {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
}

pub(super) fn resize(app: &mut App, width: f32, height: f32) {
    let entity = window(app);
    let mut target = app.world_mut().get_mut::<Window>(entity).unwrap();
    target.resolution.set(width, height);
    let window = entity;
    send(app, WindowResized { window, width, height });
    app.update();
}

fn rescale(app: &mut App, factor: f32) {
    let entity = window(app);
    let mut target = app.world_mut().get_mut::<Window>(entity).unwrap();
    target.resolution.set_scale_factor(factor);
    let (width, height) = (target.width(), target.height());
    let (window, scale_factor) = (entity, f64::from(factor));
    send(app, WindowScaleFactorChanged { window, scale_factor });
    send(app, WindowResized { window, width, height });
    app.update();
}

pub(super) fn focus(app: &mut App, focused: bool) {
    let window = window(app);
    if !focused {
        send(app, KeyboardFocusLost);
    }
    send(app, WindowFocused { window, focused });
    app.update();
}

fn key(app: &mut App, which: u8, state: ButtonState) {
    let (code, letter) = KEYS[usize::from(which) % KEYS.len()];
    let logical_key = match code {
        KeyCode::Escape => Key::Escape,
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab => Key::Tab,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::F1 => Key::F1,
        KeyCode::F4 => Key::F4,
        _ => Key::Character(letter.into()),
    };
    let window = window(app);
    send(
        app,
        KeyboardInput {
            key_code: code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        },
    );
    app.update();
}

pub(super) fn suffer(app: &mut App, nuisance: Nuisance) {
    let entity = window(app);
    match nuisance {
        Nuisance::Jump { to, samples } => {
            let to = Vec2::from(to);
            let before = app.world().get::<Window>(entity).unwrap().cursor_position();
            let from = before.unwrap_or(to);
            for sample in 1..=samples {
                let position = from.lerp(to, f32::from(sample) / f32::from(samples));
                let (window, delta) = (entity, None);
                send(
                    app,
                    CursorMoved {
                        window,
                        position,
                        delta,
                    },
                );
            }
            app.world_mut()
                .get_mut::<Window>(entity)
                .unwrap()
                .set_cursor_position(Some(to));
            app.update();
        }
        Nuisance::Leave => {
            let mut target = app.world_mut().get_mut::<Window>(entity).unwrap();
            let inside = target.cursor_position().is_some();
            target.set_cursor_position(None);
            if inside {
                send(app, CursorLeft { window: entity });
            } else {
                send(app, CursorEntered { window: entity });
            }
            app.update();
        }
        Nuisance::Button(down) => {
            let state = if down {
                ButtonState::Pressed
            } else {
                ButtonState::Released
            };
            let (button, window) = (MouseButton::Left, entity);
            send(app, MouseButtonInput { button, state, window });
            app.update();
        }
        Nuisance::Take(which) => {
            let mut things = app.world_mut().query::<(&Prop, &Transform)>();
            let places: Vec<Vec3> = things.iter(app.world()).map(|(_, place)| place.translation).collect();
            let found = places.get(usize::from(which) % places.len().max(1)).copied();
            let found = found.and_then(|place| {
                let world = app.world_mut();
                let look = |In(place): In<Vec3>, eye: toque::window::picture::Eye| eye.on_screen(place);
                world.run_system_cached_with(look, place).unwrap()
            });
            if let Some(position) = found {
                point(app, position);
                button(app, ButtonState::Pressed);
            }
        }
        Nuisance::Key { which, down, up } => {
            if down {
                key(app, which, ButtonState::Pressed);
            }
            if up {
                key(app, which, ButtonState::Released);
            }
        }
        Nuisance::Focus(focused) => focus(app, focused),
        Nuisance::Resize(width, height) => resize(app, width.into(), height.into()),
        Nuisance::Scale(factor) => rescale(app, factor),
        Nuisance::Stall(milliseconds) => frames(app, 1, Duration::from_millis(milliseconds.into())),
        Nuisance::Wait { frames: count, each } => frames(app, count.into(), Duration::from_millis(each.into())),
    }
}

/// Somebody comes back to the table: the window as it was, nothing pressed.
pub(super) fn come_back(app: &mut App) {
    rescale(app, 1.0);
    resize(app, 1280.0, 720.0);
    focus(app, true);
    button(app, ButtonState::Released);
    for which in 0..KEYS.len() {
        key(app, which as u8, ButtonState::Released);
    }
    // Whatever was chosen for the others' pace, nobody waits for it here.
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    settle(app);
}
