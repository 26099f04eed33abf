//! A search makes millions of moves: listing and applying them must not touch the heap.

use rules::Game;
use rules::a_la_carte::{ALaCarte, HouseRules, Menu, MoveList, Phase, Setup};

/// The kinds of phases there are, the end included.
const PHASES: u32 = 12;

fn number(phase: Phase) -> u32 {
    match phase {
        Phase::Deal => 0,
        Phase::FirstDish => 1,
        Phase::Rescue => 2,
        Phase::NewDish { .. } => 3,
        Phase::Action => 4,
        Phase::Roll => 5,
        Phase::PickHeat => 6,
        Phase::DrawCup => 7,
        Phase::TakeCup => 8,
        Phase::Pour { .. } => 9,
        Phase::Flip => 10,
        Phase::Over { .. } => 11,
    }
}

#[test]
fn listing_and_applying_moves_does_not_allocate_in_any_phase() {
    let menu = Menu::standard();
    let setup = Setup::new(4, HouseRules::german(), &menu);
    let Ok(start) = ALaCarte::start(&setup, menu) else {
        unreachable!("four seats and the standard menu make a game");
    };
    let mut seen = 0_u32;
    let mut dice = 1_u64;
    let heap = allocation_counter::measure(|| {
        for _ in 0..400 {
            let mut game = start.clone();
            for _ in 0..3_000 {
                seen |= 1 << number(game.state().phase);
                let legal: MoveList = game.legal_moves();
                // Any generator of numbers that needs no heap will do.
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let Some(&mv) = legal.get((dice >> 33) as usize % legal.len().max(1)) else {
                    break;
                };
                game.apply_unchecked(mv);
            }
        }
    });
    assert_eq!(seen.count_ones(), PHASES, "not every phase was reached: {seen:b}");
    assert_eq!(heap.count_total, 0);
}
