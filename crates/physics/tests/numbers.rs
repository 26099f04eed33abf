//! Small versions of the numbers that the table was tuned to, with fixed seeds. The bounds are wider than the documented
//! ones by what so few trials can stray; `docs/physics.md` has the full ones, and the lab measures them. How singly pieces come is in
//! `pours.rs`.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use bevy::math::Vec3;
use physics::lab::hands::{FlipHand, Placing, PourHand, ThrowHand};
use physics::lab::{self, Lab};
use physics::{Again, HeadlessTable, PhysicsConfig};
use rules::a_la_carte::{Condiment, Face, Landing};

fn lab() -> Lab<'static> {
    Lab::quiet(PhysicsConfig::built_in().unwrap(), 7)
}

fn flipped(name: &str, trials: u32, hand: impl Fn(&mut rand_chacha::ChaCha8Rng) -> FlipHand + Sync) -> f64 {
    let reports = lab::flips(&lab(), name, trials, hand).unwrap();
    let picture = reports
        .iter()
        .filter(|report| report.landing == Landing::Picture)
        .count();
    picture as f64 / f64::from(trials)
}

#[test]
fn holding_longer_pours_more_and_tipping_half_pours_little() {
    let short = lab::turned(&lab(), 180.0, 0.15, 24).unwrap();
    let long = lab::turned(&lab(), 180.0, 1.2, 24).unwrap();
    let half = lab::turned(&lab(), 115.0, 0.3, 24).unwrap();
    assert!(long.mean() >= 4.5, "{long:?}");
    assert!(long.mean() > short.mean() + 1.0, "{short:?} {long:?}");
    assert!(half.mean() < 1.0 && half.mean() < short.mean(), "{half:?}");
}

#[test]
fn a_nearly_empty_bottle_pours_no_more_than_a_full_one() {
    let full = lab::natural(&lab(), Condiment::Pepper, 20, 40).unwrap().mean();
    let few = lab::natural(&lab(), Condiment::Pepper, 5, 40).unwrap().mean();
    assert!(few <= 1.15 * full && few > 0.1, "{few} {full}");
}

#[test]
fn a_practised_hand_that_wants_many_gets_them() {
    let four = lab::at_least_four(&lab(), 24).unwrap();
    assert!(four.share_from(4) >= 0.65, "{four:?}");
}

#[test]
fn the_same_gesture_is_neither_constant_nor_a_lottery() {
    let same = lab::repeated(&lab(), 60).unwrap();
    assert!((0.6..1.5).contains(&same.deviation()), "{same:?}");
    let noiseless = lab::fill(&lab(), "noiseless", Condiment::Herbs, 20, 12, |_| {
        PourHand::plain(150.0, 0.3)
    })
    .unwrap();
    assert!(
        noiseless.deviation() > 0.0,
        "the tremor and the heap differ: {noiseless:?}"
    );
}

#[test]
fn a_shake_mixes_the_salt_in() {
    let still = lab::salt_share(&lab(), None, 40).unwrap();
    let shaken = lab::salt_share(&lab(), Some(lab::GOOD_SHAKE), 40).unwrap();
    assert!(still > shaken + 0.05, "{still} {shaken}");
}

#[test]
fn skill_flips_crepes_and_luck_does_not() {
    let following = flipped("practised", 80, |rng| FlipHand::practised(0.1, Some(0.4), rng));
    let still = flipped("still", 80, |rng| FlipHand::practised(0.1, None, rng));
    let random = flipped("random", 80, FlipHand::random);
    let energetic = flipped("energetic", 80, FlipHand::energetic);
    assert!(following >= 0.85, "{following}");
    assert!((0.3..0.68).contains(&still), "{still}");
    assert!(random <= 0.08 && energetic <= 0.2, "{random} {energetic}");
}

#[test]
fn the_die_is_fair_and_cannot_be_placed() {
    let natural = lab::natural_throws(&lab(), 480).unwrap();
    let again = natural.iter().filter(|report| report.face.is_err()).count();
    assert!(again <= 20, "{again} of 480 thrown again");
    for face in Face::ALL {
        let count = natural.iter().filter(|report| report.face == Ok(face)).count();
        // 80 expected; four standard deviations.
        assert!((47..=113).contains(&count), "{face}: {count}");
    }
    for way in Placing::ALL {
        let placed = lab::placed_throws(&lab(), way, 240).unwrap();
        let valid: Vec<Face> = placed.iter().filter_map(|report| report.face.ok()).collect();
        assert!(valid.len() >= 220, "{way:?}: {} of 240 count", valid.len());
        for face in Face::ALL {
            let share = valid.iter().filter(|&&each| each == face).count() as f64 / valid.len() as f64;
            assert!(share <= 0.32, "{way:?}, {face}: {share}");
        }
    }
}

#[test]
fn a_flick_of_any_size_is_a_throw_and_what_is_put_down_is_none() {
    let flicked = lab::flicks(&lab(), 600).unwrap();
    let refused = flicked.iter().filter(|report| report.face == Err(Again::TooGentle));
    assert!(refused.count() <= 6, "of 600 flicks");
    let again = flicked.iter().filter(|report| report.face.is_err()).count();
    assert!(again <= 22, "{again} of 600 thrown again");
    let laid = lab::put_down(&lab(), 120).unwrap();
    let thrown: Vec<f32> = laid
        .iter()
        .filter(|report| report.face != Err(Again::TooGentle))
        .map(|report| report.speed)
        .collect();
    assert!(thrown.is_empty(), "put down, and yet: {thrown:?} cm/s");
}

/// The die that is held cannot leave its tray; the hand that holds it can, and is not braked by that.
#[test]
fn a_hand_that_reaches_beyond_the_tray_still_throws() {
    for release in [0.5, 0.7, 0.9] {
        let mut table = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, 9);
        let mut hand = ThrowHand {
            swing: Vec3::NEG_Z * 60.0,
            time: 0.5,
            release,
            roll: 0.0,
        };
        let report = table.throw(&mut hand).unwrap();
        assert_ne!(report.face, Err(Again::TooGentle), "{release}: {}", report.speed);
        assert!(report.speed > 40.0, "{release}: {}", report.speed);
    }
}

#[test]
fn violence_loses_no_crystal() {
    let sum = lab::violent(&lab(), 60).unwrap();
    assert_eq!((sum.lost, sum.guard.leaks, sum.guard.non_finite), (0, 0, 0), "{sum:?}");
}

#[test]
fn findings_do_not_depend_on_the_number_of_threads() {
    let two = Lab { threads: 2, ..lab() };
    let count = |lab: &Lab<'_>| lab::natural(lab, Condiment::Lemon, 8, 6).unwrap();
    assert_eq!(count(&lab()), count(&two));
}
