//! Cups are used by dragging them to where they should work.

use std::fs;

use bevy::input::ButtonState;
use bevy::prelude::*;
use rules::a_la_carte::{ALaCarte, Condiment, Cup, Menu as Dishes, Move, Phase, Seat, Setup};
use rules::{Game, MatchRecord};
use toque::texts::Language;
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::{Menu, Screen};
use toque::window::storage::Storage;
use toque::window::table::hands::Hands;
use toque::window::table::layout::Layout;
use toque::window::table::pointing::CupInUse;
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::{self, CupPlace, ShownTable};

use crate::mouse::{button, button_with, click, on_screen, point, seen};
use crate::party::{SIZE, assert_shown, pour, sit_down, sitting, until_asked};
use crate::stage::{app, go, settle, words};

/// A table for two at which these moves were made.
fn after(name: &str, moves: &[&str]) -> App {
    resumed(name, Language::English, 2, moves)
}

/// A table for so many, one person and chefs, at which these moves were made.
pub fn resumed(name: &str, language: Language, seats: u8, moves: &[&str]) -> App {
    let mut app = app(name, SIZE, language, 1.0);
    let menu = Dishes::standard();
    let mut record = MatchRecord::<ALaCarte>::new(Setup::new(seats, TablePlan::default().house, &menu));
    record.moves = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    let file = app.world().resource::<Storage>().path(Storage::MATCH).unwrap();
    fs::write(file, record.to_string()).unwrap();
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    until_asked(&mut app);
    app
}

/// A seat's cup of a kind.
pub fn cup(app: &App, kind: Cup, whose: Seat) -> Prop {
    let held = |&cup: &usize| {
        shown_table::cup_kind(cup) == kind && app.world().resource::<ShownTable>().cups[cup] == CupPlace::Held(whose)
    };
    Prop::Cup((0..shown_table::CUPS).find(held).expect("the cup is held") as u8)
}

/// Drags a seat's cup of a kind to a place on the window.
pub fn drag_cup(app: &mut App, kind: Cup, whose: Seat, target: Vec2) {
    carry_cup(app, kind, whose, target);
    button(app, ButtonState::Released);
    settle(app);
}

/// The same, without letting go.
pub fn carry_cup(app: &mut App, kind: Cup, whose: Seat, target: Vec2) {
    let cup = cup(app, kind, whose);
    let from = seen(app, cup);
    point(app, from);
    app.update();
    button(app, ButtonState::Pressed);
    for part in 1..=10 {
        point(app, from.lerp(target, part as f32 / 10.0));
    }
}

/// The tray of a seat, where nothing lies.
pub fn tray(app: &mut App, seat: Seat) -> Vec2 {
    let layout = *app.world().resource::<Layout>();
    let free = layout.fixed(Prop::Tray(seat)).translation + Vec3::new(0.0, 0.0, 1.4);
    on_screen(app, free)
}

/// The pan that stands before a seat.
pub fn pan(app: &mut App, seat: Seat) -> Vec2 {
    let stove = app.world().resource::<ShownTable>().stove_of(seat);
    seen(app, Prop::Pan(stove))
}

fn last(app: &App) -> Option<Move> {
    sitting(app).record().moves.last().copied()
}

#[test]
fn a_point_goes_onto_the_own_tray_and_from_anywhere_else_back() {
    let mut app = after("cup-point", &["drawn point", "drawn swap", "dish o2", "dish b1"]);
    let nowhere = seen(&mut app, Prop::Sink);
    drag_cup(&mut app, Cup::Point, Seat::First, nowhere);
    assert_eq!(last(&app), Some("dish b1".parse().unwrap()));
    assert!(words(&mut app).contains("A victory point goes onto your own tray."));
    let own = tray(&mut app, Seat::First);
    drag_cup(&mut app, Cup::Point, Seat::First, own);
    assert_eq!(last(&app), Some(Move::PlayPoint));
    until_asked(&mut app);
    assert_shown(&app);
}

