//! Tournaments of games whose chance is dealt. Who wins is the same for all of them; each counts something of every player
//! and of every game beside that.

use std::collections::BTreeMap;
use std::io::{self, Write};

use opponents::tournament::{Outcome, Seating};
use opponents::{PlayerKind, Step};
use rules::Seat;
use serde::Serialize;

use super::report::{self, Column, PlayerResult};
use super::{Duel, complete, mean, play_numbered};
use crate::dealt::Dealt;
use crate::terminal::Failure;
use crate::texts::Texts;

/// Two things that a game counts, which together say how long it is.
pub const LENGTHS: usize = 2;

/// What a game counts of itself beside who wins.
pub trait Counted: Dealt {
    /// What is counted of each player: its name for programs.
    const OF_EACH: &'static str;
    /// What is counted of each game: their names for programs.
    const OF_GAMES: [&'static str; LENGTHS];

    /// What is counted of each player: its name above a column.
    fn title_of_each(texts: &Texts) -> String;

    /// Whom something happened to that is counted of each player.
    fn happened_to(event: &Self::Event) -> Option<Seat>;

    /// By how much a step makes a game longer.
    fn lengthens(step: &Step<Self>) -> [u32; LENGTHS];

    /// How long a game is on average, in so many moves.
    fn length(texts: &Texts, of_games: [f64; LENGTHS], moves: f64) -> String;
}

/// What came of games of the same players.
#[derive(Default)]
struct Tally {
    outcome: Outcome,
    /// What is counted of each player, in the order of the pairing.
    of_each: Vec<u32>,
    of_games: [u64; LENGTHS],
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.outcome.add(&other.outcome);
        self.of_each.resize(other.of_each.len(), 0);
        for (mine, theirs) in self.of_each.iter_mut().zip(&other.of_each) {
            *mine += theirs;
        }
        for (mine, theirs) in self.of_games.iter_mut().zip(other.of_games) {
            *mine += theirs;
        }
    }

    /// What there was in each game of what is counted of players.
    fn each_mean(&self) -> Vec<f64> {
        let games = self.outcome.games;
        self.of_each.iter().map(|&count| mean(count.into(), games)).collect()
    }

    /// What there was in each game of what is counted of games.
    fn game_means(&self) -> [f64; LENGTHS] {
        self.of_games.map(|count| mean(count as f64, self.outcome.games))
    }
}

/// Plays the tournament and prints what came of it. The ladder of the game is one against so many rivals.
///
/// # Errors
/// If a player breaks a rule, which is a defect, or the output is closed.
pub fn duel<G: Counted>(duel: &Duel, rivals: usize, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let mut results = Vec::new();
    for players in duel.pairings(rivals) {
        let tally = play::<G>(duel, &players);
        let tally = tally.map_err(|illegal| Failure::Told(G::tell_illegal(texts, &illegal)))?;
        if !duel.json {
            table::<G>(out, texts, &players, &tally)?;
            out.flush()?;
        }
        complete(tally.outcome.games, duel.games, texts)?;
        results.push((players, tally));
    }
    if duel.json {
        let results: Vec<_> = results
            .iter()
            .map(|(players, tally)| result::<G>(players, tally))
            .collect();
        report::json(out, &results)?;
    }
    Ok(())
}

fn play<G: Counted>(duel: &Duel, players: &[PlayerKind]) -> Result<Tally, G::Illegal> {
    let begin = || |number| play_game::<G>(players, duel.seed, number);
    let games = play_numbered(duel.games, duel.threads, begin)?;
    let mut tally = Tally::default();
    games.iter().for_each(|game| tally.add(game));
    Ok(tally)
}

/// One game. Its number seats and seeds it.
fn play_game<G: Counted>(players: &[PlayerKind], seed: u64, number: u32) -> Result<Tally, G::Illegal> {
    let seating = Seating::new(players.len(), seed, number);
    let mut tally = Tally {
        of_each: vec![0; players.len()],
        ..Tally::default()
    };
    let played = seating.play(
        G::setup_for(players.len() as u8),
        G::standard(),
        |place, seed| G::player(players[place], seed),
        G::dealer,
        |step: &Step<G>| {
            for (sum, more) in tally.of_games.iter_mut().zip(G::lengthens(step)) {
                *sum += u64::from(more);
            }
            for seat in step.events.iter().filter_map(G::happened_to) {
                tally.of_each[seating.player_at(seat.index())] += 1;
            }
        },
    );
    match played {
        Ok((_, outcome)) => {
            tally.outcome = outcome;
            Ok(tally)
        }
        Err(Some(illegal)) => Err(illegal),
        // There is no such game: nothing was played, and that games are missing is told.
        Err(None) => Ok(tally),
    }
}

fn table<G: Counted>(out: &mut impl Write, texts: &Texts, players: &[PlayerKind], tally: &Tally) -> io::Result<()> {
    let outcome = &tally.outcome;
    let column = Column {
        title: G::title_of_each(texts),
        of_each: tally.each_mean(),
    };
    report::players(out, texts, players, outcome, &[column])?;
    report::seats(out, texts, outcome)?;
    let moves = mean(outcome.moves as f64, outcome.games);
    writeln!(out, "  {}", G::length(texts, tally.game_means(), moves))
}

#[derive(Serialize)]
struct Tournament<'a> {
    players: Vec<Participant>,
    games: u32,
    seat_wins: &'a [f64],
    broken_off: u32,
    mean_moves: f64,
    #[serde(flatten)]
    lengths: BTreeMap<String, f64>,
}

#[derive(Serialize)]
struct Participant {
    #[serde(flatten)]
    result: PlayerResult,
    #[serde(flatten)]
    counted: BTreeMap<String, f64>,
}

fn result<'a, G: Counted>(players: &[PlayerKind], tally: &'a Tally) -> Tournament<'a> {
    let outcome = &tally.outcome;
    let named = |name: &str, mean: f64| (format!("mean_{name}"), mean);
    let players = report::results(players, outcome).into_iter().zip(tally.each_mean());
    let players = players.map(|(result, mean)| Participant {
        result,
        counted: BTreeMap::from([named(G::OF_EACH, mean)]),
    });
    let lengths = G::OF_GAMES.into_iter().zip(tally.game_means());
    Tournament {
        players: players.collect(),
        games: outcome.games,
        seat_wins: &outcome.seat_wins[..outcome.players.len()],
        broken_off: outcome.broken_off,
        mean_moves: mean(outcome.moves as f64, outcome.games),
        lengths: lengths.map(|(name, mean)| named(name, mean)).collect(),
    }
}
