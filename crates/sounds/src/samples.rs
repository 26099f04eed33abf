//! Rendered sound, and how loud it is.

use crate::filter::{Filter, Pass};

/// Frames a second: what every sound card plays.
pub const RATE: u32 = 44_100;

/// The loudest any sample may be. Several sounds play at once, and none may reach the edge alone.
const PEAK: f32 = 0.85;

/// How long the ear sums up a short sound, in frames: 50 ms.
const EAR: usize = RATE as usize / 20;

/// A rendered sound: left and right, frame by frame.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Samples {
    frames: Vec<[f32; 2]>,
}

/// Decibels as a factor of amplitude.
#[must_use]
pub fn decibels(value: f32) -> f32 {
    10_f32.powf(value / 20.0)
}

/// Seconds as a number of frames.
pub(crate) fn frames(seconds: f32) -> usize {
    (seconds * RATE as f32).round().max(0.0) as usize
}

impl Samples {
    /// The same on both sides.
    #[must_use]
    pub fn mono(samples: Vec<f32>) -> Self {
        Self {
            frames: samples.into_iter().map(|sample| [sample, sample]).collect(),
        }
    }

    /// Two sides; the longer one decides, the shorter is silent at its end.
    #[must_use]
    pub fn stereo(left: &[f32], right: &[f32]) -> Self {
        let at = |side: &[f32], index: usize| side.get(index).copied().unwrap_or(0.0);
        Self {
            frames: (0..left.len().max(right.len()))
                .map(|index| [at(left, index), at(right, index)])
                .collect(),
        }
    }

    /// What is played, left and right.
    #[must_use]
    pub fn frames(&self) -> &[[f32; 2]] {
        &self.frames
    }

    /// How long it lasts.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        self.frames.len() as f32 / RATE as f32
    }

    /// Both sides mixed.
    pub fn mixed(&self) -> impl Iterator<Item = f32> {
        self.frames.iter().map(|[left, right]| (left + right) / 2.0)
    }

    /// The largest sample.
    #[must_use]
    pub fn peak(&self) -> f32 {
        self.frames
            .iter()
            .flatten()
            .fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// How loud it is: the loudest 50 ms of it, in decibels below full scale.
    #[must_use]
    pub fn loudness(&self) -> f32 {
        let power = |window: &[[f32; 2]]| {
            let sum: f32 = window.iter().flatten().map(|sample| sample * sample).sum();
            sum / (2 * EAR) as f32
        };
        let loudest = self.frames.chunks(EAR).map(power).fold(0.0, f32::max);
        10.0 * loudest.max(1e-12).log10()
    }

    /// The mean of both sides, which a loudspeaker cannot play.
    #[must_use]
    pub fn offset(&self) -> f32 {
        let sum: f64 = self.mixed().map(f64::from).sum();
        (sum / self.frames.len().max(1) as f64) as f32
    }

    /// As loud as asked for, or as loud as it can be without coming near the edge.
    #[must_use]
    pub fn levelled(mut self, loudness: f32) -> Self {
        let wanted = decibels(loudness - self.loudness());
        let gain = wanted.min(PEAK / self.peak().max(1e-9));
        for sample in self.frames.iter_mut().flatten() {
            *sample *= gain;
        }
        self
    }

    /// Without what is lower than any loudspeaker plays.
    #[must_use]
    pub(crate) fn without_rumble(mut self) -> Self {
        for side in 0..2 {
            let mut filter = Filter::new(Pass::High, 28.0, 0.7);
            for frame in &mut self.frames {
                frame[side] = filter.step(frame[side]);
            }
        }
        self
    }

    /// With its mean at zero: for a loop, which a filter would not leave seamless.
    #[must_use]
    pub(crate) fn centred(mut self) -> Self {
        let count = self.frames.len().max(1) as f64;
        for side in 0..2 {
            let sum: f64 = self.frames.iter().map(|frame| f64::from(frame[side])).sum();
            let mean = (sum / count) as f32;
            for frame in &mut self.frames {
                frame[side] -= mean;
            }
        }
        self
    }

    /// Ends in silence: the last hundredth of a second fades.
    #[must_use]
    pub(crate) fn fading(mut self) -> Self {
        let fade = frames(0.01).min(self.frames.len());
        let from = self.frames.len() - fade;
        for (index, frame) in self.frames[from..].iter_mut().enumerate() {
            let left = 1.0 - (index + 1) as f32 / fade as f32;
            frame[0] *= left;
            frame[1] *= left;
        }
        self
    }
}
