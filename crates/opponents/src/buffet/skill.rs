//! What a level is worth at the buffet.

use crate::Level;

/// How a level thinks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Skill {
    /// How often the unseen is dealt anew.
    pub deals: u32,
    /// How far off the estimate of a card is, in points.
    pub misjudgement: f32,
    /// How much the fortunes of the others matter.
    pub awareness: f32,
    /// How much the cards that are left matter.
    pub thrift: f32,
    /// How much worse a card may be and still be played now and then, in points: so that nobody can read the choice.
    pub mixing: f32,
}

impl Skill {
    /// The steps of the ladder were measured: docs/opponents/buffet.md.
    pub(super) const fn of(level: Level) -> Self {
        match level {
            Level::Apprentice => Self {
                deals: 6,
                misjudgement: 4.0,
                awareness: 0.0,
                thrift: 0.0,
                mixing: 0.0,
            },
            Level::Commis => Self {
                deals: 12,
                misjudgement: 1.7,
                awareness: 0.2,
                thrift: 0.5,
                mixing: 0.0,
            },
            Level::Chef => Self {
                deals: 24,
                misjudgement: 0.65,
                awareness: 0.3,
                thrift: 1.0,
                mixing: 0.05,
            },
            Level::ThreeStar => Self {
                deals: 200,
                misjudgement: 0.0,
                awareness: 0.4,
                thrift: 1.0,
                mixing: 0.05,
            },
        }
    }
}
