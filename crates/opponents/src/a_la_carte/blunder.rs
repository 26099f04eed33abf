//! Decisions that nobody could argue for.
//!
//! A weak chef weighs things wrongly; it does not put the pan down with a free toss left. What is listed here is told from the
//! rules alone, without any estimate: something else would have given all that the move gives, and more, or cost less. Whatever
//! somebody may want is left out: to be rid of a dish, to wait for a better moment to season, to keep a game from ending that
//! would be lost. So it is a short list, and what is not on it may still be foolish.

use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Condition, Crepe, Crystal, Crystals, Food, Move, Phase, Recipe, State, Steps,
};

/// What is wrong with a decision, whatever one is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Blunder {
    /// Ends the turn with a toss of the crêpe left: a failed one costs nothing.
    TossForgone,
    /// Ends the turn with a victory point in hand and the coffee break left.
    PointForgone,
    /// Ends the turn with a spoon left, and a dish so cold that a roll of the die can only bring it nearer.
    RollForgone,
    /// Rolls though all heat burns the dish, and one pour could finish it.
    RollOnlyBurns,
    /// Pours what the dish has all of, though a single act could finish it; or from a bottle that has nothing for it.
    NeedlessPour,
    /// Lets the die's choice burn a dish that another number of steps would have served.
    BurntByChoice,
    /// Plays a cup after which nothing is better.
    CupForNothing,
    /// Takes three spoons while some are left: whoever spends those first has more of them.
    SpoonsTooSoon,
}

impl Blunder {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::TossForgone,
        Self::PointForgone,
        Self::RollForgone,
        Self::RollOnlyBurns,
        Self::NeedlessPour,
        Self::BurntByChoice,
        Self::CupForNothing,
        Self::SpoonsTooSoon,
    ];
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The word for it in the names of texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::TossForgone => "toss-forgone",
            Self::PointForgone => "point-forgone",
            Self::RollForgone => "roll-forgone",
            Self::RollOnlyBurns => "roll-only-burns",
            Self::NeedlessPour => "needless-pour",
            Self::BurntByChoice => "burnt-by-choice",
            Self::CupForNothing => "cup-for-nothing",
            Self::SpoonsTooSoon => "spoons-too-soon",
        }
    }

    /// What is wrong with a legal move of the active player, if anything is. There is always a move that nothing is wrong with.
    #[must_use]
    pub fn of(game: &ALaCarte, mv: Move) -> Option<Self> {
        match mv {
            Move::EndTurn => Self::of_stopping(game),
            Move::Heat => only_burns(game).then_some(Self::RollOnlyBurns),
            Move::Season(condiment) => is_needless(game, condiment).then_some(Self::NeedlessPour),
            Move::Pick(steps) => burns_by_choice(game, steps).then_some(Self::BurntByChoice),
            // With a crêpe in the pan other spoons are not like these: they give another roll.
            Move::PlaySpoons if (1..State::SPOONS).contains(&game.state().spoons) => {
                (!game.state().on_crepe()).then_some(Self::SpoonsTooSoon)
            }
            _ => changes_nothing(game, mv).then_some(Self::CupForNothing),
        }
    }

    fn of_stopping(game: &ALaCarte) -> Option<Self> {
        if game.is_legal(Move::Flip) && !serving_may_lose(game) {
            Some(Self::TossForgone)
        } else if game.is_legal(Move::PlayPoint) {
            Some(Self::PointForgone)
        } else if game.is_legal(Move::Heat) && roll_only_helps(game) {
            Some(Self::RollForgone)
        } else {
            None
        }
    }
}

/// How often decisions were blunders, and how often they could have been.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BlunderCount {
    /// Decisions in which there was a choice.
    pub decisions: u32,
    /// In how many of them there was a move of each kind, in the order of [`Blunder::ALL`].
    pub offered: [u32; Blunder::COUNT],
    /// How often such a move was made.
    pub made: [u32; Blunder::COUNT],
}

impl BlunderCount {
    /// Counts what somebody decided, given the game as it was before. What the world decides does not count.
    pub fn note(&mut self, before: &ALaCarte, decided: Move) {
        let moves = before.legal_moves();
        if decided.is_chance() || moves.len() < 2 {
            return;
        }
        self.decisions += 1;
        let mut offered = [false; Blunder::COUNT];
        for blunder in moves.iter().filter_map(|&mv| Blunder::of(before, mv)) {
            offered[blunder as usize] = true;
        }
        for (sum, offered) in self.offered.iter_mut().zip(offered) {
            *sum += u32::from(offered);
        }
        if let Some(blunder) = Blunder::of(before, decided) {
            self.made[blunder as usize] += 1;
        }
    }

    /// Blunders of all kinds together.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.made.iter().sum()
    }
}

/// Whether somebody could be afraid of serving what lies in the own pan: it would end the game, and others have more.
fn serving_may_lose(game: &ALaCarte) -> bool {
    let state = game.state();
    let own = state.own();
    let last_dish = own.dishes_served() + 1 >= state.house.dishes_to_end(state.seats);
    let nothing_next = state.table.is_empty() && own.crepe != Crepe::Ready;
    if !last_dish && !nothing_next {
        return false;
    }
    let served = match own.stove.pan.food {
        Some(Food::Dish(dish)) => game.menu().recipe(dish).points,
        Some(Food::Crepe) => Crepe::POINTS,
        None => 0,
    };
    let mine = own.points(game.menu()) + served;
    // What lies finished in a pan counts for its owner.
    let standings = game.standings();
    standings
        .iter()
        .any(|standing| standing.seat != state.active && standing.points > mine)
}

