//! A choice can be taken back as long as neither chance nor anybody else has answered it, and then it never happened.

use std::fs;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use opponents::Level;
use rules::a_la_carte::{ALaCarte, Condiment, DishId, Event, Food, Move, Phase, Seat, State as GameState, Steps};
use rules::{Game, MatchRecord};
use toque::texts::Language;
use toque::window::headless;
use toque::window::plan::{Opening, TablePlan};
use toque::window::storage::Storage;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::hud::highlights::{Highlight, highlights};
use toque::window::table::hud::{Journal, TableChoice, choose};
use toque::window::table::player_action::PlayerAction;

use crate::cups::resumed;
use crate::party::{
    SIZE, assert_shown, chef, open, person, plan, pour, sit_down, sitting, spoil, take_dish, taken_up, until,
    until_asked,
};
use crate::stage::{app, folder, listen, press, settle, words};

fn take_back(app: &mut App) {
    press(app, KeyCode::KeyU, Key::Character("u".into()));
}

/// Everything that is known of a match: how it stands, what was played, what was told, and how long the journal is.
fn account(app: &App) -> (GameState, Vec<Move>, Vec<Event>, usize) {
    let sitting = sitting(app);
    (
        *sitting.game().state(),
        sitting.record().moves.clone(),
        sitting.told().to_vec(),
        app.world().resource::<Journal>().0.len(),
    )
}

fn remembered(app: &App) -> Vec<Highlight> {
    let sitting = sitting(app);
    highlights(sitting.start(), sitting.told(), sitting.game().menu())
}

fn dish(name: &str) -> DishId {
    name.parse().unwrap()
}

const RESEASON: TableChoice = TableChoice::Use(Move::PlayReseason {
    on: Seat::Second,
    with: Condiment::Lemon,
});

/// A dish, and every cup with its target; re-season too, as long as the bottle stands where it stood.
#[test]
fn every_choice_can_be_taken_back() {
    let cases: [(&str, &[&str], TableChoice); 6] = [
        (
            "dish",
            &["drawn point", "season lemon", "poured 3+0"],
            TableChoice::Do(PlayerAction::Choose(Move::Dish(dish("b2")))),
        ),
        ("point", &["drawn point"], TableChoice::Use(Move::PlayPoint)),
        ("swap", &["drawn swap"], TableChoice::Use(Move::PlaySwap(Seat::Second))),
        ("reseason", &["drawn reseason"], RESEASON),
        (
            "cool",
            &["drawn cool", "heat", "rolled +3"],
            TableChoice::Use(Move::PlayCool(Steps::Two)),
        ),
        (
            "spoons",
            &["drawn spoons", "heat", "rolled +1"],
            TableChoice::Use(Move::PlaySpoons),
        ),
    ];
    for (name, special, option) in cases {
        // The first move deals the cup; the others come after the usual beginning.
        let beginning = [special[0], "drawn point", "dish o2", "dish b1"];
        let moves = [&beginning[..], &special[1..]].concat();
        let mut app = resumed(&format!("undo-{name}"), Language::English, 2, &moves);
        let before = account(&app);
        choose(app.world_mut(), option);
        until_asked(&mut app);
        let after = account(&app);
        assert_ne!(after.0, before.0, "{name}");
        assert!(after.2.len() > before.2.len() && after.3 > before.3, "{name}");
        assert!(words(&mut app).contains("Take back"), "{name}");
        take_back(&mut app);
        assert_eq!(account(&app), before, "{name}");
        assert_shown(&app);
        assert!(!words(&mut app).contains("Take back"), "{name}");
    }
}

