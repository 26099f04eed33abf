//! Tossing blindly: it gets dark as soon as the crêpe has left the pan.

use bevy::prelude::*;

use super::hand::Hand;
use super::{Practice, Step, Subject};
use crate::practice::Challenge;
use crate::window::screen::Screen;
use crate::window::theme::palette;

/// The dark.
#[derive(Component)]
pub struct Dark;

/// How dark: the pan can be guessed at, and no more.
const DARKNESS: f32 = 0.88;

/// Light off, light on.
pub fn dim(practice: Res<Practice>, hand: Res<Hand>, dark: Query<Entity, With<Dark>>, mut commands: Commands) {
    let wanted = practice.subject == Subject::Crepe
        && practice.challenge == Challenge::Blind
        && practice.step == Step::Live
        && hand.in_the_air;
    match (wanted, dark.iter().next()) {
        (true, None) => {
            commands.spawn((
                Dark,
                DespawnOnExit(Screen::Practice),
                Node {
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    ..default()
                },
                BackgroundColor(palette::NIGHT.with_alpha(DARKNESS)),
                // Over the kitchen, under what is read.
                GlobalZIndex(-1),
                Pickable::IGNORE,
            ));
        }
        (false, Some(dark)) => commands.entity(dark).despawn(),
        _ => {}
    }
}
