//! What is remembered of practice: streaks, bests, how often it works lately and how that has changed. Kept on disk as it
//! is; [`Book::check`] tells a book that somebody else wrote, or half of one, from ours.

use std::collections::{BTreeMap, VecDeque};

use opponents::MOST_PIECES;
use physics::Pose;
use rules::a_la_carte::Pour;
use serde::{Deserialize, Serialize};

use super::challenges::{ATTEMPTS, Challenge};
use super::drills::{Drill, Fill, Verdict};
use super::toss::Toss;

/// The format that is written.
pub const VERSION: u32 = 1;
/// How many tosses make “lately”, and a point of the plot.
pub const LATELY: usize = 20;
/// Points of the plot that are kept: some thousand tosses.
const MOST_POINTS: usize = 60;

/// How one challenge or drill went so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Attempts.
    pub tries: u32,
    /// Attempts that did it.
    pub hits: u32,
    /// Hits in a row until now.
    pub streak: u32,
    /// The longest row.
    pub best: u32,
}

impl Record {
    fn count(&mut self, hit: bool) {
        self.tries += 1;
        self.hits += u32::from(hit);
        self.streak = if hit { self.streak + 1 } else { 0 };
        self.best = self.best.max(self.streak);
    }

    /// The share of attempts that did it.
    #[must_use]
    pub fn share(&self) -> f32 {
        self.hits as f32 / self.tries.max(1) as f32
    }
}

/// The neatest toss.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Best {
    /// From 0 to 100.
    pub neatness: u8,
    /// Its path, for its ghost.
    pub path: Vec<Pose>,
}

/// What one drill poured.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pours {
    /// How often it was met.
    pub record: Record,
    /// How often 0, 1, 2, … pieces fell; the last counts all beyond.
    pub pieces: [u32; MOST_PIECES + 1],
}

/// Everything that is remembered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// The format.
    pub version: u32,
    /// By challenge.
    pub challenges: BTreeMap<Challenge, Record>,
    /// Challenges that were met once.
    pub done: Vec<Challenge>,
    /// Whether each of the last tosses landed, the newest at the end.
    pub lately: VecDeque<bool>,
    /// Percent that landed, for every twenty tosses, the newest at the end.
    pub plot: Vec<u8>,
    /// Tosses, and tosses that landed, since the last point of the plot.
    pub since: (u32, u32),
    /// The highest toss that landed, in centimetres.
    pub highest: f32,
    /// The neatest one.
    pub neatest: Option<Best>,
    /// Tosses of the warm-up under way.
    pub attempts: u8,
    /// By drill and fill.
    pub pours: BTreeMap<(Drill, Fill), Pours>,
}

impl Default for Book {
    fn default() -> Self {
        Self {
            version: VERSION,
            challenges: BTreeMap::new(),
            done: Vec::new(),
            lately: VecDeque::new(),
            plot: Vec::new(),
            since: (0, 0),
            highest: 0.0,
            neatest: None,
            attempts: 0,
            pours: BTreeMap::new(),
        }
    }
}

/// What a toss or a pour changed, to be told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct News {
    /// It is what was asked for.
    pub hit: bool,
    /// The challenge is met, for the first time.
    pub done: bool,
    /// The longest row so far.
    pub best_streak: bool,
    /// The highest toss so far.
    pub highest: bool,
    /// The neatest toss so far.
    pub neatest: bool,
}

impl Book {
    /// What is wrong with a book that could be read; nothing if it can be used.
    #[must_use]
    pub fn check(&self) -> Option<String> {
        let path = self.neatest.iter().flat_map(|best| &best.path);
        if self.version != VERSION {
            Some(format!("format {}, not {VERSION}", self.version))
        } else if !self.highest.is_finite() || path.clone().any(|pose| !pose.is_finite()) {
            Some("a number in it is not finite".to_owned())
        } else if self.lately.len() > LATELY || self.plot.len() > MOST_POINTS || path.count() > 3000 {
            Some("it is too long".to_owned())
        } else {
            None
        }
    }

    /// How a challenge went so far.
    #[must_use]
    pub fn record(&self, challenge: Challenge) -> Record {
        self.challenges.get(&challenge).copied().unwrap_or_default()
    }

    /// How a drill went so far.
    #[must_use]
    pub fn pours(&self, drill: Drill, fill: Fill) -> Pours {
        self.pours.get(&(drill, fill)).cloned().unwrap_or_default()
    }

    /// The share of the last tosses that landed.
    #[must_use]
    pub fn lately(&self) -> f32 {
        self.lately.iter().filter(|landed| **landed).count() as f32 / self.lately.len().max(1) as f32
    }

    /// Counts a toss. One that was taken back in the air is no toss that landed, and there is nothing to say about it.
    pub fn toss(&mut self, challenge: Challenge, toss: Option<&Toss>) -> News {
        let landed = toss.is_some_and(Toss::landed);
        let hit = toss.is_some_and(|toss| challenge.met_by(toss));
        self.lately.push_back(landed);
        if self.lately.len() > LATELY {
            self.lately.pop_front();
        }
        self.since = (self.since.0 + 1, self.since.1 + u32::from(landed));
        if self.since.0 as usize >= LATELY {
            self.plot.push((100 * self.since.1 / self.since.0) as u8);
            self.since = (0, 0);
            if self.plot.len() > MOST_POINTS {
                self.plot.remove(0);
            }
        }
        let mut news = News { hit, ..News::default() };
        if let Some(toss) = toss.filter(|toss| toss.landed()) {
            if toss.height > self.highest {
                self.highest = toss.height;
                news.highest = true;
            }
            let neatness = toss.neatness();
            if self.neatest.as_ref().is_none_or(|best| neatness > best.neatness) {
                self.neatest = Some(Best {
                    neatness,
                    path: toss.path.clone(),
                });
                news.neatest = true;
            }
        }
        if challenge == Challenge::WarmUp && !self.judges(hit) {
            return news;
        }
        let record = self.challenges.entry(challenge).or_default();
        let before = record.best;
        record.count(hit);
        news.best_streak = record.best > before && record.best > 1;
        if record.streak >= challenge.in_a_row() && !self.done.contains(&challenge) {
            self.done.push(challenge);
            news.done = true;
        }
        news
    }

    /// Whether the warm-up is judged now: it landed, or that was the last attempt.
    fn judges(&mut self, hit: bool) -> bool {
        self.attempts += 1;
        let judged = hit || self.attempts >= ATTEMPTS;
        if judged {
            self.attempts = 0;
        }
        judged
    }

    /// Counts a pour.
    pub fn pour(&mut self, drill: Drill, fill: Fill, pour: Pour, left: usize) -> News {
        let hit = drill.verdict(pour, left) == Verdict::Hit;
        let entry = self.pours.entry((drill, fill)).or_default();
        let before = entry.record.best;
        entry.record.count(hit);
        entry.pieces[usize::from(pour.total()).min(MOST_PIECES)] += 1;
        News {
            hit,
            done: entry.record.hits == 1 && hit,
            best_streak: entry.record.best > before && entry.record.best > 1,
            ..News::default()
        }
    }
}
