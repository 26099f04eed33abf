//! Which Toque this is: its version, and the commit it was built from if whoever built it said so.
//!
//! The commit comes from the binary and not from a build script: asking git would build everything anew after each commit,
//! and an archive of the sources has no git to ask.

use std::sync::OnceLock;

static COMMIT: OnceLock<&'static str> = OnceLock::new();

/// Says what this program was built from; once, at its start.
pub fn built_from(commit: Option<&'static str>) {
    if let Some(commit) = commit.filter(|commit| !commit.is_empty()) {
        COMMIT.get_or_init(|| commit);
    }
}

/// The version as people read it: `0.1.0`, or `0.1.0 (5fe33be)`.
#[must_use]
pub fn version() -> String {
    let number = env!("CARGO_PKG_VERSION");
    match COMMIT.get() {
        Some(commit) => format!("{number} ({commit})"),
        None => number.to_owned(),
    }
}
