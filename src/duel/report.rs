//! What came of a tournament of any game, for people and for programs.

use std::io::{self, Write};

use opponents::PlayerKind;
use opponents::tournament::{Outcome, share};
use serde::Serialize;

use crate::texts::Texts;

/// A share of something, in per cent, and between what it lies with 95 % certainty.
pub(crate) fn certain(texts: &Texts, (low, share, high): (f64, f64, f64)) -> String {
    let [low, share, high] = [low, share, high].map(|part| texts.decimal(100.0 * part, 1));
    // A comma between the two would look like one of the numbers in German.
    format!("{share} % [{low}–{high}]")
}

/// What there was of something in each game.
pub(crate) fn mean(sum: f64, games: u32) -> f64 {
    sum / f64::from(games.max(1))
}

/// In how many of a hundred games.
pub(super) fn percent(texts: &Texts, count: f64, games: u32) -> String {
    format!("{} %", texts.decimal(100.0 * mean(count, games), 1))
}

/// Something that one game counts of each player.
pub(super) struct Column {
    /// What it is.
    pub title: String,
    /// For each player, in the order of the pairing.
    pub of_each: Vec<f64>,
}

/// How many games there were and how each player did; then whatever more the game counts of each.
pub(super) fn players(
    out: &mut impl Write,
    texts: &Texts,
    kinds: &[PlayerKind],
    outcome: &Outcome,
    more: &[Column],
) -> io::Result<()> {
    let games = outcome.games;
    let gaps = [("games", games.into()), ("seats", outcome.players.len().into())];
    writeln!(out, "\n{}", texts.say("duel-title", gaps))?;
    let [player, wins, points] = ["duel-player", "duel-wins", "duel-points"].map(|id| texts.line(id));
    write!(out, "  {player:<22} {wins:>24} {points:>8}")?;
    for column in more {
        write!(out, " {:>8}", column.title)?;
    }
    writeln!(out)?;
    for (place, (kind, of)) in kinds.iter().zip(&outcome.players).enumerate() {
        let wins = certain(texts, share(of.wins, games));
        let points = texts.decimal(mean(of.points as f64, games), 2);
        write!(out, "  {kind:<22} {wins:>24} {points:>8}")?;
        for column in more {
            let of_this = column.of_each.get(place).copied().unwrap_or_default();
            write!(out, " {:>8}", texts.decimal(of_this, 2))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Games that nobody finished, if there were any, and how often each seat won.
pub(super) fn seats(out: &mut impl Write, texts: &Texts, outcome: &Outcome) -> io::Result<()> {
    if outcome.broken_off > 0 {
        let broken = [("games", outcome.broken_off.into())];
        writeln!(out, "  {}", texts.say("duel-broken-off", broken))?;
    }
    let seats = outcome.seat_wins.iter().take(outcome.players.len());
    let seats: Vec<_> = seats.map(|&wins| percent(texts, wins, outcome.games)).collect();
    let gaps = [("shares", seats.join(" · ").into())];
    writeln!(out, "  {}", texts.say("duel-seats", gaps))
}

/// How one player did, for a program.
#[derive(Serialize)]
pub(super) struct PlayerResult {
    player: String,
    wins: f64,
    share: f64,
    low: f64,
    high: f64,
    mean_points: f64,
}

/// How each player did, in the order of the pairing.
pub(super) fn results(kinds: &[PlayerKind], outcome: &Outcome) -> Vec<PlayerResult> {
    let result = |(kind, of): (&PlayerKind, &opponents::tournament::PlayerOutcome)| {
        let (low, share, high) = share(of.wins, outcome.games);
        PlayerResult {
            player: kind.to_string(),
            wins: of.wins,
            share,
            low,
            high,
            mean_points: mean(of.points as f64, outcome.games),
        }
    };
    kinds.iter().zip(&outcome.players).map(result).collect()
}

/// Prints what a program reads.
pub(super) fn json(out: &mut impl Write, results: &[impl Serialize]) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, &results)?;
    writeln!(out)
}
