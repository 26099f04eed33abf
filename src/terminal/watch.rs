//! `toque watch`: a match between computer players, of any game, printed as it goes.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use opponents::{PlayerKind, Session, World};
use rules::{Game, Seat};

use super::table::Table;
use super::{Failure, unwritable};
use crate::dealt::Dealt;
use crate::saves::journal::MatchJournal;
use crate::texts::Texts;
use crate::texts::refusals::Refusing;

/// What to watch, as far as it is the same for every game.
pub struct Watch {
    /// Who sits where.
    pub players: Vec<PlayerKind>,
    /// The same seed gives the same match.
    pub seed: u64,
    /// Where to save the match.
    pub save: Option<PathBuf>,
    /// Whether the players say why.
    pub why: bool,
    /// How long to wait after each turn.
    pub pause: Duration,
}

impl Watch {
    /// A seed for whoever sits there: players with one seed would all have the same ideas.
    pub(super) const fn seed_of(&self, seat: Seat) -> u64 {
        self.seed ^ (seat.index() as u64 + 1)
    }

    /// The players as they are asked for.
    pub(super) fn player_words(&self) -> String {
        let players: Vec<_> = self.players.iter().map(ToString::to_string).collect();
        players.join(",")
    }
}

/// Plays a match of a game whose chance is dealt to its end and shows it.
pub(super) fn play_dealt<T: Table<Game: Dealt>>(
    watch: &Watch,
    table: &mut T,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let seated = Seat::ALL.into_iter().zip(&watch.players);
    let seated = seated.map(|(seat, &kind)| T::Game::player(kind, watch.seed_of(seat)));
    let session = Session::new(
        T::Game::setup_for(watch.players.len() as u8),
        T::Game::standard(),
        seated.collect(),
        T::Game::dealer(watch.seed),
    );
    let game = T::Game::NAME.word();
    let flags = format!("--game {game} --players {} --seed {}", watch.player_words(), watch.seed);
    play(watch, session, table, &flags, texts, out)
}

/// A match as it is set up, or why there is none.
pub(super) type Begun<G, W> = Result<Session<G, W>, <G as Game>::Invalid>;

/// Plays a match to its end and shows it. The flags are those that give it again.
pub(super) fn play<T: Table, W: World<T::Game>>(
    watch: &Watch,
    session: Begun<T::Game, W>,
    table: &mut T,
    flags: &str,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut session = session.map_err(|invalid| Failure::Told(T::Game::tell_invalid(texts, &invalid)))?;
    let mut saved = begin_file(watch, &session, texts)?;
    // Whoever stops reading has still asked for the match to be saved, so it is played to its end.
    let mut shown = table.opening(out, &session.record().setup);
    loop {
        let step = session
            .step()
            .map_err(|illegal| Failure::Told(T::Game::tell_illegal(texts, &illegal)))?;
        let Some(step) = step else {
            break;
        };
        if let Some(journal) = &mut saved {
            let written = journal.follow(session.record());
            written.map_err(|error| unwritable(journal.path(), texts, &error))?;
        }
        if shown.is_ok() {
            shown = table.show(out, session.game(), &step);
        } else if watch.save.is_none() {
            break;
        }
    }
    if let Some(trouble) = session.world().troubles().first() {
        return Err(Failure::Told(
            texts.say("physics-trouble", [("detail", trouble.into())]),
        ));
    }
    shown?;
    table.result(out, session.game())?;
    if let Some(file) = &watch.save {
        let gaps = [("file", file.display().to_string().into())];
        writeln!(out, "\n{}", texts.say("saved-to", gaps))?;
    }
    writeln!(out, "\n{}", texts.say("play-again-with", [("flags", flags.into())]))?;
    Ok(())
}

/// Begins the file that the match is saved to while it is played.
fn begin_file<G: opponents::Playable, W: World<G>>(
    watch: &Watch,
    session: &Session<G, W>,
    texts: &Texts,
) -> Result<Option<MatchJournal<G>>, Failure> {
    let Some(file) = &watch.save else { return Ok(None) };
    let seed = watch.seed.to_string();
    let begun = MatchJournal::begin(file, &session.record().setup, &[("seed", &seed)]);
    begun.map(Some).map_err(|error| unwritable(file, texts, &error))
}