/// R6 and the rest are held in the rules; here the stoves themselves travel.
#[test]
fn a_swap_dragged_onto_a_pan_carries_the_stoves_across() {
    let mut app = after("cup-swap", &["drawn swap", "drawn point", "dish o2", "dish b1"]);
    let stoves = |app: &App| {
        let shown = app.world().resource::<ShownTable>();
        (shown.stove_of(Seat::First), shown.stove_of(Seat::Second))
    };
    let (mine, theirs) = stoves(&app);
    let (here, there) = (pan(&mut app, Seat::First), pan(&mut app, Seat::Second));
    // Back where it lay: somebody thought better of it, and nobody has to explain anything.
    let own = tray(&mut app, Seat::First);
    drag_cup(&mut app, Cup::Swap, Seat::First, own);
    assert_eq!(last(&app), Some("dish b1".parse().unwrap()));
    assert!(!words(&mut app).contains("A cup to swap stoves goes onto"));
    until_asked(&mut app);
    drag_cup(&mut app, Cup::Swap, Seat::First, there);
    assert_eq!(last(&app), Some(Move::PlaySwap(Seat::Second)));
    until_asked(&mut app);
    assert_eq!(stoves(&app), (theirs, mine));
    let (came, went) = (seen(&mut app, Prop::Pan(theirs)), seen(&mut app, Prop::Pan(mine)));
    assert!(came.distance(here) < 5.0 && went.distance(there) < 5.0, "{came} {went}");
    assert_shown(&app);
}

/// What a cup offered in one match is not offered in the next.
#[test]
fn a_cup_in_use_stays_in_its_match() {
    let mut app = after("cup-left", &["drawn reseason", "drawn point", "dish o2", "dish b1"]);
    let there = pan(&mut app, Seat::Second);
    drag_cup(&mut app, Cup::Reseason, Seat::First, there);
    assert!(!app.world().resource::<CupInUse>().offer.is_empty());
    go(&mut app, Screen::Title, Menu::None);
    sit_down(&mut app, TablePlan::default(), Opening::New);
    let in_use = app.world().resource::<CupInUse>();
    assert!(in_use.cup.is_none() && in_use.offer.is_empty());
}

#[test]
fn re_seasoning_dragged_onto_a_pan_offers_the_bottles_and_pours_there() {
    let mut app = after("cup-reseason", &["drawn reseason", "drawn point", "dish o2", "dish b1"]);
    let there = pan(&mut app, Seat::Second);
    drag_cup(&mut app, Cup::Reseason, Seat::First, there);
    assert!(!app.world().resource::<CupInUse>().offer.is_empty());
    let text = words(&mut app);
    let choice = text
        .lines()
        .find(|line| line.starts_with("Lemon for "))
        .unwrap()
        .to_owned();
    let lemon = button_with(&mut app, &choice);
    click(&mut app, lemon);
    let (on, with) = (Seat::Second, Condiment::Lemon);
    assert_eq!(last(&app), Some(Move::PlayReseason { on, with }));
    until_asked(&mut app);
    assert!(matches!(sitting(&app).game().state().phase, Phase::Pour { .. }));
    pour(&mut app, with, on, 5.5, 30);
    until_asked(&mut app);
    assert!(app.world().resource::<Hands>().are_free());
    assert!(
        matches!(last(&app), Some(Move::Poured(_) | Move::Drawn(_))),
        "{:?}",
        last(&app)
    );
    assert_shown(&app);
}

#[test]
fn cooling_dragged_onto_the_own_stove_offers_how_far() {
    let moves = ["drawn cool", "drawn point", "dish o2", "dish b1", "heat", "rolled +3"];
    let mut app = after("cup-cool", &moves);
    let here = pan(&mut app, Seat::First);
    let there = pan(&mut app, Seat::Second);
    drag_cup(&mut app, Cup::Cool, Seat::First, there);
    assert!(
        app.world().resource::<CupInUse>().offer.is_empty(),
        "somebody else's stove stays as it is"
    );
    assert!(words(&mut app).contains("A cup to reduce heat goes onto your own stove or pan."));
    drag_cup(&mut app, Cup::Cool, Seat::First, here);
    let two = button_with(&mut app, "−2");
    click(&mut app, two);
    assert_eq!(last(&app), Some("play cool 2".parse().unwrap()));
    until_asked(&mut app);
    assert_eq!(sitting(&app).game().state().own().stove.dial.level(), 1);
    assert_shown(&app);
}

#[test]
fn a_cup_of_spoons_dragged_onto_the_own_tray_fills_the_hand() {
    let moves = ["drawn spoons", "drawn point", "dish o2", "dish b1", "heat", "rolled +1"];
    let mut app = after("cup-spoons", &moves);
    assert_eq!(sitting(&app).game().state().spoons, 2);
    let own = tray(&mut app, Seat::First);
    drag_cup(&mut app, Cup::Spoons, Seat::First, own);
    until_asked(&mut app);
    assert_eq!(sitting(&app).game().state().spoons, 3);
    assert_shown(&app);
}
