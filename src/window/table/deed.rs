//! What a toy would do for the person whose turn it is. The rules say whether it may; this only says what it would be.

mod refusal;

use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, Crepe, Cup, Food, IllegalMove, Move, Phase, Seat, Steps};

pub use refusal::Refusal;

use super::hands::ActKind;
use super::shown::{CupPlace, DishPlace, Shown, cup_kind};
use super::thing::Thing;

/// Something that a person can do with a toy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A choice.
    Choose(Move),
    /// Something done by hand, and the choice that it stands for, if it was not made before.
    Act {
        /// What.
        kind: ActKind,
        /// Over whose pan.
        over: Seat,
        /// The choice.
        choice: Option<Move>,
    },
    /// Using a cup, in one of several ways.
    Cup(u8),
}

/// What a toy would do now.
#[must_use]
pub fn deed(thing: Thing, game: &ALaCarte, shown: &Shown) -> Option<Deed> {
    let state = game.state();
    let me = state.active;
    let act = |kind, over, choice| Some(Deed::Act { kind, over, choice });
    match (thing, state.phase) {
        (Thing::Dish(dish), _) if shown.dish(dish) == DishPlace::Menu => Some(Deed::Choose(Move::Dish(dish))),
        (Thing::Crepe(seat), _) if seat == me && state.own().crepe == Crepe::Ready => Some(Deed::Choose(Move::Crepe)),
        (Thing::Bottle(condiment), Phase::Pour { from, into }) if condiment == from => {
            act(ActKind::Pour(condiment), into, None)
        }
        (Thing::Bottle(condiment), _) => act(ActKind::Pour(condiment), me, Some(Move::Season(condiment))),
        (Thing::Die, Phase::Roll) => act(ActKind::Throw, me, None),
        (Thing::Die, _) => act(ActKind::Throw, me, Some(Move::Heat)),
        (Thing::Crepe(_) | Thing::Pan(_), Phase::Flip) if is_mine(thing, shown, me) => act(ActKind::Flip, me, None),
        (Thing::Crepe(_) | Thing::Pan(_) | Thing::Stove(_), _) if is_mine(thing, shown, me) => {
            if state.own().stove.pan.food == Some(Food::Crepe) && !matches!(thing, Thing::Stove(_)) {
                act(ActKind::Flip, me, Some(Move::Flip))
            } else {
                act(ActKind::Throw, me, Some(Move::Heat))
            }
        }
        (Thing::Bell, _) => Some(Deed::Choose(Move::EndTurn)),
        (Thing::Trash, Phase::Rescue) => Some(Deed::Choose(Move::LetGo)),
        (Thing::Cup(cup), _) => match shown.cups[usize::from(cup)] {
            CupPlace::Held(seat) if seat == me => Some(Deed::Cup(cup)),
            CupPlace::Held(from) if state.phase == Phase::TakeCup => Some(Deed::Choose(Move::TakeCup {
                from,
                cup: cup_kind(usize::from(cup)),
            })),
            _ => None,
        },
        _ => None,
    }
}

fn is_mine(thing: Thing, shown: &Shown, me: Seat) -> bool {
    match thing {
        Thing::Pan(stove) | Thing::Stove(stove) => shown.seat_of(stove) == me,
        // One that was served or burnt is on no stove any more.
        Thing::Crepe(seat) => seat == me && shown.crepe(seat) == DishPlace::Pan(me),
        _ => false,
    }
}

/// Whether the rules allow it, and if not, why.
///
/// # Errors
/// The reason.
pub fn allowed(deed: Deed, game: &ALaCarte) -> Result<(), IllegalMove> {
    match deed {
        Deed::Choose(mv) => game.check(mv),
        Deed::Act { choice: Some(mv), .. } => game.check(mv),
        Deed::Act { choice: None, .. } => Ok(()),
        Deed::Cup(cup) => {
            let ways = uses(cup, game);
            if ways.is_empty() {
                Err(reluctance(cup, game))
            } else {
                Ok(())
            }
        }
    }
}

/// The ways in which a cup can be used now.
#[must_use]
pub fn uses(cup: u8, game: &ALaCarte) -> Vec<Move> {
    let kind = cup_kind(usize::from(cup));
    let moves = game.legal_moves();
    moves
        .iter()
        .copied()
        .filter(|mv| mv.played_cup() == Some(kind))
        .collect()
}

/// Those of them that fit where the cup was dropped.
#[must_use]
pub fn uses_on(cup: u8, target: Thing, game: &ALaCarte, shown: &Shown) -> Vec<Move> {
    let me = game.state().active;
    let whose = whose(target, shown, me);
    let fits = |mv: &Move| match *mv {
        Move::PlaySwap(seat) => whose == Some(seat),
        Move::PlayReseason { on, .. } => whose == Some(on),
        Move::PlayCool(_) | Move::PlayPoint | Move::PlaySpoons => whose == Some(me),
        _ => false,
    };
    uses(cup, game).into_iter().filter(fits).collect()
}

/// Before whom a toy lies on which a cup is put. What lies on a tray stands for the tray.
fn whose(target: Thing, shown: &Shown, me: Seat) -> Option<Seat> {
    match target {
        Thing::Stove(stove) | Thing::Pan(stove) => Some(shown.seat_of(stove)),
        Thing::Tray(seat) | Thing::Crepe(seat) => Some(seat),
        Thing::Dish(dish) => match shown.dish(dish) {
            DishPlace::Pan(seat) | DishPlace::Served(seat, _) => Some(seat),
            _ => None,
        },
        Thing::Cup(cup) => match shown.cups[usize::from(cup)] {
            CupPlace::Held(seat) | CupPlace::Kept(seat) => Some(seat),
            _ => None,
        },
        Thing::Star(star) => shown.stars[usize::from(star)],
        // Spent spoons are the ones to get back.
        Thing::Spoon(_) => Some(me),
        _ => None,
    }
}

/// Why a cup cannot be used at all.
fn reluctance(cup: u8, game: &ALaCarte) -> IllegalMove {
    let other = game.state().others().next().unwrap_or(Seat::Second);
    let example = example(cup_kind(usize::from(cup)), other);
    game.check(example).err().unwrap_or(IllegalMove::NotNow)
}

/// One of the ways to use a cup, allowed or not. Those that concern nobody else leave the seat aside.
const fn example(cup: Cup, on: Seat) -> Move {
    match cup {
        Cup::Point => Move::PlayPoint,
        Cup::Swap => Move::PlaySwap(on),
        Cup::Spoons => Move::PlaySpoons,
        Cup::Reseason => Move::PlayReseason {
            on,
            with: Condiment::Lemon,
        },
        Cup::Cool => Move::PlayCool(Steps::One),
    }
}
