//! `toque lab`: measures the physics, headless and seeded. The experiments are in `physics::lab`; here they get a command
//! line, and the hands of the chefs are measured for `assets/hands.ron`.

pub mod hands;

use std::io::Write;
use std::path::PathBuf;

use physics::PhysicsConfig;
use physics::lab::{Experiment, Lab};

use crate::progress;
use crate::terminal::{Failure, read, says, unwritable};
use crate::texts::Texts;

/// What is to be measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// An experiment of the physics.
    Physics(Experiment),
    /// What the hands of the chefs get.
    Hands,
}

impl Subject {
    /// The words for all of them.
    pub const WORDS: [&'static str; 7] = ["pour", "shake", "flip", "die", "violent", "steady", "hands"];

    /// What a word stands for.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        if word == "hands" {
            return Some(Self::Hands);
        }
        word.parse().ok().map(Self::Physics)
    }
}

/// How it is to be measured.
pub struct Measurement {
    /// What.
    pub subject: Subject,
    /// Scales the number of trials; docs/physics.md says what was measured with which.
    pub size: f64,
    /// The same seed finds the same.
    pub seed: u64,
    /// Threads to use.
    pub threads: usize,
    /// Whether the findings are for a program to read.
    pub json: bool,
    /// Where to draw pictures.
    pub plots: Option<PathBuf>,
    /// Numbers to try instead of the built-in ones.
    pub config: Option<PathBuf>,
}

/// Measures, and prints what was found.
///
/// # Errors
/// If a gesture could not be made, or something could not be written.
pub fn measure(measurement: &Measurement, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let told = |error: &dyn std::fmt::Display| Failure::Told(error.to_string());
    let config = match &measurement.config {
        None => PhysicsConfig::built_in().map_err(|error| told(&error))?,
        Some(file) => {
            let text = read(file, texts)?;
            PhysicsConfig::parse(&text).map_err(|error| says(file, texts, error.to_string()))?
        }
    };
    let bar = progress::bar(0);
    let progress = |done: u32, total: u32, what: &str| {
        bar.set_length(total.into());
        bar.set_position(done.into());
        bar.set_message(what.to_owned());
    };
    let experiment = match measurement.subject {
        Subject::Hands => {
            let models = hands::measure(measurement, &config, &progress).map_err(|error| told(&error))?;
            bar.finish_and_clear();
            write!(
                out,
                "{}",
                hands::to_ron(&models, measurement).map_err(|error| told(&error))?
            )?;
            return Ok(());
        }
        Subject::Physics(experiment) => experiment,
    };
    let lab = Lab {
        config,
        seed: measurement.seed,
        size: measurement.size,
        threads: measurement.threads,
        progress: &progress,
    };
    let found = lab.run(experiment).map_err(|error| told(&error))?;
    bar.finish_and_clear();
    if measurement.json {
        writeln!(out, "{}", found.to_json().map_err(|error| told(&error))?)?;
    } else {
        writeln!(out, "{}", found.to_text())?;
    }
    if let Some(folder) = &measurement.plots {
        found
            .write_plots(folder)
            .map_err(|error| unwritable(folder, texts, &error))?;
    }
    Ok(())
}
