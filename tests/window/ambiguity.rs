//! Our own systems run in an order that is stated wherever it matters.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, Schedules};
use bevy::prelude::*;
use toque::texts::Language;

use crate::stage::app;

/// Every schedule is built once more with ambiguities as warnings, and those among our own systems are collected.
#[test]
fn no_two_of_our_systems_run_in_an_order_that_nobody_decided() {
    let mut app = app("ambiguity", UVec2::new(1280, 720), Language::English, 1.0);
    let world = app.world_mut();
    let mut found = Vec::new();
    let mut ours = 0;
    world.resource_scope(|world, mut schedules: Mut<Schedules>| {
        for (label, schedule) in schedules.iter_mut() {
            schedule.set_build_settings(ScheduleBuildSettings {
                ambiguity_detection: LogLevel::Ignore,
                ..default()
            });
            schedule.initialize(world).unwrap();
            let name = |key| schedule.graph().systems.get(key).map(|system| system.name().to_string());
            ours += schedule
                .graph()
                .systems
                .iter()
                .filter(|(_, system, _)| system.name().to_string().contains("toque::"))
                .count();
            for (one, other, on) in schedule.graph().conflicting_systems().iter() {
                let (Some(one), Some(other)) = (name(*one), name(*other)) else {
                    continue;
                };
                if one.contains("toque::") && other.contains("toque::") {
                    let on: Vec<_> = on.iter().map(|id| world.components().get_name(*id)).collect();
                    found.push(format!("{label:?}: {one} and {other}, because of {on:?}"));
                }
            }
        }
    });
    assert!(ours > 30, "only {ours} systems of our own were found: the test looks at the wrong place");
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), found.join("\n"));
}
