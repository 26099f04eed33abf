//! A match of any game at a table in the window: the session, what has happened and is still to be shown, and how far back
//! whoever chose last may go. It knows nothing of pictures; a table leaves with each choice what its own picture of the match
//! was (its scene), and gets it back when the choice is taken back.

use std::collections::VecDeque;
use std::sync::Arc;

use opponents::{Answer, Level, Playable, SeatedPlayer, Session};
use rules::{MatchRecord, ReplayError, Seat, ToMove};

/// A match under way.
pub struct Match<G: Playable, Scene> {
    session: Session<G>,
    /// What happened and has not been shown yet.
    untold: VecDeque<G::Event>,
    /// What happened and was shown.
    told: Vec<G::Event>,
    /// How many moves had been made when the match was taken up: nobody takes those back.
    taken_up: usize,
    /// Where the person who chose last may go back to.
    back: Vec<Earlier<G, Scene>>,
}

/// A match as it was before a choice.
struct Earlier<G: Playable, Scene> {
    /// Who chose.
    by: Seat,
    game: G,
    /// How many moves had been made.
    moves: usize,
    /// How much had happened.
    events: usize,
    /// What the table showed.
    scene: Scene,
}

impl<G: Playable, Scene> Match<G, Scene> {
    /// Takes up a match where its record ends, or begins it if that has no moves. On a seat without a player sits a person.
    ///
    /// # Errors
    /// If the record breaks the rules.
    pub fn take_up(
        record: MatchRecord<G>,
        catalogue: Arc<G::Catalogue>,
        players: Vec<Option<SeatedPlayer<G>>>,
    ) -> Result<Self, ReplayError<G>> {
        let taken_up = record.moves.len();
        let (session, told) = Session::among_people(record, catalogue, players, ())?;
        Ok(Self {
            session,
            untold: VecDeque::new(),
            told,
            taken_up,
            back: Vec::new(),
        })
    }

    /// The game as it stands; what is shown may be a few events behind.
    #[must_use]
    pub const fn game(&self) -> &G {
        self.session.game()
    }

    /// Everything that was played.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord<G> {
        self.session.record()
    }

    /// Whether somebody in front of the screen sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.session.is_person(seat)
    }

    /// How good the player on a seat is. People are as good as their own hands.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Option<Level> {
        self.session.level(seat)
    }

    /// How the player who was asked last goes about it.
    #[must_use]
    pub const fn manner(&self) -> G::Manner {
        self.session.manner()
    }

    /// Asks the player on a seat. Nothing on the seat of a person.
    pub fn ask(&mut self, seat: Seat) -> Option<Answer<G>> {
        self.session.ask(seat)
    }

    /// The move of a seat that the table waits for, if it has no other.
    #[must_use]
    pub fn only_move(&self, seat: Seat) -> Option<G::Move> {
        let game = self.game();
        if !game.to_move().waits_for(seat) {
            return None;
        }
        match *game.legal_moves_of(seat).as_ref() {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Makes a move. What happened waits to be shown. `scene` is what the table shows now: with it, the choice of a person
    /// can be taken back.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
    pub fn play(&mut self, mv: G::Move, scene: Option<Scene>) -> Result<(), G::Illegal> {
        let game = self.session.game();
        let chosen_by = match game.to_move() {
            ToMove::Seats(_) => game.author(mv).filter(|&seat| self.is_person(seat)),
            ToMove::Chance(_) | ToMove::Nobody => None,
        };
        let before = chosen_by.map(|by| (by, game.clone()));
        let (moves, events) = (self.record().moves.len(), self.told.len() + self.untold.len());
        let happened = self.session.play(mv)?;
        // Chance or another player has followed: what was chosen before stays chosen.
        if self.chose_last() != chosen_by {
            self.back.clear();
        }
        if let Some(((by, game), scene)) = before.zip(scene) {
            self.back.push(Earlier {
                by,
                game,
                moves,
                events,
                scene,
            });
        }
        self.untold.extend(happened);
        Ok(())
    }

    /// Makes a move that nobody chose, because there was [no other](Self::only_move): nobody takes it back.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
    pub fn force(&mut self, mv: G::Move) -> Result<(), G::Illegal> {
        let happened = self.session.play(mv)?;
        self.back.clear();
        self.untold.extend(happened);
        Ok(())
    }

    /// Who has chosen something that neither chance nor another player has followed.
    #[must_use]
    pub fn chose_last(&self) -> Option<Seat> {
        Some(self.back.last()?.by)
    }

    /// How many choices neither chance nor another player has followed.
    #[must_use]
    pub const fn steps_back(&self) -> usize {
        self.back.len()
    }

    /// Takes the last choice back, and what came of it. What the table showed before it is for the caller to show again.
    pub fn undo(&mut self) -> Option<Scene> {
        let earlier = self.back.pop()?;
        self.session.rewind(earlier.game, earlier.moves);
        // Whoever chooses has heard everything before it, so what is still to be told came of it.
        self.untold.clear();
        self.told.truncate(earlier.events);
        Some(earlier.scene)
    }

    /// Whether nothing has been played since the match was taken up again.
    #[must_use]
    pub const fn is_as_taken_up(&self) -> bool {
        self.taken_up > 0 && self.record().moves.len() == self.taken_up
    }

    /// The next event to show, if there is one.
    pub fn tell(&mut self) -> Option<G::Event> {
        let event = self.untold.pop_front()?;
        self.told.push(event.clone());
        Some(event)
    }

    /// Everything that has happened and was shown.
    #[must_use]
    pub fn told(&self) -> &[G::Event] {
        &self.told
    }

    /// What happened and has not been shown yet.
    pub fn still_to_tell(&self) -> impl Iterator<Item = &G::Event> {
        self.untold.iter()
    }

    /// The next event to show, without taking it.
    #[must_use]
    pub fn next_to_tell(&self) -> Option<&G::Event> {
        self.untold.front()
    }
}
