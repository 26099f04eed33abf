//! Coffee breaks: what each of the five cups does.

use std::sync::Arc;

use rules::Game;
use rules::a_la_carte::{
    ALaCarte, Condiment, Condition, Crepe, Cup, Event, HouseRules, IllegalMove, Menu, Phase, Seat,
};

use crate::a_la_carte::table::{Table, act, cooking, dish, food, offered, refusal};

const ME: Seat = Seat::First;
const RIVAL: Seat = Seat::Second;

fn with_cup(cup: Cup) -> Table {
    cooking(["b1", "g1"]).cup(ME, cup)
}

#[test]
fn a_break_is_free_and_once_a_turn() {
    let mut game = with_cup(Cup::Point).cup(ME, Cup::Spoons).game();
    act(&mut game, &["play point"]);
    assert_eq!(game.state().spoons, 3);
    assert_eq!(refusal(&game, "play spoons"), IllegalMove::BreakTaken);
    act(&mut game, &["end", "end"]);
    act(&mut game, &["play spoons"]);
}

#[test]
fn a_cup_must_be_at_hand() {
    assert_eq!(
        refusal(&with_cup(Cup::Swap).game(), "play point"),
        IllegalMove::NoSuchCup
    );
}

#[test]
fn a_point_lies_on_the_tray_for_good() {
    let mut game = with_cup(Cup::Point).game();
    act(&mut game, &["play point"]);
    assert_eq!(game.state().own().point_cups, 1);
    assert!(game.state().used.is_empty());
    assert_eq!(game.standings()[0].points, 1);
}

#[test]
fn other_cups_are_used_up() {
    let mut game = with_cup(Cup::Spoons).game();
    act(&mut game, &["play spoons"]);
    assert_eq!(game.state().used[Cup::Spoons], 1);
    assert_eq!(game.state().own().cups[Cup::Spoons], 0);
}

#[test]
fn a_swap_exchanges_stove_pan_dish_dial_and_condiments() {
    let table = with_cup(Cup::Swap).dial(ME, 1).pan(ME, [1, 0, 0, 0, 1]).dial(RIVAL, 3);
    let mut game = table.pan(RIVAL, [0, 1, 0, 0, 0]).game();
    let before = [game.state().kitchen(ME).stove, game.state().kitchen(RIVAL).stove];
    act(&mut game, &["play swap 2"]);
    let after = [game.state().kitchen(RIVAL).stove, game.state().kitchen(ME).stove];
    assert_eq!(before, after);
}

#[test]
fn a_finished_dish_that_is_swapped_in_is_served_at_once() {
    // The rival's sausage is finished and waits for the rival's turn.
    let table = with_cup(Cup::Swap).dial(RIVAL, 2).pan(RIVAL, [0, 1, 1, 0, 0]);
    let mut game = table.game();
    let events = act(&mut game, &["play swap 2"]);
    let served = Event::Served {
        seat: ME,
        food: food("g1"),
        points: 2,
        star: true,
    };
    assert!(events.contains(&served));
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: false });
    assert_eq!(game.state().kitchen(RIVAL).stove.pan.food, Some(food("b1")));
}

#[test]
fn spoiled_dishes_and_crepes_are_not_swapped() {
    let burnt = with_cup(Cup::Swap).dial(RIVAL, 5).game();
    assert_eq!(refusal(&burnt, "play swap 2"), IllegalMove::SpoiledIsNotSwapped);
    let salted = with_cup(Cup::Swap).pan(RIVAL, [0, 0, 0, 0, 3]).game();
    assert_eq!(refusal(&salted, "play swap 2"), IllegalMove::SpoiledIsNotSwapped);
    let crepe = with_cup(Cup::Swap).crepe(RIVAL, Crepe::InPan).game();
    assert_eq!(refusal(&crepe, "play swap 2"), IllegalMove::CrepeIsNotSwapped);
    let mine = with_cup(Cup::Swap)
        .crepe(ME, Crepe::InPan)
        .house(HouseRules::german())
        .game();
    assert_eq!(refusal(&mine, "play swap 2"), IllegalMove::CrepeIsNotSwapped);
    assert_eq!(
        refusal(&with_cup(Cup::Swap).game(), "play swap 1"),
        IllegalMove::NotAnotherPlayer
    );
    assert_eq!(
        refusal(&with_cup(Cup::Swap).game(), "play swap 3"),
        IllegalMove::NotAnotherPlayer
    );
}

/// R7: three spoons, however many were left.
#[test]
fn r7_three_spoons_are_three_however_many_were_left() {
    for left in [0, 1, 2, 3] {
        let mut game = with_cup(Cup::Spoons).spoons(left).game();
        let events = act(&mut game, &["play spoons"]);
        assert!(events.contains(&Event::SpoonsReturned { seat: ME, spoons: 3 }));
        assert_eq!(game.state().spoons, 3);
    }
}

