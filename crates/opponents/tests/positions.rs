//! Tables set up by hand with an obvious best move: the best chefs find it, whatever their temper.

#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use opponents::a_la_carte::{Chef, HandModels, PourStyle, Reason, Training};
use opponents::{Decision, Level, Player, Temper};
use rules::Game;
use rules::a_la_carte::testkit::{Table, cooking};
use rules::a_la_carte::{ALaCarte, Condiment, Crepe, Cup, Food, HouseRules, Menu, Move, Phase, Seat, Steps};

const ME: Seat = Seat::First;
const RIVAL: Seat = Seat::Second;

/// What three-star chefs of all tempers decide.
fn decisions(game: &ALaCarte) -> Vec<Decision<ALaCarte>> {
    let models = HandModels::measured();
    let decide = |temper| {
        let training = Training::new(Level::ThreeStar, temper, Menu::standard(), models.clone());
        Chef::new(training, 1).decide(&game.view_for(game.state().active))
    };
    Temper::ALL.into_iter().map(decide).collect()
}

fn all_decide(game: &ALaCarte, fits: impl Fn(Move) -> bool) {
    for (temper, decision) in Temper::ALL.into_iter().zip(decisions(game)) {
        assert!(
            fits(decision.mv),
            "{temper:?} decided {} in {}",
            decision.mv,
            game.state()
        );
    }
}

fn after(table: Table, moves: &[&str]) -> ALaCarte {
    let mut game = table.game();
    for mv in moves {
        game.apply(mv.parse().unwrap()).unwrap();
    }
    game
}

#[test]
fn rescues_the_burning_dish() {
    // Octopus, perfectly seasoned, at 6 of green 5: one step back serves five points and a star.
    let table = cooking(["r2", "b1"])
        .dial(ME, 4)
        .pan(ME, [1, 1, 2, 1, 0])
        .cup(ME, Cup::Cool);
    let game = after(table, &["heat", "rolled +2"]);
    assert_eq!(game.state().phase, Phase::Rescue);
    all_decide(&game, |mv| mv == Move::PlayCool(Steps::One));
}

#[test]
fn does_not_waste_the_cup_on_a_dish_that_is_worth_nothing() {
    // An unseasoned sorbet: the cup would save a single point that is still far away.
    let table = cooking(["y4", "b1"])
        .dial(ME, 1)
        .pan(ME, [0, 0, 0, 0, 2])
        .cup(ME, Cup::Cool);
    let game = after(table, &["heat", "rolled +3"]);
    assert_eq!(game.state().phase, Phase::Rescue);
    all_decide(&game, |mv| mv == Move::LetGo);
}

#[test]
fn does_not_pour_a_third_pepper() {
    // Walrus has its pepper and misses lemon.
    let game = cooking(["b1", "g1"]).dial(ME, 3).pan(ME, [0, 2, 0, 0, 0]).game();
    all_decide(&game, |mv| mv == Move::Season(Condiment::Lemon));
}

#[test]
fn heats_when_everything_else_is_there() {
    let game = cooking(["b1", "g1"]).dial(ME, 2).pan(ME, [1, 2, 0, 0, 0]).game();
    all_decide(&game, |mv| mv == Move::Heat);
}

#[test]
fn takes_the_win() {
    // The fifth dish wins: one roll of the die, or nothing.
    let table = cooking(["y1", "g1", "g2"])
        .served(ME, &["r1", "o1", "b2", "g3"])
        .dial(ME, 2);
    all_decide(&table.game(), |mv| mv == Move::Heat);
}

#[test]
fn does_not_end_the_game_while_behind() {
    // Serving breakfast as the fifth dish would end the game and lose it by far.
    let table = cooking(["y1", "g1", "b1"])
        .served(ME, &["y2", "y3", "g3", "g4"])
        .dial(ME, 2);
    let table = table.served(RIVAL, &["r1", "r2", "r3"]).crepe(ME, Crepe::Ready);
    all_decide(&table.game(), |mv| mv != Move::Heat);
}

#[test]
fn swaps_into_a_finished_dish() {
    let table = cooking(["y3", "o2"])
        .dial(RIVAL, 4)
        .pan(RIVAL, [1, 1, 1, 1, 0])
        .cup(ME, Cup::Swap);
    all_decide(&table.game(), |mv| mv == Move::PlaySwap(RIVAL));
}

#[test]
fn keeps_the_better_stove() {
    // The own paella is nearly done; the rival's soup is not worth a swap.
    let table = cooking(["o2", "y3"])
        .dial(ME, 4)
        .pan(ME, [1, 1, 1, 0, 0])
        .cup(ME, Cup::Swap);
    all_decide(&table.game(), |mv| !matches!(mv, Move::PlaySwap(_)));
}

#[test]
fn plays_three_spoons_only_when_the_spoons_are_gone() {
    let table = || {
        cooking(["o2", "y3"])
            .dial(ME, 4)
            .pan(ME, [1, 1, 0, 0, 0])
            .cup(ME, Cup::Spoons)
    };
    for spoons in 1..=3 {
        all_decide(&table().spoons(spoons).game(), |mv| mv != Move::PlaySpoons);
    }
    all_decide(&table().spoons(0).game(), |mv| mv == Move::PlaySpoons);
}

