//! Our own systems run in an order that is stated wherever it matters.

use std::collections::HashMap;

use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;
use toque::texts::Language;

use crate::stage::app;

/// Two systems that touch the same thing, at least one of them changing it, must not be left to chance.
#[test]
fn no_two_of_our_systems_run_in_an_order_that_nobody_decided() {
    let mut app = app("ambiguity", UVec2::new(1280, 720), Language::English, 1.0);
    let world = app.world_mut();
    let mut found = Vec::new();
    let mut ours = 0;
    world.resource_scope(|world, mut schedules: Mut<Schedules>| {
        for (label, schedule) in schedules.iter_mut() {
            schedule.initialize(world).unwrap();
            let Ok(systems) = schedule.systems() else { continue };
            let names: HashMap<_, String> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
            // Systems of the engine that only carry one of our types in their name are not ours.
            ours += names.values().filter(|name| name.starts_with("toque::")).count();
            for (one, other, on) in schedule.graph().conflicting_systems().iter() {
                let (one, other) = (&names[one], &names[other]);
                if one.starts_with("toque::") && other.starts_with("toque::") {
                    let on: Vec<_> = on.iter().filter_map(|id| world.components().get_name(*id)).collect();
                    found.push(format!("{label:?}: {one} and {other}, because of {on:?}"));
                }
            }
        }
    });
    assert!(
        ours > 30,
        "only {ours} systems of our own were found: the test looks at the wrong place"
    );
    found.sort();
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), found.join("\n"));
}
