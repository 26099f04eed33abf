//! How much memory the program holds, game by game: what only ever grows would end a long evening.

use std::fs;

use crate::texts::Texts;

/// Games before which growth is no leak: every kind of chef is trained once, and the allocator finds its size.
const WARM_UP: usize = 20;

/// What may be added after the warm-up, in kilobytes: the last digits wander by a few megabytes with the games played.
const LEAK: u64 = 32 * 1024;

/// The memory that the system says this process holds, in kilobytes, after each game.
#[derive(Debug, Default)]
pub struct Memory {
    samples: Vec<u64>,
}

impl Memory {
    /// Looks now. Where the system does not tell, there is nothing to remember.
    pub fn look(&mut self) {
        self.samples.extend(resident());
    }

    /// The most there ever was, in megabytes.
    #[must_use]
    pub fn most(&self) -> f64 {
        megabytes(self.samples.iter().copied().max().unwrap_or(0))
    }

    /// The mean after the warm-up, in megabytes.
    #[must_use]
    pub fn mean(&self) -> f64 {
        megabytes(mean(self.warm()))
    }

    /// What the last quarter of the games held more than the first after the warm-up, in megabytes; negative if less.
    #[must_use]
    pub fn growth(&self) -> f64 {
        let warm = self.warm();
        let quarter = warm.len().div_ceil(4);
        let (first, last) = (
            &warm[..quarter.min(warm.len())],
            &warm[warm.len().saturating_sub(quarter)..],
        );
        megabytes(mean(last)) - megabytes(mean(first))
    }

    /// The most, the mean and the growth, as they are told.
    #[must_use]
    pub fn told(&self, texts: &Texts) -> [String; 3] {
        let sign = if self.growth() < 0.0 { "" } else { "+" };
        [
            format!("{:.0}", self.most()),
            format!("{:.0}", self.mean()),
            format!("{sign}{}", texts.decimal(self.growth(), 1)),
        ]
    }

    /// Whether the growth is more than the games themselves explain.
    #[must_use]
    pub fn leaks(&self) -> bool {
        self.growth() > megabytes(LEAK)
    }

    fn warm(&self) -> &[u64] {
        // A run shorter than the warm-up says little; what it says is told all the same.
        self.samples
            .get(WARM_UP..)
            .filter(|warm| !warm.is_empty())
            .unwrap_or(&self.samples)
    }
}

fn mean(samples: &[u64]) -> u64 {
    samples.iter().sum::<u64>() / (samples.len() as u64).max(1)
}

fn megabytes(kilobytes: u64) -> f64 {
    kilobytes as f64 / 1024.0
}

/// What Linux tells about the process: pages that are in memory, in kilobytes.
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
