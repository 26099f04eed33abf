//! A few games of the soak in every check; `toque soak` plays them for hours.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use opponents::PlayerKind;
use opponents::a_la_carte::{HandModels, School};
use physics::PhysicsConfig;
use rules::a_la_carte::{HouseRules, Menu};
use toque::soak::{Evening, House, Tally, buffet, luigi};

fn house(name: &str) -> House {
    let menu = Menu::standard();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("soak-{name}"));
    let _ = fs::remove_dir_all(&folder);
    House {
        folder,
        config: PhysicsConfig::built_in().unwrap(),
        school: School::new(menu.clone(), HandModels::measured()),
        menu,
    }
}

/// A game of the soak, cut short so that a check can play it.
fn short(seed: u64) -> Evening {
    let evening = Evening::of(seed);
    let house = HouseRules {
        dishes: 2,
        dishes_for_two: 2,
        ..evening.house
    };
    Evening { house, ..evening }
}

#[test]
fn games_that_are_paused_broken_off_and_resumed_lose_nothing() {
    let mut house = house("disturbed");
    let mut all = Tally::default();
    // Whether a pour comes next when everything is thrown away is chance: as many games as it takes, and few they are.
    for seed in 1..=60 {
        if all.games >= 3 && all.broken_off > 0 {
            break;
        }
        let played = short(seed).play(&mut house);
        all.add(&played.unwrap_or_else(|trouble| panic!("seed {seed}: {trouble}")));
    }
    assert!(all.pours > 10 && all.rolls > 5, "{all:?}");
    // Once at the end of each game, and more often on the way.
    assert!(all.resumes > u64::from(all.games), "{all:?}");
    assert!(all.broken_off > 0 && all.pauses > 3, "{all:?}");
    let left: Vec<_> = fs::read_dir(&house.folder).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(all.guarded <= 1, "the guard had to act {} times", all.guarded);
}

#[test]
fn a_seed_is_the_same_evening_again() {
    let mut house = house("again");
    let first = short(4).play(&mut house).unwrap();
    // The school has trained its chefs by now, which must not matter.
    assert_eq!(short(4).play(&mut house).unwrap(), first);
}

#[test]
fn the_evenings_cover_every_kind_of_table() {
    let evenings: Vec<Evening> = (0..300).map(Evening::of).collect();
    let seats: BTreeSet<usize> = evenings.iter().map(|evening| evening.players.len()).collect();
    assert_eq!(seats, [2, 3, 4].into());
    let kinds: BTreeSet<PlayerKind> = evenings.iter().flat_map(|evening| evening.players.clone()).collect();
    // Four levels of four tempers, and the two who are no chefs.
    assert_eq!(kinds.len(), 18, "{kinds:?}");
    for house in [HouseRules::english(), HouseRules::german()] {
        assert!(evenings.iter().any(|evening| evening.house == house));
    }
    assert!(evenings.iter().all(|evening| evening.house.are_playable()));
}

/// They are thrown away and read again also while cards lie face down, and behind half a line.
#[test]
fn matches_of_the_buffet_are_resumed_in_the_middle_of_a_round_and_lose_nothing() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("soak-buffet");
    let _ = fs::remove_dir_all(&folder);
    let mut all = buffet::Tally::default();
    for seed in 1..=20 {
        let evening = buffet::Evening::of(seed);
        let played = evening.play(&folder);
        let played = played.unwrap_or_else(|trouble| panic!("seed {seed}: {trouble}"));
        if seed <= 2 {
            assert_eq!(evening.play(&folder).unwrap(), played);
        }
        all.add(&played);
    }
    assert_eq!(all.games, 20);
    let counts = all.counts;
    assert!(
        counts.showings > 500 && counts.swaps > 50 && counts.reshuffles > 10,
        "{all:?}"
    );
    assert!(
        all.interrupted > 10 && all.torn > 30 && all.resumes > all.torn,
        "{all:?}"
    );
    let left: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
    let tables: Vec<_> = (0..300).map(buffet::Evening::of).collect();
    let seats: BTreeSet<usize> = tables.iter().map(|evening| evening.players.len()).collect();
    assert_eq!(seats, [3, 4, 5, 6].into());
    let kinds: BTreeSet<PlayerKind> = tables.iter().flat_map(|evening| evening.players.clone()).collect();
    assert_eq!(kinds.len(), 18, "{kinds:?}");
}

/// They are thrown away and read again also in the middle of a turn, and behind half a line.
#[test]
fn evenings_at_luigis_are_resumed_in_the_middle_of_a_turn_and_lose_nothing() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("soak-luigi");
    let _ = fs::remove_dir_all(&folder);
    let mut all = luigi::Tally::default();
    for seed in 1..=10 {
        let evening = luigi::Evening::of(seed);
        let played = evening.play(&folder);
        let played = played.unwrap_or_else(|trouble| panic!("seed {seed}: {trouble}"));
        if seed == 1 {
            assert_eq!(evening.play(&folder).unwrap(), played);
        }
        all.add(&played);
    }
    assert_eq!(all.games, 10);
    let counts = all.counts;
    assert!(
        counts.cashed > 100 && counts.left > 50 && counts.friends > 10 && counts.refills > 3,
        "{all:?}"
    );
    assert!(
        all.interrupted > 20 && all.torn > 20 && all.resumes > all.torn,
        "{all:?}"
    );
    let left: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
    let tables: Vec<_> = (0..300).map(luigi::Evening::of).collect();
    let seats: BTreeSet<usize> = tables.iter().map(|evening| evening.players.len()).collect();
    assert_eq!(seats, [2, 3, 4].into());
    let kinds: BTreeSet<PlayerKind> = tables.iter().flat_map(|evening| evening.players.clone()).collect();
    assert_eq!(kinds.len(), 18, "{kinds:?}");
}

#[test]
fn a_soak_says_what_it_played_in_both_languages() {
    let cases = [
        ("a-la-carte", "en", "Whole games: 1"),
        ("a-la-carte", "de", "Ganze Partien: 1"),
        ("buffet", "en", "cards turned over"),
        ("buffet", "de", "Karten umgedreht"),
        ("luigi", "en", "doors slammed"),
        ("luigi", "de", "Türen geknallt"),
    ];
    for (game, language, games) in cases {
        let told = Command::new(env!("CARGO_BIN_EXE_toque"))
            .args([
                "soak", "--game", game, "--games", "1", "--seed", "20", "--lang", language,
            ])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&told.stdout);
        assert!(
            told.status.success(),
            "{said} {}",
            String::from_utf8_lossy(&told.stderr)
        );
        assert!(said.contains(games), "{said}");
    }
}
