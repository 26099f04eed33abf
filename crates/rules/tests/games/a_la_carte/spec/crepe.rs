//! The crêpe: chosen instead of a new dish, rolled for, flipped.

use rules::Game;
use rules::a_la_carte::{Crepe, CrepeStep, Cup, Event, Food, HouseRules, IllegalMove, Phase, Seat, TurnEnd};

use crate::a_la_carte::table::{Table, act, cooking, offered, refusal};

const ME: Seat = Seat::First;
const RIVAL: Seat = Seat::Second;

fn with_crepe() -> Table {
    cooking(["y2", "r4"]).crepe(ME, Crepe::InPan)
}

#[test]
fn choosing_it_ends_the_turn_at_once() {
    // Spoons and even a usable cup are left, and are lost for this turn.
    let table = cooking(["g1", "b1"]).dial(ME, 1).pan(ME, [0, 1, 1, 0, 0]);
    let mut game = table.cup(ME, Cup::Point).game();
    let events = act(&mut game, &["heat", "rolled +1", "crepe"]);
    assert!(events.contains(&Event::CrepeChosen { seat: ME }));
    assert!(events.contains(&Event::TurnEnded {
        seat: ME,
        spoons_left: 2,
        why: TurnEnd::CrepeTaken,
    }));
    assert_eq!(game.state().active, RIVAL);
    assert_eq!(game.state().kitchen(ME).crepe, Crepe::InPan);
}

#[test]
fn the_roll_comes_first_then_two_flips() {
    let mut game = with_crepe().game();
    assert_eq!(offered(&game, ""), ["heat"]);
    assert_eq!(refusal(&game, "flip"), IllegalMove::RollFirst);
    assert_eq!(refusal(&game, "end"), IllegalMove::RollFirst);
    act(&mut game, &["heat", "rolled +2"]);
    assert_eq!(offered(&game, ""), ["end", "flip"]);
    assert_eq!(refusal(&game, "heat"), IllegalMove::OneRollForACrepe);
    act(&mut game, &["flip", "landed beside"]);
    assert_eq!(game.state().active, ME);
    act(&mut game, &["flip", "landed recipe"]);
    assert_eq!(game.state().active, RIVAL);
    assert_eq!(game.state().kitchen(ME).crepe, Crepe::InPan);
}

#[test]
fn the_table_says_which_toss_it_is() {
    let mut game = with_crepe().house(HouseRules::german()).cup(ME, Cup::Spoons).game();
    let mut steps = |moves: &[&str]| -> Vec<CrepeStep> {
        moves
            .iter()
            .map(|mv| {
                act(&mut game, &[mv]);
                game.state().crepe_step().unwrap()
            })
            .collect()
    };
    use CrepeStep::{Done, FirstToss, Roll, SecondToss};
    assert_eq!(steps(&["heat", "rolled choose", "pick 1"]), [Roll, Roll, FirstToss]);
    assert_eq!(
        steps(&["flip", "landed beside", "flip", "landed recipe"]),
        [FirstToss, SecondToss, SecondToss, Done]
    );
    // Three spoons again are a new roll and two more tosses.
    assert_eq!(steps(&["play spoons", "heat", "rolled +1"]), [Roll, Roll, FirstToss]);
    assert_eq!(cooking(["y2", "r4"]).game().state().crepe_step(), None);
}

#[test]
fn after_two_failures_it_is_tried_again_next_turn() {
    let mut game = with_crepe().game();
    act(
        &mut game,
        &[
            "heat",
            "rolled +1",
            "flip",
            "landed recipe",
            "flip",
            "landed beside",
            "end",
        ],
    );
    assert_eq!((game.state().active, game.state().spoons), (ME, 3));
    assert_eq!(offered(&game, ""), ["heat"]);
    assert_eq!(game.state().own().stove.dial.level(), 1);
}

/// R12: a player may skip the flips.
#[test]
fn r12_the_flips_may_be_skipped() {
    let mut game = with_crepe().game();
    act(&mut game, &["heat", "rolled +1", "end"]);
    assert_eq!(game.state().active, RIVAL);
    let mut game = with_crepe().game();
    act(&mut game, &["heat", "rolled +1", "flip", "landed beside", "end"]);
    assert_eq!(game.state().active, RIVAL);
}