/// Choices that pass the turn on can be taken back until the next one acts, also while they are still being told.
#[test]
fn a_turn_that_was_passed_on_comes_back() {
    let beginning = ["drawn point", "drawn point"];
    let playing = ["drawn point", "drawn point", "dish o2", "dish b1"];
    let cases: [(&str, Vec<&str>, Move); 4] = [
        ("first-dish", beginning.to_vec(), Move::Dish(dish("b2"))),
        ("end", playing.to_vec(), Move::EndTurn),
        (
            "no-spoon",
            [
                &playing[..],
                &[
                    "play point",
                    "heat",
                    "rolled +1",
                    "heat",
                    "rolled +1",
                    "season lemon",
                    "poured 3+0",
                ],
            ]
            .concat(),
            Move::Dish(dish("b2")),
        ),
        (
            "crepe",
            [&playing[..], &["season lemon", "poured 3+0"]].concat(),
            Move::Crepe,
        ),
    ];
    for (name, moves, choice) in cases {
        for (next, told) in [(person("Ben"), true), (chef(1, Level::Commis), false)] {
            let name = format!("undo-pass-{name}-{told}");
            let mut app = app(&name, SIZE, Language::English, 1.0);
            let table = plan(vec![person("Ada"), next]);
            taken_up(&mut app, &table, moves.iter().map(|mv| mv.parse().unwrap()).collect());
            until_asked(&mut app);
            let before = account(&app);
            choose(app.world_mut(), TableChoice::Do(PlayerAction::Choose(choice)));
            if told {
                until_asked(&mut app);
            } else {
                // In the middle of telling it.
                for _ in 0..20 {
                    app.update();
                }
            }
            assert_eq!(sitting(&app).game().state().active, Seat::Second, "{name}");
            assert!(words(&mut app).contains("Take back"), "{name}");
            if told {
                // It is Ben's turn now, and Ada's choice: that is said first.
                let (passed, said) = (account(&app), words(&mut app));
                assert!(said.contains("Take back (Ada)"), "{name}: {said}");
                take_back(&mut app);
                assert_eq!(account(&app), passed, "{name}");
                let said = words(&mut app);
                assert!(said.contains("That was Ada's choice."), "{name}: {said}");
            }
            take_back(&mut app);
            assert_eq!(account(&app), before, "{name}");
            assert_eq!(words(&mut app).contains("it is Ada's turn again."), told, "{name}");
            assert_shown(&app);
            // Nobody goes on with what did not happen.
            for _ in 0..300 {
                app.update();
            }
            assert_eq!(account(&app), before, "{name}");

            choose(app.world_mut(), TableChoice::Do(PlayerAction::Choose(choice)));
            let answered = |app: &App| sitting(app).record().moves.len() > before.1.len() + 1;
            if told {
                until_asked(&mut app);
                let answer = match sitting(&app).game().state().phase {
                    Phase::FirstDish => Move::Dish(dish("g1")),
                    _ => Move::EndTurn,
                };
                choose(app.world_mut(), TableChoice::Do(PlayerAction::Choose(answer)));
                // That was Ben's, and Ben may take it back, but not what Ada chose.
                assert_eq!(sitting(&app).steps_back(), 1, "{name}");
                take_back(&mut app);
                take_back(&mut app);
                assert_eq!(sitting(&app).record().moves.len(), before.1.len() + 1, "{name}");
            } else {
                until(&mut app, "the chef answers", answered);
            }
            let moves = sitting(&app).record().moves.clone();
            take_back(&mut app);
            assert_eq!(sitting(&app).record().moves, moves, "{name}");
        }
    }
}

/// Whoever has the bottle in the hand puts it back first.
#[test]
fn nothing_is_taken_back_from_under_a_hand() {
    let moves = ["drawn reseason", "drawn point", "dish o2", "dish b1"];
    let mut app = resumed("undo-in-hand", Language::English, 2, &moves);
    choose(app.world_mut(), RESEASON);
    until_asked(&mut app);
    let chosen = account(&app);
    let bottle = PlayerAction::Act {
        kind: ActKind::Pour(Condiment::Lemon),
        over: Seat::Second,
        choice: None,
    };
    choose(app.world_mut(), TableChoice::Do(bottle));
    settle(&mut app);
    assert!(!app.world().resource::<Hands>().are_free());
    assert!(!words(&mut app).contains("Take back"));
    take_back(&mut app);
    assert_eq!(account(&app), chosen);
}

#[test]
fn a_pour_is_never_taken_back() {
    let moves = ["drawn reseason", "drawn point", "dish o2", "dish b1"];
    let mut app = resumed("undo-poured", Language::English, 2, &moves);
    choose(app.world_mut(), RESEASON);
    until_asked(&mut app);
    assert!(matches!(sitting(&app).game().state().phase, Phase::Pour { .. }));
    pour(&mut app, Condiment::Lemon, Seat::Second, 5.5, 30);
    until_asked(&mut app);
    let poured = account(&app);
    assert!(poured.1.iter().any(|mv| matches!(mv, Move::Poured(_))));
    take_back(&mut app);
    assert_eq!(account(&app), poured);
}

