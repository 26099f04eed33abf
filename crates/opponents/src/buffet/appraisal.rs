//! How good the end of a round is for a seat.

use rules::buffet::{Buffet, Card, Phase, Plate, Table};
use rules::{Game, Seat};

use super::skill::Skill;
use super::taste::Taste;

/// What winning the game is worth beyond the points that led to it.
const VICTORY: f32 = 12.0;

/// What it is worth to go into the next round with a card that runs one field further, in points.
/// An estimate that was not tuned: five cards of five fields more are about one plate more.
const FIELD: f32 = 0.05;

/// A round as it was when the thinking began, and what the thinker makes of its end.
pub(super) struct Appraisal {
    pub me: Seat,
    pub skill: Skill,
    pub taste: Taste,
    points_before: i16,
    best_plate: Option<Plate>,
    average: f32,
}

impl Appraisal {
    pub(super) fn new(me: Seat, table: &Table, average: f32, skill: Skill, taste: Taste) -> Self {
        Self {
            me,
            skill,
            taste,
            points_before: table.stacks(me).points(),
            best_plate: table.buffet.best(),
            average,
        }
    }

    /// How good the end of the round is. Whoever left first has swapped what was worth it.
    pub(super) fn of(&self, game: &Buffet, first_out: Option<Seat>) -> f32 {
        let table = &game.state().table;
        let own = self.seat(game, self.me, first_out) + self.pleasure(table);
        let (mut strongest, mut sum) = (f32::MIN, 0.0);
        for rival in table.all_seats().iter().filter(|&rival| rival != self.me) {
            let worth = self.seat(game, rival, first_out);
            strongest = strongest.max(worth);
            sum += worth;
        }
        let others = f32::from(table.seats - 1);
        // Mostly the strongest counts, but whatever others get, somebody is ahead with it.
        let lead = own - self.skill.awareness * self.taste.rivals * (0.6 * strongest + 0.4 * sum / others);
        if table.phase != Phase::Over {
            return lead;
        }
        let won = table
            .standings()
            .iter()
            .any(|standing| standing.seat == self.me && standing.place == 1);
        lead + if won { VICTORY } else { 0.0 }
    }

    /// What a seat has, and what its cards promise.
    fn seat(&self, game: &Buffet, seat: Seat, first_out: Option<Seat>) -> f32 {
        let state = game.state();
        let points = f32::from(state.table.stacks(seat).points());
        if state.table.phase == Phase::Over {
            return points;
        }
        let swaps = first_out == Some(seat);
        let promise = |card: Card| {
            let more = card.fields() as f32 - self.average;
            if swaps { more.max(0.0) } else { more }
        };
        let held: f32 = state.hand(seat).iter().map(promise).sum();
        points + self.skill.thrift * FIELD * held
    }

    /// What the temper adds to it.
    fn pleasure(&self, table: &Table) -> f32 {
        let stacks = table.stacks(self.me);
        let gained = f32::from(stacks.points() - self.points_before);
        let best = self.best_plate.is_some_and(|plate| stacks.visible.contains(plate));
        self.taste.loss * gained.min(0.0)
            + self.taste.gain * gained.max(0.0)
            + if best { self.taste.feast } else { 0.0 }
    }
}
