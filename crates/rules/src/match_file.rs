//! Match files: a match as text that a person can read, that grows by appending, and that shows where it was damaged.
//!
//! ```text
//! toque-match 2 a_la_carte #01dfeff2
//! seats:2 house:english menu:439c154f7c47c5c8 #d75f86c5
//! note seed 5 #b119d692
//! …
//! season herbs #b9367b29
//! poured 3+0 #503468c6
//! back 7 #24c66372
//! poured 3+0 #491a53e2
//! …
//! ```
//!
//! One line a record: a move, a note (what somebody wants to know beside the moves), or `back` and how many moves count
//! from here on, because a choice was taken back. A file is only ever appended to, so a kill can at worst tear its last
//! line. Each line ends with a check that is reckoned from the line and the check before it; so a line that was changed,
//! lost, doubled or swapped shows, and everything above it still counts ([`MatchFile::read`]).
//!
//! Where time is part of a game, the move's line goes on with a [stamp](Stamp), as in `throw onion @1250`. A stamp stands beside a
//! move and never in it: the rules know no clock.
//!
//! Which game a file is of can be asked before anything else of it is understood ([`MatchHead::read`]).
//!
//! Version 1 had neither checks nor notes, and let empty lines and lines that begin with `#` pass. It is still read,
//! also for matches that are written by hand.

use std::fmt;
use std::marker::PhantomData;

use crate::{Game, MatchRecord};

/// The version this program writes.
const VERSION: u32 = 2;
const MAGIC: &str = "toque-match";
const NOTE: &str = "note ";
const BACK: &str = "back ";

/// Why a text is not a match file, or not a whole one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The first line does not say that it is one.
    #[error("line 1: this is not a match file; it should begin with “{MAGIC} {VERSION}”")]
    NotAMatch,
    /// It was written by a newer program.
    #[error(
        "line 1: this match has format {0}, and this program reads formats up to {VERSION}; a newer Toque is needed"
    )]
    TooNew(u32),
    /// It belongs to another game.
    #[error("line 1: this is a match of the game “{0}”")]
    OtherGame(String),
    /// The line with the setup is missing or unreadable.
    #[error("line {line}: the setup cannot be read")]
    Setup {
        /// Counted from 1.
        line: usize,
    },
    /// A move cannot be read.
    #[error("line {line}: “{text}” is not a move")]
    Move {
        /// Counted from 1.
        line: usize,
        /// What stands there, shortened.
        text: String,
    },
    /// A line is not the one that was written there.
    #[error("line {line}: the check at its end does not fit, so it is not what was written")]
    Check {
        /// Counted from 1.
        line: usize,
    },
    /// The last line was not written to its end.
    #[error("line {line}: the file breaks off in the middle of it")]
    Torn {
        /// Counted from 1.
        line: usize,
    },
}

/// The check of a file's last line. It stands for everything before it too, so it also tells files apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Seal(u32);

impl Seal {
    /// How a check is written: a space, `#` and eight digits.
    const LENGTH: usize = 10;

    fn after(self, text: &str) -> Self {
        let mut sum = crc32fast::Hasher::new();
        sum.update(&self.0.to_be_bytes());
        sum.update(text.as_bytes());
        Self(sum.finalize())
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// When a move was made: milliseconds of the match's own clock, which stands still while the game does.
///
/// ```
/// use rules::Stamp;
///
/// assert_eq!(Stamp(1_250).to_string(), "@1250");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp(pub u64);

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.0)
    }
}

impl Stamp {
    /// What a line says besides its stamp, and the stamp, if it has one. Only the text that we write counts as one.
    fn split(line: &str) -> (&str, Option<Self>) {
        let stamped = line.rsplit_once(' ').and_then(|(rest, word)| {
            let stamp = Self(word.strip_prefix('@')?.parse().ok()?);
            (stamp.to_string() == word).then_some((rest, stamp))
        });
        stamped.map_or((line, None), |(rest, stamp)| (rest, Some(stamp)))
    }
}

/// What the first line of a match file says.
///
/// ```
/// use rules::buffet::{Buffet, Setup};
/// use rules::{MatchHead, MatchWriter};
///
/// let (_, text) = MatchWriter::<Buffet>::begin(&Setup { seats: 4 });
/// let head = MatchHead::read(text.as_bytes())?;
/// assert_eq!((head.version, head.game.as_str()), (2, "buffet"));
/// # Ok::<(), rules::MatchError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchHead {
    /// The format it was written in.
    pub version: u32,
    /// The [name](Game::ID) of the game, which need not be one that this program knows.
    pub game: String,
}

impl MatchHead {
    /// Asks a file which game it is of. The rest of it may be torn or damaged.
    ///
    /// # Errors
    /// If it is no match file, or a newer one, or its first line is not what was written.
    pub fn read(bytes: &[u8]) -> Result<Self, MatchError> {
        let line = Lines { rest: bytes, number: 0 }.next().ok_or(MatchError::NotAMatch)?;
        let mut text = line.text.ok_or(MatchError::NotAMatch)?;
        let version = version(text)?;
        if version > 1 {
            text = line.checked(&mut Seal::default())?;
        }
        Ok(Self {
            version,
            game: game_named(text)?.to_owned(),
        })
    }
}

