//! A mouse: a level, a temper, and the two put to use.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::buffet::{Buffet, Card, Move, Phase, View};

use super::appraisal::Appraisal;
use super::reason::Reason;
use super::search::{Belief, Values, values};
use super::skill::Skill;
use super::swap;
use super::taste::Taste;
use crate::dice::Dice;
use crate::{Decision, Level, Player, Temper};

/// A computer player at the buffet, with a level and a temper.
pub struct Mouse {
    level: Level,
    skill: Skill,
    taste: Taste,
    rng: ChaCha8Rng,
}

impl Mouse {
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

    /// What the best level would do on this seat, and why: for people who ask. Nothing is left to lots.
    #[must_use]
    pub fn hint(view: &View) -> Decision<Buffet> {
        let mut mouse = Self::new(Level::ThreeStar, Temper::Careful, 0);
        mouse.skill.mixing = 0.0;
        mouse.decide(view)
    }

    /// Decides with a belief of what the others choose now.
    pub(super) fn decide_believing(&mut self, view: &View, belief: Belief<'_>) -> Decision<Buffet> {
        let seat = view.seat;
        if let Phase::Swap { .. } = view.table.phase {
            let misjudged = self.misjudgement();
            let cards = swap::low_cards(view, misjudged);
            return Decision::because(Move::Swap { seat, cards }, Reason::of_swap(cards));
        }
        let average = swap::average_of(view.unseen());
        let appraisal = Appraisal::new(seat, &view.table, average, self.skill, self.taste);
        let mut values = values(view, &appraisal, belief, Dice(self.rng.random()));
        for (_, value) in &mut values {
            *value += self.misjudgement();
        }
        match self.pick(&values) {
            Some((card, is_best)) => {
                let reason = Reason::of_card(view, card, is_best);
                Decision::because(Move::Choose { seat, card }, reason)
            }
            None => Decision::plain(Move::TakeBack { seat }),
        }
    }

    /// The best card, or by lots one that is hardly worse; and whether it is the best.
    fn pick(&mut self, values: &Values) -> Option<(Card, bool)> {
        let &(best, most) = values.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
        if self.skill.mixing == 0.0 {
            return Some((best, true));
        }
        let weight = |value: f32| ((value - most) / self.skill.mixing).exp();
        let total: f32 = values.iter().map(|&(_, value)| weight(value)).sum();
        let mut left = self.rng.random_range(0.0..1.0) * total;
        for &(card, value) in values {
            left -= weight(value);
            if left < 0.0 {
                return Some((card, card == best));
            }
        }
        Some((best, true))
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

impl Player<Buffet> for Mouse {
    fn decide(&mut self, view: &View) -> Decision<Buffet> {
        self.decide_believing(view, Belief::Instinct)
    }

    fn level(&self) -> Level {
        self.level
    }
}
