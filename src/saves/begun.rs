//! Matches that were begun and left for another one: `begun/0001.match`, `begun/0002.match`, … What belongs to a match lies
//! beside it under its number, `begun/0001.crystals.ron`. A match changes its place by a single renaming, after what
//! belongs to it on the way there and before it on the way back: whenever the program is killed, the match is whole in one
//! of the two places.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{files, history, numbered};

/// The folder of these matches within the folder of the game.
pub const FOLDER: &str = "begun";
/// More than anybody will finish; the oldest then counts as played.
pub const MOST: usize = 20;

/// The matches that were left, the last one first.
#[must_use]
pub fn all(folder: &Path) -> Vec<PathBuf> {
    let mut all = numbered::all(&folder.join(FOLDER));
    // An empty one is only a name, left over by somebody who was killed at the wrong moment.
    all.retain(|(_, path)| fs::metadata(path).is_ok_and(|about| about.len() > 0));
    all.into_iter().rev().map(|(_, path)| path).collect()
}

/// Where something that belongs to a match lies: `crystals.ron` of `0001.match` at `0001.crystals.ron`.
fn beside(path: &Path, what: &Path) -> PathBuf {
    let name = what.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    path.with_extension(name)
}

/// Puts a match by, with a copy of what belongs to it as far as that is there; where it is now.
///
/// # Errors
/// What the system says; then the match is where it was.
pub fn put_by(file: &Path, belongs: &[PathBuf], folder: &Path) -> io::Result<PathBuf> {
    let path = {
        let _turn = files::take_turn(file);
        files::nobody_writes(file)?;
        let path = numbered::reserve(&folder.join(FOLDER))?;
        for what in belongs.iter().filter(|what| what.exists()) {
            fs::copy(what, beside(&path, what))?;
        }
        if let Err(error) = fs::rename(file, &path) {
            forget(&path, belongs);
            return Err(error);
        }
        files::sync(files::folder_of(&path))?;
        files::sync(files::folder_of(file))?;
        path
    };
    for old in all(folder).iter().skip(MOST) {
        history::take_in(old, folder)?;
        forget(old, belongs);
    }
    Ok(path)
}

/// Brings a match back to where it is played, with what belongs to it. There must be room for it.
///
/// # Errors
/// What the system says, or that there is a match already; then it is where it was.
pub fn bring_back(path: &Path, file: &Path, belongs: &[PathBuf]) -> io::Result<()> {
    let _turn = files::take_turn(file);
    if file.exists() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    for what in belongs {
        let kept = beside(path, what);
        if kept.exists() {
            fs::copy(kept, what)?;
        }
    }
    fs::rename(path, file)?;
    files::sync(files::folder_of(path))?;
    files::sync(files::folder_of(file))?;
    forget(path, belongs);
    Ok(())
}

/// Removes a name that is of no use any more, and what lay beside it.
fn forget(path: &Path, belongs: &[PathBuf]) {
    let _ = fs::remove_file(path);
    for what in belongs {
        let _ = fs::remove_file(beside(path, what));
    }
}
