//! Whether anything leaks or breaks when a hand does its worst.

use bevy::math::Vec3;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Crystal};
use serde::Serialize;

use super::Lab;
use super::findings::{Check, Findings, Table};
use crate::gesture::Observation;
use crate::guard::Interventions;
use crate::hand::Target;
use crate::ledger::LedgerError;
use crate::stage::StageError;

/// What happened in all violent gestures together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Violence {
    /// Gestures made.
    pub gestures: u32,
    /// What the guard had to do.
    pub guard: Interventions,
    /// Pours after which a crystal was missing.
    pub lost: u32,
}

/// A hand that throws its wish about the whole box, anew every few hundredths of a second, and then lets go.
struct Raging {
    rng: ChaCha8Rng,
    until: f32,
    next: f32,
    wish: Target,
}

impl Raging {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        Self {
            until: rng.random_range(0.4..1.1),
            rng,
            next: 0.0,
            wish: Target::at(Vec3::Y * 10.0),
        }
    }

    fn wish(&mut self, sight: &Observation) -> Target {
        if sight.time >= self.until {
            return self.wish.tipped(0.0).released();
        }
        if sight.time >= self.next {
            self.next = sight.time + self.rng.random_range(0.01..0.15);
            let mut far = || self.rng.random_range(-30.0..30.0);
            let place = Vec3::new(far(), far(), far());
            self.wish = Target::at(place).tipped(self.rng.random_range(0.0..3.2));
        }
        self.wish
    }
}

/// Makes so many violent gestures: mostly pours, some flips and throws.
///
/// # Errors
/// When a gesture could not be made.
pub fn violent(lab: &Lab<'_>, trials: u32) -> Result<Violence, StageError> {
    let outcomes = lab.trials("violent gestures", trials, |table, rng| {
        let mut hand = Raging::new(rng.random());
        let mut motion = |sight: &Observation| hand.wish(sight);
        Ok(match rng.random_range(0..20) {
            0 => (table.throw(&mut motion)?.guard, Ok(())),
            1 | 2 => (table.flip(&mut motion)?.guard, Ok(())),
            _ => {
                let bottle = Condiment::ALL[rng.random_range(0..Condiment::COUNT)];
                let mut counts = table.larder().counts();
                let report = table.pour(bottle, 0, &mut motion)?;
                let index = bottle.index();
                for (kind, fell) in [(bottle.into(), report.pour.colour), (Crystal::Salt, report.pour.salt)] {
                    counts.bottles[index][kind] -= fell;
                    counts.pans[0][kind] += fell;
                }
                (report.guard, table.larder().prove(&counts))
            }
        })
    })?;
    let mut sum = Violence {
        gestures: trials,
        ..Violence::default()
    };
    for (guard, proof) in outcomes {
        sum.guard += guard;
        let proof: Result<(), LedgerError> = proof;
        sum.lost += u32::from(proof.is_err());
    }
    Ok(sum)
}

pub(crate) fn findings(lab: &Lab<'_>) -> Result<Findings, StageError> {
    let mut found = Findings::default();
    let sum = violent(lab, lab.scaled(10_000))?;
    let mut table = Table::new(
        "Violent gestures",
        &["gestures", "leaks put back", "non-finite", "crystals lost"],
    );
    let cells = [sum.gestures, sum.guard.leaks, sum.guard.non_finite, sum.lost];
    table.rows.push(cells.map(|cell| cell.to_string()).to_vec());
    found.checks.extend([
        Check::new(7, "crystals lost", ..=0.0, f64::from(sum.lost)),
        Check::new(7, "non-finite bodies", ..=0.0, f64::from(sum.guard.non_finite)),
        Check::new(
            7,
            "guard interventions in 1,000",
            ..=1.0,
            1000.0 * f64::from(sum.guard.total()) / f64::from(sum.gestures),
        ),
    ]);
    found.tables.push(table);
    Ok(found)
}
