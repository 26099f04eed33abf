//! A tick for what the mouse comes over, a tap for what is pressed.

use bevy::picking::events::{Over, Pointer};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, ValueChange};
use sounds::{Cue, Sound};

use super::mix::Ask;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hover)
        .add_observer(press)
        .add_observer(switch)
        .add_observer(choose);
}

fn hover(
    over: On<Pointer<Over>>,
    buttons: Query<(), (With<Button>, Without<InteractionDisabled>)>,
    mut asks: MessageWriter<Ask>,
) {
    if buttons.contains(over.entity) {
        asks.write(Ask::plain(Sound::Cue(Cue::Hover)));
    }
}

fn press(_: On<Activate>, mut asks: MessageWriter<Ask>) {
    asks.write(Ask::plain(Sound::Cue(Cue::Press)));
}

fn switch(_: On<ValueChange<bool>>, mut asks: MessageWriter<Ask>) {
    asks.write(Ask::plain(Sound::Cue(Cue::Press)).rate(1.08));
}

fn choose(_: On<ValueChange<usize>>, mut asks: MessageWriter<Ask>) {
    asks.write(Ask::plain(Sound::Cue(Cue::Press)));
}
