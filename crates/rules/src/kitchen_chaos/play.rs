//! How the game goes on: what each move does, and what follows from it by itself.
//!
//! Everything here trusts that the move is legal; [`legal`](super::legal) is where that is decided.

use super::{
    Answer, Call, Event, Flight, KitchenChaos, Move, Number, Phase, Place, PotId, Put, Source, Thing, Vegetable,
};
use crate::listener::Listener;
use crate::{Seat, SeatSet};

impl KitchenChaos {
    pub(super) fn play<L: Listener<Event>>(&mut self, mv: Move, listener: &mut L) {
        match mv {
            Move::Call => self.state.table.phase = Phase::Call,
            Move::Close => self.close(listener),
            Move::Throw { seat, thing } => self.throw(seat, thing, listener),
            Move::Land { seat, pot } => self.land(seat, pot, listener),
            Move::Miss { seat } => self.miss(seat, listener),
            Move::Draw { seat, from } => self.draw_from(seat, from, listener),
            Move::Dealt { vegetable, to } => self.dealt(vegetable, to, listener),
            Move::Called { number, vegetable } => self.called(number, vegetable, listener),
        }
    }

    fn dealt<L: Listener<Event>>(&mut self, vegetable: Vegetable, to: Place, listener: &mut L) {
        let state = &mut self.state;
        let thing = Thing::Vegetable(vegetable);
        state.start.remove(thing);
        match to {
            Place::Hand(seat) => {
                state.hand_mut(seat).insert(thing);
                let vegetable = Some(vegetable);
                listener.hear(Event::Dealt { to: seat, vegetable });
            }
            Place::Pile(pile) => {
                state.piles[pile.index()].push(vegetable);
                listener.hear(Event::Laid { vegetable, pile });
            }
        }
        if state.start.is_empty() {
            state.table.phase = Phase::Cook;
        }
    }

    /// K6: whatever came of the call before, it is over. What flies goes on flying (K15).
    fn called<L: Listener<Event>>(&mut self, number: Number, vegetable: Vegetable, listener: &mut L) {
        let state = &mut self.state;
        let pile = state.next_pile();
        state.deck.remove(number, vegetable);
        state.piles[pile.index()].push(vegetable);
        state.table.call = Some(Call {
            number,
            answer: Answer::Open,
        });
        state.table.phase = Phase::Cook;
        listener.hear(Event::Called {
            number,
            seat: state.table.cook(number),
            vegetable,
            pile,
        });
    }

    /// K17: a right to draw lapses with the throw, and comes back if that misses.
    fn throw<L: Listener<Event>>(&mut self, seat: Seat, thing: Thing, listener: &mut L) {
        self.state.hand_mut(seat).remove(thing);
        let table = &mut self.state.table;
        let may_draw = table.may_draw.contains(seat);
        table.may_draw.remove(seat);
        table.air[seat.index()] = Some(Flight { thing, may_draw });
        answer(&mut table.call, Answer::Thrown);
        listener.hear(Event::Thrown { seat, thing });
    }

    /// K13: only the landing counts.
    fn land<L: Listener<Event>>(&mut self, seat: Seat, pot: PotId, listener: &mut L) {
        let table = &mut self.state.table;
        let answers = table.flies_for_this_call(seat);
        let Some(Flight { thing, .. }) = table.air[seat.index()].take() else {
            return;
        };
        if answers {
            answer(&mut table.call, Answer::Landed);
        }
        let may_draw = !table.closed;
        if may_draw {
            table.may_draw.insert(seat);
        }
        self.state.pots[pot.index()].push(Put { thing, by: seat });
        listener.hear(Event::Landed {
            seat,
            thing,
            pot,
            answers,
            may_draw,
        });
        self.end_round_if_through(listener);
    }

    /// K14: before the next call the chance comes back, after it only the card does.
    fn miss<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        let table = &mut self.state.table;
        let again = table.flies_for_this_call(seat) && !table.closed;
        let Some(Flight { thing, may_draw }) = table.air[seat.index()].take() else {
            return;
        };
        if again {
            answer(&mut table.call, Answer::Open);
        }
        let may_draw = may_draw && !table.closed;
        if may_draw {
            table.may_draw.insert(seat);
        }
        self.state.hand_mut(seat).insert(thing);
        listener.hear(Event::Missed {
            seat,
            thing,
            again,
            may_draw,
        });
        self.end_round_if_through(listener);
    }

    fn draw_from<L: Listener<Event>>(&mut self, seat: Seat, from: Source, listener: &mut L) {
        let state = &mut self.state;
        let mut uncovers = None;
        let thing = match from {
            Source::Pile(side) => {
                let pile = &mut state.piles[side.index()];
                let Some(vegetable) = pile.pop() else {
                    return;
                };
                uncovers = pile.top();
                Thing::Vegetable(vegetable)
            }
            Source::Spoon(number) => {
                state.table.supply_mut(number).spoons -= 1;
                Thing::Spoon(number)
            }
            Source::Lid(number) => {
                state.table.supply_mut(number).lid = false;
                Thing::Lid(number)
            }
        };
        state.table.may_draw.remove(seat);
        state.hand_mut(seat).insert(thing);
        listener.hear(Event::Drew {
            seat,
            thing,
            from,
            uncovers,
        });
    }

    /// K19: no draws afterwards; what is in the air still counts if it lands.
    fn close<L: Listener<Event>>(&mut self, listener: &mut L) {
        self.state.table.closed = true;
        self.state.table.may_draw = SeatSet::EMPTY;
        listener.hear(Event::Closed);
        self.end_round_if_through(listener);
    }

    fn end_round_if_through<L: Listener<Event>>(&mut self, listener: &mut L) {
        if !self.state.round_is_through() {
            return;
        }
        let table = &mut self.state.table;
        for &id in table.pots() {
            let pot = &self.state.pots[id.index()];
            let to = pot.last_spoon().map(|number| table.cook(number));
            if !L::LISTENS && to.is_none() {
                continue;
            }
            let worth = pot.worth();
            if let Some(seat) = to {
                table.scores[seat.index()] += worth;
            }
            let pot = *pot;
            listener.hear(Event::PotOpened { id, pot, worth, to });
        }
        let (round, seats) = (table.round, table.seats);
        self.state.clear();
        listener.hear(Event::RoundEnded { round });
        if round < seats {
            self.state.prepare(round + 1);
            let (round, chef) = (round + 1, self.state.table.chef());
            listener.hear(Event::RoundStarted { round, chef });
        } else if L::LISTENS {
            let standings = self.state.table.standings();
            listener.hear(Event::GameOver { standings });
        }
    }
}

pub(super) fn answer(call: &mut Option<Call>, answer: Answer) {
    if let Some(call) = call {
        call.answer = answer;
    }
}
