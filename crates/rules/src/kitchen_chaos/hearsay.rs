//! A table, and a view of it, that only hear what happened. A screen keeps one beside the game: it moves on event by
//! event, at the pace of what is shown, while the game itself is already ahead.

use super::play::answer;
use super::view::{PileView, PotView};
use super::{Answer, Call, Event, Flight, Number, Pot, Put, Source, State, Table, Thing, View};
use crate::SeatSet;

impl Table {
    /// Moves things about as an event tells, and nothing that it does not tell. `phase` does not follow: it says what may be
    /// done, not what lies where.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::Called { number, .. } => {
                let answer = Answer::Open;
                self.call = Some(Call { number, answer });
            }
            Event::Thrown { seat, thing } => {
                let may_draw = self.may_draw.contains(seat);
                self.may_draw.remove(seat);
                self.air[seat.index()] = Some(Flight { thing, may_draw });
                answer(&mut self.call, Answer::Thrown);
            }
            Event::Landed {
                seat,
                answers,
                may_draw,
                ..
            } => {
                self.air[seat.index()] = None;
                if answers {
                    answer(&mut self.call, Answer::Landed);
                }
                if may_draw {
                    self.may_draw.insert(seat);
                }
            }
            Event::Missed {
                seat, again, may_draw, ..
            } => {
                self.air[seat.index()] = None;
                if again {
                    answer(&mut self.call, Answer::Open);
                }
                if may_draw {
                    self.may_draw.insert(seat);
                }
            }
            Event::Drew { seat, from, .. } => {
                self.may_draw.remove(seat);
                match from {
                    Source::Pile(_) => {}
                    Source::Spoon(number) => self.supply_mut(number).spoons -= 1,
                    Source::Lid(number) => self.supply_mut(number).lid = false,
                }
            }
            Event::Closed => {
                self.closed = true;
                self.may_draw = SeatSet::EMPTY;
            }
            Event::PotOpened {
                worth, to: Some(seat), ..
            } => self.scores[seat.index()] += worth,
            Event::RoundEnded { .. } => self.clear(),
            Event::RoundStarted { round, .. } => self.prepare(round),
            // In hands, pots and piles, or words about what is to be seen anyway.
            Event::Dealt { .. } | Event::Laid { .. } | Event::PotOpened { to: None, .. } | Event::GameOver { .. } => {}
        }
    }
}

impl State {
    /// As [`Table::hear`], with pots, piles, hands and the deck: for somebody who is told everything.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::Dealt {
                to,
                vegetable: Some(vegetable),
            } => {
                self.start.remove(Thing::Vegetable(vegetable));
                self.hand_mut(to).insert(Thing::Vegetable(vegetable));
            }
            Event::Laid { vegetable, pile } => {
                self.start.remove(Thing::Vegetable(vegetable));
                self.piles[pile.index()].push(vegetable);
            }
            Event::Called {
                number,
                vegetable,
                pile,
                ..
            } => {
                self.deck.remove(number, vegetable);
                self.piles[pile.index()].push(vegetable);
            }
            Event::Thrown { seat, thing } => self.hand_mut(seat).remove(thing),
            Event::Landed { seat, thing, pot, .. } => self.pots[pot.index()].push(Put { thing, by: seat }),
            Event::Missed { seat, thing, .. } => self.hand_mut(seat).insert(thing),
            Event::Drew { seat, thing, from, .. } => {
                self.hand_mut(seat).insert(thing);
                if let Source::Pile(side) = from {
                    self.piles[side.index()].pop();
                }
            }
            Event::PotOpened { id, .. } => self.pots[id.index()] = Pot::default(),
            Event::RoundEnded { .. } => self.clear(),
            Event::RoundStarted { round, .. } => self.prepare(round),
            Event::Dealt { vegetable: None, .. } | Event::Closed | Event::GameOver { .. } => {}
        }
        self.table.hear(event);
    }
}

impl View {
    /// As [`Table::hear`], with what this seat sees of hands, pots and piles.
    pub fn hear(&mut self, event: &Event) {
        let own = self.seat;
        match *event {
            Event::Dealt { to, vegetable } => {
                self.hand_sizes[to.index()] += 1;
                if let Some(vegetable) = vegetable.filter(|_| to == own) {
                    self.hand.insert(Thing::Vegetable(vegetable));
                }
            }
            Event::Laid { vegetable, pile } => self.piles[pile.index()].lay(vegetable),
            Event::Called {
                number,
                vegetable,
                pile,
                ..
            } => {
                self.calls_left[number.index()] -= 1;
                self.piles[pile.index()].lay(vegetable);
            }
            Event::Thrown { seat, thing } => {
                self.hand_sizes[seat.index()] -= 1;
                if seat == own {
                    self.hand.remove(thing);
                }
            }
            Event::Landed { seat, thing, pot, .. } => self.pots[pot.index()].put(thing, seat == own),
            Event::Missed { seat, thing, .. } => {
                self.hand_sizes[seat.index()] += 1;
                if seat == own {
                    self.hand.insert(thing);
                }
            }
            Event::Drew {
                seat,
                thing,
                from,
                uncovers,
            } => {
                self.hand_sizes[seat.index()] += 1;
                if seat == own {
                    self.hand.insert(thing);
                }
                if let Source::Pile(side) = from {
                    let pile = &mut self.piles[side.index()];
                    pile.height -= 1;
                    pile.top = uncovers;
                }
            }
            Event::PotOpened { id, .. } => self.pots[id.index()] = PotView::default(),
            Event::RoundEnded { .. } => {
                self.hand = super::Things::EMPTY;
                self.hand_sizes = Default::default();
                self.calls_left = Default::default();
                self.piles = [PileView::default(); 2];
            }
            Event::RoundStarted { .. } | Event::Closed | Event::GameOver { .. } => {}
        }
        self.table.hear(event);
        if let Event::RoundStarted { .. } = event {
            for &number in self.table.numbers() {
                self.calls_left[number.index()] = Number::CALLS;
            }
        }
    }
}
