//! `toque soak`: whole games in the real physics, one after the other for hours, disturbed as people disturb them. It looks
//! for what no single game shows: crystals that get lost, turns that never end, memory that only grows.

mod evening;
mod memory;
mod papers;

pub use evening::{Evening, House, Tally, Trouble};

use std::any::Any;
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use opponents::a_la_carte::{HandModels, School};
use physics::PhysicsConfig;
use rules::a_la_carte::Menu;

use crate::progress;
use crate::terminal::Failure;
use crate::texts::Texts;
use memory::Memory;

/// How often a line tells how far it has come.
const TELL: Duration = Duration::from_secs(60);

/// How long to go on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Until {
    /// So many games.
    Games(u32),
    /// So much time; the game that is being played then is still finished.
    Time(Duration),
}

/// What is to be played.
pub struct Soak {
    /// For how long.
    pub until: Until,
    /// The first game has this seed, the next the next.
    pub seed: u64,
}

/// A game that went wrong.
struct Failed {
    seed: u64,
    why: String,
}

/// Plays, tells how far it has come, and reports.
///
/// # Errors
/// If anything went wrong: which games, and how to see them again.
pub fn soak(soak: &Soak, menu: &Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let config = PhysicsConfig::built_in();
    let config =
        config.map_err(|error| Failure::Told(texts.say("physics-trouble", [("detail", error.to_string().into())])))?;
    let mut house = House {
        menu: menu.clone(),
        config,
        school: School::new(menu.clone(), HandModels::measured()),
        folder: std::env::temp_dir().join(format!("toque-soak-{}", std::process::id())),
    };
    let (begin, mut told) = (Instant::now(), Instant::now());
    let (mut tally, mut memory, mut failed) = (Tally::default(), Memory::default(), Vec::new());
    let bar = progress::bar(match soak.until {
        Until::Games(games) => games.into(),
        Until::Time(time) => time.as_secs(),
    });
    for game in 0_u32.. {
        let enough = match soak.until {
            Until::Games(games) => game >= games,
            Until::Time(time) => begin.elapsed() >= time,
        };
        if enough {
            break;
        }
        let seed = soak.seed.wrapping_add(game.into());
        match play(seed, &mut house) {
            Ok(played) => tally.add(&played),
            Err(why) => {
                let gaps = [("seed", seed.to_string().into()), ("why", why.clone().into())];
                writeln!(out, "{}", texts.say("soak-failed", gaps))?;
                failed.push(Failed { seed, why });
            }
        }
        memory.look();
        bar.set_position(match soak.until {
            Until::Games(_) => (game + 1).into(),
            Until::Time(_) => begin.elapsed().as_secs(),
        });
        if told.elapsed() > TELL {
            told = Instant::now();
            writeln!(out, "{}", so_far(&tally, &memory, &failed, begin.elapsed(), texts))?;
            out.flush()?;
        }
    }
    bar.finish_and_clear();
    // A game that failed is played again from its seed, not from its files.
    let _ = fs::remove_dir_all(&house.folder);
    writeln!(out, "{}", so_far(&tally, &memory, &failed, begin.elapsed(), texts))?;
    writeln!(out, "{}", report(&tally, &memory, texts))?;
    out.flush()?;
    verdict(&failed, &memory, texts)
}

/// One game. A panic is a finding like any other, and must not end the evening of the others.
fn play(seed: u64, house: &mut House) -> Result<Tally, String> {
    match catch_unwind(AssertUnwindSafe(|| Evening::of(seed).play(house))) {
        Ok(played) => played.map_err(|trouble| trouble.to_string()),
        Err(panic) => Err(message(panic.as_ref())),
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "panic".to_owned())
}

fn so_far(tally: &Tally, memory: &Memory, failed: &[Failed], time: Duration, texts: &Texts) -> String {
    let minutes = time.as_secs_f64() / 60.0;
    texts.say(
        "soak-so-far",
        [
            ("minutes", texts.decimal(minutes, 1).into()),
            ("games", tally.games.into()),
            (
                "rate",
                texts.decimal(f64::from(tally.games) / minutes.max(1e-3), 1).into(),
            ),
            ("moves", tally.moves.into()),
            ("memory", format!("{:.0}", memory.most()).into()),
            ("failed", failed.len().into()),
        ],
    )
}

fn report(tally: &Tally, memory: &Memory, texts: &Texts) -> String {
    let number = |count: u64| count.to_string().into();
    let (growth, sign) = (memory.growth(), if memory.growth() < 0.0 { "" } else { "+" });
    texts.say(
        "soak-report",
        [
            ("games", tally.games.to_string().into()),
            ("moves", number(tally.moves)),
            ("pours", number(tally.pours)),
            ("flips", number(tally.flips)),
            ("rolls", number(tally.rolls)),
            ("resumes", number(tally.resumes)),
            ("broken", number(tally.broken_off)),
            ("pauses", number(tally.pauses)),
            ("guarded", number(tally.guarded)),
            ("steps", number(tally.steps)),
            ("farthest", format!("{:.0}", tally.farthest).into()),
            ("stillest", texts.decimal(f64::from(tally.stillest), 1).into()),
            ("most", format!("{:.0}", memory.most()).into()),
            ("mean", format!("{:.0}", memory.mean()).into()),
            ("growth", format!("{sign}{}", texts.decimal(growth, 1)).into()),
        ],
    )
}

fn verdict(failed: &[Failed], memory: &Memory, texts: &Texts) -> Result<(), Failure> {
    let mut told: Vec<String> = failed
        .iter()
        .map(|failed| {
            let gaps = [
                ("seed", failed.seed.to_string().into()),
                ("why", failed.why.clone().into()),
            ];
            texts.say("soak-again", gaps)
        })
        .collect();
    if memory.leaks() {
        let growth = format!("{:.0}", memory.growth());
        told.push(texts.say("soak-leak", [("growth", growth.into())]));
    }
    if told.is_empty() {
        Ok(())
    } else {
        Err(Failure::Told(told.join("\n")))
    }
}
