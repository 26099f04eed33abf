//! The battle at the buffet in the terminal: its mice drawn.

mod board;
mod track;

use std::io::Write;

use super::Failure;
use super::company::Company;
use super::watch::{Watch, play_dealt};
use crate::texts::Texts;

pub(super) use board::Board;

/// Plays a match to its end and shows it.
///
/// # Errors
/// If the match cannot be set up, shown or saved.
pub fn watch(watch: &Watch, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let company = Company::at_play(watch, texts);
    play_dealt(watch, &mut Board::new(&company), texts, out)
}
