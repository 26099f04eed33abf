//! How often a crêpe is flipped, by skill.

use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Landing;

use super::findings::{Check, Findings, Table};
use super::hands::{FlipHand, Flipper};
use super::{Lab, plot};
use crate::gesture::FlipReport;
use crate::stage::StageError;

/// The aim of a practised follow, in centimetres.
const AIM: f32 = 0.4;

/// What hands of one kind make of it.
///
/// # Errors
/// When a gesture could not be made.
pub fn flips(
    lab: &Lab<'_>,
    what: &str,
    trials: u32,
    hand: impl Fn(&mut ChaCha8Rng) -> FlipHand + Sync,
) -> Result<Vec<FlipReport>, StageError> {
    lab.trials(what, trials, |table, rng| table.flip(&mut Flipper::new(hand(rng))))
}

pub(crate) fn success(reports: &[FlipReport]) -> f64 {
    share(reports, Landing::Picture)
}

fn share(reports: &[FlipReport], landing: Landing) -> f64 {
    reports.iter().filter(|report| report.landing == landing).count() as f64 / reports.len().max(1) as f64
}

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    let header = [
        "hand",
        "flips",
        "picture",
        "recipe",
        "beside",
        "mean turn",
        "mean height",
        "judged late",
    ];
    let mut table = Table::new("Flips", &header);
    let trials = lab.scaled(1000);
    let mut bars = Vec::new();
    let mut measure = |name: &str, hand: &(dyn Fn(&mut ChaCha8Rng) -> FlipHand + Sync)| {
        let reports = flips(lab, name, trials, hand)?;
        let mean = |value: fn(&FlipReport) -> f32| reports.iter().map(value).sum::<f32>() / reports.len() as f32;
        let percent = |landing| format!("{:.1} %", 100.0 * share(&reports, landing));
        table.rows.push(vec![
            name.to_owned(),
            reports.len().to_string(),
            percent(Landing::Picture),
            percent(Landing::Recipe),
            percent(Landing::Beside),
            format!("{:.0}°", mean(|report| report.turn)),
            format!("{:.1} cm", mean(|report| report.height)),
            reports.iter().filter(|report| report.timed_out).count().to_string(),
        ]);
        // There is little room below a bar.
        bars.push((name.trim_end_matches(" noise").to_owned(), success(&reports)));
        Ok::<f64, StageError>(success(&reports))
    };
    let following = measure("practised", &|rng| FlipHand::practised(0.1, Some(AIM), rng))?;
    let slow = |rng: &mut ChaCha8Rng| {
        let mut hand = FlipHand::practised(0.1, Some(1.0), rng);
        if let Some(following) = &mut hand.follow {
            following.reaction = 0.25;
        }
        hand
    };
    measure("slow", &slow)?;
    let still = measure("still", &|rng| FlipHand::practised(0.1, None, rng))?;
    measure("20 % noise", &|rng| FlipHand::practised(0.2, Some(AIM), rng))?;
    measure("35 % noise", &|rng| FlipHand::practised(0.35, Some(AIM), rng))?;
    let random = measure("random", &FlipHand::random)?;
    let energetic = measure("energetic", &FlipHand::energetic)?;
    found.checks.extend([
        Check::new(5, "practised, following", 0.9.., following),
        Check::new(5, "practised, pan still", 0.35..=0.60, still),
        Check::new(5, "random", ..=0.05, random),
        Check::new(5, "energetic random", ..=0.15, energetic),
    ]);
    let names: Vec<String> = bars.iter().map(|(name, _)| name.clone()).collect();
    let points = bars.iter().map(|&(_, share)| (0.0, share)).collect();
    found.plots.push(plot::bars(
        "flip",
        "Flips that succeed",
        "share",
        &names,
        &[("success".to_owned(), points)],
    ));
    found.tables.push(table);
    Ok(found)
}
