//! What plays the music and the chimes: a music box, a plucked string, a soft bass, a bell. Quiet, rounded attacks: they
//! play for hours.

use crate::filter::{Filter, Pass};
use crate::modal::{Mode, ring};
use crate::noise::Noise;
use crate::samples::{RATE, frames};

/// The frequency of a key of the piano, counted as MIDI does: 69 is the A of 440 Hz.
#[must_use]
pub fn pitch(key: u8) -> f32 {
    440.0 * ((f32::from(key) - 69.0) / 12.0).exp2()
}

/// Partials as ratio of frequency, decay in seconds at 440 Hz, and gain.
fn partials(key: u8, seconds: f32, partials: &[(f32, f32, f32)]) -> Vec<f32> {
    let fundamental = pitch(key);
    // High tines are short.
    let shorter = (440.0 / fundamental).powf(0.45);
    let mut out = vec![0.0; frames(seconds)];
    for &(ratio, decay, gain) in partials {
        let frequency = fundamental * ratio;
        if frequency < RATE as f32 * 0.4 {
            let decay = (decay * shorter).min(seconds);
            ring(&mut out, 0, Mode { frequency, decay, gain });
        }
    }
    soften(&mut out, 0.002);
    out
}

/// A beginning without a click.
fn soften(out: &mut [f32], seconds: f32) {
    let rise = frames(seconds).max(1);
    for (index, sample) in out.iter_mut().take(rise).enumerate() {
        *sample *= index as f32 / rise as f32;
    }
}

/// A tine of a music box: nearly a pure tone, and a faint high ting as it is let go.
#[must_use]
pub fn music_box(key: u8) -> Vec<f32> {
    partials(
        key,
        2.0,
        &[
            (1.0, 2.1, 1.0),
            (2.003, 1.1, 0.16),
            (3.01, 0.5, 0.05),
            (6.27, 0.13, 0.14),
        ],
    )
}

/// A small bell.
#[must_use]
pub fn bell(key: u8) -> Vec<f32> {
    partials(
        key,
        2.4,
        &[
            (1.0, 2.6, 0.8),
            (2.0, 1.9, 0.5),
            (2.76, 1.3, 0.35),
            (5.40, 0.7, 0.22),
            (8.93, 0.35, 0.10),
        ],
    )
}

/// A wooden bar over a tube.
#[must_use]
pub fn marimba(key: u8) -> Vec<f32> {
    partials(key, 0.8, &[(1.0, 0.7, 1.0), (3.93, 0.16, 0.22), (9.2, 0.05, 0.06)])
}

/// A soft bass: plucked with the thumb.
#[must_use]
pub fn bass(key: u8) -> Vec<f32> {
    let mut out = partials(
        key,
        1.6,
        &[
            (1.0, 0.62, 1.0),
            (2.0, 0.42, 0.35),
            (3.0, 0.25, 0.12),
            (4.0, 0.15, 0.05),
        ],
    );
    soften(&mut out, 0.012);
    out
}

/// A plucked string, after Karplus and Strong: a burst of noise runs in a circle and loses its edges. `ring` is how many
/// seconds it takes to die away, `bright` the highest of what the finger wakes, in hertz.
#[must_use]
pub fn plucked(key: u8, ring: f32, bright: f32, noise: &mut Noise) -> Vec<f32> {
    let frequency = pitch(key);
    let period = RATE as f32 / frequency;
    // The averaging below delays by half a frame; the rest of the fraction is read between two samples.
    let length = (period - 0.5).floor().max(2.0) as usize;
    let fraction = period - 0.5 - length as f32;
    let mut finger = Filter::new(Pass::Low, bright, 0.7);
    let mut string: Vec<f32> = (0..=length).map(|_| finger.step(noise.white())).collect();
    let mean = string.iter().sum::<f32>() / string.len() as f32;
    let loudest = string
        .iter()
        .fold(1e-6_f32, |most, sample| most.max((sample - mean).abs()));
    for sample in &mut string {
        *sample = (*sample - mean) / loudest;
    }
    let loss = (-6.907_755 / (ring * frequency)).exp();
    let count = string.len();
    let mut last = 0.0;
    let mut out: Vec<f32> = (0..frames(ring * 1.1))
        .map(|index| {
            let at = index % count;
            let (now, next) = (string[at], string[(at + 1) % count]);
            // Reading towards the newer sample shortens the circle, towards the older lengthens it.
            let read = next + (now - next) * fraction;
            string[at] = loss * 0.5 * (read + last);
            last = read;
            read
        })
        .collect();
    soften(&mut out, 0.0015);
    out
}
