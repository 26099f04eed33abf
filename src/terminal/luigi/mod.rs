//! Da Luigi in the terminal: an Italian evening, its market and its houses drawn.

mod board;
mod heaps;
mod signs;

use std::io::Write;

use rules::luigi::GuestBook;

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
    let book = GuestBook::standard();
    play_dealt(watch, &mut Board::new(&company, &book), texts, out)
}
