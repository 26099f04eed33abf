//! What a temper likes at the stove.

use crate::Temper;

/// What a temper adds to the plain wish to win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Taste {
    /// Counts the points of a dish so many times.
    pub points: f32,
    /// Points that a spoiled dish hurts beyond being worth nothing.
    pub spoiled: f32,
    /// Counts stars so many times.
    pub stars: f32,
    /// Points that a crêpe is worth beyond its five.
    pub crepe: f32,
    /// Counts what befalls the others so many times.
    pub rivals: f32,
}

impl Temper {
    pub(crate) const fn taste(self) -> Taste {
        let plain = Taste {
            points: 1.0,
            spoiled: 0.0,
            stars: 1.0,
            crepe: 0.0,
            rivals: 1.0,
        };
        match self {
            Self::Careful => Taste { spoiled: 0.4, ..plain },
            Self::Greedy => Taste { points: 1.15, ..plain },
            Self::Mean => Taste { rivals: 1.6, ..plain },
            Self::Showman => Taste {
                stars: 1.6,
                crepe: 1.0,
                ..plain
            },
        }
    }
}
