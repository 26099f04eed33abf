//! Which key does what at the table: the one place that says so. Buttons show these keys and the input reads them. A key
//! means one thing, whatever is asked: whoever is late with an answer does not give another one.
//!
//! The digits are what is on the table, from left to right: bottles, heat up, heat down. The function keys are people: the
//! first four look at somebody's pan, the next four choose somebody. Letters are the rest; they lie in the same place on
//! English and German keyboards, and mean the same in both languages.

use bevy::prelude::*;
use rules::a_la_carte::{ALL_SEATS, Condiment, Cup, Steps};

/// A key, and what is printed on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Binding {
    /// Where it is on the keyboard.
    pub key: KeyCode,
    /// What is printed on it.
    pub label: &'static str,
}

const fn on(key: KeyCode, label: &'static str) -> Binding {
    Binding { key, label }
}

/// Roll for heat.
pub const HEAT: Binding = on(KeyCode::KeyR, "R");
/// Toss the crêpe.
pub const FLIP: Binding = on(KeyCode::KeyF, "F");
/// End the turn.
pub const END_TURN: Binding = on(KeyCode::KeyE, "E");
/// Take the crêpe.
pub const CREPE: Binding = on(KeyCode::KeyC, "C");
/// Let a burnt dish go.
pub const LET_GO: Binding = on(KeyCode::KeyW, "W");
/// Keep the cup, or ask again.
pub const BACK: Binding = on(KeyCode::KeyB, "B");
/// The bottles as they stand, from left to right.
pub const BOTTLES: [Binding; Condiment::COUNT] = [
    on(KeyCode::Digit1, "1"),
    on(KeyCode::Digit2, "2"),
    on(KeyCode::Digit3, "3"),
    on(KeyCode::Digit4, "4"),
];
/// One, two, three steps up.
pub const UP: [Binding; Steps::COUNT] = [
    on(KeyCode::Digit5, "5"),
    on(KeyCode::Digit6, "6"),
    on(KeyCode::Digit7, "7"),
];
/// One, two, three steps down.
pub const DOWN: [Binding; Steps::COUNT] = [
    on(KeyCode::Digit8, "8"),
    on(KeyCode::Digit9, "9"),
    on(KeyCode::Digit0, "0"),
];
/// The kinds of cups, in the order of [`Cup::ALL`].
pub const CUPS: [Binding; Cup::COUNT] = [
    on(KeyCode::KeyK, "K"),
    on(KeyCode::KeyS, "S"),
    on(KeyCode::KeyO, "O"),
    on(KeyCode::KeyG, "G"),
    on(KeyCode::KeyA, "A"),
];
/// Look at somebody's pan, seat by seat.
pub const LOOK: [Binding; ALL_SEATS.len()] = [
    on(KeyCode::F1, "F1"),
    on(KeyCode::F2, "F2"),
    on(KeyCode::F3, "F3"),
    on(KeyCode::F4, "F4"),
];
/// Choose somebody, seat by seat.
pub const SOMEBODY: [Binding; ALL_SEATS.len()] = [
    on(KeyCode::F5, "F5"),
    on(KeyCode::F6, "F6"),
    on(KeyCode::F7, "F7"),
    on(KeyCode::F8, "F8"),
];
/// Fold and unfold the sheet of dishes.
pub const DISHES: Binding = on(KeyCode::KeyD, "D");
/// Take back.
pub const UNDO: Binding = on(KeyCode::KeyU, "U");
/// A hint.
pub const HINT: Binding = on(KeyCode::KeyH, "H");
/// The rules where they fit.
pub const RULES: Binding = on(KeyCode::KeyI, "I");
/// The pace of the others.
pub const PACE: Binding = on(KeyCode::KeyP, "P");
/// The whole table, or close up.
pub const VIEW: Binding = on(KeyCode::KeyV, "V");
/// The journal of the whole match.
pub const JOURNAL: Binding = on(KeyCode::KeyL, "L");
/// Pause, and back.
pub const PAUSE: Binding = on(KeyCode::Escape, "Esc");
/// The lesson is understood.
pub const UNDERSTOOD: Binding = on(KeyCode::KeyN, "N");
/// The mentor shows it.
pub const SHOW: Binding = on(KeyCode::KeyT, "T");
/// No more lessons.
pub const ENOUGH: Binding = on(KeyCode::KeyX, "X");

/// Everything that has one key of its own, for whoever wants to know them all.
pub const SINGLE: [Binding; 17] = [
    HEAT, FLIP, END_TURN, CREPE, LET_GO, BACK, DISHES, UNDO, HINT, RULES, PACE, VIEW, JOURNAL, PAUSE, UNDERSTOOD, SHOW,
    ENOUGH,
];

/// All keys of the table.
pub fn all() -> impl Iterator<Item = Binding> {
    let rows: [&[Binding]; 7] = [&SINGLE, &BOTTLES, &UP, &DOWN, &CUPS, &LOOK, &SOMEBODY];
    rows.into_iter().flatten().copied()
}

/// Keys that give another key another meaning, which belongs to the desktop or to a menu.
const MODIFIERS: [KeyCode; 6] = [
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// Whether a key gives another key another meaning.
#[must_use]
pub fn is_modifier(key: KeyCode) -> bool {
    MODIFIERS.contains(&key)
}

/// Whether keys mean what they mean at the table. What is held at the end of a frame was held for all of it: see
/// `typed_ahead.rs`.
#[must_use]
pub fn are_plain(keys: &ButtonInput<KeyCode>) -> bool {
    !keys.any_pressed(MODIFIERS)
}

/// Whether a key was pressed in this frame and means what it means at the table.
#[must_use]
pub fn just_pressed(keys: &ButtonInput<KeyCode>, binding: Binding) -> bool {
    keys.just_pressed(binding.key) && are_plain(keys)
}

/// The same, as what a system waits for.
pub fn pressed(binding: Binding) -> impl Fn(Res<ButtonInput<KeyCode>>) -> bool + Clone {
    move |keys| just_pressed(&keys, binding)
}

/// Whether what has the focus was pressed by key in this frame, and not with the mouse.
#[must_use]
pub fn presses_focus(keys: &ButtonInput<KeyCode>) -> bool {
    keys.any_just_pressed([KeyCode::Enter, KeyCode::Space])
}
