//! What a dish is worth when one cooks alone: solved exactly, for every dish and everything that can lie in its pan.
//!
//! Nobody else matters here, so a pan is a small game of its own against the die and the bottle. Heat only goes up and
//! pieces only get more, so it can be solved from its end backwards in one pass; an action that changed nothing (nothing
//! fell, the die showed coffee) is simply tried again, which is a geometric series. Every action costs what an action is
//! worth on average, so the value of a fresh dish says how much better than average it is.

use rules::a_la_carte::{
    Condiment, Crepe, Crystal, Crystals, DishColour, DishId, Dispenser, Face, Heat, Landing, Menu, Recipe, State,
};

use super::PourStyle;
use super::model::HandModel;
use super::taste::Taste;

/// Counts of one kind that a sound pan can hold: none, one, two.
const COUNTS: usize = Crystals::TOO_MANY as usize;
/// Everything that can lie in a pan that is not spoiled: four condiments and salt.
const PANS: usize = COUNTS.pow(Crystal::COUNT as u32);
const LEVELS: usize = Heat::MAX.level() as usize + 1;
/// Without and with a piece that the recipe does not ask for: it forbids the star.
const TABLE: usize = PANS * LEVELS * 2;

/// What a further star is worth to somebody who has so many, in points. The third one wins the game.
const STAR_WORTH: [f32; State::STARS_TO_WIN as usize] = [0.9, 1.8, 12.0];

/// What a cup is worth on average when the die brings one, in points.
pub(crate) const CUP_WORTH: f32 = 0.7;

/// The values of all pans, for one hand and one taste.
pub(crate) struct Cookbook {
    /// For each number of stars already earned, for each dish.
    dishes: [Vec<Page>; State::STARS_TO_WIN as usize],
    /// The value of a crêpe in the pan, before the roll, at each heat.
    crepe: [f32; LEVELS],
    /// What an action is worth.
    pub(crate) action: f32,
}

/// The values of one dish.
struct Page {
    asks: [u8; Condiment::COUNT],
    values: Vec<f32>,
}

/// Everything that stays the same while one dish is solved.
struct Kitchen<'a> {
    recipe: &'a Recipe,
    /// What falls, for each way of tipping a full bottle.
    drops: &'a [Drops; PourStyle::COUNT],
    taste: Taste,
    star: f32,
    action: f32,
}

const fn place(dial: usize, pan: usize, foreign: bool) -> usize {
    (dial * PANS + pan) * 2 + foreign as usize
}

/// The pan as a number with a digit for each kind. Kinds that the recipe does not ask for are left out.
fn pan_number(counts: [u8; Crystal::COUNT]) -> usize {
    counts
        .iter()
        .rev()
        .fold(0, |number, &count| number * COUNTS + usize::from(count))
}

fn pan_counts(mut number: usize) -> [u8; Crystal::COUNT] {
    let mut counts = [0; Crystal::COUNT];
    for count in &mut counts {
        *count = (number % COUNTS) as u8;
        number /= COUNTS;
    }
    counts
}

impl Cookbook {
    /// Solves everything. What an action is worth follows from it: so much that the best dish of each colour is, on
    /// average, worth neither more nor less than its actions.
    pub(crate) fn new(menu: &Menu, hand: &HandModel, taste: Taste) -> Self {
        let drops = PourStyle::ALL.map(|tip| drops(hand, tip));
        let (mut low, mut high) = (0.0, 2.0);
        for _ in 0..9 {
            let action = (low + high) / 2.0;
            if average_of_best(menu, &drops, taste, action) > 0.0 {
                low = action;
            } else {
                high = action;
            }
        }
        let action = (low + high) / 2.0;
        let dishes = STAR_WORTH.map(|star| {
            let solve = |dish: DishId| Page::solve(menu.recipe(dish), &drops, taste, star * taste.stars, action);
            DishId::all().map(solve).collect()
        });
        Self {
            dishes,
            crepe: crepe_values(hand, taste, action),
            action,
        }
    }

    /// What a dish in the pan is worth to somebody with so many stars, given that it is not spoiled.
    pub(crate) fn dish(&self, dish: DishId, dial: Heat, pan: Crystals, stars: u8) -> f32 {
        let stars = usize::from(stars).min(self.dishes.len() - 1);
        let page = &self.dishes[stars][dish.index()];
        let mut counts = pan.counts();
        let mut foreign = false;
        for (count, asked) in counts.iter_mut().zip(page.asks) {
            if asked == 0 && *count > 0 {
                foreign = true;
                *count = 0;
            }
        }
        page.values[place(usize::from(dial.level()), pan_number(counts), foreign)]
    }

