//! Where chefs are trained.

use std::collections::BTreeMap;
use std::sync::Arc;

use rules::a_la_carte::{ALaCarte, Menu};

use super::{Chef, GreedyPlayer, HandModels, Training};
use crate::{PlayerKind, RandomPlayer, SeatedPlayer};

/// Where players are trained, each kind once.
pub struct School {
    menu: Arc<Menu>,
    models: Arc<HandModels>,
    trained: BTreeMap<PlayerKind, Training>,
}

impl School {
    /// A school that teaches a menu.
    #[must_use]
    pub const fn new(menu: Arc<Menu>, models: Arc<HandModels>) -> Self {
        Self {
            menu,
            models,
            trained: BTreeMap::new(),
        }
    }

    /// Somebody of a kind. The same kind and the same seed always play the same.
    pub fn player(&mut self, kind: PlayerKind, seed: u64) -> SeatedPlayer<ALaCarte> {
        match kind {
            PlayerKind::Random => Box::new(RandomPlayer::new(seed)),
            PlayerKind::Greedy => Box::new(GreedyPlayer),
            PlayerKind::Chef { level, temper } => {
                let train = || Training::new(level, temper, self.menu.clone(), self.models.clone());
                Box::new(Chef::new(self.trained.entry(kind).or_insert_with(train).clone(), seed))
            }
        }
    }
}
