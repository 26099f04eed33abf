//! Events tell everything, and each seat only what is for it: tables that only hear them, and know no rule, stay equal to
//! the one that plays.

use std::sync::Arc;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::buffet::{Buffet, Event, Phase, Setup, State, Table, View};
use rules::{Game, Seat, ToMove};

use crate::buffet::world::chance;

/// What lies on the table, without what the table is waiting for.
fn things(table: Table) -> Table {
    Table {
        phase: Phase::Choose,
        ..table
    }
}

fn everything(state: State) -> State {
    State {
        table: things(state.table),
        ..state
    }
}

fn seen(view: View) -> View {
    View {
        table: things(view.table),
        ..view
    }
}

#[test]
fn tables_that_only_hear_what_is_for_them_stay_equal() {
    for seed in 0..240 {
        let seats = 3 + (seed % 4) as u8;
        let mut game = Buffet::start(&Setup { seats }, Arc::default()).unwrap();
        let mut mirror = *game.state();
        let mut views: Vec<View> = game
            .state()
            .table
            .all_seats()
            .iter()
            .map(|seat| game.view_for(seat))
            .collect();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while game.to_move() != ToMove::Nobody {
            let mv = chance(&game, &mut rng).unwrap_or_else(|| *game.legal_moves().choose(&mut rng).unwrap());
            let was = *game.state();
            let events = game.apply(mv).unwrap();
            events.iter().for_each(|event| mirror.hear(event));
            assert_eq!(
                everything(mirror),
                everything(*game.state()),
                "{mv} in {was}: {events:?}"
            );
            for view in &mut views {
                events
                    .iter()
                    .for_each(|event| view.hear(&Buffet::heard_by(event, view.seat)));
                let now = game.view_for(view.seat);
                assert_eq!(seen(view.clone()), seen(now), "{mv} in {was}: {events:?}");
            }
        }
    }
}

/// B17: others hear that a card was dealt, chosen or taken back, and not which.
#[test]
fn b17_secret_cards_are_heard_by_their_owner_alone() {
    let card = Some("4".parse().unwrap());
    let (seat, to) = (Seat::Second, Seat::Second);
    for event in [
        Event::Dealt { to, card },
        Event::Chosen { seat, card },
        Event::TakenBack { seat, card },
    ] {
        assert_eq!(Buffet::heard_by(&event, seat), event);
        let heard = Buffet::heard_by(&event, Seat::Third);
        assert!(format!("{heard:?}").contains("card: None"), "{heard:?}");
    }
    let shown = Event::Shown {
        seat,
        card: "4".parse().unwrap(),
        from: 0,
        to: 4,
    };
    assert_eq!(Buffet::heard_by(&shown, Seat::Third), shown);
}
