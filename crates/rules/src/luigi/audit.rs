//! Whether a state can occur at all: nothing lost, nothing twice, and the agenda fits what lies on the table.

use super::{Cubes, Food, GuestId, GuestSet, Luigi, MOST_SEATS, Pending, Place, Row, SEATS, Stall, State};
use crate::Seat;

/// What about a state cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// Two to four may play.
    #[error("there are too few or too many seats")]
    Seats,
    /// A seat where nobody sits has something, or should decide something.
    #[error("somebody has played at an empty seat")]
    EmptySeat,
    /// Cubes have been lost or added.
    #[error("the number of cubes of {0} is wrong")]
    Cubes(Food),
    /// A guest is missing, there twice, or nobody's to have.
    #[error("the guest {0} is missing, there twice, or not at this table")]
    Guest(GuestId),
    /// On an order lies what was not ordered, or everything.
    #[error("what lies on the orders of seat {0} does not fit")]
    Order(Seat),
    /// More tokens than there are.
    #[error("there are more tokens than 35")]
    Tokens,
    /// A stall holds more than it can.
    #[error("there is too much on the stall {0}")]
    Market(Stall),
    /// Pile, box and taken guests do not add up.
    #[error("the pile, the box and the guests that were taken do not add up")]
    Pile,
    /// The turns that are left do not fit.
    #[error("the number of turns that are left does not fit")]
    TurnsLeft,
    /// The agenda does not fit what lies on the table.
    #[error("the table cannot be waiting for this")]
    Agenda,
}

impl Luigi {
    /// Checks that nothing is lost or there twice, and that the agenda fits the table: enough that play goes on soundly from
    /// here. A state that passes need not be one that play leads to.
    ///
    /// # Errors
    /// The first thing found that cannot be.
    pub fn audit(&self) -> Result<(), Contradiction> {
        let state = &self.state;
        demand(SEATS.contains(&state.seats), Contradiction::Seats)?;
        let mut houses = state.houses.iter().skip(usize::from(state.seats));
        let sits = |seat: Seat| state.all_seats().contains(seat);
        let mut agenda = state.agenda.as_slice().iter();
        let fits = agenda.all(|&pending| sits(state.decides(pending)) && state.receives(pending).is_none_or(sits));
        demand(fits && sits(state.turn), Contradiction::EmptySeat)?;
        demand(houses.all(super::Ristorante::is_untouched), Contradiction::EmptySeat)?;
        state.audit_cubes()?;
        state.audit_guests()?;
        self.audit_orders()?;
        let tokens = state.houses.iter().map(|house| u32::from(house.tokens.unsigned_abs()));
        demand(tokens.sum::<u32>() <= u32::from(State::TOKENS), Contradiction::Tokens)?;
        for stall in Stall::all() {
            let fits = state.market.at(stall).len() <= stall.row().capacity();
            demand(fits, Contradiction::Market(stall))?;
        }
        state.audit_pile()?;
        state.audit_turns_left()?;
        demand(self.agenda_fits(), Contradiction::Agenda)
    }

    fn audit_orders(&self) -> Result<(), Contradiction> {
        for seat in self.state.all_seats().iter() {
            for (_, waiting) in self.state.house(seat).waiting() {
                let order = self.book.card(waiting.guest).order;
                // L15: whoever has everything was cashed.
                let open = order.contains_all(waiting.served) && order != waiting.served;
                demand(open, Contradiction::Order(seat))?;
            }
        }
        Ok(())
    }

    fn agenda_fits(&self) -> bool {
        let state = &self.state;
        let drawing = !state.bag.is_empty();
        match *state.agenda.as_slice() {
            [] => state.turns_left == Some(0),
            [Pending::Turn] => true,
            [Pending::Pay { stall, left }] => {
                let due = left > 0 && left <= stall.row().clocks();
                due && !state.market.at(stall).is_empty() && left <= state.house(state.turn).patience()
            }
            [Pending::Serve] => self.has_to_choose_whom_to_serve(state.turn) && self.only_contested_food_fits(),
            [Pending::Jokers] => {
                let offered = |place: Place| self.check_joker(state.turn, place).is_ok();
                self.nothing_fits() && Place::ALL.into_iter().any(offered)
            }
            [Pending::Jokers, Pending::Spend { place, jokers, laid }] => {
                let due = (1..=self.missing(state.turn, place).len()).contains(&jokers) && laid < Self::ANY_CUBES;
                let store = state.house(state.turn).store;
                due && self.nothing_fits() && super::legal::suffices(store, jokers, laid)
            }
            [Pending::SetUp, Pending::Cubes { to, left }] => {
                to == state.turn && (1..=State::FIRST_CUBES).contains(&left) && drawing
            }
            [Pending::Refill { row }] => state.is_being_filled(row) && drawing,
            [Pending::Refill { row }, Pending::Excess { seat }] => {
                state.is_being_filled(row) && state.lacks_cubes(seat)
            }
            [Pending::Welcome { .. }] => state.taken > 0,
            [Pending::Welcome { .. }, top] => self.special_fits(top),
            [
                Pending::Welcome { .. },
                Pending::Cubes { left, .. },
                Pending::Excess { seat },
            ] => (1..=2).contains(&left) && state.lacks_cubes(seat),
            _ => false,
        }
    }

    fn special_fits(&self, top: Pending) -> bool {
        let state = &self.state;
        match top {
            Pending::Give { .. } => true,
            Pending::Friend { .. } => state.unseen.len() > state.taken,
            Pending::Flowers { seat } => state.house(seat).tokens < 0 || state.tokens_out() < State::TOKENS,
            Pending::Impatience { seat } => !state.house(seat).is_empty(),
            Pending::Cost { seat } => self.has_something_to_lay_off(seat),
            Pending::Cubes { left, .. } => (1..=2).contains(&left) && !state.bag.is_empty(),
            _ => false,
        }
    }

