//! Recordings: what a gesture began with and what the hand wished in every step. Replayed on the same build and machine
//! it repeats to the same bits, so it serves tests and bug reports.

use serde::{Deserialize, Serialize};

use crate::config::PhysicsConfig;
use crate::gesture::Start;
use crate::hand::Target;
use crate::pose::Pose;

/// The format that is written. A change of its meaning raises it.
pub const VERSION: u32 = 1;

/// A gesture that can be made again.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// The format.
    pub version: u32,
    /// Which set of numbers it was made with ([`fingerprint`]).
    pub numbers: u64,
    /// What it began with.
    pub start: Start,
    /// The wish in every step; nothing before the hand's first sample. The last one holds from then on.
    pub wishes: Vec<Option<Target>>,
    /// A digest of the last bits of every moving body, to check a replay against.
    pub end: u64,
}

/// Why a recording cannot be used.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum RecordingError {
    /// The text is no recording.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// One-based line.
        line: usize,
        /// One-based column.
        column: usize,
        /// What the parser expected.
        reason: String,
    },
    /// Another format.
    #[error("a recording of format {found}; this build reads {VERSION}")]
    Version {
        /// What the text says.
        found: u32,
    },
    /// Made with other numbers: it would go differently.
    #[error("recorded with other physical numbers than these")]
    Numbers,
    /// A number in it is not finite.
    #[error("it holds a number that is not finite")]
    NotFinite,
    /// It could not be written.
    #[error("could not be written: {0}")]
    Write(String),
}

impl Recording {
    /// As text.
    ///
    /// # Errors
    /// If the writer fails.
    pub fn to_text(&self) -> Result<String, RecordingError> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).compact_arrays(true);
        ron::ser::to_string_pretty(self, pretty).map_err(|error| RecordingError::Write(error.to_string()))
    }

    /// From text.
    ///
    /// # Errors
    /// Line and reason of what is not understood.
    pub fn from_text(text: &str) -> Result<Self, RecordingError> {
        let recording: Self = ron::from_str(text).map_err(|error| RecordingError::Syntax {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
        })?;
        if recording.version != VERSION {
            return Err(RecordingError::Version {
                found: recording.version,
            });
        }
        Ok(recording)
    }

    /// Whether it can be replayed with these numbers.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, config: &PhysicsConfig) -> Result<(), RecordingError> {
        if self.version != VERSION {
            return Err(RecordingError::Version { found: self.version });
        }
        if self.numbers != fingerprint(config) {
            return Err(RecordingError::Numbers);
        }
        let poses: Vec<Pose> = match &self.start {
            Start::Pour(start) => start.pieces.iter().chain(&start.pan).map(|&(_, pose)| pose).collect(),
            Start::Flip(start) => vec![start.crepe],
            Start::Throw(start) => vec![start.die],
        };
        let held = match &self.start {
            Start::Pour(start) => start.hand.is_finite(),
            _ => true,
        };
        let finite =
            held && poses.iter().all(|pose| pose.is_finite()) && self.wishes.iter().flatten().all(Target::is_finite);
        if finite { Ok(()) } else { Err(RecordingError::NotFinite) }
    }
}

/// FNV-1a: small, fixed for all time, and enough to tell two states apart.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Digest(u64);

impl Digest {
    pub(crate) fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    pub(crate) fn pose(&mut self, pose: Pose) {
        for bits in pose.bits() {
            self.add(&bits.to_le_bytes());
        }
    }

    pub(crate) fn value(self) -> u64 {
        self.0
    }
}

/// Tells sets of numbers apart.
#[must_use]
pub fn fingerprint(config: &PhysicsConfig) -> u64 {
    let mut digest = Digest::new();
    digest.add(ron::to_string(config).unwrap_or_default().as_bytes());
    digest.value()
}
