//! How the game goes on: what each move does, and what follows from it by itself.
//!
//! Everything here trusts that the move is legal; [`legal`](super::legal) is where that is decided. The functions take
//! a [`Listener`], so that play with and without events is the same code.

use super::{
    ALaCarte, Condiment, Condition, Crepe, Crystal, Cup, CupSource, DishSet, Dispenser, EndReason, Event, Face, Food,
    Heat, Landing, Move, Pan, Phase, Pour, Seat, State, Steps, TurnEnd,
};
use crate::listener::Listener;

impl ALaCarte {
    pub(super) fn play<L: Listener<Event>>(&mut self, mv: Move, listener: &mut L) {
        if let Some(cup) = mv.played_cup() {
            self.put_cup_back(cup, listener);
        }
        match mv {
            Move::Dish(dish) => {
                self.state.table.remove(dish);
                self.state.own_mut().stove.pan.food = Some(Food::Dish(dish));
                let (seat, left) = (self.state.active, self.state.table.len() as u8);
                listener.hear(Event::DishChosen { seat, dish, left });
                self.after_choosing(listener);
            }
            Move::Crepe => {
                let seat = self.state.active;
                let own = self.state.own_mut();
                own.stove.pan.food = Some(Food::Crepe);
                own.crepe = Crepe::InPan;
                listener.hear(Event::CrepeChosen { seat });
                self.end_turn(TurnEnd::CrepeTaken, listener);
            }
            Move::Heat => {
                self.spend_spoon(listener);
                self.state.phase = Phase::Roll;
            }
            Move::Season(from) => {
                self.spend_spoon(listener);
                let into = self.state.active;
                self.state.phase = Phase::Pour { from, into };
            }
            Move::Flip => {
                self.spend_spoon(listener);
                self.state.phase = Phase::Flip;
            }
            Move::EndTurn => self.end_turn(TurnEnd::Chosen, listener),
            Move::LetGo => self.trash(listener),
            Move::Pick(steps) => {
                self.heat(self.state.active, steps.count(), listener);
                self.settle(listener);
            }
            Move::TakeCup { from, cup } => {
                self.state.kitchen_mut(from).cups[cup] -= 1;
                self.take_cup(cup, CupSource::Player(from), listener);
                self.go_on(listener);
            }
            Move::PlayPoint => {
                self.state.own_mut().point_cups += 1;
                self.go_on(listener);
            }
            Move::PlaySwap(with) => {
                let seat = self.state.active;
                let (own, other) = (seat.index(), with.index());
                let stove = self.state.kitchens[own].stove;
                self.state.kitchens[own].stove = self.state.kitchens[other].stove;
                self.state.kitchens[other].stove = stove;
                listener.hear(Event::StovesSwapped { seat, with });
                self.settle(listener);
            }
            Move::PlaySpoons => {
                // R7: three, however many were left.
                self.state.spoons = State::SPOONS;
                let (seat, spoons) = (self.state.active, self.state.spoons);
                listener.hear(Event::SpoonsReturned { seat, spoons });
                self.go_on(listener);
            }
            Move::PlayReseason { on, with } => self.state.phase = Phase::Pour { from: with, into: on },
            Move::PlayCool(steps) => {
                self.cool(steps, listener);
                self.settle(listener);
            }
            Move::Rolled(face) => self.rolled(face, listener),
            Move::Drawn(cup) => self.drawn(cup, listener),
            Move::Poured(pour) => self.poured(pour, listener),
            Move::Landed(landing) => self.landed(landing, listener),
        }
    }

    fn rolled<L: Listener<Event>>(&mut self, face: Face, listener: &mut L) {
        let seat = self.state.active;
        listener.hear(Event::Rolled { seat, face });
        match face {
            Face::One | Face::Two | Face::Three => {
                self.heat(seat, face.steps().unwrap_or(0), listener);
                self.settle(listener);
            }
            Face::Choose => self.state.phase = Phase::PickHeat,
            Face::Everyone => {
                self.heat(seat, 1, listener);
                // R4: what this does to the others takes effect when their turns begin.
                for other in self.state.others() {
                    self.heat(other, 1, listener);
                }
                self.settle(listener);
            }
            Face::Coffee => self.offer_cup(listener),
        }
    }

