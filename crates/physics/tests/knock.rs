//! What can be heard of a gesture.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use bevy::prelude::*;
use physics::lab::hands::{PourHand, ThrowHand};
use physics::{HeadlessTable, Knock, KnockPlugin, Layers, Observation, PhysicsConfig, Report, Role, Surface, Target};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Condiment;

fn table(seed: u64) -> HeadlessTable {
    HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 1, seed)
}

/// Everything that was heard.
#[derive(Resource, Default)]
struct Heard(Vec<Knock>);

fn note(mut knocks: MessageReader<Knock>, mut heard: ResMut<Heard>) {
    heard.0.extend(knocks.read());
}

/// A table at which somebody listens.
fn heard(seed: u64) -> HeadlessTable {
    let mut table = table(seed);
    let app = table.app_mut();
    // The table is already running, and no longer takes plugins as such.
    KnockPlugin.build(app);
    app.init_resource::<Heard>().add_systems(Update, note);
    table
}

fn knocks(table: &mut HeadlessTable) -> Vec<Knock> {
    std::mem::take(&mut table.app_mut().world_mut().resource_mut::<Heard>().0)
}

/// Makes a pour and hears it.
fn pour(table: &mut HeadlessTable, hand: &mut PourHand) -> (Vec<Knock>, u8) {
    table.begin_pour(Condiment::Pepper, 0).unwrap();
    let mut all = Vec::new();
    loop {
        let done = table.step(Some(hand));
        all.extend(knocks(table));
        if let Some(report) = done {
            let Report::Pour(report) = report else { unreachable!() };
            return (all, report.pour.colour + report.pour.salt);
        }
    }
}

#[test]
fn a_pour_is_heard_in_the_bottle_and_then_in_the_pan() {
    let mut table = heard(3);
    table.lay(Condiment::Pepper, Layers::Mixed);
    let (all, fell) = pour(&mut table, &mut PourHand::plain(165.0, 0.5));
    assert!(fell > 0);
    let first = |on| all.iter().find(|knock| knock.on == on).map(|knock| knock.time);
    let (glass, steel) = (first(Surface::Glass).unwrap(), first(Surface::Steel).unwrap());
    assert!(glass < steel, "{glass} {steel}");
    assert!(first(Surface::Crystal).is_some());
    let hard = all
        .iter()
        .filter(|knock| knock.on == Surface::Steel && knock.speed > 40.0);
    assert!(
        hard.count() >= usize::from(fell) / 2,
        "what falls ten centimetres is heard"
    );
}

#[test]
fn a_bottle_that_is_held_still_is_silent() {
    let mut table = heard(4);
    table.lay(Condiment::Pepper, Layers::Mixed);
    table.begin_pour(Condiment::Pepper, 0).unwrap();
    let mut still = |_: &Observation| Target::at(physics::BOTTLE_HOME);
    for _ in 0..120 {
        table.step(Some(&mut still));
    }
    knocks(&mut table);
    for _ in 0..480 {
        table.step(Some(&mut still));
    }
    let all = knocks(&mut table);
    assert!(all.len() < 3, "{all:?}");
}

#[test]
fn the_die_knocks_on_wood_and_is_not_heard_in_the_hand() {
    let mut table = heard(5);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let report = table.throw(&mut ThrowHand::natural(&mut rng)).unwrap();
    assert!(report.speed > 0.0);
    let all = knocks(&mut table);
    assert!((2..80).contains(&all.len()), "{}", all.len());
    assert!(
        all.iter()
            .all(|knock| knock.what == Role::Die && knock.on == Surface::Wood)
    );
}

#[test]
fn listening_changes_no_bit_of_a_gesture() {
    let play = |mut table: HeadlessTable| {
        table.lay(Condiment::Herbs, Layers::Mixed);
        table
            .pour(Condiment::Herbs, 0, &mut PourHand::plain(165.0, 0.5))
            .unwrap();
        table.last_recording().unwrap().end
    };
    assert_eq!(play(heard(6)), play(table(6)));
}
