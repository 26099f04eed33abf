//! `toque replay`: a saved match, of whichever game the file says, played again and checked move by move.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use opponents::Step;
use rules::a_la_carte::Menu;
use rules::luigi::GuestBook;
use rules::{Game, MatchHead, ToMove};

use super::company::Company;
use super::table::Table;
use super::{Failure, a_la_carte, buffet, luigi, says, unreadable};
use crate::saves::files::{self, Unread};
use crate::saves::journal::{self, NoMatchOf};
use crate::saves::{history, usual_folder};
use crate::shelf::GameName;
use crate::texts::Texts;
use crate::texts::refusals::Refusing;

/// What to replay.
pub struct Replay {
    /// The match file; or the number of a match that was kept, or `last`.
    pub file: PathBuf,
    /// Only check it.
    pub quiet: bool,
    /// Whether the dishes are not the standard ones.
    pub own_dishes: bool,
}

/// Plays a match file again, shows it, and says whether it is sound. Of a damaged one everything before the damage.
///
/// # Errors
/// If the file is no match, or not a whole one, or a move in it is against the rules.
pub fn replay(replay: &Replay, menu: Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let file = meant(&replay.file, texts)?;
    let bytes = files::read(&file).map_err(|unread| unreadable(&file, texts, &unread))?;
    let company = Company::of_old(texts);
    let found = Found {
        file: &file,
        bytes: &bytes,
        quiet: replay.quiet,
    };
    let refuse = |id: &str, game: GameName| {
        let gaps = [("game", texts.line(game.word()).into())];
        Err(says(&file, texts, texts.say(id, gaps)))
    };
    // A file whose first line is unsound, or names a game that we do not know, is refused as a match of À la carte is.
    let head = MatchHead::read(&bytes).ok();
    match head.and_then(|head| GameName::in_match_files(&head.game)) {
        Some(game @ GameName::KitchenChaos) => refuse("game-without-terminal", game),
        Some(game @ (GameName::Buffet | GameName::Luigi)) if replay.own_dishes => refuse("dishes-not-for-game", game),
        Some(GameName::Buffet) => found.show(&mut buffet::Board::new(&company), Arc::default(), texts, out),
        Some(GameName::Luigi) => {
            let book = GuestBook::standard();
            found.show(&mut luigi::Board::new(&company, &book), book.clone(), texts, out)
        }
        Some(GameName::ALaCarte) | None => {
            let mut board = a_la_carte::Board::new(&company, &menu);
            found.show(&mut board, menu.clone(), texts, out)
        }
    }
}

/// A file that was read.
struct Found<'a> {
    file: &'a Path,
    bytes: &'a [u8],
    quiet: bool,
}

impl Found<'_> {
    /// Shows the match in it at the table of its game.
    fn show<T: Table>(
        &self,
        table: &mut T,
        catalogue: Arc<<T::Game as Game>::Catalogue>,
        texts: &Texts,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let told = |reason: String| says(self.file, texts, reason);
        // Checked as a whole before a line of it is shown: what is shown is sound.
        let found = journal::sound_match::<T::Game>(self.bytes, catalogue.clone()).map_err(|none| match none {
            NoMatchOf::Unread(unread) => unreadable(self.file, texts, &unread),
            // What is not even text is no match with a wrong first line.
            NoMatchOf::Unfit(_) if str::from_utf8(self.bytes).is_err() => {
                unreadable(self.file, texts, &Unread::NotText)
            }
            NoMatchOf::Unfit(error) => told(texts.not_a_match(&error)),
            NoMatchOf::Unplayable(error) => told(texts.not_replayable(&error)),
        })?;
        let record = &found.file.record;
        let end = record
            .replay(catalogue.clone())
            .map_err(|error| told(texts.not_replayable(&error)))?;
        if !self.quiet {
            table.opening(out, &record.setup)?;
            let invalid = |invalid| told(T::Game::tell_invalid(texts, &invalid));
            let mut game = T::Game::start(&record.setup, catalogue).map_err(invalid)?;
            for &mv in &record.moves {
                let illegal = |illegal| told(T::Game::tell_illegal(texts, &illegal));
                let events = game.apply(mv).map_err(illegal)?;
                table.show(out, &game, &Step { events, why: None })?;
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
        table.result(out, &end)?;
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
