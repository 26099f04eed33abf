//! A filter that takes part of a noise: low, band or high. The state-variable form, because it stays stable while it is
//! being turned, as a whoosh needs.

use std::f32::consts::PI;

use crate::samples::RATE;

/// What a filter lets through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// What lies below.
    Low,
    /// What lies around.
    Band,
    /// What lies above.
    High,
}

/// A filter and what it remembers.
#[derive(Debug, Clone, Copy)]
pub struct Filter {
    pass: Pass,
    gain: f32,
    damping: f32,
    first: f32,
    second: f32,
}

impl Filter {
    /// A filter at a frequency in hertz; `sharpness` is 0.7 for no peak, more for a peak there.
    #[must_use]
    pub fn new(pass: Pass, frequency: f32, sharpness: f32) -> Self {
        let mut filter = Self {
            pass,
            gain: 0.0,
            damping: 1.0 / sharpness,
            first: 0.0,
            second: 0.0,
        };
        filter.tune(frequency);
        filter
    }

    /// Moves it to another frequency.
    pub fn tune(&mut self, frequency: f32) {
        let highest = RATE as f32 * 0.45;
        self.gain = (PI * frequency.clamp(5.0, highest) / RATE as f32).tan();
    }

    /// One sample through it.
    pub fn step(&mut self, sample: f32) -> f32 {
        let scale = 1.0 / (1.0 + self.gain * (self.gain + self.damping));
        let high = (sample - self.first * (self.gain + self.damping) - self.second) * scale;
        let band = self.gain * high + self.first;
        self.first = self.gain * high + band;
        let low = self.gain * band + self.second;
        self.second = self.gain * band + low;
        match self.pass {
            Pass::Low => low,
            // As loud at its middle, whatever its sharpness.
            Pass::Band => band * self.damping,
            Pass::High => high,
        }
    }

    /// A whole sound through it.
    pub fn run(mut self, samples: &mut [f32]) {
        for sample in samples {
            *sample = self.step(*sample);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passes(pass: Pass, frequency: f32) -> f32 {
        let mut filter = Filter::new(pass, 1000.0, 0.7);
        let mut peak = 0.0_f32;
        for index in 0..RATE as usize {
            let out = filter.step((2.0 * PI * frequency * index as f32 / RATE as f32).sin());
            if index > RATE as usize / 2 {
                peak = peak.max(out.abs());
            }
        }
        peak
    }

    #[test]
    fn each_pass_keeps_its_part_and_drops_the_others() {
        assert!(passes(Pass::Low, 50.0) > 0.95 && passes(Pass::Low, 10_000.0) < 0.05);
        assert!(passes(Pass::High, 10_000.0) > 0.95 && passes(Pass::High, 50.0) < 0.05);
        assert!(passes(Pass::Band, 1000.0) > 0.95 && passes(Pass::Band, 50.0) < 0.1);
    }
}