#[test]
fn a_dish_can_be_taken_back_but_a_roll_cannot() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("undo", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    spoil(&mut app, Seat::First);
    assert!(matches!(sitting(&app).game().state().phase, Phase::NewDish { .. }));
    let (before, moves) = (*sitting(&app).game().state(), sitting(&app).record().moves.clone());
    take_dish(&mut app, "b2");
    until_asked(&mut app);
    assert!(sitting(&app).can_undo());
    take_back(&mut app);
    assert_eq!(*sitting(&app).game().state(), before);
    assert_eq!(sitting(&app).record().moves, moves);
    assert_shown(&app);
    let saved = fs::read_to_string(app.world().resource::<Storage>().path(Storage::MATCH).unwrap()).unwrap();
    let saved: MatchRecord<ALaCarte> = saved.parse().unwrap();
    assert_eq!(saved.moves, moves);

    take_dish(&mut app, "b3");
    until_asked(&mut app);
    press(&mut app, KeyCode::KeyR, Key::Character("r".into()));
    until(&mut app, "the die rests", |app| {
        app.world().resource::<Hands>().are_free()
    });
    until_asked(&mut app);
    let moves = sitting(&app).record().moves.clone();
    assert!(moves.iter().any(|mv| matches!(mv, Move::Rolled(_))), "{moves:?}");
    assert!(!sitting(&app).can_undo());
    take_back(&mut app);
    assert_eq!(sitting(&app).record().moves, moves);
}

/// A burnt dish is saved, served and worth a star; taken back, it is only burnt, and nobody talks of the star.
#[test]
fn what_was_taken_back_is_not_remembered() {
    let moves = [
        "drawn cool",
        "drawn point",
        "dish g1",
        "dish b1",
        "heat",
        "rolled +1",
        "season pepper",
        "poured 1+0",
        "season paprika",
        "poured 1+0",
        "end",
        "end",
        "heat",
        "rolled +3",
    ];
    let mut app = resumed("undo-star", Language::English, 2, &moves);
    assert_eq!(sitting(&app).game().state().phase, Phase::Rescue);
    let before = account(&app);
    let food = Food::Dish(dish("g1"));
    let (burn, star) = (Highlight::Burn(Seat::First, food), Highlight::Star(Seat::First, food));
    assert!(remembered(&app).contains(&burn));
    choose(app.world_mut(), TableChoice::Use(Move::PlayCool(Steps::One)));
    until_asked(&mut app);
    assert!(remembered(&app).contains(&star) && !remembered(&app).contains(&burn));
    take_back(&mut app);
    assert_eq!(account(&app), before);
    assert!(remembered(&app).contains(&burn) && !remembered(&app).contains(&star));
}

/// The file says what counts, also if the program is gone right after somebody took something back.
#[test]
fn what_was_taken_back_stays_so_after_a_crash() {
    let moves = [
        "drawn swap",
        "drawn point",
        "dish o2",
        "dish b1",
        "season lemon",
        "poured 1+1",
    ];
    let mut app = resumed("undo-kill", Language::English, 2, &moves);
    let before = account(&app);
    choose(app.world_mut(), TableChoice::Use(Move::PlaySwap(Seat::Second)));
    until_asked(&mut app);
    take_back(&mut app);
    let kept = app.world().resource::<Storage>().path("").unwrap();
    let aside = folder("undo-kill-copy");
    for file in fs::read_dir(&kept).unwrap() {
        let file = file.unwrap();
        if file.path().is_file() {
            fs::copy(file.path(), aside.join(file.file_name())).unwrap();
        }
    }
    // Without a word to anybody.
    drop(app);

    let mut app = headless::app(SIZE, Some(aside));
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    assert_eq!(account(&app), before);
    assert_shown(&app);
    until_asked(&mut app);
    choose(app.world_mut(), TableChoice::Use(Move::PlaySwap(Seat::Second)));
    until_asked(&mut app);
    assert_eq!(sitting(&app).record().moves.len(), before.1.len() + 1);
    assert_shown(&app);
}

/// Whoever takes something back knows whose turn it is.
#[test]
fn taking_back_does_not_hand_over_once_more() {
    let mut app = app("undo-next", SIZE, Language::English, 1.0);
    let moves = ["drawn point", "drawn swap", "dish o2", "dish b1"];
    let moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    taken_up(&mut app, &plan(vec![person("Ada"), person("Ben")]), moves);
    settle(&mut app);
    assert!(words(&mut app).contains("Now it's Ada"));
    listen(&mut app);
    listen(&mut app);
    for (choice, presses) in [
        (TableChoice::Use(Move::PlayPoint), 1),
        (TableChoice::Do(PlayerAction::Choose(Move::EndTurn)), 2),
    ] {
        choose(app.world_mut(), choice);
        until_asked(&mut app);
        for _ in 0..presses {
            take_back(&mut app);
        }
        settle(&mut app);
        assert_eq!(sitting(&app).game().state().active, Seat::First);
        assert!(!words(&mut app).contains("Now it's"), "{choice:?}");
    }
}
