//! `toque replay`: a saved match, played again and checked move by move.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rules::a_la_carte::{ALaCarte, Menu};
use rules::{Game, ToMove};

use super::board::{Board, NAMES};
use super::watch::show;
use super::{Failure, says, unreadable};
use crate::saves::files::{self, Unread};
use crate::saves::journal::{self, NoMatch};
use crate::saves::{history, usual_folder};
use crate::texts::Texts;
use crate::texts::narrate::Narrator;

/// What to replay.
pub struct Replay {
    /// The match file; or the number of a match that was kept, or `last`.
    pub file: PathBuf,
    /// Only check it.
    pub quiet: bool,
}

/// Plays a match file again, shows it, and says whether it is sound. Of a damaged one everything before the damage.
///
/// # Errors
/// If the file is no match, or not a whole one, or a move in it is against the rules.
pub fn replay(replay: &Replay, menu: Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let file = meant(&replay.file, texts)?;
    let told = |reason: String| says(&file, texts, reason);
    // Checked as a whole before a line of it is shown: what is shown is sound.
    let found = journal::find(&file, menu.clone()).map_err(|none| match none {
        NoMatch::Unread(unread) => unreadable(&file, texts, &unread),
        // What is not even text is no match with a wrong first line.
        NoMatch::Unfit(_) if files::read_text(&file).is_err() => unreadable(&file, texts, &Unread::NotText),
        NoMatch::Unfit(error) => told(texts.not_a_match(&error)),
        NoMatch::Unplayable(error) => told(texts.not_replayable(&error)),
    })?;
    let record = &found.file.record;
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
    if let Some(damage) = &found.damage {
        out.flush()?;
        let gaps = [
            ("moves", record.moves.len().into()),
            ("reason", texts.damage(damage).into()),
        ];
        return Err(told(texts.say("replay-damaged", gaps)));
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

/// The file that is meant: one of this name, or a match that the game has kept.
fn meant(word: &Path, texts: &Texts) -> Result<PathBuf, Failure> {
    let kept = word
        .to_str()
        .filter(|word| *word == "last" || word.parse::<u32>().is_ok());
    let Some(kept) = kept.filter(|_| !word.exists()) else {
        return Ok(word.to_owned());
    };
    let Some(folder) = usual_folder() else {
        return Err(Failure::Told(texts.say("kept-homeless", [("word", kept.into())])));
    };
    history::meant(&folder, kept).ok_or_else(|| {
        let gaps = [
            ("word", kept.into()),
            ("folder", folder.join(history::FOLDER).display().to_string().into()),
        ];
        Failure::Told(texts.say("kept-none", gaps))
    })
}
