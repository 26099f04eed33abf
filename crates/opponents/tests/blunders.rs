//! What nobody could argue for, good chefs do not do; and whoever is tired does it seldom.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use opponents::a_la_carte::{Blunder, BlunderCount, HandModels, ModelWorld, School};
use opponents::{Level, PlayerKind, Session, Temper};
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, HouseRules, Menu, Setup};

/// What is counted in games of four, half of them by the English house rules and half by the German ones.
fn count(players: [PlayerKind; ALL_SEATS.len()], games: u64) -> BlunderCount {
    let menu = Menu::standard();
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    let mut count = BlunderCount::default();
    for game in 0..games {
        let house = [HouseRules::english(), HouseRules::german()][game as usize % 2];
        let setup = Setup::new(players.len() as u8, house, &menu);
        let seated = (0..)
            .zip(players)
            .map(|(seat, kind)| school.player(kind, game * 10 + seat));
        let world = ModelWorld::new(models.clone(), game + 700);
        let mut session = Session::new(setup, menu.clone(), seated.collect(), world).unwrap();
        loop {
            let before = session.game().clone();
            if session.step().unwrap().is_none() {
                break;
            }
            count.note(&before, *session.record().moves.last().unwrap());
        }
    }
    count
}

/// One of each temper.
fn of_level(level: Level) -> [PlayerKind; ALL_SEATS.len()] {
    Temper::ALL.map(|temper| PlayerKind::Chef { level, temper })
}

/// In how many of a thousand decisions.
fn rate(count: &BlunderCount) -> f64 {
    1000.0 * f64::from(count.total()) / f64::from(count.decisions)
}

#[test]
fn good_chefs_do_nothing_that_nobody_could_argue_for() {
    for level in [Level::Chef, Level::ThreeStar] {
        let count = count(of_level(level), 60);
        assert_eq!(count.total(), 0, "{level:?}: {count:?}");
        for (blunder, offered) in Blunder::ALL.into_iter().zip(count.offered) {
            assert!(offered > 0, "{level:?} never had the choice of {blunder:?}");
        }
    }
}

#[test]
fn tired_ones_do_it_now_and_then_and_apprentices_more_often() {
    let [apprentice, commis] = [Level::Apprentice, Level::Commis].map(|level| rate(&count(of_level(level), 200)));
    assert!((0.8..5.0).contains(&commis), "{commis} of 1,000");
    assert!((8.0..22.0).contains(&apprentice), "{apprentice} of 1,000");
}

#[test]
fn whoever_does_not_think_does_all_of_it() {
    let count = count([PlayerKind::Random; ALL_SEATS.len()], 60);
    for (blunder, made) in Blunder::ALL.into_iter().zip(count.made) {
        assert!(made > 0, "nobody ever did {blunder:?}: {count:?}");
    }
}

/// Whatever happens at the table, there is something to do that can be argued for.
#[test]
fn nobody_is_left_with_blunders_alone() {
    let menu = Menu::standard();
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    for game in 0..120 {
        let house = [HouseRules::english(), HouseRules::german()][game as usize % 2];
        let seats = 2 + (game % 3) as u8;
        let kinds = [PlayerKind::Random, PlayerKind::Greedy];
        let players = (0..u64::from(seats)).map(|seat| school.player(kinds[seat as usize % 2], game * 10 + seat));
        let setup = Setup::new(seats, house, &menu);
        let world = ModelWorld::new(models.clone(), game);
        let mut session = Session::new(setup, menu.clone(), players.collect(), world).unwrap();
        while session.step().unwrap().is_some() {
            let now = session.game();
            let moves = now.legal_moves();
            let arguable = moves.is_empty() || moves.iter().any(|&mv| Blunder::of(now, mv).is_none());
            assert!(arguable, "nothing can be said for any of {moves:?} in {}", now.state());
        }
    }
}
