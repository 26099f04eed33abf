//! Seasoning one's own dish.

use rules::a_la_carte::{Chance, Condiment, Condition, Crepe, Crystal, Event, IllegalMove, Pour, Seat};
use rules::{Game, ToMove};

use crate::a_la_carte::table::{act, cooking, dish, food, offered, refusal};

#[test]
fn what_falls_goes_into_the_pan() {
    let mut game = cooking(["r4", "g1"]).game();
    act(&mut game, &["season lemon"]);
    let chance = Chance::Pour {
        by: Seat::First,
        from: Condiment::Lemon,
        into: Seat::First,
    };
    assert_eq!(game.to_move(), ToMove::Chance(chance));
    act(&mut game, &["poured 2+1"]);
    let pan = game.state().kitchen(Seat::First).stove.pan.crystals;
    assert_eq!(pan.counts(), [2, 0, 0, 0, 1]);
    let left = game.state().dispenser(Condiment::Lemon);
    assert_eq!((left.colour, left.salt), (13, 4));
}

#[test]
fn nothing_fell_and_the_action_is_spent_all_the_same() {
    let mut game = cooking(["r4", "g1"]).game();
    let events = act(&mut game, &["season lemon", "poured 0+0"]);
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Poured { pour, .. } if *pour == Pour::default()))
    );
    assert_eq!(game.state().spoons, 2);
}

#[test]
fn no_more_falls_than_the_dispenser_holds() {
    let mut game = cooking(["r4", "g1"]).sink([10, 0, 0, 0, 0]).game();
    act(&mut game, &["season lemon"]);
    for too_much in ["poured 6+0", "poured 0+6", "poured 255+255"] {
        assert_eq!(refusal(&game, too_much), IllegalMove::MoreThanThereIs, "{too_much}");
    }
    assert_eq!(offered(&game, "poured").len(), 6 * 6);
}

/// R5: only a colour that the recipe asks for; it need not be missing any more.
#[test]
fn r5_only_colours_that_the_recipe_asks_for() {
    // Reef-knot sausage asks for pepper and paprika.
    let game = cooking(["g1", "b1"]).pan(Seat::First, [0, 1, 0, 0, 0]).game();
    assert_eq!(offered(&game, "season"), ["season pepper", "season paprika"]);
    assert_eq!(refusal(&game, "season lemon"), IllegalMove::NotAskedFor);
}

#[test]
fn a_plain_dish_cannot_be_seasoned() {
    let game = cooking(["y1", "b1"]).game();
    for condiment in Condiment::ALL {
        assert_eq!(refusal(&game, &format!("season {condiment}")), IllegalMove::PlainDish);
    }
}

#[test]
fn a_crepe_cannot_be_seasoned() {
    let game = cooking(["y1", "b1"]).crepe(Seat::First, Crepe::InPan).game();
    assert_eq!(refusal(&game, "season lemon"), IllegalMove::CrepeIsNotSeasoned);
}

#[test]
fn three_of_a_kind_over_season_the_dish() {
    let mut game = cooking(["b1", "g1"]).pan(Seat::First, [0, 2, 0, 0, 0]).game();
    let events = act(&mut game, &["season pepper", "poured 1+0"]);
    assert!(events.contains(&Event::OverSeasoned {
        seat: Seat::First,
        dish: dish("b1"),
        with: Crystal::Pepper
    }));
    assert!(events.contains(&Event::Trashed {
        seat: Seat::First,
        food: food("b1")
    }));
}

#[test]
fn three_salt_over_season_too_and_two_do_not() {
    let salted = |salt: u8| {
        let table = cooking(["r4", "b1"]).pan(Seat::Second, [0, 0, 0, 0, salt]);
        table.game().condition(Seat::Second)
    };
    assert_eq!(salted(2), Condition::Cooking);
    assert_eq!(salted(3), Condition::OverSeasoned(Crystal::Salt));
}
