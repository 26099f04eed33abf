//! What a level is worth in the kitchen.

use super::hand::Span;
use crate::Level;

/// How a level hears, remembers and thinks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Skill {
    /// From a call to knowing what to do.
    pub reaction: Span,
    /// From something landing to the hand on the next thing.
    pub reach: Span,
    /// The share of calls that are missed.
    pub missed: f32,
    /// The share of what goes into pots that is noticed.
    pub attention: f32,
    /// The share of what is remembered that is forgotten at each call.
    pub fading: f32,
    /// How far off the estimate of an act is, in points.
    pub misjudgement: f32,
    /// How much a point of the others matters.
    pub awareness: f32,
    /// How much the throw after the next matters.
    pub foresight: f32,
}

impl Skill {
    /// The steps of the ladder were measured: docs/opponents/kitchen-chaos.md. No figure was measured on people.
    pub(super) const fn of(level: Level) -> Self {
        match level {
            Level::Apprentice => Self {
                reaction: span(1_100.0, 330.0),
                reach: span(800.0, 200.0),
                missed: 0.22,
                attention: 0.60,
                fading: 0.20,
                misjudgement: 0.8,
                awareness: 0.0,
                foresight: 0.0,
            },
            Level::Commis => Self {
                reaction: span(900.0, 250.0),
                reach: span(650.0, 150.0),
                missed: 0.12,
                attention: 0.80,
                fading: 0.10,
                misjudgement: 0.45,
                awareness: 0.1,
                foresight: 0.0,
            },
            Level::Chef => Self {
                reaction: span(700.0, 180.0),
                reach: span(500.0, 120.0),
                missed: 0.05,
                attention: 0.93,
                fading: 0.04,
                misjudgement: 0.2,
                awareness: 0.2,
                foresight: 0.3,
            },
            Level::ThreeStar => Self {
                reaction: span(520.0, 110.0),
                reach: span(380.0, 80.0),
                missed: 0.01,
                attention: 0.99,
                fading: 0.005,
                misjudgement: 0.0,
                awareness: 0.25,
                foresight: 0.6,
            },
        }
    }
}

const fn span(mean: f32, spread: f32) -> Span {
    Span { mean, spread }
}
