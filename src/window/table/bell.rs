//! The bell is struck when a turn ends: its knob goes down and comes back.

use bevy::prelude::*;
use rules::a_la_carte::Event;

use super::turn_flow::TableMessage;
use crate::window::props::BellKnob;
use crate::window::settings::Settings;

/// How far the knob goes down, in centimetres, and how many seconds that takes there and back.
const DOWN: f32 = 0.32;
const STROKE: f32 = 0.22;

pub(super) fn strike(
    (time, settings): (Res<Time>, Res<Settings>),
    mut words: MessageReader<TableMessage>,
    mut knobs: Query<&mut Transform, With<BellKnob>>,
    // What is left of the stroke, from 1 to 0.
    mut left: Local<f32>,
) {
    let ends = |word: &TableMessage| matches!(word, TableMessage::Happened(Event::TurnEnded { .. }));
    if words.read().any(ends) && !settings.reduced_motion {
        *left = 1.0;
    } else {
        *left = (*left - time.delta_secs() / STROKE).max(0.0);
    }
    let height = -DOWN * 4.0 * *left * (1.0 - *left);
    for mut knob in &mut knobs {
        if knob.translation.y != height {
            knob.translation.y = height;
        }
    }
}
