//! Random games by the thousand, with every state checked. See `kit`.

use rules::a_la_carte::{
    ALaCarte, Condiment, Crystal, EndReason, Food, HouseRules, Kitchen, Menu, Phase, Setup, State,
};
use rules::{Game, ToMove};

use crate::a_la_carte::world;
use crate::kit::{Kit, Played};

/// Over all six tables together 21,000.
const GAMES_PER_TABLE: u64 = 3_500;

/// All of them are played in the full check, a tenth in the everyday one: more of the same finds what is rare.
fn is_full() -> bool {
    std::env::var_os("TOQUE_FULL_CHECK").is_some()
}

/// Counted here once more, apart from the audit that the rules bring along: fifteen of each colour, twenty salt, thirteen
/// cups, twenty dishes, four crêpes at most, nine stars at most.
fn nothing_is_lost(state: &State) {
    let playing = || state.all_seats().map(|seat| state.kitchen(seat));
    for condiment in Condiment::ALL {
        let in_pans: u8 = playing()
            .map(|kitchen| kitchen.stove.pan.crystals[condiment.into()])
            .sum();
        assert_eq!(
            state.dispenser(condiment).colour + state.sink[condiment.into()] + in_pans,
            15
        );
    }
    let salt_in_pans: u8 = playing().map(|kitchen| kitchen.stove.pan.crystals[Crystal::Salt]).sum();
    let salt_in_bottles: u8 = Condiment::ALL
        .map(|condiment| state.dispenser(condiment).salt)
        .iter()
        .sum();
    assert_eq!(salt_in_pans + salt_in_bottles + state.sink[Crystal::Salt], 20);
    let cups: u32 = playing()
        .map(|kitchen| kitchen.cups.total() + u32::from(kitchen.point_cups))
        .sum();
    assert_eq!(cups + state.face_down.total() + state.used.total(), 13);
    let in_pan = |kitchen: &Kitchen| u32::from(matches!(kitchen.stove.pan.food, Some(Food::Dish(_))));
    let dishes: u32 = playing().map(|kitchen| kitchen.served.len() + in_pan(kitchen)).sum();
    assert_eq!(dishes + state.table.len() + state.trash.len(), 20);
    assert!(playing().map(|kitchen| kitchen.stars).sum::<u8>() <= 9);
}

/// Plays many games at one kind of table; all three ends of the game must turn up among all of them.
fn play_many(seats: u8, house: HouseRules) {
    let menu = Menu::standard();
    let conceivable = world::conceivable_moves();
    let kit = Kit::<ALaCarte> {
        setup: Setup::new(seats, house, &menu),
        catalogue: menu,
        conceivable: &|_| conceivable.clone(),
        audit: |game| {
            assert_eq!(game.audit(), Ok(()), "{}", game.state());
            nothing_is_lost(game.state());
        },
        guide: |game, rng| match game.to_move() {
            ToMove::Chance(chance) => world::careful_chance(game, chance, rng),
            _ => None,
        },
        most_moves: 20_000,
    };
    let mut ends = [0; EndReason::COUNT];
    let games = if is_full() {
        GAMES_PER_TABLE
    } else {
        GAMES_PER_TABLE / 10
    };
    for seed in 0..games {
        let Played { game, redealt, .. } = kit.play(seed);
        assert_eq!(redealt, 0, "everything lies open here");
        let Phase::Over { reason, .. } = game.state().phase else {
            panic!("seed {seed}: not over, but nobody is to move");
        };
        ends[reason.index()] += 1;
        let standings = game.standings();
        assert_eq!(standings.len(), usize::from(seats));
        assert_eq!(standings[0].place, 1);
    }
    println!("{seats} seats, {house}: ends {ends:?}");
    // Some ends come once in hundreds of games; `spec::end` has a position for each.
    assert!(
        !is_full() || ends.iter().all(|&count| count > 0),
        "some end of the game never came: {ends:?}"
    );
}

#[test]
fn two_seats_english() {
    play_many(2, HouseRules::english());
}

#[test]
fn two_seats_german() {
    play_many(2, HouseRules::german());
}

#[test]
fn three_seats_english() {
    play_many(3, HouseRules::english());
}

#[test]
fn three_seats_german() {
    play_many(3, HouseRules::german());
}

#[test]
fn four_seats_english() {
    play_many(4, HouseRules::english());
}

#[test]
fn four_seats_german() {
    play_many(4, HouseRules::german());
}
