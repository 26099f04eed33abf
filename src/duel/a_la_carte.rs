//! `toque duel`: tournaments between computer players, with shares of victories and how sure they are.

mod report;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use opponents::a_la_carte::tournament::{Pairing, Tally, play_game};
use opponents::a_la_carte::{HandModels, School};
use opponents::{Level, PlayerKind, Temper};
use physics::PhysicsConfig;
use rules::a_la_carte::{HouseRules, IllegalMove, Menu};

use crate::kitchen;
use crate::progress;
use crate::terminal::Failure;
use crate::texts::Texts;
pub(crate) use report::certain;

/// What is to be played.
pub struct Duel {
    /// Who meets whom; several pairings are played one after the other.
    pub pairings: Vec<Vec<PlayerKind>>,
    /// What the tables agreed on.
    pub house: HouseRules,
    /// Games of each pairing.
    pub games: u32,
    /// The same seed gives the same games, on however many threads.
    pub seed: u64,
    /// Threads to play on.
    pub threads: usize,
    /// Whether every pour, flip and roll is a gesture in the physics instead of a draw from the measured models.
    pub physics: bool,
    /// Whether the result is for a program to read.
    pub json: bool,
}

/// The pairings that show whether each level is worth its name: one of it against three of the level below.
#[must_use]
pub fn ladder() -> Vec<Vec<PlayerKind>> {
    let chef = |level| PlayerKind::Chef {
        level,
        temper: Temper::default(),
    };
    let one_against_three = [
        (PlayerKind::Greedy, PlayerKind::Random),
        (chef(Level::ThreeStar), PlayerKind::Greedy),
        (chef(Level::Commis), chef(Level::Apprentice)),
        (chef(Level::Chef), chef(Level::Commis)),
        (chef(Level::ThreeStar), chef(Level::Chef)),
    ];
    one_against_three
        .map(|(one, three)| vec![one, three, three, three])
        .into()
}

/// Plays the tournament and prints what came of it.
///
/// # Errors
/// If a player breaks a rule or a game cannot be played to its end, which are defects, or the output is closed.
pub fn duel(duel: &Duel, menu: &Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let numbers = kitchen::numbers(duel.physics, texts)?;
    let mut results = Vec::new();
    for players in &duel.pairings {
        let pairing = Pairing {
            players: players.clone(),
            house: duel.house,
        };
        let tally =
            play(duel, numbers.as_ref(), &pairing, menu).map_err(|illegal| Failure::Told(texts.illegal(illegal)))?;
        if !duel.json {
            report::table(out, texts, &pairing, &tally)?;
            out.flush()?;
        }
        if let Some(trouble) = tally.outcome.troubles.first() {
            return Err(Failure::Told(
                texts.say("physics-trouble", [("detail", trouble.into())]),
            ));
        }
        if tally.outcome.games < duel.games {
            let gaps = [("games", tally.outcome.games.into()), ("wanted", duel.games.into())];
            return Err(Failure::Told(texts.say("duel-missing", gaps)));
        }
        results.push((pairing, tally));
    }
    if duel.json {
        report::json(out, &results)?;
    }
    Ok(())
}

/// Plays all games of a pairing. Games are numbered and seeded by their number, so the threads only share the work. If
/// one of them panics, what it played is missing from the tally.
fn play(
    duel: &Duel,
    numbers: Option<&PhysicsConfig>,
    pairing: &Pairing,
    menu: &Arc<Menu>,
) -> Result<Tally, IllegalMove> {
    let models = HandModels::measured();
    let next = AtomicU32::new(0);
    let progress = progress::bar(duel.games.into());
    let worker = || -> Result<Vec<(u32, Tally)>, IllegalMove> {
        let mut school = School::new(menu.clone(), models.clone());
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= duel.games {
                return Ok(played);
            }
            let world = |seed| kitchen::world(numbers, pairing.players.len() as u8, &models, seed);
            let tally = play_game(pairing, &mut school, menu, world, duel.seed, number)?;
            played.push((number, tally));
            progress.inc(1);
        }
    };
    let mut games = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..duel.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            // A panic has told of itself; the games of that worker are lost, those of the others count.
            if let Ok(played) = worker.join() {
                games.push(played);
            }
        }
    });
    progress.finish_and_clear();
    let mut numbered = Vec::new();
    for played in games {
        numbered.extend(played?);
    }
    // Sums of fractions depend on their order: added up as numbered, they are the same on any number of threads.
    numbered.sort_by_key(|(number, _)| *number);
    let mut tally = Tally::default();
    numbered.iter().for_each(|(_, game)| tally.add(game));
    Ok(tally)
}
