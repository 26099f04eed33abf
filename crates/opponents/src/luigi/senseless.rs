//! Moves that nothing can be said for: another move of the same moment gives all that they give, and more, or costs less.

use rules::Game;
use rules::luigi::{Food, Luigi, Move, Pending, Place, Ristorante, Stall, State};

/// Whether nothing can be said for a legal move of whoever decides now. There is always a move that something can be said for.
#[must_use]
pub fn is_senseless(game: &Luigi, mv: Move) -> bool {
    let state = game.state();
    let Some(top) = state.agenda.top() else {
        return false;
    };
    match (top, mv) {
        (Pending::Turn, Move::Buy(stall)) => Stall::all().any(|other| is_plainly_better(state, other, stall)),
        // Nobody comes in any more, so nothing is gained by an empty place, and a lemon is a lemon.
        (Pending::Pay { left, .. }, Move::Push(Place::Ten)) => {
            state.is_final_turn() && clocks_without_lemon(state.house(state.turn)) >= left
        }
        // The store is worth nothing afterwards but a tie.
        (Pending::Jokers, Move::Done) => state.is_final_turn() && game.legal_moves().len() > 1,
        // Two desserts do what four cubes would.
        (Pending::Spend { laid: 0, .. }, Move::Spend(food)) => {
            food == Food::Dessert && state.house(state.turn).store.count(Food::Dessert) >= 2
        }
        // Flowers are a point, or take a lemon away.
        (Pending::Flowers { .. }, Move::DeclineFlowers) => true,
        // Whoever can be rid of a lemon and keep all else.
        (Pending::Cost { seat }, Move::LayOffStore(_) | Move::LayOffServed { .. }) => state.house(seat).tokens < 0,
        _ => false,
    }
}

/// Whether a stall holds all that the other does for less, or more for no more.
fn is_plainly_better(state: &State, stall: Stall, than: Stall) -> bool {
    let (here, there) = (state.market.at(stall), state.market.at(than));
    let (clocks, due) = (stall.row().clocks(), than.row().clocks());
    clocks <= due && here.contains_all(there) && (clocks < due || here != there)
}

/// How many clocks can be paid before somebody has to go: everybody can move up until they all sit next to each other by the
/// door.
fn clocks_without_lemon(house: &Ristorante) -> u8 {
    let guests = house.waiting().count() as u8;
    // By the door they would still be 1, 2, 3, … steps from the street.
    house.patience() - guests * (guests + 1) / 2
}
