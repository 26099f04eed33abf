//! The notes. A bar is a chord and a tune in letters: `C5.2` is a C of the fifth octave for two eighths, `-.2` a rest.

/// Eighths of a bar.
pub const EIGHTHS: u8 = 6;

/// A part of the waltz, and how it is played.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    /// What plays the tune.
    pub voice: Voice,
    /// What goes below it.
    pub accompaniment: Accompaniment,
    /// Whether strings go along a third below.
    pub third: bool,
    /// Whether there are grace notes.
    pub ornaments: bool,
    /// Whether there is an echo an octave higher now and then.
    pub sparkles: bool,
    /// How loud the tune is.
    pub loud: f32,
    /// What is played.
    pub bars: &'static [Bar],
}

/// What plays a tune.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// The music box.
    MusicBox,
    /// Plucked strings.
    Strings,
}

/// What goes below a tune.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Accompaniment {
    /// Bass, chord, chord.
    Waltz,
    /// Bass, and a chord on the last beat.
    Sparse,
    /// Bass, and the chord note by note.
    Harp,
}

/// A bar.
#[derive(Debug, Clone, Copy)]
pub struct Bar {
    /// What lies below.
    pub chord: Chord,
    /// The tune.
    pub tune: &'static str,
}

/// The chords of the waltz, which is in F.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chord {
    /// F major.
    F,
    /// G minor.
    Gm,
    /// The seventh on C.
    C7,
    /// B flat major.
    Bb,
    /// D minor.
    Dm,
    /// The seventh on A.
    A7,
}

/// A chord as keys of the piano.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keys {
    /// For the bass.
    pub root: u8,
    /// For the bass, when the chord stays.
    pub fifth: u8,
    /// For the strings.
    pub tones: [u8; 3],
}

impl Chord {
    /// As keys of the piano, close to each other so that no voice leaps.
    #[must_use]
    pub const fn keys(self) -> Keys {
        let (root, fifth, tones) = match self {
            Self::F => (41, 48, [57, 60, 65]),
            Self::Gm => (43, 50, [58, 62, 67]),
            Self::C7 => (48, 43, [58, 64, 67]),
            Self::Bb => (46, 41, [58, 62, 65]),
            Self::Dm => (50, 45, [57, 62, 65]),
            Self::A7 => (45, 40, [55, 61, 64]),
        };
        Keys { root, fifth, tones }
    }
}

const fn bar(chord: Chord, tune: &'static str) -> Bar {
    Bar { chord, tune }
}

/// The whole waltz.
pub const PARTS: [Part; 5] = [
    Part {
        voice: Voice::MusicBox,
        accompaniment: Accompaniment::Waltz,
        third: false,
        ornaments: false,
        sparkles: false,
        loud: 0.50,
        bars: &THEME,
    },
    Part {
        voice: Voice::MusicBox,
        accompaniment: Accompaniment::Waltz,
        third: true,
        ornaments: true,
        sparkles: false,
        loud: 0.50,
        bars: &ANSWER,
    },
    Part {
        voice: Voice::Strings,
        accompaniment: Accompaniment::Harp,
        third: false,
        ornaments: false,
        sparkles: true,
        loud: 0.55,
        bars: &SHADE,
    },
    Part {
        voice: Voice::MusicBox,
        accompaniment: Accompaniment::Sparse,
        third: false,
        ornaments: false,
        sparkles: true,
        loud: 0.42,
        bars: &DREAM,
    },
    Part {
        voice: Voice::MusicBox,
        accompaniment: Accompaniment::Waltz,
        third: true,
        ornaments: true,
        sparkles: true,
        loud: 0.48,
        bars: &RETURN,
    },
];

const THEME: [Bar; 8] = [
    bar(Chord::F, "C5.2 F5.2 A5.2"),
    bar(Chord::Dm, "A5.3 G5.1 F5.2"),
    bar(Chord::Gm, "Bb5.2 A5.2 G5.2"),
    bar(Chord::C7, "E5.4 -.2"),
    bar(Chord::Gm, "D5.2 G5.2 Bb5.2"),
    bar(Chord::C7, "Bb5.3 A5.1 G5.2"),
    bar(Chord::F, "A5.2 G5.1 A5.1 C6.2"),
    bar(Chord::C7, "G5.4 -.2"),
];

const ANSWER: [Bar; 8] = [
    bar(Chord::F, "C5.2 F5.2 A5.2"),
    bar(Chord::Dm, "A5.3 G5.1 F5.2"),
    bar(Chord::Gm, "Bb5.2 A5.2 G5.2"),
    bar(Chord::C7, "E5.4 C5.2"),
    bar(Chord::Bb, "D5.2 F5.2 Bb5.2"),
    bar(Chord::F, "A5.3 G5.1 F5.2"),
    bar(Chord::C7, "G5.2 E5.1 F5.1 G5.2"),
    bar(Chord::F, "F5.4 -.2"),
];

