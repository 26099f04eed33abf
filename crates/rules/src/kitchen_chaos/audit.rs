//! Whether a state can occur at all: nothing lost, nothing twice, and the phase fits what lies on the table.

use super::{
    Answer, Deck, KitchenChaos, Number, Phase, Pile, Place, Pot, Put, SEATS, Side, State, Supply, Table, Thing, Things,
    Vegetable,
};
use crate::{Seat, SeatSet};

/// What about a state cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// Three to six may play.
    #[error("there are too few or too many seats")]
    Seats,
    /// Everybody is chef once.
    #[error("there is no such round")]
    Round,
    /// The chef, or a seat where nobody sits, has something.
    #[error("seat {0} does not cook and has something")]
    NoCook(Seat),
    /// Things of a kind have been lost or added.
    #[error("the number of things of the kind {0} is wrong")]
    Things(Thing),
    /// A spoon or a lid is with somebody whose it is not.
    #[error("seat {0} has what belongs to another cook")]
    Owner(Seat),
    /// More than was dealt.
    #[error("the hand of seat {0} does not fit")]
    Hand(Seat),
    /// A card is there more than twice, or of a number that nobody plays.
    #[error("the deck does not fit")]
    Deck,
    /// More than can have been laid there.
    #[error("a pile is too high")]
    Piles,
    /// Something lies on a lid, or in a pot that is not in the ring, or more than there were calls.
    #[error("the pots do not fit")]
    Pots,
    /// The last call does not fit what has been called.
    #[error("the last call does not fit")]
    Call,
    /// Points that nobody can have.
    #[error("nobody can have these points")]
    Scores,
    /// The phase does not fit what lies on the table.
    #[error("the table cannot be waiting for this")]
    Phase,
}

/// Nobody gets more in a round: each call a vegetable that counts, and the bonus for each pot.
const MOST_A_ROUND: i16 = Pot::ROOM as i16 + Pot::BONUS * super::PotId::COUNT as i16;

impl KitchenChaos {
    /// Checks that nothing is lost or there twice, and that the phase fits the table: enough that play goes on soundly from
    /// here. A state that passes need not be one that play leads to.
    ///
    /// # Errors
    /// The first thing found that cannot be.
    pub fn audit(&self) -> Result<(), Contradiction> {
        let state = &self.state;
        let table = &state.table;
        demand(SEATS.contains(&table.seats), Contradiction::Seats)?;
        demand((1..=table.seats).contains(&table.round), Contradiction::Round)?;
        table.audit_scores()?;
        if table.phase == Phase::Over {
            demand(table.round == table.seats, Contradiction::Round)?;
            let mut cleared = *state;
            cleared.clear();
            return demand(cleared == *state, Contradiction::Phase);
        }
        state.audit_seats()?;
        state.audit_deck_and_piles()?;
        state.audit_pots()?;
        state.audit_things()?;
        state.audit_call()?;
        state.audit_phase()
    }
}

impl Table {
    fn audit_scores(&self) -> Result<(), Contradiction> {
        let over = u8::from(self.phase == Phase::Over);
        let most = i16::from(self.round - 1 + over) * MOST_A_ROUND;
        let fits = |seat: Seat| {
            let playing = self.all_seats().contains(seat);
            (0..=if playing { most } else { 0 }).contains(&self.scores[seat.index()])
        };
        demand(Seat::ALL.into_iter().all(fits), Contradiction::Scores)
    }

    /// Whether a cook may have this: a vegetable, or something with an own number.
    fn belongs_to(&self, thing: Thing, seat: Seat) -> bool {
        thing
            .number()
            .is_none_or(|number| self.numbers().contains(&number) && self.cook(number) == seat)
    }
}

impl State {
    fn audit_seats(&self) -> Result<(), Contradiction> {
        let table = &self.table;
        let cooks: SeatSet = table.cooks().fold(SeatSet::EMPTY, |mut cooks, cook| {
            cooks.insert(cook);
            cooks
        });
        for seat in Seat::ALL {
            let index = seat.index();
            let (hand, flight) = (self.hands[index], table.air[index]);
            let right = table.may_draw.contains(seat);
            if !cooks.contains(seat) {
                let nothing = hand.is_empty() && flight.is_none() && !right;
                demand(nothing, Contradiction::NoCook(seat))?;
                continue;
            }
            let mut things = hand.kinds().chain(flight.map(|flight| flight.thing));
            let own = things.all(|thing| table.belongs_to(thing, seat));
            demand(own, Contradiction::Owner(seat))?;
            // K4 and K17: whoever may draw has put something; a flight keeps the right that it took along.
            let flying = u8::from(flight.is_some()) + u8::from(flight.is_some_and(|flight| flight.may_draw));
            let fits = hand.len() + flying + u8::from(right) <= table.hand() && !(right && flying > 0);
            demand(fits, Contradiction::Hand(seat))?;
        }
        Ok(())
    }

