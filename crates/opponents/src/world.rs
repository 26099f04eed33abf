//! What no rule decides: a die, a card, a pour, a flip.
//!
//! [`World`] is the seam. Behind it the outcomes can come from the physics, from somebody's hands, or, for tournaments of
//! thousands of games, from measured models or a shuffle; nobody in front of it can tell.

use crate::{Level, Playable};

/// Whose hand acts, and what it is after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Touch<Manner> {
    /// How good the hand is.
    pub level: Level,
    /// How it goes about it.
    pub manner: Manner,
}

/// Decides what the rules leave to the world.
pub trait World<G: Playable> {
    /// Answers with a legal move of chance.
    fn decide(&mut self, game: &G, chance: G::Chance, touch: Touch<G::Manner>) -> G::Move;

    /// What went wrong and must not be kept silent; each is a defect.
    fn troubles(&self) -> Vec<String> {
        Vec::new()
    }
}

impl<G: Playable, W: World<G> + ?Sized> World<G> for Box<W> {
    fn decide(&mut self, game: &G, chance: G::Chance, touch: Touch<G::Manner>) -> G::Move {
        (**self).decide(game, chance, touch)
    }

    fn troubles(&self) -> Vec<String> {
        (**self).troubles()
    }
}
