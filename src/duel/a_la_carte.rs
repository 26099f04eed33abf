//! Tournaments of À la carte: beside who wins, stars, how the games end and how long they last.

use std::io::{self, Write};
use std::sync::Arc;

use opponents::a_la_carte::tournament::{Pairing, Tally, play_game};
use opponents::a_la_carte::{HandModels, School};
use physics::PhysicsConfig;
use rules::a_la_carte::{EndReason, HouseRules, IllegalMove, Menu};
use serde::Serialize;

use super::report::{self, Column, PlayerResult};
use super::{Duel, complete, mean, play_numbered};
use crate::kitchen;
use crate::terminal::Failure;
use crate::texts::Texts;

/// What there is to choose about games of À la carte alone.
pub struct Tables {
    /// What the tables agreed on.
    pub house: HouseRules,
    /// Whether every pour, flip and roll is a gesture in the physics instead of a draw from the measured models.
    pub physics: bool,
}

/// Plays the tournament and prints what came of it.
///
/// # Errors
/// If a player breaks a rule or a game cannot be played to its end, which are defects, or the output is closed.
pub fn duel(
    duel: &Duel,
    tables: &Tables,
    menu: &Arc<Menu>,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let numbers = kitchen::numbers(tables.physics, texts)?;
    let mut results = Vec::new();
    for players in duel.pairings(3) {
        let house = tables.house;
        let pairing = Pairing { players, house };
        let tally =
            play(duel, numbers.as_ref(), &pairing, menu).map_err(|illegal| Failure::Told(texts.illegal(illegal)))?;
        if !duel.json {
            table(out, texts, &pairing, &tally)?;
            out.flush()?;
        }
        if let Some(trouble) = tally.outcome.troubles.first() {
            return Err(Failure::Told(
                texts.say("physics-trouble", [("detail", trouble.into())]),
            ));
        }
        complete(tally.outcome.games, duel.games, texts)?;
        results.push((pairing, tally));
    }
    if duel.json {
        let results: Vec<_> = results.iter().map(|(pairing, tally)| result(pairing, tally)).collect();
        report::json(out, &results)?;
    }
    Ok(())
}

/// Plays all games of a pairing.
fn play(
    duel: &Duel,
    numbers: Option<&PhysicsConfig>,
    pairing: &Pairing,
    menu: &Arc<Menu>,
) -> Result<Tally, IllegalMove> {
    let models = HandModels::measured();
    let games = play_numbered(duel.games, duel.threads, || {
        let mut school = School::new(menu.clone(), models.clone());
        let models = &models;
        move |number| {
            let world = |seed| kitchen::world(numbers, pairing.players.len() as u8, models, seed);
            play_game(pairing, &mut school, menu, world, duel.seed, number)
        }
    })?;
    let mut tally = Tally::default();
    games.iter().for_each(|game| tally.add(game));
    Ok(tally)
}

fn table(out: &mut impl Write, texts: &Texts, pairing: &Pairing, tally: &Tally) -> io::Result<()> {
    let outcome = &tally.outcome;
    let games = outcome.games;
    let stars = Column {
        title: texts.line("duel-stars"),
        of_each: tally.stars.iter().map(|&stars| mean(stars as f64, games)).collect(),
    };
    report::players(out, texts, &pairing.players, outcome, &[stars])?;
    let ends = EndReason::ALL.map(|reason| report::percent(texts, f64::from(tally.ends[reason.index()]), games));
    let [dishes, by_stars, nothing] = ends;
    let gaps = [
        ("dishes", dishes.into()),
        ("stars", by_stars.into()),
        ("nothing", nothing.into()),
    ];
    writeln!(out, "  {}", texts.say("duel-ends", gaps))?;
    report::seats(out, texts, outcome)?;
    let length = [
        ("moves", format!("{:.0}", mean(outcome.moves as f64, games)).into()),
        ("turns", texts.decimal(mean(tally.turns as f64, games), 1).into()),
    ];
    writeln!(out, "  {}", texts.say("duel-length", length))
}

#[derive(Serialize)]
struct Tournament<'a> {
    players: Vec<Chef>,
    house: String,
    games: u32,
    seat_wins: &'a [f64],
    ends: Ends,
    broken_off: u32,
    mean_moves: f64,
    mean_turns: f64,
}

#[derive(Serialize)]
struct Chef {
    #[serde(flatten)]
    result: PlayerResult,
    mean_stars: f64,
}

#[derive(Serialize)]
struct Ends {
    dishes: u32,
    stars: u32,
    nothing_to_cook: u32,
}

fn result<'a>(pairing: &Pairing, tally: &'a Tally) -> Tournament<'a> {
    let outcome = &tally.outcome;
    let games = outcome.games;
    let players = report::results(&pairing.players, outcome).into_iter().zip(&tally.stars);
    let players = players.map(|(result, &stars)| Chef {
        result,
        mean_stars: mean(stars as f64, games),
    });
    let end = |reason: EndReason| tally.ends[reason.index()];
    Tournament {
        players: players.collect(),
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
