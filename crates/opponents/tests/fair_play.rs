//! Chefs keep to the rules, whoever they are and whoever they meet; and the same seed is the same game.

#![expect(clippy::panic, reason = "a test that meets something unforeseen fails loudly")]

use opponents::a_la_carte::tournament::{Pairing, Tally, play_game};
use opponents::a_la_carte::{HandModels, ModelWorld, School};
use opponents::{Level, PlayerKind, Session, Temper};
use rules::a_la_carte::{HouseRules, Menu, Setup};

/// Over all tables together 1,020, and 10,200 in the full check: more of the same finds what is rare.
fn games_per_table() -> u32 {
    if std::env::var_os("TOQUE_FULL_CHECK").is_some() {
        1_700
    } else {
        170
    }
}

/// Every level, temper and baseline turns up at every seat, next to every other.
fn mixed(seats: u8, game: u32) -> Vec<PlayerKind> {
    let mut kinds = vec![PlayerKind::Random, PlayerKind::Greedy];
    for level in Level::ALL {
        kinds.extend(Temper::ALL.map(|temper| PlayerKind::Chef { level, temper }));
    }
    let pick = |seat: u32| kinds[((game * 7 + seat * (game / 18 * 5 + 1)) as usize) % kinds.len()];
    (0..u32::from(seats)).map(pick).collect()
}

fn nobody_breaks_a_rule(seats: u8, house: HouseRules) {
    let menu = Menu::standard();
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    for game in 0..games_per_table() {
        let players = mixed(seats, game);
        let pairing = Pairing {
            players: players.clone(),
            house,
        };
        let played = play_game(
            &pairing,
            &mut school,
            &menu,
            |seed| ModelWorld::new(models.clone(), seed),
            7,
            game,
        );
        let tally = played.unwrap_or_else(|illegal| panic!("game {game} of {players:?}: {illegal}"));
        assert_eq!(tally.outcome.broken_off, 0, "game {game} of {players:?} does not end");
    }
}

#[test]
fn two_seats_english() {
    nobody_breaks_a_rule(2, HouseRules::english());
}

#[test]
fn two_seats_german() {
    nobody_breaks_a_rule(2, HouseRules::german());
}

#[test]
fn three_seats_english() {
    nobody_breaks_a_rule(3, HouseRules::english());
}

#[test]
fn three_seats_german() {
    nobody_breaks_a_rule(3, HouseRules::german());
}

#[test]
fn four_seats_english() {
    nobody_breaks_a_rule(4, HouseRules::english());
}

#[test]
fn four_seats_german() {
    nobody_breaks_a_rule(4, HouseRules::german());
}

#[test]
fn the_same_seed_is_the_same_game() {
    let menu = Menu::standard();
    let models = HandModels::measured();
    let play = |seed: u64| {
        let mut school = School::new(menu.clone(), models.clone());
        let kinds = ["three-star:mean", "chef:showman", "commis:greedy", "apprentice"];
        let players = kinds
            .iter()
            .map(|kind| school.player(kind.parse().unwrap(), seed))
            .collect();
        let setup = Setup::new(4, HouseRules::german(), &menu);
        let mut session = Session::new(setup, menu.clone(), players, ModelWorld::new(models.clone(), seed)).unwrap();
        while session.step().unwrap().is_some() {}
        session.record().clone()
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
}

/// A small version of the ladder that `toque duel` measures: each level clearly beats three of the level below.
#[test]
fn each_level_beats_the_one_below() {
    let menu = Menu::standard();
    let models = HandModels::measured();
    for (one, three) in [
        ("greedy", "random"),
        ("commis", "apprentice"),
        ("chef", "commis"),
        ("three-star", "greedy"),
    ] {
        let (one, three) = (one.parse().unwrap(), three.parse().unwrap());
        let pairing = Pairing {
            players: vec![one, three, three, three],
            house: HouseRules::english(),
        };
        let mut school = School::new(menu.clone(), models.clone());
        let mut tally = Tally::default();
        for game in 0..120 {
            tally.add(
                &play_game(
                    &pairing,
                    &mut school,
                    &menu,
                    |seed| ModelWorld::new(models.clone(), seed),
                    3,
                    game,
                )
                .unwrap(),
            );
        }
        // Par is 30 of 120; seeded, so this is no matter of luck.
        assert!(
            tally.outcome.players[0].wins > 45.0,
            "{one} against {three}: {}",
            tally.outcome.players[0].wins
        );
    }
}
