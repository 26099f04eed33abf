//! Thinking ahead: what plans lead to, over many draws from the bag and the pile.

use rules::luigi::{Luigi, Move, Pending};
use rules::{Game, ToMove};

use super::appraisal::Appraisal;
use super::instinct;
use super::plan::{Plan, plans};
use super::skill::Skill;
use crate::dice::Dice;

/// Plans for every sensible move, the best first, each with what it leads to on average.
pub(super) fn values(game: &Luigi, appraisal: &Appraisal, skill: &Skill, mut dice: Dice) -> Vec<Plan> {
    let mut plans = plans(game, appraisal);
    if plans.len() < 2 {
        return plans;
    }
    // What a welcome is worth cannot be seen before anybody has come in, so it is always looked into.
    let rank = |plan: &Plan| {
        if plan.first == Move::Welcome {
            f32::MAX
        } else {
            plan.value
        }
    };
    plans.sort_by(|a, b| rank(b).total_cmp(&rank(a)));
    plans.truncate(skill.breadth);
    let turns = skill.rounds * u32::from(game.seats());
    let mut game = game.clone();
    for plan in &mut plans {
        plan.value = 0.0;
    }
    for _ in 0..skill.draws {
        let luck = dice.fork();
        for plan in &mut plans {
            game.rewind(plan.end);
            // The same luck for every plan, so that only the plan makes a difference.
            play_on(&mut game, turns, luck);
            plan.value += appraisal.of(&game) / skill.draws as f32;
        }
    }
    plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    plans
}

/// Plays by instinct to the end of the turn, and so many turns more.
fn play_on(game: &mut Luigi, turns: u32, mut dice: Dice) {
    let mut turns = turns;
    loop {
        let mv = match game.to_move() {
            ToMove::Nobody => return,
            ToMove::Chance(_) => game.draw(&mut dice),
            ToMove::Seats(_) => {
                if game.state().agenda.top() == Some(Pending::Turn) {
                    match turns.checked_sub(1) {
                        Some(left) => turns = left,
                        None => return,
                    }
                }
                instinct::choose(game)
            }
        };
        match mv {
            Some(mv) => game.apply_unchecked(mv),
            None => return,
        }
    }
}
