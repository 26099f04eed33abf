//! The die and the dial.

use rules::Game;
use rules::a_la_carte::{ALaCarte, Condition, Event, Heat, IllegalMove, Phase, Seat};

use crate::a_la_carte::table::{act, cooking, offered, refusal};

fn level(game: &ALaCarte, seat: Seat) -> u8 {
    game.state().kitchen(seat).stove.dial.level()
}

#[test]
fn a_number_is_taken_in_full() {
    for (face, steps) in [("rolled +1", 1), ("rolled +2", 2), ("rolled +3", 3)] {
        let mut game = cooking(["r4", "g1"]).game();
        act(&mut game, &["heat", face]);
        assert_eq!(level(&game, Seat::First), steps);
        assert_eq!(level(&game, Seat::Second), 0);
    }
}

#[test]
fn choose_lets_the_roller_pick_one_to_three() {
    let mut game = cooking(["r4", "g1"]).game();
    act(&mut game, &["heat", "rolled choose"]);
    assert_eq!(offered(&game, ""), ["pick 1", "pick 2", "pick 3"]);
    assert_eq!(refusal(&game, "heat"), IllegalMove::NotNow);
    act(&mut game, &["pick 2"]);
    assert_eq!(level(&game, Seat::First), 2);
}

#[test]
fn everyone_turns_every_dial_the_rollers_too() {
    let mut game = cooking(["r4", "g1", "b1"]).dial(Seat::Third, 7).game();
    act(&mut game, &["heat", "rolled everyone"]);
    assert_eq!(
        rules::a_la_carte::ALL_SEATS[..3]
            .iter()
            .map(|&seat| level(&game, seat))
            .collect::<Vec<_>>(),
        [1, 1, 7]
    );
}

#[test]
fn coffee_brings_a_cup_and_no_heat() {
    let mut game = cooking(["r4", "g1"]).game();
    act(&mut game, &["heat", "rolled coffee"]);
    assert_eq!(game.state().phase, Phase::DrawCup);
    act(&mut game, &["drawn spoons"]);
    assert_eq!(level(&game, Seat::First), 0);
    assert_eq!(game.state().own().cups.total(), 1);
    assert_eq!(game.state().spoons, 2);
}

#[test]
fn a_dial_never_passes_seven() {
    // Lentils burn at 7 only, so the roll is over before anything else is looked at.
    let mut game = cooking(["o4", "g1"]).dial(Seat::First, 6).game();
    let events = act(&mut game, &["heat", "rolled +3"]);
    let (from, to) = (Heat::new(6).unwrap(), Heat::MAX);
    assert!(events.contains(&Event::Heated {
        seat: Seat::First,
        from,
        to
    }));
}

#[test]
fn red_burns_and_green_cooks() {
    // Reef-knot sausage: green 2–3, red 4.
    let condition = |dial| {
        let table = cooking(["r4", "g1"]).pan(Seat::Second, [0, 1, 1, 0, 0]);
        table.dial(Seat::Second, dial).game().condition(Seat::Second)
    };
    let conditions: Vec<_> = (0..=5).map(condition).collect();
    use Condition::{Burnt, Cooking, Finished};
    assert_eq!(conditions, [Cooking, Cooking, Finished, Finished, Burnt, Burnt]);
}
