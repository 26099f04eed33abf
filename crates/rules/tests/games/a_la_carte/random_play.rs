//! Random games by the thousand, with every state checked. See `kit`.

use rules::Game;
use rules::a_la_carte::{ALaCarte, EndReason, HouseRules, Menu, Phase, Setup};

use crate::kit::Kit;
use crate::world;

/// Over all six tables together: 21,000.
const GAMES_PER_TABLE: u64 = 3_500;

/// Plays many games at one kind of table; all three ends of the game must turn up.
fn play_many(seats: u8, house: HouseRules) {
    let menu = Menu::standard();
    let conceivable = world::conceivable_moves();
    let kit = Kit::<ALaCarte> {
        setup: Setup::new(seats, house, &menu),
        catalogue: menu,
        conceivable: &conceivable,
        audit: |game| assert_eq!(game.audit(), Ok(()), "{}", game.state()),
        chance: |game, chance, rng| world::careful_chance(game, chance, rng),
        most_moves: 20_000,
    };
    let mut ends = [0; EndReason::COUNT];
    for seed in 0..GAMES_PER_TABLE {
        let (game, _) = kit.play(seed);
        let Phase::Over { reason, .. } = game.state().phase else {
            panic!("seed {seed}: not over, but nobody is to move");
        };
        ends[reason.index()] += 1;
        let standings = game.standings();
        assert_eq!(standings.len(), usize::from(seats));
        assert_eq!(standings[0].place, 1);
    }
    println!("{seats} seats, {house}: ends {ends:?}");
    assert!(
        ends.iter().all(|&count| count > 0),
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
