//! Who keeps a folder: of several running Toques one, the first. The others may read.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;

use super::files;

/// The file that the claim is a lock on. It says nothing, and stays.
const FILE: &str = "toque.lock";

/// A folder that is ours as long as this is there. The system lets go of it however the program ends.
#[derive(Debug)]
pub struct Claim {
    /// Never read: being open is all it does. Nothing where the system cannot lock files.
    _lock: Option<File>,
}

/// Why a folder is not ours.
#[derive(Debug)]
pub enum Unclaimed {
    /// Another Toque has it.
    Taken,
    /// Nothing can be written there.
    Unwritable(io::Error),
}

impl Claim {
    /// Claims a folder, which is made if need be.
    ///
    /// # Errors
    /// Why it is not ours.
    pub fn on(folder: &Path) -> Result<Self, Unclaimed> {
        fs::create_dir_all(folder).map_err(Unclaimed::Unwritable)?;
        let mut options = File::options();
        let file = options.append(true).create(true).open(folder.join(FILE));
        let file = file.map_err(Unclaimed::Unwritable)?;
        let lock = match file.try_lock() {
            Ok(()) => Some(file),
            Err(TryLockError::WouldBlock) => return Err(Unclaimed::Taken),
            // Some network drives cannot lock; then there is no way to know, and most people run one Toque.
            Err(TryLockError::Error(_)) => None,
        };
        files::sweep(folder);
        Ok(Self { _lock: lock })
    }
}