#[test]
fn spoils_the_leaders_dish_where_two_of_a_kind_lie() {
    // With no spoon left, and the rival one lemon short of a perfect scrambled egg.
    let table = cooking(["g1", "r1"])
        .spoons(0)
        .dial(RIVAL, 4)
        .pan(RIVAL, [1, 2, 0, 1, 0])
        .cup(ME, Cup::Reseason);
    let game = table.served(RIVAL, &["o1", "b1"]).game();
    let pepper = Move::PlayReseason {
        on: RIVAL,
        with: Condiment::Pepper,
    };
    all_decide(&game, |mv| mv == pepper);
    assert!(
        decisions(&game)
            .iter()
            .all(|decision| decision.manner == PourStyle::Splash)
    );
}

#[test]
fn flips_when_the_crepe_is_ready() {
    let game = cooking(["y1", "g1"])
        .crepe(ME, Crepe::InPan)
        .spoons(2)
        .dial(ME, 2)
        .game();
    all_decide(&game, |mv| mv == Move::Flip);
}

#[test]
fn flips_again_after_a_failure() {
    let table = cooking(["y1", "g1"]).crepe(ME, Crepe::InPan);
    let game = after(table, &["heat", "rolled +1", "flip", "landed beside"]);
    all_decide(&game, |mv| mv == Move::Flip);
}

#[test]
fn picks_the_heat_that_serves() {
    // Lentils, seasoned, at 3: green is 5–6.
    let table = cooking(["o4", "g1"]).dial(ME, 3).pan(ME, [0, 2, 1, 1, 0]);
    let game = after(table, &["heat", "rolled choose"]);
    all_decide(&game, |mv| matches!(mv, Move::Pick(Steps::Two | Steps::Three)));
}

#[test]
fn picks_no_heat_that_burns() {
    let table = cooking(["g1", "b1"]).dial(ME, 2).pan(ME, [0, 1, 0, 0, 0]);
    let game = after(table, &["heat", "rolled choose"]);
    all_decide(&game, |mv| mv == Move::Pick(Steps::One));
}

#[test]
fn does_not_roll_where_every_number_burns() {
    // Sorbet waits for its lemon at heat 1, red is 2.
    let game = cooking(["y4", "b1"]).dial(ME, 1).game();
    all_decide(&game, |mv| mv == Move::Season(Condiment::Lemon));
}

#[test]
fn plays_the_point_when_nothing_else_is_left() {
    let game = cooking(["b1", "g1"]).spoons(0).cup(ME, Cup::Point).game();
    all_decide(&game, |mv| mv == Move::PlayPoint);
}

#[test]
fn takes_the_crepe_when_only_hopeless_dishes_are_left() {
    // All that is left on the table is water for coffee, and the hand is steady.
    let everything_else = [
        "y1", "y3", "y4", "g2", "g3", "g4", "b2", "b3", "b4", "o1", "o2", "o3", "o4", "r1", "r2", "r3", "r4",
    ];
    let table = cooking(["g1", "b1"])
        .trashed(&everything_else)
        .dial(ME, 1)
        .pan(ME, [0, 1, 1, 0, 0])
        .spoons(1);
    let game = after(table, &["heat", "rolled +1"]);
    assert_eq!(game.state().phase, Phase::NewDish { ends_turn: false });
    all_decide(&game, |mv| mv == Move::Crepe);
}

#[test]
fn goes_for_the_third_star_with_a_steady_hand() {
    // One herb is missing for the star that wins: no splash, a pinch.
    let table = cooking(["y3", "b1"]).dial(ME, 1).served(ME, &["g3", "b2"]).stars(ME, 2);
    let game = table.game();
    all_decide(&game, |mv| mv == Move::Season(Condiment::Herbs));
    assert!(
        decisions(&game)
            .iter()
            .all(|decision| decision.manner == PourStyle::Pinch)
    );
}

#[test]
fn answers_at_once_when_there_is_one_move() {
    let game = cooking(["y1", "g1"])
        .crepe(ME, Crepe::InPan)
        .house(HouseRules::english())
        .game();
    assert_eq!(game.legal_moves().as_slice(), [Move::Heat]);
    for decision in decisions(&game) {
        assert_eq!((decision.mv, decision.reason), (Move::Heat, Some(Reason::OnlyMove)));
    }
}

#[test]
fn says_why() {
    let game = cooking(["b1", "g1"]).dial(ME, 3).pan(ME, [0, 2, 0, 0, 0]).game();
    for decision in decisions(&game) {
        let Some(Reason::Missing {
            condiment, have, asked, ..
        }) = decision.reason
        else {
            unreachable!("{decision:?}");
        };
        assert_eq!((condiment, have, asked), (Condiment::Lemon, 0, 1));
    }
    let table = cooking(["y3", "o2"])
        .dial(RIVAL, 4)
        .pan(RIVAL, [1, 1, 1, 1, 0])
        .cup(ME, Cup::Swap);
    let game = table.game();
    let Some(Food::Dish(dish)) = game.state().kitchen(RIVAL).stove.pan.food else {
        unreachable!();
    };
    for decision in decisions(&game) {
        assert_eq!(decision.reason, Some(Reason::TakesFinishedDish { from: RIVAL, dish }));
    }
}

#[test]
fn a_hint_is_what_the_best_chef_would_do_and_says_why() {
    let game = cooking(["b1", "g1"]).dial(ME, 2).pan(ME, [1, 2, 0, 0, 0]).game();
    for hand in Level::ALL {
        let hint = Chef::hint(&game.view_for(ME), hand, Menu::standard(), HandModels::measured());
        assert_eq!(hint.mv, Move::Heat);
        assert!(matches!(hint.reason, Some(Reason::TooCold { .. })));
    }
}
