//! How often decisions are what nobody could argue for.

use rules::Game;
use rules::a_la_carte::{ALaCarte, Move};

use super::Blunder;

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

#[cfg(test)]
mod tests {
    use rules::a_la_carte::testkit::cooking;
    use rules::a_la_carte::{Crepe, Seat};

    use super::*;

    #[test]
    fn what_is_counted_are_decisions_with_a_choice() {
        let mut count = BlunderCount::default();
        let mut game = cooking(["y1", "g1"]).crepe(Seat::First, Crepe::InPan).game();
        for mv in ["heat", "rolled +1", "flip", "landed beside", "end"] {
            let mv = mv.parse().unwrap();
            count.note(&game, mv);
            game.apply(mv).unwrap();
        }
        // The roll was due, and chance decides for itself: what remains are a toss made and a toss forgone.
        assert_eq!((count.decisions, count.total()), (2, 1));
        let place = Blunder::TossForgone as usize;
        assert_eq!((count.offered[place], count.made[place]), (2, 1));
        assert_eq!(count.offered.iter().sum::<u32>(), 2);
    }
}