#[test]
fn a_success_serves_five_points_and_ends_the_turn_after_a_new_dish() {
    let mut game = with_crepe().cup(ME, Cup::Point).game();
    let events = act(&mut game, &["heat", "rolled +1", "flip", "landed picture"]);
    let served = Event::Served {
        seat: ME,
        food: Food::Crepe,
        points: 5,
        star: false,
    };
    assert!(events.contains(&served));
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: true });
    assert_eq!(game.state().own().stove.dial.level(), 0);
    assert_eq!(refusal(&game, "crepe"), IllegalMove::CrepeGone);
    let events = act(&mut game, &["dish g1"]);
    assert!(events.contains(&Event::TurnEnded {
        seat: ME,
        spoons_left: 1,
        why: TurnEnd::CrepeServed,
    }));
    assert_eq!(game.state().active, RIVAL);
    assert_eq!(game.state().kitchen(ME).dishes_served(), 1);
}

#[test]
fn a_success_is_possible_on_a_cold_stove() {
    let mut game = with_crepe().game();
    act(
        &mut game,
        &["heat", "rolled coffee", "drawn swap", "flip", "landed picture"],
    );
    assert_eq!(game.state().own().crepe, Crepe::Served);
}

#[test]
fn seven_burns_it_and_ends_the_turn_after_a_new_dish() {
    let mut game = with_crepe().dial(ME, 5).game();
    let events = act(&mut game, &["heat", "rolled +2"]);
    assert!(events.contains(&Event::Trashed {
        seat: ME,
        food: Food::Crepe
    }));
    assert_eq!(game.state().own().crepe, Crepe::Burnt);
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: true });
    let events = act(&mut game, &["dish g1"]);
    assert!(events.contains(&Event::TurnEnded {
        seat: ME,
        spoons_left: 2,
        why: TurnEnd::CrepeBurnt,
    }));
    assert_eq!(game.state().active, RIVAL);
}

#[test]
fn six_does_not_burn_it() {
    let mut game = with_crepe().dial(ME, 3).game();
    act(&mut game, &["heat", "rolled +3", "flip", "landed picture"]);
    assert_eq!(game.state().own().crepe, Crepe::Served);
}

/// R11: burnt by somebody else's roll, it goes to the trash at the start of the owner's turn, which is a full one.
#[test]
fn r11_burnt_by_somebody_elses_roll_the_owner_has_a_full_turn() {
    let table = cooking(["r4", "y2"]).crepe(RIVAL, Crepe::InPan).dial(RIVAL, 6);
    let mut game = table.game();
    act(&mut game, &["heat", "rolled everyone"]);
    assert_eq!(game.state().kitchen(RIVAL).crepe, Crepe::InPan);
    act(&mut game, &["end"]);
    assert_eq!(game.state().own().crepe, Crepe::Burnt);
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: false });
    act(&mut game, &["dish g1"]);
    assert_eq!((game.state().active, game.state().spoons), (RIVAL, 3));
}

#[test]
fn no_coffee_with_a_crepe_in_english_houses() {
    let mut game = with_crepe().cup(ME, Cup::Point).game();
    assert_eq!(refusal(&game, "play point"), IllegalMove::NoCoffeeWithCrepe);
    // So two failures end the turn, cup or no cup.
    act(
        &mut game,
        &["heat", "rolled +1", "flip", "landed beside", "flip", "landed beside"],
    );
    assert_eq!(game.state().active, RIVAL);
}

#[test]
fn coffee_with_a_crepe_in_german_houses() {
    let mut game = with_crepe().house(HouseRules::german()).cup(ME, Cup::Point).game();
    act(
        &mut game,
        &["heat", "rolled +1", "flip", "landed beside", "flip", "landed beside"],
    );
    assert_eq!(game.state().active, ME);
    act(&mut game, &["play point"]);
    assert_eq!(game.state().active, RIVAL);
}

#[test]
fn three_spoons_on_a_crepe_turn_give_a_new_roll_and_two_more_flips() {
    let mut game = with_crepe().house(HouseRules::german()).cup(ME, Cup::Spoons).game();
    act(
        &mut game,
        &["heat", "rolled +1", "flip", "landed beside", "flip", "landed beside"],
    );
    act(&mut game, &["play spoons"]);
    assert_eq!(offered(&game, ""), ["heat"]);
    act(
        &mut game,
        &["heat", "rolled +1", "flip", "landed beside", "flip", "landed picture"],
    );
    assert_eq!(game.state().own().crepe, Crepe::Served);
}

