//! The one sentence above the table: what is asked, and what somebody's hand is doing.

use physics::lab::hands::{FlipHand, Flipper, PourHand};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Move, Seat};
use toque::texts::Language;
use toque::window::table::hands::{ActKind, Hands};

use crate::party::{SIZE, person, plan, taken_up};
use crate::stage::{app, settle, words};

fn played(moves: &str) -> Vec<Move> {
    moves.split(", ").map(|mv| mv.parse().unwrap()).collect()
}

/// What is said after these moves of Ann and Ben.
fn after(name: &str, language: Language, moves: &str) -> bevy::prelude::App {
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
