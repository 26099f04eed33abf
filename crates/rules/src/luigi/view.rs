//! What one player may know.

use super::Luigi;
use crate::{Luck, Seat};

/// The table as one seat sees it. Everything lies open but which guests lie in the pile, in the box or among those taken, and the
/// order in the bag; and that is not in the state at all: it is decided when a guest or a cube is drawn. So nothing has to be
/// hidden here; the type is the promise that a player who is handed a view was handed nothing else.
///
/// ```
/// use rules::luigi::{GuestBook, Luigi, Setup};
/// use rules::{Game, Seat};
///
/// let book = GuestBook::standard();
/// let game = Luigi::start(&Setup::new(2, &book), book)?;
/// let view = game.view_for(Seat::Second);
/// assert_eq!(view.seat, Seat::Second);
/// assert_eq!(view.imagine(), game);
/// # Ok::<(), rules::luigi::InvalidGame>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    game: Luigi,
}

impl View {
    pub(super) const fn new(seat: Seat, game: Luigi) -> Self {
        Self { seat, game }
    }

    /// A game that fits everything the seat knows, to think ahead in.
    #[must_use]
    pub fn imagine(&self) -> Luigi {
        self.game.clone()
    }
}

impl crate::View for View {
    type Game = Luigi;

    fn seat(&self) -> Seat {
        self.seat
    }

    /// Whatever is unseen is as likely to be drawn as anything else that is, so there is nothing to deal anew.
    fn sample(&self, _: &mut impl Luck) -> Luigi {
        self.imagine()
    }
}
