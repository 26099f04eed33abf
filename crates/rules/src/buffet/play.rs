//! How the game goes on: what each move does, and what follows from it by itself.
//!
//! Everything here trusts that the move is legal; [`legal`](super::legal) is where that is decided.

use super::{Buffet, Card, Cards, Draw, Event, Move, Part, Phase, Plate, Table};
use crate::Seat;
use crate::listener::Listener;

impl Buffet {
    pub(super) fn play<L: Listener<Event>>(&mut self, mv: Move, listener: &mut L) {
        match mv {
            Move::Choose { seat, card } => self.choose(seat, card, listener),
            Move::TakeBack { seat } => self.take_back(seat, listener),
            Move::Swap { seat, cards } => self.swap(seat, cards, listener),
            Move::Dealt { card, to } => self.dealt(card, to, listener),
            Move::Plate(plate) => self.turned_up(plate, listener),
        }
    }

    /// B2: until the last one has chosen, a choice may be changed.
    fn choose<L: Listener<Event>>(&mut self, seat: Seat, card: Card, listener: &mut L) {
        self.take_back(seat, listener);
        self.state.hand_mut(seat).remove(card);
        self.state.chosen[seat.index()] = Some(card);
        let card = Some(card);
        listener.hear(Event::Chosen { seat, card });
        if self.state.table.racing.without(self.state.have_chosen()).is_empty() {
            self.show(listener);
            self.judge(listener);
        }
    }

