//! What comes out of a bottle: four condiments and salt, and how many of each lie somewhere.

use std::ops::{AddAssign, Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::vocabulary::words;

words! {
    /// One of the four colours that recipes ask for; each has a dispenser of its own.
    ///
    /// ```
    /// use rules::a_la_carte::{Condiment, Crystal};
    ///
    /// assert_eq!("paprika".parse(), Ok(Condiment::Paprika));
    /// assert_eq!(Condiment::Herbs.to_string(), "herbs");
    /// assert_eq!(Crystal::from(Condiment::Pepper), Crystal::Pepper);
    /// ```
    pub enum Condiment as "condiment" {
        /// Yellow.
        Lemon = "lemon",
        /// Black.
        Pepper = "pepper",
        /// Red.
        Paprika = "paprika",
        /// Green.
        Herbs = "herbs",
    }
}

words! {
    /// A kind of piece: a condiment, or the salt that lies in every dispenser and that nobody wants.
    ///
    /// ```
    /// use rules::a_la_carte::Crystal;
    ///
    /// assert_eq!(Crystal::ALL.len(), 5);
    /// assert_eq!("salt".parse(), Ok(Crystal::Salt));
    /// ```
    pub enum Crystal as "crystal" {
        /// Yellow.
        Lemon = "lemon",
        /// Black.
        Pepper = "pepper",
        /// Red.
        Paprika = "paprika",
        /// Green.
        Herbs = "herbs",
        /// White.
        Salt = "salt",
    }
}

impl From<Condiment> for Crystal {
    fn from(condiment: Condiment) -> Self {
        match condiment {
            Condiment::Lemon => Self::Lemon,
            Condiment::Pepper => Self::Pepper,
            Condiment::Paprika => Self::Paprika,
            Condiment::Herbs => Self::Herbs,
        }
    }
}

/// How many pieces of each kind lie in one place.
///
/// ```
/// use rules::a_la_carte::{Crystal, Crystals};
///
/// let mut pan = Crystals::default();
/// pan[Crystal::Pepper] += 2;
/// pan[Crystal::Salt] += 1;
/// assert_eq!(pan.total(), 3);
/// assert_eq!(pan.over_seasoned_with(), None);
/// assert_eq!(pan.nearly_over_seasoned_with().collect::<Vec<_>>(), [Crystal::Pepper]);
/// pan[Crystal::Salt] += 2;
/// assert_eq!(pan.over_seasoned_with(), Some(Crystal::Salt));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Crystals([u8; Crystal::COUNT]);

impl Crystals {
    /// So many of one kind over-season a dish.
    pub const TOO_MANY: u8 = 3;

    /// The counts in the order of [`Crystal::ALL`].
    #[must_use]
    pub const fn new(counts: [u8; Crystal::COUNT]) -> Self {
        Self(counts)
    }

    /// The counts in the order of [`Crystal::ALL`].
    #[must_use]
    pub const fn counts(self) -> [u8; Crystal::COUNT] {
        self.0
    }

    /// All pieces together.
    #[must_use]
    pub fn total(self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// True when nothing lies here.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; Crystal::COUNT]
    }

    /// The first kind of which there are three or more, salt included.
    #[must_use]
    pub fn over_seasoned_with(self) -> Option<Crystal> {
        Crystal::ALL
            .into_iter()
            .find(|&crystal| self[crystal] >= Self::TOO_MANY)
    }

    /// The kinds of which one piece more over-seasons.
    pub fn nearly_over_seasoned_with(self) -> impl Iterator<Item = Crystal> {
        Crystal::ALL
            .into_iter()
            .filter(move |&crystal| self[crystal] + 1 == Self::TOO_MANY)
    }

    /// Every kind of which there is at least one, with its count.
    pub fn present(self) -> impl Iterator<Item = (Crystal, u8)> {
        Crystal::ALL
            .into_iter()
            .map(move |crystal| (crystal, self[crystal]))
            .filter(|&(_, count)| count > 0)
    }
}

impl Index<Crystal> for Crystals {
    type Output = u8;

    fn index(&self, crystal: Crystal) -> &u8 {
        &self.0[crystal.index()]
    }
}

impl IndexMut<Crystal> for Crystals {
    fn index_mut(&mut self, crystal: Crystal) -> &mut u8 {
        &mut self.0[crystal.index()]
    }
}

impl AddAssign for Crystals {
    fn add_assign(&mut self, other: Self) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }
}
