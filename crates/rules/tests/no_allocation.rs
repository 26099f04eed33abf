//! A search makes millions of moves: listing and applying them must not touch the heap.

use rules::Game;
use rules::a_la_carte::{ALaCarte, HouseRules, Menu, MoveList, Setup};

#[test]
fn listing_and_applying_moves_does_not_allocate() {
    let menu = Menu::standard();
    let setup = Setup::new(4, HouseRules::german(), &menu);
    let Ok(start) = ALaCarte::start(&setup, menu) else {
        unreachable!("four seats and the standard menu make a game");
    };
    let mut moves = 0;
    let heap = allocation_counter::measure(|| {
        // Different strides through the legal moves reach all phases, ends of games included.
        for stride in 1..200 {
            let mut game = start.clone();
            let mut legal: MoveList = game.legal_moves();
            while !legal.is_empty() && moves < 200_000 {
                game.apply_unchecked(legal[(moves * stride) % legal.len()]);
                legal = game.legal_moves();
                moves += 1;
            }
        }
    });
    assert_eq!(moves, 200_000);
    assert_eq!(heap.count_total, 0);
}