    fn take_back<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        if let Some(card) = self.state.chosen[seat.index()].take() {
            self.state.hand_mut(seat).insert(card);
            let card = Some(card);
            listener.hear(Event::TakenBack { seat, card });
        }
    }

    /// B16: nobody has to be asked; the discards lie in the order of showing.
    fn show<L: Listener<Event>>(&mut self, listener: &mut L) {
        let table = &mut self.state.table;
        for seat in table.racing.from(table.token) {
            let Some(card) = self.state.chosen[seat.index()].take() else {
                continue;
            };
            let mouse = &mut table.mice[seat.index()];
            let from = *mouse;
            *mouse += card.fields();
            let to = *mouse;
            table.discards.push(card);
            listener.hear(Event::Shown { seat, card, from, to });
        }
    }

    /// Who leaves after a card: the one who is alone at the back, or of the last two the one who is ahead with the better end.
    fn judge<L: Listener<Event>>(&mut self, listener: &mut L) {
        let table = &self.state.table;
        if table.racing.len() == 2 {
            match (table.foremost().only(), table.last().only()) {
                (Some(front), Some(back)) => self.finish(front, back, listener),
                _ => self.nobody_leaves(listener),
            }
        } else {
            match table.last().only() {
                Some(seat) => self.first_or_next_leaves(seat, listener),
                None => self.nobody_leaves(listener),
            }
        }
    }

    fn nobody_leaves<L: Listener<Event>>(&mut self, listener: &mut L) {
        listener.hear(Event::Level);
        self.open_choosing(listener);
    }

    /// At most one leaves for each card, so nobody looks whether the next one now stands alone.
    fn first_or_next_leaves<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        let is_first = self.state.table.racing == self.state.table.all_seats();
        self.take_worst_plate(seat, listener);
        self.leave(seat, listener);
        let racing = self.state.table.racing;
        if self.state.table.token == seat
            && let Some(next) = racing.from(seat).next()
        {
            self.pass_token(next, listener);
        }
        // B3: after taking the plate. With three players the second part has no swap.
        if is_first && self.state.table.part == Part::First {
            self.state.table.phase = Phase::Swap { seat };
        } else {
            self.open_choosing(listener);
        }
    }

    /// Two mice, one ahead. In the first part of three both get a plate (B7); otherwise only the one in front.
    fn finish<L: Listener<Event>>(&mut self, front: Seat, back: Seat, listener: &mut L) {
        let both_eat = self.state.table.seats == 3 && self.state.table.part == Part::First;
        if both_eat {
            self.take_worst_plate(back, listener);
        } else {
            listener.hear(Event::WentHungry { seat: back });
        }
        self.leave(back, listener);
        self.take_worst_plate(front, listener);
        self.leave(front, listener);
        if both_eat {
            self.start_second_part(listener);
        } else {
            self.end_round(front, listener);
        }
    }

    /// What is left is handed out from the worst to the best, so the last one to be taken is the best.
    fn take_worst_plate<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        let table = &mut self.state.table;
        if let Some(plate) = table.buffet.worst() {
            table.buffet.remove(plate);
            let covers = table.stacks[seat.index()].lay(plate);
            listener.hear(Event::PlateTaken { seat, plate, covers });
        }
    }

    fn leave<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        self.state.table.racing.remove(seat);
        self.state.table.mice[seat.index()] = 0;
        listener.hear(Event::Left { seat });
    }

    fn pass_token<L: Listener<Event>>(&mut self, to: Seat, listener: &mut L) {
        let from = std::mem::replace(&mut self.state.table.token, to);
        if from != to {
            listener.hear(Event::TokenPassed { from, to });
        }
    }

    fn all_to_the_start(&mut self) {
        self.state.table.racing = self.state.table.all_seats();
        self.state.table.mice = [0; Seat::COUNT];
    }

    /// B15: the token stays where it is; hands stay as they are.
    fn start_second_part<L: Listener<Event>>(&mut self, listener: &mut L) {
        self.state.table.part = Part::Second;
        self.all_to_the_start();
        listener.hear(Event::PartStarted { part: Part::Second });
        self.open_choosing(listener);
    }

    /// After the last round nobody draws (B14), and mice and token stay where they are (B18).
    fn end_round<L: Listener<Event>>(&mut self, best_plate_to: Seat, listener: &mut L) {
        let table = &self.state.table;
        if table.face_down.len() < table.plates_a_round() {
            self.state.table.phase = Phase::Over;
            if L::LISTENS {
                let standings = self.state.table.standings();
                listener.hear(Event::GameOver { standings });
            }
            return;
        }
        let neighbour = best_plate_to.next(table.seats);
        self.pass_token(neighbour, listener);
        self.start_round(listener);
    }

    /// B14: hands are filled up beginning with the new holder of the token; then the plates are turned up.
    fn start_round<L: Listener<Event>>(&mut self, listener: &mut L) {
        let table = &mut self.state.table;
        table.round += 1;
        table.part = Part::First;
        let round = table.round;
        self.all_to_the_start();
        listener.hear(Event::RoundStarted { round });
        if !self.ask_to_draw(self.state.table.token, Draw::FillUp, listener) {
            self.state.table.phase = Phase::TurnUp;
        }
    }

    fn turned_up<L: Listener<Event>>(&mut self, plate: Plate, listener: &mut L) {
        let table = &mut self.state.table;
        table.face_down.remove(plate);
        table.buffet.insert(plate);
        listener.hear(Event::TurnedUp { plate });
        if self.state.table.buffet.len() == self.state.table.plates_a_round() {
            self.open_choosing(listener);
        }
    }

    /// B13: whoever must choose and has no card draws before anybody chooses, clockwise from the token.
    fn open_choosing<L: Listener<Event>>(&mut self, listener: &mut L) {
        if !self.ask_to_draw(self.state.table.token, Draw::EmptyHand, listener) {
            self.state.table.phase = Phase::Choose;
        }
    }

    /// B11: all of them go onto the discards, then as many are drawn.
    fn swap<L: Listener<Event>>(&mut self, seat: Seat, cards: Cards, listener: &mut L) {
        self.state.hand_mut(seat).remove_all(cards);
        cards.iter().for_each(|card| self.state.table.discards.push(card));
        listener.hear(Event::Swapped { seat, cards });
        match cards.len() {
            0 => self.open_choosing(listener),
            left => self.await_card(seat, left, Draw::Swap, listener),
        }
    }

    fn dealt<L: Listener<Event>>(&mut self, card: Card, to: Seat, listener: &mut L) {
        let Phase::Draw { left, why, .. } = self.state.table.phase else {
            return;
        };
        self.state.draw_pile.remove(card);
        self.state.hand_mut(to).insert(card);
        let card = Some(card);
        listener.hear(Event::Dealt { to, card });
        if left > 1 {
            self.await_card(to, left - 1, why, listener);
            return;
        }
        let next = to.next(self.state.table.seats);
        match why {
            Draw::FillUp if next != self.state.table.token && self.ask_to_draw(next, why, listener) => {}
            Draw::FillUp => self.state.table.phase = Phase::TurnUp,
            Draw::EmptyHand | Draw::Swap => self.open_choosing(listener),
        }
    }

    /// Looks, clockwise from a seat to the one before the token, for somebody who is to draw. Each draws completely before
    /// the next one.
    fn ask_to_draw<L: Listener<Event>>(&mut self, from: Seat, why: Draw, listener: &mut L) -> bool {
        let table = &self.state.table;
        let mut seat = from;
        loop {
            let held = self.state.hand(seat).len();
            let draws = match why {
                Draw::FillUp => held < Table::HAND,
                Draw::EmptyHand => held == 0 && table.racing.contains(seat),
                Draw::Swap => false,
            };
            if draws {
                self.await_card(seat, Table::HAND - held, why, listener);
                return true;
            }
            seat = seat.next(table.seats);
            if seat == table.token {
                return false;
            }
        }
    }

    /// B12: the discards come back when a card must be drawn and there is none, and not before. B5: there always is one then.
    fn await_card<L: Listener<Event>>(&mut self, to: Seat, left: u8, why: Draw, listener: &mut L) {
        self.state.table.phase = Phase::Draw { to, left, why };
        if self.state.draw_pile.is_empty() {
            self.state.draw_pile = self.state.table.discards.take_all();
            let count = self.state.draw_pile.len();
            listener.hear(Event::Reshuffled { count });
        }
    }
}
