//! Where things are kept between runs, and what the player is told if that does not work. Nothing is ever overwritten in
//! place; a file that cannot be understood is set aside under another name. If another Toque keeps the folder, this one
//! reads what is there and leaves it alone.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::practice::Fault;
use crate::saves::claim::{Claim, Unclaimed};
use crate::saves::files::{self, Unread};

/// The folder of the game's files.
#[derive(Debug, Resource)]
pub struct Storage {
    folder: Option<PathBuf>,
    /// Being there is all it does.
    _claim: Option<Claim>,
    /// Another Toque keeps the folder.
    guest: bool,
    /// What could not be read or written, until somebody has told the player.
    troubles: Vec<Trouble>,
    /// What could not be written when it was last tried: a full disk would else be told of after every move.
    failing: BTreeSet<PathBuf>,
}

/// Something that could not be kept or found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// There is no folder to keep anything in.
    Homeless,
    /// Another Toque keeps the folder.
    Guest {
        /// Which.
        folder: PathBuf,
    },
    /// A file could not be written.
    Unwritable {
        /// Which.
        file: PathBuf,
        /// What the system said.
        detail: String,
    },
    /// A file could not be understood and was set aside.
    SetAside {
        /// Which.
        file: PathBuf,
        /// Where it is now.
        aside: PathBuf,
        /// What is wrong with it.
        detail: Detail,
    },
    /// A file could not be understood, and is another Toque's to set aside.
    NotUnderstood {
        /// Which.
        file: PathBuf,
        /// What is wrong with it.
        detail: Detail,
    },
    /// A match goes on, but who played it is not known any more.
    Nameless,
    /// A match goes on, but how its crystals lay is not known any more.
    LaidAnew,
    /// A match goes on from its last sound move; its file as it was is kept.
    Mended {
        /// How many moves count.
        moves: usize,
        /// Where the file is now.
        aside: PathBuf,
        /// What is wrong with it.
        detail: String,
    },
    /// A match belongs to another game, or a newer Toque has written it. It is as it was.
    Foreign {
        /// The match.
        file: PathBuf,
        /// Which.
        detail: String,
    },
    /// So many matches were begun that this one counts as played.
    NotListed {
        /// The match.
        file: PathBuf,
    },
    /// A match belongs to another table of dishes.
    OtherDishes {
        /// The match.
        file: PathBuf,
    },
}

/// What is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detail {
    /// Said by whoever tried to understand it.
    Said(String),
    /// Too large to be one of ours.
    TooLarge,
    /// Not text.
    NotText,
    /// Not a book of somebody's practice.
    Book(Fault),
}

impl From<Fault> for Detail {
    fn from(fault: Fault) -> Self {
        Self::Book(fault)
    }
}

impl From<String> for Detail {
    fn from(said: String) -> Self {
        Self::Said(said)
    }
}

impl From<Unread> for Detail {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::TooLarge => Self::TooLarge,
            Unread::NotText => Self::NotText,
            Unread::System(error) => Self::Said(error.to_string()),
        }
    }
}

impl Storage {
    /// The file of the settings.
    pub const SETTINGS: &'static str = "settings.ron";
    /// The file of the last table plan.
    pub const PLAN: &'static str = "table.ron";

    /// The file of the match under way.
    pub const MATCH: &'static str = "current.match";

    /// The file of what was practised.
    pub const PRACTICE: &'static str = "practice.ron";

    /// Keeps files in this folder, or nothing at all.
    #[must_use]
    pub fn new(folder: Option<PathBuf>) -> Self {
        let mut storage = Self {
            folder,
            _claim: None,
            guest: false,
            troubles: Vec::new(),
            failing: BTreeSet::new(),
        };
        let Some(folder) = storage.folder.clone() else {
            storage.troubles.push(Trouble::Homeless);
            return storage;
        };
        match Claim::on(&folder) {
            Ok(claim) => storage._claim = Some(claim),
            Err(Unclaimed::Taken) => {
                storage.guest = true;
                storage.troubles.push(Trouble::Guest { folder });
            }
            Err(Unclaimed::Unwritable(error)) => storage.unwritable(&folder, error.to_string()),
        }
        storage
    }

