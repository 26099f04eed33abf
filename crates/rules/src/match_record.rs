//! Match files: a setup and the moves that followed, as text that a person can read and a program can check.
//!
//! ```text
//! toque-match 1 a_la_carte
//! seats:2 house:english menu:439c154f7c47c5c8
//! drawn swap
//! drawn point
//! dish b1
//! …
//! ```
//!
//! One line a move, so a file grows by appending and a difference between two games shows as a difference of lines.
//! After the first line, empty lines and lines that begin with `#` are skipped, so that a bug report can carry remarks.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::Game;

/// The version this program writes.
const VERSION: u32 = 1;
const MAGIC: &str = "toque-match";

/// A setup and the moves that followed.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchRecord<G: Game> {
    /// What was agreed on.
    pub setup: G::Setup,
    /// Every move since, of players and of chance.
    pub moves: Vec<G::Move>,
}

/// Why a text is not a match file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// The first line does not say that it is one.
    #[error("line 1: this is not a match file; it should begin with “{MAGIC} {VERSION}”")]
    NotAMatch,
    /// It was written by a newer program.
    #[error(
        "line 1: this match has format {0}, and this program reads formats up to {VERSION}; a newer Toque is needed"
    )]
    TooNew(u32),
    /// It belongs to another game.
    #[error("line 1: this is a match of the game “{0}”")]
    OtherGame(String),
    /// The line with the setup is missing or unreadable.
    #[error("line {line}: the setup cannot be read")]
    Setup {
        /// Counted from 1.
        line: usize,
    },
    /// A move cannot be read.
    #[error("line {line}: “{text}” is not a move")]
    Move {
        /// Counted from 1.
        line: usize,
        /// What stands there, shortened.
        text: String,
    },
}

/// Why a match cannot have been played like this.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ReplayError<G: Game> {
    /// There is no game with this setup.
    #[error("{0}")]
    Setup(G::Invalid),
    /// A move is against the rules.
    #[error("move {number} (“{mv}”): {illegal}")]
    Move {
        /// Counted from 1.
        number: usize,
        /// The move.
        mv: G::Move,
        /// The rule that forbids it.
        illegal: G::Illegal,
    },
}

impl<G: Game> MatchRecord<G> {
    /// A match in which nothing has happened yet.
    pub const fn new(setup: G::Setup) -> Self {
        Self {
            setup,
            moves: Vec::new(),
        }
    }

    /// Plays the match again, checking every move, and returns the game as it stands at the end.
    ///
    /// # Errors
    /// The first thing that cannot have happened.
    pub fn replay(&self, catalogue: Arc<G::Catalogue>) -> Result<G, ReplayError<G>> {
        let mut game = G::start(&self.setup, catalogue).map_err(ReplayError::Setup)?;
        for (index, &mv) in self.moves.iter().enumerate() {
            game.check(mv).map_err(|illegal| ReplayError::Move {
                number: index + 1,
                mv,
                illegal,
            })?;
            game.apply_unchecked(mv);
        }
        Ok(game)
    }
}

impl<G: Game> fmt::Display for MatchRecord<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC} {VERSION} {}", G::ID)?;
        writeln!(f, "{}", self.setup)?;
        self.moves.iter().try_for_each(|mv| writeln!(f, "{mv}"))
    }
}

impl<G: Game> FromStr for MatchRecord<G> {
    type Err = MatchError;

    fn from_str(text: &str) -> Result<Self, MatchError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim_end()))
            .filter(|(number, line)| *number == 1 || !(line.is_empty() || line.starts_with('#')));
        let (_, head) = lines.next().ok_or(MatchError::NotAMatch)?;
        let mut head = head.split(' ');
        if head.next() != Some(MAGIC) {
            return Err(MatchError::NotAMatch);
        }
        match head.next() {
            Some(version) if version == VERSION.to_string() => {}
            Some(version) => {
                // Only a number without frills is a version; a smaller one has never been written.
                let number = version
                    .parse()
                    .ok()
                    .filter(|number: &u32| number.to_string() == version);
                let newer = number.filter(|&number| number > VERSION);
                return Err(newer.map_or(MatchError::NotAMatch, MatchError::TooNew));
            }
            None => return Err(MatchError::NotAMatch),
        }
        match (head.next(), head.next()) {
            (Some(id), None) if id == G::ID => {}
            (Some(id), None) => return Err(MatchError::OtherGame(shortened(id))),
            _ => return Err(MatchError::NotAMatch),
        }
        let (line, setup) = lines.next().ok_or(MatchError::Setup { line: 2 })?;
        let setup = setup.parse().map_err(|_| MatchError::Setup { line })?;
        let moves = lines
            .map(|(line, text)| {
                text.parse().map_err(|_| MatchError::Move {
                    line,
                    text: shortened(text),
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { setup, moves })
    }
}

/// Enough of a text to recognise it by: a file that is no match may have very long lines.
fn shortened(text: &str) -> String {
    const ENOUGH: usize = 40;
    if text.chars().count() <= ENOUGH {
        return text.to_owned();
    }
    text.chars().take(ENOUGH).chain(['…']).collect()
}
