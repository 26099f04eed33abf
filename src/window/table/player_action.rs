//! What a toy would do for the person whose turn it is. The rules say whether it may; this only says what it would be.

mod refusal;

use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, Crepe, Cup, Food, IllegalMove, Move, Phase, Seat, Steps};

pub use refusal::Refusal;

use super::hands::ActKind;
use super::prop::Prop;
use super::shown_table::{CupPlace, DishPlace, ShownTable, cup_kind};

/// Something that a person can do with a toy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerAction {
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
pub fn deed(thing: Prop, game: &ALaCarte, shown: &ShownTable) -> Option<PlayerAction> {
    let state = game.state();
    let me = state.active;
    let act = |kind, over, choice| Some(PlayerAction::Act { kind, over, choice });
    match (thing, state.phase) {
        (Prop::Dish(dish), _) if shown.dish(dish) == DishPlace::Menu => Some(PlayerAction::Choose(Move::Dish(dish))),
        (Prop::Crepe(seat), _) if seat == me && state.own().crepe == Crepe::Ready => {
            Some(PlayerAction::Choose(Move::Crepe))
        }
        (Prop::Bottle(condiment), Phase::Pour { from, into }) if condiment == from => {
            act(ActKind::Pour(condiment), into, None)
        }
        (Prop::Bottle(condiment), _) => act(ActKind::Pour(condiment), me, Some(Move::Season(condiment))),
        (Prop::Die, Phase::Roll) => act(ActKind::Throw, me, None),
        (Prop::Die, _) => act(ActKind::Throw, me, Some(Move::Heat)),
        (Prop::Crepe(_) | Prop::Pan(_), Phase::Flip) if is_mine(thing, shown, me) => act(ActKind::Flip, me, None),
        (Prop::Crepe(_) | Prop::Pan(_) | Prop::Stove(_), _) if is_mine(thing, shown, me) => {
            if state.own().stove.pan.food == Some(Food::Crepe) && !matches!(thing, Prop::Stove(_)) {
                act(ActKind::Flip, me, Some(Move::Flip))
            } else {
                act(ActKind::Throw, me, Some(Move::Heat))
            }
        }
        (Prop::Bell, _) => Some(PlayerAction::Choose(Move::EndTurn)),
        (Prop::Trash, Phase::Rescue) => Some(PlayerAction::Choose(Move::LetGo)),
        (Prop::Cup(cup), _) => match shown.cups[usize::from(cup)] {
            CupPlace::Held(seat) if seat == me => Some(PlayerAction::Cup(cup)),
            CupPlace::Held(from) if state.phase == Phase::TakeCup => Some(PlayerAction::Choose(Move::TakeCup {
                from,
                cup: cup_kind(usize::from(cup)),
            })),
            _ => None,
        },
        _ => None,
    }
}

fn is_mine(thing: Prop, shown: &ShownTable, me: Seat) -> bool {
    match thing {
        Prop::Pan(stove) | Prop::Stove(stove) => shown.seat_of(stove) == me,
        // One that was served or burnt is on no stove any more.
        Prop::Crepe(seat) => seat == me && shown.crepe(seat) == DishPlace::Pan(me),
        _ => false,
    }
}

/// Whether the rules allow it, and if not, why.
///
/// # Errors
/// The reason.
pub fn allowed(deed: PlayerAction, game: &ALaCarte) -> Result<(), IllegalMove> {
    match deed {
        PlayerAction::Choose(mv) => game.check(mv),
        PlayerAction::Act { choice: Some(mv), .. } => game.check(mv),
        PlayerAction::Act { choice: None, .. } => Ok(()),
        PlayerAction::Cup(cup) => {
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
pub fn uses_on(cup: u8, target: Prop, game: &ALaCarte, shown: &ShownTable) -> Vec<Move> {
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
fn whose(target: Prop, shown: &ShownTable, me: Seat) -> Option<Seat> {
    match target {
        Prop::Stove(stove) | Prop::Pan(stove) => Some(shown.seat_of(stove)),
        Prop::Tray(seat) | Prop::Crepe(seat) => Some(seat),
        Prop::Dish(dish) => match shown.dish(dish) {
            DishPlace::Pan(seat) | DishPlace::Served(seat, _) => Some(seat),
            _ => None,
        },
        Prop::Cup(cup) => match shown.cups[usize::from(cup)] {
            CupPlace::Held(seat) | CupPlace::Kept(seat) => Some(seat),
            _ => None,
        },
        Prop::Star(star) => shown.stars[usize::from(star)],
        // Spent spoons are the ones to get back.
        Prop::Spoon(_) => Some(me),
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
