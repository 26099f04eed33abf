//! Reading and writing files so that nothing tears. A file is written beside and renamed, and both it and the folder
//! are on the disk before anybody is told that it is kept: a crash leaves the old file or the new one. One that is of
//! no use is given another name.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// No file of ours comes near: a match is about 10 kB, a full book of practice 400 kB. A larger one is refused before
/// anything of it is understood.
pub const MOST_BYTES: u64 = 4 << 20;

/// Why a file could not be read.
#[derive(Debug)]
pub enum Unread {
    /// It has more than [`MOST_BYTES`].
    TooLarge,
    /// It is not text.
    NotText,
    /// The system says why.
    System(io::Error),
}

/// Reads a file that may be anything, even endless.
///
/// # Errors
/// Why it could not be read.
pub fn read(path: &Path) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(Unread::System)?;
    // One more than allowed, to notice.
    file.take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(Unread::System)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Unread::TooLarge);
    }
    Ok(bytes)
}

/// Reads a text file that may be anything.
///
/// # Errors
/// Why it could not be read.
pub fn read_text(path: &Path) -> Result<String, Unread> {
    String::from_utf8(read(path)?).map_err(|_| Unread::NotText)
}

/// Writes a file, whole or not at all.
///
/// # Errors
/// What the system says; then the file is as it was, or, if only its name could not be made to last, the new one.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder_of(path))?;
    replace_and_hold(path, text).map(drop)
}

/// Writes a file, whole or not at all, and keeps it open for appending, locked for everybody else.
pub(super) fn replace_and_hold(path: &Path, text: &str) -> io::Result<File> {
    let folder = folder_of(path);
    // Two programs that write the same file do not write the same one beside it.
    let beside = suffixed(path, &format!(".{}{}", std::process::id(), BESIDE));
    let written = write_and_lock(&beside, text).and_then(|file| {
        fs::rename(&beside, path)?;
        Ok(file)
    });
    match written {
        Ok(file) => {
            sync(folder)?;
            Ok(file)
        }
        Err(error) => {
            // Half a file is of no use to anybody, least of all on a full disk.
            let _ = fs::remove_file(&beside);
            Err(error)
        }
    }
}

/// Waits until nobody else is about to begin a file in this folder; until it is dropped, nobody is. Between looking
/// whether a file is being written and taking its name there would else be room for another, whose match would be lost.
pub(super) fn take_turn(path: &Path) -> Option<File> {
    // Where a folder cannot be opened or locked like a file, nobody can be kept waiting; nor may somebody who holds it for
    // other reasons keep the game from going on.
    let folder = File::open(folder_of(path)).ok()?;
    for _ in 0..100 {
        match folder.try_lock() {
            Ok(()) => return Some(folder),
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(10)),
            Err(TryLockError::Error(_)) => return None,
        }
    }
    None
}

/// Makes sure that no other Toque is writing a file.
///
/// # Errors
/// [`io::ErrorKind::ResourceBusy`] if one is.
pub(super) fn nobody_writes(path: &Path) -> io::Result<()> {
    // A file that is not there is written by nobody, and whoever may not read one may still replace it.
    let Ok(file) = File::open(path) else { return Ok(()) };
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// How the name of a file ends that was being written when its program was killed.
const BESIDE: &str = ".new";

fn write_and_lock(path: &Path, text: &str) -> io::Result<File> {
    let mut options = File::options();
    // Left over by a program of the same number that was killed: it is written anew.
    let mut file = options.append(true).create(true).open(path)?;
    file.set_len(0)?;
    // Where files cannot be locked, nobody can be kept out.
    let _ = file.try_lock();
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    Ok(file)
}

/// Removes what was being written when a program was killed. Only for whoever has the folder to themselves.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if entry.file_name().to_string_lossy().ends_with(BESIDE) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Gives a file another name, so that it is out of the way and nothing is lost; the new name.
///
/// # Errors
/// What the system says.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = free_name(path);
    fs::rename(path, &aside)?;
    sync(folder_of(path))?;
    Ok(aside)
}

/// Keeps a file as it is under a second name; that name.
pub(super) fn double(path: &Path) -> io::Result<PathBuf> {
    let aside = free_name(path);
    // Not every file system can give a file two names.
    fs::hard_link(path, &aside).or_else(|_| fs::copy(path, &aside).map(drop))?;
    Ok(aside)
}

/// Makes sure that what a folder lists is on the disk.
pub(super) fn sync(folder: &Path) -> io::Result<()> {
    // Elsewhere a folder cannot be opened like a file, and renaming is on the disk when it returns.
    if cfg!(unix) {
        File::open(folder)?.sync_all()
    } else {
        Ok(())
    }
}

/// The folder that a file is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// `settings.ron.broken`, `settings.ron.broken-2`, …: the first that is not taken.
fn free_name(path: &Path) -> PathBuf {
    let mut free = suffixed(path, ".broken");
    let mut count = 2;
    while free.exists() {
        free = suffixed(path, &format!(".broken-{count}"));
        count += 1;
    }
    free
}

fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
