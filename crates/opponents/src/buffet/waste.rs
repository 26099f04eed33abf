//! Cards that nothing can be said for.

use rules::Seat;
use rules::buffet::{Card, Cards, Table};

/// What a card leads to, whatever the others play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SureEnd {
    /// Alone at the back.
    Leaves,
    /// Ahead of the only other one.
    Wins,
    /// Behind the only other one.
    Loses,
}

/// The least and the most that a card can move a mouse.
const LEAST: i32 = Card::MinusOne.fields();
const MOST: i32 = Card::Nine.fields();

fn sure_end(table: &Table, seat: Seat, card: Card) -> Option<SureEnd> {
    let here = table.mouse(seat) + card.fields();
    let mut others = table.racing.iter().filter(|&other| other != seat);
    if table.racing.len() == 2 {
        let other = table.mouse(others.next()?);
        return if here > other + MOST {
            Some(SureEnd::Wins)
        } else if here < other + LEAST {
            Some(SureEnd::Loses)
        } else {
            None
        };
    }
    others
        .all(|other| here < table.mouse(other) + LEAST)
        .then_some(SureEnd::Leaves)
}

/// Whether the round is over for the seat with this card, in the same way whatever anybody plays.
pub(super) fn is_settled(table: &Table, seat: Seat, card: Card) -> bool {
    sure_end(table, seat, card).is_some()
}

/// Whether a card is thrown away: a lower one of the same hand would lead to the very same end, whatever the others play, and
/// the higher one would be left for the next round.
#[must_use]
pub fn is_wasted(table: &Table, seat: Seat, hand: Cards, card: Card) -> bool {
    let end = sure_end(table, seat, card);
    end.is_some()
        && hand
            .kinds()
            .any(|lower| lower < card && sure_end(table, seat, lower) == end)
}
