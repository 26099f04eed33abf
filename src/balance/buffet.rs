//! How even games of the buffet go, and what each plate is worth in practice: what it brings, whether it stays in sight, whether
//! its owner wins, and which temper gets it.

use std::io::{self, Write};

use opponents::Temper;
use opponents::tournament::Outcome;
use physics::lab::Plot;
use physics::lab::plot::bars;
use rules::Game;
use rules::buffet::{Buffet, Event, IllegalMove, Plate};

use super::even::{EvenGame, play_all, write_head};
use super::{Balance, draw, percent, ratio, signed_decimal};
use crate::duel::dealt::{Counted, LENGTHS};
use crate::duel::{complete, mean};
use crate::terminal::Failure;
use crate::texts::{Texts, signed};

/// What became of one plate over many games.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Career {
    taken: u32,
    /// Points, less those of what was covered.
    brought: i32,
    covered_another: u32,
    in_sight: u32,
    /// Games won by whoever had it in sight at the end; a shared victory is shared.
    won: f64,
    by_temper: [u32; Temper::ALL.len()],
}

impl Career {
    fn add(&mut self, other: &Self) {
        self.taken += other.taken;
        self.brought += other.brought;
        self.covered_another += other.covered_another;
        self.in_sight += other.in_sight;
        self.won += other.won;
        for (mine, theirs) in self.by_temper.iter_mut().zip(other.by_temper) {
            *mine += theirs;
        }
    }
}

/// What was found.
struct Findings {
    outcome: Outcome,
    plates: [Career; Plate::COUNT],
    /// Seats that each temper sat at, over all games.
    seats_of: [u32; Temper::ALL.len()],
    lengths: [u32; LENGTHS],
}

impl Default for Findings {
    fn default() -> Self {
        Self {
            outcome: Outcome::default(),
            plates: [Career::default(); Plate::COUNT],
            seats_of: [0; Temper::ALL.len()],
            lengths: [0; LENGTHS],
        }
    }
}

impl Findings {
    fn add(&mut self, other: &Self) {
        self.outcome.add(&other.outcome);
        for (mine, theirs) in self.lengths.iter_mut().zip(other.lengths) {
            *mine += theirs;
        }
        for (mine, theirs) in self.plates.iter_mut().zip(&other.plates) {
            mine.add(theirs);
        }
        for (mine, theirs) in self.seats_of.iter_mut().zip(other.seats_of) {
            *mine += theirs;
        }
    }

    fn note(&mut self, event: &Event, temper: impl Fn(usize) -> usize) {
        if let Event::PlateTaken { seat, plate, covers } = *event {
            let career = &mut self.plates[plate.rank()];
            let below = covers.map_or(0, |below| below.worth.points());
            career.taken += 1;
            career.brought += i32::from(plate.worth.points() - below);
            career.covered_another += u32::from(covers.is_some());
            career.by_temper[temper(seat.index())] += 1;
        }
    }
}

/// Plays even games, tempers and seats rotated, and prints what they tell about the plates.
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
    let games = play_all::<Buffet, _>(balance, seats, threads, texts, play)?;
    let mut found = Findings::default();
    games.iter().for_each(|game| found.add(game));
    write_table(&found, seats, texts, out)?;
    complete(found.outcome.games, balance.games, texts)?;
    if let Some(folder) = &balance.plots {
        draw(folder, &plots(&found, texts), texts)?;
    }
    Ok(())
}

fn play(even: &EvenGame) -> Result<Findings, Option<IllegalMove>> {
    let mut found = Findings::default();
    let (session, outcome) = even.play::<Buffet>(|step| {
        for (sum, more) in found.lengths.iter_mut().zip(Buffet::lengthens(step)) {
            *sum += more;
        }
        step.events
            .iter()
            .for_each(|event| found.note(event, |seat| even.temper_at(seat)));
    })?;
    let table = &session.game().state().table;
    for seat in table.all_seats().iter() {
        found.seats_of[even.temper_at(seat.index())] += 1;
        for plate in table.stacks(seat).visible.iter() {
            let career = &mut found.plates[plate.rank()];
            career.in_sight += 1;
            career.won += outcome.seat_wins[seat.index()];
        }
    }
    found.outcome = outcome;
    Ok(found)
}

fn write_table(found: &Findings, count: u8, texts: &Texts, out: &mut impl Write) -> io::Result<()> {
    let outcome = &found.outcome;
    let games = outcome.games;
    let length = Buffet::length(
        texts,
        found.lengths.map(|length| ratio(length, games)),
        mean(outcome.moves as f64, games),
    );
    write_head(outcome, count, &length, texts, out)?;
    writeln!(out, "{}", texts.line("buffet-balance-header"))?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for plate in Plate::all() {
        let career = &found.plates[plate.rank()];
        let by_temper = times_its_share(career, found).map(|times| texts.decimal(times, 2));
        writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} |",
            texts.plate(plate),
            signed_decimal(brings(career), texts),
            percent(career.covered_another.into(), career.taken),
            percent(career.in_sight.into(), career.taken),
            percent(career.won, career.in_sight),
            by_temper.join(" | "),
        )?;
    }
    writeln!(out, "\n{}", texts.line("buffet-balance-legend"))
}

fn brings(career: &Career) -> f64 {
    f64::from(career.brought) / f64::from(career.taken.max(1))
}

/// How often each temper got a plate, as a multiple of what its number of seats would give it.
fn times_its_share(career: &Career, found: &Findings) -> [f64; Temper::ALL.len()] {
    let seats: u32 = found.seats_of.iter().sum();
    std::array::from_fn(|temper| {
        let share = ratio(found.seats_of[temper], seats);
        ratio(career.by_temper[temper], career.taken) / if share > 0.0 { share } else { 1.0 }
    })
}

fn plots(found: &Findings, texts: &Texts) -> [Plot; 2] {
    let names: Vec<_> = Plate::all()
        .map(|plate| format!("{} {}", plate.kind, signed(plate.worth.points().into())))
        .collect();
    let picture = |name: &str, title: &str, unit: &str, value: &dyn Fn(&Career) -> f64| -> Plot {
        let bar = |(nth, career): (usize, &Career)| (nth as f64, value(career));
        let series = (String::new(), found.plates.iter().enumerate().map(bar).collect());
        bars(name, title, unit, &names, &[series])
    };
    [
        picture(
            "buffet_brings",
            &texts.line("buffet-balance-brings"),
            &texts.line("buffet-balance-brings-unit"),
            &brings,
        ),
        picture(
            "buffet_wins",
            &texts.line("buffet-balance-wins"),
            &texts.line("buffet-balance-wins-unit"),
            &|career| 100.0 * career.won / f64::from(career.in_sight.max(1)),
        ),
    ]
}
