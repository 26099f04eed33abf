//! The cost of a step while one full bottle is shaken: our headless table against the bare engine with the same bodies.

#![expect(clippy::expect_used, reason = "a benchmark may fail loudly")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use physics::lab::cost::{BareShake, ShakenTable};
use physics::lab::hands::PourHand;
use physics::{HeadlessTable, Layers, PhysicsConfig};
use rules::a_la_carte::Condiment;

fn steps(criterion: &mut Criterion) {
    let config = PhysicsConfig::built_in().expect("a test reads it");
    let mut group = criterion.benchmark_group("240 steps of shaking");
    group.sample_size(30);
    let mut bare = BareShake::new(&config).expect("the bottle can be laid");
    group.bench_function("bare engine", |bencher| {
        bencher.iter(|| (0..240).for_each(|_| bare.step()));
    });
    let mut ours = ShakenTable::new(config.clone()).expect("the pour can begin");
    group.bench_function("our table", |bencher| {
        bencher.iter(|| (0..240).for_each(|_| ours.step().expect("the pour goes on")));
    });
    group.finish();
    // From a bottle that already lies: laying it is a refill's cost, not a pour's.
    let mut table = HeadlessTable::new(config, 1, 1);
    table.lay(Condiment::Pepper, Layers::Mixed);
    let laid = table.larder().clone();
    let mut pour = || {
        *table.larder_mut() = laid.clone();
        let report = table.pour(Condiment::Pepper, 0, &mut PourHand::plain(160.0, 0.25));
        black_box(report).expect("there is a pan");
        table.last_recording().map_or(0, |recording| recording.wishes.len())
    };
    let name = format!("one whole pour of {} steps", pour());
    criterion.bench_function(&name, |bencher| bencher.iter(&mut pour));
}

criterion_group!(benches, steps);
criterion_main!(benches);
