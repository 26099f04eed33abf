//! Experiments: hands that are not people make many gestures, and the outcomes are counted. Everything is seeded: the
//! same seed and size give the same findings, on one thread or on many.

mod control;
pub mod cost;
mod dice;
mod findings;
mod flips;
pub mod hands;
pub mod plot;
mod pours;
mod shakes;
pub mod stats;
mod steady;
mod violent;

use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Crystal};

pub use control::{WANTS_ONE, at_least_four, exactly_one, repeated, watching};
pub use dice::{flicks, natural_throws, placed_throws, put_down};
pub use findings::{Check, Findings, Plot, Table};
pub use flips::flips;
pub use pours::{fill, natural, turned, upside_down};
pub use shakes::{GOOD as GOOD_SHAKE, salt_share};
pub use steady::{held, held_of, tossed, tosses};
pub use violent::{Violence, violent};

use crate::config::PhysicsConfig;
use crate::headless_table::HeadlessTable;
use crate::stage::StageError;

/// What can be measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Experiment {
    /// How much falls, by gesture, fill and skill.
    Pour,
    /// Whether shaking mixes.
    Shake,
    /// How often a flip succeeds, by skill.
    Flip,
    /// Whether the die is fair.
    Die,
    /// Whether anything leaks or breaks at the hand's limits.
    Violent,
    /// Whether the bars of the steady hand are true.
    Steady,
}

impl Experiment {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Pour,
        Self::Shake,
        Self::Flip,
        Self::Die,
        Self::Violent,
        Self::Steady,
    ];

    /// Its word on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pour => "pour",
            Self::Shake => "shake",
            Self::Flip => "flip",
            Self::Die => "die",
            Self::Violent => "violent",
            Self::Steady => "steady",
        }
    }
}

impl FromStr for Experiment {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|experiment| experiment.word() == word);
        found.ok_or_else(|| {
            format!(
                "no such experiment: {word}; there are {}",
                Self::ALL.map(Self::word).join(", ")
            )
        })
    }
}

/// A word about how far an experiment has come: done, of how many, with what.
pub type Progress<'a> = &'a (dyn Fn(u32, u32, &str) + Sync);

/// The laboratory.
pub struct Lab<'a> {
    /// The numbers under test.
    pub config: PhysicsConfig,
    /// Decides all chance.
    pub seed: u64,
    /// Scales the number of trials of every experiment; docs/physics.md says what was measured with which.
    pub size: f64,
    /// Threads to use.
    pub threads: usize,
    /// Told after every trial.
    pub progress: Progress<'a>,
}

impl<'a> Lab<'a> {
    /// A laboratory on one thread that reports nothing.
    #[must_use]
    pub fn quiet(config: PhysicsConfig, seed: u64) -> Self {
        Self {
            config,
            seed,
            size: 1.0,
            threads: 1,
            progress: &|_, _, _| {},
        }
    }

    /// Does one experiment.
    ///
    /// # Errors
    /// When a gesture could not be made at all.
    pub fn run(&self, experiment: Experiment) -> Result<Findings, StageError> {
        match experiment {
            Experiment::Pour => pours::findings(self),
            Experiment::Shake => shakes::findings(self),
            Experiment::Flip => flips::findings(self),
            Experiment::Die => dice::findings(self),
            Experiment::Violent => violent::findings(self),
            Experiment::Steady => steady::findings(self),
        }
    }

    /// So many trials at full size, at least a few at any.
    pub(crate) fn scaled(&self, full: u32) -> u32 {
        ((f64::from(full) * self.size) as u32).max(4)
    }

    /// Makes independent trials. Each has a generator and a table of its own, set up as if it were the only one.
    pub(crate) fn trials<Outcome: Send>(
        &self,
        what: &str,
        count: u32,
        trial: impl Fn(&mut HeadlessTable, &mut ChaCha8Rng) -> Result<Outcome, StageError> + Sync,
    ) -> Result<Vec<Outcome>, StageError> {
        let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
        let outcomes: Mutex<Vec<(u32, Result<Outcome, StageError>)>> = Mutex::new(Vec::new());
        let work = || {
            let mut table = HeadlessTable::new(self.config.clone(), 1, 0);
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= count {
                    break;
                }
                let seed = self
                    .seed
                    .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                    .wrapping_add(u64::from(index));
                table.reset(seed);
                let outcome = trial(&mut table, &mut ChaCha8Rng::seed_from_u64(seed));
                if let Ok(mut outcomes) = outcomes.lock() {
                    outcomes.push((index, outcome));
                }
                (self.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, count, what);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads.max(1) {
                scope.spawn(work);
            }
            work();
        });
        let mut outcomes = outcomes.into_inner().unwrap_or_default();
        outcomes.sort_by_key(|&(index, _)| index);
        outcomes.into_iter().map(|(_, outcome)| outcome).collect()
    }
}

/// Leaves so many pieces in a bottle, a quarter of them salt, and puts the others into the sink.
pub(crate) fn leave(table: &mut HeadlessTable, bottle: Condiment, pieces: u8) {
    let mut counts = table.larder().counts();
    let (index, colour) = (bottle.index(), Crystal::from(bottle));
    let salt = pieces / 4;
    for (kind, wanted) in [(colour, pieces - salt), (Crystal::Salt, salt)] {
        let have = counts.bottles[index][kind];
        counts.sink[kind] += have - wanted.min(have);
        counts.bottles[index][kind] = wanted.min(have);
    }
    let followed = table.larder_mut().follow(&counts);
    debug_assert!(followed.is_ok(), "moving pieces to the sink conserves them");
}
