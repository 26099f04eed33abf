//! The last matches that were played, each under a number of its own: `matches/0001.match`, `matches/0002.match`, …

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::files;

/// The folder of the matches within the folder of the game.
pub const FOLDER: &str = "matches";
/// Half a megabyte; more evenings than anybody looks back on.
const MOST: usize = 50;
/// No evening gets that far, and from here on one can still count.
const LAST: u32 = 1_000_000_000;

/// The matches that were kept, the oldest first.
#[must_use]
pub fn all(folder: &Path) -> Vec<(u32, PathBuf)> {
    let entries = fs::read_dir(folder.join(FOLDER));
    let mut found: Vec<(u32, PathBuf)> = entries
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((number(&entry.path())?, entry.path())))
        .collect();
    found.sort_unstable();
    found
}

fn number(path: &Path) -> Option<u32> {
    let name = path.file_name()?.to_str()?.strip_suffix(".match")?;
    let number = name.parse().ok()?;
    (number < LAST && self::name(number) == name).then_some(number)
}

fn name(number: u32) -> String {
    format!("{number:04}")
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
    let matches = folder.join(FOLDER);
    fs::create_dir_all(&matches)?;
    let mut number = all(folder).last().map_or(1, |(number, _)| number + 1);
    loop {
        let path = matches.join(format!("{}.match", name(number)));
        match File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
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
