//! The waltz of the toy kitchen: forty bars in five parts that go round without a seam. Written here, in letters
//! ([`score`]); played by a music box, plucked strings and a soft bass, with ornaments drawn from the seed.

pub mod score;

use crate::instrument::{bass, music_box, plucked};
use crate::noise::Noise;
use crate::room::Room;
use crate::samples::{RATE, Samples, frames};
use score::{Accompaniment, Bar, EIGHTHS, PARTS, Part, Voice, above, below};

/// Seconds of a bar: a calm waltz, 96 beats a minute.
const BAR: f32 = 1.875;

/// A tape that goes round: what sounds beyond its end is heard at its beginning.
struct Tape {
    left: Vec<f32>,
    right: Vec<f32>,
}

impl Tape {
    fn new(seconds: f32) -> Self {
        let silence = vec![0.0; frames(seconds)];
        Self {
            left: silence.clone(),
            right: silence,
        }
    }

    /// Adds a note; `side` goes from -1, left, to 1, right.
    fn play(&mut self, at: f32, note: &[f32], gain: f32, side: f32) {
        let length = self.left.len();
        // A note a hair before the beginning belongs to the end.
        let from = (at * RATE as f32).round() as i64;
        let from = from.rem_euclid(length as i64) as usize;
        let (left, right) = (gain * (1.0 - side) * 0.5, gain * (1.0 + side) * 0.5);
        for (index, sample) in note.iter().enumerate() {
            let at = (from + index) % length;
            self.left[at] += sample * left;
            self.right[at] += sample * right;
        }
    }

    /// In a room. It goes round twice and only the second time counts, so that the room has already heard the end.
    fn in_a_room(mut self, wet: f32) -> Samples {
        let [mut room_left, mut room_right] = Room::both_sides(0.80, 0.45);
        let both: Vec<f32> = self.left.iter().zip(&self.right).map(|(l, r)| (l + r) / 2.0).collect();
        // The room forgets within two seconds; the whole round would only cost time.
        let before = both.len().saturating_sub(frames(2.5));
        for &sample in &both[before..] {
            room_left.step(sample);
            room_right.step(sample);
        }
        for (index, &sample) in both.iter().enumerate() {
            self.left[index] += room_left.step(sample) * wet;
            self.right[index] += room_right.step(sample) * wet;
        }
        Samples::stereo(&self.left, &self.right)
    }
}

pub(crate) fn render(noise: &mut Noise) -> Samples {
    let bars: usize = PARTS.iter().map(|part| part.bars.len()).sum();
    let mut tape = Tape::new(bars as f32 * BAR);
    let mut at = 0.0;
    for part in &PARTS {
        for (index, bar) in part.bars.iter().enumerate() {
            tune(&mut tape, at, part, bar, index, noise);
            accompany(&mut tape, at, part, bar, index, noise);
            at += BAR;
        }
    }
    tape.in_a_room(0.33)
}

/// Nobody plays like a machine: a hair early or late.
fn late(noise: &mut Noise) -> f32 {
    0.008 * noise.white()
}

fn tune(tape: &mut Tape, bar_at: f32, part: &Part, bar: &Bar, index: usize, noise: &mut Noise) {
    let eighth = BAR / f32::from(EIGHTHS);
    // A phrase of eight bars swells to its sixth and dies away.
    let swell = 0.78 + 0.22 * (1.0 - ((index as f32 - 5.0) / 5.0).abs()).max(0.0);
    let mut passed = 0;
    for note in score::notes(bar.tune) {
        let at = bar_at + f32::from(passed) * eighth + late(noise);
        passed += note.eighths;
        let Some(key) = note.key else { continue };
        let accent = if passed == note.eighths { 1.0 } else { 0.85 };
        let gain = part.loud * swell * accent * noise.about(0.07);
        match part.voice {
            Voice::MusicBox => tape.play(at, &music_box(key), gain, 0.15),
            Voice::Strings => tape.play(at, &plucked(key, 1.3, 2600.0, noise), gain * 0.9, -0.15),
        }
        if part.ornaments && note.eighths >= 2 && noise.happens(0.22) {
            tape.play(at - 0.075, &music_box(above(key)), gain * 0.38, 0.2);
        }
        if part.third {
            tape.play(at + 0.01, &plucked(below(key), 0.8, 1800.0, noise), gain * 0.34, -0.3);
        }
        if part.sparkles && noise.happens(0.3) {
            tape.play(at + 2.0 * eighth, &music_box(key + 12), gain * 0.16, 0.35);
        }
    }
}

fn accompany(tape: &mut Tape, bar_at: f32, part: &Part, bar: &Bar, index: usize, noise: &mut Noise) {
    let beat = BAR / 3.0;
    let chord = bar.chord.keys();
    // Root and fifth by turns when a chord stays; a bass that walks is a bass that is not noticed.
    let stays = index % 2 == 1 && part.bars.get(index - 1).is_some_and(|before| before.chord == bar.chord);
    let root = if stays { chord.fifth } else { chord.root };
    tape.play(bar_at + late(noise), &bass(root), 0.62 * noise.about(0.06), 0.0);
    let mut pizzicato = |tape: &mut Tape, at: f32, gain: f32| {
        for (nth, &key) in chord.tones.iter().enumerate() {
            // A chord is plucked from below, a few milliseconds a string.
            let at = bar_at + at + nth as f32 * 0.006 + late(noise);
            let gain = gain * noise.about(0.12);
            let side = -0.35 + 0.12 * nth as f32;
            tape.play(at, &plucked(key, 0.42, 1900.0, noise), gain, side);
        }
    };
    match part.accompaniment {
        Accompaniment::Waltz => {
            pizzicato(tape, beat, 0.24);
            // The last beat of a phrase is left out: it breathes.
            if index % 4 != 3 {
                pizzicato(tape, 2.0 * beat, 0.19);
            }
        }
        Accompaniment::Sparse => pizzicato(tape, 2.0 * beat, 0.17),
        Accompaniment::Harp => {
            let order = [0, 1, 2, 1, 2];
            for (step, &nth) in order.iter().enumerate() {
                let at = bar_at + (step + 1) as f32 * beat / 2.0 + late(noise);
                let gain = 0.20 * noise.about(0.12);
                tape.play(at, &plucked(chord.tones[nth], 0.9, 1600.0, noise), gain, 0.3);
            }
        }
    }
}
