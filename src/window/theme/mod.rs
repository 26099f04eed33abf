//! How everything looks that is read or pressed: one palette, one type face, one set of icons and widgets.
//!
//! Widgets are functions that return a bundle: `parent.spawn((button(caption), observe(|_: On<Activate>| …)))`. They need
//! no resource, because fonts and icons have fixed handles. [`looks`] shows what is under the mouse, pressed or switched
//! off; [`ease`] does so softly; [`focus`] moves the focus by key; [`live`] builds a panel anew when its words change.

pub mod drawings;
pub mod ease;
pub mod focus;
pub mod icons;
pub mod inputs;
pub mod looks;
pub mod palette;
mod quick_click;
pub mod rebuild;
pub mod scale;
pub mod scroll;
pub mod shade;
pub mod text;
mod typed_ahead;
mod vector;
pub mod widgets;

use bevy::prelude::*;
use bevy::ui::IsDefaultUiCamera;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(palette::NIGHT))
        .add_plugins((
            text::plugin,
            icons::plugin,
            drawings::plugin,
            scale::plugin,
            looks::plugin,
            ease::plugin,
            focus::plugin,
            scroll::plugin,
            shade::plugin,
            inputs::plugin,
            rebuild::plugin,
            quick_click::plugin,
            typed_ahead::plugin,
        ))
        .add_systems(PostStartup, have_a_camera);
}

/// Space between things, in pixels at scale 1.
pub mod space {
    /// Between things that belong together.
    pub const TIGHT: f32 = 4.0;
    /// Between things of a list.
    pub const NEAR: f32 = 8.0;
    /// Between groups.
    pub const APART: f32 = 16.0;
    /// Around what stands on a card.
    pub const WIDE: f32 = 24.0;
    /// The corners of things that are pressed.
    pub const ROUND: f32 = 12.0;
    /// The corners of cards.
    pub const ROUNDER: f32 = 20.0;
}

/// Whoever shows a kitchen marks its camera with [`IsDefaultUiCamera`]; without one there would be nothing to read.
fn have_a_camera(cameras: Query<(), With<IsDefaultUiCamera>>, mut commands: Commands) {
    if cameras.is_empty() {
        commands.spawn((Camera2d, IsDefaultUiCamera));
    }
}
