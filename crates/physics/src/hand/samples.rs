//! Samples of a wish, as a mouse sends them: 8 to 8,000 a second, in bursts, with gaps, and now and then nonsense.
//! The steps of the simulation read a continuous path from them.

use std::collections::VecDeque;

use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::Target;

/// Two seconds of the fastest mouse. When a burst brings more, the oldest are forgotten: they are the past.
const MOST: usize = 16_384;

/// Seconds by which a sample may be ahead of the simulation: more than any hitch of a machine.
const AHEAD: f64 = 10.0;

/// Why samples were not taken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// A coordinate or the time was not a number, or infinite.
    pub not_finite: u32,
    /// Older than one that had already come.
    pub out_of_order: u32,
    /// So far ahead of the simulation that its clock must be wrong; it would block all that come after it.
    pub from_the_future: u32,
    /// Forgotten because too many came at once.
    pub overflow: u32,
}

/// The samples of the running gesture, with times in seconds since its beginning.
#[derive(Debug, Default, Resource)]
pub struct HandInput {
    samples: VecDeque<(f64, Target)>,
    last: Option<Target>,
    now: f64,
    refused: Refused,
}

impl HandInput {
    /// Takes a sample; nonsense is refused and counted.
    pub fn push(&mut self, time: f64, target: Target) {
        if !time.is_finite() || !target.is_finite() {
            self.refused.not_finite += 1;
            return;
        }
        if time > self.now + AHEAD {
            self.refused.from_the_future += 1;
            return;
        }
        if self.samples.back().is_some_and(|&(latest, _)| time < latest) {
            self.refused.out_of_order += 1;
            return;
        }
        if self.samples.len() == MOST {
            self.samples.pop_front();
            self.refused.overflow += 1;
        }
        self.samples.push_back((time, target));
    }

    /// When the newest sample is; none may be older.
    #[must_use]
    pub fn latest(&self) -> Option<f64> {
        self.samples.back().map(|&(time, _)| time)
    }

    /// The wish at a time that never goes back: on the line between the samples around it; the last one beyond them.
    pub(crate) fn at(&mut self, time: f64) -> Option<Target> {
        self.now = time;
        // Keep the newest sample that is not later than `time` at the front.
        while self.samples.get(1).is_some_and(|&(next, _)| next <= time) {
            self.samples.pop_front();
        }
        let wish = match (self.samples.front(), self.samples.get(1)) {
            (Some(&(from, here)), Some(&(until, next))) if from <= time => {
                here.between(next, ((time - from) / (until - from)) as f32)
            }
            (Some(&(from, here)), _) if from <= time => here,
            // The first sample lies ahead: wait where the hand is.
            _ => return self.last,
        };
        self.last = Some(wish);
        self.last
    }

    /// What was refused so far.
    #[must_use]
    pub fn refused(&self) -> Refused {
        self.refused
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Vec3;

    use super::*;

    fn at(x: f32) -> Target {
        Target::at(Vec3::X * x)
    }

    #[test]
    fn the_path_between_samples_is_a_line_whatever_their_rate() {
        let mut slow = HandInput::default();
        let mut fast = HandInput::default();
        for index in 0..=8 {
            slow.push(f64::from(index) / 8.0, at(index as f32));
        }
        for index in 0..=8000 {
            fast.push(f64::from(index) / 8000.0, at(index as f32 / 1000.0));
        }
        for step in 0..=240 {
            let time = f64::from(step) / 240.0;
            let (a, b) = (slow.at(time).unwrap().position.x, fast.at(time).unwrap().position.x);
            assert!(
                (a - b).abs() < 1e-4 && (a - 8.0 * time as f32).abs() < 1e-4,
                "{time}: {a} {b}"
            );
        }
    }

    #[test]
    fn nonsense_is_refused_and_counted() {
        let mut input = HandInput::default();
        input.push(0.0, at(1.0));
        input.push(f64::NAN, at(2.0));
        input.push(0.1, at(f32::INFINITY));
        input.push(0.2, at(3.0));
        input.push(0.1, at(9.0));
        assert_eq!(input.refused().not_finite, 2);
        assert_eq!(input.refused().out_of_order, 1);
        assert_eq!(input.at(5.0), Some(at(3.0)));
        for index in 0..MOST {
            input.push(6.0 + index as f64 / 10_000.0, at(0.0));
        }
        assert!(input.refused().overflow > 0);
        input.push(1e9, at(0.0));
        assert_eq!(input.refused().from_the_future, 1);
    }

    #[test]
    fn before_the_first_sample_there_is_no_wish() {
        let mut input = HandInput::default();
        assert_eq!(input.at(0.0), None);
        input.push(1.0, at(1.0));
        assert_eq!(input.at(0.5), None);
        assert_eq!(input.at(1.0), Some(at(1.0)));
    }
}
