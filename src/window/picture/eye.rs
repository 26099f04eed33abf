//! From the mouse into the kitchen and back. The camera paints into an image of another size than the window, so the
//! engine's own ways between the two do not fit.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::canvas::KitchenCamera;

/// Where things of the kitchen are on the window.
#[derive(SystemParam)]
pub struct Eye<'w, 's> {
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<KitchenCamera>>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Eye<'_, '_> {
    /// The ray from the eye through a place on the window, in logical pixels from its top left corner.
    #[must_use]
    pub fn ray(&self, cursor: Vec2) -> Option<Ray3d> {
        let (camera, place) = self.camera.single().ok()?;
        let on_image = cursor * self.image_by_window()?;
        camera.viewport_to_world(place, on_image).ok()
    }

    /// Where a point of the kitchen is on the window, if it lies before the eye. It may lie outside of the window.
    #[must_use]
    pub fn on_screen(&self, point: Vec3) -> Option<Vec2> {
        let (camera, place) = self.camera.single().ok()?;
        let on_image = camera.world_to_viewport(place, point).ok()?;
        Some(on_image / self.image_by_window()?)
    }

    fn image_by_window(&self) -> Option<Vec2> {
        let (camera, _) = self.camera.single().ok()?;
        let window = self.window.single().ok()?.size();
        (window.min_element() > 0.0).then_some(camera.logical_viewport_size()? / window)
    }
}
