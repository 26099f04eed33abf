//! What is kept between runs, for the terminal and the window alike: files that do not tear, a journal for the match
//! under way, others that were begun, the last matches that were played, the settings, and the claim of one running Toque on its folder.

pub mod begun;
pub mod claim;
pub mod files;
pub mod history;
pub mod journal;
mod numbered;
pub mod settings;

use std::path::PathBuf;

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
