//! What a throwing hand gets: how often it hits, and how long it takes.
//!
//! [`Hands`] is the seam: the timetable asks it where a throw comes to rest. The physics of throwing does not exist yet, so
//! today a model answers ([`ModelHands`]), and **its figures are assumptions**, taken from what the game is meant to feel like
//! and not measured: a practised hand hits 85 of 100, an untrained one 55 to 75, at most 8 go into a neighbour, and whoever
//! carries a thing over the pot and lets go hits 99, but takes longer. `samples` is 0 wherever nothing was measured. Once
//! throws are bodies, measured figures in the same shape replace them ([`HandModels::from_ron`]).

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::PotId;
use serde::{Deserialize, Serialize};

use crate::Level;

/// How a thing gets to its pot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// Flicked across the stove: quick, and not always where it was meant.
    Flick,
    /// Carried over the pot and let go: slow and nearly sure.
    LetGo,
}

impl Way {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Flick, Self::LetGo];
}

/// What a hand is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Aim {
    /// Where the thing is meant to go.
    pub pot: PotId,
    /// How.
    pub way: Way,
}

/// What comes of a throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rest {
    /// Milliseconds after it was released; if it misses, until it is back in the hand.
    pub after: u64,
    /// Where it comes to rest. If that pot has its lid on by then, it misses (K16).
    pub pot: Option<PotId>,
}

/// Decides what comes of throws.
pub trait Hands {
    /// Milliseconds from the decision to the release.
    fn wind_up(&mut self, level: Level, way: Way) -> u64;

    /// Where a throw comes to rest, in a ring of these pots.
    fn throw(&mut self, level: Level, aim: Aim, ring: &[PotId]) -> Rest;
}

/// Milliseconds that vary.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// On average.
    pub mean: f32,
    /// One standard deviation.
    pub spread: f32,
}

impl Span {
    /// Nothing takes less, however lucky somebody is: a good reflex, in milliseconds.
    const LEAST: f32 = 80.0;

    pub(super) fn draw(self, rng: &mut ChaCha8Rng) -> u64 {
        (self.mean + self.spread * bell(rng)).max(Self::LEAST) as u64
    }
}

/// Bell-shaped, with a standard deviation of 1: the sum of four uniform numbers has a variance of a third.
pub(super) fn bell(rng: &mut ChaCha8Rng) -> f32 {
    let sum: f32 = (0..4).map(|_| rng.random_range(-0.5_f32..0.5)).sum();
    sum * 3_f32.sqrt()
}

/// What comes of throwing in one way.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowOdds {
    /// Throws measured; 0 if the figures are assumed.
    pub samples: u32,
    /// How often it lands in the pot that was meant.
    pub wanted: f32,
    /// How often in one of the two beside it; what is left misses.
    pub neighbour: f32,
    /// From the decision to the release.
    pub wind_up: Span,
    /// From the release until it rests in a pot.
    pub flight: Span,
    /// From the release until a miss is back in the hand.
    pub back: Span,
}

/// What one hand gets.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandModel {
    /// Flicking.
    pub flick: ThrowOdds,
    /// Letting go above the pot.
    pub let_go: ThrowOdds,
}

impl HandModel {
    /// What comes of one way.
    #[must_use]
    pub const fn odds(&self, way: Way) -> &ThrowOdds {
        match way {
            Way::Flick => &self.flick,
            Way::LetGo => &self.let_go,
        }
    }

    /// An assumption: see the head of this file.
    const fn assumed(wanted: f32, neighbour: f32) -> Self {
        const fn span(mean: f32, spread: f32) -> Span {
            Span { mean, spread }
        }
        Self {
            flick: ThrowOdds {
                samples: 0,
                wanted,
                neighbour,
                wind_up: span(250.0, 60.0),
                flight: span(550.0, 120.0),
                back: span(1_300.0, 250.0),
            },
            let_go: ThrowOdds {
                samples: 0,
                wanted: 0.99,
                neighbour: 0.005,
                wind_up: span(850.0, 120.0),
                flight: span(250.0, 40.0),
                back: span(1_000.0, 150.0),
            },
        }
    }
}

/// What the hands of all levels get.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandModels {
    /// One for each level, from the weakest to the strongest.
    pub hands: [HandModel; Level::ALL.len()],
}

/// Why a text holds no hands.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum InvalidHands {
    /// It cannot be read.
    #[error("{0}")]
    Text(#[from] Box<ron::error::SpannedError>),
    /// Shares that are no shares, or times that are none.
    #[error("the figures of a hand cannot be: {0:?}")]
    Figures(ThrowOdds),
}

impl HandModels {
    /// Hands that nobody has measured: the targets of the game as figures.
    #[must_use]
    pub const fn assumed() -> Self {
        Self {
            hands: [
                HandModel::assumed(0.55, 0.08),
                HandModel::assumed(0.65, 0.07),
                HandModel::assumed(0.75, 0.06),
                HandModel::assumed(0.85, 0.05),
            ],
        }
    }

    /// Reads hands that somebody has measured.
    ///
    /// # Errors
    /// If the text cannot be read, or its figures cannot be.
    pub fn from_ron(text: &str) -> Result<Self, InvalidHands> {
        let models: Self = ron::from_str(text).map_err(Box::new)?;
        for odds in models.hands.iter().flat_map(|hand| [hand.flick, hand.let_go]) {
            let shares = odds.wanted >= 0.0 && odds.neighbour >= 0.0 && odds.wanted + odds.neighbour <= 1.0;
            let lasts = |span: Span| span.mean >= 0.0 && span.spread >= 0.0;
            if !(shares && [odds.wind_up, odds.flight, odds.back].into_iter().all(lasts)) {
                return Err(InvalidHands::Figures(odds));
            }
        }
        Ok(models)
    }

    /// The hand of a level.
    #[must_use]
    pub const fn of(&self, level: Level) -> HandModel {
        self.hands[level as usize]
    }
}

/// Hands that get what the models say.
#[derive(Debug, Clone)]
pub struct ModelHands {
    models: HandModels,
    rng: ChaCha8Rng,
}

impl ModelHands {
    /// The same seed always throws the same.
    #[must_use]
    pub fn new(models: HandModels, seed: u64) -> Self {
        Self {
            models,
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }
}

impl Hands for ModelHands {
    fn wind_up(&mut self, level: Level, way: Way) -> u64 {
        self.models.of(level).odds(way).wind_up.draw(&mut self.rng)
    }

    fn throw(&mut self, level: Level, aim: Aim, ring: &[PotId]) -> Rest {
        let hand = self.models.of(level);
        let odds = hand.odds(aim.way);
        let chance = self.rng.random_range(0.0_f32..1.0);
        let pot = if chance < odds.wanted {
            Some(aim.pot)
        } else if chance < odds.wanted + odds.neighbour {
            let way_round = if self.rng.random() { 1 } else { ring.len() - 1 };
            ring.get((aim.pot.index() + way_round) % ring.len()).copied()
        } else {
            None
        };
        let span = if pot.is_some() { odds.flight } else { odds.back };
        let after = span.draw(&mut self.rng);
        Rest { after, pot }
    }
}
