//! What is said of a pour: over whose pan, that a bottle nobody tips goes back, and how the bottle was tipped.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::lab::hands::PourHand;
use physics::{BOTTLE_HOME, Motion, Observation, Stage, Target};
use rules::a_la_carte::{Condiment, Move, Seat};
use toque::texts::Language;
use toque::window::settings::Settings;
use toque::window::table::hands::{ActKind, Hands};

use crate::party::{SIZE, person, plan, sitting, taken_up, until};
use crate::stage::{app, settle, words};

const ANN: Seat = Seat::First;
const BEN: Seat = Seat::Second;

/// Ann may season her dish.
fn table(name: &str, language: Language) -> App {
    let mut app = app(name, SIZE, language, 1.0);
    let moves = "drawn point, drawn cool, dish g1, dish y1";
    let moves = moves.split(", ").map(|mv| mv.parse().unwrap()).collect();
    taken_up(&mut app, &plan(vec![person("Ann"), person("Ben")]), moves);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    settle(&mut app);
    app
}

fn tip(app: &mut App, over: Seat, hand: Box<dyn Motion + Send>) {
    // Her dish asks for it.
    let from = Condiment::Pepper;
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(ActKind::Pour(from), ANN, over, Some(Move::Season(from)), hand);
    settle(app);
}

#[test]
fn a_pour_over_another_pan_says_at_the_pan_whose_it_is() {
    for (over, told) in [(ANN, false), (BEN, true)] {
        let mut app = table("told-whose", Language::English);
        tip(&mut app, over, Box::new(PourHand::plain(165.0, 1.5)));
        let world = app.world_mut();
        let mut texts = world.query::<(&Text, &InheritedVisibility, &UiGlobalTransform)>();
        let seen = texts
            .iter(world)
            .find(|(text, visible, _)| text.0 == "Over Ben's pan" && visible.get());
        assert_eq!(seen.is_some(), told);
        if let Some((.., place)) = seen {
            let place = place.translation;
            assert!(
                (place.x - 640.0).abs() < 200.0 && place.y > 360.0,
                "at the pan: {place}"
            );
        }
    }
}

#[test]
fn a_bottle_that_nobody_tips_says_that_it_goes_back_before_it_does() {
    let mut app = table("told-back", Language::German);
    let moves = sitting(&app).record().moves.len();
    tip(&mut app, ANN, Box::new(|_: &Observation| Target::at(BOTTLE_HOME)));
    let held = |app: &App, seconds: f32| {
        let sight = app.world().resource::<Stage>().sight();
        sight.is_some_and(|sight| sight.time > seconds)
    };
    until(&mut app, "it is held for long", |app| held(app, 19.0));
    assert!(!words(&mut app).contains("von selbst zurück"));
    until(&mut app, "it is held for longer", |app| held(app, 24.5));
    app.update();
    let says = words(&mut app);
    assert!(says.contains("sonst geht sie in 6 s von selbst zurück"), "{says}");
    until(&mut app, "it goes back", |app| {
        app.world().resource::<Hands>().are_free()
    });
    settle(&mut app);
    let says = words(&mut app);
    assert!(
        says.contains("Flasche mit Pfeffer zurück. Das kostet nichts.") && !says.contains("von selbst zurück"),
        "{says}"
    );
    assert_eq!(sitting(&app).record().moves.len(), moves, "nothing is lost");
}

/// The line that says how the bottle was tipped.
fn gesture(app: &mut App) -> Option<String> {
    until(app, "it is over", |app| app.world().resource::<Hands>().are_free());
    until(app, "it is told", |app| sitting(app).next_to_tell().is_none());
    let says = words(app);
    says.lines().find(|line| line.contains("°, ")).map(str::to_owned)
}

#[test]
fn how_the_bottle_was_tipped_is_said_if_wanted() {
    let mut app = table("told-gesture", Language::English);
    tip(&mut app, ANN, Box::new(PourHand::plain(115.0, 0.2)));
    let said = gesture(&mut app).expect("the coach speaks in the first games");
    let (degrees, rest) = said.split_once("°, ").unwrap();
    let (seconds, rest) = rest.split_once(" s: ").unwrap();
    let (degrees, seconds): (u32, f32) = (degrees.parse().unwrap(), seconds.parse().unwrap());
    assert!(
        (105..=116).contains(&degrees) && (0.1..0.6).contains(&seconds),
        "{said}"
    );
    let (fell, word) = rest.split_once(". ").unwrap();
    assert!(!word.is_empty(), "{said}");
    if fell == "nothing" {
        assert_eq!(word, "Further!", "{said}");
    }

    let mut app = table("told-gesture-not", Language::English);
    app.world_mut().resource_mut::<Settings>().coach = false;
    tip(&mut app, ANN, Box::new(PourHand::plain(115.0, 0.2)));
    assert_eq!(gesture(&mut app), None);
}

#[test]
fn the_coach_falls_silent_after_three_matches_unless_wanted() {
    let mut settings = Settings::default();
    for _ in 0..3 {
        settings.begin();
        assert!(settings.coach);
    }
    settings.begin();
    assert!(!settings.coach);
    settings.coach = true;
    settings.begin();
    assert!(settings.coach, "whoever wants it back keeps it");
}