/// Whether the highest face of the die brings the dish to the beginning of its green at most.
fn is_cold(game: &ALaCarte, recipe: &Recipe) -> bool {
    let highest = game.state().own().stove.dial.raised_by(Steps::Three.count());
    highest <= recipe.green_from
}

/// Whether a roll cannot do any harm, whatever the die shows.
fn roll_only_helps(game: &ALaCarte) -> bool {
    let state = game.state();
    let stove = state.own().stove;
    let Some(recipe) = state.own_recipe(game.menu()) else {
        return false;
    };
    // Where seasoning takes longer, much heat would leave what has been done so far to everybody's mercy.
    let seasoned = stove.pan.crystals;
    let nothing_at_stake = seasoned.is_empty()
        || recipe.is_satisfied_by(seasoned)
        || stove.dial.raised_by(Steps::Three.count()) < recipe.green_from;
    // One step for everybody might be what somebody else is waiting for.
    let finishes_another = state.others().any(|seat| {
        let mut stove = state.kitchen(seat).stove;
        let before = stove.condition(game.menu());
        stove.dial = stove.dial.raised_by(1);
        stove.condition(game.menu()) == Condition::Finished && before != Condition::Finished
    });
    is_cold(game, recipe) && nothing_at_stake && !finishes_another && !serving_may_lose(game)
}

/// Whether one pour can finish the own dish: the heat is right, and of one kind alone something is missing, which the bottle
/// has. Nobody can wish to be rid of such a dish: a pour that goes wrong does that as well.
fn one_pour_finishes(game: &ALaCarte, recipe: &Recipe) -> bool {
    let stove = game.state().own().stove;
    let missing = |condiment: Condiment| {
        recipe
            .asks_for(condiment)
            .saturating_sub(stove.pan.crystals[condiment.into()])
    };
    let mut lacking = Condiment::ALL
        .into_iter()
        .filter(|&condiment| missing(condiment) > 0);
    let (Some(only), None) = (lacking.next(), lacking.next()) else {
        return false;
    };
    recipe.is_green(stove.dial) && game.state().dispenser(only).colour >= missing(only)
}

/// Whether one roll can finish the own dish, of which nothing but heat is missing. A roll that goes wrong is rid of it, too.
fn one_roll_finishes(game: &ALaCarte, recipe: &Recipe) -> bool {
    let stove = game.state().own().stove;
    let highest = stove.dial.raised_by(Steps::Three.count());
    recipe.is_satisfied_by(stove.pan.crystals) && stove.dial < recipe.green_from && highest >= recipe.green_from
}

/// Whether a roll burns the dish or leaves it alone, though a pour could finish it.
fn only_burns(game: &ALaCarte) -> bool {
    let state = game.state();
    let Some(recipe) = state.own_recipe(game.menu()) else {
        return false;
    };
    let stove = state.own().stove;
    let can_cool = game.is_legal(Move::PlayCool(Steps::One));
    // Whoever is desperate may want everybody's dial to rise.
    let burns_another = state
        .others()
        .any(|seat| state.kitchen(seat).stove.levels_to_red(game.menu()) == Some(1));
    recipe.is_red(stove.dial.raised_by(1))
        && one_pour_finishes(game, recipe)
        && !can_cool
        && !burns_another
        && !serving_may_lose(game)
}

/// Whether a pour into the own dish can do nothing for it.
fn is_needless(game: &ALaCarte, condiment: Condiment) -> bool {
    let state = game.state();
    let Some(recipe) = state.own_recipe(game.menu()) else {
        return false;
    };
    let pan = state.own().stove.pan.crystals;
    let bottle = state.dispenser(condiment);
    if bottle.colour == 0 {
        // Enough salt would at least be rid of the dish.
        return pan[Crystal::Salt] + bottle.salt < Crystals::TOO_MANY;
    }
    pan[condiment.into()] >= recipe.asks_for(condiment)
        && (one_pour_finishes(game, recipe) || one_roll_finishes(game, recipe))
        && !serving_may_lose(game)
}

/// Whether so many steps burn the dish, though others would serve it.
fn burns_by_choice(game: &ALaCarte, steps: Steps) -> bool {
    let after = |steps: Steps| {
        let mut stove = game.state().own().stove;
        stove.dial = stove.dial.raised_by(steps.count());
        stove.condition(game.menu())
    };
    after(steps) == Condition::Burnt
        && Steps::ALL.into_iter().any(|other| after(other) == Condition::Finished)
        && !serving_may_lose(game)
}

/// Whether a coffee break leaves everything as it was, or as it would be without it.
fn changes_nothing(game: &ALaCarte, mv: Move) -> bool {
    let state = game.state();
    let stove = state.own().stove;
    match mv {
        Move::PlaySpoons => state.spoons == State::SPOONS,
        Move::PlayReseason { with, .. } => state.dispenser(with).total() == 0,
        Move::PlayCool(steps) if state.phase == Phase::Rescue => stove
            .red(game.menu())
            .is_some_and(|red| stove.dial.lowered_by(steps.count()) >= red),
        // A crêpe, and a dish that could burn, may well be kept from the red.
        Move::PlayCool(_) => state
            .own_recipe(game.menu())
            .is_some_and(|recipe| is_cold(game, recipe)),
        _ => false,
    }
}
