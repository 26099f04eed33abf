//! Whether the die is fair, and whether a face can be placed.

use rules::a_la_carte::Face;

use super::findings::{Check, Findings, Table};
use super::hands::ThrowHand;
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

/// Throws by a practised hand that lays a face up in the hand and throws as gently as counts, always alike: whatever
/// face comes most often is what it could aim for.
///
/// # Errors
/// When a gesture could not be made.
pub fn placed_throws(lab: &Lab<'_>, trials: u32) -> Result<Vec<ThrowReport>, StageError> {
    lab.trials("placed throws", trials, |table, rng| {
        table.throw_from(die::showing(Face::Two, 0.0), &mut ThrowHand::placing(0.1, rng))
    })
}

/// How often each face came among the throws that count.
pub(crate) fn shares(reports: &[ThrowReport]) -> [f64; Face::COUNT] {
    let valid = reports.iter().filter(|report| report.face.is_ok()).count().max(1) as f64;
    Face::ALL.map(|face| reports.iter().filter(|report| report.face == Ok(face)).count() as f64 / valid)
}

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    let mut table = Table::new(
        "Faces of the die",
        &[
            "hand", "throws", "+1", "+2", "+3", "choose", "everyone", "coffee", "again",
        ],
    );
    let natural = natural_throws(lab, lab.scaled(6000))?;
    let placed = placed_throws(lab, lab.scaled(2000))?;
    let again = |reports: &[ThrowReport], why: Again| reports.iter().filter(|report| report.face == Err(why)).count();
    for (name, reports) in [("natural", &natural), ("placing", &placed)] {
        let mut row = vec![name.to_owned(), reports.len().to_string()];
        row.extend(shares(reports).map(|share| format!("{:.1} %", 100.0 * share)));
        row.push(format!(
            "{} cocked, {} off, {} too gentle",
            again(reports, Again::Cocked),
            again(reports, Again::OffTable),
            again(reports, Again::TooGentle)
        ));
        table.rows.push(row);
    }
    let valid = natural.iter().filter(|report| report.face.is_ok()).count() as f64;
    let expected = valid / Face::COUNT as f64;
    let chi: f64 = shares(&natural)
        .iter()
        .map(|share| (share * valid - expected).powi(2) / expected)
        .sum();
    let repeated = 1.0 - valid / natural.len().max(1) as f64;
    found.checks.extend([
        // The 95 % point of chi-square with five degrees of freedom.
        Check::new(6, "chi-square of the faces", ..=11.07, chi),
        Check::new(6, "thrown again", ..=0.02, repeated),
        Check::new(
            6,
            "a hand that places a face: its best",
            ..=0.25,
            shares(&placed).into_iter().fold(0.0, f64::max),
        ),
    ]);
    let names = Face::ALL.map(|face| face.to_string());
    let points = |reports: &[ThrowReport]| shares(reports).iter().map(|&share| (0.0, share)).collect();
    let series = [
        ("natural".to_owned(), points(&natural)),
        ("placing".to_owned(), points(&placed)),
    ];
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
