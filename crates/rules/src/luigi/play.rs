//! How the game goes on: what each move does, and what follows from it by itself.
//!
//! Everything here trusts that the move is legal; [`legal`](super::legal) is where that is decided. A move does its one thing
//! and says on the agenda what is still to be done; [`go_on`](Luigi::go_on) then does whatever needs nobody's decision.

use super::{
    Agenda, Event, Food, GuestId, Luigi, Move, Pending, Place, Row, Special, Stall, State, TokenChange, Waiting,
};
use crate::listener::Listener;
use crate::{Seat, SeatSet};

impl Luigi {
    pub(super) fn play<L: Listener<Event>>(&mut self, mv: Move, listener: &mut L) {
        let Some(top) = self.state.agenda.top() else {
            return;
        };
        let seat = self.state.decides(top);
        match mv {
            Move::Buy(stall) => self.buy(stall, listener),
            Move::Welcome => self.welcome(listener),
            Move::Pass => {
                listener.hear(Event::Passed { seat });
                // L26: whoever passes still serves and cashes.
                self.state.agenda.replace(Pending::Serve);
            }
            Move::Push(place) => self.push(top, seat, place, listener),
            Move::Serve { food, place } => self.serve(seat, food, place, listener),
            Move::Joker(place) => self.begin_joker(seat, place),
            Move::TwoDesserts => self.spend(top, seat, Food::Dessert, 2, listener),
            Move::Spend(food) => self.spend(top, seat, food, 1, listener),
            Move::Done => self.begin_refill(listener),
            Move::Give(to) => self.give(top, to, listener),
            Move::TakeFlowers => {
                self.state.agenda.pop();
                self.take_flowers(seat, listener);
            }
            Move::DeclineFlowers => {
                self.state.agenda.pop();
                listener.hear(Event::FlowersDeclined { seat });
            }
            Move::LayOffStore(food) => {
                self.state.agenda.pop();
                self.state.house_mut(seat).store.remove(food);
                self.state.beside.insert(food);
                listener.hear(Event::LaidOffStore { seat, food });
            }
            Move::LayOffServed { food, place } => self.lay_off_served(seat, food, place, listener),
            Move::LayOffToken => {
                self.state.agenda.pop();
                self.lay_off_token(seat, listener);
            }
            Move::Return(food) => {
                self.state.house_mut(seat).store.remove(food);
                self.state.bag.insert(food);
                listener.hear(Event::Returned { seat, food });
            }
            Move::Cube(food) => self.cube(top, food, listener),
            Move::Guest(guest) => self.guest(top, guest, listener),
        }
        self.go_on(listener);
    }

    /// Does everything that needs nobody's decision, until somebody or chance has to decide.
    pub(super) fn go_on<L: Listener<Event>>(&mut self, listener: &mut L) {
        while let Some(top) = self.state.agenda.top() {
            let waits = match top {
                Pending::SetUp => self.next_to_set_up(listener),
                Pending::Serve => self.serve_what_leaves_no_choice(listener),
                Pending::Jokers => self.offer_jokers(listener),
                Pending::Welcome { .. } => self.next_of_the_taken(),
                Pending::Cubes { left: 0, .. } => {
                    self.state.agenda.pop();
                    false
                }
                Pending::Cubes { .. } => self.fill_bag(listener),
                Pending::Refill { row } => self.next_to_stock(row, listener),
                Pending::Excess { .. } => self.next_with_excess(),
                Pending::Turn
                | Pending::Pay { .. }
                | Pending::Spend { .. }
                | Pending::Give { .. }
                | Pending::Friend { .. }
                | Pending::Flowers { .. }
                | Pending::Impatience { .. }
                | Pending::Cost { .. } => true,
            };
            if waits {
                return;
            }
        }
    }

