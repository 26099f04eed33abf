//! How even evenings at Luigi's go, and what guests are worth in practice: what they bring for each cube and each clock, by how much
//! they order and how long they wait, and how often what they bring along helps or harms.

mod findings;

use std::io::{self, Write};

use physics::lab::Plot;
use physics::lab::plot::bars;
use rules::Game;
use rules::luigi::{GuestBook, IllegalMove, Luigi, Place, Special};

use super::even::{EvenGame, play_all, write_head};
use super::{Balance, draw, percent, ratio, signed_decimal};
use crate::dealt::Dealt;
use crate::duel::dealt::Counted;
use crate::duel::{complete, mean};
use crate::terminal::Failure;
use crate::texts::Texts;
use findings::{Career, Findings, LARGEST_ORDER, Observer};

/// Plays even games, tempers and seats rotated, and prints what they tell about the guests.
///
/// # Errors
/// If a player breaks a rule, which is a defect, or something cannot be written.
pub fn balance(
    balance: &Balance,
    seats: u8,
    threads: usize,
    texts: &Texts,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let play = |even: &EvenGame| play(even, seats);
    let games = play_all::<Luigi, _>(balance, seats, threads, texts, play)?;
    let mut found = Findings::default();
    games.iter().for_each(|game| found.add(game));
    write_table(&found, seats, texts, out)?;
    complete(found.outcome.games, balance.games, texts)?;
    if let Some(folder) = &balance.plots {
        draw(folder, &plots(&found, texts), texts)?;
    }
    Ok(())
}

fn play(even: &EvenGame, seats: u8) -> Result<Findings, Option<IllegalMove>> {
    let book = GuestBook::standard();
    let start = Luigi::start(&Luigi::setup_for(seats), book.clone()).map_err(|_| None)?;
    let mut observer = Observer::new(*start.state(), &book);
    let (_, outcome) = even.play::<Luigi>(|step| observer.look(step))?;
    Ok(Findings {
        outcome,
        ..observer.found
    })
}

fn write_table(found: &Findings, count: u8, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let outcome = &found.outcome;
    let games = outcome.games;
    let length = Luigi::length(
        texts,
        found.lengths.map(|length| ratio(length, games)),
        mean(outcome.moves as f64, games),
    );
    write_head(outcome, count, &length, texts, out)?;
    writeln!(out, "{}", texts.line("luigi-balance-guests-header"))?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for (size, place, career) in rows(found) {
        if career.came == 0 {
            continue;
        }
        writeln!(
            out,
            "| {} | {} min | {} | {} | {} | {} | {} | {} | {} |",
            texts.say("luigi-cubes", [("count", size.into())]),
            place.minutes(),
            texts.decimal(ratio(career.came, games), 2),
            percent(career.kept.into(), career.came),
            percent(career.fed.into(), career.came),
            percent(career.left.into(), career.came),
            signed_decimal(each(career.points, career.came), texts),
            signed_decimal(each(career.points, career.cubes), texts),
            signed_decimal(each(career.points, career.clocks), texts),
        )?;
    }
    writeln!(out, "\n{}\n", texts.line("luigi-balance-guests-legend"))?;
    writeln!(out, "{}", texts.line("luigi-balance-specials-header"))?;
    writeln!(out, "|---|---|---|---|---|")?;
    for special in Special::ALL {
        let effect = &found.specials[special.index()];
        writeln!(
            out,
            "| {} | {} | {} | {} | {} |",
            texts.luigi_special(special),
            texts.decimal(ratio(effect.came, games), 2),
            percent(effect.given.into(), effect.came),
            percent(effect.helped.into(), effect.came),
            percent(effect.harmed.into(), effect.came),
        )?;
    }
    writeln!(out, "\n{}", texts.line("luigi-balance-specials-legend"))
}

/// What became of guests, by how many cubes they order and where they sit down.
fn rows(found: &Findings) -> impl Iterator<Item = (usize, Place, &Career)> {
    let sizes = (1..=LARGEST_ORDER).zip(&found.guests);
    sizes.flat_map(|(size, by_place)| {
        let places = Place::ALL.into_iter().zip(by_place);
        places.map(move |(place, career)| (size, place, career))
    })
}

/// What there is for each of so many.
fn each(sum: i32, of: u32) -> f64 {
    f64::from(sum) / f64::from(of.max(1))
}

fn plots(found: &Findings, texts: &Texts) -> [Plot; 2] {
    let names: Vec<_> = rows(found)
        .map(|(size, place, _)| format!("{size}/{}", place.minutes()))
        .collect();
    let picture = |name: &str, title: &str, unit: &str, value: &dyn Fn(&Career) -> f64| -> Plot {
        let bar = |(nth, (_, _, career)): (usize, (usize, Place, &Career))| (nth as f64, value(career));
        let series = (String::new(), rows(found).enumerate().map(bar).collect());
        bars(name, title, unit, &names, &[series])
    };
    [
        picture(
            "luigi_brings",
            &texts.line("luigi-balance-brings"),
            &texts.line("luigi-balance-brings-unit"),
            &|career| each(career.points, career.came),
        ),
        picture(
            "luigi_clocks",
            &texts.line("luigi-balance-clocks"),
            &texts.line("luigi-balance-clocks-unit"),
            &|career| each(career.points, career.clocks),
        ),
    ]
}
