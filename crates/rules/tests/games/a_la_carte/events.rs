//! Events tell everything: a table that only hears them, and knows no rule, stays equal to the one that plays.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{ALaCarte, HouseRules, Menu, Phase, Setup, State};
use rules::{Game, ToMove};

use crate::a_la_carte::world::careful_chance;

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
            events.iter().for_each(|event| mirror.hear(event));
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
