//! Positions set up by hand: a table in the middle of a game, with exactly what a test needs on it.

use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Crepe, Crystal, Crystals, Cup, DishId, Event, Food, Heat, HouseRules, IllegalMove, Menu, Move,
    Phase, Seat, Setup, State,
};

/// A state under construction. Whatever is put somewhere is taken from where it would come from, so that the finished
/// table always passes the audit.
pub struct Table {
    state: State,
}

/// It is seat 1's turn, three spoons, these dishes in the pans, cold stoves, no cup in any hand.
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
    pub fn house(mut self, house: HouseRules) -> Self {
        self.state.house = house;
        self
    }

    pub fn spoons(mut self, spoons: u8) -> Self {
        self.state.spoons = spoons;
        self
    }

    pub fn break_taken(mut self) -> Self {
        self.state.break_taken = true;
        self
    }

    pub fn dial(mut self, seat: Seat, level: u8) -> Self {
        self.state.kitchens[seat.index()].stove.dial = Heat::new(level).unwrap();
        self
    }

    /// Lemon, pepper, paprika, herbs, salt: poured from the dispensers into a pan.
    pub fn pan(mut self, seat: Seat, counts: [u8; Crystal::COUNT]) -> Self {
        let crystals = self.pour_out(counts);
        self.state.kitchens[seat.index()].stove.pan.crystals += crystals;
        self
    }

    /// Lemon, pepper, paprika, herbs, salt: poured from the dispensers into the sink.
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

    pub fn cup(mut self, seat: Seat, cup: Cup) -> Self {
        self.state.face_down[cup] -= 1;
        self.state.kitchens[seat.index()].cups[cup] += 1;
        self
    }

    /// What is left on the tray goes into the hands of a seat.
    pub fn rest_of_tray_to(mut self, seat: Seat) -> Self {
        for (cup, count) in self.state.face_down.take_all().present() {
            self.state.kitchens[seat.index()].cups[cup] += count;
        }
        self
    }

    /// What is left on the tray has been used; victory points have been played by a seat.
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

    pub fn served(mut self, seat: Seat, dishes: &[&str]) -> Self {
        for dish in dishes {
            let dish = dish.parse().unwrap();
            self.state.table.remove(dish);
            self.state.kitchens[seat.index()].served.insert(dish);
        }
        self
    }

    pub fn trashed(mut self, dishes: &[&str]) -> Self {
        for dish in dishes {
            let dish = dish.parse().unwrap();
            self.state.table.remove(dish);
            self.state.trash.insert(dish);
        }
        self
    }

    /// Everything that lies on the table is thrown away.
    pub fn no_dish_left(mut self) -> Self {
        for dish in self.state.table.iter() {
            self.state.trash.insert(dish);
        }
        self.state.table = rules::a_la_carte::DishSet::EMPTY;
        self
    }

    pub fn stars(mut self, seat: Seat, stars: u8) -> Self {
        self.state.kitchens[seat.index()].stars = stars;
        self
    }

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
    pub fn state(self) -> State {
        self.state
    }

    /// The game, if the table is one that can occur.
    pub fn game(self) -> ALaCarte {
        ALaCarte::resume(self.state, Menu::standard()).unwrap()
    }
}

pub fn dish(text: &str) -> DishId {
    text.parse().unwrap()
}

pub fn food(text: &str) -> Food {
    Food::Dish(dish(text))
}

/// Makes moves written down as text and returns everything that happened.
pub fn act(game: &mut ALaCarte, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let mv: Move = text.parse().unwrap();
        let happened = game.apply(mv);
        let happened = happened.unwrap_or_else(|illegal| panic!("{text}: {illegal} in {}", game.state()));
        assert_eq!(game.audit(), Ok(()), "after {text}: {}", game.state());
        events.extend(happened);
    }
    events
}

/// Why a move is not allowed now.
pub fn refusal(game: &ALaCarte, text: &str) -> IllegalMove {
    let refused = game.clone().apply(text.parse().unwrap());
    refused.expect_err(text)
}

/// The moves that begin like this, as texts.
pub fn offered(game: &ALaCarte, beginning: &str) -> Vec<String> {
    let moves = game.legal_moves();
    let texts = moves.iter().map(ToString::to_string);
    texts.filter(|text| text.starts_with(beginning)).collect()
}