    fn nothing_fits(&self) -> bool {
        let house = self.state.house(self.state.turn);
        let wanted = house.wanted(&self.book);
        !house.store.kinds().any(|food| wanted.contains(food))
    }

    /// L15: whatever leaves no choice has been served.
    fn only_contested_food_fits(&self) -> bool {
        let seat = self.state.turn;
        let house = self.state.house(seat);
        let wanted = house.wanted(&self.book);
        let mut fitting = house.store.kinds().filter(|&food| wanted.contains(food));
        fitting.all(|food| self.is_contested(seat, food))
    }
}

impl State {
    /// Who gets what chance is asked for.
    const fn receives(&self, pending: Pending) -> Option<Seat> {
        match pending {
            Pending::Friend { to } | Pending::Cubes { to, .. } => Some(to),
            _ => None,
        }
    }

    fn audit_cubes(&self) -> Result<(), Contradiction> {
        for food in Food::ALL {
            let count = |cubes: Cubes| u32::from(cubes.count(food));
            let market: u32 = Stall::all().map(|stall| count(self.market.at(stall))).sum();
            let houses = self.houses.iter().map(|house| {
                let served: u32 = house.waiting().map(|(_, waiting)| count(waiting.served)).sum();
                served + count(house.store)
            });
            let found = market + houses.sum::<u32>() + count(self.bag) + count(self.beside);
            demand(found == u32::from(food.in_play()), Contradiction::Cubes(food))?;
        }
        Ok(())
    }

    fn audit_guests(&self) -> Result<(), Contradiction> {
        let mut seen = GuestSet::EMPTY;
        let mut once = |guest: GuestId| {
            let new = !seen.contains(guest);
            seen.insert(guest);
            demand(new, Contradiction::Guest(guest))
        };
        let given = self.agenda.as_slice().iter().filter_map(|pending| match pending {
            Pending::Give { guest } => Some(*guest),
            _ => None,
        });
        self.unseen
            .iter()
            .chain(self.discards.iter())
            .chain(given)
            .try_for_each(&mut once)?;
        for house in &self.houses {
            house.cashed.iter().try_for_each(&mut once)?;
            house.waiting().try_for_each(|(_, waiting)| once(waiting.guest))?;
        }
        for guest in GuestId::all() {
            // L12: starting guests of empty seats stay out, and the others are never drawn.
            let place = guest.index().checked_sub(GuestId::ORDINARY);
            let is_there = place.is_none_or(|place| place / 2 < usize::from(self.seats));
            let fits = seen.contains(guest) == is_there && !(guest.is_starting() && self.unseen.contains(guest));
            demand(fits, Contradiction::Guest(guest))?;
        }
        Ok(())
    }

    fn audit_pile(&self) -> Result<(), Contradiction> {
        let first_pile = State::PILE_A_PLAYER * self.seats;
        let first_box = GuestId::ORDINARY as u8 - first_pile;
        let boxed = self
            .unseen
            .len()
            .checked_sub(self.pile)
            .and_then(|left| left.checked_sub(self.taken));
        let boxed = boxed.ok_or(Contradiction::Pile)?;
        // L25: the box is opened when the pile has run out.
        let opened = self.pile == 0 && boxed <= first_box;
        demand(
            opened || (boxed == first_box && self.pile <= first_pile),
            Contradiction::Pile,
        )?;
        let up = u8::from(self.turned_up().is_some());
        match *self.agenda.as_slice() {
            [Pending::Welcome { kept, given }, ..] => {
                let rivals_only = !given.contains(self.turn) && given.without(self.all_seats()).is_empty();
                let handed_out = kept <= Luigi::KEPT && rivals_only;
                let in_hand = u32::from(kept) + u32::from(given.len()) + u32::from(up) + u32::from(self.taken);
                demand(handed_out && in_hand == u32::from(self.seats) + 1, Contradiction::Pile)
            }
            [Pending::SetUp, ..] => {
                let untouched = self.unseen == GuestSet::ORDINARY && self.pile == first_pile;
                let market_empty = Row::ALL.into_iter().all(|row| self.market.is_row_empty(row));
                demand(untouched && market_empty && self.taken == 0, Contradiction::Pile)
            }
            _ => demand(self.taken == 0, Contradiction::Pile),
        }
    }

    fn audit_turns_left(&self) -> Result<(), Contradiction> {
        let ended = self.pile == 0;
        let bottom = self.agenda.as_slice().first();
        let fits = match (self.turns_left, bottom) {
            (None, _) => !ended,
            // The turn in which the pile ran out is a welcome.
            (Some(left), Some(Pending::Turn | Pending::Pay { .. })) => ended && left < self.seats,
            (Some(left), Some(Pending::Welcome { .. })) => ended && left == self.seats,
            (Some(left), _) => ended && left <= self.seats,
        };
        demand(fits, Contradiction::TurnsLeft)
    }

    /// L23: each stall is full before the next one is filled.
    fn is_being_filled(&self, row: Row) -> bool {
        let Some(next) = self.market.first_not_full(row) else {
            return false;
        };
        row.stalls()
            .filter(|&stall| stall > next)
            .all(|stall| self.market.at(stall).is_empty())
    }

    /// L8: nothing lies beside the market, and it is this seat's turn to return something.
    fn lacks_cubes(&self, seat: Seat) -> bool {
        self.beside.is_empty() && self.first_with_excess() == Some(seat)
    }
}

const _: () = assert!(*SEATS.end() as usize == MOST_SEATS, "there is a house for everybody");

fn demand(holds: bool, otherwise: Contradiction) -> Result<(), Contradiction> {
    if holds { Ok(()) } else { Err(otherwise) }
}
