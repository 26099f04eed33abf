//! A pan that is swung moves the air.

use bevy::prelude::*;
use physics::{Observation, Role, Stage};
use sounds::{Cue, Sound};

use super::mix::Ask;

/// Slower than this, in cm/s, a pan is only carried: a good toss peaks at 170.
const SWUNG: f32 = 70.0;
/// As fast as a hand gets.
const FASTEST: f32 = 300.0;
/// Seconds until it can be swung again.
const ARC: f32 = 0.35;

/// The last look at the pan, and how long it has to wait.
#[derive(Default)]
pub(super) struct Swing {
    last: Option<Observation>,
    waits: f32,
}

pub(super) fn whoosh(
    stage: Res<Stage>,
    cast: Query<&Role>,
    time: Res<Time<Virtual>>,
    mut swing: Local<Swing>,
    mut asks: MessageWriter<Ask>,
) {
    swing.waits -= time.delta_secs();
    let flips = cast.iter().any(|role| *role == Role::Crepe);
    let now = stage.sight().filter(|_| flips);
    let before = std::mem::replace(&mut swing.last, now);
    let (Some(before), Some(now)) = (before, now) else {
        return;
    };
    let passed = now.time - before.time;
    if passed <= 0.0 || swing.waits > 0.0 {
        return;
    }
    let speed = before.held.distance(now.held) / passed;
    if speed > SWUNG {
        swing.waits = ARC;
        let part = ((speed - SWUNG) / (FASTEST - SWUNG)).clamp(0.0, 1.0);
        asks.write(
            Ask::plain(Sound::Cue(Cue::Whoosh))
                .gain(0.35 + 0.65 * part)
                .rate(0.85 + 0.4 * part),
        );
    }
}
