//! What several test files need to know about Da Luigi: its moves, and luck.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rules::luigi::{Food, GuestId, Luigi, Move, Pending, Place, Row, Stall};
use rules::{Game, Seat};

/// Every move that can be written down.
pub fn conceivable_moves(_: &Luigi) -> Vec<Move> {
    let mut moves = vec![
        Move::Welcome,
        Move::Pass,
        Move::TwoDesserts,
        Move::Done,
        Move::TakeFlowers,
        Move::DeclineFlowers,
        Move::LayOffToken,
    ];
    moves.extend(Stall::all().map(Move::Buy));
    moves.extend(Seat::ALL.map(Move::Give));
    moves.extend(GuestId::all().map(Move::Guest));
    for food in Food::ALL {
        moves.extend([
            Move::Spend(food),
            Move::LayOffStore(food),
            Move::Return(food),
            Move::Cube(food),
        ]);
        for place in Place::ALL {
            moves.push(Move::Serve { food, place });
            moves.push(Move::LayOffServed { food, place });
        }
    }
    for place in Place::ALL {
        moves.extend([Move::Push(place), Move::Joker(place)]);
    }
    moves
}

/// What chance decides, if it is asked.
pub fn chance(game: &Luigi, rng: &mut impl Rng) -> Option<Move> {
    game.draw(&mut |bound| rng.random_range(0..bound))
}

/// While the pile is thick everybody hoards: all pasta lies where nobody buys it, guests who want some sit and wait, and what is free
/// goes into the stores, so that bag and market run dry (L8). By mere chance that would hardly happen. Afterwards, and now and
/// then, anything is done.
pub fn hoard(game: &Luigi, rng: &mut ChaCha8Rng) -> Option<Move> {
    let state = game.state();
    let hoards = state.pile > 8 * state.seats && rng.random_range(0..30) > 0;
    let moves = game.legal_moves();
    if !hoards {
        return chance(game, rng);
    }
    let is_pasta = |mv: &&Move| **mv == Move::Cube(Food::Pasta);
    match state.agenda.top() {
        Some(Pending::Turn) => moves.first().copied(),
        Some(Pending::Jokers) => Some(Move::Done),
        Some(Pending::Refill { row: Row::Fourth }) if moves.iter().any(|mv| is_pasta(&mv)) => {
            moves.iter().find(is_pasta).copied()
        }
        Some(Pending::Refill { .. } | Pending::Cubes { .. }) => {
            let others: Vec<_> = moves.iter().filter(|mv| !is_pasta(mv)).copied().collect();
            others.choose(rng).copied()
        }
        Some(Pending::Welcome { .. } | Pending::Friend { .. }) => {
            let wants_pasta = |mv: &&Move| match mv {
                Move::Guest(guest) => game.catalogue().card(*guest).order.contains(Food::Pasta),
                _ => false,
            };
            let wanting: Vec<_> = moves.iter().filter(wants_pasta).copied().collect();
            wanting.choose(rng).copied()
        }
        _ => None,
    }
}
