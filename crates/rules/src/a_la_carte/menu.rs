//! The menu: the twenty dishes, read from a table in RON and checked before anybody cooks from it.

use std::fmt;
use std::sync::{Arc, OnceLock};

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, SeqAccess, Visitor};

use super::{Condiment, Dish, DishColour, DishId, Heat, Recipe};

/// The table that comes with the game.
const STANDARD: &str = include_str!("../../../../assets/dishes.ron");

/// Twenty dishes, four of each colour, each playable.
///
/// ```
/// use rules::a_la_carte::Menu;
///
/// let menu = Menu::standard();
/// let walrus = menu.dish("b1".parse().unwrap());
/// assert_eq!(walrus.id, "walrus_in_burgundy");
/// assert_eq!(walrus.recipe.points, 3);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    dishes: Vec<Dish>,
    /// Beside the dishes as well, packed: every look into a pan reads one.
    recipes: [Recipe; DishId::COUNT],
    fingerprint: Fingerprint,
}

/// Tells tables of dishes apart by what matters in play: ids and recipes, not names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub u64);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Why a table of dishes was refused, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct MenuError {
    /// Counted from 1: where the reader stood, which is the end of the offending dish or the offending word itself.
    pub line: usize,
    /// Counted from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: MenuFault,
}

/// What can be wrong with a table of dishes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MenuFault {
    /// Not RON, or not of the right shape: the reader's own words, which name the field.
    #[error("{0}")]
    Shape(String),
    /// One dish breaks a rule.
    #[error("dish {dish}: {fault}")]
    Dish {
        /// Its id.
        dish: String,
        /// Which rule.
        fault: DishFault,
    },
    /// A colour has more than four.
    #[error("dish {dish}: there are four {colour} dishes already")]
    TooManyOfAColour {
        /// The fifth of its colour.
        dish: String,
        /// The colour.
        colour: DishColour,
    },
    /// A colour has fewer than four.
    #[error("only {count} dishes are {colour}; each of the five colours needs four")]
    TooFewOfAColour {
        /// The colour.
        colour: DishColour,
        /// How many it has.
        count: usize,
    },
}

/// Which rule a dish breaks. Each names its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DishFault {
    /// `id` is taken.
    #[error("id: another dish has this id already")]
    IdTaken,
    /// `id` is not a plain word.
    #[error("id: only small letters a–z, digits and _ may be used, and at least one")]
    IdUnfit,
    /// `asks` is too greedy: three would spoil the dish.
    #[error("asks: {count} {condiment}, but a recipe asks for at most 2 of a condiment")]
    AsksTooMuch {
        /// Of what.
        condiment: Condiment,
        /// How many.
        count: u8,
    },
    /// `green` is no range.
    #[error("green: from {from} to {to} is empty; the lower heat comes first")]
    GreenEmpty {
        /// The lower end as given.
        from: u8,
        /// The upper end as given.
        to: u8,
    },
    /// `red` lies at or below the upper end of `green`.
    #[error("red: {red} must lie above green, which ends at {green}")]
    RedNotAboveGreen {
        /// As given.
        red: u8,
        /// The upper end of green.
        green: u8,
    },
    /// `red` is not on the dial.
    #[error("red: {0}, but a dial ends at 7")]
    RedOffTheDial(u8),
    /// `points` out of bounds.
    #[error("points: {0}, but a dish is worth 1 to 6")]
    PointsOutOfBounds(u8),
    /// `name` is blank in a language.
    #[error("name: the name in “{0}” is missing")]
    NameMissing(&'static str),
    /// A plain dish that is done before it is cooked.
    #[error("green: a dish that asks for no condiment must not be done at heat 0")]
    PlainAndCold,
}

