//! The end, and who wins.

use rules::buffet::{Buffet, Phase, Setup, Table};
use rules::{Game, Seat};

use crate::buffet::table::plate;

/// The end of a game for four, with these plates to be seen; all others went to seat 4, who is not asked about.
fn ended(visible: [&str; 3]) -> Table {
    let mut table = Buffet::start(&Setup { seats: 4 }, std::sync::Arc::default())
        .unwrap()
        .state()
        .table;
    table.phase = Phase::Over;
    for (seat, plates) in visible.into_iter().enumerate() {
        for text in plates.split(' ').filter(|text| !text.is_empty()) {
            table.stacks[seat].lay(plate(text));
        }
    }
    table
}

fn places(table: &Table) -> Vec<(Seat, u8, i16)> {
    table
        .standings()
        .iter()
        .map(|standing| (standing.seat, standing.place, standing.points))
        .collect()
}

#[test]
fn most_points_of_visible_plates_win_and_points_may_be_negative() {
    let table = ended(["cheese5 cheese2", "pizza3 salad1", "salad-1"]);
    let expected = [
        (Seat::Second, 1, 4),
        (Seat::First, 2, 2),
        (Seat::Fourth, 3, 0),
        (Seat::Third, 4, -1),
    ];
    assert_eq!(places(&table), expected);
}

/// B8: as many points: the better best visible plate, by value, then by kind.
#[test]
fn b8_the_better_best_plate_breaks_a_tie() {
    let table = ended(["pizza3 salad2", "salad5", "pizza4 chicken1"]);
    let order: Vec<Seat> = places(&table).iter().map(|place| place.0).collect();
    assert_eq!(order, [Seat::Second, Seat::Third, Seat::First, Seat::Fourth]);
    let table = ended(["salad4", "pizza4", "cheese1 salami3"]);
    let order: Vec<Seat> = places(&table).iter().map(|place| place.0).collect();
    assert_eq!(order, [Seat::Second, Seat::First, Seat::Third, Seat::Fourth]);
}

/// B8: only what can be seen counts.
#[test]
fn b8_a_covered_plate_breaks_no_tie() {
    let table = ended(["pizza5 pizza2", "salad1 chicken1", ""]);
    let order: Vec<Seat> = places(&table).iter().map(|place| place.0).collect();
    assert_eq!(order[..2], [Seat::First, Seat::Second]);
    let table = ended(["salad5 salad2", "pizza2", ""]);
    assert_eq!(places(&table)[0].0, Seat::Second);
}

/// B8: no plate at all ranks below any plate; should two have none, they share.
#[test]
fn b8_no_plate_ranks_below_any_and_two_without_share() {
    let table = ended(["", "salad1 pizza-1", ""]);
    let expected = [
        (Seat::Second, 1, 0),
        (Seat::First, 2, 0),
        (Seat::Third, 2, 0),
        (Seat::Fourth, 2, 0),
    ];
    assert_eq!(places(&table), expected);
}

/// Rounds: 4 players 12 × 3 plates, 5: 9 × 4, 6: 7 × 5 and one over, 3: 7 × 5 and one over.
#[test]
fn the_game_ends_when_too_few_plates_are_left_for_a_round() {
    for (seats, rounds, over) in [(3, 7, 1), (4, 12, 0), (5, 9, 0), (6, 7, 1)] {
        let mut game = Buffet::start(&Setup { seats }, std::sync::Arc::default()).unwrap();
        let mut nth = 0_u32;
        while !game.legal_moves().is_empty() {
            nth = nth.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let moves = game.legal_moves();
            game.apply(moves[(nth >> 8) as usize % moves.len()]).unwrap();
        }
        let table = &game.state().table;
        assert_eq!((table.round, table.face_down.len()), (rounds, over), "{seats} seats");
        assert!(table.buffet.is_empty());
    }
}
