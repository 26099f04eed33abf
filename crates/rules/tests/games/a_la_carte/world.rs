//! What several test files need to know about À la carte: all its moves, and a chance that lets games be interesting.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, ALaCarte, Chance, Condiment, Cup, DishId, Face, Landing, Move, Pour, Steps};

/// Every move that can be written down, a little beyond what could ever be legal.
pub fn conceivable_moves() -> Vec<Move> {
    let mut moves = vec![
        Move::Crepe,
        Move::Heat,
        Move::Flip,
        Move::EndTurn,
        Move::LetGo,
        Move::PlayPoint,
        Move::PlaySpoons,
    ];
    moves.extend(DishId::all().map(Move::Dish));
    moves.extend(Condiment::ALL.map(Move::Season));
    moves.extend(Steps::ALL.map(Move::Pick));
    moves.extend(Steps::ALL.map(Move::PlayCool));
    moves.extend(Face::ALL.map(Move::Rolled));
    moves.extend(Landing::ALL.map(Move::Landed));
    moves.extend(Cup::ALL.map(Move::Drawn));
    for seat in ALL_SEATS {
        moves.push(Move::PlaySwap(seat));
        moves.extend(Cup::ALL.map(|cup| Move::TakeCup { from: seat, cup }));
        moves.extend(Condiment::ALL.map(|with| Move::PlayReseason { on: seat, with }));
    }
    for colour in 0..=16 {
        moves.extend((0..=6).map(|salt| Move::Poured(Pour { colour, salt })));
    }
    moves.push(Move::Poured(Pour {
        colour: u8::MAX,
        salt: u8::MAX,
    }));
    moves
}

/// Pours of a few pieces, as a hand would; now and then anything that can fall. The rest is left to the kit.
pub fn careful_chance(game: &ALaCarte, chance: Chance, rng: &mut impl Rng) -> Option<Move> {
    let Chance::Pour { from, .. } = chance else {
        return None;
    };
    if rng.random_range(0..20) == 0 {
        return None;
    }
    let dispenser = game.state().dispenser(from);
    let colour = *[0, 1, 1, 1, 2, 2, 3].choose(rng)?;
    let salt = *[0, 0, 0, 1].choose(rng)?;
    Some(Move::Poured(Pour {
        colour: dispenser.colour.min(colour),
        salt: dispenser.salt.min(salt),
    }))
}
