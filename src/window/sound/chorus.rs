//! Many knocks become few voices. A shaken bottle knocks hundreds of times a second; heard one by one that would be a wall
//! of noise. So what hits the same within a blink becomes one voice, as loud as all of it together; only the loudest
//! are heard, their sum is bounded, and over a second there is a budget. A single soft knock in silence always passes.

use sounds::{Contact, Force, Sound, VARIANTS};

use super::mix::Ask;

/// Something hit something.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hit {
    /// What.
    pub contact: Contact,
    /// How hard: 1 is as hard as it gets in play.
    pub strength: f32,
    /// How high it sounds, as a factor: each kind of crystal has its own.
    pub pitch: f32,
    /// From where: -1 is left, 1 is right.
    pub side: f32,
    /// Seconds after the beginning of the frame.
    pub after: f32,
}

/// At most so many voices begin in a frame.
pub const VOICES: usize = 6;
/// The sum of the gains that begin in a frame is at most this.
pub const LOUDEST: f32 = 2.2;
/// Voices for a second of noise; a real shake of twenty crystals is dense long before.
pub const BUDGET: f32 = 45.0;
/// Voices that may begin at once after a silence.
const SAVED: f32 = 12.0;
/// What hits within this time of each other is heard as one, in seconds.
const BLINK: f32 = 0.02;
/// What is quieter than this beside something loud is not heard at all.
const DROWNED: f32 = 0.06;

/// Keeps the budget, and sees to it that no voice is repeated at once.
#[derive(Debug)]
pub struct Chorus {
    left: f32,
    turn: u8,
}

impl Default for Chorus {
    fn default() -> Self {
        Self { left: SAVED, turn: 0 }
    }
}

/// Knocks that are heard as one.
#[derive(Debug, Clone, Copy)]
struct Voice {
    loudest: Hit,
    power: f32,
}

impl Voice {
    /// Twenty knocks are louder than one, but not twenty times.
    fn strength(&self) -> f32 {
        self.power.sqrt().min(1.0)
    }
}

impl Chorus {
    /// What is heard of a frame's hits, `passed` seconds after the last frame.
    pub fn sing(&mut self, hits: &[Hit], passed: f32) -> Vec<Ask> {
        self.left = (self.left + passed * BUDGET).min(SAVED);
        let mut voices: Vec<Voice> = Vec::new();
        for hit in hits.iter().filter(|hit| hit.strength > 0.0) {
            let power = hit.strength * hit.strength;
            let near = voices
                .iter_mut()
                .find(|voice| voice.loudest.contact == hit.contact && (voice.loudest.after - hit.after).abs() < BLINK);
            match near {
                Some(voice) => {
                    voice.power += power;
                    if hit.strength > voice.loudest.strength {
                        // When it is heard stays, or a long row of ever louder knocks would move away.
                        let after = voice.loudest.after;
                        voice.loudest = Hit { after, ..*hit };
                    }
                }
                None => voices.push(Voice { loudest: *hit, power }),
            }
        }
        voices.sort_by(|one, other| other.strength().total_cmp(&one.strength()));
        let loudest = voices.first().map_or(0.0, Voice::strength);
        let mut sung: Vec<Ask> = Vec::new();
        for voice in voices {
            if self.left < 1.0 || sung.len() == VOICES || voice.strength() < DROWNED * loudest {
                break;
            }
            self.left -= 1.0;
            sung.push(self.voice(&voice));
        }
        let sum: f32 = sung.iter().map(|ask| ask.gain).sum();
        if sum > LOUDEST {
            for ask in &mut sung {
                ask.gain *= LOUDEST / sum;
            }
        }
        sung
    }

    /// A voice as a sound: which force it was made with, and how much of it.
    fn voice(&mut self, voice: &Voice) -> Ask {
        let strength = voice.strength();
        // The sounds are 13 and 6 decibels below the hardest; the gain goes on evenly between them.
        let (force, made) = match strength {
            soft if soft < 0.22 => (Force::Soft, 0.224),
            firm if firm < 0.6 => (Force::Firm, 0.5),
            _ => (Force::Hard, 1.0),
        };
        // Never quite inaudible: a lone crystal that only just touches the pan is what one listens for.
        let gain = (strength.powf(0.8) / made).clamp(0.12, 1.2);
        self.turn = (self.turn + 1) % (VARIANTS * 4);
        // Five takes in a row that is no row, and each a little higher or lower.
        let variant = (self.turn * 2) % VARIANTS;
        let wander = 1.0 + 0.03 * (f32::from(self.turn % 7) - 3.0) / 3.0;
        Ask {
            sound: Sound::Strike(voice.loudest.contact, force, variant),
            gain,
            side: voice.loudest.side,
            rate: voice.loudest.pitch * wander,
            after: voice.loudest.after,
        }
    }
}
