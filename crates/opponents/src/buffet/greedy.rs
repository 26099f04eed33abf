//! The baseline that a mouse without a plan would play: as far as it goes, always.

use rules::buffet::{Buffet, Card, Move, Phase, View};

use super::swap;
use crate::{Decision, Level, Player};

/// Always the highest card; and a swap of everything that is low. It needs no chance: the same view always gets the same answer.
#[derive(Debug, Default, Clone, Copy)]
pub struct GreedyPlayer;

impl Player<Buffet> for GreedyPlayer {
    fn decide(&mut self, view: &View) -> Decision<Buffet> {
        let seat = view.seat;
        if let Phase::Swap { .. } = view.table.phase {
            let cards = swap::low_cards(view, 0.0);
            return Decision::plain(Move::Swap { seat, cards });
        }
        let card = view.hand.kinds().last().unwrap_or(Card::Zero);
        Decision::plain(Move::Choose { seat, card })
    }

    fn level(&self) -> Level {
        Level::Commis
    }
}