    /// What a crêpe in the pan is worth before the roll.
    pub(crate) fn crepe(&self, dial: Heat) -> f32 {
        self.crepe[usize::from(dial.level())]
    }
}

fn average_of_best(menu: &Menu, drops: &[Drops; PourStyle::COUNT], taste: Taste, action: f32) -> f32 {
    let mut best = [f32::MIN; DishColour::COUNT];
    for dish in DishId::all() {
        let page = Page::solve(menu.recipe(dish), drops, taste, STAR_WORTH[0] * taste.stars, action);
        let best = &mut best[dish.colour().index()];
        *best = best.max(page.values[place(0, 0, false)]);
    }
    best.iter().sum::<f32>() / best.len() as f32
}

impl Page {
    fn solve(recipe: &Recipe, drops: &[Drops; PourStyle::COUNT], taste: Taste, star: f32, action: f32) -> Self {
        let kitchen = Kitchen {
            recipe,
            drops,
            taste,
            star,
            action,
        };
        let mut values = vec![0.0; TABLE];
        // Backwards: whatever an action leads to has more heat or more pieces, and has been solved before.
        for dial in (0..usize::from(recipe.red.level())).rev() {
            for pan in (0..PANS).rev() {
                let counts = pan_counts(pan);
                let unasked = counts
                    .iter()
                    .zip(recipe.asks)
                    .any(|(&count, asked)| asked == 0 && count > 0);
                if unasked {
                    continue;
                }
                for foreign in [false, true] {
                    values[place(dial, pan, foreign)] = kitchen.value(&values, dial, counts, foreign);
                }
            }
        }
        Self {
            asks: recipe.asks,
            values,
        }
    }
}

impl Kitchen<'_> {
    fn value(&self, values: &[f32], dial: usize, counts: [u8; Crystal::COUNT], foreign: bool) -> f32 {
        let pan = Crystals::new(counts);
        let heat = Heat::OFF.raised_by(dial as u8);
        if self.recipe.is_green(heat) && self.recipe.is_satisfied_by(pan) {
            let star = if self.recipe.is_perfect(pan) && !foreign {
                self.star
            } else {
                0.0
            };
            return f32::from(self.recipe.points) * self.taste.points + star;
        }
        // A hopeless dish can always be got rid of: about two rolls of the die.
        let mut best = self.spoiled() - 2.0 * self.action;
        best = best.max(self.heat(values, dial, counts, foreign));
        for condiment in Condiment::ALL {
            if counts[condiment.index()] < self.recipe.asks_for(condiment) {
                for drops in self.drops {
                    best = best.max(self.season(values, dial, counts, foreign, condiment, drops));
                }
            }
        }
        best
    }

    fn spoiled(&self) -> f32 {
        -self.taste.spoiled
    }

    fn heat(&self, values: &[f32], dial: usize, counts: [u8; Crystal::COUNT], foreign: bool) -> f32 {
        let pan = pan_number(counts);
        let after = |steps: usize| {
            let dial = dial + steps;
            if dial >= usize::from(self.recipe.red.level()) {
                self.spoiled()
            } else {
                values[place(dial, pan, foreign)]
            }
        };
        let (one, two, three) = (after(1), after(2), after(3));
        // +1, +2, +3, the best of them, and everyone +1; the sixth face brings a cup and is tried again.
        let sum = one + two + three + one.max(two).max(three) + one + CUP_WORTH;
        let faces = Face::COUNT as f32;
        (sum - faces * self.action) / (faces - 1.0)
    }

    fn season(
        &self,
        values: &[f32],
        dial: usize,
        counts: [u8; Crystal::COUNT],
        foreign: bool,
        from: Condiment,
        drops: &Drops,
    ) -> f32 {
        let mut expected = 0.0;
        let mut sound = 0.0;
        for (colour, row) in drops.iter().enumerate() {
            for (salt, &p) in row.iter().enumerate() {
                if colour + salt == 0 {
                    continue;
                }
                let mut counts = counts;
                counts[from.index()] += colour as u8;
                counts[Crystal::Salt.index()] += salt as u8;
                if counts.iter().all(|&count| count < Crystals::TOO_MANY) {
                    expected += p * values[place(dial, pan_number(counts), foreign)];
                    sound += p;
                }
            }
        }
        let nothing = drops[0][0];
        expected += (1.0 - nothing - sound) * self.spoiled();
        // Nothing fell: tried again.
        (expected - self.action) / (1.0 - nothing).max(0.01)
    }
}