/// In the minor, lower, plucked.
const SHADE: [Bar; 8] = [
    bar(Chord::Dm, "A4.2 D5.2 F5.2"),
    bar(Chord::A7, "E5.3 F5.1 E5.2"),
    bar(Chord::Dm, "D5.2 F5.2 A5.2"),
    bar(Chord::A7, "G5.4 -.2"),
    bar(Chord::Bb, "F5.2 D5.2 Bb4.2"),
    bar(Chord::F, "A4.2 C5.2 F5.2"),
    bar(Chord::Gm, "G5.3 F5.1 D5.2"),
    bar(Chord::C7, "E5.4 -.2"),
];

/// Long notes, much air.
const DREAM: [Bar; 8] = [
    bar(Chord::Bb, "F5.6"),
    bar(Chord::Bb, "D5.2 F5.2 Bb5.2"),
    bar(Chord::F, "A5.6"),
    bar(Chord::F, "C5.2 F5.2 A5.2"),
    bar(Chord::Gm, "G5.4 Bb5.2"),
    bar(Chord::Gm, "D5.4 -.2"),
    bar(Chord::C7, "E5.2 G5.2 Bb5.2"),
    bar(Chord::C7, "C6.4 -.2"),
];

/// The theme upside down, and home.
const RETURN: [Bar; 8] = [
    bar(Chord::F, "A5.2 F5.2 C5.2"),
    bar(Chord::Dm, "F5.3 E5.1 D5.2"),
    bar(Chord::Gm, "Bb5.2 A5.2 G5.2"),
    bar(Chord::C7, "E5.2 G5.2 C6.2"),
    bar(Chord::Bb, "D6.3 C6.1 Bb5.2"),
    bar(Chord::F, "A5.3 G5.1 F5.2"),
    bar(Chord::C7, "E5.2 D5.1 E5.1 G5.2"),
    bar(Chord::F, "F5.4 -.2"),
];

/// A note or a rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Note {
    /// The key of the piano, as MIDI counts; nothing is a rest.
    pub key: Option<u8>,
    /// How long.
    pub eighths: u8,
}

/// The notes of a tune. What is no note is left out; a test holds that there is none.
pub fn notes(tune: &'static str) -> impl Iterator<Item = Note> {
    tune.split_whitespace().filter_map(|word| {
        let (name, eighths) = word.split_once('.')?;
        let eighths = eighths.parse().ok()?;
        let key = if name == "-" { None } else { Some(key(name)?) };
        Some(Note { key, eighths })
    })
}

/// `Bb4` as a key of the piano.
fn key(name: &str) -> Option<u8> {
    let (letter, octave) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let semitone = match letter {
        "C" => 0,
        "D" => 2,
        "E" => 4,
        "F" => 5,
        "G" => 7,
        "A" => 9,
        "Bb" => 10,
        _ => return None,
    };
    let octave: u8 = octave.parse().ok()?;
    Some((octave + 1) * 12 + semitone)
}

/// Whether a key belongs to F major.
const fn is_in_f(key: u8) -> bool {
    matches!(key % 12, 0 | 2 | 4 | 5 | 7 | 9 | 10)
}

/// The next note of the scale above.
#[must_use]
pub fn above(key: u8) -> u8 {
    (key + 1..=key + 2).find(|&next| is_in_f(next)).unwrap_or(key)
}

/// The third below, in the scale.
#[must_use]
pub fn below(key: u8) -> u8 {
    (key - 4..=key - 3).rev().find(|&next| is_in_f(next)).unwrap_or(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bar_is_full_and_every_word_a_note_of_the_scale() {
        for bar in PARTS.iter().flat_map(|part| part.bars) {
            let all: Vec<Note> = notes(bar.tune).collect();
            assert_eq!(all.len(), bar.tune.split_whitespace().count(), "{}", bar.tune);
            assert_eq!(all.iter().map(|note| note.eighths).sum::<u8>(), EIGHTHS, "{}", bar.tune);
            assert!(all.iter().filter_map(|note| note.key).all(is_in_f), "{}", bar.tune);
        }
    }

    #[test]
    fn the_first_note_of_a_bar_belongs_to_its_chord() {
        for bar in PARTS.iter().flat_map(|part| part.bars) {
            let chord = bar.chord.keys();
            let tones: Vec<u8> = chord
                .tones
                .iter()
                .chain([&chord.root, &chord.fifth])
                .map(|key| key % 12)
                .collect();
            let first = notes(bar.tune).find_map(|note| note.key).unwrap();
            assert!(tones.contains(&(first % 12)), "{:?} {}", bar.chord, bar.tune);
        }
    }

    #[test]
    fn keys_are_read_as_a_piano_has_them() {
        assert_eq!(key("A4"), Some(69));
        assert_eq!(key("C5"), Some(72));
        assert_eq!(key("Bb4"), Some(70));
        assert_eq!(key("H4"), None);
        assert_eq!((above(76), below(81)), (77, 77));
    }
}