/// Writes the lines of a match file, one after the other.
///
/// ```
/// use rules::a_la_carte::{ALaCarte, HouseRules, Menu, Move, Setup};
/// use rules::{MatchFile, MatchWriter};
///
/// let setup = Setup::new(2, HouseRules::english(), &Menu::standard());
/// let (mut writer, mut text) = MatchWriter::<ALaCarte>::begin(&setup);
/// text += &writer.note("seed", "5");
/// text += &writer.record(Move::EndTurn);
/// text += &writer.back(0);
/// let file = MatchFile::<ALaCarte>::read(text.as_bytes()).unwrap();
/// assert_eq!(file.note("seed"), Some("5"));
/// assert!(file.record.moves.is_empty() && file.damage.is_none());
/// assert_eq!(file.seal, writer.seal());
/// ```
#[derive(Debug, Clone)]
pub struct MatchWriter<G> {
    seal: Seal,
    game: PhantomData<G>,
}

impl<G: Game> MatchWriter<G> {
    /// The first two lines.
    pub fn begin(setup: &G::Setup) -> (Self, String) {
        let mut writer = Self::after(Seal::default());
        let mut text = writer.line(format!("{MAGIC} {VERSION} {}", G::ID));
        text += &writer.line(setup.to_string());
        (writer, text)
    }

    /// Goes on with a file that ends like this.
    #[must_use]
    pub const fn after(seal: Seal) -> Self {
        Self {
            seal,
            game: PhantomData,
        }
    }

    /// A note: one word, and anything that fits on a line.
    pub fn note(&mut self, word: &str, text: &str) -> String {
        self.line(format!("{NOTE}{word} {}", text.replace(['\n', '\r'], " ")))
    }

    /// A move.
    pub fn record(&mut self, mv: G::Move) -> String {
        self.line(mv.to_string())
    }

    /// A move, and when it was made.
    pub fn record_at(&mut self, mv: G::Move, stamp: Stamp) -> String {
        self.line(format!("{mv} {stamp}"))
    }

    /// From here on only so many moves count.
    pub fn back(&mut self, moves: usize) -> String {
        self.line(format!("{BACK}{moves}"))
    }

    /// What the last line ended with.
    #[must_use]
    pub const fn seal(&self) -> Seal {
        self.seal
    }

    fn line(&mut self, mut text: String) -> String {
        self.seal = self.seal.after(&text);
        text += &format!(" #{}\n", self.seal);
        text
    }
}

/// What stands in a match file, as far as it is sound.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchFile<G: Game> {
    /// The match.
    pub record: MatchRecord<G>,
    /// When each of its moves was made, where that was written down: one for each move.
    pub stamps: Vec<Option<Stamp>>,
    /// What was noted beside it, in order.
    pub notes: Vec<(String, String)>,
    /// The format it was written in.
    pub version: u32,
    /// What ends the sound part before the end of the file, if anything does.
    pub damage: Option<MatchError>,
    /// The check of the last sound line; of no meaning in version 1.
    pub seal: Seal,
    /// Whether its last line is ended, so that another can follow.
    pub ended: bool,
}

impl<G: Game> MatchFile<G> {
    /// Reads a file as far as it is sound, whatever became of it.
    ///
    /// # Errors
    /// If not even its setup can be read.
    pub fn read(bytes: &[u8]) -> Result<Self, MatchError> {
        let mut lines = Lines { rest: bytes, number: 0 };
        let head = lines.next().ok_or(MatchError::NotAMatch)?;
        let text = head.text.ok_or(MatchError::NotAMatch)?;
        let version = version(text)?;
        if version == 1 {
            game_of::<G>(text)?;
            Self::read_unchecked(lines)
        } else {
            Self::read_checked(&head, lines)
        }
    }

    /// What was noted last under a word.
    #[must_use]
    pub fn note(&self, word: &str) -> Option<&str> {
        let found = self.notes.iter().rfind(|(noted, _)| noted == word);
        found.map(|(_, text)| text.as_str())
    }

    fn read_checked(head: &Line<'_>, mut lines: Lines<'_>) -> Result<Self, MatchError> {
        let mut seal = Seal::default();
        game_of::<G>(head.checked(&mut seal)?)?;
        let setup = lines.next().ok_or(MatchError::Setup { line: 2 })?;
        let mut ended = setup.ended;
        let setup = setup
            .checked(&mut seal)?
            .parse()
            .map_err(|_| MatchError::Setup { line: 2 })?;
        let mut record = MatchRecord::new(setup);
        let mut stamps = Vec::new();
        let mut notes = Vec::new();
        let mut damage = None;
        for line in lines {
            // Only what is understood counts as sound.
            let mut next = seal;
            let understood = line.checked(&mut next).and_then(|text| {
                understand(text, &mut record, &mut stamps, &mut notes).ok_or_else(|| MatchError::Move {
                    line: line.number,
                    text: shortened(text),
                })
            });
            if let Err(error) = understood {
                damage = Some(error);
                break;
            }
            (seal, ended) = (next, line.ended);
        }
        Ok(Self {
            record,
            stamps,
            notes,
            version: VERSION,
            damage,
            seal,
            ended,
        })
    }

