//! How loudness goes over time.

use crate::samples::{RATE, frames};

/// The factor by which something that loses 60 decibels in `seconds` is quieter after one frame.
#[must_use]
pub fn decay(seconds: f32) -> f32 {
    (-6.907_755 / (seconds.max(1e-4) * RATE as f32)).exp()
}

/// Rises for `attack` seconds, then falls by 60 decibels in `fall` seconds, for `seconds` in all.
pub fn strike(seconds: f32, attack: f32, fall: f32) -> impl Iterator<Item = f32> {
    let rise = frames(attack).max(1);
    let factor = decay(fall);
    let mut level = 1.0;
    (0..frames(seconds)).map(move |index| {
        if index < rise {
            // A quarter of a sine: no corner where it begins to fall.
            (std::f32::consts::FRAC_PI_2 * index as f32 / rise as f32).sin()
        } else {
            level *= factor;
            level
        }
    })
}

/// Swells and dies away evenly, highest at `top` of its time (between 0 and 1).
pub fn swell(seconds: f32, top: f32) -> impl Iterator<Item = f32> {
    let count = frames(seconds).max(1);
    (0..count).map(move |index| {
        let at = index as f32 / count as f32;
        let side = if at < top { at / top } else { (1.0 - at) / (1.0 - top) };
        let eased = side.clamp(0.0, 1.0);
        eased * eased * (3.0 - 2.0 * eased)
    })
}
