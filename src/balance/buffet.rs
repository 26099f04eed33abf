//! How even games of the buffet go, and what each plate is worth in practice: what it brings, whether it stays in sight, whether
//! its owner wins, and which temper gets it.

use std::io::{self, Write};
use std::sync::Arc;

use opponents::buffet::{Dealer, player};
use opponents::tournament::{Outcome, Seating};
use opponents::{PlayerKind, Temper};
use physics::lab::Plot;
use physics::lab::plot::bars;
use rules::Game;
use rules::buffet::{Buffet, Event, IllegalMove, Plate, Setup};

use super::{Balance, draw, ratio, seats};
use crate::duel::{complete, mean, play_numbered};
use crate::terminal::Failure;
use crate::texts::Texts;
use crate::texts::buffet::signed;
use crate::texts::refusals::Refusing;

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
    rounds: u32,
    showings: u32,
}

impl Default for Findings {
    fn default() -> Self {
        Self {
            outcome: Outcome::default(),
            plates: [Career::default(); Plate::COUNT],
            seats_of: [0; Temper::ALL.len()],
            rounds: 0,
            showings: 0,
        }
    }
}

impl Findings {
    fn add(&mut self, other: &Self) {
        self.outcome.add(&other.outcome);
        self.rounds += other.rounds;
        self.showings += other.showings;
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
    let games = play_numbered(balance.games, threads, || |number| play(balance, seats, number));
    let games = games.map_err(|illegal| Failure::Told(Buffet::tell_illegal(texts, &illegal)))?;
    let mut found = Findings::default();
    games.iter().for_each(|game| found.add(game));
    write_table(&found, seats, texts, out)?;
    complete(found.outcome.games, balance.games, texts)?;
    if let Some(folder) = &balance.plots {
        draw(folder, &plots(&found, texts), texts)?;
    }
    Ok(())
}

/// One game. Its number says which tempers play, and where everybody sits.
fn play(balance: &Balance, seats: u8, number: u32) -> Result<Findings, IllegalMove> {
    let level = balance.level;
    let count = usize::from(seats);
    // The first of them is another one each time all have sat everywhere, because not each temper comes up as often.
    let first = number as usize / count;
    let temper_of = |place: usize| (place + first) % Temper::ALL.len();
    let seating = Seating::new(count, balance.seed, number);
    let temper_at = |seat: usize| temper_of(seating.player_at(seat));
    let mut found = Findings::default();
    (0..count).for_each(|seat| found.seats_of[temper_at(seat)] += 1);
    let played = seating.play(
        Setup { seats },
        Arc::default(),
        |place, seed| {
            let temper = Temper::ALL[temper_of(place)];
            player(PlayerKind::Chef { level, temper }, seed)
        },
        Dealer::new,
        |step| {
            let shown = |event: &Event| matches!(event, Event::Shown { .. });
            found.showings += u32::from(step.events.iter().any(shown));
            step.events.iter().for_each(|event| found.note(event, temper_at));
        },
    );
    let (session, outcome) = played.map_err(|illegal| illegal.unwrap_or(IllegalMove::NotNow))?;
    let table = &session.game().state().table;
    found.rounds = table.round.into();
    for seat in table.all_seats().iter() {
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
    let title = [("games", games.into()), ("seats", count.into())];
    writeln!(out, "{}\n", texts.say("buffet-balance-title", title))?;
    let length = [
        ("rounds", texts.decimal(ratio(found.rounds, games), 1).into()),
        ("showings", texts.decimal(ratio(found.showings, games), 1).into()),
        ("moves", format!("{:.0}", mean(outcome.moves as f64, games)).into()),
    ];
    writeln!(out, "{}\n", texts.say("buffet-length", length))?;
    let wins = &outcome.seat_wins[..usize::from(count)];
    writeln!(out, "{}\n", seats(wins, games, texts))?;
    let par = 1.0 / f64::from(count);
    let first = [
        ("par", texts.decimal(100.0 * par, 1).into()),
        ("times", texts.decimal(mean(wins[0], games) / par, 2).into()),
    ];
    writeln!(out, "{}\n", texts.say("buffet-par", first))?;
    writeln!(out, "{}", texts.line("buffet-balance-header"))?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    for plate in Plate::all() {
        let career = &found.plates[plate.rank()];
        let percent = |part: f64, whole: u32| format!("{:.0} %", 100.0 * part / f64::from(whole.max(1)));
        let by_temper = times_its_share(career, found).map(|times| texts.decimal(times, 2));
        writeln!(
            out,
            "| {} | {} | {} | {} | {} | {} |",
            texts.plate(plate),
            points(brings(career), texts),
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

/// Points with a real minus sign.
fn points(points: f64, texts: &Texts) -> String {
    let sign = if points < 0.0 { "−" } else { "" };
    format!("{sign}{}", texts.decimal(points.abs(), 2))
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
