//! A hint points at what it means, as long as it means it.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{Condiment, Move, Seat};
use toque::texts::Language;
use toque::window::picture::KitchenCamera;
use toque::window::plan::Opening;
use toque::window::settings::Settings;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::hint::{Arrow, Hinted, meant};
use toque::window::table::player_action::{self, PlayerAction};
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::{self, ShownTable};
use toque::window::table::turn_flow::{self, TableMessage};

use crate::cups::resumed;
use crate::party::{SIZE, open, person, plan, sitting, until_asked};
use crate::stage::{press, settle};

/// Two people, the first of whom is asked for a dish.
fn table(name: &str) -> App {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open(name, SIZE, Language::English, plan(seats), Opening::New);
    until_asked(&mut app);
    app
}

/// The same, with something in both pans.
fn cooking(name: &str) -> App {
    let mut app = table(name);
    for dish in ["o2", "b1"] {
        assert!(turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]));
        until_asked(&mut app);
    }
    app
}

/// Where arrows are.
fn arrows(app: &mut App) -> Vec<Vec3> {
    let mut arrows = app.world_mut().query_filtered::<&Transform, With<Arrow>>();
    arrows.iter(app.world()).map(|place| place.translation).collect()
}

fn is_over(app: &mut App, arrow: Vec3, wanted: Prop) -> bool {
    let mut things = app.world_mut().query::<(&Prop, &Transform)>();
    let found = things.iter(app.world()).find(|(thing, _)| **thing == wanted);
    let away = arrow - found.unwrap().1.translation;
    away.x.hypot(away.z) < 2.0 && away.y > 0.0
}

/// Asks for a hint by key, and sees that one arrow stands over what is meant.
fn ask(app: &mut App) -> Move {
    assert!(arrows(app).is_empty(), "something points before anybody asked");
    press(app, KeyCode::KeyH, Key::Character("h".into()));
    let mv = app.world().resource::<Hinted>().mv().expect("there is advice");
    let toy = meant(mv, sitting(app).game(), app.world().resource::<ShownTable>()).expect("it is done with a toy");
    let [arrow] = arrows(app)[..] else {
        panic!("{mv}: {:?}", arrows(app));
    };
    assert!(
        is_over(app, arrow, toy),
        "{mv}: the arrow at {arrow} is not over {toy:?}"
    );
    mv
}

#[test]
fn a_hint_points_at_the_dish_that_it_means_until_one_is_chosen() {
    let mut app = table("hint-dish");
    let mv = ask(&mut app);
    assert!(matches!(mv, Move::Dish(_)), "{mv}");
    assert!(turn_flow::play(app.world_mut(), &[mv]));
    app.update();
    assert!(arrows(&mut app).is_empty());
    // The next one is asked, and is pointed at something else.
    until_asked(&mut app);
    assert_ne!(ask(&mut app), mv);
}

#[test]
fn whoever_takes_something_in_the_hand_is_pointed_at_nothing_any_more() {
    let mut app = cooking("hint-hand");
    ask(&mut app);
    let throw = PlayerAction::Act {
        kind: ActKind::Throw,
        over: Seat::First,
        choice: Some(Move::Heat),
    };
    turn_flow::take(app.world_mut(), throw, true);
    app.update();
    assert!(!app.world().resource::<Hands>().are_free());
    assert!(arrows(&mut app).is_empty());
}

#[test]
fn a_choice_that_is_taken_back_takes_the_arrow_along() {
    let mut app = table("hint-undo");
    let first = ask(&mut app);
    assert!(turn_flow::play(app.world_mut(), &[first]));
    until_asked(&mut app);
    ask(&mut app);
    // Once to be told that it was the other's choice, and once to take it back.
    for _ in 0..2 {
        press(&mut app, KeyCode::KeyU, Key::Character("u".into()));
    }
    assert!(!sitting(&app).record().moves.contains(&first));
    assert!(arrows(&mut app).is_empty());
}

#[test]
fn a_newer_hint_replaces_the_older_one_and_goes_by_itself() {
    let mut app = cooking("hint-newer");
    let hints = [
        (Move::Season(Condiment::Pepper), Prop::Bottle(Condiment::Pepper)),
        (Move::EndTurn, Prop::Bell),
    ];
    for (mv, toy) in hints {
        app.world_mut().write_message(TableMessage::Hint(mv, None));
        settle(&mut app);
        let [arrow] = arrows(&mut app)[..] else {
            panic!("{mv}: {:?}", arrows(&mut app));
        };
        assert!(is_over(&mut app, arrow, toy), "{mv}");
    }
    // Nine seconds.
    for _ in 0..560 {
        app.update();
    }
    assert!(arrows(&mut app).is_empty());
    assert_eq!(app.world().resource::<Hinted>().mv(), None);
}

/// The arrow calls twice and is then still where a processor paints, which has the table to paint well.
#[test]
fn an_arrow_bobs_for_a_while_and_not_at_all_with_reduced_motion() {
    for reduced in [false, true] {
        let mut app = cooking(&format!("hint-bob-{reduced}"));
        app.world_mut().resource_mut::<Settings>().reduced_motion = reduced;
        ask(&mut app);
        let from = arrows(&mut app)[0];
        let mut farthest = 0.0f32;
        for _ in 0..60 {
            app.update();
            farthest = farthest.max(arrows(&mut app)[0].distance(from));
        }
        assert_eq!(farthest > 0.1, !reduced, "{farthest}");
        for _ in 0..200 {
            app.update();
        }
        let mut cameras = app.world_mut().query_filtered::<&Camera, With<KitchenCamera>>();
        for _ in 0..60 {
            app.update();
            assert!(!cameras.single(app.world()).unwrap().is_active);
        }
        assert_eq!(arrows(&mut app).len(), 1);
    }
}

/// What a hint points at does what it advises, whatever it advises.
#[test]
fn every_choice_points_at_the_toy_that_makes_it() {
    let beginning = ["drawn point", "dish o2", "dish b1"];
    for cup in ["point", "swap", "spoons", "reseason", "cool"] {
        let drawn = format!("drawn {cup}");
        // So hot that it can be cooled, and with a spoon to get back.
        let moves = [&[drawn.as_str()][..], &beginning[..], &["heat", "rolled +2"][..]].concat();
        let app = resumed(&format!("hint-{cup}"), Language::English, 2, &moves);
        let (game, shown) = (sitting(&app).game(), app.world().resource::<ShownTable>());
        let mut cups = 0;
        for mv in game.legal_moves() {
            let toy = meant(mv, game, shown).unwrap_or_else(|| panic!("{mv} points at nothing"));
            let does = match player_action::deed(toy, game, shown) {
                Some(PlayerAction::Choose(choice)) => choice == mv,
                Some(PlayerAction::Act { choice, .. }) => choice == Some(mv),
                Some(PlayerAction::Cup(held)) => {
                    cups += 1;
                    mv.played_cup() == Some(shown_table::cup_kind(usize::from(held)))
                }
                None => false,
            };
            assert!(does, "{mv} points at {toy:?}");
        }
        assert!(cups > 0, "{cup} cannot be played");
    }
}
