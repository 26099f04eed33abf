//! Whether the bars of the steady hand are true: what falls for how long a key was held, and where on its bar a toss succeeds.

use bevy::math::{Quat, Vec3};
use rand::RngExt;
use rules::a_la_carte::Condiment;

use super::Lab;
use super::findings::{Check, Findings, Table};
use super::flips::success;
use super::hands::{HeldFor, SteadyFlick, SteadyToss, pour_marks};
use super::pours::{FILLS, HEADER, fill, row};
use super::stats::Tally;
use crate::gesture::{FlipReport, FlipStart};
use crate::stage::StageError;

/// What falls when the key is held for so many seconds, from one kind of bottle, full to a quarter full.
///
/// # Errors
/// When a gesture could not be made.
pub fn held_of(lab: &Lab<'_>, bottle: Condiment, seconds: f32, trials: u32) -> Result<Tally, StageError> {
    let mut sum = Tally::default();
    for pieces in FILLS {
        let tally = fill(lab, "held", bottle, pieces, trials, |_| HeldFor::new(seconds))?;
        sum.merge(&tally);
    }
    Ok(sum)
}

/// The same from bottles of all four kinds.
///
/// # Errors
/// When a gesture could not be made.
pub fn held(lab: &Lab<'_>, seconds: f32, trials: u32) -> Result<Tally, StageError> {
    let mut sum = Tally::default();
    for bottle in Condiment::ALL {
        sum.merge(&held_of(lab, bottle, seconds, trials)?);
    }
    Ok(sum)
}

/// How far from the middle of the pan a crêpe may lie that was tossed before and stayed in it: it has little room.
const OFF_MIDDLE: f32 = 0.24;

/// Tosses of a steady hand with a mark between these; every other one with a crêpe that lies in the middle, as a fresh one does, the others
/// with one that was tossed before.
///
/// # Errors
/// When a gesture could not be made.
pub fn tosses(
    lab: &Lab<'_>,
    flick: SteadyFlick,
    between: (f32, f32),
    trials: u32,
) -> Result<Vec<FlipReport>, StageError> {
    lab.trials("steady tosses", trials, |table, rng| {
        let mark = rng.random_range(between.0..between.1);
        let mut start = FlipStart::centred(table.config());
        let fresh: bool = rng.random();
        if !fresh {
            let aside = Quat::from_rotation_y(rng.random_range(0.0..std::f32::consts::TAU));
            start.crepe.position += aside * Vec3::X * OFF_MIDDLE * rng.random_range(0.0_f32..1.0).sqrt();
            start.crepe.rotation = aside;
        }
        table.flip_from(start, &mut SteadyToss::at(mark, flick))
    })
}

/// The share of usual ones that land picture side up.
///
/// # Errors
/// When a gesture could not be made.
pub fn tossed(lab: &Lab<'_>, between: (f32, f32), trials: u32) -> Result<f64, StageError> {
    Ok(success(&tosses(lab, SteadyFlick::USUAL, between, trials)?))
}

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    poured(lab, &mut found)?;
    let mut by_mark = Table::new("Tosses by the mark", &["from", "to", "picture"]);
    for tenth in -10..10 {
        let between = (tenth as f32 / 10.0, (tenth + 1) as f32 / 10.0);
        let share = tossed(lab, between, lab.scaled(200))?;
        by_mark.rows.push(vec![
            format!("{:.1}", between.0),
            format!("{:.1}", between.1),
            format!("{:.0} %", 100.0 * share),
        ]);
    }
    found.tables.push(by_mark);
    let green = SteadyFlick::USUAL.green;
    let [left, right] = SteadyFlick::USUAL.beside();
    found.checks.extend([
        Check::new(10, "mark in the green", 0.8.., tossed(lab, green, lab.scaled(1000))?),
        Check::new(10, "mark left of it", ..=0.25, tossed(lab, left, lab.scaled(1000))?),
        Check::new(10, "mark right of it", ..=0.25, tossed(lab, right, lab.scaled(1000))?),
    ]);
    Ok(found)
}

/// What the marks on the bar of a pour come to, kind by kind: whoever holds a bottle holds one of them, and not their mean.
fn poured(lab: &Lab<'_>, found: &mut Findings) -> Result<(), StageError> {
    let mut pours = Table::new("The key held for so many seconds (all bottles and fills)", &HEADER);
    for tenths in (5..=36).step_by(2) {
        let seconds = tenths as f32 / 10.0;
        let tally = held(lab, seconds, lab.scaled(25))?;
        pours.rows.push(row(format!("{seconds:.1} s"), &tally));
    }
    found.tables.push(pours);
    let mut marks = Table::new("At the marks, by bottle (all fills)", &HEADER);
    for bottle in Condiment::ALL {
        let begins = held_of(lab, bottle, pour_marks::BEGINS, lab.scaled(200))?;
        let one = held_of(lab, bottle, pour_marks::ONE, lab.scaled(200))?;
        let several = held_of(lab, bottle, pour_marks::SEVERAL + 0.3, lab.scaled(50))?;
        for (name, tally) in [("begins", &begins), ("one", &one), ("several", &several)] {
            marks.rows.push(row(format!("{bottle}, {name}"), tally));
        }
        let most_others = [0, 2, 3].map(|count| one.share(count)).into_iter().fold(0.0, f64::max);
        let what = |mark: &str| format!("{bottle}, let go {mark}");
        found.checks.extend([
            Check::new(10, &what("where it begins: nothing"), 0.9.., begins.share(0)),
            Check::new(
                10,
                &what("at one: one against the next likely"),
                1.0..,
                one.share(1) / most_others,
            ),
            Check::new(10, &what("at several: two and more"), 0.7.., several.share_from(2)),
        ]);
    }
    found.tables.push(marks);
    Ok(())
}
