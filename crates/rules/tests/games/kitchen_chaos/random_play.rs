//! Random games by the thousand, with every state checked. See `kit`.

use std::sync::Arc;

use rules::kitchen_chaos::{Event, KitchenChaos, Phase, Pile, Pot, Setup, State, Thing};
use rules::{Game, MatchRecord};

use crate::kit::{Kit, Played};
use crate::kitchen_chaos::table::fresh;
use crate::kitchen_chaos::world;

/// Over all four tables together 5,000.
const GAMES_PER_TABLE: u64 = 1_250;

/// All of them are played in the full check, a tenth in the everyday one: more of the same finds what is rare.
fn games() -> u64 {
    if std::env::var_os("TOQUE_FULL_CHECK").is_some() {
        GAMES_PER_TABLE
    } else {
        GAMES_PER_TABLE / 10
    }
}

/// Counted here once more, apart from the audit that the rules bring along.
fn nothing_is_lost(state: &State) {
    let table = &state.table;
    if table.phase == Phase::Over {
        return;
    }
    let cooks = table.seats - 1;
    let numbers = if cooks == 2 { 4 } else { cooks };
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    let air = table.air.iter().flatten().map(|flight| flight.thing);
    let pots = state.pots.iter().flat_map(Pot::iter).map(|put| put.thing);
    let about: Vec<Thing> = hands.chain(air).chain(pots).collect();
    let vegetables = about
        .iter()
        .filter(|thing| matches!(thing, Thing::Vegetable(_)))
        .count() as u8;
    let piles = state.piles[0].len() + state.piles[1].len();
    assert_eq!(
        vegetables + piles + state.deck.len() + state.start.len(),
        12 + 12 * numbers
    );
    let before_the_cooks: u8 = table.supplies.iter().map(|own| own.spoons + u8::from(own.lid)).sum();
    assert_eq!(about.len() as u8 - vegetables + before_the_cooks, 4 * numbers);
    // A pot and a vegetable are always to be had.
    let pots = &state.pots[..table.pots().len()];
    let closed = pots.iter().filter(|pot| pot.has_lid()).count();
    assert!(closed <= usize::from(numbers) && closed < pots.len(), "{state}");
    let dealt = if cooks == 2 { 3 } else { 2 };
    assert!(table.phase == Phase::Deal || piles >= 12 - cooks * dealt, "{state}");
    // K4: no hand is larger than what was dealt.
    assert!(state.hands.iter().all(|hand| hand.len() <= dealt), "{state}");
}

/// How often something came to pass that takes a hurry.
#[derive(Debug, Default)]
struct Rare {
    /// K15: thrown at one call, landed after another.
    late_landings: u32,
    /// K14: missed too late to try again.
    late_misses: u32,
    /// K4: called with nothing in the hand.
    empty_hands: u32,
    /// K5: one pile is empty.
    empty_piles: u32,
    /// K16: a lid came onto a pot while something else was flying.
    lids_below_flights: u32,
    /// K33: closed while something was flying.
    closed_in_flight: u32,
}

impl Rare {
    fn watch(&mut self, record: &MatchRecord<KitchenChaos>) {
        let mut game = fresh(record.setup.seats);
        for &mv in &record.moves {
            let events = game.apply(mv).unwrap();
            let state = game.state();
            let flies = state.table.anything_flies();
            match events[..] {
                [Event::Landed { answers, thing, .. }, ..] => {
                    self.late_landings += u32::from(!answers);
                    self.lids_below_flights += u32::from(flies && matches!(thing, Thing::Lid(_)));
                }
                [Event::Missed { again, .. }, ..] => self.late_misses += u32::from(!again),
                [Event::Called { seat, .. }] => {
                    self.empty_hands += u32::from(state.hand(seat).is_empty());
                    self.empty_piles += u32::from(state.piles.iter().any(Pile::is_empty));
                }
                [Event::Closed] => self.closed_in_flight += 1,
                _ => {}
            }
        }
    }
}

/// Plays many games at a table of so many.
fn play_many(seats: u8) {
    let kit = Kit::<KitchenChaos> {
        setup: Setup { seats },
        catalogue: Arc::default(),
        conceivable: &world::conceivable_moves,
        audit: |game| {
            assert_eq!(game.audit(), Ok(()), "{}", game.state());
            nothing_is_lost(game.state());
        },
        guide: world::hurried,
        most_moves: 20_000,
    };
    let (mut moves, mut redealt, mut rare) = (0, 0, Rare::default());
    for seed in 0..games() {
        let played: Played<KitchenChaos> = kit.play(seed);
        let table = &played.game.state().table;
        assert_eq!((table.phase, table.round), (Phase::Over, seats), "seed {seed}");
        moves += played.record.moves.len();
        redealt += played.redealt;
        rare.watch(&played.record);
    }
    println!("{seats} seats: {moves} moves, {redealt} times dealt anew, {rare:?}");
    let Rare {
        late_landings,
        late_misses,
        empty_hands,
        empty_piles,
        lids_below_flights,
        closed_in_flight,
    } = rare;
    let each = [
        late_landings,
        late_misses,
        empty_hands,
        lids_below_flights,
        closed_in_flight,
    ];
    assert!(each.iter().all(|&times| times > 0), "{rare:?}");
    // Only five cooks begin with piles so low that one runs out now and then.
    assert!(seats < 6 || empty_piles > 0, "{rare:?}");
    // Almost every state hides something; what is dealt anew may now and then be the same.
    assert!(redealt as usize > moves * 9 / 10, "{redealt} of {moves}");
}

#[test]
fn three_seats() {
    play_many(3);
}

#[test]
fn four_seats() {
    play_many(4);
}

#[test]
fn five_seats() {
    play_many(5);
}

#[test]
fn six_seats() {
    play_many(6);
}
