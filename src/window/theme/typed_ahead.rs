//! Keys that are pressed while a menu comes up wait until it is there. The engine hands all keys of a frame to whatever had
//! the focus when it began: of two presses in one slow frame the second would go to what the first one has left. So a key
//! that moves the focus, presses something or opens something is the last one of its frame.
//!
//! A key such as Ctrl that gives others another meaning is the first one of its frame, when it goes down and when it comes up.
//! Whoever asks at the end of a frame whether it is held then knows that for every key of the frame, however short the
//! chord was.

use std::collections::VecDeque;

use bevy::ecs::message::MessageCursor;
use bevy::input::InputSystems;
use bevy::input::keyboard::{KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

use crate::window::bindings::is_modifier;
use crate::window::picture::Redraw;
use crate::window::screen::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_systems(PreUpdate, one_after_the_other.before(InputSystems));
}

/// Keys that have not been heard yet.
#[derive(Debug, Default, Resource)]
struct Waiting(VecDeque<KeyboardInput>);

/// Whether what comes after this key may be meant for something else.
fn leads_on(input: &KeyboardInput) -> bool {
    const LEADS: [KeyCode; 11] = [
        KeyCode::Tab,
        KeyCode::ArrowUp,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
        KeyCode::Enter,
        KeyCode::Space,
        KeyCode::Escape,
        KeyCode::Slash,
        KeyCode::KeyD,
        KeyCode::KeyI,
    ];
    input.state.is_pressed() && LEADS.contains(&input.key_code)
}

fn one_after_the_other(
    mut messages: ResMut<Messages<KeyboardInput>>,
    mut cursor: Local<MessageCursor<KeyboardInput>>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut waiting: ResMut<Waiting>,
    (menu, screen): (Res<NextState<Menu>>, Res<NextState<Screen>>),
    mut redraw: ResMut<Redraw>,
) {
    let new: Vec<KeyboardInput> = cursor.read(&messages).cloned().collect();
    if lost.read().count() > 0 {
        // Whoever comes back to this window does not mean what was pressed before.
        waiting.0.clear();
    }
    if new.is_empty() && waiting.0.is_empty() {
        return;
    }
    let behind = !waiting.0.is_empty();
    // A key that is held repeats faster than a slow machine paints; what it repeats in vain is not made up for.
    waiting
        .0
        .extend(new.into_iter().filter(|input| !behind || !input.repeat));
    // Everybody has heard what was there before.
    messages.clear();
    let comes_up = !matches!(*menu, NextState::Unchanged) || !matches!(*screen, NextState::Unchanged);
    let mut is_first = true;
    while !comes_up && let Some(input) = waiting.0.pop_front_if(|next| is_first || !is_modifier(next.key_code)) {
        is_first = false;
        let last = leads_on(&input);
        messages.write(input);
        if last {
            break;
        }
    }
    cursor.clear(&messages);
    waiting.0.retain(|input| !input.repeat);
    if !waiting.0.is_empty() {
        redraw.request();
    }
}
