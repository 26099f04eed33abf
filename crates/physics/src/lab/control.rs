//! Whether a practised hand gets what it wants.

use rules::a_la_carte::Condiment;

use super::findings::{Check, Findings, Table};
use super::hands::{PourHand, WatchingHand, noisy};
use super::pours::fill;
use super::stats::Tally;
use super::{Lab, plot};
use crate::stage::StageError;

/// The noise of a practised hand, on every parameter.
const PRACTISED: f32 = 0.1;

/// From seeing to moving, in seconds.
const REACTION: f32 = 0.2;

/// What a practised hand pours that wants exactly one piece: half over, and back as soon as it has seen one fall.
///
/// # Errors
/// When a gesture could not be made.
pub fn exactly_one(lab: &Lab<'_>, angle: f32, trials: u32) -> Result<Tally, StageError> {
    let plan = PourHand {
        hold: 2.5,
        back: 0.2,
        ..PourHand::plain(angle, 0.0)
    };
    watched(lab, "wants one", plan, 1, trials)
}

/// What a practised hand pours that wants at least four: all the way over until it has seen four.
///
/// # Errors
/// When a gesture could not be made.
pub fn at_least_four(lab: &Lab<'_>, trials: u32) -> Result<Tally, StageError> {
    watched(lab, "wants four", PourHand::plain(180.0, 3.0), 4, trials)
}

fn watched(lab: &Lab<'_>, what: &str, plan: PourHand, wants: u8, trials: u32) -> Result<Tally, StageError> {
    let outcomes = lab.trials(what, trials, |table, rng| {
        let plan = plan.with_noise(PRACTISED, rng);
        let mut hand = WatchingHand::new(plan, wants, noisy(rng, REACTION, PRACTISED));
        Ok(table.pour(Condiment::Pepper, 0, &mut hand)?.pour.total())
    })?;
    let mut tally = Tally::default();
    outcomes.into_iter().for_each(|fell| tally.add(usize::from(fell)));
    Ok(tally)
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

pub(crate) fn findings(lab: &Lab<'_>, found: &mut Findings) -> Result<(), StageError> {
    let mut table = Table::new(
        "A practised hand that watches, 200 ms late",
        &["wants", "pours", "got it", "mean", "sd"],
    );
    let mut row = |name: String, tally: &Tally, got: f64| {
        let cells = [
            name,
            tally.total().to_string(),
            format!("{:.0} %", 100.0 * got),
            format!("{:.2}", tally.mean()),
            format!("{:.2}", tally.deviation()),
        ];
        table.rows.push(cells.to_vec());
    };
    let mut by_angle = Vec::new();
    for angle in [115.0, 120.0, 125.0, 130.0, 140.0, 150.0, 180.0] {
        let tally = exactly_one(lab, angle, lab.scaled(200))?;
        row(format!("exactly one, at {angle}°"), &tally, tally.share(1));
        by_angle.push((f64::from(angle), tally.share(1)));
    }
    let best = by_angle.iter().map(|&(_, share)| share).fold(0.0, f64::max);
    let four = at_least_four(lab, lab.scaled(200))?;
    row("at least four, at 180°".to_owned(), &four, four.share_from(4));
    let same = repeated(lab, lab.scaled(400))?;
    row("150° held 0.3 s, blind".to_owned(), &same, 1.0);
    found.checks.extend([
        Check::new(3, "wants exactly one, gets it", 0.5.., best),
        Check::new(3, "wants at least four, gets it", 0.7.., four.share_from(4)),
        Check::new(3, "the same gesture: mean", 1.0..=2.0, same.mean()),
        Check::new(3, "the same gesture: sd", 0.7..=1.3, same.deviation()),
    ]);
    found.tables.push(table);
    found.plots.push(plot::lines(
        "pour-control",
        "A practised hand that wants exactly one",
        "degrees",
        "share that got it",
        &[("got one".to_owned(), by_angle)],
    ));
    Ok(())
}
