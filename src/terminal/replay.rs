//! `toque replay`: a saved match, played again and checked move by move.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rules::a_la_carte::{ALaCarte, Menu};
use rules::{Game, MatchRecord, ToMove};

use super::board::{Board, NAMES};
use super::watch::show;
use super::{Failure, read, says};
use crate::texts::Texts;
use crate::texts::narrate::Narrator;

/// What to replay.
pub struct Replay {
    /// The match file.
    pub file: PathBuf,
    /// Only check it.
    pub quiet: bool,
}

/// Plays a match file again, shows it, and says whether it is sound.
///
/// # Errors
/// If the file is no match, or a move in it is against the rules.
pub fn replay(replay: &Replay, menu: Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let told = |reason: String| says(&replay.file, texts, reason);
    let text = read(&replay.file, texts)?;
    let record: MatchRecord<ALaCarte> = text.parse().map_err(|error| told(texts.not_a_match(&error)))?;
    // Checked as a whole before a line of it is shown: what is shown is sound.
    let end = record
        .replay(menu.clone())
        .map_err(|error| told(texts.not_replayable(&error)))?;

    let seats = record.setup.seats;
    let names: Vec<String> = NAMES.iter().take(usize::from(seats)).map(ToString::to_string).collect();
    let board = Board {
        narrator: Narrator {
            texts,
            menu: &menu,
            names: &names,
        },
    };
    if !replay.quiet {
        board.headline(out, &texts.line("title"))?;
        let about = [
            ("seats", seats.into()),
            ("house", texts.house(record.setup.house).into()),
        ];
        writeln!(out, "   {}", texts.say("table-of-replay", about))?;
        board.legend(out)?;
        writeln!(out)?;
        let invalid = |invalid| told(texts.invalid(&invalid));
        let mut game = ALaCarte::start(&record.setup, menu.clone()).map_err(invalid)?;
        let mut turns = 0;
        for &mv in &record.moves {
            let events = game.apply(mv).map_err(|illegal| told(texts.illegal(illegal)))?;
            show(&board, out, &game, &events, &mut turns, Duration::ZERO)?;
        }
    }
    board.result(out, &end.standings())?;
    if end.to_move() != ToMove::Nobody {
        writeln!(out, "\n{}", texts.line("replay-unfinished"))?;
    }
    writeln!(
        out,
        "\n{}",
        texts.say("replay-sound", [("moves", record.moves.len().into())])
    )?;
    Ok(())
}
