//! A host: a level, a temper, and the two put to use.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::luigi::{Luigi, Move, View};

use super::appraisal::Appraisal;
use super::reason::Reason;
use super::search::values;
use super::skill::Skill;
use super::taste::Taste;
use crate::dice::Dice;
use crate::{Decision, Level, Player, Temper};

/// A computer player who runs a ristorante, with a level and a temper.
#[derive(Debug, Clone)]
pub struct Host {
    level: Level,
    skill: Skill,
    taste: Taste,
    rng: ChaCha8Rng,
}

impl Host {
    /// The same level, temper and seed always play the same.
    #[must_use]
    pub fn new(level: Level, temper: Temper, seed: u64) -> Self {
        Self {
            level,
            skill: Skill::of(level),
            taste: Taste::of(temper),
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// What the best level would do on this seat, and why: for people who ask.
    #[must_use]
    pub fn hint(view: &View) -> Decision<Luigi> {
        Self::new(Level::ThreeStar, Temper::Careful, 0).decide(view)
    }

    /// How far off an estimate is: bell-shaped, with the level's spread.
    fn misjudgement(&mut self) -> f32 {
        if self.skill.misjudgement == 0.0 {
            return 0.0;
        }
        // Four uniform numbers are bell-shaped enough; their sum has a variance of a third.
        let sum: f32 = (0..4).map(|_| self.rng.random_range(-0.5_f32..0.5)).sum();
        sum * self.skill.misjudgement * 3_f32.sqrt()
    }
}

impl Player<Luigi> for Host {
    fn decide(&mut self, view: &View) -> Decision<Luigi> {
        let game = view.imagine();
        let me = view.seat;
        let moves = game.legal_moves_of(me);
        if let [only] = *moves.as_slice() {
            return Decision::because(only, Reason::OnlyMove);
        }
        let appraisal = Appraisal {
            me,
            awareness: self.skill.awareness,
            taste: self.taste,
        };
        let luck = Dice(self.rng.random());
        let mut plans = values(&game, &appraisal, &self.skill, luck);
        for plan in &mut plans {
            plan.value += self.misjudgement();
        }
        match plans.iter().max_by(|a, b| a.value.total_cmp(&b.value)) {
            Some(best) => Decision::because(best.first, Reason::of(&game, me, best)),
            None => Decision::plain(Move::Pass),
        }
    }

    fn level(&self) -> Level {
        self.level
    }
}