    /// L13: in seat order; what fits is served, an order completed is cashed, and no jokers. The two starting guests want
    /// nothing of the same, so there is never a choice.
    fn next_to_set_up<L: Listener<Event>>(&mut self, listener: &mut L) -> bool {
        let seat = self.state.turn;
        self.serve_forced(seat, listener);
        let next = seat.next(self.state.seats);
        if next == Seat::First {
            self.state.agenda.replace(Pending::Refill { row: Row::First });
        } else {
            self.state.turn = next;
            listener.hear(Event::SettingUp { seat: next });
            let left = State::FIRST_CUBES;
            self.state.agenda.push(Pending::Cubes { to: next, left });
        }
        false
    }

    fn buy<L: Listener<Event>>(&mut self, stall: Stall, listener: &mut L) {
        match stall.row().clocks() {
            0 => self.collect(stall, listener),
            left => self.state.agenda.replace(Pending::Pay { stall, left }),
        }
    }

    /// The cubes come after the last clock: whoever was pushed out for them gets none.
    fn collect<L: Listener<Event>>(&mut self, stall: Stall, listener: &mut L) {
        let seat = self.state.turn;
        let cubes = self.state.market.take(stall);
        self.state.house_mut(seat).store.insert_all(cubes);
        listener.hear(Event::Bought { seat, stall, cubes });
        self.state.agenda.replace(Pending::Serve);
    }

    /// For a clock, or out of impatience (L20: by the same rule).
    fn push<L: Listener<Event>>(&mut self, why: Pending, seat: Seat, place: Place, listener: &mut L) {
        match place.right() {
            Some(to) => self.shift(seat, place, to, listener),
            None => self.show_out(seat, place, listener),
        }
        match why {
            Pending::Pay { stall, left: 1 } => self.collect(stall, listener),
            Pending::Pay { stall, left } => self.state.agenda.replace(Pending::Pay { stall, left: left - 1 }),
            _ => self.state.agenda.pop(),
        }
    }

    fn shift<L: Listener<Event>>(&mut self, seat: Seat, from: Place, to: Place, listener: &mut L) {
        let places = &mut self.state.house_mut(seat).places;
        if let Some(waiting) = places[from.index()].take() {
            places[to.index()] = Some(waiting);
            let guest = waiting.guest;
            listener.hear(Event::Moved { seat, guest, from, to });
        }
    }

    /// Out of the door, unserved: a lemon for the house.
    fn show_out<L: Listener<Event>>(&mut self, seat: Seat, from: Place, listener: &mut L) {
        let Some(waiting) = self.state.house_mut(seat).places[from.index()].take() else {
            return;
        };
        let Waiting { guest, served: cubes } = waiting;
        self.state.beside.insert_all(cubes);
        self.state.discards.insert(guest);
        listener.hear(Event::Left {
            seat,
            guest,
            from,
            cubes,
        });
        self.take_lemon(seat, listener);
    }

