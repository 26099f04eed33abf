//! A table, and a view of it, that only hear what happened. A screen keeps one beside the game: it moves on event by
//! event, at the pace of what is shown, while the game itself is already ahead.

use super::{Event, State, Table, View};
use crate::Seat;

impl Table {
    /// Moves things about as an event tells, and nothing that it does not tell. `phase` does not follow: it says what may be
    /// done, not what lies where.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::RoundStarted { round } => {
                self.round = round;
                self.part = super::Part::First;
                self.back_to_the_start();
            }
            Event::PartStarted { part } => {
                self.part = part;
                self.back_to_the_start();
            }
            Event::TurnedUp { plate } => {
                self.face_down.remove(plate);
                self.buffet.insert(plate);
            }
            Event::Shown { seat, card, to, .. } => {
                self.mice[seat.index()] = to;
                self.discards.push(card);
            }
            Event::PlateTaken { seat, plate, covers } => {
                self.buffet.remove(plate);
                let stacks = &mut self.stacks[seat.index()];
                stacks.visible.insert(plate);
                if let Some(below) = covers {
                    stacks.visible.remove(below);
                    stacks.covered.insert(below);
                }
            }
            Event::Left { seat } => {
                self.racing.remove(seat);
                self.mice[seat.index()] = 0;
            }
            Event::Swapped { cards, .. } => cards.iter().for_each(|card| self.discards.push(card)),
            Event::TokenPassed { to, .. } => self.token = to,
            Event::Reshuffled { .. } => {
                self.discards.take_all();
            }
            // Hidden, or words about what is to be seen anyway.
            Event::Dealt { .. }
            | Event::Chosen { .. }
            | Event::TakenBack { .. }
            | Event::Level
            | Event::WentHungry { .. }
            | Event::GameOver { .. } => {}
        }
    }

    fn back_to_the_start(&mut self) {
        self.racing = self.all_seats();
        self.mice = [0; Seat::COUNT];
    }
}

impl State {
    /// As [`Table::hear`], with the hidden cards: for somebody who is told everything.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::Dealt { to, card: Some(card) } => {
                self.draw_pile.remove(card);
                self.hand_mut(to).insert(card);
            }
            Event::Chosen { seat, card: Some(card) } => {
                self.hand_mut(seat).remove(card);
                self.chosen[seat.index()] = Some(card);
            }
            Event::TakenBack { seat, card: Some(card) } => {
                self.hand_mut(seat).insert(card);
                self.chosen[seat.index()] = None;
            }
            Event::Shown { seat, .. } => self.chosen[seat.index()] = None,
            Event::Swapped { seat, cards } => self.hand_mut(seat).remove_all(cards),
            Event::Reshuffled { .. } => self.draw_pile = self.table.discards.cards(),
            _ => {}
        }
        self.table.hear(event);
    }
}

impl View {
    /// As [`Table::hear`], with what this seat knows of the hidden cards.
    pub fn hear(&mut self, event: &Event) {
        let own = self.seat;
        match *event {
            Event::Dealt { to, card } => {
                self.draw_pile -= 1;
                self.hand_sizes[to.index()] += 1;
                if let Some(card) = card.filter(|_| to == own) {
                    self.hand.insert(card);
                }
            }
            Event::Chosen { seat, card } => {
                self.hand_sizes[seat.index()] -= 1;
                self.have_chosen.insert(seat);
                if let Some(card) = card.filter(|_| seat == own) {
                    self.hand.remove(card);
                    self.choice = Some(card);
                }
            }
            Event::TakenBack { seat, card } => {
                self.hand_sizes[seat.index()] += 1;
                self.have_chosen.remove(seat);
                if let Some(card) = card.filter(|_| seat == own) {
                    self.hand.insert(card);
                    self.choice = None;
                }
            }
            Event::Shown { seat, .. } => {
                self.have_chosen.remove(seat);
                if seat == own {
                    self.choice = None;
                }
            }
            Event::Swapped { seat, cards } => {
                self.hand_sizes[seat.index()] -= cards.len();
                if seat == own {
                    self.hand.remove_all(cards);
                }
            }
            Event::Reshuffled { count } => self.draw_pile = count,
            _ => {}
        }
        self.table.hear(event);
    }
}
