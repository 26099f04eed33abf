//! The lamps of the rich pictures: a warm one with shadows, and a cool fill from the other side. What lies in the shade is
//! lit by the surroundings. The simple picture's light is in its shader.

use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap};
use bevy::prelude::*;

use super::quality::Drawn;
use crate::window::screen::FrameSystems;
use crate::window::settings::Quality;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, hang).add_systems(
        Update,
        switch.run_if(resource_changed::<Drawn>).in_set(FrameSystems::Picture),
    );
}

/// A lamp of the rich pictures.
#[derive(Component)]
struct Lamp;

fn hang(mut commands: Commands) {
    commands.spawn((
        Lamp,
        DirectionalLight {
            color: Color::srgb(1.0, 0.91, 0.76),
            illuminance: 3_500.0,
            shadow_maps_enabled: true,
            ..default()
        },
        // One cascade over the whole table: a toy kitchen has no horizon.
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            maximum_distance: 170.0,
            ..default()
        }
        .build(),
        Transform::from_xyz(-42.0, 76.0, 50.0).looking_at(Vec3::ZERO, Vec3::Y),
        Visibility::Hidden,
    ));
    commands.spawn((
        Lamp,
        DirectionalLight {
            color: Color::srgb(0.80, 0.88, 1.0),
            illuminance: 900.0,
            ..default()
        },
        Transform::from_xyz(60.0, 40.0, 30.0).looking_at(Vec3::ZERO, Vec3::Y),
        Visibility::Hidden,
    ));
}

/// Hides the lamps rather than taking them down: without a renderer the engine cannot despawn a light.
fn switch(drawn: Res<Drawn>, mut lamps: Query<&mut Visibility, With<Lamp>>, mut commands: Commands) {
    let (seen, fill) = if drawn.is_plain() {
        (Visibility::Hidden, 0.0)
    } else {
        (Visibility::Visible, 90.0)
    };
    for mut lamp in &mut lamps {
        *lamp = seen;
    }
    // One map lies over the whole table; with the usual one a shadow's edge is as wide as a spoon.
    let fine = if drawn.0 == Quality::High { 4096 } else { 2048 };
    commands.insert_resource(DirectionalLightShadowMap { size: fine });
    commands.insert_resource(GlobalAmbientLight {
        color: Color::srgb(0.86, 0.90, 1.0),
        brightness: fill,
        ..default()
    });
}
