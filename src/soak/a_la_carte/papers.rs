//! The files of one evening, written, torn and read again as the game does it: the journal of the match, and how the
//! crystals lie.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use physics::RestingPieces;
use rules::MatchRecord;
use rules::a_la_carte::{ALaCarte, Menu, Setup};

use crate::saves::files;
use crate::saves::journal::{self, Journal, Note};

/// Half a line, as a power cut leaves one.
const TORN: &[u8] = b"poured 1 ";

/// The files while the match is played.
pub(super) struct Papers {
    match_file: PathBuf,
    crystals: PathBuf,
    seed: String,
    journal: Journal,
}

/// The files while nobody plays.
pub(super) struct PutAway {
    match_file: PathBuf,
    crystals: PathBuf,
    seed: String,
}

/// What was read again.
pub(super) struct Found {
    pub record: MatchRecord<ALaCarte>,
    pub larder: RestingPieces,
    pub papers: Papers,
}

impl Papers {
    /// Begins the match of a seed in this folder.
    pub fn begin(folder: &Path, setup: &Setup, seed: u64) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let match_file = folder.join(format!("{seed}.match"));
        let seed = seed.to_string();
        let journal = Journal::begin(&match_file, setup, &notes(&seed))?;
        Ok(Self {
            crystals: match_file.with_extension("crystals.ron"),
            match_file,
            seed,
            journal,
        })
    }

    /// Writes down what was played.
    pub fn follow(&mut self, record: &MatchRecord<ALaCarte>) -> io::Result<()> {
        self.journal.follow(record)
    }

    /// Writes down how the crystals lie, and closes everything.
    pub fn put_away(self, larder: &RestingPieces) -> io::Result<PutAway> {
        let text = ron::to_string(larder).map_err(io::Error::other)?;
        files::replace(&self.crystals, &text)?;
        Ok(PutAway {
            match_file: self.match_file,
            crystals: self.crystals,
            seed: self.seed,
        })
    }
}

impl PutAway {
    /// The power goes while the next line is being written.
    pub fn tear(&self) -> io::Result<()> {
        File::options().append(true).open(&self.match_file)?.write_all(TORN)
    }

    /// Reads everything, to go on with it; what of it cannot be read.
    pub fn find(self, menu: Arc<Menu>) -> Result<Found, &'static str> {
        let found = journal::find(&self.match_file, menu).map_err(|_| "the match")?;
        let text = files::read_text(&self.crystals).map_err(|_| "the larder")?;
        let larder: RestingPieces = ron::from_str(&text).map_err(|_| "the larder")?;
        let gone_on = found.go_on(&self.match_file, &notes(&self.seed));
        let (journal, aside) = gone_on.map_err(|_| "the journal")?;
        match aside {
            Some(aside) if found.damage.is_some() => fs::remove_file(aside).map_err(|_| "the damaged file")?,
            None if found.damage.is_none() => {}
            _ => return Err("the damage"),
        }
        Ok(Found {
            record: found.file.record,
            larder,
            papers: Papers {
                match_file: self.match_file,
                crystals: self.crystals,
                seed: self.seed,
                journal,
            },
        })
    }

    /// Throws them away.
    pub fn burn(self) -> io::Result<()> {
        fs::remove_file(self.match_file)?;
        fs::remove_file(self.crystals)
    }
}

fn notes(seed: &str) -> [Note<'_>; 1] {
    [("seed", seed)]
}
