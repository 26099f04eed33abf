//! The baseline that a person without a plan would play: season what is missing, heat until it is green, take what is
//! there. It does not think ahead, so it spoils a dish now and then, and it never wonders what the others are up to.

use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Condition, Crepe, Cup, DishId, Heat, Kitchen, Move, MoveList, Phase, Recipe, Seat, Steps, View,
};

use crate::{Decision, Level, Player};

/// Always the next obvious thing. It needs no chance: the same table always gets the same answer.
#[derive(Debug, Default, Clone, Copy)]
pub struct GreedyPlayer;

impl Player<ALaCarte> for GreedyPlayer {
    fn decide(&mut self, view: &View) -> Decision<ALaCarte> {
        let game = view.imagine();
        let moves = game.legal_moves();
        let wish = match game.state().phase {
            Phase::FirstDish | Phase::NewDish { .. } => best_dish(&game, &moves),
            Phase::Rescue => rescue(&game),
            Phase::PickHeat => pick_heat(&game),
            Phase::TakeCup => best_cup(&moves),
            _ => action(&game),
        };
        // A wish that the rules do not grant gives way to what they do.
        let granted = wish.filter(|mv| moves.contains(mv));
        Decision::plain(granted.or_else(|| moves.first().copied()).unwrap_or(Move::EndTurn))
    }

    fn level(&self) -> Level {
        Level::Commis
    }
}

fn own(game: &ALaCarte) -> &Kitchen {
    game.state().own()
}

/// Points for the trouble: every piece to be shaken out and every step of heat costs about an action or half of one.
fn worth(recipe: &Recipe) -> f32 {
    let pieces: u8 = recipe.asks.iter().sum();
    let width = recipe.green_to.level() - recipe.green_from.level();
    let narrow = if width == 0 { 1.0 } else { 0.0 };
    f32::from(recipe.points) / (1.0 + 0.8 * f32::from(pieces) + 0.4 * f32::from(recipe.green_from.level()) + narrow)
}

fn best_dish(game: &ALaCarte, moves: &MoveList) -> Option<Move> {
    let dishes = moves.iter().filter_map(|mv| match mv {
        Move::Dish(dish) => Some(*dish),
        _ => None,
    });
    let worth_of = |dish: &DishId| worth(game.menu().recipe(*dish));
    let best = dishes.max_by(|a, b| worth_of(a).total_cmp(&worth_of(b)));
    match best {
        // Five points for a flip beat the small dishes that are left at the end.
        Some(dish) if game.menu().recipe(dish).points > 1 || own(game).crepe != Crepe::Ready => Some(Move::Dish(dish)),
        _ => Some(Move::Crepe),
    }
}

/// The fewest steps that bring the dish out of the red.
fn rescue(game: &ALaCarte) -> Option<Move> {
    let stove = own(game).stove;
    let red = stove.red(game.menu())?;
    let saves = |steps: &Steps| stove.dial.lowered_by(steps.count()) < red;
    Steps::ALL.into_iter().find(saves).map(Move::PlayCool)
}

/// As far as the green range reaches, and no further.
fn pick_heat(game: &ALaCarte) -> Option<Move> {
    let dial = own(game).stove.dial;
    let limit = match game.state().own_recipe(game.menu()) {
        Some(recipe) => recipe.green_to,
        None => Heat::OFF, // A crêpe wants as little heat as possible.
    };
    let fits = |steps: &Steps| dial.raised_by(steps.count()) <= limit;
    let furthest = Steps::ALL.into_iter().rev().find(fits);
    Some(Move::Pick(furthest.unwrap_or(Steps::One)))
}

fn best_cup(moves: &MoveList) -> Option<Move> {
    let wanted = [Cup::Spoons, Cup::Point, Cup::Cool, Cup::Swap, Cup::Reseason];
    wanted
        .into_iter()
        .find_map(|wanted| {
            moves
                .iter()
                .find(|mv| matches!(mv, Move::TakeCup { cup, .. } if *cup == wanted))
        })
        .copied()
}

fn action(game: &ALaCarte) -> Option<Move> {
    let state = game.state();
    if let Some(with) = finished_rival(game) {
        let swap = Move::PlaySwap(with);
        if game.is_legal(swap) {
            return Some(swap);
        }
    }
    if state.spoons == 0 {
        return coffee_break(game);
    }
    let Some(recipe) = state.own_recipe(game.menu()) else {
        return Some(if game.is_legal(Move::Heat) {
            Move::Heat
        } else {
            Move::Flip
        });
    };
    let stove = own(game).stove;
    let missing = |condiment: &Condiment| stove.pan.crystals[(*condiment).into()] < recipe.asks_for(*condiment);
    if let Some(condiment) = Condiment::ALL.into_iter().find(missing) {
        return Some(Move::Season(condiment));
    }
    Some(if stove.dial < recipe.green_from {
        Move::Heat
    } else {
        Move::EndTurn
    })
}

/// With no spoon left: more spoons, a point, or a little pepper for whoever is closest to serving.
fn coffee_break(game: &ALaCarte) -> Option<Move> {
    if own(game).cups[Cup::Spoons] > 0 {
        return Some(Move::PlaySpoons);
    }
    if own(game).cups[Cup::Point] > 0 {
        return Some(Move::PlayPoint);
    }
    let breaks = game.legal_moves();
    let sabotage = breaks.iter().copied().filter_map(|mv| match mv {
        Move::PlayReseason { on, with } => Some((game.state().kitchen(on).stove.pan.crystals[with.into()], mv)),
        _ => None,
    });
    // Where two of a kind lie already, one more is enough.
    let worst = sabotage.max_by_key(|(already, _)| *already);
    Some(worst.map_or(Move::EndTurn, |(_, mv)| mv))
}

/// A rival whose dish waits, finished, to be served in its own turn.
fn finished_rival(game: &ALaCarte) -> Option<Seat> {
    game.state()
        .others()
        .find(|&seat| game.condition(seat) == Condition::Finished)
}
