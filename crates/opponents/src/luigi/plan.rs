//! What a seat can do before chance or somebody else comes into it: every first move, with the best that follows from it.

use rules::luigi::{Luigi, Move, Pending, State};
use rules::{Game, Seat};

use super::appraisal::Appraisal;
use super::instinct;
use super::senseless::is_senseless;

/// So many positions are looked at after each first move; then habit finishes what is left. A full house that pays three clocks and
/// then may serve in many ways has hundreds of thousands, and somebody is waiting.
const THOROUGH: u32 = 4_000;

/// A move, and where the best that can follow by own choice leads.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    pub first: Move,
    /// Where chance or somebody else comes in.
    pub end: State,
    /// How good that looks, or over several draws leads to.
    pub value: f32,
}

/// A plan for every move of whoever is to move that something can be said for.
pub(super) fn plans(game: &Luigi, appraisal: &Appraisal) -> Vec<Plan> {
    let mut game = game.clone();
    let from = *game.state();
    let mut plans = Vec::new();
    for first in game.legal_moves() {
        if is_senseless(&game, first) {
            continue;
        }
        game.apply_unchecked(first);
        let (value, end) = best_end(&mut game, appraisal, &mut { THOROUGH });
        plans.push(Plan { first, end, value });
        game.rewind(from);
    }
    plans
}

/// Whether the seat goes on deciding in the turn that has been thought about.
fn goes_on(game: &Luigi, me: Seat) -> bool {
    game.to_move().waits_for(me) && game.state().agenda.top() != Some(Pending::Turn)
}

/// The best that can be reached with so many positions left to be looked at.
fn best_end(game: &mut Luigi, appraisal: &Appraisal, left: &mut u32) -> (f32, State) {
    let here = *game.state();
    if !goes_on(game, appraisal.me) {
        return (appraisal.of(game), here);
    }
    *left = left.saturating_sub(1);
    // Which cubes go one by one makes so little difference that habit will do; there are thousands of ways.
    let little_difference = matches!(here.agenda.top(), Some(Pending::Spend { .. } | Pending::Excess { .. }));
    if (little_difference || *left == 0)
        && let Some(mv) = instinct::choose(game)
    {
        game.apply_unchecked(mv);
        return best_end(game, appraisal, left);
    }
    let mut best = (f32::MIN, here);
    for mv in game.legal_moves() {
        if is_senseless(game, mv) {
            continue;
        }
        game.apply_unchecked(mv);
        let end = best_end(game, appraisal, left);
        if end.0 > best.0 {
            best = end;
        }
        game.rewind(here);
    }
    best
}
