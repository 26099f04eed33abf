//! The size of everything that is read: as the player set it, larger on large windows, and never so large that a menu has
//! no room.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::window::settings::Settings;

/// The window for which sizes are given.
const DESIGNED_FOR: Vec2 = Vec2::new(1280.0, 720.0);
/// The room that every screen can do with, in pixels at scale 1.
const NEEDED: Vec2 = Vec2::new(640.0, 400.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow);
}

fn follow(windows: Query<&Window, With<PrimaryWindow>>, settings: Option<Res<Settings>>, mut scale: ResMut<UiScale>) {
    let Ok(window) = windows.single() else { return };
    let text = settings.map_or(1.0, |settings| settings.text);
    let wanted = fitting(Vec2::new(window.width(), window.height()), text);
    if (scale.0 - wanted).abs() > 1e-3 {
        scale.0 = wanted;
    }
}

fn fitting(window: Vec2, text: f32) -> f32 {
    let roomy = (window / DESIGNED_FOR).min_element().clamp(1.0, 2.5);
    let most = (window / NEEDED).min_element().max(0.5);
    (roomy * text).min(most)
}
