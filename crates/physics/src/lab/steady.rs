//! Whether the bars of the steady hand are true: what falls for how long a key was held, and where on its bar a toss succeeds.

use bevy::math::{Quat, Vec3};
use rand::RngExt;
use rules::a_la_carte::{Condiment, Landing};

use super::Lab;
use super::findings::{Check, Findings, Table};
use super::hands::{GREEN, HeldFor, SteadyToss, pour_marks};
use super::pours::{FILLS, HEADER, fill, row};
use super::stats::Tally;
use crate::gesture::FlipStart;
use crate::stage::StageError;

/// What falls when the key is held for so many seconds, from bottles of all four kinds, full to a quarter full.
///
/// # Errors
/// When a gesture could not be made.
pub fn held(lab: &Lab<'_>, seconds: f32, trials: u32) -> Result<Tally, StageError> {
    let mut sum = Tally::default();
    for bottle in Condiment::ALL {
        for pieces in FILLS {
            let tally = fill(lab, "held", bottle, pieces, trials, |_| HeldFor::new(seconds))?;
            sum.merge(&tally);
        }
    }
    Ok(sum)
}

/// How far from the middle of the pan a crêpe may lie that was tossed before and stayed in it: it has little room.
const OFF_MIDDLE: f32 = 0.24;

/// The share of tosses with a mark between these that land picture side up; every other one with a crêpe that lies in the
/// middle, as a fresh one does, the others with one that was tossed before.
///
/// # Errors
/// When a gesture could not be made.
pub fn tossed(lab: &Lab<'_>, between: (f32, f32), trials: u32) -> Result<f64, StageError> {
    let landings = lab.trials("steady tosses", trials, |table, rng| {
        let mark = rng.random_range(between.0..between.1);
        let mut start = FlipStart::centred(table.config());
        let fresh: bool = rng.random();
        if !fresh {
            let aside = Quat::from_rotation_y(rng.random_range(0.0..std::f32::consts::TAU));
            start.crepe.position += aside * Vec3::X * OFF_MIDDLE * rng.random_range(0.0_f32..1.0).sqrt();
            start.crepe.rotation = aside;
        }
        Ok(table.flip_from(start, &mut SteadyToss::at(mark))?.landing)
    })?;
    let picture = landings.iter().filter(|&&landing| landing == Landing::Picture).count();
    Ok(picture as f64 / landings.len().max(1) as f64)
}

/// What is left and right of the green together, by how much of the bar each takes up.
///
/// # Errors
/// When a gesture could not be made.
pub fn tossed_outside(lab: &Lab<'_>, trials: u32) -> Result<f64, StageError> {
    let (left, right) = (GREEN.0 + 1.0, 1.0 - GREEN.1);
    let of_left = (f64::from(trials) * f64::from(left / (left + right))) as u32;
    let weighed = |share: f64, count: u32| share * f64::from(count) / f64::from(trials);
    let (below, above) = ((-1.0, GREEN.0), (GREEN.1, 1.0));
    let right_of_it = weighed(tossed(lab, above, trials - of_left)?, trials - of_left);
    Ok(weighed(tossed(lab, below, of_left)?, of_left) + right_of_it)
}

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    let mut pours = Table::new("The key held for so many seconds (all bottles and fills)", &HEADER);
    for tenths in (5..=36).step_by(2) {
        let seconds = tenths as f32 / 10.0;
        let tally = held(lab, seconds, lab.scaled(25))?;
        pours.rows.push(row(format!("{seconds:.1} s"), &tally));
    }
    let before = held(lab, pour_marks::BEGINS - 0.05, lab.scaled(50))?;
    let one = held(lab, pour_marks::ONE, lab.scaled(50))?;
    let several = held(lab, pour_marks::SEVERAL + 0.3, lab.scaled(50))?;
    for (name, tally) in [("before it begins", &before), ("one", &one), ("several", &several)] {
        pours.rows.push(row(name.to_owned(), tally));
    }
    found.tables.push(pours);
    let mut tosses = Table::new("Tosses by the mark", &["from", "to", "picture"]);
    for tenth in -10..10 {
        let between = (tenth as f32 / 10.0, (tenth + 1) as f32 / 10.0);
        let share = tossed(lab, between, lab.scaled(200))?;
        tosses.rows.push(vec![
            format!("{:.1}", between.0),
            format!("{:.1}", between.1),
            format!("{:.0} %", 100.0 * share),
        ]);
    }
    found.tables.push(tosses);
    let most_others = [0, 2, 3].map(|count| one.share(count)).into_iter().fold(0.0, f64::max);
    found.checks.extend([
        Check::new(
            10,
            "let go before it begins: something falls",
            ..=0.15,
            before.share_from(1),
        ),
        Check::new(10, "let go at one: something falls", 0.6.., one.share_from(1)),
        Check::new(
            10,
            "let go at one: one against the next likely",
            1.0..,
            one.share(1) / most_others,
        ),
        Check::new(10, "let go at several: two and more", 0.7.., several.share_from(2)),
        Check::new(10, "mark in the green", 0.8.., tossed(lab, GREEN, lab.scaled(1000))?),
        Check::new(10, "mark outside it", ..=0.25, tossed_outside(lab, lab.scaled(1000))?),
    ]);
    Ok(found)
}
