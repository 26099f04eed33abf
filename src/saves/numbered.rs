//! Files under numbers: `0001.match`, `0002.match`, … in a folder of their own.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// No evening gets that far, and from here on one can still count.
const LAST: u32 = 1_000_000_000;

/// The matches in a folder, the oldest first.
pub(super) fn all(folder: &Path) -> Vec<(u32, PathBuf)> {
    let entries = fs::read_dir(folder);
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

/// A new name for a match, which is there from now on, empty, so that nobody else takes it.
pub(super) fn reserve(folder: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let mut number = all(folder).last().map_or(1, |(number, _)| number + 1);
    loop {
        let path = folder.join(format!("{}.match", name(number)));
        match File::create_new(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}