    fn take_lemon<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        if self.state.house(seat).tokens > 0 {
            self.change_tokens(seat, TokenChange::FlowersReturned, listener);
        } else {
            self.take_token(seat, TokenChange::LemonTaken, listener);
        }
    }

    fn take_flowers<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        if self.state.house(seat).tokens < 0 {
            self.change_tokens(seat, TokenChange::LemonReturned, listener);
        } else {
            self.take_token(seat, TokenChange::FlowersTaken, listener);
        }
    }

    /// L1: when all are out, none is taken.
    fn take_token<L: Listener<Event>>(&mut self, seat: Seat, change: TokenChange, listener: &mut L) {
        if self.state.tokens_out() < State::TOKENS {
            self.change_tokens(seat, change, listener);
        } else {
            listener.hear(Event::NoTokenLeft { seat });
        }
    }

    fn lay_off_token<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        let change = if self.state.house(seat).tokens > 0 {
            TokenChange::FlowersReturned
        } else {
            TokenChange::LemonReturned
        };
        self.change_tokens(seat, change, listener);
    }

    fn change_tokens<L: Listener<Event>>(&mut self, seat: Seat, change: TokenChange, listener: &mut L) {
        self.state.house_mut(seat).tokens += change.points();
        listener.hear(Event::Token { seat, change });
    }

    /// L15: asks only when several guests want more of a food than is there.
    fn serve_what_leaves_no_choice<L: Listener<Event>>(&mut self, listener: &mut L) -> bool {
        let seat = self.state.turn;
        self.serve_forced(seat, listener);
        if self.has_to_choose_whom_to_serve(seat) {
            return true;
        }
        self.state.agenda.replace(Pending::Jokers);
        false
    }

    /// L2: every cube that fits must be put down, desserts too.
    fn serve_forced<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        let wanted = self.state.house(seat).wanted(&self.book);
        for food in self.state.house(seat).store.kinds() {
            let fits = wanted.contains(food) && !self.is_contested(seat, food);
            if !fits {
                continue;
            }
            for place in Place::ALL {
                while self.wants(seat, place, food) && self.state.house(seat).store.contains(food) {
                    self.serve(seat, food, place, listener);
                }
            }
        }
    }

    fn serve<L: Listener<Event>>(&mut self, seat: Seat, food: Food, place: Place, listener: &mut L) {
        let house = &mut self.state.houses[seat.index()];
        let Some(waiting) = &mut house.places[place.index()] else {
            return;
        };
        house.store.remove(food);
        waiting.served.insert(food);
        let (guest, complete) = (waiting.guest, waiting.missing(&self.book).is_empty());
        listener.hear(Event::Served {
            seat,
            guest,
            place,
            food,
        });
        // L15: the moment it is full.
        if complete {
            self.cash(seat, place, listener);
        }
    }

    fn cash<L: Listener<Event>>(&mut self, seat: Seat, place: Place, listener: &mut L) {
        let house = self.state.house_mut(seat);
        let Some(Waiting { guest, served: cubes }) = house.places[place.index()].take() else {
            return;
        };
        house.cashed.insert(guest);
        self.state.beside.insert_all(cubes);
        listener.hear(Event::Cashed {
            seat,
            guest,
            place,
            cubes,
        });
    }

    /// L7 and L14: jokers are never forced, and come after serving.
    fn offer_jokers<L: Listener<Event>>(&mut self, listener: &mut L) -> bool {
        let seat = self.state.turn;
        if Place::ALL
            .into_iter()
            .any(|place| self.check_joker(seat, place).is_ok())
        {
            return true;
        }
        self.begin_refill(listener);
        false
    }

    fn begin_joker(&mut self, seat: Seat, place: Place) {
        let jokers = self.missing(seat, place).len();
        let laid = 0;
        self.state.agenda.push(Pending::Spend { place, jokers, laid });
    }

    fn spend<L: Listener<Event>>(&mut self, top: Pending, seat: Seat, food: Food, count: u8, listener: &mut L) {
        let Pending::Spend { place, jokers, laid } = top else {
            return;
        };
        let house = self.state.house(seat);
        let Some(Waiting { guest, .. }) = house.at(place) else {
            return;
        };
        for _ in 0..count {
            self.state.house_mut(seat).store.remove(food);
            self.state.beside.insert(food);
            listener.hear(Event::JokerSpent { seat, guest, food });
        }
        // Two at once are desserts, and a joker as good as four one by one.
        let paid = count == 2 || laid + 1 == Luigi::ANY_CUBES;
        match (paid, jokers) {
            (true, 1) => {
                self.state.agenda.pop();
                self.cash(seat, place, listener);
            }
            (true, _) => self.state.agenda.replace(Pending::Spend {
                place,
                jokers: jokers - 1,
                laid: 0,
            }),
            (false, _) => self.state.agenda.replace(Pending::Spend {
                place,
                jokers,
                laid: laid + 1,
            }),
        }
    }

    /// One guest more than there are players. L25: the missing ones come from the box.
    fn welcome<L: Listener<Event>>(&mut self, listener: &mut L) {
        let seat = self.state.turn;
        let count = self.state.seats + 1;
        let from_pile = count.min(self.state.pile);
        let from_box = count - from_pile;
        self.state.taken = count;
        listener.hear(Event::Taken {
            seat,
            from_pile,
            from_box,
        });
        let given = SeatSet::EMPTY;
        self.state.agenda.replace(Pending::Welcome { kept: 0, given });
        self.leave_pile(from_pile, listener);
    }

    /// L25: the end is near as soon as the last one leaves the pile.
    fn leave_pile<L: Listener<Event>>(&mut self, count: u8, listener: &mut L) {
        self.state.pile -= count;
        if self.state.pile == 0 && self.state.turns_left.is_none() {
            self.state.turns_left = Some(self.state.seats);
            listener.hear(Event::PileRanOut);
        }
    }

    fn next_of_the_taken(&mut self) -> bool {
        if self.state.taken > 0 {
            return true;
        }
        self.state.agenda.replace(Pending::Serve);
        false
    }

    fn guest<L: Listener<Event>>(&mut self, top: Pending, guest: GuestId, listener: &mut L) {
        self.state.unseen.remove(guest);
        if let Pending::Friend { to: seat } = top {
            let from_pile = self.state.pile > 0;
            listener.hear(Event::FriendCame { seat, guest, from_pile });
            self.leave_pile(u8::from(from_pile), listener);
            // L17: it takes the place of the special that brought it, so its own comes before the next taken guest.
            self.state.agenda.pop();
            self.receive(seat, guest, listener);
        } else {
            self.state.taken -= 1;
            listener.hear(Event::TurnedUp { guest });
            self.state.agenda.push(Pending::Give { guest });
        }
    }

    fn give<L: Listener<Event>>(&mut self, top: Pending, to: Seat, listener: &mut L) {
        let Pending::Give { guest } = top else {
            return;
        };
        self.state.agenda.pop();
        if let Some(Pending::Welcome { mut kept, mut given }) = self.state.agenda.top() {
            if to == self.state.turn {
                kept += 1;
            } else {
                given.insert(to);
            }
            self.state.agenda.replace(Pending::Welcome { kept, given });
        }
        self.receive(to, guest, listener);
    }

    /// L16: place, push, lemon for whoever fell out, then the special.
    fn receive<L: Listener<Event>>(&mut self, seat: Seat, guest: GuestId, listener: &mut L) {
        let card = *self.book.card(guest);
        self.make_room(seat, card.waits, listener);
        let place = card.waits;
        let served = super::Cubes::EMPTY;
        self.state.house_mut(seat).places[place.index()] = Some(Waiting { guest, served });
        listener.hear(Event::Seated { seat, guest, place });
        match card.special {
            Special::Cube => self.state.agenda.push(Pending::Cubes { to: seat, left: 1 }),
            Special::TwoCubes => self.state.agenda.push(Pending::Cubes { to: seat, left: 2 }),
            Special::Lemon => self.take_lemon(seat, listener),
            Special::Flowers => self.offer_flowers(seat, listener),
            Special::Impatience => self.state.agenda.push(Pending::Impatience { seat }),
            Special::Cost if self.has_something_to_lay_off(seat) => self.state.agenda.push(Pending::Cost { seat }),
            Special::Cost => {}
            Special::Friends if self.state.unseen.len() > self.state.taken => {
                self.state.agenda.push(Pending::Friend { to: seat });
            }
            Special::Friends => listener.hear(Event::NobodyCame { seat }),
        }
    }

    /// Whoever sits there moves on, and so does whoever is in the way of that, up to the first free place or out of the door.
    fn make_room<L: Listener<Event>>(&mut self, seat: Seat, place: Place, listener: &mut L) {
        if self.state.house(seat).at(place).is_none() {
            return;
        }
        match place.right() {
            None => self.show_out(seat, place, listener),
            Some(right) => {
                self.make_room(seat, right, listener);
                self.shift(seat, place, right, listener);
            }
        }
    }

    /// L29: there is nothing to decide when nothing can be taken.
    fn offer_flowers<L: Listener<Event>>(&mut self, seat: Seat, listener: &mut L) {
        let has_lemons = self.state.house(seat).tokens < 0;
        if has_lemons || self.state.tokens_out() < State::TOKENS {
            self.state.agenda.push(Pending::Flowers { seat });
        } else {
            listener.hear(Event::NoTokenLeft { seat });
        }
    }

    fn lay_off_served<L: Listener<Event>>(&mut self, seat: Seat, food: Food, place: Place, listener: &mut L) {
        self.state.agenda.pop();
        let Some(waiting) = &mut self.state.house_mut(seat).places[place.index()] else {
            return;
        };
        waiting.served.remove(food);
        let guest = waiting.guest;
        self.state.beside.insert(food);
        listener.hear(Event::LaidOffServed {
            seat,
            guest,
            place,
            food,
        });
    }

    fn cube<L: Listener<Event>>(&mut self, top: Pending, food: Food, listener: &mut L) {
        self.state.bag.remove(food);
        match top {
            Pending::Cubes { to: seat, left } => {
                self.state.house_mut(seat).store.insert(food);
                listener.hear(Event::Drawn { seat, food });
                let left = left - 1;
                self.state.agenda.replace(Pending::Cubes { to: seat, left });
            }
            Pending::Refill { row } => {
                if let Some(stall) = self.state.market.first_not_full(row) {
                    self.state.market.put(stall, food);
                    listener.hear(Event::Stocked { stall, food });
                }
            }
            _ => {}
        }
    }

    /// L21: what is beside the market comes back when a cube must be drawn and there is none, and not before. L8 and L22: then
    /// those with too much return some, even in the middle of a special. Whether a cube can be drawn now.
    fn fill_bag<L: Listener<Event>>(&mut self, listener: &mut L) -> bool {
        if self.state.bag.is_empty() && !self.state.beside.is_empty() {
            let cubes = self.state.beside.take_all();
            self.state.bag = cubes;
            listener.hear(Event::BagRefilled { cubes });
        }
        if !self.state.bag.is_empty() {
            return true;
        }
        match self.state.first_with_excess() {
            Some(seat) => {
                listener.hear(Event::OutOfCubes);
                self.state.agenda.push(Pending::Excess { seat });
            }
            None => {
                // L9 and L21: the market stays as it is, the rest of a special is forfeited.
                listener.hear(Event::NothingToDraw);
                match self.state.agenda.top() {
                    Some(Pending::Refill { .. }) => self.end_turn(listener),
                    _ => self.state.agenda.pop(),
                }
            }
        }
        false
    }

    fn next_with_excess(&mut self) -> bool {
        match self.state.first_with_excess() {
            Some(seat) => {
                self.state.agenda.replace(Pending::Excess { seat });
                true
            }
            None => {
                self.state.agenda.pop();
                false
            }
        }
    }

    /// L23: after serving and cashing, rows 1 to 4; only those that are wholly empty.
    fn begin_refill<L: Listener<Event>>(&mut self, listener: &mut L) {
        self.refill_from(0, listener);
    }

    fn refill_from<L: Listener<Event>>(&mut self, first: usize, listener: &mut L) {
        let market = &self.state.market;
        let empty = Row::ALL[first..].iter().find(|&&row| market.is_row_empty(row));
        match empty {
            Some(&row) => self.state.agenda.replace(Pending::Refill { row }),
            None => self.end_turn(listener),
        }
    }

    /// Each stall of a row is full before the next one.
    fn next_to_stock<L: Listener<Event>>(&mut self, row: Row, listener: &mut L) -> bool {
        if self.state.market.first_not_full(row).is_some() {
            return self.fill_bag(listener);
        }
        self.refill_from(row.index() + 1, listener);
        false
    }

    /// The next one's turn, or the end.
    fn end_turn<L: Listener<Event>>(&mut self, listener: &mut L) {
        if self.state.turns_left == Some(0) {
            self.state.agenda = Agenda::EMPTY;
            if L::LISTENS {
                let standings = self.state.standings(&self.book);
                listener.hear(Event::GameOver { standings });
            }
            return;
        }
        let seat = self.state.turn.next(self.state.seats);
        let turns_left = self.state.turns_left.map(|left| left - 1);
        self.state.turn = seat;
        self.state.turns_left = turns_left;
        self.state.agenda = Agenda::of(Pending::Turn);
        listener.hear(Event::TurnBegan { seat, turns_left });
    }
}
