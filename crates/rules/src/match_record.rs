//! A match: a setup and the moves that followed. As text it is a [match file](crate::MatchFile).

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::{Game, MatchError, MatchFile, MatchWriter};

/// A setup and the moves that followed.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchRecord<G: Game> {
    /// What was agreed on.
    pub setup: G::Setup,
    /// Every move since, of players and of chance.
    pub moves: Vec<G::Move>,
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

    /// Plays the match again as [`replay`](Self::replay) does, and also tells everything that has happened.
    ///
    /// # Errors
    /// The first thing that cannot have happened.
    pub fn replay_with_events(&self, catalogue: Arc<G::Catalogue>) -> Result<(G, Vec<G::Event>), ReplayError<G>> {
        let mut game = G::start(&self.setup, catalogue).map_err(ReplayError::Setup)?;
        let mut happened = Vec::new();
        for (index, &mv) in self.moves.iter().enumerate() {
            let number = index + 1;
            let illegal = |illegal| ReplayError::Move { number, mv, illegal };
            happened.extend(game.apply(mv).map_err(illegal)?);
        }
        Ok((game, happened))
    }
}

impl<G: Game> fmt::Display for MatchRecord<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut writer, head) = MatchWriter::<G>::begin(&self.setup);
        f.write_str(&head)?;
        self.moves.iter().try_for_each(|&mv| f.write_str(&writer.record(mv)))
    }
}

impl<G: Game> FromStr for MatchRecord<G> {
    type Err = MatchError;

    /// The whole match, or what is wrong with it.
    fn from_str(text: &str) -> Result<Self, MatchError> {
        let file = MatchFile::read(text.as_bytes())?;
        file.damage.map_or(Ok(file.record), Err)
    }
}
