//! Events tell everything, and each seat only what is for it: tables that only hear them, and know no rule, stay equal to
//! the one that plays.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{Event, KitchenChaos, Phase, State, Table, Vegetable, View};
use rules::{Game, Seat, ToMove};

use crate::kitchen_chaos::table::fresh;
use crate::kitchen_chaos::world::{anything, hurried};

/// What lies on the table, without what the table is waiting for.
fn things(table: Table) -> Table {
    Table {
        phase: Phase::Cook,
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
    for seed in 0..120 {
        let mut game = fresh(3 + (seed % 4) as u8);
        let mut mirror = *game.state();
        let seats = game.state().table.all_seats();
        let mut views: Vec<View> = seats.iter().map(|seat| game.view_for(seat)).collect();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while game.to_move() != ToMove::Nobody {
            let mv = hurried(&game, &mut rng).unwrap_or_else(|| anything(&game, &mut rng));
            let was = *game.state();
            let events = game.apply(mv).unwrap();
            events.iter().for_each(|event| mirror.hear(event));
            assert_eq!(
                everything(mirror),
                everything(*game.state()),
                "{mv} in {was}: {events:?}"
            );
            for view in &mut views {
                let heard = events.iter().map(|event| KitchenChaos::heard_by(event, view.seat));
                let heard: Vec<Event> = heard.collect();
                heard.iter().for_each(|event| view.hear(event));
                let now = game.view_for(view.seat);
                assert_eq!(seen(view.clone()), seen(now), "{mv} in {was}: {events:?}");
            }
        }
    }
}

/// K34: everybody sees everything that happens but what others are dealt.
#[test]
fn k34_starting_vegetables_are_heard_by_their_cook_alone() {
    let to = Seat::Second;
    let vegetable = Some(Vegetable::Leek);
    let dealt = Event::Dealt { to, vegetable };
    assert_eq!(KitchenChaos::heard_by(&dealt, to), dealt);
    let heard = KitchenChaos::heard_by(&dealt, Seat::Third);
    assert_eq!(heard, Event::Dealt { to, vegetable: None });
    let thrown = Event::Thrown {
        seat: to,
        thing: "lid1".parse().unwrap(),
    };
    assert_eq!(KitchenChaos::heard_by(&thrown, Seat::Third), thrown);
}
