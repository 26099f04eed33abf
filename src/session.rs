//! A match being played: asks whoever is to move, applies the answer, and keeps the record.

use std::str::FromStr;
use std::sync::Arc;

use opponents::{GreedyPlayer, Player, RandomPlayer};
use rules::a_la_carte::{ALaCarte, Event, IllegalMove, InvalidGame, Menu, Move, Seat, Setup};
use rules::{Game, MatchRecord, ToMove};

use crate::world::World;

/// Who can be asked to play a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerKind {
    /// The next obvious thing.
    Greedy,
    /// Any legal move.
    Random,
}

impl PlayerKind {
    /// The word for it on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Random => "random",
        }
    }

    /// Somebody of this kind, for a seat.
    #[must_use]
    pub fn seated(self, seat: Seat, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Greedy => Box::new(GreedyPlayer),
            // Players with one seed would all have the same ideas.
            Self::Random => Box::new(RandomPlayer::new(seed ^ (seat.index() as u64 + 1))),
        }
    }
}

impl FromStr for PlayerKind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "greedy" => Ok(Self::Greedy),
            "random" => Ok(Self::Random),
            _ => Err(()),
        }
    }
}

/// A match, its players and the world they play in.
pub struct Session<W> {
    game: ALaCarte,
    record: MatchRecord<ALaCarte>,
    players: Vec<Box<dyn Player>>,
    world: W,
}

impl<W: World> Session<W> {
    /// Sets the table. There must be a player for each seat.
    ///
    /// # Errors
    /// If there is no game with this setup.
    pub fn new(setup: Setup, menu: Arc<Menu>, players: Vec<Box<dyn Player>>, world: W) -> Result<Self, InvalidGame> {
        Ok(Self {
            game: ALaCarte::start(&setup, menu)?,
            record: MatchRecord::new(setup),
            players,
            world,
        })
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &ALaCarte {
        &self.game
    }

    /// Everything that was played.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord<ALaCarte> {
        &self.record
    }

    /// Asks for the next move and makes it. Nothing when the game is over.
    ///
    /// # Errors
    /// If a player or the world answers with a move that the rules forbid: a defect of theirs, and nothing has changed.
    pub fn step(&mut self) -> Result<Option<Vec<Event>>, IllegalMove> {
        let mv = match self.game.to_move() {
            ToMove::Nobody => return Ok(None),
            ToMove::Chance(chance) => self.world.decide(&self.game, chance),
            ToMove::Seat(seat) => self.ask(seat),
        };
        let events = self.game.apply(mv)?;
        self.record.moves.push(mv);
        Ok(Some(events))
    }

    fn ask(&mut self, seat: Seat) -> Move {
        let view = self.game.view_for(seat);
        self.players[seat.index()].decide(&view)
    }
}
