//! What a game brings to the terminal: its table, drawn in letters. Whoever plays or replays a match needs nothing else of
//! it, so that another game is another folder beside [`a_la_carte`](super::a_la_carte).

use std::io::{self, Write};

use opponents::{Playable, Step};
use rules::Game;

use crate::texts::refusals::Refusing;

/// The table of one game.
pub(super) trait Table {
    /// Which game.
    type Game: Playable + Refusing;

    /// The title, who plays and what was agreed on, and what the signs stand for.
    fn opening(&self, out: &mut impl Write, setup: &<Self::Game as Game>::Setup) -> io::Result<()>;

    /// What a move made happen; the game is as it stands afterwards. Nobody's secret is shown while it is one, neither by what
    /// is drawn nor by why it was done.
    fn show(&mut self, out: &mut impl Write, game: &Self::Game, step: &Step<Self::Game>) -> io::Result<()>;

    /// Who came in where, and what counted.
    fn result(&self, out: &mut impl Write, game: &Self::Game) -> io::Result<()>;
}
