//! A table over several gestures: what lies where is what the rules would say.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use bevy::math::Vec3;
use physics::lab::hands::PourHand;
use physics::{BOTTLE_HOME, BenchTop, Counts, PhysicsConfig, Place, Sight, StageError, Target};
use rules::a_la_carte::{Condiment, Crystal, Crystals, Dispenser};

fn table() -> BenchTop {
    BenchTop::new(PhysicsConfig::built_in().unwrap(), 2, 3)
}

#[test]
fn pours_refills_and_sinks_keep_every_piece() {
    let mut table = table();
    let mut dispensers = [Dispenser::FULL; Condiment::COUNT];
    let mut pans = vec![Crystals::default(); 2];
    let mut sink = Crystals::default();
    for round in 0..6 {
        let bottle = Condiment::ALL[round % 2];
        let seat = round % 2;
        let report = table.pour(bottle, seat, &mut PourHand::plain(180.0, 1.0)).unwrap();
        let dispenser = &mut dispensers[bottle.index()];
        assert!(dispenser.can_yield(report.pour), "{report:?}");
        dispenser.colour -= report.pour.colour;
        dispenser.salt -= report.pour.salt;
        pans[seat][bottle.into()] += report.pour.colour;
        pans[seat][Crystal::Salt] += report.pour.salt;
        table
            .larder()
            .prove(&Counts::new(dispensers, pans.clone(), sink))
            .unwrap();
    }
    // The dish is served, its condiments go to the sink, and the bottles are filled from there.
    for pan in &mut pans {
        sink += std::mem::take(pan);
    }
    table
        .larder_mut()
        .follow(&Counts::new(dispensers, pans.clone(), sink))
        .unwrap();
    assert_eq!(table.larder().count(Place::Sink), sink);
    for bottle in [Condiment::Lemon, Condiment::Pepper] {
        let colour = Crystal::from(bottle);
        dispensers[bottle.index()].colour += sink[colour];
        sink[colour] = 0;
    }
    let counts = Counts::new(dispensers, pans, sink);
    table.larder_mut().follow(&counts).unwrap();
    let report = table
        .pour(Condiment::Lemon, 0, &mut PourHand::plain(100.0, 0.1))
        .unwrap();
    assert!(report.tipped);
    assert_eq!(
        report.left.len() + usize::from(report.pour.total()),
        usize::from(dispensers[0].total())
    );
}

#[test]
fn an_upright_shake_spills_nothing_and_an_untipped_bottle_can_be_put_down() {
    let mut table = table();
    let mut hand = |sight: &Sight| {
        let up = 3.0 * (sight.time * 30.0).sin();
        let wish = Target::at(BOTTLE_HOME + Vec3::Y * up).tipped(0.4);
        if sight.time < 1.5 { wish } else { wish.released() }
    };
    let report = table.pour(Condiment::Herbs, 0, &mut hand).unwrap();
    assert!(!report.tipped);
    assert_eq!(report.pour.total(), 0);
    assert_eq!(report.guard.total(), 0);
    assert_eq!(report.left.len(), 20);
}

#[test]
fn a_bottle_cannot_be_tipped_twice() {
    let mut table = table();
    let mut highest_after_return = 0.0_f32;
    let mut hand = |sight: &Sight| {
        let tilt = match sight.time {
            0.0..0.6 => 3.1,
            0.6..0.9 => 1.0,
            _ => 3.1,
        };
        if sight.time > 1.1 {
            highest_after_return = highest_after_return.max(sight.tilt);
        }
        let wish = Target::at(BOTTLE_HOME).tipped(tilt);
        if sight.time < 2.5 { wish } else { wish.released() }
    };
    table.pour(Condiment::Pepper, 0, &mut hand).unwrap();
    assert!(highest_after_return < 1.1, "{highest_after_return}");
}

#[test]
fn there_is_no_pan_at_an_empty_seat() {
    let result = table().pour(Condiment::Pepper, 2, &mut PourHand::plain(180.0, 0.1));
    assert_eq!(result.err(), Some(StageError::NoSuchSeat(2)));
}
