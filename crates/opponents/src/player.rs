//! Who decides for a seat: what they are handed, and what they answer with.

use std::fmt::Debug;

use rules::{Game, Seat};

use crate::Level;

/// A game that there are players for: what a decision in it carries beyond its move.
pub trait Playable: Game {
    /// Why a move was chosen, as a kind that the screen turns into a sentence.
    type Reason: Copy + PartialEq + Debug + Send;
    /// How the hand goes about a move, where that is up to the player and the rules have no word for it.
    type Manner: Copy + Default + PartialEq + Debug + Send;

    /// Whose hand is at work when the world is asked this.
    fn at_work(&self, chance: Self::Chance) -> Seat;

    /// The harmless answer to a needless question: a move for a seat that has none.
    fn needless(seat: Seat) -> Self::Move;

    /// Says that there is no game with so many players at this table.
    fn wrong_number(players: usize) -> Self::Invalid;
}

/// Somebody who decides for a seat.
pub trait Player<G: Playable> {
    /// Chooses one of the seat's legal moves. Asked only when the table waits for the seat, perhaps for others too.
    fn decide(&mut self, view: &G::View) -> Decision<G>;

    /// How good the player is: whose hand acts, where hands matter.
    fn level(&self) -> Level;
}

/// Somebody at the table, whoever it is.
pub type SeatedPlayer<G> = Box<dyn Player<G> + Send + Sync>;

/// What somebody decided.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision<G: Playable> {
    /// The move.
    pub mv: G::Move,
    /// How the hand goes about it.
    pub manner: G::Manner,
    /// Why, if there was a reason.
    pub reason: Option<G::Reason>,
}

impl<G: Playable> Decision<G> {
    /// A move without a reason.
    #[must_use]
    pub fn plain(mv: G::Move) -> Self {
        Self {
            mv,
            manner: G::Manner::default(),
            reason: None,
        }
    }

    /// A move with its reason.
    #[must_use]
    pub fn because(mv: G::Move, reason: G::Reason) -> Self {
        Self {
            reason: Some(reason),
            ..Self::plain(mv)
        }
    }
}
