//! The watch: looks at every body on stage after every step. A gesture judges its own outcome; this is for whoever wants
//! to be sure of thousands of them that nothing flew out of the room or stopped being a number on the way.

use bevy::prelude::*;

use crate::stage::{OnStage, StageSystems};

/// What was seen since the watch began.
#[derive(Debug, Clone, Copy, Default, PartialEq, Resource)]
pub struct Watched {
    /// Steps of gestures.
    pub steps: u64,
    /// Bodies whose place or turn was not a number after a step.
    pub not_finite: u64,
    /// How far from the middle of the table a body ever was, in centimetres.
    pub farthest: f32,
}

/// Begins to watch.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Watched>()
        .add_systems(FixedUpdate, look.after(StageSystems::Observe));
}

fn look(cast: Query<&Transform, With<OnStage>>, mut watched: ResMut<Watched>) {
    if cast.is_empty() {
        return;
    }
    watched.steps += 1;
    for place in &cast {
        if place.is_finite() {
            watched.farthest = watched.farthest.max(place.translation.length());
        } else {
            watched.not_finite += 1;
        }
    }
}
