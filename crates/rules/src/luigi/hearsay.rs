//! A table that only hears what happened. A screen keeps one beside the game: it moves on event by event, at the pace of what
//! is shown, while the game itself is already ahead.

use super::{Cubes, Event, Ristorante, State, Waiting};
use crate::Seat;

impl State {
    /// Moves things about as an event tells, and nothing that it does not tell. `agenda` does not follow: it says what may be
    /// done, not what lies where.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::SettingUp { seat } => self.turn = seat,
            Event::TurnBegan { seat, turns_left } => {
                self.turn = seat;
                self.turns_left = turns_left;
            }
            Event::Drawn { seat, food } => {
                self.bag.remove(food);
                self.house_mut(seat).store.insert(food);
            }
            Event::Stocked { stall, food } => {
                self.bag.remove(food);
                self.market.put(stall, food);
            }
            Event::BagRefilled { cubes } => {
                self.beside.remove_all(cubes);
                self.bag.insert_all(cubes);
            }
            Event::Returned { seat, food } => {
                self.house_mut(seat).store.remove(food);
                self.bag.insert(food);
            }
            Event::Bought { seat, stall, cubes } => {
                self.market.take(stall);
                self.house_mut(seat).store.insert_all(cubes);
            }
            Event::Served { seat, place, food, .. } => {
                let house = self.house_mut(seat);
                house.store.remove(food);
                if let Some(waiting) = &mut house.places[place.index()] {
                    waiting.served.insert(food);
                }
            }
            Event::JokerSpent { seat, food, .. } | Event::LaidOffStore { seat, food } => {
                self.house_mut(seat).store.remove(food);
                self.beside.insert(food);
            }
            Event::LaidOffServed { seat, place, food, .. } => {
                if let Some(waiting) = &mut self.house_mut(seat).places[place.index()] {
                    waiting.served.remove(food);
                }
                self.beside.insert(food);
            }
            Event::Token { seat, change } => self.house_mut(seat).tokens += change.points(),
            _ => self.hear_of_guests(event),
        }
    }

    fn hear_of_guests(&mut self, event: &Event) {
        match *event {
            Event::Moved { seat, from, to, .. } => {
                let house: &mut Ristorante = self.house_mut(seat);
                house.places[to.index()] = house.places[from.index()].take();
            }
            Event::Left {
                seat,
                guest,
                from,
                cubes,
            } => {
                self.house_mut(seat).places[from.index()] = None;
                self.discards.insert(guest);
                self.beside.insert_all(cubes);
            }
            Event::Cashed {
                seat,
                guest,
                place,
                cubes,
            } => {
                let house = self.house_mut(seat);
                house.places[place.index()] = None;
                house.cashed.insert(guest);
                self.beside.insert_all(cubes);
            }
            Event::Taken {
                from_pile, from_box, ..
            } => {
                self.pile -= from_pile;
                self.taken += from_pile + from_box;
            }
            Event::TurnedUp { guest } => {
                self.unseen.remove(guest);
                self.taken -= 1;
            }
            Event::FriendCame { guest, from_pile, .. } => {
                self.unseen.remove(guest);
                self.pile -= u8::from(from_pile);
            }
            Event::Seated { seat, guest, place } => self.sit_down(seat, guest, place),
            Event::PileRanOut => self.turns_left = Some(self.seats),
            // Words about what is to be seen anyway.
            _ => {}
        }
    }

    fn sit_down(&mut self, seat: Seat, guest: super::GuestId, place: super::Place) {
        let served = Cubes::EMPTY;
        self.house_mut(seat).places[place.index()] = Some(Waiting { guest, served });
    }
}