#[test]
fn a_burning_crepe_can_be_rescued_in_german_houses_and_flipped_then() {
    let table = with_crepe().dial(ME, 6).cup(ME, Cup::Cool);
    let mut game = table.house(HouseRules::german()).game();
    act(&mut game, &["heat", "rolled +3"]);
    assert_eq!(game.state().phase, Phase::Rescue);
    act(&mut game, &["play cool 1", "flip", "landed picture"]);
    assert_eq!(game.state().own().crepe, Crepe::Served);
}

#[test]
fn there_is_nothing_to_flip_without_one() {
    assert_eq!(
        refusal(&cooking(["g1", "b1"]).game(), "flip"),
        IllegalMove::NothingToFlip
    );
}

#[test]
fn a_burning_crepe_is_lost_in_english_houses_cup_or_no_cup() {
    let mut game = with_crepe().dial(ME, 6).cup(ME, Cup::Cool).game();
    act(&mut game, &["heat", "rolled +3"]);
    assert_eq!(game.state().own().crepe, Crepe::Burnt);
}

#[test]
fn letting_the_own_burnt_crepe_go_ends_the_turn_after_a_new_dish() {
    let table = with_crepe().dial(ME, 6).cup(ME, Cup::Cool).house(HouseRules::german());
    let mut game = table.game();
    act(&mut game, &["heat", "rolled +3", "let-go"]);
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: true });
    act(&mut game, &["dish g1"]);
    assert_eq!(game.state().active, RIVAL);
}

#[test]
fn a_crepe_burnt_by_others_can_be_rescued_in_german_houses_when_the_turn_begins() {
    let table = cooking(["r4", "y2"])
        .crepe(RIVAL, Crepe::InPan)
        .dial(RIVAL, 6)
        .cup(RIVAL, Cup::Cool);
    let mut game = table.house(HouseRules::german()).game();
    act(&mut game, &["heat", "rolled everyone", "end"]);
    assert_eq!((game.state().active, game.state().phase), (RIVAL, Phase::Rescue));
    act(
        &mut game,
        &["play cool 3", "heat", "rolled +1", "flip", "landed picture"],
    );
    assert_eq!(game.state().own().crepe, Crepe::Served);
}

#[test]
fn a_cup_drawn_on_a_crepe_turn_does_not_end_it() {
    for house in [HouseRules::english(), HouseRules::german()] {
        let mut game = with_crepe().house(house).game();
        act(&mut game, &["heat", "rolled coffee", "drawn reseason"]);
        assert_eq!((game.state().active, game.state().spoons), (ME, 2));
        assert!(offered(&game, "flip").len() == 1);
    }
}

/// R3 yields to "the turn ends": after a crêpe served or burnt not even a usable cup keeps the turn open.
#[test]
fn after_a_crepe_the_turn_ends_cup_or_no_cup() {
    let table = with_crepe().cup(ME, Cup::Point).house(HouseRules::german());
    let mut game = table.game();
    act(&mut game, &["heat", "rolled +1", "flip", "landed picture", "dish g1"]);
    assert_eq!(game.state().active, RIVAL);
}

#[test]
fn the_two_house_rules_are_independent() {
    let coffee_only = HouseRules {
        coffee_with_crepe: true,
        ..HouseRules::english()
    };
    let points_only = HouseRules {
        take_point_cups: true,
        ..HouseRules::english()
    };
    let with_coffee = with_crepe().cup(ME, Cup::Point).house(coffee_only).game();
    assert_eq!(offered(&with_coffee, "play point").len(), 1);
    let without = with_crepe().cup(ME, Cup::Point).house(points_only).game();
    assert_eq!(refusal(&without, "play point"), IllegalMove::NoCoffeeWithCrepe);
    let empty_tray = |house| {
        let mut game = cooking(["r4", "g1"]).house(house).rest_of_tray_to(RIVAL).game();
        act(&mut game, &["heat", "rolled coffee"]);
        offered(&game, "take 2 point").len()
    };
    assert_eq!((empty_tray(points_only), empty_tray(coffee_only)), (1, 0));
}
