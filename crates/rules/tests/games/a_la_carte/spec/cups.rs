//! Taking cups (R6).

use rules::Game;
use rules::a_la_carte::{Cup, CupSource, Event, HouseRules, IllegalMove, Phase, Seat};

use crate::a_la_carte::table::{act, cooking, offered, refusal};

/// R6: from the tray while it has face-down cups, even if other players have some.
#[test]
fn r6_the_tray_comes_first() {
    let mut game = cooking(["r4", "g1"]).cup(Seat::Second, Cup::Swap).game();
    act(&mut game, &["heat", "rolled coffee"]);
    assert_eq!(game.state().phase, Phase::DrawCup);
    let events = act(&mut game, &["drawn swap"]);
    assert!(events.contains(&Event::CupTaken {
        seat: Seat::First,
        cup: Cup::Swap,
        from: CupSource::Tray
    }));
}

/// R6: then from a player of the taker's choice, who may choose among that player's open cups.
#[test]
fn r6_then_from_a_player_of_the_takers_choice() {
    let table = cooking(["r4", "g1", "g2"]).cup(Seat::Third, Cup::Cool);
    let mut game = table.rest_of_tray_to(Seat::Second).game();
    act(&mut game, &["heat", "rolled coffee"]);
    assert_eq!(game.state().phase, Phase::TakeCup);
    let takeable = [
        "take 2 swap",
        "take 2 spoons",
        "take 2 reseason",
        "take 2 cool",
        "take 3 cool",
    ];
    assert_eq!(offered(&game, "take"), takeable);
    assert_eq!(refusal(&game, "take 3 swap"), IllegalMove::NoSuchCup);
    assert_eq!(refusal(&game, "take 1 swap"), IllegalMove::NotAnotherPlayer);
    assert_eq!(refusal(&game, "take 4 swap"), IllegalMove::NotAnotherPlayer);
    act(&mut game, &["take 3 cool"]);
    assert_eq!(game.state().kitchen(Seat::First).cups[Cup::Cool], 1);
    assert_eq!(game.state().kitchen(Seat::Third).cups[Cup::Cool], 0);
}

#[test]
fn unplayed_points_stay_with_their_owner_in_english_houses_only() {
    let table = || cooking(["r4", "g1"]).rest_of_tray_to(Seat::Second);
    let mut english = table().game();
    act(&mut english, &["heat", "rolled coffee"]);
    assert_eq!(refusal(&english, "take 2 point"), IllegalMove::PointCupStays);
    let mut german = table().house(HouseRules::german()).game();
    act(&mut german, &["heat", "rolled coffee", "take 2 point"]);
    assert_eq!(german.state().kitchen(Seat::First).cups[Cup::Point], 1);
}

/// R6: players come before the used cups, which stay where they are as long as anybody has a cup that may be taken.
#[test]
fn r6_a_player_is_asked_before_the_used_cups_come_back() {
    let table = cooking(["r4", "g1"]).cup(Seat::Second, Cup::Cool);
    let mut game = table.rest_of_tray_used(Seat::Second).game();
    let used = game.state().used;
    let events = act(&mut game, &["heat", "rolled coffee"]);
    assert_eq!(game.state().phase, Phase::TakeCup);
    assert_eq!(offered(&game, ""), ["take 2 cool"]);
    act(&mut game, &["take 2 cool"]);
    assert_eq!((game.state().used, game.state().face_down.total()), (used, 0));
    assert!(!events.iter().any(|event| matches!(event, Event::CupsReshuffled { .. })));
}

/// R6: when no player has one that may be taken, the used cups come back and one is drawn.
#[test]
fn r6_then_the_used_cups_are_shuffled_back() {
    let table = cooking(["r4", "g1"]).cup(Seat::Second, Cup::Point);
    let mut game = table.rest_of_tray_used(Seat::Second).game();
    let events = act(&mut game, &["heat", "rolled coffee"]);
    assert!(events.contains(&Event::CupsReshuffled { count: 10 }));
    assert_eq!(game.state().phase, Phase::DrawCup);
    assert!(game.state().used.is_empty());
    act(&mut game, &["drawn reseason"]);
    assert_eq!(game.state().face_down.total(), 9);
}

/// R6: when there is none either, nothing happens.
#[test]
fn r6_and_when_there_is_none_nothing_happens() {
    let mut game = cooking(["r4", "g1"]).rest_of_tray_to(Seat::First).game();
    let events = act(&mut game, &["heat", "rolled coffee"]);
    assert!(events.contains(&Event::NoCupToTake { seat: Seat::First }));
    assert_eq!(game.state().phase, Phase::Action);
}

#[test]
fn a_played_point_is_never_taken() {
    let table = cooking(["r4", "g1"]).house(HouseRules::german());
    let mut game = table.rest_of_tray_used(Seat::Second).game();
    assert_eq!(game.state().kitchen(Seat::Second).point_cups, 3);
    act(&mut game, &["heat", "rolled coffee"]);
    assert_eq!(
        offered(&game, ""),
        ["drawn swap", "drawn spoons", "drawn reseason", "drawn cool"]
    );
}
