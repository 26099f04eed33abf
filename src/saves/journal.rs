//! The file of a match while it is played. It is only appended to, and what was appended is on the disk before the next
//! move: a crash or a power cut costs at most the move that was being written.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rules::a_la_carte::{ALaCarte, Menu};
use rules::{Game, MatchError, MatchFile, MatchRecord, MatchWriter, ReplayError, Seal};

use super::files::{self, Unread};

/// A match file that is being written, and that nobody else writes meanwhile.
#[derive(Debug)]
pub struct MatchJournal<G: Game> {
    path: PathBuf,
    file: File,
    writer: MatchWriter<G>,
    /// What stands in the file.
    written: MatchRecord<G>,
    /// How many bytes of the file are whole lines.
    sound: u64,
    /// Something may stand behind them, because writing failed.
    torn: bool,
    /// It is no file but a pipe or a terminal: what was written there is gone.
    flows: bool,
}

/// Whether what was written has to be on the disk before anything else happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Durably {
    Yes,
    No,
}

/// Something that was noted with a match, as a word and what it stands for.
pub type Note<'a> = (&'a str, &'a str);

/// The journal of the game that is played in the window.
pub type Journal = MatchJournal<ALaCarte>;

impl<G: Game> MatchJournal<G> {
    /// Begins the file of a new match. What was under this name is gone, except if another Toque is writing it.
    ///
    /// # Errors
    /// What the system says; a file that is being written is [`io::ErrorKind::ResourceBusy`].
    pub fn begin(path: &Path, setup: &G::Setup, notes: &[Note<'_>]) -> io::Result<Self> {
        Self::write(path, MatchRecord::new(setup.clone()), notes)
    }

    fn write(path: &Path, record: MatchRecord<G>, notes: &[Note<'_>]) -> io::Result<Self> {
        let (mut writer, mut text) = MatchWriter::begin(&record.setup);
        for (word, note) in notes {
            text += &writer.note(word, note);
        }
        for &mv in &record.moves {
            text += &writer.record(mv);
        }
        // Where a link points to is where somebody wants the match.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        // A pipe or a terminal is no file to be replaced.
        let flows = fs::metadata(&path).is_ok_and(|about| !about.is_file() && !about.is_dir());
        let file = if flows {
            let mut file = File::options().write(true).open(&path)?;
            file.write_all(text.as_bytes())?;
            file
        } else {
            let _turn = files::take_turn(&path);
            files::nobody_writes(&path)?;
            files::replace_and_hold(&path, &text)?
        };
        Ok(Self {
            path,
            file,
            writer,
            written: record,
            sound: text.len() as u64,
            torn: false,
            flows,
        })
    }

    /// Writes down what was played, and what was taken back, since this was last asked.
    ///
    /// # Errors
    /// What the system says; it can be tried again, and then everything that is missing is written.
    pub fn follow(&mut self, record: &MatchRecord<G>) -> io::Result<()> {
        let (old, new) = (&self.written.moves, &record.moves);
        let common = old.iter().zip(new).take_while(|(one, other)| one == other).count();
        if common == old.len() && common == new.len() {
            return Ok(());
        }
        let mut writer = self.writer.clone();
        let mut text = String::new();
        if common < old.len() {
            text += &writer.back(common);
        }
        for &mv in &new[common..] {
            text += &writer.record(mv);
        }
        self.append(&text, Durably::Yes)?;
        self.writer = writer;
        self.written.moves.truncate(common);
        self.written.moves.extend_from_slice(&new[common..]);
        Ok(())
    }

    /// Notes something behind what was played. It outlives a crash at once; a power cut may take it, and it alone.
    ///
    /// # Errors
    /// What the system says; then nothing is noted.
    pub fn note(&mut self, word: &str, note: &str) -> io::Result<()> {
        let mut writer = self.writer.clone();
        let text = writer.note(word, note);
        self.append(&text, Durably::No)?;
        self.writer = writer;
        Ok(())
    }

    fn append(&mut self, text: &str, durably: Durably) -> io::Result<()> {
        if self.flows {
            return self.file.write_all(text.as_bytes());
        }
        if self.torn {
            self.file.set_len(self.sound)?;
        }
        self.torn = true;
        self.file.write_all(text.as_bytes())?;
        if durably == Durably::Yes {
            self.file.sync_data()?;
        }
        self.torn = false;
        self.sound += text.len() as u64;
        Ok(())
    }

    /// Where the file is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the file ends with: it stands for this match up to this move, and for no other.
    #[must_use]
    pub const fn seal(&self) -> Seal {
        self.writer.seal()
    }
}

/// A match that was found in a file, as far as it is sound.
#[derive(Debug)]
pub struct FoundMatch<G: Game> {
    /// The match up to the last move that is whole and within the rules, and what was noted with it.
    pub file: MatchFile<G>,
    /// What ends it before the end of the file, if anything does.
    pub damage: Option<DamageOf<G>>,
}

/// A match of the game that is played in the window.
pub type Found = FoundMatch<ALaCarte>;

/// What is wrong with a match from some line or move on.
#[derive(Debug)]
pub enum DamageOf<G: Game> {
    /// The file.
    File(MatchError),
    /// The match.
    Rules(ReplayError<G>),
}

impl<G: Game> PartialEq for DamageOf<G>
where
    ReplayError<G>: PartialEq,
{
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::File(one), Self::File(other)) => one == other,
            (Self::Rules(one), Self::Rules(other)) => one == other,
            (Self::File(_), Self::Rules(_)) | (Self::Rules(_), Self::File(_)) => false,
        }
    }
}