    fn drawn<L: Listener<Event>>(&mut self, cup: Cup, listener: &mut L) {
        self.state.face_down[cup] -= 1;
        if self.state.phase != Phase::Deal {
            self.take_cup(cup, CupSource::Tray, listener);
            self.go_on(listener);
            return;
        }
        self.take_cup(cup, CupSource::Deal, listener);
        self.state.active = self.state.active.next(self.state.seats);
        if self.state.active == Seat::First {
            self.state.phase = Phase::FirstDish;
        }
    }

    fn poured<L: Listener<Event>>(&mut self, pour: Pour, listener: &mut L) {
        let Phase::Pour { from, into } = self.state.phase else {
            return;
        };
        let by = self.state.active;
        let dispenser = &mut self.state.dispensers[from.index()];
        dispenser.colour -= pour.colour;
        dispenser.salt -= pour.salt;
        listener.hear(Event::Poured { by, from, into, pour });
        self.change_stove(into, listener, |stove| {
            stove.pan.crystals[from.into()] += pour.colour;
            stove.pan.crystals[Crystal::Salt] += pour.salt;
        });
        self.refill(from, listener);
        if into == by {
            self.settle(listener);
        } else {
            // R4: the other's dish is looked at when its owner's turn begins.
            self.go_on(listener);
        }
    }

    fn landed<L: Listener<Event>>(&mut self, landing: Landing, listener: &mut L) {
        let seat = self.state.active;
        listener.hear(Event::Flipped { seat, landing });
        match landing {
            Landing::Picture => self.serve(listener),
            Landing::Recipe | Landing::Beside => self.go_on(listener),
        }
    }

    /// Looks into the active player's pan and does what the rules demand: at the start of a turn, and after everything
    /// in it that may have changed the pan.
    fn settle<L: Listener<Event>>(&mut self, listener: &mut L) {
        match self.state.own().stove.condition(&self.menu) {
            Condition::Empty => self.ask_for_dish(false, listener),
            Condition::Burnt if self.can_rescue() => self.state.phase = Phase::Rescue,
            Condition::Burnt | Condition::OverSeasoned(_) => self.trash(listener),
            // R9: there is no refusing.
            Condition::Finished => self.serve(listener),
            Condition::Cooking => self.go_on(listener),
        }
    }

    /// R3: without a spoon the turn ends, unless a coffee break is still possible.
    fn go_on<L: Listener<Event>>(&mut self, listener: &mut L) {
        if self.state.spoons == 0 && !self.coffee_break_is_possible() {
            self.end_turn(TurnEnd::NoSpoon, listener);
        } else {
            self.state.phase = Phase::Action;
        }
    }

    fn end_turn<L: Listener<Event>>(&mut self, why: TurnEnd, listener: &mut L) {
        let (seat, spoons_left) = (self.state.active, self.state.spoons);
        listener.hear(Event::TurnEnded { seat, spoons_left, why });
        self.state.active = seat.next(self.state.seats);
        self.start_turn(listener);
    }

    fn start_turn<L: Listener<Event>>(&mut self, listener: &mut L) {
        self.state.spoons = State::SPOONS;
        self.state.break_taken = false;
        let (seat, spoons) = (self.state.active, self.state.spoons);
        listener.hear(Event::TurnStarted { seat, spoons });
        self.settle(listener);
    }

    fn after_choosing<L: Listener<Event>>(&mut self, listener: &mut L) {
        match self.state.phase {
            Phase::FirstDish => {
                self.state.active = self.state.active.next(self.state.seats);
                if self.state.active == Seat::First {
                    self.start_turn(listener);
                }
            }
            // "The turn ends" is said of a crêpe served or burnt without exception, so not even R3 keeps it open.
            Phase::NewDish { ends_turn: true } => {
                let why = if self.state.own().crepe == Crepe::Served {
                    TurnEnd::CrepeServed
                } else {
                    TurnEnd::CrepeBurnt
                };
                self.end_turn(why, listener);
            }
            _ => self.go_on(listener),
        }
    }

