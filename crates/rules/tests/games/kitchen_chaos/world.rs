//! What several test files need to know about the kitchen: its moves, and luck.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{KitchenChaos, Move, Number, Place, PotId, Side, Source, Thing, Vegetable};
use rules::{Game, Seat};

/// Every move that can be written down.
pub fn conceivable_moves(_: &KitchenChaos) -> Vec<Move> {
    let mut moves = vec![Move::Call, Move::Close];
    for vegetable in Vegetable::ALL {
        moves.extend(Number::ALL.map(|number| Move::Called { number, vegetable }));
        let places = Seat::ALL.map(Place::Hand).into_iter().chain(Side::ALL.map(Place::Pile));
        moves.extend(places.map(|to| Move::Dealt { vegetable, to }));
    }
    for seat in Seat::ALL {
        moves.push(Move::Miss { seat });
        moves.extend(Thing::ALL.map(|thing| Move::Throw { seat, thing }));
        moves.extend(PotId::ALL.map(|pot| Move::Land { seat, pot }));
        let spoons = Number::ALL.map(Source::Spoon).into_iter();
        let own = spoons.chain(Number::ALL.map(Source::Lid));
        let sources = own.chain(Side::ALL.map(Source::Pile));
        moves.extend(sources.map(|from| Move::Draw { seat, from }));
    }
    moves
}

/// What chance decides, if it is asked.
pub fn chance(game: &KitchenChaos, rng: &mut impl Rng) -> Option<Move> {
    game.draw(&mut |bound| rng.random_range(0..bound))
}

/// Chance, or any legal move.
pub fn anything(game: &KitchenChaos, rng: &mut ChaCha8Rng) -> Move {
    chance(game, rng).unwrap_or_else(|| *game.legal_moves().choose(rng).unwrap())
}

/// Only chance is decided; but in every other round the chef is in a hurry, so that throws come down late, hands run empty
/// and the round is closed while something flies.
pub fn hurried(game: &KitchenChaos, rng: &mut ChaCha8Rng) -> Option<Move> {
    let table = &game.state().table;
    if table.round.is_multiple_of(2) && rng.random_range(0..2) == 0 {
        let chefs = game.legal_moves_of(table.chef());
        if let Some(&mv) = chefs.first() {
            return Some(mv);
        }
    }
    chance(game, rng)
}
