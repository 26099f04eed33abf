//! A chef: a level, a temper, and the two put to use.

use std::sync::{Arc, OnceLock};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Menu, View};

use super::appraisal::Appraisal;
use super::cookbook::Cookbook;
use super::search::{Choice, Choices, Search};
use super::{Blunder, HandModels, Reason};
use crate::{Decision, Level, Player, Temper};

/// What a level and a temper know of a menu. Solving it takes a moment, so it is done when somebody first thinks, not when they
/// sit down, and chefs at one table share it.
#[derive(Clone)]
pub struct Training {
    level: Level,
    temper: Temper,
    menu: Arc<Menu>,
    models: Arc<HandModels>,
    book: Arc<OnceLock<Cookbook>>,
}

impl Training {
    /// Learns a menu with the hand of a level.
    #[must_use]
    pub fn new(level: Level, temper: Temper, menu: Arc<Menu>, models: Arc<HandModels>) -> Self {
        Self {
            level,
            temper,
            menu,
            models,
            book: Arc::default(),
        }
    }

    fn book(&self) -> &Cookbook {
        let solve = || Cookbook::new(&self.menu, self.models.hand(self.level), self.temper.taste());
        self.book.get_or_init(solve)
    }
}

/// A computer player with a level and a temper.
pub struct Chef {
    training: Training,
    rng: ChaCha8Rng,
}

impl Chef {
    /// The same training and the same seed always play the same.
    #[must_use]
    pub fn new(training: Training, seed: u64) -> Self {
        Self {
            training,
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// The best move for whoever is to decide, and why: for people who ask. It is the three-star chef's search over
    /// dishes that are solved for the given hand.
    #[must_use]
    pub fn hint(view: &View, hand: Level, menu: Arc<Menu>, models: Arc<HandModels>) -> Decision<ALaCarte> {
        let mut training = Training::new(hand, Temper::Careful, menu, models);
        // Solved for that hand, before the level becomes another.
        training.book();
        training.level = Level::ThreeStar;
        Self::new(training, 0).decide(view)
    }

    /// The choice that seems best, so many actions ahead.
    fn best_of(&mut self, search: &Search<'_>, game: &mut ALaCarte, choices: &Choices, ahead: u8) -> Option<Choice> {
        let mut best: Option<(Choice, f32)> = None;
        for &choice in choices {
            let value = search.value(game, choice, ahead) + self.misjudgement();
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((choice, value));
            }
        }
        best.map(|(choice, _)| choice)
    }

    /// Whether this decision is made with the mind elsewhere.
    fn is_absent(&mut self) -> bool {
        let absence = self.training.level.absence();
        // Whoever is never absent needs no chance to find out.
        absence > 0.0 && self.rng.random_range(0.0..1.0) < absence
    }

    /// How far off an estimate is: bell-shaped, with the level's spread.
    fn misjudgement(&mut self) -> f32 {
        let spread = self.training.level.misjudgement();
        if spread == 0.0 {
            return 0.0;
        }
        // Four uniform numbers are bell-shaped enough; their sum has a variance of a third.
        let sum: f32 = (0..4).map(|_| self.rng.random_range(-0.5_f32..0.5)).sum();
        sum * spread * 3_f32.sqrt()
    }
}

impl Player<ALaCarte> for Chef {
    fn decide(&mut self, view: &View) -> Decision<ALaCarte> {
        let mut game = view.imagine();
        if let [mv] = *game.legal_moves().as_slice() {
            return Decision::because(mv, Reason::OnlyMove);
        }
        let training = self.training.clone();
        let search = Search {
            appraisal: Appraisal::new(
                training.book(),
                training.level.awareness() * training.temper.taste().rivals,
                &game,
            ),
            hand: training.models.hand(training.level),
            me: view.seat,
        };
        let mut choices = search.choices(&game);
        // Estimates are off by chance, and must only decide between what can be argued for.
        if !self.is_absent() {
            choices.retain(|choice| Blunder::of(&game, choice.mv).is_none());
        }
        let mut best = self.best_of(&search, &mut game, &choices, 1);
        // Whether a coffee break is due shows one action ahead; thinking it through to the end of the turn takes longer than
        // all the rest. What else to do is thought through further, each choice as far as the others.
        let ahead = training.level.actions_ahead();
        if ahead > 1 && best.is_some_and(|choice| choice.mv.played_cup().is_none()) {
            let work = choices
                .into_iter()
                .filter(|choice| choice.mv.played_cup().is_none())
                .collect();
            best = self.best_of(&search, &mut game, &work, ahead);
        }
        match best {
            Some(Choice { mv, tip }) => Decision {
                mv,
                manner: tip,
                reason: Some(Reason::of(&game, mv, tip)),
            },
            None => Decision::plain(rules::a_la_carte::Move::EndTurn),
        }
    }

    fn level(&self) -> Level {
        self.training.level
    }
}
