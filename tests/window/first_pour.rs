//! Whoever learns to play may try the first pour until it works, and then never again.

use std::fs;

use bevy::prelude::*;
use physics::RestingPieces;
use physics::lab::hands::PourHand;
use rules::a_la_carte::{ALaCarte, Condiment, Move, Seat};
use rules::{Game, MatchFile};
use toque::texts::Language;
use toque::window::plan::{ForOnce, Opening};
use toque::window::screen::{Menu, Screen};
use toque::window::storage::Storage;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::mentor::{Learnt, Lesson, Mentor, Mishap};
use toque::window::table::turn_flow;

use crate::mouse::{button_with, click};
use crate::party::{SIZE, assert_shown, person, plan, sit_down, sitting, until, until_asked};
use crate::stage::{app, go, settle, words};

const SEASON: Move = Move::Season(Condiment::Lemon);

fn cooking(name: &str, lesson: bool) -> App {
    let mut app = app(name, SIZE, Language::English, 1.0);
    let plan = plan(vec![person("Ada"), person("Ben")]);
    app.insert_resource(ForOnce {
        plan: plan.clone(),
        lesson,
    });
    sit_down(&mut app, plan, Opening::New);
    for dish in ["o2", "b1"] {
        until_asked(&mut app);
        assert!(turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]));
    }
    until_asked(&mut app);
    app
}

/// Tips the lemon so far, in degrees, for so many seconds.
fn tip(app: &mut App, tilt: f32, seconds: f32) {
    let hand = Box::new(PourHand::plain(tilt, seconds));
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(
        ActKind::Pour(Condiment::Lemon),
        Seat::First,
        Seat::First,
        Some(SEASON),
        hand,
    );
    until(app, "the bottle is tipped", |app| sitting(app).is_tipped());
    until(app, "the bottle is back", |app| {
        app.world().resource::<Hands>().are_free()
    });
    settle(app);
}

fn kept(app: &mut App) -> Learnt {
    let kept = app.world_mut().resource_mut::<Storage>().find(Learnt::FILE);
    kept.unwrap()
}

#[test]
fn a_first_pour_that_went_wrong_is_taken_back_pieces_and_spoon_until_one_works() {
    let mut app = cooking("first-pour", true);
    let state = *sitting(&app).game().state();
    let moves = sitting(&app).record().moves.clone();
    let larder = app.world().resource::<RestingPieces>().clone();
    for (tilt, seconds, mishap, says) in [
        (170.0, 3.0, Mishap::TooMuch, "That was too much: once more!"),
        (91.0, 0.0, Mishap::Nothing, "Nothing came out: once more!"),
        (170.0, 3.0, Mishap::TooMuch, "That was too much: once more!"),
    ] {
        tip(&mut app, tilt, seconds);
        assert_eq!(*sitting(&app).game().state(), state, "{mishap:?}");
        assert_eq!(sitting(&app).record().moves, moves);
        assert_eq!(
            format!("{:?}", app.world().resource::<RestingPieces>()),
            format!("{larder:?}")
        );
        let mentor = *app.world().resource::<Mentor>();
        assert_eq!((mentor.says, mentor.again), (Some(Lesson::Season), Some(mishap)));
        let said = words(&mut app);
        assert!(said.contains("Once more") && said.contains(says), "{said}");
        assert_shown(&app);
    }
    // The file tells of it: what was chosen, what fell, and that it does not count.
    let file = app.world().resource::<Storage>().path(Storage::MATCH).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert_eq!(text.matches("season lemon").count(), 3, "{text}");
    assert_eq!(text.matches("\nback ").count(), 3, "{text}");
    assert_eq!(text.matches("poured forgiven").count(), 3, "{text}");
    assert_eq!(
        MatchFile::<ALaCarte>::read(text.as_bytes()).unwrap().record.moves,
        moves
    );
    // One that worked counts, and so does everything after it.
    assert!(turn_flow::play(
        app.world_mut(),
        &[SEASON, Move::Poured(rules::a_la_carte::Pour { colour: 1, salt: 0 })]
    ));
    until_asked(&mut app);
    assert!(!kept(&mut app).free_pour);
    assert_eq!(app.world().resource::<Mentor>().again, None);
    tip(&mut app, 170.0, 3.0);
    assert!(sitting(&app).record().moves.len() >= moves.len() + 4);
}

#[test]
fn in_a_match_no_pour_is_free() {
    let mut app = cooking("no-free-pour", false);
    let moves = sitting(&app).record().moves.len();
    tip(&mut app, 91.0, 0.0);
    assert_eq!(sitting(&app).record().moves.len(), moves + 2);
}

#[test]
fn learning_to_play_begins_with_a_free_pour() {
    let mut app = app("learn-free-pour", SIZE, Language::English, 1.0);
    go(&mut app, Screen::Title, Menu::None);
    let learn = button_with(&mut app, "Learn to play");
    click(&mut app, learn);
    settle(&mut app);
    assert!(app.world().resource::<Learnt>().free_pour);
}
