//! Counting what happened.

use serde::Serialize;

/// How often each number of pieces fell.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    counts: Vec<u32>,
}

impl Tally {
    /// One more of this.
    pub fn add(&mut self, value: usize) {
        if self.counts.len() <= value {
            self.counts.resize(value + 1, 0);
        }
        self.counts[value] += 1;
    }

    /// Takes another tally's counts in.
    pub fn merge(&mut self, other: &Self) {
        for (value, &count) in other.counts.iter().enumerate() {
            if self.counts.len() <= value {
                self.counts.resize(value + 1, 0);
            }
            self.counts[value] += count;
        }
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The share of one value.
    #[must_use]
    pub fn share(&self, value: usize) -> f64 {
        f64::from(self.counts.get(value).copied().unwrap_or(0)) / f64::from(self.total().max(1))
    }

    /// The share of a value and all above it.
    #[must_use]
    pub fn share_from(&self, value: usize) -> f64 {
        // An empty sum is −0, which nobody wants to read.
        (value..self.counts.len())
            .map(|each| self.share(each))
            .sum::<f64>()
            .max(0.0)
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        (0..self.counts.len())
            .map(|value| value as f64 * self.share(value))
            .sum()
    }

    /// The standard deviation.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let square = |value: usize| (value as f64 - mean).powi(2) * self.share(value);
        (0..self.counts.len()).map(square).sum::<f64>().sqrt()
    }
}
