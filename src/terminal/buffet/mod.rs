//! The battle at the buffet in the terminal: its match set up, and its mice drawn.

mod board;
mod track;

use std::io::Write;
use std::sync::Arc;

use opponents::Session;
use opponents::buffet::{Dealer, player};
use rules::Seat;
use rules::buffet::Setup;

use super::Failure;
use super::company::Company;
use super::watch::{Watch, play};
use crate::shelf::GameName;
use crate::texts::Texts;

pub(super) use board::Board;

/// Plays a match to its end and shows it.
///
/// # Errors
/// If the match cannot be set up, shown or saved.
pub fn watch(watch: &Watch, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let seated = Seat::ALL.into_iter().zip(&watch.players);
    let seated = seated.map(|(seat, &kind)| player(kind, watch.seed_of(seat)));
    let setup = Setup {
        seats: watch.players.len() as u8,
    };
    let session = Session::new(setup, Arc::default(), seated.collect(), Dealer::new(watch.seed));
    let company = Company::at_play(watch, texts);
    let mut board = Board::new(&company);
    let game = GameName::Buffet.word();
    let flags = format!("--game {game} --players {} --seed {}", watch.player_words(), watch.seed);
    play(watch, session, &mut board, &flags, texts, out)
}