/// Probabilities of so many pieces of the colour and so many of salt falling, as far as a dish can bear them.
type Drops = [[f32; COUNTS]; COUNTS];

fn drops(hand: &HandModel, tip: PourStyle) -> Drops {
    let mut drops = Drops::default();
    hand.pours(tip, Dispenser::FULL, |pour, p| {
        if pour.colour < Crystals::TOO_MANY && pour.salt < Crystals::TOO_MANY {
            drops[usize::from(pour.colour)][usize::from(pour.salt)] += p;
        }
    });
    drops
}

/// A crêpe turn: a roll, then up to two flips. Heat 7 burns it; two failures, and it is tried again a turn later.
fn crepe_values(hand: &HandModel, taste: Taste, action: f32) -> [f32; LEVELS] {
    let flip = hand.flip.of(Landing::Picture);
    let both_fail = (1.0 - flip) * (1.0 - flip);
    let served = f32::from(Crepe::POINTS) * taste.points + taste.crepe;
    let mut values = [-taste.spoiled; LEVELS];
    for dial in (0..LEVELS - 1).rev() {
        // A whole turn is spent, whatever comes of it.
        let cost = 3.0 * action;
        let attempt = |after: f32| (1.0 - both_fail) * served + both_fail * after;
        let rolled = |steps: usize| {
            let dial = dial + steps;
            if dial >= LEVELS - 1 {
                -taste.spoiled
            } else {
                attempt(values[dial])
            }
        };
        // One step is always best where it can be chosen; the coffee face leaves the heat as it is.
        let sum = 3.0 * rolled(1) + rolled(2) + rolled(3) + (1.0 - both_fail) * served + CUP_WORTH;
        let faces = Face::COUNT as f32;
        values[dial] = (sum - faces * cost) / (faces - both_fail);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::a_la_carte::HandModels;
    use crate::{Level, Temper};

    fn book(level: Level) -> Cookbook {
        let models = HandModels::measured();
        Cookbook::new(&Menu::standard(), models.hand(level), Temper::Mean.taste())
    }

    fn worth(book: &Cookbook, dish: &str, dial: u8, pan: [u8; 5], stars: u8) -> f32 {
        let dial = Heat::new(dial).unwrap();
        book.dish(dish.parse().unwrap(), dial, Crystals::new(pan), stars)
    }

    #[test]
    fn a_pan_is_a_number_and_back() {
        for number in 0..PANS {
            assert_eq!(pan_number(pan_counts(number)), number);
        }
    }

    #[test]
    fn a_finished_dish_is_worth_its_points_and_its_star() {
        let book = book(Level::Chef);
        assert_eq!(worth(&book, "b1", 4, [1, 2, 0, 0, 0], 0), 3.0 + STAR_WORTH[0]);
        assert_eq!(worth(&book, "b1", 4, [1, 2, 0, 0, 1], 0), 3.0);
        // A piece that nobody asked for costs the star.
        assert_eq!(worth(&book, "b1", 4, [1, 2, 1, 0, 0], 0), 3.0);
        assert_eq!(worth(&book, "b1", 4, [1, 2, 0, 0, 0], 2), 3.0 + STAR_WORTH[2]);
    }

    #[test]
    fn progress_is_worth_more_than_none_and_salt_less() {
        let book = book(Level::Chef);
        let fresh = worth(&book, "b1", 0, [0; 5], 0);
        let begun = worth(&book, "b1", 0, [0, 2, 0, 0, 0], 0);
        let salted = worth(&book, "b1", 0, [0, 2, 0, 0, 2], 0);
        assert!(begun > fresh && begun > salted, "{fresh} {begun} {salted}");
    }

    #[test]
    fn a_steadier_hand_makes_more_of_an_action() {
        let actions = Level::ALL.map(|level| book(level).action);
        assert!(actions.is_sorted(), "{actions:?}");
        assert!(actions[0] > 0.05 && actions[3] < 1.5, "{actions:?}");
    }

    #[test]
    fn a_hot_crepe_is_worth_less_than_a_cold_one() {
        let book = book(Level::ThreeStar);
        let values: Vec<_> = (0..=6).map(|dial| book.crepe(Heat::new(dial).unwrap())).collect();
        assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    }
}
