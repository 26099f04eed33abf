//! The one sentence above the table: what is asked, and what somebody's hand is doing.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use physics::lab::hands::{FlipHand, Flipper, PourHand};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Move, Seat};
use toque::texts::Language;
use toque::window::plan::SeatPlan;
use toque::window::table::hands::{ActKind, Hands};

use crate::party::{SIZE, person, plan, taken_up};
use crate::stage::{app, listen, press, settle, words};

fn played(moves: &str) -> Vec<Move> {
    moves.split(", ").map(|mv| mv.parse().unwrap()).collect()
}

/// What is said after these moves of Ann and Ben.
fn after(name: &str, language: Language, moves: &str) -> App {
    let mut app = app(name, SIZE, language, 1.0);
    taken_up(&mut app, &plan(vec![person("Ann"), person("Ben")]), played(moves));
    settle(&mut app);
    app
}

const DRAWN: &str = "drawn point, drawn cool";

/// A dish that is seasoned, one that never is, and the crêpe ask for different things.
#[test]
fn only_what_can_be_done_is_asked_for() {
    let season = format!("{DRAWN}, dish g1, dish y1");
    assert!(
        words(&mut after("ask-season", Language::English, &season)).contains("3 spoons left: roll, season, or end")
    );

    let plain = format!("{DRAWN}, dish y1, dish g1");
    let says = words(&mut after("ask-plain", Language::English, &plain));
    assert!(says.contains("3 spoons left: roll, or end your turn"), "{says}");
}

/// Whoever has a steady hand is told the keys by which a dish is chosen.
#[test]
fn how_a_dish_is_chosen_is_said_to_the_hand_that_chooses() {
    for (steady, says) in [
        (false, "Choose a tile on the table: your first dish."),
        (true, "Your first dish: press D for the list, or click a tile."),
    ] {
        let ann = SeatPlan {
            steady,
            ..person("Ann")
        };
        let mut app = app(&format!("ask-dish-{steady}"), SIZE, Language::English, 1.0);
        taken_up(&mut app, &plan(vec![ann, person("Ben")]), played(DRAWN));
        settle(&mut app);
        let said = words(&mut app);
        assert!(said.lines().any(|line| line == says), "{said}");
    }
}

/// Buttons begin as sentences do, also where a bottle comes first.
#[test]
fn buttons_begin_with_a_capital_letter() {
    let season = "drawn reseason, drawn cool, dish g1, dish o2";
    let mut app = after("ask-capital", Language::English, season);
    listen(&mut app);
    press(&mut app, KeyCode::KeyG, Key::Character("g".into()));
    settle(&mut app);
    let mut buttons = app.world_mut().query_filtered::<Entity, With<Button>>();
    let buttons: Vec<Entity> = buttons.iter(app.world()).collect();
    let mut said = Vec::new();
    for button in buttons {
        for part in app.world().get::<Children>(button).into_iter().flatten() {
            said.extend(app.world().get::<Text>(*part).map(|text| text.0.clone()));
        }
    }
    let of_bottles = said.iter().filter(|words| words.ends_with(" for Ben")).count();
    assert_eq!(of_bottles, 4, "{said:?}");
    let small: Vec<_> = said
        .iter()
        .filter(|words| words.starts_with(char::is_lowercase))
        .collect();
    assert!(small.is_empty(), "{small:?} of {said:?}");
}

/// Every toss has its number, before and while it is made.
#[test]
fn tosses_are_counted() {
    let rolled = format!("{DRAWN}, dish y4, dish g1, season lemon, poured 1+0, crepe, end, heat, rolled +1");
    let mut app = after("toss-one", Language::English, &rolled);
    let says = words(&mut app);
    assert!(says.contains("Toss 1 of 2: grab the pan"), "{says}");
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let hand = Box::new(Flipper::new(FlipHand::practised(0.02, Some(0.3), &mut rng)));
    let seat = Seat::First;
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(ActKind::Flip, seat, seat, Some(Move::Flip), hand);
    app.update();
    app.update();
    let says = words(&mut app);
    assert!(says.contains("Ann tosses the crêpe, try 1 of 2"), "{says}");

    let missed = format!("{rolled}, flip, landed recipe");
    let says = words(&mut after("toss-two", Language::German, &missed));
    assert!(says.contains("Wurf 2 von 2: Greif die Pfanne"), "{says}");
}

/// While a bottle is tipped it is said which, and over whose pan if it is somebody else's.
#[test]
fn a_pour_is_told_while_it_lasts() {
    let (ann, ben) = (Seat::First, Seat::Second);
    for (over, told) in [
        (ann, "Ann tips the lemon bottle"),
        (ben, "Ann tips the lemon bottle over Ben's pan"),
    ] {
        let mut app = after("told-pour", Language::English, &format!("{DRAWN}, dish g1, dish y1"));
        let hand = Box::new(PourHand::plain(165.0, 1.5));
        let mut hands = app.world_mut().resource_mut::<Hands>();
        let from = Condiment::Lemon;
        hands.lend(ActKind::Pour(from), ann, over, Some(Move::Season(from)), hand);
        app.update();
        app.update();
        let says = words(&mut app);
        assert!(says.lines().any(|line| line == told), "{says}");
    }
}
