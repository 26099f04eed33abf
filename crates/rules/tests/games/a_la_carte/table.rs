//! Short words for what the tests do at a table.

use rules::Game;
pub use rules::a_la_carte::testkit::{Table, cooking};
use rules::a_la_carte::{ALaCarte, DishId, Event, Food, IllegalMove, Move};

pub fn dish(text: &str) -> DishId {
    text.parse().unwrap()
}

pub fn food(text: &str) -> Food {
    Food::Dish(dish(text))
}

/// Makes moves written down as text and returns everything that happened.
pub fn act(game: &mut ALaCarte, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let mv: Move = text.parse().unwrap();
        let happened = game.apply(mv);
        let happened = happened.unwrap_or_else(|illegal| panic!("{text}: {illegal} in {}", game.state()));
        assert_eq!(game.audit(), Ok(()), "after {text}: {}", game.state());
        events.extend(happened);
    }
    events
}

/// Why a move is not allowed now.
pub fn refusal(game: &ALaCarte, text: &str) -> IllegalMove {
    let refused = game.clone().apply(text.parse().unwrap());
    refused.expect_err(text)
}

/// The moves that begin like this, as texts.
pub fn offered(game: &ALaCarte, beginning: &str) -> Vec<String> {
    let moves = game.legal_moves();
    let texts = moves.iter().map(ToString::to_string);
    texts.filter(|text| text.starts_with(beginning)).collect()
}
