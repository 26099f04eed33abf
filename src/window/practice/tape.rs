//! A tape of the last toss or pour: played slowly, stopped, and looked at place by place.

use bevy::prelude::*;
use bevy::ui_widgets::SliderValue;
use physics::{OnStage, PhysicsConfig, Role, Stage};

use super::{Practice, Step};

/// Every so many steps of the physics there is a picture on the tape.
const EVERY: u32 = 2;
/// So much slower than life it is played.
const SPEED: f32 = 0.2;

/// Where every body was.
#[derive(Debug, Default, Resource)]
pub struct Tape {
    pictures: Vec<Vec<(Role, Transform)>>,
    /// Seconds between two pictures.
    every: f32,
    /// Which picture is looked at, and whether it is at all.
    at: f32,
    looked_at: bool,
    playing: bool,
    whole: bool,
}

impl Tape {
    /// The picture that is looked at, if the tape is.
    #[must_use]
    pub fn shown(&self) -> Option<&[(Role, Transform)]> {
        let picture = self.looked_at.then(|| self.pictures.get(self.at as usize)).flatten();
        picture.map(Vec::as_slice)
    }

    /// Whether there is something to look at.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.whole && self.pictures.len() > 1
    }

    /// Whether it runs.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Nothing more is recorded.
    pub fn end(&mut self) {
        self.whole = true;
        self.at = self.last();
    }

    fn last(&self) -> f32 {
        self.pictures.len().saturating_sub(1) as f32
    }

    /// Plays it, or stops it.
    pub fn toggle(&mut self) {
        if !self.is_whole() {
            return;
        }
        self.playing = !self.playing;
        self.looked_at = true;
        if self.playing && self.at >= self.last() {
            // Nobody wants to see the pan wait for the hand.
            self.at = self.begins();
        }
    }

    /// One picture on or back.
    pub fn nudge(&mut self, by: f32) {
        if self.is_whole() {
            (self.playing, self.looked_at) = (false, true);
            self.at = (self.at + by).clamp(0.0, self.last());
        }
    }

    /// Goes to a part of it, from 0 to 1.
    pub fn seek(&mut self, part: f32) {
        if self.is_whole() {
            (self.playing, self.looked_at) = (false, true);
            self.at = (part * self.last()).clamp(0.0, self.last());
        }
    }

    /// Where it is, from 0 to 1.
    #[must_use]
    pub fn part(&self) -> f32 {
        self.at / self.last().max(1.0)
    }

    /// Just before something moves.
    fn begins(&self) -> f32 {
        let lead = 0.15 / self.every.max(1e-3);
        (self.rises() - lead).max(0.0)
    }

    /// The picture in which the crêpe begins to rise.
    fn rises(&self) -> f32 {
        let risen = |picture: &Vec<(Role, Transform)>| {
            let crepe = picture.iter().find(|(role, _)| *role == Role::Crepe);
            crepe.is_some_and(|(_, place)| place.translation.y > 2.0)
        };
        self.pictures.iter().position(risen).unwrap_or(0) as f32
    }

    /// Seconds since the crêpe began to rise, in the picture that is looked at; nothing if none is.
    #[must_use]
    pub fn seconds_up(&self) -> Option<f32> {
        self.looked_at.then(|| (self.at - self.rises()) * self.every)
    }

    /// Seconds since the crêpe began to rise in the toss that is recorded; nothing before.
    #[must_use]
    pub fn recorded_up(&self) -> Option<f32> {
        let rises = self.rises();
        (rises > 0.0).then(|| (self.last() - rises) * self.every)
    }
}

/// Records what is on stage.
pub fn record(
    mut tape: ResMut<Tape>,
    (practice, stage, config): (Res<Practice>, Res<Stage>, Res<PhysicsConfig>),
    staged: Query<(&Role, &Transform), With<OnStage>>,
) {
    if practice.step != Step::Live || tape.whole || !stage.steps().is_multiple_of(EVERY) {
        return;
    }
    tape.every = EVERY as f32 * config.step();
    tape.pictures
        .push(staged.iter().map(|(role, place)| (*role, *place)).collect());
}

/// Runs on.
pub fn play(mut tape: ResMut<Tape>, time: Res<Time<Real>>) {
    if !tape.playing {
        return;
    }
    let (last, every) = (tape.last(), tape.every.max(1e-3));
    // A frame that took long must not skip what was to be seen.
    tape.at += time.delta_secs().min(0.1) * SPEED / every;
    if tape.at >= last {
        tape.at = last;
        tape.playing = false;
    }
}

/// The slider of the tape.
#[derive(Component)]
pub struct TapeSlider;

/// The slider follows the tape.
pub fn move_slider(tape: Res<Tape>, sliders: Query<(Entity, &SliderValue), With<TapeSlider>>, mut commands: Commands) {
    for (slider, value) in &sliders {
        if (value.0 - tape.part()).abs() > 1e-4 {
            commands.entity(slider).insert(SliderValue(tape.part()));
        }
    }
}
