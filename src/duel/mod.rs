//! `toque duel`: tournaments between computer players, with shares of victories and how sure they are. What all games share
//! stands here and in `report`, what is the same for those without physics in `dealt`; each game adds what there is to say of
//! it alone.

pub mod a_la_carte;
mod buffet;
pub mod dealt;
mod luigi;
mod numbered;
mod report;

use opponents::{Level, PlayerKind, Temper};

pub(crate) use numbered::play_numbered;
pub(crate) use report::{certain, mean};

use crate::terminal::Failure;
use crate::texts::Texts;

/// What is to be played, as far as it is the same for every game.
pub struct Duel {
    /// Who meets whom; several pairings are played one after the other. None is the ladder of the game.
    pub players: Option<Vec<PlayerKind>>,
    /// Games of each pairing.
    pub games: u32,
    /// The same seed gives the same games, on however many threads.
    pub seed: u64,
    /// Threads to play on.
    pub threads: usize,
    /// Whether the result is for a program to read.
    pub json: bool,
}

/// The pairings that show whether each level is worth its name: one of it against some of the level below.
const LADDER: [(PlayerKind, PlayerKind); 5] = [
    (PlayerKind::Greedy, PlayerKind::Random),
    (chef(Level::ThreeStar), PlayerKind::Greedy),
    (chef(Level::Commis), chef(Level::Apprentice)),
    (chef(Level::Chef), chef(Level::Commis)),
    (chef(Level::ThreeStar), chef(Level::Chef)),
];

/// Somebody of a level and of no special temper.
const fn chef(level: Level) -> PlayerKind {
    let temper = Temper::Careful;
    PlayerKind::Chef { level, temper }
}

impl Duel {
    /// Who meets whom: those who were asked for, or the ladder, one against so many.
    fn pairings(&self, rivals: usize) -> Vec<Vec<PlayerKind>> {
        if let Some(players) = &self.players {
            return vec![players.clone()];
        }
        let one_against = |(one, rival)| {
            let mut players = vec![rival; rivals + 1];
            players[0] = one;
            players
        };
        LADDER.map(one_against).into()
    }
}

/// Holds that all games were played: if a thread panicked, which has told of itself, some are missing.
///
/// # Errors
/// If some are missing.
pub(crate) fn complete(played: u32, wanted: u32, texts: &Texts) -> Result<(), Failure> {
    if played >= wanted {
        return Ok(());
    }
    let gaps = [("games", played.into()), ("wanted", wanted.into())];
    Err(Failure::Told(texts.say("duel-missing", gaps)))
}
