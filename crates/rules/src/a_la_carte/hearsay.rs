//! A table that only hears what happened. A screen keeps one beside the game: it moves on event by event, at the pace of
//! what is shown, while the game itself is already ahead.

use super::{Crepe, Crystal, CupSource, Event, Food, Heat, Pour, Seat, State};

impl State {
    /// Moves things about as an event tells, and nothing that it does not tell. Neither `phase` nor `break_taken`
    /// follows, because they say what may be done, not what lies where; and while the first dishes are chosen no turn
    /// has begun, so `active` stays where it was.
    ///
    /// A table that has heard every event of a game holds what the game's state holds; one that was told of an impossible
    /// one shows what it can.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { seat, spoons } => {
                self.active = seat;
                self.spoons = spoons;
            }
            Event::DishChosen { seat, dish, .. } => {
                self.table.remove(dish);
                self.kitchen_mut(seat).stove.pan.food = Some(Food::Dish(dish));
            }
            Event::CrepeChosen { seat } => {
                let kitchen = self.kitchen_mut(seat);
                kitchen.stove.pan.food = Some(Food::Crepe);
                kitchen.crepe = Crepe::InPan;
            }
            Event::SpoonSpent { left, .. } => self.spoons = left,
            Event::SpoonsReturned { spoons, .. } => self.spoons = spoons,
            Event::Heated { seat, to, .. } | Event::Cooled { seat, to, .. } => self.kitchen_mut(seat).stove.dial = to,
            Event::DialReset { seat, .. } => self.kitchen_mut(seat).stove.dial = Heat::OFF,
            Event::Poured { from, into, pour, .. } => {
                let Pour { colour, salt } = pour;
                let bottle = &mut self.dispensers[from.index()];
                bottle.colour = bottle.colour.saturating_sub(colour);
                bottle.salt = bottle.salt.saturating_sub(salt);
                let pan = &mut self.kitchen_mut(into).stove.pan.crystals;
                pan[from.into()] += colour;
                pan[Crystal::Salt] += salt;
            }
            Event::Served { seat, food, star, .. } => {
                let kitchen = self.kitchen_mut(seat);
                kitchen.stove.pan.food = None;
                kitchen.stars += u8::from(star);
                match food {
                    Food::Dish(dish) => kitchen.served.insert(dish),
                    Food::Crepe => kitchen.crepe = Crepe::Served,
                }
            }
            Event::Trashed { seat, food } => {
                let kitchen = self.kitchen_mut(seat);
                kitchen.stove.pan.food = None;
                match food {
                    Food::Dish(dish) => self.trash.insert(dish),
                    Food::Crepe => kitchen.crepe = Crepe::Burnt,
                }
            }
            Event::ToSink { seat, crystals } => {
                self.kitchen_mut(seat).stove.pan.crystals = super::Crystals::default();
                self.sink += crystals;
            }
            Event::Refilled { dispenser, pour } => {
                let bottle = &mut self.dispensers[dispenser.index()];
                bottle.colour += pour.colour;
                bottle.salt += pour.salt;
                for (kind, count) in [(dispenser.into(), pour.colour), (Crystal::Salt, pour.salt)] {
                    self.sink[kind] = self.sink[kind].saturating_sub(count);
                }
            }
            Event::CupTaken { seat, cup, from } => {
                let source = match from {
                    CupSource::Deal | CupSource::Tray => &mut self.face_down,
                    CupSource::Player(other) => &mut self.kitchen_mut(other).cups,
                };
                source[cup] = source[cup].saturating_sub(1);
                self.kitchen_mut(seat).cups[cup] += 1;
            }
            Event::CupsReshuffled { .. } => self.face_down = self.used.take_all(),
            Event::CupPlayed { seat, cup, kept } => {
                let kitchen = self.kitchen_mut(seat);
                kitchen.cups[cup] = kitchen.cups[cup].saturating_sub(1);
                if kept {
                    kitchen.point_cups += 1;
                } else {
                    self.used[cup] += 1;
                }
            }
            Event::StovesSwapped { seat, with } => self.swap_stoves(seat, with),
            // Words about what is to be seen anyway.
            Event::TurnEnded { .. }
            | Event::Rolled { .. }
            | Event::Burnt { .. }
            | Event::Rescued { .. }
            | Event::Finished { .. }
            | Event::OverSeasoned { .. }
            | Event::NoCupToTake { .. }
            | Event::Flipped { .. }
            | Event::GameOver { .. } => {}
        }
    }

    fn swap_stoves(&mut self, one: Seat, other: Seat) {
        let stove = self.kitchen(one).stove;
        self.kitchen_mut(one).stove = self.kitchen(other).stove;
        self.kitchen_mut(other).stove = stove;
    }
}
