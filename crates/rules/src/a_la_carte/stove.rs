//! A stove, the pan on it, and what state the food in it is in.

use serde::{Deserialize, Serialize};

use super::{Crystal, Crystals, DishId, Heat, Menu};

/// What can lie in a pan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Food {
    /// One of the twenty dishes.
    Dish(DishId),
    /// The owner's crêpe.
    Crepe,
}

/// A pan: food, and what has been poured over it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pan {
    /// Empty only until its owner has chosen a new dish.
    pub food: Option<Food>,
    /// Everything that was poured, also what missed the pan.
    pub crystals: Crystals,
}

/// What the rules see when they look into a pan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Nothing is in it.
    Empty,
    /// Not done, not spoiled.
    Cooking,
    /// Done: in its owner's turn it must be served (R9).
    Finished,
    /// At the red level or above. Reducing the heat saves it.
    Burnt,
    /// Three or more of this kind. Nothing saves it, burnt or not.
    OverSeasoned(Crystal),
}

impl Condition {
    /// Burnt or over-seasoned.
    #[must_use]
    pub const fn is_spoiled(self) -> bool {
        matches!(self, Self::Burnt | Self::OverSeasoned(_))
    }
}

/// A dial and the pan above it. Stoves are what *swap stoves* exchanges.
///
/// ```
/// use rules::a_la_carte::{Condition, Crystals, Food, Heat, Menu, Pan, Stove};
///
/// let menu = Menu::standard();
/// let mut stove = Stove {
///     dial: Heat::new(2).unwrap(),
///     pan: Pan { food: Some(Food::Dish("g1".parse().unwrap())), crystals: Crystals::new([0, 1, 1, 0, 0]) },
/// };
/// assert_eq!(stove.condition(&menu), Condition::Finished);
/// assert_eq!(stove.levels_to_red(&menu), Some(2));
/// stove.dial = stove.dial.raised_by(2);
/// assert_eq!(stove.condition(&menu), Condition::Burnt);
/// assert_eq!(stove.levels_to_red(&menu), Some(0));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stove {
    /// The heat.
    pub dial: Heat,
    /// The pan.
    pub pan: Pan,
}

impl Stove {
    /// What state the food is in.
    #[must_use]
    pub fn condition(&self, menu: &Menu) -> Condition {
        let dish = match self.pan.food {
            None => return Condition::Empty,
            Some(Food::Crepe) if self.dial == Heat::MAX => return Condition::Burnt,
            Some(Food::Crepe) => return Condition::Cooking,
            Some(Food::Dish(dish)) => dish,
        };
        if let Some(crystal) = self.pan.crystals.over_seasoned_with() {
            return Condition::OverSeasoned(crystal);
        }
        let recipe = menu.recipe(dish);
        if recipe.is_red(self.dial) {
            Condition::Burnt
        } else if recipe.is_green(self.dial) && recipe.is_satisfied_by(self.pan.crystals) {
            Condition::Finished
        } else {
            Condition::Cooking
        }
    }

    /// By how many levels the dial may still go up before the food is burnt; none are left of what burns already.
    #[must_use]
    pub fn levels_to_red(&self, menu: &Menu) -> Option<u8> {
        let red = self.red(menu)?;
        Some(red.level().saturating_sub(self.dial.level()))
    }

    /// The level from which on the food is burnt; a crêpe burns at 7.
    #[must_use]
    pub fn red(&self, menu: &Menu) -> Option<Heat> {
        Some(match self.pan.food? {
            Food::Crepe => Heat::MAX,
            Food::Dish(dish) => menu.recipe(dish).red,
        })
    }
}
