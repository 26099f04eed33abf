//! What every game on this shelf can do: the little that match files, the test kit, players and a search need to share.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;

use crate::{Luck, Seat, SeatSet, Standings};

/// Whose move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToMove<Chance> {
    /// The table waits for these players, who may move in any order. Often it is one; where all choose at the same time, it
    /// is everybody who has not. Others may have legal moves too, such as to think again.
    Seats(SeatSet),
    /// The world decides: a die, a draw, a pour.
    Chance(Chance),
    /// The game is over.
    Nobody,
}

impl<Chance> ToMove<Chance> {
    /// The table waits for this player alone.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self::Seats(SeatSet::of(seat))
    }

    /// Whether the table waits for this player, alone or among others.
    #[must_use]
    pub const fn waits_for(&self, seat: Seat) -> bool {
        match self {
            Self::Seats(seats) => seats.contains(seat),
            Self::Chance(_) | Self::Nobody => false,
        }
    }
}

/// A game: a state, and moves that lead from one state to the next.
///
/// Applying a move is deterministic. Chance is explicit: what the world decides comes in as a move, so the same setup
/// and the same list of moves always give the same state.
pub trait Game: Sized + Clone + PartialEq + Debug {
    /// The game's name in match files.
    const ID: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// Tables that the game is played from, such as a menu of dishes.
    type Catalogue;
    /// What is agreed on before the first move. Its text is one line.
    type Setup: Clone + PartialEq + Debug + Display + FromStr;
    /// What the world can be asked to decide.
    type Chance: Copy + PartialEq + Debug;
    /// A move of a player or of chance. Its text is one line.
    type Move: Copy + PartialEq + Debug + Display + FromStr;
    /// The legal moves of one state, always in the same order.
    type Moves: AsRef<[Self::Move]> + FromIterator<Self::Move>;
    /// What a move made happen.
    type Event: Clone + PartialEq + Debug;
    /// The state as plain data. Its text is one line.
    type State: Clone + PartialEq + Debug + Display + FromStr;
    /// What one player may know.
    type View: View<Game = Self>;
    /// Why a move is against the rules.
    type Illegal: Error + PartialEq;
    /// Why there is no game with this setup or in this state.
    type Invalid: Error;

    /// Sets up a new game.
    ///
    /// # Errors
    /// If the setup makes no sense or belongs to another catalogue.
    fn start(setup: &Self::Setup, catalogue: Arc<Self::Catalogue>) -> Result<Self, Self::Invalid>;

    /// Goes on from a state that somebody wrote down.
    ///
    /// # Errors
    /// If no game can be in this state.
    fn resume(state: Self::State, catalogue: Arc<Self::Catalogue>) -> Result<Self, Self::Invalid>;

    /// The tables the game is played from.
    fn catalogue(&self) -> &Arc<Self::Catalogue>;

    /// The state as plain data, with everything that is hidden from players.
    fn state(&self) -> &Self::State;

    /// How many play.
    fn seats(&self) -> u8;

    /// Whose move it is.
    fn to_move(&self) -> ToMove<Self::Chance>;

    /// Who makes a move, were it made now; nobody, if the world does. Legal or not is another question.
    fn author(&self, mv: Self::Move) -> Option<Seat>;

    /// Every legal move, of players and of chance. Empty only when the game is over.
    fn legal_moves(&self) -> Self::Moves;

    /// Every legal move of one player, in the order of [`legal_moves`](Self::legal_moves). It depends on nothing that the
    /// player may not know.
    fn legal_moves_of(&self, seat: Seat) -> Self::Moves {
        let moves = self.legal_moves();
        let own = |mv: &Self::Move| self.author(*mv) == Some(seat);
        moves.as_ref().iter().copied().filter(own).collect()
    }

    /// Whether a move is allowed now, and if not, why.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// Whether a move is allowed now.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Makes a move and tells what happened.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    fn apply(&mut self, mv: Self::Move) -> Result<Vec<Self::Event>, Self::Illegal>;

    /// Makes a move that is known to be legal, and tells nothing: for search. With an illegal move it may panic, or leave
    /// a state that makes no sense.
    fn apply_unchecked(&mut self, mv: Self::Move);

    /// How likely a legal move of chance is, as a weight beside the weights of the other legal ones. Nothing where the rules
    /// cannot know, because it hangs on somebody's hand, and for moves of players.
    fn odds(&self, mv: Self::Move) -> Option<u32>;

    /// Lets chance decide by the [odds](Self::odds). Nothing where the rules do not know them, or chance is not asked.
    fn draw(&self, luck: &mut impl Luck) -> Option<Self::Move> {
        let ToMove::Chance(_) = self.to_move() else {
            return None;
        };
        let moves = self.legal_moves();
        let weights = || moves.as_ref().iter().map(|&mv| (mv, self.odds(mv)));
        let total = weights().map(|(_, odds)| odds).sum::<Option<u32>>()?;
        let mut nth = luck.below(total.max(1));
        for (mv, odds) in weights() {
            match nth.checked_sub(odds?) {
                Some(left) => nth = left,
                None => return Some(mv),
            }
        }
        None
    }

    /// What a seat may know.
    fn view_for(&self, seat: Seat) -> Self::View;

    /// What a seat hears of an event: that it happened, without what is not for this seat to know.
    fn heard_by(event: &Self::Event, seat: Seat) -> Self::Event;

    /// Who leads by how much, best first. Before the game is over it is what would count if it ended now.
    fn standings(&self) -> Standings;
}

/// What one player may know of a game, and nothing else. Two games that differ only in what a seat cannot see have equal
/// views for that seat.
pub trait View: Clone + PartialEq + Debug {
    /// Of which game.
    type Game: Game<View = Self>;

    /// Whose view it is.
    fn seat(&self) -> Seat;

    /// A game that fits everything the seat sees, with what it does not see dealt anew: to think ahead in. Its view for the
    /// seat is this one again.
    fn sample(&self, luck: &mut impl Luck) -> Self::Game;
}
