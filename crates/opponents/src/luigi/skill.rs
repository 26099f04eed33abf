//! What a level is worth in a ristorante.

use crate::Level;

/// How a level thinks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Skill {
    /// How often the bag and the pile are drawn from anew.
    pub draws: u32,
    /// How many moves are looked into that closely.
    pub breadth: usize,
    /// How many rounds everybody plays on in thought, after the turn at hand.
    pub rounds: u32,
    /// How far off the estimate of a move is, in points.
    pub misjudgement: f32,
    /// How much the fortunes of the others matter.
    pub awareness: f32,
}

impl Skill {
    /// The steps of the ladder were measured: docs/opponents/luigi.md.
    pub(super) const fn of(level: Level) -> Self {
        match level {
            Level::Apprentice => Self {
                draws: 2,
                breadth: usize::MAX,
                rounds: 0,
                misjudgement: 7.0,
                awareness: 0.0,
            },
            Level::Commis => Self {
                draws: 3,
                breadth: usize::MAX,
                rounds: 1,
                misjudgement: 1.9,
                awareness: 0.2,
            },
            Level::Chef => Self {
                draws: 14,
                breadth: 8,
                rounds: 1,
                misjudgement: 0.3,
                awareness: 0.4,
            },
            Level::ThreeStar => Self {
                draws: 40,
                breadth: 7,
                rounds: 2,
                misjudgement: 0.0,
                awareness: 0.6,
            },
        }
    }
}
