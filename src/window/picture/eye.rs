//! From the mouse into the kitchen and back. The camera paints into an image of another size than the window, so the
//! engine's own ways between the two do not fit.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::canvas::KitchenCamera;

/// So few centimetres from where it goes nothing that the eye sees moves any more.
const NEAR: f32 = 0.5;

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

    /// The same for an eye that is somewhere else.
    #[must_use]
    pub fn ray_from(&self, stand: Transform, cursor: Vec2) -> Option<Ray3d> {
        let (camera, _) = self.camera.single().ok()?;
        let on_image = cursor * self.image_by_window()?;
        camera.viewport_to_world(&GlobalTransform::from(stand), on_image).ok()
    }

    /// Where a point of the kitchen is on the window, if it lies before the eye. It may lie outside of the window.
    #[must_use]
    pub fn on_screen(&self, point: Vec3) -> Option<Vec2> {
        let (camera, place) = self.camera.single().ok()?;
        let on_image = camera.world_to_viewport(place, point).ok()?;
        Some(on_image / self.image_by_window()?)
    }

    /// The same for an eye that is somewhere else.
    #[must_use]
    pub fn on_screen_from(&self, stand: Transform, point: Vec3) -> Option<Vec2> {
        let (camera, _) = self.camera.single().ok()?;
        let on_image = camera.world_to_viewport(&GlobalTransform::from(stand), point).ok()?;
        Some(on_image / self.image_by_window()?)
    }

    /// Whether the eye is as good as there.
    #[must_use]
    pub fn is_near(&self, stand: Transform) -> bool {
        let near = |(_, place): (&Camera, &GlobalTransform)| place.translation().distance(stand.translation) < NEAR;
        self.camera.single().is_ok_and(near)
    }

    fn image_by_window(&self) -> Option<Vec2> {
        let (camera, _) = self.camera.single().ok()?;
        let window = self.window.single().ok()?.size();
        (window.min_element() > 0.0).then_some(camera.logical_viewport_size()? / window)
    }
}
