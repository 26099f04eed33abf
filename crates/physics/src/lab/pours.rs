//! How much falls out of a bottle: by angle, by hold, by fill.

use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Condiment;

use super::findings::{Check, Findings, Table};
use super::hands::PourHand;
use super::stats::Tally;
use super::{Lab, control, leave, plot};
use crate::headless_table::Motion;
use crate::stage::StageError;

/// Angles and holds of the grid.
pub(crate) const ANGLES: [f32; 4] = [115.0, 120.0, 150.0, 180.0];
/// From full to a quarter full.
pub(crate) const FILLS: [u8; 4] = [20, 15, 10, 5];
/// Seconds at the angle.
pub(crate) const HOLDS: [f32; 5] = [0.15, 0.4, 0.7, 1.0, 1.5];

/// What newcomers pour out of a bottle with so many pieces.
///
/// # Errors
/// When a gesture could not be made.
pub fn natural(lab: &Lab<'_>, bottle: Condiment, pieces: u8, trials: u32) -> Result<Tally, StageError> {
    fill(lab, "newcomers", bottle, pieces, trials, PourHand::natural)
}

/// What a plain turn pours out of a full bottle of pepper.
///
/// # Errors
/// When a gesture could not be made.
pub fn turned(lab: &Lab<'_>, angle: f32, hold: f32, trials: u32) -> Result<Tally, StageError> {
    fill(lab, "plain turns", Condiment::Pepper, 20, trials, |_| {
        PourHand::plain(angle, hold)
    })
}

/// What a second upside down pours out of a bottle with so many pieces.
///
/// # Errors
/// When a gesture could not be made.
pub fn upside_down(lab: &Lab<'_>, bottle: Condiment, pieces: u8, trials: u32) -> Result<Tally, StageError> {
    fill(lab, "upside down", bottle, pieces, trials, |_| {
        PourHand::plain(180.0, 1.0)
    })
}

/// What a hand pours out of a bottle with so many pieces.
///
/// # Errors
/// When a gesture could not be made.
pub fn fill<Hand: Motion>(
    lab: &Lab<'_>,
    what: &str,
    bottle: Condiment,
    pieces: u8,
    trials: u32,
    hand: impl Fn(&mut ChaCha8Rng) -> Hand + Sync,
) -> Result<Tally, StageError> {
    let outcomes = lab.trials(what, trials, |table, rng| {
        leave(table, bottle, pieces);
        Ok(table.pour(bottle, 0, &mut hand(rng))?.pour.total())
    })?;
    let mut tally = Tally::default();
    outcomes.into_iter().for_each(|fell| tally.add(usize::from(fell)));
    Ok(tally)
}

pub(crate) fn row(name: String, tally: &Tally) -> Vec<String> {
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    let mut row = vec![
        name,
        tally.total().to_string(),
        format!("{:.2}", tally.mean()),
        format!("{:.2}", tally.deviation()),
    ];
    row.extend((0..4).map(|value| percent(tally.share(value))));
    row.push(percent(tally.share_from(4)));
    row
}

pub(crate) const HEADER: [&str; 9] = ["gesture", "pours", "mean", "sd", "P0", "P1", "P2", "P3", "P≥4"];

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    let mut kinds = Table::new("Newcomers, full bottles", &HEADER);
    let mut fills = Table::new("Newcomers, by pieces in the bottle (all four bottles)", &HEADER);
    let mut all = Tally::default();
    for bottle in Condiment::ALL {
        let tally = natural(lab, bottle, 20, lab.scaled(400))?;
        all.merge(&tally);
        kinds.rows.push(row(bottle.to_string(), &tally));
    }
    kinds.rows.push(row("all".to_owned(), &all));
    found.checks.extend([
        Check::new(1, "natural short tip: mean", 1.0..=2.2, all.mean()),
        Check::new(1, "natural short tip: P(0)", 0.08..=0.30, all.share(0)),
        Check::new(1, "natural short tip: P(≥ 4)", ..=0.08, all.share_from(4)),
    ]);
    let mut by_fill = Vec::new();
    for pieces in FILLS {
        let mut sum = Tally::default();
        for bottle in Condiment::ALL {
            sum.merge(&natural(lab, bottle, pieces, lab.scaled(150))?);
        }
        fills.rows.push(row(format!("{pieces} pieces"), &sum));
        by_fill.push((f64::from(pieces), sum.mean()));
    }
    let full = by_fill.first().map_or(1.0, |&(_, mean)| mean);
    for (&(pieces, mean), least) in by_fill[2..].iter().zip([0.8, 0.0]) {
        let what = format!("natural short tip: {pieces} pieces against 20");
        found.checks.push(Check::new(2, &what, least..=1.15, mean / full));
    }
    let half = upside_down(lab, Condiment::Pepper, 10, lab.scaled(300))?.mean();
    let held = grid(lab, &mut found)?;
    found.checks.push(Check::new(
        2,
        "180° held 1 s: 10 pieces against 20",
        0.8..=1.15,
        half / held,
    ));
    control::findings(lab, &mut found)?;
    found.plots.push(plot::lines(
        "pour-fill",
        "What newcomers pour, by what is in the bottle",
        "pieces in the bottle",
        "mean pieces poured",
        &[("newcomers".to_owned(), by_fill)],
    ));
    let spread = |tally: &Tally| (0..8).map(|value| (value as f64, tally.share(value))).collect();
    let names: Vec<String> = (0..8).map(|value| value.to_string()).collect();
    found.plots.push(plot::bars(
        "pour-natural",
        "What newcomers pour from full bottles",
        "share of pours",
        &names,
        &[("all bottles".to_owned(), spread(&all))],
    ));
    found.tables.insert(0, fills);
    found.tables.insert(0, kinds);
    Ok(found)
}

/// Plain turns by angle and hold; returns the mean of a second upside down.
fn grid(lab: &Lab<'_>, found: &mut Findings) -> Result<f64, StageError> {
    let mut table = Table::new("Plain turns of 0.25 s over and back, full bottle of pepper", &HEADER);
    let (mut series, mut upside_down) = (Vec::new(), 0.0);
    for angle in ANGLES {
        let mut means = Vec::new();
        for hold in HOLDS {
            let tally = turned(lab, angle, hold, lab.scaled(300))?;
            table.rows.push(row(format!("{angle}° / {hold} s"), &tally));
            means.push((f64::from(hold), tally.mean()));
        }
        if angle > 115.0 {
            let rise = means
                .windows(2)
                .map(|pair| pair[1].1 - pair[0].1)
                .fold(f64::MAX, f64::min);
            found.checks.push(Check::new(
                1,
                &format!("least rise with hold at {angle}°"),
                1e-9..,
                rise,
            ));
        }
        if angle < 150.0 {
            found
                .checks
                .push(Check::new(1, &format!("{angle}° held 0.4 s: mean"), ..=1.2, means[1].1));
        }
        if angle == 180.0 {
            upside_down = means[3].1;
            found
                .checks
                .push(Check::new(1, "180° held 1 s: mean", 5.0.., upside_down));
        }
        series.push((format!("{angle}°"), means));
    }
    found.tables.push(table);
    found.plots.push(plot::lines(
        "pour-hold",
        "Hold longer, tip further: more falls",
        "seconds held",
        "mean pieces poured",
        &series,
    ));
    Ok(upside_down)
}