    /// A dish or crêpe goes onto its cook's tray.
    fn serve<L: Listener<Event>>(&mut self, listener: &mut L) {
        let seat = self.state.active;
        let Some(food) = self.state.own().stove.pan.food else {
            return;
        };
        let crystals = self.state.own().stove.pan.crystals;
        let (points, star) = match food {
            Food::Crepe => (Crepe::POINTS, false),
            Food::Dish(dish) => {
                let recipe = self.menu.recipe(dish);
                (recipe.points, recipe.is_perfect(crystals))
            }
        };
        let own = self.state.own_mut();
        match food {
            Food::Crepe => own.crepe = Crepe::Served,
            Food::Dish(dish) => own.served.insert(dish),
        }
        own.stars += u8::from(star);
        let (stars, dishes) = (own.stars, own.dishes_served());
        listener.hear(Event::Served {
            seat,
            food,
            points,
            star,
        });
        self.empty_pan(listener);
        if stars >= State::STARS_TO_WIN {
            self.end_game(EndReason::Stars, listener); // R15: the stars decide, also when the dishes would end it too.
        } else if dishes >= self.state.house.dishes_to_end(self.state.seats) {
            self.end_game(EndReason::Dishes, listener);
        } else {
            self.ask_for_dish(food == Food::Crepe, listener);
        }
    }

    /// A spoiled dish or crêpe goes out of the game.
    fn trash<L: Listener<Event>>(&mut self, listener: &mut L) {
        let seat = self.state.active;
        let Some(food) = self.state.own().stove.pan.food else {
            return;
        };
        match food {
            Food::Crepe => self.state.own_mut().crepe = Crepe::Burnt,
            Food::Dish(dish) => self.state.trash.insert(dish),
        }
        listener.hear(Event::Trashed { seat, food });
        self.empty_pan(listener);
        // A crêpe burnt by its owner's roll, which has cost a spoon, ends the turn. R11: burnt by somebody else's roll it
        // is found at the start of the turn, and the turn is a full one.
        let ends_turn = food == Food::Crepe && self.state.spoons < State::SPOONS;
        self.ask_for_dish(ends_turn, listener);
    }

    fn empty_pan<L: Listener<Event>>(&mut self, listener: &mut L) {
        let seat = self.state.active;
        let stove = &mut self.state.own_mut().stove;
        let from = std::mem::replace(&mut stove.dial, Heat::OFF);
        let Pan { crystals, .. } = std::mem::take(&mut stove.pan);
        if !crystals.is_empty() {
            self.state.sink += crystals;
            listener.hear(Event::ToSink { seat, crystals });
            // R10: a dispenser that has been waiting is refilled as soon as something arrives.
            for condiment in Condiment::ALL {
                self.refill(condiment, listener);
            }
        }
        if from != Heat::OFF {
            listener.hear(Event::DialReset { seat, from });
        }
    }

    /// R13: whoever can put nothing into the pan ends the game.
    fn ask_for_dish<L: Listener<Event>>(&mut self, ends_turn: bool, listener: &mut L) {
        if self.state.table == DishSet::EMPTY && self.state.own().crepe != Crepe::Ready {
            self.end_game(EndReason::NothingToCook, listener);
        } else {
            self.state.phase = Phase::NewDish { ends_turn };
        }
    }

    fn end_game<L: Listener<Event>>(&mut self, reason: EndReason, listener: &mut L) {
        let by = self.state.active;
        self.state.phase = Phase::Over { by, reason };
        if L::LISTENS {
            let standings = self.state.standings(&self.menu);
            listener.hear(Event::GameOver { by, reason, standings });
        }
    }

