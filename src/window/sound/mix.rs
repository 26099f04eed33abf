//! Decides what is heard: nothing of a group that is switched off, and nothing so often that it would become noise.

use bevy::prelude::*;
use sounds::Sound;

use super::SoundSystems;
use crate::window::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Ask>()
        .add_message::<Heard>()
        .add_systems(Update, mix.in_set(SoundSystems::Mix));
}

/// Somebody would like a sound to be heard.
#[derive(Debug, Clone, Copy, PartialEq, Message)]
pub struct Ask {
    /// Which.
    pub sound: Sound,
    /// How loud, as a factor.
    pub gain: f32,
    /// From where: -1 is left, 1 is right.
    pub side: f32,
    /// How much faster and higher than it was made.
    pub rate: f32,
    /// In how many seconds.
    pub after: f32,
}

impl Ask {
    /// A sound as it was made, now, from the middle.
    #[must_use]
    pub fn plain(sound: Sound) -> Self {
        Self {
            sound,
            gain: 1.0,
            side: 0.0,
            rate: 1.0,
            after: 0.0,
        }
    }

    /// From a side.
    #[must_use]
    pub const fn from(self, side: f32) -> Self {
        Self { side, ..self }
    }

    /// After some seconds.
    #[must_use]
    pub const fn after(self, after: f32) -> Self {
        Self { after, ..self }
    }

    /// Louder or quieter.
    #[must_use]
    pub const fn gain(self, gain: f32) -> Self {
        Self { gain, ..self }
    }

    /// Higher or lower.
    #[must_use]
    pub const fn rate(self, rate: f32) -> Self {
        Self { rate, ..self }
    }
}

/// A sound is heard.
#[derive(Debug, Clone, Copy, PartialEq, Message)]
pub struct Heard(pub Ask);

/// The same sound is not heard twice within this time: two of a kind at once are only louder.
const APART: f64 = 0.045;
/// At most so many cues begin within a second, however fast the others play.
const MOST: usize = 10;

/// What began lately, and when.
#[derive(Debug, Default)]
pub(super) struct Lately(Vec<(Sound, f64)>);

impl Lately {
    /// Whether there is room for one more, which is then counted.
    fn admits(&mut self, sound: Sound, at: f64, now: f64) -> bool {
        self.0.retain(|&(_, began)| began > now - 1.0);
        let near = self
            .0
            .iter()
            .any(|&(other, began)| other == sound && (began - at).abs() < APART);
        let crowded = self.0.iter().filter(|&&(_, began)| (began - at).abs() < 1.0).count() >= MOST;
        if !near && !crowded {
            self.0.push((sound, at));
        }
        !near && !crowded
    }
}

fn mix(
    mut asks: MessageReader<Ask>,
    mut heard: MessageWriter<Heard>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    mut lately: Local<Lately>,
) {
    let now = time.elapsed_secs_f64();
    for &ask in asks.read() {
        if settings.volume.of(ask.sound.group()) <= 0.0 || ask.gain <= 0.0 {
            continue;
        }
        // Knocks have a budget of their own in the chorus.
        let knock = matches!(ask.sound, Sound::Strike(..));
        if knock || lately.admits(ask.sound, now + f64::from(ask.after), now) {
            heard.write(Heard(ask));
        }
    }
}
