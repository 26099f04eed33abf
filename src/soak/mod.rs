//! `toque soak`: whole games, one after the other for hours, disturbed as people disturb them. It looks for what no single game
//! shows: pieces that get lost, turns that never end, memory that only grows. What a game is and what of it is proved is up to
//! each game; the going on for hours is the same.

mod a_la_carte;
pub mod buffet;
pub mod dealt;
pub mod luigi;
mod memory;

pub use a_la_carte::{Evening, House, Tally, Trouble};

use std::any::Any;
use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use opponents::{Level, PlayerKind, Temper};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Menu;
use rules::buffet::Buffet;
use rules::luigi::Luigi;

use crate::progress;
use crate::shelf::GameName;
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

/// Games that are played one after the other, and what was done in them.
trait Series {
    /// Plays the game of a seed to its end, or says what went wrong.
    fn play(&mut self, seed: u64) -> Result<(), String>;

    /// Games that were played to their end.
    fn games(&self) -> u32;

    /// Moves of players and of chance.
    fn moves(&self) -> u64;

    /// What was done, in the end.
    fn report(&self, memory: &Memory, texts: &Texts) -> String;

    /// What went wrong, and how to see it again.
    fn again(&self, seed: &str, why: &str, texts: &Texts) -> String;
}

/// Plays, tells how far it has come, and reports.
///
/// # Errors
/// If anything went wrong: which games, and how to see them again.
pub fn soak(soak: &Soak, game: GameName, menu: &Arc<Menu>, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let folder = std::env::temp_dir().join(format!("toque-soak-{}", std::process::id()));
    let soaked = match game {
        GameName::Buffet => go_on(soak, &mut dealt::Evenings::<Buffet>::new(folder.clone()), texts, out),
        GameName::Luigi => go_on(soak, &mut dealt::Evenings::<Luigi>::new(folder.clone()), texts, out),
        _ => {
            let mut evenings = a_la_carte::Evenings::new(menu, folder.clone(), texts)?;
            go_on(soak, &mut evenings, texts, out)
        }
    };
    // A game that failed is played again from its seed, not from its files.
    let _ = fs::remove_dir_all(folder);
    soaked
}

fn go_on(soak: &Soak, series: &mut impl Series, texts: &Texts, out: &mut impl Write) -> Result<(), Failure> {
    let (begin, mut told) = (Instant::now(), Instant::now());
    let (mut memory, mut failed) = (Memory::default(), Vec::new());
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
        if let Err(why) = play(seed, series) {
            let gaps = [("seed", seed.to_string().into()), ("why", why.clone().into())];
            writeln!(out, "{}", texts.say("soak-failed", gaps))?;
            failed.push(Failed { seed, why });
        }
        memory.look();
        bar.set_position(match soak.until {
            Until::Games(_) => (game + 1).into(),
            Until::Time(_) => begin.elapsed().as_secs(),
        });
        if told.elapsed() > TELL {
            told = Instant::now();
            writeln!(out, "{}", so_far(series, &memory, &failed, begin.elapsed(), texts))?;
            out.flush()?;
        }
    }
    bar.finish_and_clear();
    writeln!(out, "{}", so_far(series, &memory, &failed, begin.elapsed(), texts))?;
    writeln!(out, "{}", series.report(&memory, texts))?;
    out.flush()?;
    verdict(series, &failed, &memory, texts)
}

/// One game. A panic is a finding like any other, and must not end the evening of the others.
fn play(seed: u64, series: &mut impl Series) -> Result<(), String> {
    match catch_unwind(AssertUnwindSafe(|| series.play(seed))) {
        Ok(played) => played,
        Err(panic) => Err(message(panic.as_ref())),
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "panic".to_owned())
}

fn so_far(series: &impl Series, memory: &Memory, failed: &[Failed], time: Duration, texts: &Texts) -> String {
    let minutes = time.as_secs_f64() / 60.0;
    let games = series.games();
    texts.say(
        "soak-so-far",
        [
            ("minutes", texts.decimal(minutes, 1).into()),
            ("games", games.into()),
            ("rate", texts.decimal(f64::from(games) / minutes.max(1e-3), 1).into()),
            ("moves", series.moves().into()),
            ("memory", format!("{:.0}", memory.most()).into()),
            ("failed", failed.len().into()),
        ],
    )
}

fn verdict(series: &impl Series, failed: &[Failed], memory: &Memory, texts: &Texts) -> Result<(), Failure> {
    let again = |failed: &Failed| series.again(&failed.seed.to_string(), &failed.why, texts);
    let mut told: Vec<String> = failed.iter().map(again).collect();
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

/// Somebody at a table. Mostly chefs of all levels and tempers; now and then somebody at the first seat who plays anyhow.
fn guest(seat: u8, rng: &mut ChaCha8Rng) -> PlayerKind {
    match rng.random_range(0..20) {
        0 if seat == 0 => PlayerKind::Random,
        1 | 2 => PlayerKind::Greedy,
        _ => PlayerKind::Chef {
            level: *Level::ALL.choose(rng).unwrap_or(&Level::Chef),
            temper: *Temper::ALL.choose(rng).unwrap_or(&Temper::Careful),
        },
    }
}
