//! Events tell everything: a table that only hears them, and knows no rule, stays equal to the one that plays.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{
    ALaCarte, Crepe, Crystal, CupSource, Event, Food, HouseRules, Landing, Menu, Phase, Pour, Setup, State,
};
use rules::{Game, ToMove};

use crate::a_la_carte::world::careful_chance;

/// Moves things about as it is told. What it does not hear of, it does not do.
fn hear(table: &mut State, event: &Event) {
    let at = |seat: rules::a_la_carte::Seat| seat.index();
    match *event {
        Event::TurnStarted { seat, spoons } => {
            table.active = seat;
            table.spoons = spoons;
        }
        Event::DishChosen { seat, dish } => {
            table.table.remove(dish);
            table.kitchens[at(seat)].stove.pan.food = Some(Food::Dish(dish));
        }
        Event::CrepeChosen { seat } => {
            table.kitchens[at(seat)].stove.pan.food = Some(Food::Crepe);
            table.kitchens[at(seat)].crepe = Crepe::InPan;
        }
        Event::SpoonSpent { left, .. } => table.spoons = left,
        Event::SpoonsReturned { spoons, .. } => table.spoons = spoons,
        Event::Heated { seat, from, to } | Event::Cooled { seat, from, to } => {
            assert_eq!(table.kitchens[at(seat)].stove.dial, from);
            table.kitchens[at(seat)].stove.dial = to;
        }
        Event::DialReset { seat, from } => {
            assert_eq!(table.kitchens[at(seat)].stove.dial, from);
            table.kitchens[at(seat)].stove.dial = rules::a_la_carte::Heat::OFF;
        }
        Event::Poured { from, into, pour, .. } => {
            let Pour { colour, salt } = pour;
            table.dispensers[from.index()].colour -= colour;
            table.dispensers[from.index()].salt -= salt;
            table.kitchens[at(into)].stove.pan.crystals[from.into()] += colour;
            table.kitchens[at(into)].stove.pan.crystals[Crystal::Salt] += salt;
        }
        Event::Served { seat, food, star, .. } => {
            let kitchen = &mut table.kitchens[at(seat)];
            assert_eq!(kitchen.stove.pan.food.take(), Some(food));
            kitchen.stars += u8::from(star);
            match food {
                Food::Dish(dish) => kitchen.served.insert(dish),
                Food::Crepe => kitchen.crepe = Crepe::Served,
            }
        }
        Event::Trashed { seat, food } => {
            assert_eq!(table.kitchens[at(seat)].stove.pan.food.take(), Some(food));
            match food {
                Food::Dish(dish) => table.trash.insert(dish),
                Food::Crepe => table.kitchens[at(seat)].crepe = Crepe::Burnt,
            }
        }
        Event::ToSink { seat, crystals } => {
            let pan = std::mem::take(&mut table.kitchens[at(seat)].stove.pan.crystals);
            assert_eq!(pan, crystals);
            table.sink += crystals;
        }
        Event::Refilled { dispenser, pour } => {
            table.dispensers[dispenser.index()].colour += pour.colour;
            table.dispensers[dispenser.index()].salt += pour.salt;
            table.sink[dispenser.into()] -= pour.colour;
            table.sink[Crystal::Salt] -= pour.salt;
        }
        Event::CupTaken { seat, cup, from } => {
            match from {
                CupSource::Deal | CupSource::Tray => table.face_down[cup] -= 1,
                CupSource::Player(other) => table.kitchens[at(other)].cups[cup] -= 1,
            }
            table.kitchens[at(seat)].cups[cup] += 1;
        }
        Event::CupsReshuffled { count } => {
            table.face_down = table.used.take_all();
            assert_eq!(table.face_down.total(), u32::from(count));
        }
        Event::CupPlayed { seat, cup, kept } => {
            table.kitchens[at(seat)].cups[cup] -= 1;
            if kept {
                table.kitchens[at(seat)].point_cups += 1;
            } else {
                table.used[cup] += 1;
            }
        }
        Event::StovesSwapped { seat, with } => {
            let stove = table.kitchens[at(seat)].stove;
            table.kitchens[at(seat)].stove = table.kitchens[at(with)].stove;
            table.kitchens[at(with)].stove = stove;
        }
        Event::Flipped { landing, .. } => assert!(Landing::ALL.contains(&landing)),
        // Words about what is to be seen anyway.
        Event::TurnEnded { .. }
        | Event::Rolled { .. }
        | Event::Burnt { .. }
        | Event::Rescued { .. }
        | Event::Finished { .. }
        | Event::OverSeasoned { .. }
        | Event::NoCupToTake { .. }
        | Event::GameOver { .. } => {}
    }
}

/// What lies on the table, without what the table is waiting for.
fn things(state: &State) -> State {
    State {
        phase: Phase::Action,
        break_taken: false,
        ..*state
    }
}

#[test]
fn a_table_that_only_hears_the_events_stays_equal() {
    let menu = Menu::standard();
    for seed in 0..600 {
        let house = if seed % 2 == 0 {
            HouseRules::english()
        } else {
            HouseRules::german()
        };
        let setup = Setup::new(2 + (seed % 3) as u8, house, &menu);
        let mut game = ALaCarte::start(&setup, menu.clone()).unwrap();
        let mut mirror = *game.state();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while game.to_move() != ToMove::Nobody {
            let mv = match game.to_move() {
                ToMove::Chance(chance) => careful_chance(&game, chance, &mut rng),
                _ => None,
            };
            let mv = mv.unwrap_or_else(|| *game.legal_moves().choose(&mut rng).unwrap());
            let was = game.clone();
            let events = game.apply(mv).unwrap();
            events.iter().for_each(|event| hear(&mut mirror, event));
            // While cups are dealt and first dishes chosen nobody's turn has begun, so nobody hears whose it is.
            if !matches!(game.state().phase, Phase::Deal | Phase::FirstDish) {
                assert_eq!(
                    things(&mirror),
                    things(game.state()),
                    "{mv} in {}: {events:?}",
                    was.state()
                );
            }
            mirror.active = game.state().active;
        }
    }
}
