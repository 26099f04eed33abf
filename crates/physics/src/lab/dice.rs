//! Whether the die is fair, and whether a face can be placed.

use rules::a_la_carte::Face;

use super::findings::{Check, Findings, Table};
use super::hands::{Placing, ThrowHand};
use super::{Lab, plot};
use crate::die;
use crate::gesture::{Again, ThrowReport};
use crate::stage::StageError;

/// Throws by newcomers, the die taken up anyhow.
///
/// # Errors
/// When a gesture could not be made.
pub fn natural_throws(lab: &Lab<'_>, trials: u32) -> Result<Vec<ThrowReport>, StageError> {
    lab.trials("throws", trials, |table, rng| table.throw(&mut ThrowHand::natural(rng)))
}

/// Flicks of any size, as people make them with a mouse.
///
/// # Errors
/// When a gesture could not be made.
pub fn flicks(lab: &Lab<'_>, trials: u32) -> Result<Vec<ThrowReport>, StageError> {
    lab.trials("flicks", trials, |table, rng| table.throw(&mut ThrowHand::flick(rng)))
}

/// Dice that are carried somewhere and put down.
///
/// # Errors
/// When a gesture could not be made.
pub fn put_down(lab: &Lab<'_>, trials: u32) -> Result<Vec<ThrowReport>, StageError> {
    lab.trials("put down", trials, |table, rng| {
        table.throw(&mut ThrowHand::carrying(rng))
    })
}

/// Throws by a practised hand that lays a face up in the hand and throws as little as counts, always alike: whatever
/// face comes most often is what it could aim for.
///
/// # Errors
/// When a gesture could not be made.
pub fn placed_throws(lab: &Lab<'_>, way: Placing, trials: u32) -> Result<Vec<ThrowReport>, StageError> {
    lab.trials(way.name(), trials, |table, rng| {
        table.throw_from(die::showing(Face::Two, 0.0), &mut ThrowHand::placing(way, 0.1, rng))
    })
}

/// How often each face came among the throws that count.
pub(crate) fn shares(reports: &[ThrowReport]) -> [f64; Face::COUNT] {
    let valid = reports.iter().filter(|report| report.face.is_ok()).count().max(1) as f64;
    Face::ALL.map(|face| reports.iter().filter(|report| report.face == Ok(face)).count() as f64 / valid)
}

/// How far the faces are from equally many.
fn chi_square(reports: &[ThrowReport]) -> f64 {
    let valid = reports.iter().filter(|report| report.face.is_ok()).count() as f64;
    let expected = valid / Face::COUNT as f64;
    shares(reports)
        .iter()
        .map(|share| (share * valid - expected).powi(2) / expected)
        .sum()
}

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    let mut table = Table::new(
        "Faces of the die",
        &[
            "hand", "throws", "+1", "+2", "+3", "choose", "everyone", "coffee", "again",
        ],
    );
    let mut hands = vec![
        ("natural", natural_throws(lab, lab.scaled(6000))?),
        ("flicks", flicks(lab, lab.scaled(6000))?),
        ("put down", put_down(lab, lab.scaled(500))?),
    ];
    for way in Placing::ALL {
        hands.push((way.name(), placed_throws(lab, way, lab.scaled(2000))?));
    }
    let again = |reports: &[ThrowReport], why: Again| reports.iter().filter(|report| report.face == Err(why)).count();
    for (name, reports) in &hands {
        let mut row = vec![(*name).to_owned(), reports.len().to_string()];
        row.extend(shares(reports).map(|share| format!("{:.1} %", 100.0 * share)));
        row.push(format!(
            "{} cocked, {} off, {} too gentle",
            again(reports, Again::Cocked),
            again(reports, Again::OffTable),
            again(reports, Again::TooGentle)
        ));
        table.rows.push(row);
    }
    let [(_, natural), (_, flicked), (_, laid), placed @ ..] = &hands[..] else {
        return Ok(found);
    };
    let repeated = |reports: &[ThrowReport]| {
        let counted = reports.iter().filter(|report| report.face.is_ok()).count();
        1.0 - counted as f64 / reports.len().max(1) as f64
    };
    let gentle = |reports: &[ThrowReport]| again(reports, Again::TooGentle) as f64 / reports.len().max(1) as f64;
    let best = |(_, reports): &(&str, Vec<ThrowReport>)| shares(reports).into_iter().fold(0.0, f64::max);
    found.checks.extend([
        // The 95 % point of chi-square with five degrees of freedom.
        Check::new(6, "chi-square of the faces", ..=11.07, chi_square(natural)),
        Check::new(6, "… of flicks of any size", ..=11.07, chi_square(flicked)),
        Check::new(6, "thrown again", ..=0.02, repeated(natural)),
        Check::new(6, "flicks that are throws", 0.98.., 1.0 - gentle(flicked)),
        Check::new(6, "flicks thrown again", ..=0.02, repeated(flicked)),
        Check::new(6, "put down and no throw", 0.98.., gentle(laid)),
        Check::new(
            6,
            "a hand that places a face: its best",
            ..=0.25,
            placed.iter().map(best).fold(0.0, f64::max),
        ),
    ]);
    let names = Face::ALL.map(|face| face.to_string());
    let points = |reports: &[ThrowReport]| shares(reports).iter().map(|&share| (0.0, share)).collect();
    let series: Vec<_> = hands
        .iter()
        .filter(|(name, _)| *name != "put down")
        .map(|(name, reports)| ((*name).to_owned(), points(reports)))
        .collect();
    found.plots.push(plot::bars(
        "die",
        "Faces of the die",
        "share of throws",
        &names,
        &series,
    ));
    found.tables.push(table);
    Ok(found)
}
