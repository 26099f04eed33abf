//! The bars of the steady hand are true: what stands on them comes of it, by the same way that a key goes, from the mark on
//! the bar through the gesture to the physics.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use physics::PhysicsConfig;
use physics::lab::hands::{SteadyFlick, mark_at, pour_marks};
use physics::lab::{self, Lab};
use rules::a_la_carte::Condiment;

/// Another seed than those by which the marks were found.
fn lab() -> Lab<'static> {
    Lab::quiet(PhysicsConfig::built_in().unwrap(), 27_182)
}

/// Sixteen kinds and fills of bottles, so many pours each.
const EACH: u32 = 8;

fn is_full_check() -> bool {
    std::env::var_os("TOQUE_FULL_CHECK").is_some()
}

/// Four fills of one kind of bottle, so many pours each.
fn of_a_kind() -> u32 {
    if is_full_check() { 150 } else { 15 }
}

/// Whoever holds a bottle holds one kind and not the mean of all, so every kind has to keep what the bar says.
#[test]
fn nothing_falls_from_any_bottle_before_where_it_begins() {
    for bottle in Condiment::ALL {
        let tally = lab::held_of(&lab(), bottle, pour_marks::BEGINS, of_a_kind()).unwrap();
        println!("{bottle}: {tally:?}");
        assert!(tally.share(0) >= 0.9, "{bottle}: {tally:?}");
    }
}

#[test]
fn soon_after_where_it_begins_something_has_fallen() {
    let soon = f32::midpoint(pour_marks::BEGINS, pour_marks::ONE);
    let before = lab::held(&lab(), pour_marks::BEGINS, EACH).unwrap();
    let after = lab::held(&lab(), soon, EACH).unwrap();
    assert!(
        after.share_from(1) >= before.share_from(1) + 0.25,
        "{before:?} {after:?}"
    );
}

/// With few pours another number may come up as much more often as one standard error of so few; not in the full check.
#[test]
fn at_the_mark_of_one_exactly_one_is_the_likeliest_of_any_bottle() {
    let slack = if is_full_check() { 0.0 } else { 1.0 };
    for bottle in Condiment::ALL {
        let tally = lab::held_of(&lab(), bottle, pour_marks::ONE, of_a_kind()).unwrap();
        println!("{bottle}: {tally:?}");
        let one = tally.share(1);
        for other in [0, 2, 3, 4] {
            let rival = tally.share(other);
            let stray = slack * ((one + rival) / f64::from(tally.total())).sqrt();
            assert!(one > rival - stray, "{bottle}, {other}: {tally:?}");
        }
        assert!(tally.share_from(3) <= 0.25, "{bottle}: {tally:?}");
    }
}

#[test]
fn right_of_the_mark_of_several_there_are_several() {
    let tally = lab::held(&lab(), pour_marks::SEVERAL + 0.3, EACH).unwrap();
    assert!(tally.share_from(2) >= 0.7, "{tally:?}");
    let longest = lab::held(&lab(), pour_marks::END, EACH).unwrap();
    assert!(longest.mean() > tally.mean() + 0.5, "{tally:?} {longest:?}");
}

#[test]
fn a_toss_succeeds_in_the_green_and_hardly_on_either_side_of_it() {
    let inside = lab::tossed(&lab(), SteadyFlick::USUAL.green, 300).unwrap();
    println!("in the green {inside:.3}");
    assert!(inside >= 0.8, "{inside}");
    for beside in SteadyFlick::USUAL.beside() {
        let share = lab::tossed(&lab(), beside, 300).unwrap();
        println!("beside it, {beside:?}: {share:.3}");
        assert!(share <= 0.25, "{beside:?}: {share}");
    }
}

/// Whoever knows the pace can stop the mark anywhere, and it does not jump.
#[test]
fn the_mark_runs_from_end_to_end_at_one_pace() {
    let marks: Vec<f32> = (0..800).map(|step| mark_at(step as f32 / 200.0)).collect();
    let (least, most) = marks.iter().fold((1.0_f32, -1.0_f32), |(least, most), &mark| {
        (least.min(mark), most.max(mark))
    });
    assert!(least < -0.98 && most > 0.98, "{least} {most}");
    assert!(marks[0] < -0.99, "it begins where nothing is tossed: {}", marks[0]);
    for pair in marks.windows(2) {
        assert!((pair[1] - pair[0]).abs() < 0.02, "{pair:?}");
    }
}
