//! From where something is heard: as far to a side as it is seen there.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::window::picture::KitchenCamera;

/// Nothing is heard by one ear alone; that would be unpleasant in headphones.
const WIDEST: f32 = 0.6;

/// Whoever listens, which is whoever looks.
#[derive(SystemParam)]
pub struct Ear<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<KitchenCamera>>,
}

impl Ear<'_, '_> {
    /// The side of a place in the kitchen: -1 would be left, 1 right.
    #[must_use]
    pub fn side(&self, place: Vec3) -> f32 {
        let seen = self
            .camera
            .iter()
            .find_map(|(camera, eye)| camera.world_to_ndc(eye, place));
        seen.map_or(0.0, |seen| (seen.x * WIDEST).clamp(-WIDEST, WIDEST))
    }
}
