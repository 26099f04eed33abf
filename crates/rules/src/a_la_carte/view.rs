//! What one player may know.

use super::ALaCarte;
use crate::{Luck, Seat};

/// The table as one seat sees it. In À la carte everything lies open but the order of the face-down cups, and that is
/// not in the state at all: it is decided when a cup is drawn. So nothing has to be hidden here; the type is the promise
/// that a player who is handed a view was handed nothing else.
///
/// ```
/// use rules::a_la_carte::{ALaCarte, HouseRules, Menu, Seat, Setup};
/// use rules::Game;
///
/// let menu = Menu::standard();
/// let game = ALaCarte::start(&Setup::new(2, HouseRules::english(), &menu), menu)?;
/// let view = game.view_for(Seat::Second);
/// assert_eq!(view.seat, Seat::Second);
/// assert_eq!(view.imagine(), game);
/// # Ok::<(), rules::a_la_carte::InvalidGame>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    game: ALaCarte,
}

impl View {
    pub(super) const fn new(seat: Seat, game: ALaCarte) -> Self {
        Self { seat, game }
    }

    /// A game that fits everything the seat knows, to think ahead in.
    #[must_use]
    pub fn imagine(&self) -> ALaCarte {
        self.game.clone()
    }
}

impl crate::View for View {
    type Game = ALaCarte;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn sample(&self, _: &mut impl Luck) -> ALaCarte {
        self.imagine()
    }
}
