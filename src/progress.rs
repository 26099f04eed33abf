//! How far something has come, where somebody is watching.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

/// On a terminal one sees how far it has come; elsewhere nothing is in the way.
#[must_use]
pub fn bar(length: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    match ProgressStyle::with_template("{bar:40} {pos}/{len}  {eta}  {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
