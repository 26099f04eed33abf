//! A search makes millions of moves: listing and applying them must not touch the heap.

use std::sync::Arc;

use rules::a_la_carte::{ALaCarte, HouseRules, Menu, MoveList, Phase, Setup};
use rules::buffet::{self, Buffet};
use rules::kitchen_chaos::{self, KitchenChaos};
use rules::luigi::{self, GuestBook, Luigi, Pending};
use rules::{Game, Seat, View};

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

#[test]
fn the_buffet_does_not_allocate_in_any_phase_nor_does_dealing_the_unseen_anew() {
    // Six have the most to hide; three run out of cards now and then.
    let starts = [3, 6].map(|seats| Buffet::start(&buffet::Setup { seats }, Arc::default()));
    let [Ok(three), Ok(six)] = starts else {
        unreachable!("three and six may play");
    };
    let mut seen = 0_u32;
    let mut dice = 1_u64;
    let mut roll = move || {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (dice >> 33) as u32
    };
    let heap = allocation_counter::measure(|| {
        for mut game in (0..100).flat_map(|_| [three, six]) {
            for _ in 0..20_000 {
                seen |= 1
                    << match game.state().table.phase {
                        buffet::Phase::Draw { why, .. } => why.index(),
                        buffet::Phase::TurnUp => 3,
                        buffet::Phase::Choose => 4,
                        buffet::Phase::Swap { .. } => 5,
                        buffet::Phase::Over => 6,
                    };
                let legal = game.legal_moves();
                // Whoever deals all hands alike and has all play the lowest card lets them run empty.
                let tame = legal.iter().position(|mv| match *mv {
                    buffet::Move::Dealt { card, to } => card.index() == usize::from(game.state().hand(to).len()),
                    buffet::Move::Choose { seat, .. } => game.to_move().waits_for(seat),
                    _ => false,
                });
                let any = roll() as usize % legal.len().max(1);
                let nth = tame.filter(|_| !roll().is_multiple_of(60)).unwrap_or(any);
                let Some(&mv) = legal.get(nth) else {
                    break;
                };
                let seat = Seat::ALL[roll() as usize % usize::from(game.seats())];
                let imagined = game.view_for(seat).sample(&mut |bound| roll() % bound);
                assert!(imagined.legal_moves_of(seat).len() == game.legal_moves_of(seat).len());
                game.apply_unchecked(mv);
            }
        }
    });
    assert_eq!(seen, 0b111_1111, "not every phase was reached");
    assert_eq!(heap.count_total, 0);
}

#[test]
fn kitchen_chaos_does_not_allocate_in_any_phase_nor_does_dealing_the_unseen_anew() {
    // Five cooks have the most pots; two have two numbers each.
    let starts = [3, 6].map(|seats| KitchenChaos::start(&kitchen_chaos::Setup { seats }, Arc::default()));
    let [Ok(three), Ok(six)] = starts else {
        unreachable!("three and six may play");
    };
    let mut seen = 0_u32;
    let mut dice = 1_u64;
    let mut roll = move || {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (dice >> 33) as u32
    };
    let heap = allocation_counter::measure(|| {
        for mut game in (0..20).flat_map(|_| [three, six]) {
            for _ in 0..20_000 {
                seen |= 1 << game.state().table.phase.index();
                let legal = game.legal_moves();
                let Some(&mv) = legal.get(roll() as usize % legal.len().max(1)) else {
                    break;
                };
                let seat = Seat::ALL[roll() as usize % usize::from(game.seats())];
                let imagined = game.view_for(seat).sample(&mut |bound| roll() % bound);
                assert!(imagined.legal_moves_of(seat).len() == game.legal_moves_of(seat).len());
                game.apply_unchecked(mv);
            }
        }
    });
    assert_eq!(seen, 0b1111, "not every phase was reached");
    assert_eq!(heap.count_total, 0);
}

#[test]
fn da_luigi_does_not_allocate_whatever_is_pending() {
    let book = GuestBook::standard();
    let starts = [2, 4].map(|seats| Luigi::start(&luigi::Setup::new(seats, &book), book.clone()));
    let [Ok(two), Ok(four)] = starts else {
        unreachable!("two and four may play");
    };
    let mut seen = 0_u32;
    let mut dice = 1_u64;
    let mut roll = move || {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (dice >> 33) as u32
    };
    let heap = allocation_counter::measure(|| {
        for mut game in (0..150).flat_map(|_| [two.clone(), four.clone()]) {
            for _ in 0..20_000 {
                seen |= 1
                    << match game.state().agenda.top() {
                        None => 0,
                        Some(Pending::SetUp | Pending::Turn) => 1,
                        Some(Pending::Pay { .. }) => 2,
                        Some(Pending::Serve) => 3,
                        Some(Pending::Jokers) => 4,
                        Some(Pending::Spend { .. }) => 5,
                        Some(Pending::Welcome { .. }) => 6,
                        Some(Pending::Give { .. }) => 7,
                        Some(Pending::Friend { .. }) => 8,
                        Some(Pending::Flowers { .. }) => 9,
                        Some(Pending::Impatience { .. }) => 10,
                        Some(Pending::Cost { .. }) => 11,
                        Some(Pending::Cubes { .. }) => 12,
                        Some(Pending::Refill { .. }) => 13,
                        // So rare that only games which are led there come to it; what it does others do, too.
                        Some(Pending::Excess { .. }) => 14,
                    };
                let legal = game.legal_moves();
                let Some(&mv) = legal.get(roll() as usize % legal.len().max(1)) else {
                    break;
                };
                let seat = Seat::ALL[roll() as usize % usize::from(game.seats())];
                let imagined = game.view_for(seat).sample(&mut |bound| roll() % bound);
                assert!(imagined.legal_moves_of(seat).len() == game.legal_moves_of(seat).len());
                game.apply_unchecked(mv);
            }
        }
    });
    assert_eq!(
        seen & 0b11_1111_1111_1111,
        0b11_1111_1111_1111,
        "not everything was pending"
    );
    assert_eq!(heap.count_total, 0);
}
