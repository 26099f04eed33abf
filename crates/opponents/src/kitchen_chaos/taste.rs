//! What a temper likes in the kitchen.

use crate::Temper;

/// What a temper adds to the plain wish to win.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Taste {
    /// Counts what the others get so many times.
    pub rivals: f32,
    /// How much more it likes to have a pot for sure, in points for closing one.
    pub safety: f32,
    /// How much more it likes what can still become of a soup of one kind.
    pub feast: f32,
    /// Flicks although there would be time to let go.
    pub flicks: bool,
}

impl Taste {
    pub(super) const fn of(temper: Temper) -> Self {
        let plain = Self {
            rivals: 1.0,
            safety: 0.0,
            feast: 1.0,
            flicks: false,
        };
        match temper {
            Temper::Careful => Self { safety: 0.3, ..plain },
            Temper::Greedy => Self { feast: 1.3, ..plain },
            Temper::Mean => Self { rivals: 1.6, ..plain },
            Temper::Showman => Self { flicks: true, ..plain },
        }
    }
}