    /// R6: from the tray; else from a player of the taker's choice; else the used cups come back; else there is none.
    fn offer_cup<L: Listener<Event>>(&mut self, listener: &mut L) {
        if self.state.face_down.is_empty() && self.takeable_cups().next().is_some() {
            self.state.phase = Phase::TakeCup;
            return;
        }
        if self.state.face_down.is_empty() {
            let used = self.state.used.take_all();
            if used.is_empty() {
                let seat = self.state.active;
                listener.hear(Event::NoCupToTake { seat });
                self.go_on(listener);
                return;
            }
            self.state.face_down = used;
            let count = used.total() as u8;
            listener.hear(Event::CupsReshuffled { count });
        }
        self.state.phase = Phase::DrawCup;
    }

    fn take_cup<L: Listener<Event>>(&mut self, cup: Cup, from: CupSource, listener: &mut L) {
        self.state.own_mut().cups[cup] += 1;
        let seat = self.state.active;
        listener.hear(Event::CupTaken { seat, cup, from });
    }

    fn put_cup_back<L: Listener<Event>>(&mut self, cup: Cup, listener: &mut L) {
        self.state.break_taken = true;
        self.state.own_mut().cups[cup] -= 1;
        let kept = cup == Cup::Point;
        if !kept {
            self.state.used[cup] += 1;
        }
        let seat = self.state.active;
        listener.hear(Event::CupPlayed { seat, cup, kept });
    }

    fn spend_spoon<L: Listener<Event>>(&mut self, listener: &mut L) {
        self.state.spoons -= 1;
        let seat = self.state.active;
        listener.hear(Event::SpoonSpent {
            seat,
            to: seat.next(self.state.seats),
            left: self.state.spoons,
        });
    }

    fn heat<L: Listener<Event>>(&mut self, seat: Seat, steps: u8, listener: &mut L) {
        let from = self.state.kitchen(seat).stove.dial;
        let to = from.raised_by(steps);
        listener.hear(Event::Heated { seat, from, to });
        self.change_stove(seat, listener, |stove| stove.dial = to);
    }

    fn cool<L: Listener<Event>>(&mut self, steps: Steps, listener: &mut L) {
        let seat = self.state.active;
        let from = self.state.own().stove.dial;
        let to = from.lowered_by(steps.count());
        listener.hear(Event::Cooled { seat, from, to });
        self.change_stove(seat, listener, |stove| stove.dial = to);
    }

    /// A dispenser with none of its colour left gets all of it that the sink has, and salt up to five.
    fn refill<L: Listener<Event>>(&mut self, condiment: Condiment, listener: &mut L) {
        let dispenser = &mut self.state.dispensers[condiment.index()];
        let sink = &mut self.state.sink;
        let waiting = sink[condiment.into()];
        if dispenser.colour > 0 || waiting == 0 {
            return;
        }
        let salt = (Dispenser::SALT - dispenser.salt).min(sink[Crystal::Salt]);
        dispenser.colour = waiting;
        dispenser.salt += salt;
        sink[condiment.into()] = 0;
        sink[Crystal::Salt] -= salt;
        listener.hear(Event::Refilled {
            dispenser: condiment,
            pour: Pour { colour: waiting, salt },
        });
    }

    /// Changes a stove and tells what became of the food on it.
    fn change_stove<L: Listener<Event>>(
        &mut self,
        seat: Seat,
        listener: &mut L,
        change: impl FnOnce(&mut super::Stove),
    ) {
        let stove = &mut self.state.kitchens[seat.index()].stove;
        if !L::LISTENS {
            change(stove);
            return;
        }
        let before = stove.condition(&self.menu);
        change(stove);
        let after = stove.condition(&self.menu);
        let Some(food) = stove.pan.food else {
            return;
        };
        if before == Condition::Burnt && !after.is_spoiled() {
            listener.hear(Event::Rescued { seat, food });
        }
        if before == after {
            return;
        }
        match (after, food) {
            (Condition::Burnt, _) => listener.hear(Event::Burnt { seat, food }),
            (Condition::Finished, Food::Dish(dish)) => listener.hear(Event::Finished { seat, dish }),
            (Condition::OverSeasoned(with), Food::Dish(dish)) if !matches!(before, Condition::OverSeasoned(_)) => {
                listener.hear(Event::OverSeasoned { seat, dish, with });
            }
            _ => {}
        }
    }
}
