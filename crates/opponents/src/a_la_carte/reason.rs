//! Why a chef decided as it did, as a kind that the screen turns into a sentence.

use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, Condition, Cup, DishId, Food, Heat, Move, Seat};

use super::PourStyle;

/// Why a move was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// There was nothing else to do.
    OnlyMove,
    /// The dish pays for its trouble.
    GoodDish {
        /// Which.
        dish: DishId,
        /// What it is worth.
        points: u8,
        /// How many pieces it asks for.
        pieces: u8,
    },
    /// Five points are worth a toss.
    CrepePays,
    /// The recipe asks for more of this.
    Missing {
        /// Of what.
        condiment: Condiment,
        /// How many lie in the pan.
        have: u8,
        /// How many are asked for.
        asked: u8,
        /// How it is tipped.
        tip: PourStyle,
    },
    /// The stove is not hot enough.
    TooCold {
        /// Where the dial stands.
        dial: Heat,
        /// Where it has to be.
        green: Heat,
    },
    /// A roll is due before the crêpe can be flipped.
    RollBeforeFlip,
    /// It is time to toss.
    TimeToFlip,
    /// So much heat is right.
    RightHeat {
        /// Where the dial will be.
        level: Heat,
    },
    /// More of this would probably spoil the dish.
    TooRiskyToSeason {
        /// Of what.
        condiment: Condiment,
        /// How many lie in the pan.
        have: u8,
    },
    /// Another roll would probably burn the dish.
    TooRiskyToHeat {
        /// Where the dial stands.
        dial: Heat,
        /// Where the dish burns.
        red: Heat,
    },
    /// Nothing useful is left to do.
    NothingUseful,
    /// The burnt dish is worth the cup.
    WorthSaving {
        /// Which.
        food: Food,
    },
    /// The burnt dish is not worth the cup.
    NotWorthSaving,
    /// A point is a point.
    SurePoint,
    /// The dish over there is finished, and will be served from here.
    TakesFinishedDish {
        /// Whose.
        from: Seat,
        /// Which.
        dish: DishId,
    },
    /// The stove over there is the better one.
    BetterStove {
        /// Whose.
        from: Seat,
    },
    /// More actions are needed now.
    MoreToDo,
    /// A rival should not get this dish done.
    Spoils {
        /// Whose.
        seat: Seat,
        /// With what.
        condiment: Condiment,
        /// How many lie in the pan already.
        have: u8,
    },
    /// The stove is too hot.
    TooHot,
    /// This cup is worth most.
    UsefulCup {
        /// Which.
        cup: Cup,
    },
}

impl Reason {
    /// What can be said in favour of a move.
    pub(crate) fn of(game: &ALaCarte, mv: Move, tip: PourStyle) -> Self {
        let state = game.state();
        let menu = game.menu();
        let stove = state.own().stove;
        match mv {
            Move::Dish(dish) => Self::GoodDish {
                dish,
                points: menu.recipe(dish).points,
                pieces: menu.recipe(dish).asks.iter().sum(),
            },
            Move::Crepe => Self::CrepePays,
            Move::Season(condiment) => Self::Missing {
                condiment,
                have: stove.pan.crystals[condiment.into()],
                asked: state.own_recipe(menu).map_or(0, |recipe| recipe.asks_for(condiment)),
                tip,
            },
            Move::Heat => match state.own_recipe(menu) {
                Some(recipe) if stove.dial < recipe.green_from => Self::TooCold {
                    dial: stove.dial,
                    green: recipe.green_from,
                },
                // It is warm enough: coffee is what is hoped for.
                Some(_) => Self::MoreToDo,
                None => Self::RollBeforeFlip,
            },
            Move::Flip => Self::TimeToFlip,
            Move::Pick(steps) => Self::RightHeat {
                level: stove.dial.raised_by(steps.count()),
            },
            Move::EndTurn => Self::of_stopping(game),
            Move::LetGo => Self::NotWorthSaving,
            Move::TakeCup { cup, .. } => Self::UsefulCup { cup },
            Move::PlayPoint => Self::SurePoint,
            Move::PlaySwap(from) => match (game.condition(from), state.kitchen(from).stove.pan.food) {
                (Condition::Finished, Some(Food::Dish(dish))) => Self::TakesFinishedDish { from, dish },
                _ => Self::BetterStove { from },
            },
            Move::PlaySpoons => Self::MoreToDo,
            Move::PlayReseason { on, with } => Self::Spoils {
                seat: on,
                condiment: with,
                have: state.kitchen(on).stove.pan.crystals[with.into()],
            },
            Move::PlayCool(_) => match (game.condition(state.active), stove.pan.food) {
                (Condition::Burnt, Some(food)) => Self::WorthSaving { food },
                _ => Self::TooHot,
            },
            Move::Rolled(_) | Move::Drawn(_) | Move::Poured(_) | Move::Landed(_) => Self::OnlyMove,
        }
    }

    /// Why somebody stops who could go on.
    fn of_stopping(game: &ALaCarte) -> Self {
        let state = game.state();
        let (Some(recipe), stove) = (state.own_recipe(game.menu()), state.own().stove) else {
            return Self::NothingUseful;
        };
        if state.spoons == 0 {
            return Self::NothingUseful;
        }
        let have = |condiment: Condiment| stove.pan.crystals[condiment.into()];
        let missing = Condiment::ALL
            .into_iter()
            .filter(|&condiment| have(condiment) < recipe.asks_for(condiment));
        match missing.max_by_key(|&condiment| have(condiment)) {
            Some(condiment) => Self::TooRiskyToSeason {
                condiment,
                have: have(condiment),
            },
            None if stove.dial < recipe.green_from => Self::TooRiskyToHeat {
                dial: stove.dial,
                red: recipe.red,
            },
            None => Self::NothingUseful,
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::a_la_carte::Seat;
    use rules::a_la_carte::testkit::cooking;

    use super::*;

    #[test]
    fn only_a_dish_that_is_too_cold_is_said_to_be() {
        let why = |heat: u8| {
            let game = cooking(["g1", "b1"]).dial(Seat::First, heat).game();
            Reason::of(&game, Move::Heat, PourStyle::default())
        };
        // Green from 2.
        assert!(matches!(why(1), Reason::TooCold { .. }));
        assert_eq!(why(2), Reason::MoreToDo);
    }
}
