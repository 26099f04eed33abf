//! What one player may know.

use super::{Buffet, Card, Cards, State, Table};
use crate::{Luck, Seat, SeatSet};

/// The buffet as one seat sees it: everything that lies open, the own cards, and of the others how many they hold and
/// whether they have chosen.
///
/// ```
/// use rules::buffet::{Buffet, Setup};
/// use rules::{Game, Seat};
/// use std::sync::Arc;
///
/// let mut game = Buffet::start(&Setup { seats: 3 }, Arc::default())?;
/// game.apply("dealt 7 to 1".parse()?)?;
/// assert_eq!(game.view_for(Seat::First).hand.len(), 1);
/// let other = game.view_for(Seat::Second);
/// assert!(other.hand.is_empty());
/// assert_eq!(other.hand_sizes[0], 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// What lies open.
    pub table: Table,
    /// The own hand, without the chosen card.
    pub hand: Cards,
    /// The own choice.
    pub choice: Option<Card>,
    /// How many cards everybody holds, without chosen ones.
    pub hand_sizes: [u8; Seat::COUNT],
    /// Who has chosen.
    pub have_chosen: SeatSet,
    /// How many cards are left to be drawn.
    pub draw_pile: u8,
}

impl View {
    pub(super) fn new(seat: Seat, state: &State) -> Self {
        Self {
            seat,
            table: state.table,
            hand: state.hand(seat),
            choice: state.chosen[seat.index()],
            hand_sizes: state.hands.map(Cards::len),
            have_chosen: state.have_chosen(),
            draw_pile: state.draw_pile.len(),
        }
    }

    /// All cards that lie neither open nor in the own hand: they are in the other hands, chosen by others, or in the draw
    /// pile.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let mut unseen = Cards::ALL;
        unseen.remove_all(self.table.discards.cards());
        unseen.remove_all(self.hand);
        if let Some(card) = self.choice {
            unseen.remove(card);
        }
        unseen
    }
}

impl crate::View for View {
    type Game = Buffet;

    fn seat(&self) -> Seat {
        self.seat
    }

    /// Any unseen card is as likely to be in one place as in another. What could be remembered beyond that (whoever holds a
    /// card from before the last reshuffle holds none of those that lay open then) is not in a view.
    fn sample(&self, luck: &mut impl Luck) -> Buffet {
        let mut unseen = self.unseen();
        let mut draw = || {
            let card = unseen.draw(luck);
            if let Some(card) = card {
                unseen.remove(card);
            }
            card
        };
        let mut hands = [Cards::EMPTY; Seat::COUNT];
        let mut chosen = [None; Seat::COUNT];
        for seat in Seat::ALL {
            let index = seat.index();
            if seat == self.seat {
                (hands[index], chosen[index]) = (self.hand, self.choice);
                continue;
            }
            hands[index] = (0..self.hand_sizes[index]).map_while(|_| draw()).collect();
            if self.have_chosen.contains(seat) {
                chosen[index] = draw();
            }
        }
        Buffet {
            state: State {
                table: self.table,
                hands,
                chosen,
                draw_pile: unseen,
            },
        }
    }
}
