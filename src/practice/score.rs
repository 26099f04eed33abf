//! What is remembered of practice: streaks, bests, how often it works lately and how that has changed. Kept on disk as it
//! is; [`Book::check`] tells a book that somebody else wrote, or half of one, from ours.

use std::collections::{BTreeMap, VecDeque};

use opponents::a_la_carte::MOST_PIECES;
use physics::Pose;
use rules::a_la_carte::{Condiment, Pour};
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
/// So many pours it takes until they say something about a hand.
pub const TELLING: u32 = 10;

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
        self.tries = self.tries.saturating_add(1);
        self.hits = self.hits.saturating_add(u32::from(hit));
        self.streak = if hit { self.streak.saturating_add(1) } else { 0 };
        self.best = self.best.max(self.streak);
    }

    /// Whether attempts can have gone like this.
    const fn can_be(&self) -> bool {
        self.streak <= self.best && self.best <= self.hits && self.hits <= self.tries
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
    /// By bottle, drill and fill: the crystals of each kind have a shape of their own.
    #[serde(default)]
    pub bottles: BTreeMap<(Condiment, Drill, Fill), Pours>,
    /// What books of older versions counted, which did not tell bottles apart.
    #[serde(default, rename = "pours", skip_serializing_if = "BTreeMap::is_empty")]
    mixed: BTreeMap<(Drill, Fill), Pours>,
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
            bottles: BTreeMap::new(),
            mixed: BTreeMap::new(),
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
    /// The hardest of the others that is met by it as well, for the first time.
    pub done_too: Option<Challenge>,
    /// The longest row so far.
    pub best_streak: bool,
    /// The highest toss so far.
    pub highest: bool,
    /// The neatest toss so far.
    pub neatest: bool,
}

/// What is wrong with a book that could be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It is of a version that is not known here.
    Version(u32),
    /// A number in it is none.
    NotFinite,
    /// It is longer than any of ours.
    TooLong,
    /// A count in it cannot be.
    Miscounted,
}

impl Book {
    /// What is wrong with a book that could be read; nothing if it can be used.
    #[must_use]
    pub fn check(&self) -> Option<Fault> {
        let path = self.neatest.iter().flat_map(|best| &best.path);
        if self.version != VERSION {
            Some(Fault::Version(self.version))
        } else if !self.highest.is_finite() || path.clone().any(|pose| !pose.is_finite()) {
            Some(Fault::NotFinite)
        } else if self.lately.len() > LATELY || self.plot.len() > MOST_POINTS || path.count() > 3000 {
            Some(Fault::TooLong)
        } else if !self.counts_can_be() {
            Some(Fault::Miscounted)
        } else {
            None
        }
    }

    /// Whether what was counted can have been counted.
    fn counts_can_be(&self) -> bool {
        let pours = self.bottles.values().chain(self.mixed.values());
        let mut records = self.challenges.values().chain(pours.map(|pours| &pours.record));
        let (tosses, landed) = self.since;
        let mut percents = self.plot.iter().chain(self.neatest.iter().map(|best| &best.neatness));
        self.attempts < ATTEMPTS
            && landed <= tosses
            && (tosses as usize) < LATELY
            && percents.all(|percent| *percent <= 100)
            && (1..self.done.len()).all(|nth| !self.done[..nth].contains(&self.done[nth]))
            && records.all(Record::can_be)
    }

    /// A book of an older version as one of today: pours of any bottle become those of the bottle one begins with.
    #[must_use]
    pub fn brought_up(mut self) -> Self {
        for ((drill, fill), pours) in std::mem::take(&mut self.mixed) {
            self.bottles.entry((Condiment::Lemon, drill, fill)).or_insert(pours);
        }
        self
    }

    /// How a challenge went so far.
    #[must_use]
    pub fn record(&self, challenge: Challenge) -> Record {
        self.challenges.get(&challenge).copied().unwrap_or_default()
    }

    /// How a drill went so far.
    #[must_use]
    pub fn pours(&self, bottle: Condiment, drill: Drill, fill: Fill) -> Pours {
        self.bottles.get(&(bottle, drill, fill)).cloned().unwrap_or_default()
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
        let (tosses, well) = (
            self.since.0.saturating_add(1),
            self.since.1.saturating_add(u32::from(landed)),
        );
        self.since = (tosses, well);
        if tosses as usize >= LATELY {
            self.plot.push((100.0 * well as f32 / tosses as f32) as u8);
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
        for other in Challenge::ALL {
            if challenge.counts_for(other, toss) && self.count(other, toss.is_some_and(|toss| other.met_by(toss))).1 {
                news.done_too = Some(other);
            }
        }
        if challenge == Challenge::WarmUp && !self.judges(hit) {
            return news;
        }
        (news.best_streak, news.done) = self.count(challenge, hit);
        news
    }

    /// Counts a try at a challenge: whether its row is the longest so far, and whether it is met for the first time.
    fn count(&mut self, challenge: Challenge, hit: bool) -> (bool, bool) {
        let record = self.challenges.entry(challenge).or_default();
        let before = record.best;
        record.count(hit);
        let longest = record.best > before && record.best > 1;
        let done = record.streak >= challenge.in_a_row() && !self.done.contains(&challenge);
        if done {
            self.done.push(challenge);
        }
        (longest, done)
    }

    /// Whether the warm-up is judged now: it landed, or that was the last attempt.
    fn judges(&mut self, hit: bool) -> bool {
        self.attempts = self.attempts.saturating_add(1);
        let judged = hit || self.attempts >= ATTEMPTS;
        if judged {
            self.attempts = 0;
        }
        judged
    }

    /// Counts a pour, after which so many pieces are left.
    pub fn pour(&mut self, bottle: Condiment, drill: Drill, fill: Fill, pour: Pour, left: usize) -> News {
        let hit = drill.verdict(pour, left) == Verdict::Hit;
        let entry = self.bottles.entry((bottle, drill, fill)).or_default();
        let before = entry.record.best;
        entry.record.count(hit);
        let fell = &mut entry.pieces[usize::from(pour.total()).min(MOST_PIECES)];
        *fell = fell.saturating_add(1);
        News {
            hit,
            done: entry.record.hits == 1 && hit,
            best_streak: entry.record.best > before && entry.record.best > 1,
            ..News::default()
        }
    }
}
