//! The baseline: a host who goes by habit and never thinks ahead.

use rules::luigi::{Luigi, Move, View};

use super::instinct;
use crate::{Decision, Level, Player};

/// Always the obvious. It needs no chance: the same view always gets the same answer.
#[derive(Debug, Default, Clone, Copy)]
pub struct GreedyPlayer;

impl Player<Luigi> for GreedyPlayer {
    fn decide(&mut self, view: &View) -> Decision<Luigi> {
        Decision::plain(instinct::choose(&view.imagine()).unwrap_or(Move::Pass))
    }

    fn level(&self) -> Level {
        Level::Commis
    }
}
