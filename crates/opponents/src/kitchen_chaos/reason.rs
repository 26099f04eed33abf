//! Why a cook did what it did, as a kind that the screen turns into a sentence once the round is over.

use rules::Seat;
use rules::kitchen_chaos::{PotId, Thing, Vegetable};

use super::soup::Soup;

/// Why something was thrown, drawn, or left undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It goes with what is in the own soup.
    Builds {
        /// Which.
        pot: PotId,
    },
    /// A soup that is nobody's for sure, and may be claimed later.
    Prepares {
        /// Which.
        pot: PotId,
    },
    /// It does not go with a rival's soup.
    Spoils {
        /// Which.
        pot: PotId,
        /// Whose spoon was remembered there.
        whose: Option<Seat>,
    },
    /// A spoon for a soup that seems to be nobody's.
    Claims {
        /// Which.
        pot: PotId,
    },
    /// A spoon over somebody else's.
    Steals {
        /// Which.
        pot: PotId,
        /// Whose spoon was remembered there.
        whose: Option<Seat>,
    },
    /// A lid, so that the soup stays as it is.
    Seals {
        /// Which.
        pot: PotId,
    },
    /// Of no use, and of no harm: something better may be drawn for it.
    MakesRoom,
    /// This vegetable is wanted in a pot.
    FetchesVegetable {
        /// Which.
        vegetable: Vegetable,
        /// Where.
        pot: PotId,
    },
    /// A spoon is wanted in a pot.
    FetchesSpoon {
        /// Where.
        pot: PotId,
    },
    /// A lid is wanted on a pot.
    FetchesLid {
        /// Where.
        pot: PotId,
    },
    /// Nothing that could be drawn is of use now; of all that, this is the least nuisance.
    FetchesAnything,
    /// Whatever the hand holds would do harm.
    LetsPass,
    /// The call was not noticed.
    MissedCall,
    /// The next call came before the hand was there.
    TooLate,
}

impl Reason {
    /// A word for every kind there is, in their order.
    pub const WORDS: [&'static str; 14] = [
        "builds",
        "prepares",
        "spoils",
        "claims",
        "steals",
        "seals",
        "makes-room",
        "fetches-vegetable",
        "fetches-spoon",
        "fetches-lid",
        "fetches-anything",
        "lets-pass",
        "missed-call",
        "too-late",
    ];

    /// The word for the kind.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[match self {
            Self::Builds { .. } => 0,
            Self::Prepares { .. } => 1,
            Self::Spoils { .. } => 2,
            Self::Claims { .. } => 3,
            Self::Steals { .. } => 4,
            Self::Seals { .. } => 5,
            Self::MakesRoom => 6,
            Self::FetchesVegetable { .. } => 7,
            Self::FetchesSpoon { .. } => 8,
            Self::FetchesLid { .. } => 9,
            Self::FetchesAnything => 10,
            Self::LetsPass => 11,
            Self::MissedCall => 12,
            Self::TooLate => 13,
        }]
    }

    /// What can be said for a throw that gains so much, into a pot that was believed to be like this.
    pub(super) fn of_throw(thing: Thing, pot: PotId, before: &Soup, after: &Soup, gain: f32) -> Self {
        let whose = before.whose;
        match thing {
            Thing::Spoon(_) if before.rivals > 0.5 => Self::Steals { pot, whose },
            Thing::Spoon(_) => Self::Claims { pot },
            Thing::Lid(_) => Self::Seals { pot },
            Thing::Vegetable(_) if gain <= 0.0 => Self::MakesRoom,
            Thing::Vegetable(_) if after.worth() < before.worth() => Self::Spoils { pot, whose },
            Thing::Vegetable(_) if before.mine > 0.5 => Self::Builds { pot },
            Thing::Vegetable(_) => Self::Prepares { pot },
        }
    }

    /// Why something is drawn that is best thrown there, if anywhere.
    pub(super) const fn of_draw(thing: Thing, pot: Option<PotId>) -> Self {
        match (thing, pot) {
            (Thing::Vegetable(vegetable), Some(pot)) => Self::FetchesVegetable { vegetable, pot },
            (Thing::Spoon(_), Some(pot)) => Self::FetchesSpoon { pot },
            (Thing::Lid(_), Some(pot)) => Self::FetchesLid { pot },
            (_, None) => Self::FetchesAnything,
        }
    }
}
