//! A match being played: asks whoever is to move, applies the answer, and keeps the record.

use std::sync::Arc;

use rules::{MatchRecord, ReplayError, Seat, ToMove};

use crate::{Playable, SeatedPlayer, Touch, World};

/// A match, its players and the world they play in.
pub struct Session<G: Playable, W> {
    game: G,
    record: MatchRecord<G>,
    players: Vec<SeatedPlayer<G>>,
    world: W,
    /// How the player who decided last goes about it.
    manner: G::Manner,
}

/// One move that was made.
#[derive(Debug)]
pub struct Step<G: Playable> {
    /// What happened.
    pub events: Vec<G::Event>,
    /// Who decided and why, if it was a player who gives reasons.
    pub why: Option<(Seat, G::Reason)>,
}

impl<G: Playable, W: World<G>> Session<G, W> {
    /// Sets the table. There must be a player for each seat.
    ///
    /// # Errors
    /// If there is no game with this setup and so many players.
    pub fn new(
        setup: G::Setup,
        catalogue: Arc<G::Catalogue>,
        players: Vec<SeatedPlayer<G>>,
        world: W,
    ) -> Result<Self, G::Invalid> {
        let game = G::start(&setup, catalogue)?;
        if players.len() != usize::from(game.seats()) {
            return Err(G::wrong_number(players.len()));
        }
        Ok(Self {
            game,
            record: MatchRecord::new(setup),
            players,
            world,
            manner: G::Manner::default(),
        })
    }

    /// Goes on with a match that was written down. There must be a player for each seat.
    ///
    /// # Errors
    /// What in it cannot have happened.
    pub fn resume(
        record: MatchRecord<G>,
        catalogue: Arc<G::Catalogue>,
        players: Vec<SeatedPlayer<G>>,
        world: W,
    ) -> Result<Self, ReplayError<G>> {
        let game = record.replay(catalogue)?;
        if players.len() != usize::from(game.seats()) {
            return Err(ReplayError::Setup(G::wrong_number(players.len())));
        }
        Ok(Self {
            game,
            record,
            players,
            world,
            manner: G::Manner::default(),
        })
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Everything that was played.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord<G> {
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
    /// Where several owe a move, each is asked in turn and shown its own view only, in which what the others have just
    /// decided is as hidden as the rules want it: whoever is asked later knows no more.
    ///
    /// # Errors
    /// If a player or the world answers with a move that the rules forbid: a defect of theirs, and nothing has changed.
    pub fn step(&mut self) -> Result<Option<Step<G>>, G::Illegal> {
        let mut why = None;
        let mv = match self.game.to_move() {
            ToMove::Nobody => return Ok(None),
            ToMove::Chance(chance) => {
                let touch = Touch {
                    level: self.players[self.game.at_work(chance).index()].level(),
                    manner: self.manner,
                };
                self.world.decide(&self.game, chance, touch)
            }
            ToMove::Seats(seats) => {
                let Some(seat) = seats.iter().next() else {
                    return Ok(None);
                };
                let view = self.game.view_for(seat);
                let decision = self.players[seat.index()].decide(&view);
                self.manner = decision.manner;
                why = decision.reason.map(|reason| (seat, reason));
                decision.mv
            }
        };
        let events = self.game.apply(mv)?;
        self.record.moves.push(mv);
        Ok(Some(Step { events, why }))
    }
}
