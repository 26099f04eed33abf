//! The settings while the game runs: how loud they make things, what the command line wants for this run, and writing them
//! down when they change.

use bevy::prelude::*;
use sounds::Group;

use super::storage::Storage;
pub use crate::saves::settings::{Pace, Quality, Settings, Volume};
use crate::texts::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ForThisRun>()
        .add_systems(Last, keep.run_if(resource_exists_and_changed::<Settings>));
}

impl Volume {
    /// How loud a group is, by itself and with everything else: a factor of amplitude.
    #[must_use]
    pub fn of(&self, group: Group) -> f32 {
        let own = match group {
            Group::Kitchen => self.kitchen,
            Group::Ambience => self.ambience,
            Group::Music => self.music,
            Group::Interface => self.interface,
        };
        // The ear hears half of a way as half as loud when it is squared.
        (own * own) * (self.all * self.all)
    }
}

/// What the command line asks for. It holds for this run only: what was kept before is kept, until the player chooses
/// something else.
#[derive(Debug, Default, Resource)]
pub struct ForThisRun {
    language: Option<Wish<Language>>,
    quality: Option<Wish<Quality>>,
}

/// What is asked for, and what would hold without it.
#[derive(Debug)]
struct Wish<T> {
    asked: T,
    kept: Option<T>,
}

impl ForThisRun {
    /// Puts what is asked for into the settings.
    #[must_use]
    pub fn put(language: Option<Language>, quality: Option<Quality>, settings: &mut Settings) -> Self {
        Self {
            language: put(language, &mut settings.language),
            quality: put(quality, &mut settings.quality),
        }
    }

    /// The settings that are for the disk.
    #[must_use]
    pub fn lasting(&mut self, settings: &Settings) -> Settings {
        Settings {
            language: lasting(&mut self.language, settings.language),
            quality: lasting(&mut self.quality, settings.quality),
            ..settings.clone()
        }
    }
}

fn put<T: Copy>(asked: Option<T>, setting: &mut Option<T>) -> Option<Wish<T>> {
    let wish = Wish {
        asked: asked?,
        kept: *setting,
    };
    *setting = asked;
    Some(wish)
}

/// Whoever has once chosen otherwise means every later choice.
fn lasting<T: Copy + PartialEq>(wish: &mut Option<Wish<T>>, now: Option<T>) -> Option<T> {
    match *wish {
        Some(Wish { asked, kept }) if now == Some(asked) => kept,
        _ => {
            *wish = None;
            now
        }
    }
}

/// Writes the settings down whenever they change.
pub(super) fn keep(settings: Res<Settings>, mut for_this_run: ResMut<ForThisRun>, mut storage: ResMut<Storage>) {
    if !settings.is_added() {
        storage.keep(Storage::SETTINGS, &for_this_run.lasting(&settings));
    }
}
