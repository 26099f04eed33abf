//! The sound card, if there is one. A thread of its own opens it and makes the sounds, so that the title does not wait;
//! a machine without one plays on in silence, and only the settings say so.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use kira::effect::compressor::CompressorBuilder;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle, StaticSoundSettings};
use kira::track::{MainTrackBuilder, TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Decibels, DefaultBackend, Frame, StartTime, Tween};
use sounds::{Bed, Group, RATE, Samples, Sound};

use super::SoundSystems;
use super::beds::{Beds, Level};
use super::mix::Heard;
use crate::window::settings::Settings;

/// Whether anything can be heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Resource)]
pub enum Device {
    /// Not known yet.
    Sought,
    /// It plays.
    Found,
    /// There is none, or none was asked for.
    Missing,
}

/// How long a change of volume takes: no step is heard.
const SMOOTHLY: Duration = Duration::from_millis(80);
/// How long a bed takes to come and go.
const SLOWLY: Duration = Duration::from_millis(700);
/// Music goes out of the way quickly.
const QUICKLY: Duration = Duration::from_millis(220);

/// What the thread sends.
enum Sent {
    Opened(Box<AudioManager<DefaultBackend>>),
    Failed(String),
    Made(Sound, Box<StaticSoundData>),
}

/// The loudspeaker.
struct Speaker {
    sent: Receiver<Sent>,
    card: Option<Card>,
    made: HashMap<Sound, StaticSoundData>,
}

/// An open sound card.
struct Card {
    /// One for each of [`Group::ALL`].
    tracks: Vec<TrackHandle>,
    /// Beds that have begun, with what was last asked of them.
    beds: HashMap<Bed, (StaticSoundHandle, Level)>,
    /// Whether the tracks have been set to the volumes of the settings.
    set: bool,
    /// Stops the sound when it goes.
    _manager: Box<AudioManager<DefaultBackend>>,
}

pub(super) fn add(app: &mut App, loud: bool) {
    if !(loud && may_have_sound()) {
        app.insert_resource(Device::Missing);
        return;
    }
    let (send, sent) = channel();
    let made = thread::Builder::new().name("sounds".to_owned()).spawn(move || {
        let opened = match AudioManager::new(settings()) {
            Ok(manager) => Sent::Opened(Box::new(manager)),
            Err(error) => {
                let _ = send.send(Sent::Failed(error.to_string()));
                return;
            }
        };
        if send.send(opened).is_err() {
            return;
        }
        for sound in Sound::all() {
            // Nobody listens any more once the game has been left.
            if send.send(Sent::Made(sound, Box::new(data(&sound.render())))).is_err() {
                return;
            }
        }
    });
    if let Err(error) = made {
        warn!("no thread for sounds: {error}");
        app.insert_resource(Device::Missing);
        return;
    }
    app.insert_resource(Device::Sought)
        .insert_non_send(Speaker {
            sent,
            card: None,
            made: HashMap::new(),
        })
        .add_systems(
            Update,
            (take_in, set_volumes, play, play_beds)
                .chain()
                .in_set(SoundSystems::Play),
        );
}

/// ALSA complains on the terminal, in eight lines and before anybody can stop it, if there is nothing to play on. So it is
/// only asked where there may be something: a card, a sound server, or somebody's own configuration.
#[cfg(target_os = "linux")]
fn may_have_sound() -> bool {
    use std::path::PathBuf;
    let cards = std::fs::read_dir("/dev/snd").is_ok_and(|devices| {
        devices
            .flatten()
            .any(|device| device.file_name().to_string_lossy().starts_with("pcm"))
    });
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let there =
        |base: &str, file: &str| std::env::var_os(base).is_some_and(|base| PathBuf::from(base).join(file).exists());
    cards
        || set("PULSE_SERVER")
        || there("XDG_RUNTIME_DIR", "pulse/native")
        || there("XDG_RUNTIME_DIR", "pipewire-0.lock")
        || there("HOME", ".asoundrc")
        || PathBuf::from("/etc/asound.conf").exists()
}

#[cfg(not(target_os = "linux"))]
fn may_have_sound() -> bool {
    true
}

/// Everything together passes a limiter: however much happens at once, nothing cracks.
fn settings() -> AudioManagerSettings<DefaultBackend> {
    let limiter = CompressorBuilder::new()
        .threshold(-9.0)
        .ratio(8.0)
        .attack_duration(Duration::from_millis(4))
        .release_duration(Duration::from_millis(140));
    AudioManagerSettings {
        main_track_builder: MainTrackBuilder::new().with_effect(limiter),
        ..default()
    }
}

