//! `toque balance`: how even games go, and what each thing in them is really worth. Each game counts for itself; what is done
//! with the counts is the same.

pub mod a_la_carte;
pub mod buffet;
mod even;
pub mod luigi;

use std::fs;
use std::path::{Path, PathBuf};

use opponents::Level;
use opponents::tournament::share;
use physics::lab::Plot;

use crate::duel::certain;
use crate::terminal::{Failure, unwritable};
use crate::texts::Texts;

/// What is to be examined.
pub struct Balance {
    /// Games to play.
    pub games: u32,
    /// The same seed finds the same.
    pub seed: u64,
    /// How good the players are.
    pub level: Level,
    /// Where to draw pictures.
    pub plots: Option<PathBuf>,
}

fn ratio(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole.max(1))
}

/// A number with two decimals and a real minus sign.
fn signed_decimal(number: f64, texts: &Texts) -> String {
    let sign = if number < 0.0 { "−" } else { "" };
    format!("{sign}{}", texts.decimal(number.abs(), 2))
}

/// In how many of a hundred.
fn percent(part: f64, whole: u32) -> String {
    format!("{:.0} %", 100.0 * part / f64::from(whole.max(1)))
}

/// How often each seat won.
fn seats(wins: &[f64], games: u32, texts: &Texts) -> String {
    let seats: Vec<_> = wins.iter().map(|&wins| certain(texts, share(wins, games))).collect();
    texts.say("duel-seats", [("shares", seats.join(" · ").into())])
}

/// Draws pictures into a folder.
fn draw(folder: &Path, plots: &[Plot], texts: &Texts) -> Result<(), Failure> {
    let write = |plot: &Plot| fs::write(folder.join(format!("{}.svg", plot.name)), &plot.svg);
    let written = fs::create_dir_all(folder).and_then(|()| plots.iter().try_for_each(write));
    written.map_err(|error| unwritable(folder, texts, &error))
}
