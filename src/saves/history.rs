//! The last matches that were played, each under a number of its own: `matches/0001.match`, `matches/0002.match`, …

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{files, numbered};

/// The folder of the matches within the folder of the game.
pub const FOLDER: &str = "matches";
/// Half a megabyte; more evenings than anybody looks back on.
const MOST: usize = 50;

/// The matches that were kept, the oldest first.
#[must_use]
pub fn all(folder: &Path) -> Vec<(u32, PathBuf)> {
    numbered::all(&folder.join(FOLDER))
}

/// The match that somebody means by its number, or by `last`.
#[must_use]
pub fn meant(folder: &Path, word: &str) -> Option<PathBuf> {
    let wanted: Option<u32> = word.parse().ok();
    // An empty one is only a name, left over by somebody who was killed before the first line.
    let begun = |path: &Path| fs::metadata(path).is_ok_and(|about| about.len() > 0);
    let mut all = all(folder).into_iter().rev();
    let found = all.find(|(number, path)| wanted == Some(*number) || (word == "last" && begun(path)));
    found.map(|(_, path)| path)
}

/// A new name for a match, which is there from now on, empty, so that nobody else takes it.
///
/// # Errors
/// What the system says.
pub fn reserve(folder: &Path) -> io::Result<PathBuf> {
    numbered::reserve(&folder.join(FOLDER))
}

/// Takes a match in, and lets go of the oldest ones if there are too many; where it is now.
///
/// # Errors
/// What the system says; then the match is where it was.
pub fn take_in(file: &Path, folder: &Path) -> io::Result<PathBuf> {
    let _turn = files::take_turn(file);
    files::nobody_writes(file)?;
    let path = reserve(folder)?;
    if let Err(error) = fs::rename(file, &path) {
        let _ = fs::remove_file(&path);
        return Err(error);
    }
    files::sync(files::folder_of(&path))?;
    files::sync(files::folder_of(file))?;
    let all = all(folder);
    for (_, old) in all.iter().take(all.len().saturating_sub(MOST)) {
        let _ = fs::remove_file(old);
    }
    Ok(path)
}
