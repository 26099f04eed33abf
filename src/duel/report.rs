//! What came of a tournament, for people and for programs.

use std::io::{self, Write};

use opponents::a_la_carte::tournament::{Pairing, Tally};
use opponents::tournament::{PlayerOutcome, share};
use rules::a_la_carte::EndReason;
use serde::Serialize;

use crate::texts::Texts;

/// A share of something, in per cent, and between what it lies with 95 % certainty.
pub(crate) fn certain(texts: &Texts, (low, share, high): (f64, f64, f64)) -> String {
    let [low, share, high] = [low, share, high].map(|part| texts.decimal(100.0 * part, 1));
    // A comma between the two would look like one of the numbers in German.
    format!("{share} % [{low}–{high}]")
}

fn mean(sum: f64, games: u32) -> f64 {
    sum / f64::from(games.max(1))
}

pub(super) fn table(out: &mut impl Write, texts: &Texts, pairing: &Pairing, tally: &Tally) -> io::Result<()> {
    let outcome = &tally.outcome;
    let games = outcome.games;
    writeln!(
        out,
        "\n{}",
        texts.say(
            "duel-title",
            [("games", games.into()), ("seats", outcome.players.len().into())]
        )
    )?;
    let [player, wins, points, stars] =
        ["duel-player", "duel-wins", "duel-points", "duel-stars"].map(|id| texts.line(id));
    writeln!(out, "  {player:<22} {wins:>24} {points:>8} {stars:>8}")?;
    for ((kind, of), &stars) in pairing.players.iter().zip(&outcome.players).zip(&tally.stars) {
        let wins = certain(texts, share(of.wins, games));
        let [points, stars] = [of.points as f64, stars as f64].map(|sum| texts.decimal(mean(sum, games), 2));
        writeln!(out, "  {kind:<22} {wins:>24} {points:>8} {stars:>8}")?;
    }
    let percent = |count: f64| format!("{} %", texts.decimal(100.0 * count / f64::from(games.max(1)), 1));
    let ends = EndReason::ALL.map(|reason| percent(f64::from(tally.ends[reason.index()])));
    let [dishes, by_stars, nothing] = ends;
    let gaps = [
        ("dishes", dishes.into()),
        ("stars", by_stars.into()),
        ("nothing", nothing.into()),
    ];
    writeln!(out, "  {}", texts.say("duel-ends", gaps))?;
    if outcome.broken_off > 0 {
        let broken = [("games", outcome.broken_off.into())];
        writeln!(out, "  {}", texts.say("duel-broken-off", broken))?;
    }
    let seats: Vec<_> = outcome
        .seat_wins
        .iter()
        .take(outcome.players.len())
        .map(|&wins| percent(wins))
        .collect();
    writeln!(
        out,
        "  {}",
        texts.say("duel-seats", [("shares", seats.join(" · ").into())])
    )?;
    let length = [
        ("moves", format!("{:.0}", mean(outcome.moves as f64, games)).into()),
        ("turns", texts.decimal(mean(tally.turns as f64, games), 1).into()),
    ];
    writeln!(out, "  {}", texts.say("duel-length", length))
}

#[derive(Serialize)]
struct Result<'a> {
    players: Vec<Player>,
    house: String,
    games: u32,
    seat_wins: &'a [f64],
    ends: Ends,
    broken_off: u32,
    mean_moves: f64,
    mean_turns: f64,
}

#[derive(Serialize)]
struct Player {
    player: String,
    wins: f64,
    share: f64,
    low: f64,
    high: f64,
    mean_points: f64,
    mean_stars: f64,
}

#[derive(Serialize)]
struct Ends {
    dishes: u32,
    stars: u32,
    nothing_to_cook: u32,
}

pub(super) fn json(out: &mut impl Write, results: &[(Pairing, Tally)]) -> io::Result<()> {
    let results: Vec<_> = results.iter().map(|(pairing, tally)| result(pairing, tally)).collect();
    serde_json::to_writer_pretty(&mut *out, &results)?;
    writeln!(out)
}

fn result<'a>(pairing: &Pairing, tally: &'a Tally) -> Result<'a> {
    let outcome = &tally.outcome;
    let games = outcome.games;
    let player = |((kind, of), &stars): ((&opponents::PlayerKind, &PlayerOutcome), &u64)| {
        let (low, share, high) = share(of.wins, games);
        Player {
            player: kind.to_string(),
            wins: of.wins,
            share,
            low,
            high,
            mean_points: mean(of.points as f64, games),
            mean_stars: mean(stars as f64, games),
        }
    };
    let players = pairing.players.iter().zip(&outcome.players).zip(&tally.stars);
    let end = |reason: EndReason| tally.ends[reason.index()];
    Result {
        players: players.map(player).collect(),
        house: pairing.house.to_string(),
        games,
        seat_wins: &outcome.seat_wins[..outcome.players.len()],
        ends: Ends {
            dishes: end(EndReason::Dishes),
            stars: end(EndReason::Stars),
            nothing_to_cook: end(EndReason::NothingToCook),
        },
        broken_off: outcome.broken_off,
        mean_moves: mean(outcome.moves as f64, games),
        mean_turns: mean(tally.turns as f64, games),
    }
}
