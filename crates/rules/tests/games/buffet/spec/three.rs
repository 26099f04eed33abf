//! Three players: two parts, five plates.

use rules::buffet::{Draw, Event, Part, Phase, Plate};
use rules::{Game, Seat};

use crate::buffet::table::{ONE, THREE, TWO, act, draw_all, holding, plate, push, queue};

const PLATES: [&str; 5] = ["cheese5", "salami4", "sausage3", "pizza2", "salad-1"];

fn taken(events: &[Event]) -> Vec<(Seat, Plate)> {
    let taken = events.iter().filter_map(|event| match *event {
        Event::PlateTaken { seat, plate, .. } => Some((seat, plate)),
        _ => None,
    });
    taken.collect()
}

/// B7: first out takes the worst; of the last two the one behind takes the next and the one in front the third.
#[test]
fn b7_in_the_first_part_everybody_gets_one_of_the_three_worst() {
    let mut game = queue(["0", "5,5,1", "6,0,2"], &PLATES);
    assert_eq!(taken(&push(&mut game, "0,5,6")), [(ONE, plate("salad-1"))]);
    assert_eq!(game.state().table.phase, Phase::Swap { seat: ONE });
    act(&mut game, &["swap 1 none"]);
    // Seat 3 was in front, and is overtaken: only now it counts.
    let events = push(&mut game, "5,0");
    assert_eq!(taken(&events), [(THREE, plate("pizza2")), (TWO, plate("sausage3"))]);
    assert!(!events.iter().any(|event| matches!(event, Event::WentHungry { .. })));
}

/// Plays part one to its end; seat 1 has left first, seat 3 next.
fn second_part() -> rules::buffet::Buffet {
    let mut game = queue(["0,4,1", "5,5,1,0", "6,0,2,9"], &PLATES);
    push(&mut game, "0,5,6");
    act(&mut game, &["swap 1 none"]);
    push(&mut game, "5,0");
    game
}

/// B15: the token stays with its holder between the parts.
#[test]
fn b15_the_second_part_starts_over_with_hands_and_token_as_they_are() {
    let game = second_part();
    let table = &game.state().table;
    assert_eq!((table.part, table.phase), (Part::Second, Phase::Choose));
    assert_eq!((table.racing, table.mice), (table.all_seats(), [0; 6]));
    let hands: Vec<u8> = table
        .all_seats()
        .iter()
        .map(|seat| game.state().hand(seat).len())
        .collect();
    assert_eq!(hands, [8, 7, 7]);
    // Seat 1 handed it on when it left.
    assert_eq!(table.token, TWO);
}

#[test]
fn in_the_second_part_the_first_out_takes_the_lesser_and_swaps_nothing() {
    let mut game = second_part();
    let events = push(&mut game, "4,1,2");
    assert_eq!(taken(&events), [(TWO, plate("salami4"))]);
    assert_eq!(game.state().table.phase, Phase::Choose);
    let events = push(&mut game, "1,9");
    assert_eq!(taken(&events), [(THREE, plate("cheese5"))]);
    assert!(events.contains(&Event::WentHungry { seat: ONE }));
    // Now all draw, from the left-hand neighbour of whoever took the best.
    assert_eq!((game.state().table.token, game.state().table.round), (ONE, 2));
    assert_eq!(game.state().table.part, Part::First);
    draw_all(&mut game);
    assert_eq!(game.state().table.phase, Phase::TurnUp);
}

/// B13: hands differ in part two, and one may draw alone.
#[test]
fn b13_one_may_draw_alone_in_the_second_part() {
    let mut game = holding(&second_part(), TWO, "1");
    push(&mut game, "1,1,2");
    assert_eq!(
        game.state().table.phase,
        Phase::Draw {
            to: TWO,
            left: 9,
            why: Draw::EmptyHand
        }
    );
    draw_all(&mut game);
    assert_eq!(game.state().table.phase, Phase::Choose);
}
