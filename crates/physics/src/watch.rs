//! The watch: looks at every body on stage after every step. A gesture judges its own outcome; this is for whoever wants
//! to be sure of thousands of them that nothing flew out of the room or stopped being a number on the way, and that nobody
//! stood there with a bottle in the hand.

use bevy::ecs::entity::EntityHashMap;
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
    /// How long in a gesture there was nothing to see, at most, in seconds.
    pub stillest: f32,
}

/// Whoever looks on sees that a body has moved by so much, in centimetres. More than a tired hand trembles.
const SEEN_TO_MOVE: f32 = 1.5;
/// … or that it has turned by so much, in radians.
const SEEN_TO_TURN: f32 = 0.05;

/// Where every body was when it was last seen to move, and how long ago anything did.
#[derive(Default)]
struct Stillness {
    seen: EntityHashMap<Transform>,
    seconds: f32,
}

impl Stillness {
    fn look(&mut self, body: Entity, place: &Transform) {
        let moved = self.seen.get(&body).is_none_or(|seen| {
            seen.translation.distance(place.translation) > SEEN_TO_MOVE
                || seen.rotation.angle_between(place.rotation) > SEEN_TO_TURN
        });
        if moved {
            self.seen.insert(body, *place);
            self.seconds = 0.0;
        }
    }
}

/// Begins to watch.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Watched>()
        .add_systems(FixedUpdate, look.after(StageSystems::Observe));
}

fn look(
    cast: Query<(Entity, &Transform), With<OnStage>>,
    time: Res<Time>,
    mut watched: ResMut<Watched>,
    mut stillness: Local<Stillness>,
) {
    if cast.is_empty() {
        return;
    }
    watched.steps += 1;
    stillness.seconds += time.delta_secs();
    // Bodies of gestures that are over are not looked at any more.
    stillness.seen.retain(|&body, _| cast.contains(body));
    for (body, place) in &cast {
        if place.is_finite() {
            watched.farthest = watched.farthest.max(place.translation.length());
            stillness.look(body, place);
        } else {
            watched.not_finite += 1;
        }
    }
    watched.stillest = watched.stillest.max(stillness.seconds);
}
