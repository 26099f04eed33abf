//! The table in a terminal: matches watched and replayed, drawn with letters. What all games share stands here; each has a
//! folder with its own board.

pub mod a_la_carte;
pub mod buffet;
mod company;
pub mod luigi;
mod replay;
mod style;
mod table;
mod watch;

pub use a_la_carte::NAMES;
pub use replay::{Replay, replay};
pub use watch::Watch;

use std::io;
use std::path::Path;
use std::sync::Arc;

use rules::a_la_carte::Menu;

use crate::saves::files::{self, Unread};
use crate::texts::Texts;

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// Something the player should be told, in the player's language.
    Told(String),
    /// The output is closed, as by `| head`: nobody is left to be told anything.
    OutputClosed,
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::OutputClosed
        } else {
            Self::Told(error.to_string())
        }
    }
}

/// The dishes to cook from: the standard ones, or those of a file.
///
/// # Errors
/// If the file cannot be read or is no menu.
pub fn menu(file: Option<&Path>, texts: &Texts) -> Result<Arc<Menu>, Failure> {
    let Some(file) = file else {
        return Ok(Menu::standard());
    };
    let text = read(file, texts)?;
    let menu = Menu::from_ron(&text).map_err(|error| says(file, texts, texts.menu_refused(&error)))?;
    Ok(Arc::new(menu))
}

pub(crate) fn read(file: &Path, texts: &Texts) -> Result<String, Failure> {
    files::read_text(file).map_err(|unread| unreadable(file, texts, &unread))
}

/// A file that cannot be read.
fn unreadable(file: &Path, texts: &Texts, unread: &Unread) -> Failure {
    let shown = file.display().to_string();
    Failure::Told(match unread {
        Unread::TooLarge => texts.say("file-too-large", [("file", shown.into())]),
        Unread::NotText => texts.say("file-not-text", [("file", shown.into())]),
        Unread::System(error) => {
            let gaps = [("file", shown.into()), ("detail", error.to_string().into())];
            texts.say("file-unreadable", gaps)
        }
    })
}

/// A file or folder that cannot be written.
pub(crate) fn unwritable(file: &Path, texts: &Texts, error: &io::Error) -> Failure {
    if error.kind() == io::ErrorKind::ResourceBusy {
        return Failure::Told(texts.say("file-in-use", [("file", file.display().to_string().into())]));
    }
    let gaps = [
        ("file", file.display().to_string().into()),
        ("detail", error.to_string().into()),
    ];
    Failure::Told(texts.say("file-unwritable", gaps))
}

pub(crate) fn says(file: &Path, texts: &Texts, reason: String) -> Failure {
    let gaps = [("file", file.display().to_string().into()), ("reason", reason.into())];
    Failure::Told(texts.say("file-says", gaps))
}
