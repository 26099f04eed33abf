//! Decisions that nobody could argue for.
//!
//! A weak chef weighs things wrongly; it does not put the pan down with a free toss left. What is listed here is told
//! from the rules alone, without any estimate: something else would have given all that the move gives, and more, or
//! cost less. Whatever somebody may want is left out: to be rid of a dish, to wait for a better moment to season, to keep
//! a game from ending that would be lost. So it is a short list, and what is not on it may still be foolish. Three-star
//! chefs that weighed all of it as well found it best in one of 200,000 decisions (docs/opponents.md).

use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Condition, Crepe, Crystal, Crystals, Food, Move, Phase, Recipe, Seat, State, Steps,
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

/// Whether dishes are about to run out. Whoever finds none ends the game, so that even to be rid of a dish, to keep one or to
/// leave the dials of the others alone can be worth more than to get on.
fn is_nearly_over(game: &ALaCarte) -> bool {
    game.state().table.len() < u32::from(game.state().seats)
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
    is_cold(game, recipe) && nothing_at_stake && !finishes_another && !serving_may_lose(game) && !is_nearly_over(game)
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
    let mut lacking = Condiment::ALL.into_iter().filter(|&condiment| missing(condiment) > 0);
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
    // Whoever is desperate may want everybody's dial to rise, or a cup that exchanges the stove for one with a finished dish.
    let is_a_threat = |seat: Seat| {
        let theirs = state.kitchen(seat).stove;
        theirs.levels_to_red(game.menu()) == Some(1) || theirs.condition(game.menu()) == Condition::Finished
    };
    recipe.is_red(stove.dial.raised_by(1))
        && one_pour_finishes(game, recipe)
        && !can_cool
        && !state.others().any(is_a_threat)
        && !serving_may_lose(game)
        && !is_nearly_over(game)
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
        && !is_nearly_over(game)
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
        Move::PlayCool(_) => {
            let cold = |recipe| is_cold(game, recipe);
            state.own_recipe(game.menu()).is_some_and(cold) && !is_nearly_over(game)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use rules::a_la_carte::testkit::{Table, cooking};
    use rules::a_la_carte::{Cup, HouseRules, Menu};

    use super::*;

    const ME: Seat = Seat::First;
    const RIVAL: Seat = Seat::Second;

    fn of(game: &ALaCarte, mv: &str) -> Option<Blunder> {
        let mv = mv.parse().unwrap();
        game.check(mv).unwrap();
        Blunder::of(game, mv)
    }

    fn after(table: Table, moves: &[&str]) -> ALaCarte {
        let mut game = table.game();
        for mv in moves {
            game.apply(mv.parse().unwrap()).unwrap();
        }
        game
    }

    /// With four dishes served, of five that end the game.
    fn near_the_end(table: Table, served: &[&str]) -> Table {
        let house = HouseRules {
            dishes_for_two: 5,
            ..HouseRules::english()
        };
        table.house(house).served(ME, served)
    }

    /// With points enough elsewhere for a fifth dish to lose the game.
    fn behind(table: Table) -> Table {
        near_the_end(table, &["y2", "y3", "g3", "g4"]).served(RIVAL, &["r3", "r4", "o3", "o4"])
    }

    fn crepe() -> Table {
        cooking(["y1", "g1"]).crepe(ME, Crepe::InPan)
    }

    #[test]
    fn a_toss_is_never_forgone() {
        for failed in [
            &["heat", "rolled +1"][..],
            &["heat", "rolled +1", "flip", "landed beside"],
        ] {
            let game = after(crepe(), failed);
            assert_eq!(of(&game, "end"), Some(Blunder::TossForgone));
            assert_eq!(of(&game, "flip"), None);
        }
        // Unless a crêpe on the tray would end the game, and lose it.
        assert_eq!(of(&after(behind(crepe()), &["heat", "rolled +1"]), "end"), None);
        let ahead = near_the_end(crepe(), &["r1", "r2", "o1", "o2"]);
        let ahead = after(ahead, &["heat", "rolled +1"]);
        assert_eq!(of(&ahead, "end"), Some(Blunder::TossForgone));
    }

    #[test]
    fn a_victory_point_is_played_before_the_turn_ends() {
        let table = || cooking(["b1", "g1"]).dial(ME, 3).spoons(0);
        assert_eq!(
            of(&table().cup(ME, Cup::Point).game(), "end"),
            Some(Blunder::PointForgone)
        );
        assert_eq!(of(&table().cup(ME, Cup::Spoons).game(), "end"), None);
        let taken = table().cup(ME, Cup::Point).spoons(1).break_taken();
        assert_eq!(of(&taken.game(), "end"), None);
    }

    #[test]
    fn a_cold_dish_is_heated_before_the_turn_ends() {
        // Octopus is green at 5: from 2 the die reaches it at most.
        let octopus = |dial, pan| cooking(["r2", "g1"]).dial(ME, dial).pan(ME, pan).spoons(1);
        let seasoned = [1, 1, 2, 1, 0];
        let begun = [1, 0, 1, 0, 0];
        for (dial, pan) in [(2, [0; 5]), (2, seasoned), (1, begun)] {
            assert_eq!(of(&octopus(dial, pan).game(), "end"), Some(Blunder::RollForgone));
        }
        // What has begun to be seasoned is at the mercy of all once it is hot, and from 3 a roll may burn it.
        for (dial, pan) in [(2, begun), (3, [0; 5]), (3, seasoned)] {
            assert_eq!(of(&octopus(dial, pan).game(), "end"), None, "{dial} {pan:?}");
        }
        // One step for everybody would serve the sausage over there; and whoever would lose by serving is in no hurry.
        let rival = octopus(2, [0; 5]).dial(RIVAL, 1).pan(RIVAL, [0, 1, 1, 0, 0]);
        assert_eq!(of(&rival.game(), "end"), None);
        assert_eq!(of(&behind(octopus(2, seasoned)).game(), "end"), None);
        let bare = octopus(2, seasoned).no_dish_left();
        assert_eq!(of(&bare.game(), "end"), None);
        assert_eq!(
            of(&octopus(2, seasoned).spoons(0).cup(ME, Cup::Cool).game(), "end"),
            None
        );
    }

    #[test]
    fn nobody_burns_what_one_pour_could_finish() {
        // Sorbet waits for its lemon at heat 1, red is 2.
        let sorbet = || cooking(["y4", "b1"]).dial(ME, 1);
        assert_eq!(of(&sorbet().game(), "heat"), Some(Blunder::RollOnlyBurns));
        assert_eq!(of(&cooking(["y4", "b1"]).game(), "heat"), None);
        // A tartare misses three kinds there: one may want to be rid of it.
        assert_eq!(of(&cooking(["b4", "b1"]).dial(ME, 1).game(), "heat"), None);
        // What burns can be cooled; the walrus over there would burn, too; and, finished, it can be had for a cup.
        assert_eq!(of(&sorbet().cup(ME, Cup::Cool).game(), "heat"), None);
        assert_eq!(of(&sorbet().dial(RIVAL, 5).game(), "heat"), None);
        let finished = sorbet().dial(RIVAL, 3).pan(RIVAL, [1, 2, 0, 0, 0]);
        assert_eq!(of(&finished.game(), "heat"), None);
        assert_eq!(of(&behind(sorbet()).game(), "heat"), None);
        assert_eq!(of(&sorbet().no_dish_left().game(), "heat"), None);
    }

    #[test]
    fn nobody_pours_what_the_dish_has_all_of() {
        // Walrus, at the right heat, misses its lemon, and has the pepper.
        let walrus = || cooking(["b1", "g1"]).dial(ME, 3).pan(ME, [0, 2, 0, 0, 0]);
        assert_eq!(of(&walrus().game(), "season pepper"), Some(Blunder::NeedlessPour));
        assert_eq!(of(&walrus().game(), "season lemon"), None);
        // Nothing but a roll is missing.
        let seasoned = cooking(["b1", "g1"]).dial(ME, 2).pan(ME, [1, 2, 0, 0, 0]);
        assert_eq!(of(&seasoned.game(), "season lemon"), Some(Blunder::NeedlessPour));
        // Far from done, one may want to be rid of it.
        let begun = cooking(["b1", "g1"]).dial(ME, 2).pan(ME, [0, 2, 0, 0, 0]);
        assert_eq!(of(&begun.game(), "season pepper"), None);
        assert_eq!(of(&behind(walrus()).game(), "season pepper"), None);
        assert_eq!(of(&walrus().no_dish_left().game(), "season pepper"), None);
    }

    #[test]
    fn nobody_tips_a_bottle_that_has_nothing_for_the_dish() {
        // All the lemon there is has been poured over the third, who has not looked yet: the bottle waits, with some salt.
        let table = cooking(["b1", "g1", "g2"]).cup(ME, Cup::Reseason).state();
        let empty = |salt: u8| {
            let mut state = table;
            let bottle = &mut state.dispensers[Condiment::Lemon.index()];
            state.sink[Crystal::Salt] = bottle.salt - salt;
            bottle.salt = salt;
            state.kitchens[Seat::Third.index()].stove.pan.crystals[Crystal::Lemon] = std::mem::take(&mut bottle.colour);
            ALaCarte::resume(state, Menu::standard()).unwrap()
        };
        assert_eq!(of(&empty(2), "season lemon"), Some(Blunder::NeedlessPour));
        assert_eq!(of(&empty(0), "play reseason 2 lemon"), Some(Blunder::CupForNothing));
        // Salt spoils as well, here and there.
        assert_eq!(of(&empty(3), "season lemon"), None);
        assert_eq!(of(&empty(1), "play reseason 2 lemon"), None);
    }

    #[test]
    fn nobody_chooses_to_burn_what_could_be_served() {
        // Sausage, seasoned: green is 2 and 3, red is 4.
        let choose = ["heat", "rolled choose"];
        let sausage = || cooking(["g1", "b1"]).dial(ME, 1).pan(ME, [0, 1, 1, 0, 0]);
        let game = after(sausage(), &choose);
        assert_eq!(of(&game, "pick 3"), Some(Blunder::BurntByChoice));
        assert_eq!((of(&game, "pick 1"), of(&game, "pick 2")), (None, None));
        // Not seasoned, it may be in the way.
        let plain = cooking(["g1", "b1"]).dial(ME, 1);
        assert_eq!(of(&after(plain, &choose), "pick 3"), None);
        assert_eq!(of(&after(behind(sausage()), &choose), "pick 3"), None);
    }

    #[test]
    fn no_cup_is_played_for_nothing() {
        let spoons = || cooking(["b1", "g1"]).cup(ME, Cup::Spoons);
        assert_eq!(of(&spoons().game(), "play spoons"), Some(Blunder::CupForNothing));
        for left in [1, 2] {
            assert_eq!(
                of(&spoons().spoons(left).game(), "play spoons"),
                Some(Blunder::SpoonsTooSoon)
            );
        }
        assert_eq!(of(&spoons().spoons(0).game(), "play spoons"), None);
        // With a crêpe in the pan they are another roll.
        let crepe = crepe().house(HouseRules::german()).cup(ME, Cup::Spoons);
        assert_eq!(of(&after(crepe, &["heat", "rolled +1"]), "play spoons"), None);
    }

    #[test]
    fn nobody_cools_for_nothing() {
        // Sorbet, burnt at 4: red is 2.
        let sorbet = cooking(["y4", "b1"]).dial(ME, 1).cup(ME, Cup::Cool);
        let game = after(sorbet, &["heat", "rolled +3"]);
        for steps in ["play cool 1", "play cool 2"] {
            assert_eq!(of(&game, steps), Some(Blunder::CupForNothing));
        }
        assert_eq!((of(&game, "play cool 3"), of(&game, "let-go")), (None, None));
        // Octopus is green at 5: at 2 it is cold, at 3 it may be kept from burning.
        let octopus = |dial| cooking(["r2", "g1"]).dial(ME, dial).cup(ME, Cup::Cool);
        assert_eq!(of(&octopus(2).game(), "play cool 1"), Some(Blunder::CupForNothing));
        assert_eq!(of(&octopus(3).game(), "play cool 1"), None);
        assert_eq!(of(&octopus(2).no_dish_left().game(), "play cool 1"), None);
        let crepe = crepe().house(HouseRules::german()).dial(ME, 1).cup(ME, Cup::Cool);
        assert_eq!(of(&crepe.game(), "play cool 1"), None);
    }

    #[test]
    fn every_kind_has_its_place() {
        for (place, blunder) in Blunder::ALL.into_iter().enumerate() {
            assert_eq!(blunder as usize, place);
        }
    }
}
