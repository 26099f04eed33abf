//! The guard at work: what is broken by force is found, put back and counted.

#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use bevy::math::Vec3;
use bevy_rapier3d::prelude::RapierRigidBodySet;
use bevy_rapier3d::rapier::prelude::RigidBody;
use physics::{BOTTLE_HOME, HeadlessTable, Interventions, Observation, PhysicsConfig, PourReport, Report, Target};
use rules::a_la_carte::Condiment;

/// Begins a pour, does something to one grain, and puts the bottle down.
fn harmed(harm: impl Fn(&mut RigidBody)) -> (PourReport, HeadlessTable) {
    let mut table = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, 4);
    table.begin_pour(Condiment::Lemon, 0).unwrap();
    let mut hand = |sight: &Observation| {
        let wish = Target::at(BOTTLE_HOME);
        if sight.time < 0.5 { wish } else { wish.released() }
    };
    for step in 0..2400 {
        if step == 60 {
            let world = table.app_mut().world_mut();
            let mut sets = world.query::<&mut RapierRigidBodySet>();
            let mut set = sets.single_mut(world).unwrap();
            let (_, grain) = set.bodies.iter_mut().find(|(_, body)| body.is_dynamic()).unwrap();
            harm(grain);
        }
        if let Some(Report::Pour(report)) = table.step(Some(&mut hand)) {
            return (report, table);
        }
    }
    unreachable!("the pour ends when the bottle is put down");
}

#[test]
fn a_grain_outside_that_never_passed_the_mouth_is_put_back_and_counted() {
    let (report, table) = harmed(|grain| grain.set_translation(BOTTLE_HOME + Vec3::X * 4.0, true));
    assert_eq!(
        report.guard,
        Interventions {
            leaks: 1,
            non_finite: 0
        }
    );
    assert_eq!((report.pour.total(), report.left.len()), (0, 20));
    let cavity = physics::bottle::Cavity::new(&table.config().bottle);
    assert!(report.left.iter().all(|(_, pose)| cavity.outside(pose.position) < 0.1));
}

#[test]
fn a_grain_that_is_no_longer_a_number_is_replaced_and_counted() {
    for harm in [f32::NAN, f32::INFINITY] {
        let (report, _) = harmed(|grain| grain.set_linvel(Vec3::splat(harm), true));
        assert_eq!(report.guard.non_finite, 1, "{report:?}");
        assert_eq!(report.left.len(), 20);
        assert!(report.left.iter().all(|(_, pose)| pose.is_finite()));
    }
}

#[test]
fn an_unharmed_pour_needs_no_guard() {
    let (report, _) = harmed(|_| {});
    assert_eq!(report.guard, Interventions::default());
}
