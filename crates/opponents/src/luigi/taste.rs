//! What a temper likes in a ristorante.

use crate::Temper;

/// What a temper adds to the plain wish to win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Taste {
    /// Points that a guest who leaves hungry costs beyond the lemon.
    pub fear: f32,
    /// Counts guests with large orders so many times more.
    pub feast: f32,
    /// Counts what the others get so many times.
    pub rivals: f32,
    /// Points that a bunch of flowers is worth beyond its own.
    pub applause: f32,
}

impl Taste {
    /// No likes at all: what everybody else is thought to go by.
    pub(super) const PLAIN: Self = Self {
        fear: 0.0,
        feast: 0.0,
        rivals: 1.0,
        applause: 0.0,
    };

    pub(super) const fn of(temper: Temper) -> Self {
        let plain = Self::PLAIN;
        match temper {
            Temper::Careful => Self { fear: 0.2, ..plain },
            Temper::Greedy => Self { feast: 0.1, ..plain },
            Temper::Mean => Self { rivals: 1.5, ..plain },
            Temper::Showman => Self { applause: 0.3, ..plain },
        }
    }
}
