//! Tournaments of the buffet: beside who wins, how often each mouse goes hungry, and how long a game is.

use std::io::{self, Write};
use std::sync::Arc;

use opponents::PlayerKind;
use opponents::buffet::{Dealer, player};
use opponents::tournament::{Outcome, Seating};
use rules::Game;
use rules::buffet::{Event, IllegalMove, Setup};
use serde::Serialize;

use super::report::{self, Column, PlayerResult};
use super::{Duel, complete, mean, play_numbered};
use crate::terminal::Failure;
use crate::texts::Texts;
use crate::texts::refusals::Refusing;

/// What came of games of the same players.
#[derive(Default)]
struct Tally {
    outcome: Outcome,
    /// How often each went hungry, in the order of the pairing.
    hungry: Vec<u32>,
    rounds: u64,
    /// How often cards were turned over.
    showings: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.outcome.add(&other.outcome);
        self.rounds += other.rounds;
        self.showings += other.showings;
        self.hungry.resize(other.hungry.len(), 0);
        for (mine, theirs) in self.hungry.iter_mut().zip(&other.hungry) {
            *mine += theirs;
        }
    }
}

/// Plays the tournament and prints what came of it.
///
/// # Errors
/// If a player breaks a rule, which is a defect, or the output is closed.
pub fn duel(duel: &Duel, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let mut results = Vec::new();
    for players in duel.pairings(4) {
        let tally = play(duel, &players);
        let tally = tally.map_err(|illegal| Failure::Told(rules::buffet::Buffet::tell_illegal(texts, &illegal)))?;
        if !duel.json {
            table(out, texts, &players, &tally)?;
            out.flush()?;
        }
        complete(tally.outcome.games, duel.games, texts)?;
        results.push((players, tally));
    }
    if duel.json {
        let results: Vec<_> = results.iter().map(|(players, tally)| result(players, tally)).collect();
        report::json(out, &results)?;
    }
    Ok(())
}

fn play(duel: &Duel, players: &[PlayerKind]) -> Result<Tally, IllegalMove> {
    let begin = || |number| play_game(players, duel.seed, number);
    let games = play_numbered(duel.games, duel.threads, begin)?;
    let mut tally = Tally::default();
    games.iter().for_each(|game| tally.add(game));
    Ok(tally)
}

/// One game. Its number seats and seeds it.
fn play_game(players: &[PlayerKind], seed: u64, number: u32) -> Result<Tally, IllegalMove> {
    let seating = Seating::new(players.len(), seed, number);
    let mut tally = Tally {
        hungry: vec![0; players.len()],
        ..Tally::default()
    };
    let setup = Setup {
        seats: players.len() as u8,
    };
    let played = seating.play(
        setup,
        Arc::default(),
        |place, seed| player(players[place], seed),
        Dealer::new,
        |step| {
            let shown = |event: &Event| matches!(event, Event::Shown { .. });
            tally.showings += u64::from(step.events.iter().any(shown));
            for event in &step.events {
                if let Event::WentHungry { seat } = event {
                    tally.hungry[seating.player_at(seat.index())] += 1;
                }
            }
        },
    );
    let (session, outcome) = played.map_err(|illegal| illegal.unwrap_or(IllegalMove::NotNow))?;
    tally.rounds = session.game().state().table.round.into();
    tally.outcome = outcome;
    Ok(tally)
}

fn table(out: &mut impl Write, texts: &Texts, players: &[PlayerKind], tally: &Tally) -> io::Result<()> {
    let outcome = &tally.outcome;
    let games = outcome.games;
    let hungry = Column {
        title: texts.line("buffet-hungry"),
        of_each: tally.hungry.iter().map(|&hungry| mean(hungry.into(), games)).collect(),
    };
    report::players(out, texts, players, outcome, &[hungry])?;
    report::seats(out, texts, outcome)?;
    let length = [
        ("rounds", texts.decimal(mean(tally.rounds as f64, games), 1).into()),
        ("showings", texts.decimal(mean(tally.showings as f64, games), 1).into()),
        ("moves", format!("{:.0}", mean(outcome.moves as f64, games)).into()),
    ];
    writeln!(out, "  {}", texts.say("buffet-length", length))
}

#[derive(Serialize)]
struct Tournament<'a> {
    players: Vec<Mouse>,
    games: u32,
    seat_wins: &'a [f64],
    broken_off: u32,
    mean_moves: f64,
    mean_rounds: f64,
    mean_showings: f64,
}

#[derive(Serialize)]
struct Mouse {
    #[serde(flatten)]
    result: PlayerResult,
    mean_hungry: f64,
}

fn result<'a>(players: &[PlayerKind], tally: &'a Tally) -> Tournament<'a> {
    let outcome = &tally.outcome;
    let games = outcome.games;
    let mice = report::results(players, outcome).into_iter().zip(&tally.hungry);
    let mice = mice.map(|(result, &hungry)| Mouse {
        result,
        mean_hungry: mean(hungry.into(), games),
    });
    Tournament {
        players: mice.collect(),
        games,
        seat_wins: &outcome.seat_wins[..outcome.players.len()],
        broken_off: outcome.broken_off,
        mean_moves: mean(outcome.moves as f64, games),
        mean_rounds: mean(tally.rounds as f64, games),
        mean_showings: mean(tally.showings as f64, games),
    }
}
