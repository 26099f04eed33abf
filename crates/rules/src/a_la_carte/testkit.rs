//! Positions set up by hand: a table in the middle of a game, with exactly what a test needs on it.
//!
//! Behind the feature `testkit`: for tests of this crate and of those that build on it.

#![expect(clippy::unwrap_used, reason = "a test that sets up nonsense fails loudly")]

use super::{
    ALaCarte, Condiment, Crepe, Crystal, Crystals, Cup, DishSet, Food, Heat, HouseRules, Menu, Phase, Seat, Setup,
    State,
};
use crate::Game;

/// A state under construction. Whatever is put somewhere is taken from where it would come from, so that the finished
/// table always passes the audit.
pub struct Table {
    state: State,
}

/// It is seat 1's turn, three spoons, these dishes in the pans, cold stoves, no cup in any hand.
#[must_use]
pub fn cooking<const N: usize>(dishes: [&str; N]) -> Table {
    let menu = Menu::standard();
    let game = ALaCarte::start(&Setup::new(N as u8, HouseRules::english(), &menu), menu).unwrap();
    let mut state = *game.state();
    state.phase = Phase::Action;
    for (kitchen, dish) in state.kitchens.iter_mut().zip(dishes) {
        let dish = dish.parse().unwrap();
        state.table.remove(dish);
        kitchen.stove.pan.food = Some(Food::Dish(dish));
    }
    Table { state }
}

impl Table {
    /// What the table agreed on.
    #[must_use]
    pub fn house(mut self, house: HouseRules) -> Self {
        self.state.house = house;
        self
    }

    /// Spoons left.
    #[must_use]
    pub fn spoons(mut self, spoons: u8) -> Self {
        self.state.spoons = spoons;
        self
    }

    /// The coffee break of this turn has been taken.
    #[must_use]
    pub fn break_taken(mut self) -> Self {
        self.state.break_taken = true;
        self
    }

    /// Where a dial stands.
    #[must_use]
    pub fn dial(mut self, seat: Seat, level: u8) -> Self {
        self.state.kitchens[seat.index()].stove.dial = Heat::new(level).unwrap();
        self
    }

    /// Lemon, pepper, paprika, herbs, salt: poured from the dispensers into a pan.
    #[must_use]
    pub fn pan(mut self, seat: Seat, counts: [u8; Crystal::COUNT]) -> Self {
        let crystals = self.pour_out(counts);
        self.state.kitchens[seat.index()].stove.pan.crystals += crystals;
        self
    }

    /// Lemon, pepper, paprika, herbs, salt: poured from the dispensers into the sink.
    #[must_use]
    pub fn sink(mut self, counts: [u8; Crystal::COUNT]) -> Self {
        let crystals = self.pour_out(counts);
        self.state.sink += crystals;
        self
    }

    fn pour_out(&mut self, counts: [u8; Crystal::COUNT]) -> Crystals {
        let crystals = Crystals::new(counts);
        for condiment in Condiment::ALL {
            self.state.dispensers[condiment.index()].colour -= crystals[condiment.into()];
        }
        for _ in 0..crystals[Crystal::Salt] {
            let fullest = self.state.dispensers.iter_mut().max_by_key(|dispenser| dispenser.salt);
            fullest.unwrap().salt -= 1;
        }
        crystals
    }

    /// A cup from the tray goes into a hand.
    #[must_use]
    pub fn cup(mut self, seat: Seat, cup: Cup) -> Self {
        self.state.face_down[cup] -= 1;
        self.state.kitchens[seat.index()].cups[cup] += 1;
        self
    }

    /// What is left on the tray goes into the hands of a seat.
    #[must_use]
    pub fn rest_of_tray_to(mut self, seat: Seat) -> Self {
        for (cup, count) in self.state.face_down.take_all().present() {
            self.state.kitchens[seat.index()].cups[cup] += count;
        }
        self
    }

    /// What is left on the tray has been used; victory points have been played by a seat.
    #[must_use]
    pub fn rest_of_tray_used(mut self, points_to: Seat) -> Self {
        for (cup, count) in self.state.face_down.take_all().present() {
            if cup == Cup::Point {
                self.state.kitchens[points_to.index()].point_cups += count;
            } else {
                self.state.used[cup] += count;
            }
        }
        self
    }

    /// Dishes that a seat has served.
    #[must_use]
    pub fn served(mut self, seat: Seat, dishes: &[&str]) -> Self {
        for dish in dishes {
            let dish = dish.parse().unwrap();
            self.state.table.remove(dish);
            self.state.kitchens[seat.index()].served.insert(dish);
        }
        self
    }

    /// Dishes that are out of the game.
    #[must_use]
    pub fn trashed(mut self, dishes: &[&str]) -> Self {
        for dish in dishes {
            let dish = dish.parse().unwrap();
            self.state.table.remove(dish);
            self.state.trash.insert(dish);
        }
        self
    }

    /// Everything that lies on the table is thrown away.
    #[must_use]
    pub fn no_dish_left(mut self) -> Self {
        for dish in self.state.table.iter() {
            self.state.trash.insert(dish);
        }
        self.state.table = DishSet::EMPTY;
        self
    }

    /// Stars that a seat has earned.
    #[must_use]
    pub fn stars(mut self, seat: Seat, stars: u8) -> Self {
        self.state.kitchens[seat.index()].stars = stars;
        self
    }

    /// Where the crêpe of a seat is; in the pan it takes the place of the dish.
    #[must_use]
    pub fn crepe(mut self, seat: Seat, crepe: Crepe) -> Self {
        let kitchen = &mut self.state.kitchens[seat.index()];
        if crepe == Crepe::InPan
            && let Some(Food::Dish(dish)) = kitchen.stove.pan.food.replace(Food::Crepe)
        {
            self.state.table.insert(dish);
        }
        kitchen.crepe = crepe;
        self
    }

    /// The state as it is, for a game from another menu.
    #[must_use]
    pub fn state(self) -> State {
        self.state
    }

    /// The game, if the table is one that can occur.
    #[must_use]
    pub fn game(self) -> ALaCarte {
        ALaCarte::resume(self.state, Menu::standard()).unwrap()
    }
}
