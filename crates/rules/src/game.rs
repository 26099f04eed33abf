//! What every game on this shelf can do: the little that match files, the test kit and a search need to share.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use std::sync::Arc;

/// Whose move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToMove<Seat, Chance> {
    /// A player decides.
    Seat(Seat),
    /// The world decides: a die, a draw, a pour.
    Chance(Chance),
    /// The game is over.
    Nobody,
}

/// A game: a state, and moves that lead from one state to the next.
///
/// Applying a move is deterministic. Chance is explicit: what the world decides comes in as a move, so the same setup
/// and the same list of moves always give the same state.
pub trait Game: Sized + Clone + PartialEq + Debug {
    /// The game's name in match files.
    const ID: &'static str;

    /// Tables that the game is played from, such as a menu of dishes.
    type Catalogue;
    /// What is agreed on before the first move. Its text is one line.
    type Setup: Clone + PartialEq + Debug + Display + FromStr;
    /// A player's place.
    type Seat: Copy + PartialEq + Debug;
    /// What the world can be asked to decide.
    type Chance: Copy + Debug;
    /// A move of a player or of chance. Its text is one line.
    type Move: Copy + PartialEq + Debug + Display + FromStr;
    /// The legal moves of one state, always in the same order.
    type Moves: AsRef<[Self::Move]>;
    /// What a move made happen.
    type Event: Debug;
    /// The state as plain data. Its text is one line.
    type State: Clone + PartialEq + Debug + Display + FromStr;
    /// What one player may know.
    type View;
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

    /// The state as plain data.
    fn state(&self) -> &Self::State;

    /// Whose move it is.
    fn to_move(&self) -> ToMove<Self::Seat, Self::Chance>;

    /// Every legal move. Empty only when the game is over.
    fn legal_moves(&self) -> Self::Moves;

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

    /// What a seat may know.
    fn view_for(&self, seat: Self::Seat) -> Self::View;
}
