//! Where things are kept between runs, and what happens if that does not work. Nothing is ever overwritten in place: a
//! file is written beside and then renamed, so that a crash leaves the old one or the new one. A file that cannot be
//! read is set aside under another name, and the player is told.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The folder of the game's files.
#[derive(Debug, Resource)]
pub struct Storage {
    folder: Option<PathBuf>,
    /// What could not be read or written, until somebody has told the player.
    troubles: Vec<Trouble>,
}

/// Something that could not be kept or found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// There is no folder to keep anything in.
    Homeless,
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
        detail: String,
    },
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
            troubles: Vec::new(),
        };
        if storage.folder.is_none() {
            storage.troubles.push(Trouble::Homeless);
        }
        storage
    }

    /// The folder that the system has for such files: `$XDG_DATA_HOME/toque`, usually `~/.local/share/toque`.
    #[must_use]
    pub fn usual_folder() -> Option<PathBuf> {
        let absolute = |name: &str| {
            std::env::var_os(name)
                .map(PathBuf::from)
                .filter(|path| path.is_absolute())
        };
        absolute("XDG_DATA_HOME")
            .or_else(|| Some(absolute("HOME")?.join(".local/share")))
            .map(|folder| folder.join("toque"))
    }

    /// What went wrong since this was last asked.
    pub fn take_troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }

    /// The path of a file, if there is a folder.
    #[must_use]
    pub fn path(&self, file: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(file))
    }

    /// Writes a value as RON.
    pub fn keep<T: Serialize>(&mut self, file: &str, value: &T) {
        match ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()) {
            Ok(text) => self.write(file, &text),
            Err(error) => self.unwritable(file, error.to_string()),
        }
    }

    /// Writes a file, whole or not at all.
    pub fn write(&mut self, file: &str, text: &str) {
        let Some(path) = self.path(file) else { return };
        if let Err(error) = replace(&path, text) {
            self.unwritable(file, error.to_string());
        }
    }

    fn unwritable(&mut self, file: &str, detail: String) {
        let file = self.path(file).unwrap_or_default();
        let trouble = Trouble::Unwritable { file, detail };
        // A full disk would else be told of after every move.
        if self.troubles.last() != Some(&trouble) {
            self.troubles.push(trouble);
        }
    }

    /// Reads a value; nothing if there is none. One that cannot be understood is set aside.
    pub fn find<T: DeserializeOwned>(&mut self, file: &str) -> Option<T> {
        let text = self.read(file)?;
        match ron::from_str(&text) {
            Ok(value) => Some(value),
            Err(error) => {
                self.set_aside(file, error.to_string());
                None
            }
        }
    }

    /// Reads a file; nothing if there is none.
    pub fn read(&mut self, file: &str) -> Option<String> {
        match fs::read_to_string(self.path(file)?) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => {
                self.set_aside(file, error.to_string());
                None
            }
        }
    }

    /// Gives a file that is of no use another name, so that nothing is lost.
    pub fn set_aside(&mut self, file: &str, detail: String) {
        let Some(path) = self.path(file) else { return };
        let aside = free_name(&path);
        match fs::rename(&path, &aside) {
            Ok(()) => self.troubles.push(Trouble::SetAside {
                file: path,
                aside,
                detail,
            }),
            Err(error) => self.unwritable(file, error.to_string()),
        }
    }

    /// Removes a file that is no longer needed.
    pub fn forget(&mut self, file: &str) {
        let Some(path) = self.path(file) else { return };
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => self.unwritable(file, error.to_string()),
            _ => {}
        }
    }
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(beside, path)
}

/// `settings.ron.broken`, `settings.ron.broken-2`, …: the first that is not taken.
fn free_name(path: &Path) -> PathBuf {
    let name = |suffix: String| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    };
    let mut free = name(".broken".to_owned());
    let mut count = 2;
    while free.exists() {
        free = name(format!(".broken-{count}"));
        count += 1;
    }
    free
}
