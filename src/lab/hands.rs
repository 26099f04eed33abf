//! What the hands of the chefs get, measured gesture by gesture: the numbers in `assets/hands.ron`.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

use opponents::Level;
use opponents::a_la_carte::{FillOdds, FlipOdds, HandModel, HandModels, MOST_PIECES, PourModel, PourOdds, PourStyle};
use physics::lab::Progress;
use physics::{HeadlessTable, PhysicsConfig, StageError};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Crystal, Landing};

use super::Measurement;
use crate::kitchen::{flipping_hand, pouring_hand};

/// Pieces in the bottle for which pours are measured.
pub const FILLS: [u8; 3] = [20, 10, 5];
/// Gestures of each kind at size 1.
const POURS: f64 = 150.0;
const FLIPS: f64 = 600.0;

/// One kind of gesture, to be made many times.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Cell {
    /// Pours of a hand from a bottle with so many pieces.
    Pour(Level, PourStyle, u8),
    /// Flips of a hand.
    Flip(Level),
}

/// How often each outcome came: so many pieces, or a landing in the order of [`Landing::ALL`].
pub type Outcomes = [u32; MOST_PIECES + 1];

/// Makes one kind of gesture so many times, each from a table set up as if it were the only one.
///
/// # Errors
/// If a gesture could not be made.
pub fn sample(table: &mut HeadlessTable, cell: Cell, seed: u64, trials: u32) -> Result<Outcomes, StageError> {
    let mut outcomes = Outcomes::default();
    for trial in 0..trials {
        let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(u64::from(trial));
        table.reset(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let outcome = match cell {
            Cell::Pour(level, tip, pieces) => {
                leave(table, pieces);
                let mut hand = pouring_hand(tip, level, &mut rng);
                usize::from(table.pour(Condiment::Pepper, 0, hand.as_mut())?.pour.total())
            }
            Cell::Flip(level) => table.flip(&mut flipping_hand(level, &mut rng))?.landing.index(),
        };
        outcomes[outcome.min(MOST_PIECES)] += 1;
    }
    Ok(outcomes)
}

/// Leaves so many pieces in the pepper bottle, a quarter of them salt; the others go to the sink.
fn leave(table: &mut HeadlessTable, pieces: u8) {
    let mut counts = table.larder().counts();
    let salt = pieces / 4;
    for (kind, wanted) in [(Crystal::Pepper, pieces - salt), (Crystal::Salt, salt)] {
        let bottle = &mut counts.bottles[Condiment::Pepper.index()][kind];
        counts.sink[kind] += *bottle - wanted;
        *bottle = wanted;
    }
    // Moving pieces from bottle to sink keeps their number, which is all that could be refused.
    let _ = table.larder_mut().follow(&counts);
}

/// Measures all hands.
///
/// # Errors
/// If a gesture could not be made.
pub fn measure(
    measurement: &Measurement,
    config: &PhysicsConfig,
    progress: Progress<'_>,
) -> Result<HandModels, StageError> {
    let mut cells = Vec::new();
    for level in Level::ALL {
        for tip in PourStyle::ALL {
            cells.extend(FILLS.map(|pieces| Cell::Pour(level, tip, pieces)));
        }
        cells.push(Cell::Flip(level));
    }
    let trials = |full: f64| ((full * measurement.size) as u32).max(4);
    let (next, done) = (AtomicUsize::new(0), AtomicU32::new(0));
    let measured = Mutex::new(vec![None; cells.len()]);
    let work = || {
        let mut table = HeadlessTable::new(config.clone(), 1, 0);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(&cell) = cells.get(index) else {
                return;
            };
            let count = trials(if matches!(cell, Cell::Flip(_)) { FLIPS } else { POURS });
            let seed = measurement.seed.wrapping_add(index as u64 * 7919);
            let outcomes = sample(&mut table, cell, seed, count);
            if let Ok(mut measured) = measured.lock() {
                measured[index] = Some(outcomes);
            }
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, cells.len() as u32, "hands");
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..measurement.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let measured = measured.into_inner().unwrap_or_default();
    let outcomes = measured
        .into_iter()
        .map(|cell| cell.unwrap_or(Err(StageError::Endless)));
    let outcomes: Vec<Outcomes> = outcomes.collect::<Result<_, _>>()?;
    let of = |wanted: Cell| {
        let place = cells.iter().position(|&cell| cell == wanted);
        place.map_or(Outcomes::default(), |place| outcomes[place])
    };
    let hands = Level::ALL.map(|level| HandModel {
        level,
        pours: PourStyle::ALL
            .map(|tip| PourModel {
                tip,
                fills: FILLS
                    .map(|pieces| fill_odds(pieces, of(Cell::Pour(level, tip, pieces))))
                    .into(),
            })
            .into(),
        flip: flip_odds(of(Cell::Flip(level))),
    });
    Ok(HandModels {
        version: HandModels::VERSION,
        hands: hands.into(),
    })
}

fn share(count: u32, samples: u32) -> f32 {
    // Three digits are more than so many samples tell.
    (1000.0 * count as f32 / samples.max(1) as f32).round() / 1000.0
}

fn fill_odds(pieces: u8, outcomes: Outcomes) -> FillOdds {
    let samples = outcomes.iter().sum();
    let odds: PourOdds = outcomes.map(|count| share(count, samples));
    FillOdds { pieces, samples, odds }
}

fn flip_odds(outcomes: Outcomes) -> FlipOdds {
    let samples = outcomes.iter().sum();
    let of = |landing: Landing| share(outcomes[landing.index()], samples);
    FlipOdds {
        samples,
        picture: of(Landing::Picture),
        recipe: of(Landing::Recipe),
        beside: of(Landing::Beside),
    }
}

/// The file, with a head that says where it comes from.
///
/// # Errors
/// If it cannot be written as RON.
pub fn to_ron(models: &HandModels, measurement: &Measurement) -> Result<String, ron::Error> {
    let pretty = ron::ser::PrettyConfig::new().depth_limit(4).struct_names(false);
    let body = ron::ser::to_string_pretty(models, pretty)?;
    let Measurement { size, seed, .. } = measurement;
    Ok(format!(
        "// What the hands of the four levels get, for each way of tipping and each fill, and how their crêpes land.\n\
         // Measured from the physics; not to be edited by hand. Made by\n\
         //     toque lab hands --size {size} --seed {seed} > assets/hands.ron\n\
         // To be measured again after a change of assets/physics.ron or of the hands in src/kitchen.rs.\n{body}\n"
    ))
}
