//! A match being played: who sits where, whoever is to move is asked, the answer is applied, and the record is kept.

use std::sync::Arc;

use rules::{MatchRecord, ReplayError, Seat, ToMove};

use crate::{Level, Playable, SeatedPlayer, Touch, World};

/// A match, its players and the world they play in.
///
/// With a [`World`], [`step`](Self::step) plays it to its end. Without one, somebody else knows what the world does: the
/// window, whose hands and dice take their time, asks the players and plays what comes of it itself.
pub struct Session<G: Playable, W = ()> {
    game: G,
    record: MatchRecord<G>,
    /// Nobody on a seat of somebody in front of the screen.
    players: Vec<Option<SeatedPlayer<G>>>,
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

/// What a player answered: the move, and why.
pub type Answer<G> = (<G as rules::Game>::Move, Option<<G as Playable>::Reason>);

impl<G: Playable, W> Session<G, W> {
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
        Self::seated(game, MatchRecord::new(setup), everybody(players), world)
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
        Ok(Self::among_people(record, catalogue, everybody(players), world)?.0)
    }

    /// Goes on with a match, or begins one without a move, in which nobody is asked for the seats of people; their moves
    /// come in through [`play`](Self::play). Also tells everything that has happened.
    ///
    /// # Errors
    /// What in it cannot have happened.
    pub fn among_people(
        record: MatchRecord<G>,
        catalogue: Arc<G::Catalogue>,
        players: Vec<Option<SeatedPlayer<G>>>,
        world: W,
    ) -> Result<(Self, Vec<G::Event>), ReplayError<G>> {
        let (game, events) = record.replay_with_events(catalogue)?;
        let session = Self::seated(game, record, players, world).map_err(ReplayError::Setup)?;
        Ok((session, events))
    }

    fn seated(
        game: G,
        record: MatchRecord<G>,
        players: Vec<Option<SeatedPlayer<G>>>,
        world: W,
    ) -> Result<Self, G::Invalid> {
        if players.len() != usize::from(game.seats()) {
            return Err(G::wrong_number(players.len()));
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

    /// Whether somebody in front of the screen sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Option::is_none)
    }

    /// How good the player on a seat is. People are as good as their own hands.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Option<Level> {
        Some(self.players.get(seat.index())?.as_ref()?.level())
    }

    /// How the player who was asked last goes about it.
    #[must_use]
    pub const fn manner(&self) -> G::Manner {
        self.manner
    }

    /// Asks the player on a seat, who is shown the seat's own view only. Nothing on the seat of a person.
    pub fn ask(&mut self, seat: Seat) -> Option<Answer<G>> {
        let player = self.players.get_mut(seat.index())?.as_mut()?;
        let decision = player.decide(&self.game.view_for(seat));
        self.manner = decision.manner;
        Some((decision.mv, decision.reason))
    }

    /// Makes a move and tells what happened.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
    pub fn play(&mut self, mv: G::Move) -> Result<Vec<G::Event>, G::Illegal> {
        let events = self.game.apply(mv)?;
        self.record.moves.push(mv);
        Ok(events)
    }

    /// Goes back to how the game stood after its first so many moves.
    pub fn rewind(&mut self, game: G, moves: usize) {
        self.game = game;
        self.record.moves.truncate(moves);
    }
}

impl<G: Playable, W: World<G>> Session<G, W> {
    /// Asks for the next move and makes it. Nothing when the game is over, or a person is asked for.
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
                let Some(level) = self.level(self.game.at_work(chance)) else {
                    return Ok(None);
                };
                let manner = self.manner;
                self.world.decide(&self.game, chance, Touch { level, manner })
            }
            ToMove::Seats(seats) => {
                let answers = seats.iter().find_map(|seat| Some((seat, self.ask(seat)?)));
                let Some((seat, (mv, reason))) = answers else {
                    return Ok(None);
                };
                why = reason.map(|reason| (seat, reason));
                mv
            }
        };
        let events = self.play(mv)?;
        Ok(Some(Step { events, why }))
    }
}

/// A player on every seat.
fn everybody<G: Playable>(players: Vec<SeatedPlayer<G>>) -> Vec<Option<SeatedPlayer<G>>> {
    players.into_iter().map(Some).collect()
}