#[test]
fn re_seasoning_uses_any_dispenser_and_costs_no_spoon() {
    // Sausage does not ask for lemon.
    let mut game = with_cup(Cup::Reseason).game();
    assert_eq!(offered(&game, "play reseason").len(), Condiment::COUNT);
    act(&mut game, &["play reseason 2 lemon", "poured 2+0"]);
    assert_eq!(game.state().kitchen(RIVAL).stove.pan.crystals.counts(), [2, 0, 0, 0, 0]);
    assert_eq!(game.state().spoons, 3);
    assert_eq!(game.state().active, ME);
}

#[test]
fn plain_dishes_and_crepes_are_not_re_seasoned() {
    let plain = cooking(["b1", "y1"]).cup(ME, Cup::Reseason).game();
    assert_eq!(refusal(&plain, "play reseason 2 pepper"), IllegalMove::PlainDish);
    let crepe = with_cup(Cup::Reseason).crepe(RIVAL, Crepe::InPan).game();
    assert_eq!(
        refusal(&crepe, "play reseason 2 pepper"),
        IllegalMove::CrepeIsNotSeasoned
    );
}

/// R8: a dish already spoiled is not re-seasoned.
#[test]
fn r8_a_spoiled_dish_is_not_re_seasoned() {
    let burnt = with_cup(Cup::Reseason).dial(RIVAL, 4).game();
    assert_eq!(
        refusal(&burnt, "play reseason 2 lemon"),
        IllegalMove::SpoiledIsNotSeasoned
    );
    let salted = with_cup(Cup::Reseason).pan(RIVAL, [0, 0, 0, 0, 3]).game();
    assert_eq!(
        refusal(&salted, "play reseason 2 lemon"),
        IllegalMove::SpoiledIsNotSeasoned
    );
}

/// R4: what another player's act did takes effect at the start of one's turn.
#[test]
fn r4_sabotage_takes_effect_when_the_owners_turn_begins() {
    let mut game = with_cup(Cup::Reseason).game();
    let events = act(&mut game, &["play reseason 2 lemon", "poured 3+0"]);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::OverSeasoned { seat: RIVAL, .. }))
    );
    assert!(game.condition(RIVAL).is_spoiled());
    assert_eq!(game.state().kitchen(RIVAL).stove.pan.food, Some(food("g1")));
    let events = act(&mut game, &["end"]);
    assert!(events.contains(&Event::Trashed {
        seat: RIVAL,
        food: food("g1")
    }));
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: false });
}

/// R4: also the good that others do waits, and can be undone until then.
#[test]
fn r4_help_waits_too_and_can_still_be_spoiled() {
    // Sausage, seasoned, at heat 1: `everyone` finishes it, a second one keeps it green, a third burns it.
    let table = cooking(["r4", "g1"]).dial(RIVAL, 1).pan(RIVAL, [0, 1, 1, 0, 0]);
    let mut game = table.game();
    let events = act(&mut game, &["heat", "rolled everyone"]);
    assert!(events.contains(&Event::Finished {
        seat: RIVAL,
        dish: dish("g1")
    }));
    assert_eq!(game.condition(RIVAL), Condition::Finished);
    act(&mut game, &["heat", "rolled everyone"]);
    assert_eq!(game.condition(RIVAL), Condition::Finished);
    // The third action ends the turn, so the owner's turn begins with the burnt dish going to the trash.
    let events = act(&mut game, &["heat", "rolled everyone"]);
    assert!(events.contains(&Event::Burnt {
        seat: RIVAL,
        food: food("g1")
    }));
    assert!(events.contains(&Event::Trashed {
        seat: RIVAL,
        food: food("g1")
    }));
}

#[test]
fn reducing_heat_turns_the_own_dial_down_by_one_to_three_and_not_below_zero() {
    let mut game = with_cup(Cup::Cool).dial(ME, 2).game();
    assert_eq!(offered(&game, "play cool"), ["play cool 1", "play cool 2"]);
    assert_eq!(refusal(&game, "play cool 3"), IllegalMove::DialTooLow);
    act(&mut game, &["play cool 2"]);
    assert_eq!(game.state().own().stove.dial.level(), 0);
}

#[test]
fn between_green_and_red_a_dish_is_neither_finished_nor_burnt_until_it_is_cooled() {
    // The standard menu has no such gap; a menu of one's own may. Here the sausage burns at 6 only.
    let with_gap = crate::a_la_carte::menu::STANDARD.replacen("green: (2, 3), red: 4", "green: (2, 3), red: 6", 1);
    let menu = Arc::new(Menu::from_ron(&with_gap).unwrap());
    let table = cooking(["g1", "b1"])
        .dial(ME, 4)
        .pan(ME, [0, 1, 1, 0, 0])
        .cup(ME, Cup::Cool);
    let mut game = ALaCarte::resume(table.state(), menu).unwrap();
    assert_eq!(game.condition(ME), Condition::Cooking);
    let events = act(&mut game, &["play cool 1"]);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Served { seat: ME, .. }))
    );
}

#[test]
fn three_spoons_forbid_a_further_cup_this_turn() {
    let mut game = with_cup(Cup::Spoons).cup(ME, Cup::Point).game();
    act(&mut game, &["play spoons"]);
    assert_eq!(refusal(&game, "play point"), IllegalMove::BreakTaken);
    assert!(offered(&game, "play").is_empty());
}
