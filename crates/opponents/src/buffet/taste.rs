//! What a temper likes at the buffet.

use crate::Temper;

/// What a temper adds to the plain wish to win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Taste {
    /// Counts lost points so many times more.
    pub loss: f32,
    /// Counts won points so many times more.
    pub gain: f32,
    /// Points that the best plate of a round is worth beyond its own.
    pub feast: f32,
    /// Counts what the others get so many times.
    pub rivals: f32,
}

impl Taste {
    pub(super) const fn of(temper: Temper) -> Self {
        let plain = Self {
            loss: 0.0,
            gain: 0.0,
            feast: 0.0,
            rivals: 1.0,
        };
        match temper {
            Temper::Careful => Self { loss: 0.2, ..plain },
            Temper::Greedy => Self { gain: 0.2, ..plain },
            Temper::Mean => Self { rivals: 1.6, ..plain },
            Temper::Showman => Self { feast: 0.6, ..plain },
        }
    }
}
