//! Whether a hand gets what it wants: a newcomer's, which only watches, and a practised one.

use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Condiment;

use super::findings::{Check, Findings, Table};
use super::hands::{Creep, PourHand, WatchingHand, noisy};
use super::pours::{FILLS, HEADER, fill, row};
use super::stats::Tally;
use super::{Lab, plot};
use crate::stage::StageError;

/// The noise of a practised hand, on every parameter.
const PRACTISED: f32 = 0.1;

/// The noise of its angle, when it watches: the bottle is seen to turn.
const PRACTISED_ANGLE: f32 = 0.05;

/// From seeing to moving, in seconds.
const REACTION: f32 = 0.2;

/// Where it tips when it wants one, in degrees: one angle, for the best of several would be partly luck.
pub const WANTS_ONE: f32 = 125.0;

/// What a newcomer pours who wants exactly one piece and can do nothing but watch.
///
/// # Errors
/// When a gesture could not be made.
pub fn watching(lab: &Lab<'_>, bottle: Condiment, pieces: u8, trials: u32) -> Result<Tally, StageError> {
    fill(lab, "watches for one", bottle, pieces, trials, WatchingHand::newcomer)
}

/// What a practised hand pours that wants exactly one piece: slowly to an angle, on by a few degrees every second as long as
/// nothing falls, and back as soon as it has seen one.
///
/// # Errors
/// When a gesture could not be made.
pub fn exactly_one(lab: &Lab<'_>, angle: f32, bottle: Condiment, pieces: u8, trials: u32) -> Result<Tally, StageError> {
    fill(lab, "wants one", bottle, pieces, trials, |rng| {
        let plan = PourHand {
            angle: noisy(rng, angle, PRACTISED_ANGLE),
            ..PourHand::PINCH.with_noise(PRACTISED, rng)
        };
        WatchingHand::new(plan, 1, noisy(rng, REACTION, PRACTISED)).creeping(Creep::SLOW)
    })
}

/// What a practised hand pours that wants at least four: all the way over until it has seen four.
///
/// # Errors
/// When a gesture could not be made.
pub fn at_least_four(lab: &Lab<'_>, trials: u32) -> Result<Tally, StageError> {
    let plan = PourHand::plain(180.0, 3.0);
    fill(lab, "wants four", Condiment::Pepper, 20, trials, |rng| {
        practised(plan, 4, rng)
    })
}

fn practised(plan: PourHand, wants: u8, rng: &mut ChaCha8Rng) -> WatchingHand {
    let plan = plan.with_noise(PRACTISED, rng);
    WatchingHand::new(plan, wants, noisy(rng, REACTION, PRACTISED))
}

/// The same gesture again and again, with a practised hand's noise.
///
/// # Errors
/// When a gesture could not be made.
pub fn repeated(lab: &Lab<'_>, trials: u32) -> Result<Tally, StageError> {
    let plan = PourHand::plain(150.0, 0.3);
    fill(lab, "the same again", Condiment::Pepper, 20, trials, |rng| {
        plan.with_noise(PRACTISED, rng)
    })
}

/// Newcomers who want one, from full to a quarter full.
fn newcomers(lab: &Lab<'_>, found: &mut Findings) -> Result<(), StageError> {
    let mut table = Table::new("Newcomers who watch and want exactly one (all four bottles)", &HEADER);
    let (mut all, mut means) = (Tally::default(), Vec::new());
    for pieces in FILLS {
        let mut sum = Tally::default();
        for bottle in Condiment::ALL {
            sum.merge(&watching(lab, bottle, pieces, lab.scaled(100))?);
        }
        table.rows.push(row(format!("{pieces} pieces"), &sum));
        means.push(sum.mean());
        all.merge(&sum);
    }
    table.rows.push(row("all".to_owned(), &all));
    for (name, angles) in [
        ("told nothing: to 120–160° and waits", 120.0..160.0),
        ("told nothing: all the way over", 179.9..180.0),
    ] {
        let mut sum = Tally::default();
        for bottle in Condiment::ALL {
            for pieces in FILLS {
                sum.merge(&fill(lab, name, bottle, pieces, lab.scaled(25), |rng| {
                    WatchingHand::untaught(angles.clone(), rng)
                })?);
            }
        }
        table.rows.push(row(name.to_owned(), &sum));
    }
    found.tables.push(table);
    found.checks.extend([
        Check::new(3, "watches for one: exactly one", 0.6.., all.share(1)),
        Check::new(3, "watches for one: nothing", ..=0.15, all.share(0)),
        Check::new(3, "watches for one: three or more", ..=0.05, all.share_from(3)),
        Check::new(
            2,
            "watches for one: 10 pieces against 20",
            0.8..=1.15,
            means[2] / means[0],
        ),
    ]);
    Ok(())
}

/// Practised hands that want one, by the angle to which they tip.
fn by_angle(lab: &Lab<'_>, found: &mut Findings) -> Result<(), StageError> {
    let mut table = Table::new(
        "A practised hand that watches, 200 ms late, and wants exactly one (all bottles and fills)",
        &HEADER,
    );
    let mut got = Vec::new();
    for angle in [115.0, 120.0, WANTS_ONE, 130.0, 140.0, 150.0, 180.0] {
        let mut sum = Tally::default();
        for bottle in Condiment::ALL {
            for pieces in FILLS {
                sum.merge(&exactly_one(lab, angle, bottle, pieces, lab.scaled(25))?);
            }
        }
        table.rows.push(row(format!("{angle}°"), &sum));
        got.push((f64::from(angle), sum.share(1)));
    }
    let there = got.iter().find(|&&(angle, _)| angle == f64::from(WANTS_ONE));
    let what = format!("practised, wants exactly one at {WANTS_ONE}°, gets it");
    let gets_it = there.map_or(0.0, |&(_, share)| share);
    found.checks.push(Check::new(3, &what, 0.72.., gets_it));
    found.tables.push(table);
    found.plots.push(plot::lines(
        "pour-control",
        "A practised hand that wants exactly one",
        "degrees",
        "share that got it",
        &[("got one".to_owned(), got)],
    ));
    Ok(())
}

pub(crate) fn findings(lab: &Lab<'_>, found: &mut Findings) -> Result<(), StageError> {
    newcomers(lab, found)?;
    by_angle(lab, found)?;
    let mut table = Table::new("Other wishes of a practised hand, full bottle of pepper", &HEADER);
    let four = at_least_four(lab, lab.scaled(200))?;
    table
        .rows
        .push(row("at least four, at 180°, watching".to_owned(), &four));
    let same = repeated(lab, lab.scaled(400))?;
    table.rows.push(row("150° held 0.3 s, blind".to_owned(), &same));
    found.checks.extend([
        Check::new(3, "wants at least four, gets it", 0.7.., four.share_from(4)),
        Check::new(3, "the same gesture: mean", 1.0..=2.0, same.mean()),
        Check::new(3, "the same gesture: sd", 0.7..=1.3, same.deviation()),
    ]);
    found.tables.push(table);
    Ok(())
}
