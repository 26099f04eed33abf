//! How struck things ring: each body has modes, each mode is a sine that dies away, and how the body is struck decides
//! which of them are heard. A short, hard contact wakes the high ones; a soft one only the low ones.

use std::f64::consts::TAU;

use crate::envelope::{self, decay};
use crate::filter::{Filter, Pass};
use crate::noise::Noise;
use crate::samples::{RATE, frames};

/// A mode of a body.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mode {
    /// Its frequency in hertz.
    pub frequency: f32,
    /// Seconds until it has lost 60 decibels.
    pub decay: f32,
    /// How strongly an even blow wakes it.
    pub gain: f32,
}

/// A mode by frequency, decay and gain.
#[must_use]
pub const fn mode(frequency: f32, decay: f32, gain: f32) -> Mode {
    Mode { frequency, decay, gain }
}

/// Adds one ringing sine to a sound, from the frame `at` on, as long as it can be heard and there is room.
pub fn ring(out: &mut [f32], at: usize, mode: Mode) {
    // A recursion of two numbers, in double precision: in single, low tones drift out of tune.
    let turn = TAU * f64::from(mode.frequency) / f64::from(RATE);
    let factor = f64::from(decay(mode.decay));
    let (a, b) = (2.0 * factor * turn.cos(), -factor * factor);
    let (mut before, mut now) = (-turn.sin() / factor * f64::from(mode.gain), 0.0);
    let Some(rest) = out.get_mut(at..) else { return };
    // Beyond its 60 decibels and a fifth nobody hears it.
    let heard = frames(mode.decay * 1.2).min(rest.len());
    for sample in &mut rest[..heard] {
        *sample += now as f32;
        (before, now) = (now, a * now + b * before);
    }
}

/// A blow on a body.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Blow {
    /// The frequency above which modes are woken less and less: high for short, hard contacts.
    pub bright: f32,
    /// How loud the click of the contact itself is.
    pub click: f32,
    /// How long the click lasts, in seconds.
    pub contact: f32,
}

/// A body struck once. No two blows hit the same spot, so each mode is a little off and differently strong.
#[must_use]
pub fn struck(modes: &[Mode], blow: Blow, seconds: f32, noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(seconds)];
    let pitch = noise.about(0.025);
    for mode in modes {
        let over = mode.frequency / blow.bright;
        let woken = mode.gain / (1.0 + over * over) * noise.between(0.55, 1.3);
        let frequency = mode.frequency * pitch * noise.about(0.012);
        ring(
            &mut out,
            0,
            Mode {
                frequency,
                decay: mode.decay * noise.about(0.15),
                gain: woken,
            },
        );
    }
    // However long the click is, the next blow is the same.
    let mut noise = noise.branch();
    let mut smooth = Filter::new(Pass::Low, blow.bright * 1.4, 0.7);
    let falls = envelope::strike(blow.contact * 3.0, blow.contact * 0.1, blow.contact);
    for (sample, level) in out.iter_mut().zip(falls) {
        *sample += smooth.step(noise.white()) * level * blow.click;
    }
    out
}
