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
/// More than anybody will finish; beyond that one counts as played.
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

/// A match that was put by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PutBy {
    /// Where it is now.
    pub at: PathBuf,
    /// Matches that count as played from now on because there are too many, where they are now; lessons are not worth telling of.
    pub gone: Vec<PathBuf>,
}

/// Puts a match by, with a copy of what belongs to it as far as that is there. If there are too many, lessons go first, and the
/// oldest before the others.
///
/// # Errors
/// What the system says; then the match is where it was.
pub fn put_by(file: &Path, belongs: &[PathBuf], folder: &Path, is_lesson: impl Fn(&Path) -> bool) -> io::Result<PutBy> {
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
    let (mut all, mut gone) = (all(folder), Vec::new());
    while all.len() > MOST {
        let lesson = all.iter().rposition(|each| is_lesson(each));
        let old = all.remove(lesson.unwrap_or(all.len() - 1));
        let now = history::take_in(&old, folder)?;
        forget(&old, belongs);
        gone.extend(lesson.is_none().then_some(now));
    }
    Ok(PutBy { at: path, gone })
}

/// Brings a match back to where it is played, with what belongs to it. There must be room for it; what belonged to another
/// one and is missing beside this one does not stay.
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
        } else if what.exists() {
            fs::remove_file(what)?;
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