/// One dish as it stands in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Dish")]
struct DishEntry {
    id: String,
    colour: DishColour,
    asks: AsksEntry,
    green: (u8, u8),
    red: u8,
    points: u8,
    name: NameEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Asks")]
struct AsksEntry {
    #[serde(default)]
    lemon: u8,
    #[serde(default)]
    pepper: u8,
    #[serde(default)]
    paprika: u8,
    #[serde(default)]
    herbs: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Name")]
struct NameEntry {
    en: String,
    de: String,
}

impl DishEntry {
    fn check(self) -> Result<Dish, DishFault> {
        let plain_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if self.id.is_empty() || !self.id.chars().all(plain_word) {
            return Err(DishFault::IdUnfit);
        }
        let asks = [self.asks.lemon, self.asks.pepper, self.asks.paprika, self.asks.herbs];
        for (condiment, count) in Condiment::ALL.into_iter().zip(asks) {
            if count > 2 {
                return Err(DishFault::AsksTooMuch { condiment, count });
            }
        }
        let (from, to) = self.green;
        if from > to {
            return Err(DishFault::GreenEmpty { from, to });
        }
        if self.red <= to {
            return Err(DishFault::RedNotAboveGreen {
                red: self.red,
                green: to,
            });
        }
        let red = Heat::new(self.red).ok_or(DishFault::RedOffTheDial(self.red))?;
        if !(1..=6).contains(&self.points) {
            return Err(DishFault::PointsOutOfBounds(self.points));
        }
        for (language, name) in [("en", &self.name.en), ("de", &self.name.de)] {
            if name.trim().is_empty() {
                return Err(DishFault::NameMissing(language));
            }
        }
        let recipe = Recipe {
            asks,
            // Both ends lie below red, which is on the dial: nothing is cut off here.
            green_from: Heat::OFF.raised_by(from),
            green_to: Heat::OFF.raised_by(to),
            red,
            points: self.points,
        };
        if recipe.is_plain() && recipe.is_green(Heat::OFF) {
            return Err(DishFault::PlainAndCold);
        }
        Ok(Dish {
            id: self.id,
            colour: self.colour,
            recipe,
            english: self.name.en,
            german: self.name.de,
        })
    }
}

/// Reads the list dish by dish and stops at the first fault, so that the reader's position is the fault's position.
/// The fault itself is handed out beside the reader's error, which can carry only text.
struct DishList<'a> {
    fault: &'a mut Option<MenuFault>,
}

impl<'de> DeserializeSeed<'de> for DishList<'_> {
    type Value = Vec<Dish>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<Dish>, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for DishList<'_> {
    type Value = Vec<Dish>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of dishes, in square brackets")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<Dish>, A::Error> {
        let mut dishes: Vec<Dish> = Vec::with_capacity(DishId::COUNT);
        let mut refuse = |fault: MenuFault| {
            let error = A::Error::custom(&fault);
            *self.fault = Some(fault);
            Err(error)
        };
        while let Some(entry) = seq.next_element::<DishEntry>()? {
            let id = entry.id.clone();
            let dish = match entry.check() {
                Ok(dish) => dish,
                Err(fault) => return refuse(MenuFault::Dish { dish: id, fault }),
            };
            if dishes.iter().any(|other| other.id == dish.id) {
                let fault = DishFault::IdTaken;
                return refuse(MenuFault::Dish { dish: id, fault });
            }
            let colour = dish.colour;
            if dishes.iter().filter(|other| other.colour == colour).count() == DishId::PER_COLOUR {
                return refuse(MenuFault::TooManyOfAColour { dish: id, colour });
            }
            dishes.push(dish);
        }
        for colour in DishColour::ALL {
            let count = dishes.iter().filter(|dish| dish.colour == colour).count();
            if count < DishId::PER_COLOUR {
                return refuse(MenuFault::TooFewOfAColour { colour, count });
            }
        }
        Ok(dishes)
    }
}

impl Menu {
    /// The menu that comes with the game.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        static MENU: OnceLock<Arc<Menu>> = OnceLock::new();
        #[expect(
            clippy::expect_used,
            reason = "the table is part of the program, and a test reads it"
        )]
        let read = || Arc::new(Self::from_ron(STANDARD).expect("the standard menu is sound"));
        MENU.get_or_init(read).clone()
    }

    /// Reads a table of dishes.
    ///
    /// # Errors
    /// The first fault found, with its place.
    ///
    /// ```
    /// use rules::a_la_carte::{Menu, MenuFault};
    ///
    /// let error = Menu::from_ron("[\n  (id: \"soup\", colour: purple)\n]").unwrap_err();
    /// assert_eq!(error.line, 2);
    /// assert!(matches!(error.fault, MenuFault::Shape(reason) if reason.contains("purple")));
    /// ```
    pub fn from_ron(text: &str) -> Result<Self, MenuError> {
        let shape = |error: ron::error::SpannedError| MenuError {
            line: error.span.start.line,
            column: error.span.start.col,
            fault: MenuFault::Shape(error.code.to_string()),
        };
        let mut reader = ron::Deserializer::from_str(text).map_err(shape)?;
        let mut fault = None;
        let list = DishList { fault: &mut fault };
        let read = list
            .deserialize(&mut reader)
            .and_then(|dishes| reader.end().map(|()| dishes));
        let mut dishes = read.map_err(|error| {
            let placed = shape(reader.span_error(error));
            match fault.take() {
                Some(fault) => MenuError { fault, ..placed },
                None => placed,
            }
        })?;
        // Stable: within a colour the order of the file stands, and gives each dish its short name.
        dishes.sort_by_key(|dish| dish.colour);
        let mut recipes = [dishes[0].recipe; DishId::COUNT];
        for (recipe, dish) in recipes.iter_mut().zip(&dishes) {
            *recipe = dish.recipe;
        }
        let fingerprint = fingerprint(&dishes);
        Ok(Self {
            dishes,
            recipes,
            fingerprint,
        })
    }

    /// What a dish is called and asks for.
    #[must_use]
    pub fn dish(&self, dish: DishId) -> &Dish {
        &self.dishes[dish.index()]
    }

    /// What a dish asks for.
    #[must_use]
    pub const fn recipe(&self, dish: DishId) -> &Recipe {
        &self.recipes[dish.index()]
    }

    /// Tells this menu from others.
    #[must_use]
    pub const fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
}

/// FNV-1a over ids and recipes. It guards against mix-ups, not against malice, so a short public recipe is enough.
fn fingerprint(dishes: &[Dish]) -> Fingerprint {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut feed = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    for dish in dishes {
        dish.id.bytes().for_each(&mut feed);
        feed(0);
        let recipe = &dish.recipe;
        recipe.asks.into_iter().for_each(&mut feed);
        for heat in [recipe.green_from, recipe.green_to, recipe.red] {
            feed(heat.level());
        }
        feed(recipe.points);
    }
    Fingerprint(hash)
}
