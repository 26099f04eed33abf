//! Thinking ahead: what each card leads to by the end of the round, over many deals of what cannot be seen.

use arrayvec::ArrayVec;
use rules::buffet::{Buffet, Card, Cards, Draw, Move, Phase, Table, View};
use rules::{Game, Seat, View as _};

use super::appraisal::Appraisal;
use super::instinct;
use super::reader::Habits;
use super::waste;
use crate::dice::Dice;

/// Cards with what they lead to.
pub(super) type Values = ArrayVec<(Card, f32), { Card::COUNT }>;

/// What the others are thought to choose now. Further ahead everybody goes by instinct.
#[derive(Clone, Copy)]
pub(super) enum Belief<'a> {
    Instinct,
    Habits(&'a Habits),
}

impl Belief<'_> {
    fn choose(self, table: &Table, seat: Seat, hand: Cards, dice: &mut Dice) -> Card {
        match self {
            Self::Instinct => instinct::choose(table, seat, hand, dice),
            Self::Habits(habits) => habits.choose(table, seat, hand, dice),
        }
    }
}

/// What the seat's cards lead to. Cards that are thrown away are left out.
pub(super) fn values(view: &View, appraisal: &Appraisal, belief: Belief<'_>, mut dice: Dice) -> Values {
    let me = view.seat;
    let mut hand = view.hand;
    if let Some(card) = view.choice {
        hand.insert(card);
    }
    let sensible = |card: &Card| !waste::is_wasted(&view.table, me, hand, *card);
    let mut values: Values = hand.kinds().filter(sensible).map(|card| (card, 0.0)).collect();
    if values.len() < 2 {
        return values;
    }
    for _ in 0..appraisal.skill.deals {
        let mut game = view.sample(&mut dice);
        if view.choice.is_some() {
            game.apply_unchecked(Move::TakeBack { seat: me });
        }
        for seat in view.table.racing.iter().filter(|&seat| seat != me) {
            let state = game.state();
            let mut hand = state.hand(seat);
            if let Some(card) = state.chosen[seat.index()] {
                hand.insert(card);
            }
            let card = belief.choose(&view.table, seat, hand, &mut dice);
            game.apply_unchecked(Move::Choose { seat, card });
        }
        let chosen = *game.state();
        for (card, value) in &mut values {
            game.rewind(chosen);
            game.apply_unchecked(Move::Choose { seat: me, card: *card });
            // The same luck for every card, so that only the card makes a difference.
            let mut same = dice;
            let first_out = push_on(&mut game, view.table.round, &mut same);
            *value += appraisal.of(&game, first_out);
        }
        dice.percent(0);
    }
    for (_, value) in &mut values {
        *value /= appraisal.skill.deals as f32;
    }
    values
}

/// Plays the round to its end by instinct, and says who left first and swaps. Nobody really draws for it: what a swap is worth
/// is appraised.
fn push_on(game: &mut Buffet, round: u8, dice: &mut Dice) -> Option<Seat> {
    let mut first_out = None;
    while game.state().table.round == round {
        match game.state().table.phase {
            Phase::Choose => {
                for seat in game.state().table.racing.iter() {
                    let state = game.state();
                    let card = instinct::choose(&state.table, seat, state.hand(seat), dice);
                    game.apply_unchecked(Move::Choose { seat, card });
                }
            }
            Phase::Swap { seat } => {
                first_out = Some(seat);
                let cards = Cards::EMPTY;
                game.apply_unchecked(Move::Swap { seat, cards });
            }
            Phase::Draw {
                why: Draw::EmptyHand | Draw::Swap,
                ..
            } => match game.draw(dice) {
                Some(mv) => game.apply_unchecked(mv),
                None => break,
            },
            Phase::Draw { .. } | Phase::TurnUp | Phase::Over => break,
        }
    }
    first_out
}