    /// What went wrong since this was last asked.
    pub fn take_troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }

    /// Something for the player to be told.
    pub fn report(&mut self, trouble: Trouble) {
        self.troubles.push(trouble);
    }

    /// The folder, if there is one.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Whether another Toque keeps the folder.
    #[must_use]
    pub const fn is_guest(&self) -> bool {
        self.guest
    }

    /// The path of a file, if there is a folder.
    #[must_use]
    pub fn path(&self, file: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(file))
    }

    /// The path of a file that is ours to write.
    fn own(&self, file: &str) -> Option<PathBuf> {
        if self.guest { None } else { self.path(file) }
    }

    /// Whether there is a match that can be gone on with.
    #[must_use]
    pub fn has_match(&self) -> bool {
        self.own(Self::MATCH).is_some_and(|path| path.exists())
    }

    /// Writes a value as RON.
    pub fn keep<T: Serialize>(&mut self, file: &str, value: &T) {
        match ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()) {
            Ok(text) => self.write(file, &text),
            Err(error) => {
                let file = self.path(file).unwrap_or_default();
                self.unwritable(&file, error.to_string());
            }
        }
    }

    /// Writes a file, whole or not at all.
    pub fn write(&mut self, file: &str, text: &str) {
        let Some(path) = self.own(file) else { return };
        let written = files::replace(&path, text);
        self.tried(&path, written);
    }

    /// Takes note of how writing a file went; what came of it.
    pub fn tried<T>(&mut self, file: &Path, written: io::Result<T>) -> Option<T> {
        match written {
            Ok(done) => {
                self.failing.remove(file);
                // If one file can be written again, so can the folder.
                self.failing.retain(|path| Some(path) != self.folder.as_ref());
                Some(done)
            }
            Err(error) => {
                self.unwritable(file, error.to_string());
                None
            }
        }
    }

    /// Whether a file was written the last time that it was tried.
    #[must_use]
    pub fn has_written(&self, file: &Path) -> bool {
        !self.failing.contains(file)
    }

    fn unwritable(&mut self, file: &Path, detail: String) {
        let known = self.folder.as_ref().is_some_and(|folder| self.failing.contains(folder));
        if self.failing.insert(file.to_owned()) && !known {
            let file = file.to_owned();
            self.troubles.push(Trouble::Unwritable { file, detail });
        }
    }

    /// Reads a value; nothing if there is none. One that cannot be understood is set aside.
    pub fn find<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        let path = self.path(file)?;
        let text = match files::read_text(&path) {
            Ok(text) => text,
            Err(Unread::System(error)) if error.kind() == io::ErrorKind::NotFound => return None,
            Err(unread) => {
                self.set_aside(file, unread);
                return None;
            }
        };
        match ron::from_str(&text) {
            Ok(value) => Some(value),
            Err(error) => {
                self.set_aside(file, error.to_string());
                None
            }
        }
    }

    /// Gives a file that is of no use another name, so that nothing is lost.
    pub fn set_aside(&mut self, file: &str, detail: impl Into<Detail>) {
        let Some(path) = self.own(file) else {
            if let Some(file) = self.path(file) {
                let detail = detail.into();
                self.troubles.push(Trouble::NotUnderstood { file, detail });
            }
            return;
        };
        if let Some(aside) = self.tried(&path, files::set_aside(&path)) {
            self.troubles.push(Trouble::SetAside {
                file: path,
                aside,
                detail: detail.into(),
            });
        }
    }

    /// Removes a file that is no longer needed.
    pub fn forget(&mut self, file: &str) {
        let Some(path) = self.own(file) else { return };
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => self.unwritable(&path, error.to_string()),
            _ => {}
        }
    }
}