    fn read_unchecked(lines: Lines<'_>) -> Result<Self, MatchError> {
        let remark = |line: &Line<'_>| line.text.is_some_and(|text| text.is_empty() || text.starts_with('#'));
        let mut lines = lines.filter(|line| !remark(line));
        let setup = lines.next().ok_or(MatchError::Setup { line: 2 })?;
        let unreadable = MatchError::Setup { line: setup.number };
        let setup = setup.text.and_then(|text| text.parse().ok()).ok_or(unreadable)?;
        let mut record = MatchRecord::new(setup);
        let mut damage = None;
        for line in lines {
            match line.text.and_then(|text| text.parse().ok()) {
                Some(mv) => record.moves.push(mv),
                None => {
                    damage = Some(MatchError::Move {
                        line: line.number,
                        text: shortened(line.text.unwrap_or_default()),
                    });
                    break;
                }
            }
        }
        Ok(Self {
            stamps: vec![None; record.moves.len()],
            record,
            notes: Vec::new(),
            version: 1,
            damage,
            seal: Seal::default(),
            ended: true,
        })
    }
}

/// Takes a sound line into the match.
fn understand<G: Game>(
    text: &str,
    record: &mut MatchRecord<G>,
    stamps: &mut Vec<Option<Stamp>>,
    notes: &mut Vec<(String, String)>,
) -> Option<()> {
    if let Some(note) = text.strip_prefix(NOTE) {
        let (word, text) = note.split_once(' ')?;
        notes.push((word.to_owned(), text.to_owned()));
    } else if let Some(count) = text.strip_prefix(BACK) {
        let count = count.parse().ok().filter(|&count| count <= record.moves.len())?;
        record.moves.truncate(count);
        stamps.truncate(count);
    } else {
        let (mv, stamp) = Stamp::split(text);
        record.moves.push(mv.parse().ok()?);
        stamps.push(stamp);
    }
    Some(())
}

/// The version that a first line speaks of, if this program reads it.
fn version(head: &str) -> Result<u32, MatchError> {
    let mut words = head.split(' ');
    if words.next() != Some(MAGIC) {
        return Err(MatchError::NotAMatch);
    }
    // Only a number without frills is a version.
    let word = words.next().unwrap_or_default();
    let number: Option<u32> = word.parse().ok().filter(|number: &u32| number.to_string() == word);
    match number {
        None | Some(0) => Err(MatchError::NotAMatch),
        Some(number) if number > VERSION => Err(MatchError::TooNew(number)),
        Some(number) => Ok(number),
    }
}

/// The game that a first line, without its check, names.
fn game_named(head: &str) -> Result<&str, MatchError> {
    let mut words = head.split(' ').skip(2);
    match (words.next(), words.next()) {
        (Some(id), None) => Ok(id),
        _ => Err(MatchError::NotAMatch),
    }
}

/// Holds that a first line, without its check, names this game.
fn game_of<G: Game>(head: &str) -> Result<(), MatchError> {
    match game_named(head)? {
        id if id == G::ID => Ok(()),
        id => Err(MatchError::OtherGame(shortened(id))),
    }
}

/// A line of a file of which nothing is known yet.
struct Line<'a> {
    /// Counted from 1.
    number: usize,
    /// What stands in it, if it is text at all.
    text: Option<&'a str>,
    /// Whether something ends it.
    ended: bool,
}

impl<'a> Line<'a> {
    /// What stands before the check, if that fits; then it is the next to be reckoned from.
    fn checked(&self, seal: &mut Seal) -> Result<&'a str, MatchError> {
        let line = self.number;
        let parts = self.text.and_then(|text| {
            let (text, check) = text.split_at_checked(text.len().checked_sub(Seal::LENGTH)?)?;
            Some((text, check.strip_prefix(" #")?))
        });
        let next = parts.map(|(text, check)| (text, check, seal.after(text)));
        match next {
            Some((text, check, next)) if check == next.to_string() => {
                *seal = next;
                Ok(text)
            }
            _ if self.ended => Err(MatchError::Check { line }),
            _ => Err(MatchError::Torn { line }),
        }
    }
}

/// The lines of a file.
struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let (line, rest, ended) = match self.rest.iter().position(|&byte| byte == b'\n') {
            Some(end) => (&self.rest[..end], &self.rest[end + 1..], true),
            None => (self.rest, &[][..], false),
        };
        self.rest = rest;
        self.number += 1;
        Some(Line {
            number: self.number,
            text: str::from_utf8(line).ok().map(str::trim_end),
            ended,
        })
    }
}

/// Enough of a text to recognise it by: a file that is no match may have very long lines.
fn shortened(text: &str) -> String {
    const ENOUGH: usize = 40;
    if text.chars().count() <= ENOUGH {
        return text.to_owned();
    }
    text.chars().take(ENOUGH).chain(['…']).collect()
}
