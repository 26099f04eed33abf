//! What a mouse has brought home.

use serde::{Deserialize, Serialize};

use super::{Kind, Plate, PlateSet, Worth};

/// The plates before one player. A new one is laid on top of those of its kind, and only what is on top counts, better or
/// worse.
///
/// ```
/// use rules::buffet::{Plate, Stacks};
///
/// let plate = |text: &str| text.parse::<Plate>().unwrap();
/// let mut stacks = Stacks::default();
/// assert_eq!(stacks.lay(plate("pizza5")), None);
/// assert_eq!(stacks.lay(plate("salad2")), None);
/// assert_eq!(stacks.lay(plate("pizza-1")), Some(plate("pizza5")));
/// assert_eq!(stacks.points(), 1);
/// assert_eq!(stacks.best(), Some(plate("salad2")));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stacks {
    /// What can be seen.
    pub visible: PlateSet,
    /// What lies below, and no longer counts.
    pub covered: PlateSet,
}

impl Stacks {
    /// The plate that can be seen of a kind.
    #[must_use]
    pub fn top(&self, kind: Kind) -> Option<Plate> {
        let plates = Worth::ALL.into_iter().map(|worth| Plate { worth, kind });
        plates.into_iter().find(|&plate| self.visible.contains(plate))
    }

    /// Lays a plate down and says which one it covers.
    pub fn lay(&mut self, plate: Plate) -> Option<Plate> {
        let below = self.top(plate.kind);
        if let Some(below) = below {
            self.visible.remove(below);
            self.covered.insert(below);
        }
        self.visible.insert(plate);
        below
    }

    /// What counts.
    #[must_use]
    pub fn points(&self) -> i16 {
        self.visible.iter().map(|plate| plate.worth.points()).sum()
    }

    /// The best plate that counts: it decides between players with as many points.
    #[must_use]
    pub const fn best(&self) -> Option<Plate> {
        self.visible.best()
    }

    /// How many plates there are, covered ones included.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.visible.len() + self.covered.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
