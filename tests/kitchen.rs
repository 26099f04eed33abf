//! Chefs in the real kitchen: their gestures go through the physics, nothing is lost on the way, and what the chefs believe
//! their hands to get is what they get.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use opponents::a_la_carte::{HandModels, PourStyle, School};
use opponents::{Level, Session, World};
use physics::lab::hands::PourHand;
use physics::{BOTTLE_HOME, HeadlessTable, Observation, PhysicsConfig, Target};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, HouseRules, Menu, Setup};
use rules::{Game, MatchRecord, ToMove};
use toque::kitchen::{PhysicsWorld, flipping_hand, pouring_hand};
use toque::lab::hands::{Cell, sample};

fn physical_match(seed: u64) -> (MatchRecord<rules::a_la_carte::ALaCarte>, Vec<String>, u32) {
    let menu = Menu::standard();
    let mut school = School::new(menu.clone(), HandModels::measured());
    let kinds = ["chef:showman", "commis:mean", "apprentice"];
    let players = kinds
        .iter()
        .map(|kind| school.player(kind.parse().unwrap(), seed))
        .collect();
    let house = HouseRules {
        dishes: 2,
        ..HouseRules::german()
    };
    let setup = Setup::new(3, house, &menu);
    let mut session = Session::new(
        setup,
        menu,
        players,
        PhysicsWorld::new(PhysicsConfig::built_in().unwrap(), 3, seed),
    )
    .unwrap();
    while session.step().unwrap().is_some() {}
    assert_eq!(session.game().to_move(), ToMove::Nobody);
    (
        session.record().clone(),
        session.world().troubles(),
        session.world().guarded(),
    )
}

/// Every gesture ends with a proof that world and rules agree on where each piece is; a disagreement is a trouble.
#[test]
fn a_match_in_the_physics_loses_nothing_and_is_the_same_again() {
    let (record, troubles, guarded) = physical_match(3);
    assert!(troubles.is_empty(), "{troubles:?}");
    assert!(guarded <= 1, "the guard had to act {guarded} times");
    assert!(record.replay(Menu::standard()).is_ok());
    assert_eq!(physical_match(3).0, record);
}

/// The mean of odds, and the variance.
fn highlights(odds: &[f64]) -> (f64, f64) {
    let mean: f64 = odds.iter().enumerate().map(|(value, p)| value as f64 * p).sum();
    let square: f64 = odds
        .iter()
        .enumerate()
        .map(|(value, p)| (value * value) as f64 * p)
        .sum();
    (mean, square - mean * mean)
}

/// How many standard errors lie between what was measured then and what is measured now.
fn drift(then: &[f64], samples_then: u32, now: &[u32]) -> f64 {
    let samples: u32 = now.iter().sum();
    let now: Vec<f64> = now.iter().map(|&count| f64::from(count) / f64::from(samples)).collect();
    let ((mean_then, variance), (mean_now, _)) = (highlights(then), highlights(&now));
    // Even where nothing varied in the file, a sample may differ a little.
    let variance = variance.max(0.05);
    (mean_now - mean_then).abs() / (variance / f64::from(samples) + variance / f64::from(samples_then.max(1))).sqrt()
}

/// With so many comparisons, beyond this it is no longer chance (one in fifteen thousand each).
const TOO_FAR: f64 = 4.0;
const POURS: u32 = 50;

#[test]
fn what_chefs_believe_of_their_pours_is_what_they_get() {
    let models = HandModels::measured();
    let mut table = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, 0);
    for (level, tip, pieces) in [
        (Level::ThreeStar, PourStyle::Pinch, 20),
        (Level::Chef, PourStyle::Dash, 20),
        (Level::Commis, PourStyle::Dash, 10),
        (Level::Apprentice, PourStyle::Splash, 20),
        (Level::ThreeStar, PourStyle::Splash, 5),
    ] {
        let now = sample(&mut table, Cell::Pour(level, tip, pieces), 77, POURS).unwrap();
        let pours = models.hand(level).pours.iter().find(|model| model.tip == tip).unwrap();
        let fill = pours.fills.iter().find(|fill| fill.pieces == pieces).unwrap();
        let then: Vec<f64> = fill.odds.iter().map(|&p| f64::from(p)).collect();
        let far = drift(&then, fill.samples, &now);
        assert!(
            far < TOO_FAR,
            "{level:?} {tip:?} {pieces}: {far:.1} standard errors; measure assets/hands.ron again"
        );
    }
}

#[test]
fn what_chefs_believe_of_their_flips_is_what_they_get() {
    let models = HandModels::measured();
    let mut table = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, 0);
    for level in Level::ALL {
        let now = sample(&mut table, Cell::Flip(level), 77, 150).unwrap();
        let flip = models.hand(level).flip;
        // Success or not is all that matters to a chef.
        let then = [1.0 - f64::from(flip.picture), f64::from(flip.picture)];
        let now = [now.iter().sum::<u32>() - now[0], now[0]];
        let far = drift(&then, flip.samples, &now);
        assert!(
            far < TOO_FAR,
            "{level:?}: {far:.1} standard errors; measure assets/hands.ron again"
        );
    }
}

#[test]
fn a_drift_of_half_a_piece_would_be_noticed() {
    let then = [0.2, 0.4, 0.3, 0.1];
    let half_a_piece_more = [5, 10, 20, 15];
    assert!(drift(&then, 150, &half_a_piece_more) > TOO_FAR);
    let the_same = [10, 20, 15, 5];
    assert!(drift(&then, 150, &the_same) < 1.0);
}

/// A bottle that is not tipped far enough would be held upright until somebody's patience ends.
#[test]
fn no_hand_of_a_chef_stands_there() {
    const PATIENCE: f32 = 6.0;
    let mut table = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, 0);
    table.watch();
    for level in Level::ALL {
        for tip in PourStyle::ALL {
            for seed in 0..6 {
                table.reset(seed);
                let mut hand = pouring_hand(tip, level, &mut ChaCha8Rng::seed_from_u64(seed));
                let report = table.pour(Condiment::Herbs, 0, hand.as_mut()).unwrap();
                assert!(report.tipped, "{level:?} {tip:?} {seed}: {report:?}");
                let still = table.watched().stillest;
                assert!(still < PATIENCE, "{level:?} {tip:?} {seed}: {still} s");
            }
        }
    }
    // Even one that never passes the horizontal is put down at once.
    let report = table
        .pour(Condiment::Herbs, 0, &mut PourHand::plain(70.0, 0.3))
        .unwrap();
    assert!(!report.tipped && table.watched().stillest < PATIENCE);
    // Nor does anybody stand there with a pan out of which the crêpe did not fly.
    for seed in 0..40 {
        table.reset(seed);
        let mut hand = flipping_hand(Level::Apprentice, &mut ChaCha8Rng::seed_from_u64(seed));
        table.flip(&mut hand).unwrap();
        let still = table.watched().stillest;
        assert!(still < PATIENCE, "flip {seed}: {still} s");
    }
    // And the watch would have seen one that is not.
    let mut frozen = |sight: &Observation| {
        let held = Target::at(BOTTLE_HOME);
        if sight.time < 8.0 { held } else { held.released() }
    };
    table.pour(Condiment::Herbs, 0, &mut frozen).unwrap();
    assert!(table.watched().stillest > PATIENCE);
}
