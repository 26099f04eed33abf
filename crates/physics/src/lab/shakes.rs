//! Whether shaking mixes: salt laid on top, with and without a shake before the pour.

use rules::a_la_carte::Condiment;

use super::findings::{Check, Findings, Table};
use super::hands::{PourHand, Shake};
use super::{Lab, plot};
use crate::settle::Layers;
use crate::stage::StageError;

/// A good shake: 3 cm up and 3 cm down, five times a second, for two and a half seconds, from a loose wrist that rocks the
/// bottle to 70° and back with every other stroke.
pub const GOOD: Shake = Shake {
    stroke: 6.0,
    frequency: 5.0,
    rock: 70.0,
    time: 2.5,
};

/// The share of salt in all that falls at 180°, salt laid on top.
///
/// # Errors
/// When a gesture could not be made.
pub fn salt_share(lab: &Lab<'_>, shake: Option<Shake>, trials: u32) -> Result<f64, StageError> {
    let outcomes = lab.trials("salt on top", trials, |table, _| {
        table.lay(Condiment::Pepper, Layers::SaltOnTop);
        let mut hand = PourHand {
            shake,
            ..PourHand::plain(180.0, 0.15)
        };
        Ok(table.pour(Condiment::Pepper, 0, &mut hand)?.pour)
    })?;
    let salt: u32 = outcomes.iter().map(|pour| u32::from(pour.salt)).sum();
    let all: u32 = outcomes.iter().map(|pour| u32::from(pour.total())).sum();
    Ok(f64::from(salt) / f64::from(all.max(1)))
}

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    let mut table = Table::new("Salt on top: share of salt in what falls at 180°", &["shake", "share"]);
    let trials = lab.scaled(400);
    let mut shares = Vec::new();
    for (name, shake) in [
        ("none", None),
        (
            "weak: ±1 cm, 3 Hz",
            Some(Shake {
                stroke: 2.0,
                frequency: 3.0,
                rock: 0.0,
                ..GOOD
            }),
        ),
        ("stiff: ±3 cm, 5 Hz, 2.5 s", Some(Shake { rock: 0.0, ..GOOD })),
        ("good: the same, rocked to 70°", Some(GOOD)),
    ] {
        let share = salt_share(lab, shake, trials)?;
        table.rows.push(vec![name.to_owned(), format!("{share:.3}")]);
        shares.push((name.split(':').next().unwrap_or(name).to_owned(), share));
    }
    found.checks.extend([
        Check::new(4, "salt share without a shake", 0.40.., shares[0].1),
        Check::new(4, "salt share after a good shake", ..=0.32, shares[3].1),
    ]);
    let names: Vec<String> = shares.iter().map(|(name, _)| name.clone()).collect();
    let points = shares.iter().map(|&(_, share)| (0.0, share)).collect();
    found.plots.push(plot::bars(
        "shake",
        "A shake mixes the salt in",
        "share of salt",
        &names,
        &[("salt".to_owned(), points)],
    ));
    found.tables.push(table);
    Ok(found)
}
