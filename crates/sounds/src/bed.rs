//! What goes on and on: each joins its own beginning without a seam.

use std::f32::consts::{FRAC_PI_2, TAU};

use crate::filter::{Filter, Pass};
use crate::liquid::{bubble, sizzle};
use crate::material::Material;
use crate::modal::{Blow, struck};
use crate::music;
use crate::noise::Noise;
use crate::room;
use crate::samples::{RATE, Samples, frames};

/// Something that is heard as long as it lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bed {
    /// A gas flame.
    Gas,
    /// Fat that is getting warm: single crackles.
    Simmer,
    /// Fat that is hot.
    Sizzle,
    /// A kitchen in which nobody does anything.
    Ambience,
    /// The waltz.
    Music,
}

impl Bed {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Gas, Self::Simmer, Self::Sizzle, Self::Ambience, Self::Music];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Gas => "gas",
            Self::Simmer => "simmer",
            Self::Sizzle => "sizzle",
            Self::Ambience => "ambience",
            Self::Music => "music",
        }
    }

    /// How loud it is: a bed lies below everything that happens.
    pub(crate) const fn loudness(self) -> f32 {
        match self {
            Self::Gas => -33.0,
            Self::Simmer => -34.0,
            Self::Sizzle => -30.0,
            Self::Ambience => -42.0,
            Self::Music => -24.0,
        }
    }
}

/// How long two ends of a noise are laid over each other.
const SEAM: f32 = 0.6;

pub(crate) fn render(bed: Bed, noise: &mut Noise) -> Samples {
    match bed {
        Bed::Gas => {
            let side = |noise: &mut Noise| joined(gas(6.0 + SEAM, noise));
            Samples::stereo(&side(noise), &side(noise))
        }
        Bed::Simmer => Samples::mono(joined(simmer(7.0 + SEAM, noise))),
        Bed::Sizzle => {
            // The same fat heard by two ears: half is common, half each ear's own.
            let common = joined(sizzle(6.0 + SEAM, 520.0, 0.14, noise));
            let mut side = || -> Vec<f32> {
                let own = joined(sizzle(6.0 + SEAM, 160.0, 0.08, noise));
                common.iter().zip(own).map(|(common, own)| common + own).collect()
            };
            Samples::stereo(&side(), &side())
        }
        Bed::Ambience => ambience(noise),
        Bed::Music => music::render(noise),
    }
}

/// Lays the end over the beginning, so that the sound can go round; it is shorter by the seam.
fn joined(mut samples: Vec<f32>) -> Vec<f32> {
    let seam = frames(SEAM).min(samples.len() / 2);
    let end = samples.split_off(samples.len() - seam);
    for (index, (head, tail)) in samples.iter_mut().zip(end).enumerate() {
        // Even power, because the two ends know nothing of each other.
        let (sin, cos) = (FRAC_PI_2 * index as f32 / seam as f32).sin_cos();
        *head = *head * sin + tail * cos;
    }
    samples
}

/// A ring of small flames: a soft roar, a hiss above it, and a flutter.
fn gas(seconds: f32, noise: &mut Noise) -> Vec<f32> {
    let mut roar = Filter::new(Pass::Band, 170.0, 0.7);
    let mut hiss = Filter::new(Pass::Band, 1900.0, 0.5);
    let mut flutter = Filter::new(Pass::Low, 9.0, 0.7);
    (0..frames(seconds))
        .map(|_| {
            // White noise below 9 Hz is very small, therefore the large factor.
            let waver = 1.0 + (flutter.step(noise.white()) * 18.0).clamp(-0.5, 0.5);
            let air = noise.white();
            1.1 * roar.step(air) * waver + 0.34 * hiss.step(air) * (0.7 + 0.3 * waver)
        })
        .collect()
}

/// A few crackles, a few small bubbles, hardly any hiss.
fn simmer(seconds: f32, noise: &mut Noise) -> Vec<f32> {
    let mut out = sizzle(seconds, 60.0, 0.018, noise);
    for _ in 0..(seconds * 9.0) as usize {
        let at = frames(noise.between(0.0, seconds));
        bubble(&mut out, at, noise.between(260.0, 700.0), 0.4, noise.between(0.05, 0.2));
    }
    out
}

/// The air of a room, a window somewhere, and now and then something far away that is put down.
fn ambience(noise: &mut Noise) -> Samples {
    let seconds = 32.0;
    let air = |noise: &mut Noise| {
        let mut room = Filter::new(Pass::Low, 210.0, 0.6);
        let mut window = Filter::new(Pass::Band, 700.0, 0.6);
        let samples = (0..frames(seconds + SEAM))
            .map(|index| {
                // Two slow waves that never meet in the same way, so that the air does not breathe like a sleeper.
                let time = index as f32 / RATE as f32;
                let sway = (TAU * time / 11.0).sin() + (TAU * time / 6.7).sin();
                let breath = noise.white();
                0.8 * room.step(breath) + 0.14 * (1.0 + 0.12 * sway) * window.step(breath)
            })
            .collect();
        joined(samples)
    };
    let (mut left, mut right) = (air(noise), air(noise));
    // What is far away comes through a wall: dull, and more room than thing.
    let (mut far_left, mut far_right) = (vec![0.0; left.len()], vec![0.0; left.len()]);
    let far = [
        (3.1, Material::China, 0.7),
        (3.4, Material::China, 0.4),
        (9.7, Material::Wood, 0.8),
        (14.2, Material::Steel, 0.5),
        (14.5, Material::China, 0.5),
        (20.8, Material::China, 0.6),
        (25.3, Material::Wood, 0.6),
        (25.6, Material::Wood, 0.5),
    ];
    for (at, material, gain) in far {
        let blow = Blow {
            bright: 1500.0,
            click: 0.1,
            contact: 0.006,
        };
        let thing = struck(material.modes(), blow, 0.5, noise);
        let side = noise.between(0.3, 0.7);
        for (index, sample) in thing.iter().enumerate() {
            let at = frames(at) + index;
            far_left[at] += sample * gain * (1.0 - side);
            far_right[at] += sample * gain * side;
        }
    }
    room::placed(&mut far_left, &mut far_right, 0.84, 0.6, 1.2);
    Filter::new(Pass::Low, 1300.0, 0.6).run(&mut far_left);
    Filter::new(Pass::Low, 1300.0, 0.6).run(&mut far_right);
    for (air, far) in left.iter_mut().zip(far_left).chain(right.iter_mut().zip(far_right)) {
        *air += far * 1.1;
    }
    Samples::stereo(&left, &right)
}
