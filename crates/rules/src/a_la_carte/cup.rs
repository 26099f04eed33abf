//! Coffee cups: thirteen favours, one of which may be used in a turn.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::vocabulary::words;

words! {
    /// What a coffee cup does when it is played.
    ///
    /// ```
    /// use rules::a_la_carte::{Cup, Cups};
    ///
    /// assert_eq!("swap".parse(), Ok(Cup::Swap));
    /// assert_eq!(Cups::IN_PLAY.total(), 13);
    /// ```
    pub enum Cup as "coffee cup" {
        /// Worth a point, for good, once played.
        Point = "point",
        /// Exchange stoves, with all that is on them, with another seat.
        Swap = "swap",
        /// Hold three spoons again.
        Spoons = "spoons",
        /// Season another player's dish.
        Reseason = "reseason",
        /// Turn the own dial down.
        Cool = "cool",
    }
}

impl Cup {
    /// Whether whoever plays it acts on somebody else's stove, not on what is their own.
    ///
    /// ```
    /// use rules::a_la_carte::Cup;
    ///
    /// assert!(Cup::Swap.is_for_somebody_else());
    /// assert!(!Cup::Cool.is_for_somebody_else());
    /// ```
    #[must_use]
    pub const fn is_for_somebody_else(self) -> bool {
        match self {
            Self::Swap | Self::Reseason => true,
            Self::Point | Self::Spoons | Self::Cool => false,
        }
    }
}

/// How many cups of each kind lie in one place. Cups of a kind are alike, so nobody needs to tell them apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cups([u8; Cup::COUNT]);

impl Cups {
    /// All the cups there are.
    pub const IN_PLAY: Self = Self([3, 3, 2, 3, 2]);

    /// The counts in the order of [`Cup::ALL`].
    #[must_use]
    pub const fn new(counts: [u8; Cup::COUNT]) -> Self {
        Self(counts)
    }

    /// The counts in the order of [`Cup::ALL`].
    #[must_use]
    pub const fn counts(self) -> [u8; Cup::COUNT] {
        self.0
    }

    /// All cups together.
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// True when there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; Cup::COUNT]
    }

    /// Takes everything away and returns it.
    pub fn take_all(&mut self) -> Self {
        std::mem::take(self)
    }

    /// Every kind of which there is at least one, with its count.
    pub fn present(self) -> impl Iterator<Item = (Cup, u8)> {
        Cup::ALL
            .into_iter()
            .map(move |cup| (cup, self[cup]))
            .filter(|&(_, count)| count > 0)
    }
}

impl Index<Cup> for Cups {
    type Output = u8;

    fn index(&self, cup: Cup) -> &u8 {
        &self.0[cup.index()]
    }
}

impl IndexMut<Cup> for Cups {
    fn index_mut(&mut self, cup: Cup) -> &mut u8 {
        &mut self.0[cup.index()]
    }
}
