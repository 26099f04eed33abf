//! What nobody could argue for, chefs do not do; and whoever is tired does it seldom.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use opponents::a_la_carte::{Blunder, BlunderCount, HandModels, ModelWorld, School};
use opponents::{Level, PlayerKind, Session, Temper};
use rules::Game;
use rules::a_la_carte::{HouseRules, Menu, Setup};

/// What is counted in games of four of a kind. Half of the tables keep the English house rules, half the German ones.
fn count(kind: impl Fn(usize) -> PlayerKind, games: u64) -> BlunderCount {
    let menu = Menu::standard();
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    let mut count = BlunderCount::default();
    for game in 0..games {
        let house = if game % 2 == 0 {
            HouseRules::english()
        } else {
            HouseRules::german()
        };
        let setup = Setup::new(4, house, &menu);
        let players = (0..4).map(|seat| school.player(kind(seat), game * 10 + seat as u64));
        let world = ModelWorld::new(models.clone(), game + 700);
        let mut session = Session::new(setup, menu.clone(), players.collect(), world).unwrap();
        loop {
            let before = session.game().clone();
            if session.step().unwrap().is_none() {
                break;
            }
            let moves = before.legal_moves();
            let arguable = moves.iter().any(|&mv| Blunder::of(&before, mv).is_none());
            assert!(
                arguable,
                "nothing can be said for any of {moves:?} in {}",
                before.state()
            );
            if std::env::var_os("SHOW").is_some()
                && let Some(b) = Blunder::of(&before, *session.record().moves.last().unwrap())
            {
                println!("{b:?} {:?} in {}", session.record().moves.last(), before.state());
            }
            count.note(&before, *session.record().moves.last().unwrap());
        }
    }
    count
}

fn of_every_temper(level: Level) -> impl Fn(usize) -> PlayerKind {
    move |seat| PlayerKind::Chef {
        level,
        temper: Temper::ALL[seat],
    }
}

#[test]
fn measure() {
    for level in Level::ALL {
        if std::env::var_os("SHOW").is_some() && level != Level::ThreeStar {
            continue;
        }
        let count = count(
            of_every_temper(level),
            if std::env::var_os("SHOW").is_some() { 2000 } else { 100 },
        );
        println!(
            "{level:?} {} of {}: {:.2}",
            count.total(),
            count.decisions,
            1000.0 * f64::from(count.total()) / f64::from(count.decisions)
        );
        for blunder in Blunder::ALL {
            println!(
                "   {:<18} {} of {}",
                format!("{blunder:?}"),
                count.made[blunder as usize],
                count.offered[blunder as usize]
            );
        }
    }
    for kind in [PlayerKind::Random, PlayerKind::Greedy] {
        let count = count(|_| kind, 100);
        println!("{kind} {count:?}");
    }
}
