//! A match being played: asks whoever is to move, applies the answer, and keeps the record.

use std::sync::Arc;

use rules::a_la_carte::{ALaCarte, Event, IllegalMove, InvalidGame, Menu, Seat, Setup};
use rules::{Game, MatchRecord, ReplayError, ToMove};

use crate::{Player, Reason, Tip, Touch, World};

/// A match, its players and the world they play in.
pub struct Session<W> {
    game: ALaCarte,
    record: MatchRecord<ALaCarte>,
    players: Vec<Box<dyn Player + Send>>,
    world: W,
    /// How the player who decided last wants to tip the bottle.
    tip: Tip,
}

/// One move that was made.
#[derive(Debug)]
pub struct Step {
    /// What happened.
    pub events: Vec<Event>,
    /// Who decided and why, if it was a player who gives reasons.
    pub why: Option<(Seat, Reason)>,
}

impl<W: World> Session<W> {
    /// Sets the table. There must be a player for each seat.
    ///
    /// # Errors
    /// If there is no game with this setup and so many players.
    pub fn new(
        setup: Setup,
        menu: Arc<Menu>,
        players: Vec<Box<dyn Player + Send>>,
        world: W,
    ) -> Result<Self, InvalidGame> {
        let game = ALaCarte::start(&setup, menu)?;
        if players.len() != usize::from(setup.seats) {
            return Err(InvalidGame::Seats(players.len() as u8));
        }
        Ok(Self {
            game,
            record: MatchRecord::new(setup),
            players,
            world,
            tip: Tip::default(),
        })
    }

    /// Goes on with a match that was written down. There must be a player for each seat.
    ///
    /// # Errors
    /// What in it cannot have happened.
    pub fn resume(
        record: MatchRecord<ALaCarte>,
        menu: Arc<Menu>,
        players: Vec<Box<dyn Player + Send>>,
        world: W,
    ) -> Result<Self, ReplayError<ALaCarte>> {
        let game = record.replay(menu)?;
        if players.len() != usize::from(record.setup.seats) {
            return Err(ReplayError::Setup(InvalidGame::Seats(players.len() as u8)));
        }
        Ok(Self {
            game,
            record,
            players,
            world,
            tip: Tip::default(),
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

    /// The world it is played in.
    #[must_use]
    pub const fn world(&self) -> &W {
        &self.world
    }

    /// The world it is played in, to look closer or to disturb it.
    pub const fn world_mut(&mut self) -> &mut W {
        &mut self.world
    }

    /// Gets up from the table; only the world is left.
    #[must_use]
    pub fn into_world(self) -> W {
        self.world
    }

    /// Asks for the next move and makes it. Nothing when the game is over.
    ///
    /// # Errors
    /// If a player or the world answers with a move that the rules forbid: a defect of theirs, and nothing has changed.
    pub fn step(&mut self) -> Result<Option<Step>, IllegalMove> {
        let mut why = None;
        let mv = match self.game.to_move() {
            ToMove::Nobody => return Ok(None),
            ToMove::Chance(chance) => {
                let touch = Touch {
                    level: self.players[self.game.state().active.index()].level(),
                    tip: self.tip,
                };
                self.world.decide(&self.game, chance, touch)
            }
            ToMove::Seats(_) => {
                let seat = self.game.state().active;
                let view = self.game.view_for(seat);
                let decision = self.players[seat.index()].decide(&view);
                self.tip = decision.tip;
                why = decision.reason.map(|reason| (seat, reason));
                decision.mv
            }
        };
        let events = self.game.apply(mv)?;
        self.record.moves.push(mv);
        Ok(Some(Step { events, why }))
    }
}
