//! The size of everything that is read: as the player set it, larger on large windows, and never so large that a menu has
//! no room.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::window::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(TextRoom(1.0))
        .insert_resource(Narrow(false))
        .insert_resource(Fineness(1))
        .add_systems(PreUpdate, follow);
}

/// The window for which sizes are given.
const DESIGNED_FOR: Vec2 = Vec2::new(1280.0, 720.0);
/// The room that every screen can do with, in pixels at scale 1. With 730 × 410 (175 % in 1280 × 720) the prompt of the table
/// was a column, buttons lay outside of the window and the words of the pause outside of their card; with 853 × 480 (150 %)
/// the recipe of four at a table reached below the window and under the buttons, and the prompt over the dishes.
const NEEDED: Vec2 = Vec2::new(960.0, 570.0);
/// From so many pixels for one at scale 1 on, icons and drawings are painted anew, twice as large: a plate of 132 then has
/// more than the 256 of a drawing.
const LARGE: f32 = 1.9;

/// The largest text for which this window has room, as a share of the usual size.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct TextRoom(pub f32);

/// Whether text is so large for this window that rows do with what is needed in them.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Narrow(pub bool);

/// Less than this is narrow, in pixels at scale 1.
const NARROW: f32 = 700.0;

/// How many times larger than usual icons and drawings are painted: 1 or 2. It only grows, so that a window that is made
/// larger and smaller has them painted once.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::window) struct Fineness(pub u32);

fn follow(
    windows: Query<&Window, With<PrimaryWindow>>,
    settings: Option<Res<Settings>>,
    mut scale: ResMut<UiScale>,
    (mut room, mut narrow): (ResMut<TextRoom>, ResMut<Narrow>),
    mut fineness: ResMut<Fineness>,
) {
    let Ok(window) = windows.single() else { return };
    let text = settings.map_or(1.0, |settings| settings.text);
    let size = Vec2::new(window.width(), window.height());
    let wanted = fitting(size, text);
    if (scale.0 - wanted).abs() > 1e-3 {
        scale.0 = wanted;
    }
    room.set_if_neq(TextRoom(most(size) / roomy(size)));
    narrow.set_if_neq(Narrow(size.x / wanted < NARROW));
    if fineness.0 < 2 && wanted * window.scale_factor() > LARGE {
        fineness.0 = 2;
    }
}

/// How much larger everything is in a large window.
fn roomy(window: Vec2) -> f32 {
    (window / DESIGNED_FOR).min_element().clamp(1.0, 2.5)
}

/// The largest scale at which every screen has the room it needs.
fn most(window: Vec2) -> f32 {
    (window / NEEDED).min_element().max(0.5)
}

fn fitting(window: Vec2, text: f32) -> f32 {
    (roomy(window) * text).min(most(window))
}
