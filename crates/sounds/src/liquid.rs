//! Bubbles and fat. A bubble rings like a tiny bell whose pitch rises as it nears the surface; many small ones are a
//! stream. Sizzling is a bed of hiss with countless crackles, each a burst a thousandth of a second long.

use std::f32::consts::TAU;

use crate::envelope::decay;
use crate::filter::{Filter, Pass};
use crate::noise::Noise;
use crate::samples::{RATE, frames};

/// A bubble of a pitch; `rise` is by how much of it the pitch has risen when it is gone.
pub fn bubble(out: &mut [f32], at: usize, pitch: f32, rise: f32, gain: f32) {
    // Small bubbles ring shorter.
    let seconds = 14.0 / pitch.max(100.0) + 0.008;
    let factor = decay(seconds);
    let (mut phase, mut level) = (0.0_f32, gain);
    let count = frames(seconds);
    for index in 0..count {
        let Some(sample) = out.get_mut(at + index) else { return };
        let frequency = pitch * (1.0 + rise * index as f32 / count as f32);
        phase = (phase + TAU * frequency / RATE as f32) % TAU;
        *sample += phase.sin() * level;
        level *= factor;
    }
}

/// Fat in a pan, with so many crackles a second and so much hiss between them.
#[must_use]
pub fn sizzle(seconds: f32, crackles: f32, hiss: f32, noise: &mut Noise) -> Vec<f32> {
    let mut out = vec![0.0; frames(seconds)];
    let mut low_cut = Filter::new(Pass::High, 2600.0, 0.7);
    let mut air = Filter::new(Pass::Low, 9500.0, 0.7);
    let mut drift = 1.0_f32;
    for sample in &mut out {
        // The bed breathes slowly, as fat does that runs about.
        drift = (drift + 0.0004 * noise.white()).clamp(0.75, 1.25);
        *sample = air.step(low_cut.step(noise.white())) * hiss * drift;
    }
    let count = (crackles * seconds) as usize;
    for _ in 0..count {
        let at = frames(noise.between(0.0, seconds));
        // Few are loud, most are faint.
        let loud = noise.between(0.0, 1.0).powi(4);
        let mut burst = Filter::new(Pass::Band, noise.between(2200.0, 8500.0), noise.between(1.0, 4.0));
        let length = noise.between(0.0008, 0.004);
        let mut level = 0.2 + 2.2 * loud;
        let factor = decay(length);
        for sample in out.iter_mut().skip(at).take(frames(length * 1.5)) {
            *sample += burst.step(noise.white()) * level;
            level *= factor;
        }
    }
    out
}