    fn audit_pots(&self) -> Result<(), Contradiction> {
        let in_the_ring = self.table.pots().len();
        let others = self.pots.iter().skip(in_the_ring);
        demand(others.into_iter().all(Pot::is_empty), Contradiction::Pots)?;
        for pot in &self.pots {
            for (nth, Put { thing, by }) in pot.iter().enumerate() {
                let on_top = nth + 1 == usize::from(pot.len());
                let lid = matches!(thing, Thing::Lid(_));
                demand(on_top || !lid, Contradiction::Pots)?;
                demand(self.table.is_cook(by), Contradiction::NoCook(by))?;
                demand(self.table.belongs_to(thing, by), Contradiction::Owner(by))?;
            }
        }
        // One thing for each call, which may still be in the air or, with the last call, in the hand.
        let put: u32 = self.pots.iter().map(|pot| u32::from(pot.len())).sum();
        let flying = self.table.air.iter().flatten().count() as u32;
        let open = u32::from(self.table.call.is_some_and(|call| call.answer == Answer::Open));
        demand(put + flying + open <= self.calls().into(), Contradiction::Pots)
    }

    fn audit_deck_and_piles(&self) -> Result<(), Contradiction> {
        let full = Deck::of(self.table.numbers().len() as u8);
        let within = |(number, vegetable)| self.deck.count(number, vegetable) <= full.count(number, vegetable);
        demand(self.deck.kinds().all(within), Contradiction::Deck)?;
        let (calls, start) = (self.calls(), self.table.start_pile());
        let fits = |side: Side, called: u8| self.pile(side).len() <= start + called;
        let low_enough = fits(Side::Left, calls.div_ceil(2)) && fits(Side::Right, calls / 2);
        demand(low_enough, Contradiction::Piles)
    }

    fn audit_things(&self) -> Result<(), Contradiction> {
        let due = self.table.all_things();
        let mut found = [0_u32; Thing::COUNT];
        let mut add = |thing: Thing, count: u8| found[thing.index()] += u32::from(count);
        for heap in self.hands.iter().chain([&self.start]) {
            heap.kinds().for_each(|thing| add(thing, heap.count(thing)));
        }
        let flying = self.table.air.iter().flatten().map(|flight| flight.thing);
        let put = self.pots.iter().flat_map(Pot::iter).map(|put| put.thing);
        flying.chain(put).for_each(|thing| add(thing, 1));
        let piled = self.piles.iter().flat_map(Pile::as_slice);
        piled.for_each(|&vegetable| add(Thing::Vegetable(vegetable), 1));
        for vegetable in Vegetable::ALL {
            add(Thing::Vegetable(vegetable), self.deck.vegetables(vegetable));
        }
        for (number, Supply { spoons, lid }) in Number::ALL.into_iter().zip(self.table.supplies) {
            add(Thing::Spoon(number), spoons);
            add(Thing::Lid(number), lid.into());
        }
        for thing in Thing::ALL {
            let all_there = found[thing.index()] == u32::from(due.count(thing));
            demand(all_there, Contradiction::Things(thing))?;
        }
        Ok(())
    }

    fn audit_call(&self) -> Result<(), Contradiction> {
        let table = &self.table;
        let Some(call) = table.call else {
            return demand(self.calls() == 0, Contradiction::Call);
        };
        let called = table.numbers().contains(&call.number) && self.deck.left(call.number) < Number::CALLS;
        demand(called, Contradiction::Call)?;
        let cook = table.cook(call.number);
        let in_the_air = table.air[cook.index()].is_some();
        // K33: what misses after closing leaves the last call as it was.
        let sound = call.answer != Answer::Thrown || in_the_air || table.closed;
        demand(sound, Contradiction::Call)
    }

    fn audit_phase(&self) -> Result<(), Contradiction> {
        let table = &self.table;
        let fits = match table.phase {
            Phase::Deal => {
                let untouched = self.calls() == 0 && table.call.is_none() && !table.closed;
                let waiting = table.may_draw.is_empty() && !table.anything_flies();
                // So all that is dealt are vegetables.
                let full = |number: &Number| table.supplies[number.index()] == Supply::FULL;
                let untouched = untouched && table.numbers().iter().all(full);
                untouched && waiting && !self.start.is_empty() && self.dealt_in_order()
            }
            Phase::Call => self.start.is_empty() && !self.deck.is_empty() && !table.closed,
            Phase::Cook => {
                // K19: what flies, and nothing else, keeps a closed round going.
                let closed = table.closed && (!self.deck.is_empty() || !table.may_draw.is_empty());
                self.start.is_empty() && !closed && !self.round_is_through()
            }
            Phase::Over => true,
        };
        demand(fits, Contradiction::Phase)
    }

    /// K28: whoever is dealt to earlier has everything, and whoever is later has nothing.
    fn dealt_in_order(&self) -> bool {
        let due = self.due();
        let later = self.table.cooks().skip_while(|&cook| Place::Hand(cook) != due).skip(1);
        let held_later: u8 = later.map(|cook| self.hand(cook)).map(Things::len).sum();
        let (left, right) = (self.pile(Side::Left).len(), self.pile(Side::Right).len());
        match due {
            Place::Hand(_) => held_later == 0 && left + right == 0,
            Place::Pile(_) => left == right || left == right + 1,
        }
    }
}

fn demand(holds: bool, otherwise: Contradiction) -> Result<(), Contradiction> {
    if holds { Ok(()) } else { Err(otherwise) }
}
