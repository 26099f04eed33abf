//! Which games there are on the shelf, what each is called on the command line, and which of them can be played where.

use std::ops::RangeInclusive;

use rules::Game;
use rules::a_la_carte::ALaCarte;
use rules::buffet::Buffet;
use rules::kitchen_chaos::KitchenChaos;
use rules::luigi::Luigi;

/// A game of the shelf.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum GameName {
    /// The one that the shelf began with.
    #[default]
    ALaCarte,
    /// Mice push for plates.
    Buffet,
    /// Guests want to be fed.
    Luigi,
    /// Soup against the clock.
    KitchenChaos,
}

impl GameName {
    /// Every game.
    pub const ALL: [Self; 4] = [Self::ALaCarte, Self::Buffet, Self::Luigi, Self::KitchenChaos];
    /// Those that have a table in the terminal.
    pub const IN_TERMINAL: [Self; 3] = [Self::ALaCarte, Self::Buffet, Self::Luigi];

    /// The word for it on command lines. The texts have its name under the same word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::ALaCarte => "a-la-carte",
            Self::Buffet => "buffet",
            Self::Luigi => "luigi",
            Self::KitchenChaos => "kitchen-chaos",
        }
    }

    /// The game of this name in match files, if there is one.
    #[must_use]
    pub fn in_match_files(id: &str) -> Option<Self> {
        let named = |game: &Self| id == game.id();
        Self::ALL.into_iter().find(named)
    }

    /// How many can play.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::ALaCarte => ALaCarte::SEATS,
            Self::Buffet => Buffet::SEATS,
            Self::Luigi => Luigi::SEATS,
            Self::KitchenChaos => KitchenChaos::SEATS,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Self::ALaCarte => ALaCarte::ID,
            Self::Buffet => Buffet::ID,
            Self::Luigi => Luigi::ID,
            Self::KitchenChaos => KitchenChaos::ID,
        }
    }
}
