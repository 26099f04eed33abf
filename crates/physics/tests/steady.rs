//! The bars of the steady hand are true: what stands on them comes of it, by the same way that a key goes, from the mark on
//! the bar through the gesture to the physics.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use physics::PhysicsConfig;
use physics::lab::hands::{GREEN, mark_at, pour_marks};
use physics::lab::{self, Lab};

fn lab() -> Lab<'static> {
    Lab::quiet(PhysicsConfig::built_in().unwrap(), 7)
}

/// Sixteen kinds and fills of bottles, so many pours each.
const EACH: u32 = 8;

#[test]
fn nothing_falls_left_of_where_it_begins_and_something_right_of_it() {
    for early in [0.3, 0.6, pour_marks::BEGINS - 0.05] {
        let tally = lab::held(&lab(), early, EACH).unwrap();
        assert!(tally.share_from(1) <= 0.15, "{early} s: {tally:?}");
    }
    let one = lab::held(&lab(), pour_marks::ONE, EACH).unwrap();
    assert!(one.share_from(1) >= 0.55, "{one:?}");
}

#[test]
fn at_the_mark_of_one_exactly_one_is_the_most_likely() {
    let tally = lab::held(&lab(), pour_marks::ONE, EACH).unwrap();
    for other in [0, 2, 3, 4] {
        assert!(tally.share(1) > tally.share(other), "{other}: {tally:?}");
    }
    assert!(tally.share_from(3) <= 0.25, "{tally:?}");
}

#[test]
fn right_of_the_mark_of_several_there_are_several() {
    let tally = lab::held(&lab(), pour_marks::SEVERAL + 0.3, EACH).unwrap();
    assert!(tally.share_from(2) >= 0.7, "{tally:?}");
    let longest = lab::held(&lab(), pour_marks::END, EACH).unwrap();
    assert!(longest.mean() > tally.mean() + 0.5, "{tally:?} {longest:?}");
}

#[test]
fn a_toss_succeeds_in_the_green_and_hardly_beside_it() {
    let inside = lab::tossed(&lab(), GREEN, 300).unwrap();
    let outside = lab::tossed_outside(&lab(), 300).unwrap();
    assert!(inside >= 0.8, "{inside}");
    assert!(outside <= 0.25, "{outside}");
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
