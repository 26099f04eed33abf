//! `toque watch`: a match between computer players, printed turn by turn.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use opponents::a_la_carte::{HandModels, School};
use opponents::{PlayerKind, Session, Step, World};
use rules::Game;
use rules::a_la_carte::{ALaCarte, Event, HouseRules, Menu, Phase, Seat, Setup};

use super::board::{Board, NAMES};
use super::{Failure, unwritable};
use crate::kitchen;
use crate::saves::journal::Journal;
use crate::texts::Texts;
use crate::texts::narrate::Narrator;

/// What to watch.
pub struct Watch {
    /// Who sits where: two to four.
    pub players: Vec<PlayerKind>,
    /// What the table agreed on.
    pub house: HouseRules,
    /// The same seed gives the same match.
    pub seed: u64,
    /// Where to save the match.
    pub save: Option<PathBuf>,
    /// The table of dishes, if it is not the standard one.
    pub dishes: Option<PathBuf>,
    /// Whether outcomes are drawn from what was measured of the physics, instead of simulated.
    pub quick: bool,
    /// Whether the chefs say why.
    pub why: bool,
    /// How long to wait after each turn.
    pub pause: Duration,
}

/// Plays a match to its end and shows it.
///
/// # Errors
/// If the match cannot be set up, shown or saved.
pub fn watch(watch: &Watch, menu: Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let kinds = &watch.players;
    let names: Vec<String> = NAMES.iter().take(kinds.len()).map(ToString::to_string).collect();
    let board = Board {
        narrator: Narrator {
            texts,
            menu: &menu,
            names: &names,
        },
    };
    let setup = Setup::new(kinds.len() as u8, watch.house, &menu);
    let models = HandModels::measured();
    let mut school = School::new(menu.clone(), models.clone());
    // Players with one seed would all have the same ideas.
    let seed_of = |seat: Seat| watch.seed ^ (seat.index() as u64 + 1);
    let seated = rules::a_la_carte::ALL_SEATS
        .into_iter()
        .zip(kinds)
        .map(|(seat, &kind)| school.player(kind, seed_of(seat)));
    let numbers = kitchen::numbers(!watch.quick, texts)?;
    let session = Session::new(
        setup,
        menu.clone(),
        seated.collect(),
        kitchen::world(numbers.as_ref(), kinds.len() as u8, &models, watch.seed),
    );
    let mut session = session.map_err(|invalid| Failure::Told(texts.invalid(&invalid)))?;

    let mut saved = begin_file(watch, &setup, texts)?;
    let mut turns = 0;
    // Whoever stops reading has still asked for the match to be saved, so it is played to its end.
    let mut shown = show_opening(&board, out, watch);
    loop {
        let step = session
            .step()
            .map_err(|illegal| Failure::Told(texts.illegal(illegal)))?;
        let Some(step) = step else {
            break;
        };
        if let Some(journal) = &mut saved {
            let written = journal.follow(session.record());
            written.map_err(|error| unwritable(journal.path(), texts, &error))?;
        }
        if shown.is_ok() {
            shown = show_step(&board, out, session.game(), &step, watch, &mut turns);
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
    board.result(out, &session.game().standings())?;
    if let Some(file) = &watch.save {
        let gaps = [("file", file.display().to_string().into())];
        writeln!(out, "\n{}", texts.say("saved-to", gaps))?;
    }
    writeln!(
        out,
        "\n{}",
        texts.say("play-again-with", [("flags", watch.flags().into())])
    )?;
    Ok(())
}

/// Who plays, by which rules, and what the shapes stand for.
fn show_opening(board: &Board<'_>, out: &mut impl Write, watch: &Watch) -> Result<(), Failure> {
    let (texts, kinds) = (board.narrator.texts, &watch.players);
    board.headline(out, &texts.line("title"))?;
    let about = [
        ("seats", kinds.len().into()),
        ("house", texts.house(watch.house).into()),
        ("seed", watch.seed.to_string().into()),
    ];
    writeln!(out, "   {}", texts.say("table-of", about))?;
    for (name, kind) in board.narrator.names.iter().zip(kinds) {
        writeln!(out, "   {name}: {}", texts.player(*kind))?;
    }
    board.legend(out)?;
    writeln!(out)?;
    Ok(())
}

/// Begins the file that the match is saved to while it is played.
fn begin_file(watch: &Watch, setup: &Setup, texts: &Texts) -> Result<Option<Journal>, Failure> {
    let Some(file) = &watch.save else { return Ok(None) };
    let seed = watch.seed.to_string();
    let begun = Journal::begin(file, setup, &[("seed", &seed)]);
    begun.map(Some).map_err(|error| unwritable(file, texts, &error))
}

fn show_step(
    board: &Board<'_>,
    out: &mut impl Write,
    game: &ALaCarte,
    step: &Step<ALaCarte>,
    watch: &Watch,
    turns: &mut u32,
) -> Result<(), Failure> {
    if let Some((_, reason)) = step.why.filter(|_| watch.why) {
        board.thought(out, &board.narrator.explain(reason))?;
    }
    show(board, out, game, &step.events, turns, watch.pause)?;
    let temper = |seat: Seat| match watch.players.get(seat.index()) {
        Some(PlayerKind::Chef { temper, .. }) => Some(*temper),
        _ => None,
    };
    for (seat, words) in step
        .events
        .iter()
        .filter_map(|event| board.narrator.texts.talk(event, temper))
    {
        board.words(out, seat, &words)?;
    }
    Ok(())
}

/// Shows what happened. Where a turn begins: its title, what the rules did by themselves, then the whole table.
pub(super) fn show(
    board: &Board<'_>,
    out: &mut impl Write,
    game: &ALaCarte,
    events: &[Event],
    turns: &mut u32,
    pause: Duration,
) -> Result<(), Failure> {
    for event in events {
        if let Event::TurnStarted { seat, .. } = event {
            out.flush()?;
            std::thread::sleep(pause);
            *turns += 1;
            board.turn_title(out, *seat, *turns)?;
        }
        board.event(out, event)?;
    }
    let turn_begins = events.iter().any(|event| matches!(event, Event::TurnStarted { .. }));
    if turn_begins && !matches!(game.state().phase, Phase::Over { .. }) {
        board.kitchens(out, game)?;
    }
    Ok(())
}

impl Watch {
    /// The flags that give this match again.
    fn flags(&self) -> String {
        let players: Vec<_> = self.players.iter().map(ToString::to_string).collect();
        let mut flags = format!(
            "--players {} --house {} --seed {}",
            players.join(","),
            self.house,
            self.seed
        );
        if self.quick {
            flags.push_str(" --quick");
        }
        if let Some(dishes) = &self.dishes {
            flags.push_str(&format!(" --dishes {}", dishes.display()));
        }
        flags
    }
}
