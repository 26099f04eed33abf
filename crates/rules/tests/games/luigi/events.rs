//! Events tell everything: a table that only hears them, and knows no rule, stays equal to the one that plays.

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::luigi::{Agenda, Luigi, State};
use rules::{Game, Seat, ToMove};

use crate::luigi::table::started;
use crate::luigi::world::hoard;

/// What lies on the table, without what the table is waiting for.
fn things(state: State) -> State {
    State {
        agenda: Agenda::EMPTY,
        ..state
    }
}

#[test]
fn a_table_that_only_hears_stays_equal() {
    for seed in 0..150 {
        let seats = 2 + (seed % 3) as u8;
        let mut game = started(seats);
        let mut mirror = *game.state();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while game.to_move() != ToMove::Nobody {
            let mv = hoard(&game, &mut rng).unwrap_or_else(|| *game.legal_moves().choose(&mut rng).unwrap());
            let was = *game.state();
            let events = game.apply(mv).unwrap();
            for event in &events {
                // L11: everything lies open, so everybody hears all of it.
                assert_eq!(Luigi::heard_by(event, Seat::Second), *event);
                mirror.hear(event);
            }
            assert_eq!(things(mirror), things(*game.state()), "{mv} in {was}: {events:?}");
        }
    }
}
