//! The laboratory from the command line:
//!
//! ```text
//! cargo run -p physics --example lab -- pour [--size 1] [--seed 1] [--threads 1] [--json] [--plots docs/plots]
//! cargo run -p physics --example lab -- models > assets/physics/models.ron
//! ```

use std::path::PathBuf;
use std::process::ExitCode;

use physics::PhysicsConfig;
use physics::lab::models::Models;
use physics::lab::{Experiment, Lab};

struct Wish {
    what: String,
    json: bool,
    plots: Option<PathBuf>,
    lab: Lab<'static>,
}

fn progress(done: u32, total: u32, what: &str) {
    if done.is_multiple_of(50) || done == total {
        eprint!("\r{what}: {done}/{total}      ");
    }
}

fn parse() -> Result<Wish, String> {
    let mut args = std::env::args().skip(1);
    let what = args
        .next()
        .ok_or("which experiment? pour, shake, flip, die, violent, models")?;
    let config = PhysicsConfig::built_in().map_err(|error| error.to_string())?;
    let mut wish = Wish {
        what,
        json: false,
        plots: None,
        lab: Lab {
            progress: &progress,
            ..Lab::quiet(config, 1)
        },
    };
    while let Some(flag) = args.next() {
        let mut value = || args.next().ok_or(format!("{flag} needs a value"));
        match flag.as_str() {
            "--json" => wish.json = true,
            "--plots" => wish.plots = Some(value()?.into()),
            "--size" => wish.lab.size = value()?.parse().map_err(|error| format!("{flag}: {error}"))?,
            "--seed" => wish.lab.seed = value()?.parse().map_err(|error| format!("{flag}: {error}"))?,
            "--threads" => wish.lab.threads = value()?.parse().map_err(|error| format!("{flag}: {error}"))?,
            "--config" => {
                let text = std::fs::read_to_string(value()?).map_err(|error| error.to_string())?;
                wish.lab.config = PhysicsConfig::parse(&text).map_err(|error| error.to_string())?;
            }
            _ => return Err(format!("unknown option {flag}")),
        }
    }
    Ok(wish)
}

fn run() -> Result<(), String> {
    let wish = parse()?;
    if wish.what == "models" {
        let models = Models::measure(&wish.lab).map_err(|error| error.to_string())?;
        let head = format!(
            "// Measured outcomes for opponents; made by\n//     cargo run -p physics --example lab -- models --seed {} \
             --size {} > assets/physics/models.ron\n// Do not edit by hand: measure again after a change of \
             assets/physics.ron.",
            wish.lab.seed, wish.lab.size
        );
        print!("{}", models.to_text(&head).map_err(|error| error.to_string())?);
        return Ok(());
    }
    let experiment: Experiment = wish.what.parse()?;
    let found = wish.lab.run(experiment).map_err(|error| error.to_string())?;
    eprintln!();
    if wish.json {
        println!("{}", found.to_json().map_err(|error| error.to_string())?);
    } else {
        println!("{}", found.to_text());
    }
    match &wish.plots {
        Some(folder) => found.write_plots(folder).map_err(|error| error.to_string()),
        None => Ok(()),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
