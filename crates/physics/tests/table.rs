//! A table over several gestures: what lies where is what the rules would say.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use bevy::math::Vec3;
use physics::lab::hands::PourHand;
use physics::{
    Again, BOTTLE_HOME, Counts, DIE_HOME, HeadlessTable, Observation, PhysicsConfig, Place, StageError, Target,
};
use rules::a_la_carte::{Condiment, Crystal, Crystals, Dispenser};

fn table() -> HeadlessTable {
    HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 2, 3)
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
    let mut hand = |sight: &Observation| {
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
    let mut hand = |sight: &Observation| {
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
fn a_die_that_is_never_let_go_falls_at_any_rate() {
    let mut config = PhysicsConfig::built_in().unwrap();
    config.world.rate = 480.0;
    config.rest.longest = 35.0;
    config.check().unwrap();
    let mut hand = |_: &Observation| Target::at(DIE_HOME);
    let report = HeadlessTable::new(config, 1, 3).throw(&mut hand).unwrap();
    assert_eq!(report.face, Err(Again::TooGentle));
}

#[test]
fn numbers_at_their_bounds_still_make_every_gesture() {
    let least = |config: &mut PhysicsConfig| {
        (config.bottle.sides, config.pan.sides, config.world.solver_iterations) = (6, 6, 1);
        (config.pan.rim, config.crepe.border, config.die.round) = (0.1, 0.001, 0.001);
        (config.pan_hand.highest, config.pan_hand.reach) = (1.0, 1.0);
        (config.bottle_hand.stiffness, config.pan_hand.stiffness) = (5.0, 5.0);
        (config.rest.time_out, config.rest.longest) = (config.rest.time, 1.0);
    };
    let most = |config: &mut PhysicsConfig| {
        (config.bottle.sides, config.pan.sides, config.world.solver_iterations) = (32, 32, 64);
        (config.pan.rim, config.pan.flare_deg) = (10.0, 60.0);
        (config.crepe.border, config.die.round) = (0.45 * config.crepe.thickness, 0.45 * config.die.size);
        let eagerest = 1.5 * config.world.rate;
        (config.bottle_hand.stiffness, config.pan_hand.stiffness) = (eagerest, eagerest);
    };
    let changes: [&dyn Fn(&mut PhysicsConfig); 2] = [&least, &most];
    for change in changes {
        let mut config = PhysicsConfig::built_in().unwrap();
        change(&mut config);
        config.check().unwrap();
        let mut table = HeadlessTable::new(config, 1, 3);
        table
            .pour(Condiment::Pepper, 0, &mut PourHand::plain(170.0, 0.2))
            .unwrap();
        let mut toss = |sight: &Observation| Target::at(Vec3::Y * 12.0 * (20.0 * sight.time).sin().max(0.0));
        table.flip(&mut toss).unwrap();
        let mut swing = |sight: &Observation| {
            let wish = Target::at(DIE_HOME + Vec3::NEG_Z * 100.0 * sight.time);
            if sight.time < 0.2 { wish } else { wish.released() }
        };
        table.throw(&mut swing).unwrap();
    }
}

#[test]
fn there_is_no_pan_at_an_empty_seat() {
    let result = table().pour(Condiment::Pepper, 2, &mut PourHand::plain(180.0, 0.1));
    assert_eq!(result.err(), Some(StageError::NoSuchSeat(2)));
}