/// What is wrong with a match of the game that is played in the window.
pub type Damage = DamageOf<ALaCarte>;

/// Why there is no match in a file.
#[derive(Debug)]
pub enum NoMatchOf<G: Game> {
    /// It cannot be read.
    Unread(Unread),
    /// It is something else, or its beginning is lost.
    Unfit(MatchError),
    /// No game can be played with what was agreed on.
    Unplayable(ReplayError<G>),
}

/// Why there is no match of the game that is played in the window.
pub type NoMatch = NoMatchOf<ALaCarte>;

/// Reads the match in a file as far as it is sound.
///
/// # Errors
/// Why there is none.
pub fn find(path: &Path, menu: Arc<Menu>) -> Result<Found, NoMatch> {
    find_match(path, menu)
}

/// Reads the match of any game in a file as far as it is sound.
///
/// # Errors
/// Why there is none.
pub fn find_match<G: Game>(path: &Path, catalogue: Arc<G::Catalogue>) -> Result<FoundMatch<G>, NoMatchOf<G>> {
    let bytes = files::read(path).map_err(NoMatchOf::Unread)?;
    sound_match(&bytes, catalogue)
}

/// The match in what was read, as far as it is sound.
///
/// # Errors
/// Why there is none.
pub fn sound(bytes: &[u8], menu: Arc<Menu>) -> Result<Found, NoMatch> {
    sound_match(bytes, menu)
}

/// The match of any game in what was read, as far as it is sound.
///
/// # Errors
/// Why there is none.
pub fn sound_match<G: Game>(bytes: &[u8], catalogue: Arc<G::Catalogue>) -> Result<FoundMatch<G>, NoMatchOf<G>> {
    let mut file = MatchFile::read(bytes).map_err(NoMatchOf::Unfit)?;
    let damage = match file.record.replay(catalogue) {
        Ok(_) => file.damage.clone().map(DamageOf::File),
        Err(error @ ReplayError::Setup(_)) => return Err(NoMatchOf::Unplayable(error)),
        Err(error @ ReplayError::Move { number, .. }) => {
            file.record.moves.truncate(number - 1);
            Some(DamageOf::Rules(error))
        }
    };
    Ok(FoundMatch { file, damage })
}

impl<G: Game> FoundMatch<G> {
    /// Goes on writing the file that this was found in. If that is damaged, the file as it was is kept under another
    /// name, which is returned; if it is of an older version, it becomes one of today's with these notes.
    ///
    /// # Errors
    /// What the system says; then the file is as it was.
    pub fn go_on(&self, path: &Path, notes: &[Note<'_>]) -> io::Result<(MatchJournal<G>, Option<PathBuf>)> {
        let found = &self.file;
        let as_written = self.damage.is_none() && found.version > 1 && found.ended;
        if !as_written {
            let aside = self.damage.as_ref().map(|_| files::double(path)).transpose()?;
            let journal = MatchJournal::write(path, found.record.clone(), notes);
            if let (Err(_), Some(aside)) = (&journal, &aside) {
                let _ = fs::remove_file(aside);
            }
            return Ok((journal?, aside));
        }
        let _turn = files::take_turn(path);
        let file = File::options().read(true).append(true).open(path)?;
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(io::ErrorKind::ResourceBusy.into());
        }
        let sound = file.metadata()?.len();
        let journal = MatchJournal {
            path: path.to_owned(),
            file,
            writer: MatchWriter::after(found.seal),
            written: found.record.clone(),
            sound,
            torn: false,
            flows: false,
        };
        Ok((journal, None))
    }
}
