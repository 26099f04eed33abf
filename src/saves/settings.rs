//! What a player has set once and expects to find again. Plain data, so that any file can be tried on it without an engine.

use serde::{Deserialize, Serialize};

use crate::texts::Language;

/// The settings, as they are kept on disk. A field that an older file does not have takes its default; one that only a
/// newer Toque knows makes the file unreadable, so that it is set aside rather than lost.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "window", derive(bevy::prelude::Resource))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language's code; nothing follows the system.
    pub language: Option<Language>,
    /// How far the hand goes for a centimetre of mouse: 1 is as measured.
    pub mouse: f32,
    /// Mirrors the kitchen for those who pour with the left hand.
    pub left_handed: bool,
    /// The size of everything that is read: 1 to 2.
    pub text: f32,
    /// No camera flights, no bouncing, no confetti.
    pub reduced_motion: bool,
    /// Two letters on every thing that is told by its colour.
    pub marks: bool,
    /// The kitchen slows down while somebody pours.
    pub slow_pour: bool,
    /// After a pour it is said how the bottle was tipped, and what to change. Goes off by itself, once ([`Settings::begin`]).
    pub coach: bool,
    /// How many matches were begun.
    pub matches: u32,
    /// How fast the others play.
    pub pace: Pace,
    /// How much work the picture may be; nothing chooses by the machine.
    pub quality: Option<Quality>,
    /// How loud everything is.
    pub volume: Volume,
}

/// How loud the groups of sounds are, and all of them together: 0 is silent, 1 as they were made.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Volume {
    /// Everything.
    pub all: f32,
    /// What happens on the table.
    pub kitchen: f32,
    /// The room around it.
    pub ambience: f32,
    /// The waltz.
    pub music: f32,
    /// Buttons.
    pub interface: f32,
}

impl Default for Volume {
    fn default() -> Self {
        Self {
            all: 0.8,
            kitchen: 1.0,
            ambience: 0.6,
            music: 0.5,
            interface: 0.7,
        }
    }
}

/// How fast the chefs' turns are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// As fast as hands are.
    #[default]
    Natural,
    /// Twice as fast.
    Double,
    /// Four times as fast.
    Fourfold,
    /// At once; the log tells what happened.
    Skip,
}

impl Pace {
    /// From slow to fast.
    pub const ALL: [Self; 4] = [Self::Natural, Self::Double, Self::Fourfold, Self::Skip];

    /// How often faster than life.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Natural => 1.0,
            Self::Double => 2.0,
            Self::Fourfold => 4.0,
            Self::Skip => 40.0,
        }
    }

    /// The next one, and from the last to the first.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Natural => Self::Double,
            Self::Double => Self::Fourfold,
            Self::Fourfold => Self::Skip,
            Self::Skip => Self::Natural,
        }
    }
}

/// How much work the picture may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Quality {
    /// For a processor that paints by itself: a smaller picture, simple light.
    Software,
    /// For weak graphics hardware: the same light, all pixels, smooth edges.
    Low,
    /// For graphics hardware: shadows, mirroring, a glow around flames. What older files call full.
    #[serde(alias = "Full")]
    Medium,
    /// For strong graphics hardware: also soft dark corners, finer shadows, finer edges.
    High,
}

impl Quality {
    /// From the least work to the most.
    pub const ALL: [Self; 4] = [Self::Software, Self::Low, Self::Medium, Self::High];

    /// The word for it on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Software => "software",
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }

    /// What suits a kind of graphics adapter, by the name that the engine's `DeviceType` prints: the type itself is not
    /// handed on by the engine.
    #[must_use]
    pub fn suited_to(adapter: &str) -> Self {
        match adapter {
            "Cpu" => Self::Software,
            "IntegratedGpu" => Self::Medium,
            "DiscreteGpu" => Self::High,
            // A machine in a machine, or one that nobody knows.
            _ => Self::Low,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            mouse: 1.0,
            left_handed: false,
            text: 1.0,
            reduced_motion: false,
            marks: false,
            slow_pour: false,
            coach: true,
            matches: 0,
            pace: Pace::Natural,
            quality: None,
            volume: Volume::default(),
        }
    }
}

/// For so many matches the coach speaks unasked.
const COACHED: u32 = 3;

impl Settings {
    /// A match begins. After the first three the coach falls silent; whoever wants it back says so, and keeps it.
    pub const fn begin(&mut self) {
        self.matches = self.matches.saturating_add(1);
        if self.matches == COACHED + 1 {
            self.coach = false;
        }
    }

    /// The language to speak.
    #[must_use]
    pub fn spoken(&self) -> Language {
        self.language.unwrap_or_else(Language::of_the_system)
    }

    /// Numbers that a file may have out of range, put back into it.
    #[must_use]
    pub fn within_reason(mut self) -> Self {
        let sound = |number: f32, low: f32, high: f32| {
            if number.is_finite() {
                number.clamp(low, high)
            } else {
                1.0
            }
        };
        self.mouse = sound(self.mouse, 0.25, 4.0);
        self.text = sound(self.text, 1.0, 2.0);
        let volume = &mut self.volume;
        for part in [
            &mut volume.all,
            &mut volume.kitchen,
            &mut volume.ambience,
            &mut volume.music,
            &mut volume.interface,
        ] {
            *part = sound(*part, 0.0, 1.0);
        }
        self
    }
}
