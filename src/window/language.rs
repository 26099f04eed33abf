//! The language of the screen. It can be changed while playing: whatever shows words builds itself anew when
//! [`CurrentTexts`] changes.

use bevy::prelude::*;

use super::settings::Settings;
use crate::texts::Texts;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        follow_settings.run_if(resource_exists_and_changed::<Settings>),
    );
}

/// The sentences of the chosen language.
#[derive(Resource, Deref)]
pub struct CurrentTexts(pub Texts);

fn follow_settings(settings: Res<Settings>, speech: Option<ResMut<CurrentTexts>>, mut commands: Commands) {
    let spoken = settings.spoken();
    match speech {
        Some(speech) if speech.language() == spoken => {}
        _ => commands.insert_resource(CurrentTexts(Texts::new(spoken))),
    }
}

/// A name as it stands alone.
#[must_use]
pub fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}