fn data(samples: &Samples) -> StaticSoundData {
    StaticSoundData {
        sample_rate: RATE,
        frames: samples
            .frames()
            .iter()
            .map(|&[left, right]| Frame { left, right })
            .collect(),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}

fn loud(gain: f32) -> Decibels {
    if gain <= 0.001 {
        Decibels::SILENCE
    } else {
        Decibels(20.0 * gain.log10())
    }
}

fn over(duration: Duration) -> Tween {
    Tween { duration, ..default() }
}

fn take_in(mut speaker: NonSendMut<Speaker>, mut device: ResMut<Device>) {
    let speaker = &mut *speaker;
    loop {
        match speaker.sent.try_recv() {
            Ok(Sent::Opened(mut manager)) => {
                let tracks: Result<Vec<TrackHandle>, _> = Group::ALL
                    .into_iter()
                    .map(|_| manager.add_sub_track(TrackBuilder::new().volume(Decibels::SILENCE)))
                    .collect();
                let Ok(tracks) = tracks else {
                    warn!("no sound: the sound card has no room for the groups of sounds");
                    device.set_if_neq(Device::Missing);
                    continue;
                };
                speaker.card = Some(Card {
                    tracks,
                    beds: HashMap::new(),
                    set: false,
                    _manager: manager,
                });
                device.set_if_neq(Device::Found);
            }
            Ok(Sent::Failed(reason)) => {
                warn!("no sound: {reason}");
                device.set_if_neq(Device::Missing);
            }
            Ok(Sent::Made(sound, data)) => drop(speaker.made.insert(sound, *data)),
            Err(TryRecvError::Empty) => break,
            Err(TryRecvError::Disconnected) => {
                // It has made everything, or has broken down before it could say what it found.
                if speaker.card.is_none() {
                    device.set_if_neq(Device::Missing);
                }
                break;
            }
        }
    }
}

fn set_volumes(mut speaker: NonSendMut<Speaker>, settings: Res<Settings>) {
    let Some(card) = &mut speaker.card else { return };
    if settings.is_changed() || !card.set {
        card.set = true;
        for (group, track) in Group::ALL.into_iter().zip(&mut card.tracks) {
            track.set_volume(loud(settings.volume.of(group)), over(SMOOTHLY));
        }
    }
}

impl Card {
    fn track(&mut self, group: Group) -> Option<&mut TrackHandle> {
        self.tracks.get_mut(group as usize)
    }
}

fn play(mut speaker: NonSendMut<Speaker>, mut heard: MessageReader<Heard>) {
    let Speaker { card, made, .. } = &mut *speaker;
    let Some(card) = card else {
        heard.clear();
        return;
    };
    for Heard(ask) in heard.read() {
        let Some(data) = made.get(&ask.sound) else { continue };
        let start = if ask.after > 0.0 {
            StartTime::Delayed(Duration::from_secs_f32(ask.after))
        } else {
            StartTime::Immediate
        };
        let data = data
            .volume(loud(ask.gain))
            .panning(ask.side)
            .playback_rate(f64::from(ask.rate))
            .start_time(start);
        // Too many at once: then this one is not heard.
        if let Some(track) = card.track(ask.sound.group()) {
            drop(track.play(data));
        }
    }
}

fn play_beds(mut speaker: NonSendMut<Speaker>, beds: Res<Beds>) {
    let Speaker { card, made, .. } = &mut *speaker;
    let Some(card) = card else { return };
    for bed in Bed::ALL {
        let level = beds.level(bed);
        if let Some((handle, now)) = card.beds.get_mut(&bed) {
            if *now == level {
                continue;
            }
            // After a rest the waltz begins at its beginning.
            if bed == Bed::Music && now.gain <= 0.0 {
                handle.seek_to(0.0);
            }
            let speed = if level.gain < now.gain { QUICKLY } else { SLOWLY };
            handle.set_volume(loud(level.gain), over(speed));
            handle.set_panning(level.side, over(speed));
            *now = level;
            continue;
        }
        let sound = Sound::Bed(bed);
        let Some(data) = made.get(&sound) else { continue };
        let data = data.loop_region(..).volume(loud(level.gain)).panning(level.side);
        let data = data.fade_in_tween(over(SLOWLY));
        if let Some(track) = card.track(sound.group())
            && let Ok(handle) = track.play(data)
        {
            card.beds.insert(bed, (handle, level));
        }
    }
}
