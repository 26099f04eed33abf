//! Guests at the table and what they do with a mouse, for tests.

use std::fs;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use opponents::{Level, PlayerKind, Temper};
use physics::RestingPieces;
use physics::lab::hands::smooth;
use rules::a_la_carte::{ALaCarte, Condiment, DishId, Menu, Move, Phase, Seat, Setup, State as GameState};
use rules::{Game, MatchWriter};
use toque::texts::Language;
use toque::window::plan::{Opening, SeatPlan, TablePlan, Who};
use toque::window::screen::Screen;
use toque::window::storage::Storage;
use toque::window::table::hands::{Act, ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::pointing::Pointed;
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::ShownTable;
use toque::window::table::sitting::Sitting;

use crate::mouse::{button, click, glide, let_go_at, on_screen, point, reach, seen};
use crate::stage::{app, settle, words};

/// The usual window.
pub const SIZE: UVec2 = UVec2::new(1280, 720);

pub fn chef(index: usize, level: Level) -> SeatPlan {
    SeatPlan {
        name: format!("Chef {index}"),
        who: Who::Chef(PlayerKind::Chef {
            level,
            temper: Temper::ALL[index % Temper::ALL.len()],
        }),
        steady: false,
    }
}

pub fn person(name: &str) -> SeatPlan {
    SeatPlan {
        name: name.to_owned(),
        who: Who::Person,
        steady: false,
    }
}

pub fn plan(seats: Vec<SeatPlan>) -> TablePlan {
    TablePlan {
        seats,
        seed: Some(5),
        ..TablePlan::default()
    }
}

pub fn open(name: &str, size: UVec2, language: Language, plan: TablePlan, opening: Opening) -> App {
    let mut app = app(name, size, language, 1.0);
    sit_down(&mut app, plan, opening);
    app
}

pub fn sit_down(app: &mut App, plan: TablePlan, opening: Opening) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    app.insert_resource(plan).insert_resource(opening);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    settle(app);
}

/// Takes up a match at this table in which these moves were made.
pub fn taken_up(app: &mut App, plan: &TablePlan, moves: Vec<Move>) {
    let setup = Setup::new(plan.seats.len() as u8, plan.house, &Menu::standard());
    let (mut writer, mut text) = MatchWriter::<ALaCarte>::begin(&setup);
    text += &writer.note("plan", &ron::to_string(plan).unwrap());
    for mv in moves {
        text += &writer.record(mv);
    }
    let file = app.world().resource::<Storage>().path(Storage::MATCH).unwrap();
    fs::write(file, text).unwrap();
    sit_down(app, TablePlan::default(), Opening::Resume);
}

pub fn sitting(app: &App) -> &Sitting {
    app.world().resource::<Sitting>()
}

/// Runs until something is the case.
pub fn until(app: &mut App, what: &str, is: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if is(app) {
            return;
        }
        app.update();
    }
    let held = app
        .world()
        .resource::<Hands>()
        .act()
        .map(|act| (act.kind, act.is_live()));
    let says = words(app);
    panic!(
        "it never came about that {what}: {}; in the hand: {held:?}; the mouse on {:?}; it says:\n{says}",
        sitting(app).game().state(),
        app.world().resource::<Pointed>(),
    );
}

/// Until a person is asked, and the camera has come to rest.
pub fn until_asked(app: &mut App) {
    // What a hand has let go of may still be on its way, and then there is something to tell once more.
    let mut calm = 0;
    while calm < 120 {
        until_free(app);
        app.update();
        calm = if is_free(app) { calm + 1 } else { 0 };
    }
}

/// Until a person is asked.
pub fn until_free(app: &mut App) {
    until(app, "a person is asked", is_free);
}

fn is_free(app: &App) -> bool {
    let sitting = sitting(app);
    let free = app.world().resource::<Hands>().are_free();
    free && sitting.is_person(sitting.game().state().active) && sitting.next_to_tell().is_none()
}

/// What lies on the table, without what the table is waiting for.
pub fn things(state: &GameState) -> GameState {
    GameState {
        phase: Phase::Action,
        break_taken: false,
        ..*state
    }
}

/// What is shown is what is, once everything has been told.
pub fn assert_shown(app: &App) {
    let shown = app.world().resource::<ShownTable>();
    let mut truth = things(sitting(app).game().state());
    if matches!(sitting(app).game().state().phase, Phase::Deal | Phase::FirstDish) {
        // Nobody hears whose turn it is while cups are dealt and first dishes chosen.
        truth.active = shown.state.active;
    }
    assert_eq!(things(&shown.state), truth, "what is shown is not what is");
    let counts = toque::kitchen::counts(sitting(app).game().state());
    app.world().resource::<RestingPieces>().prove(&counts).unwrap();
}

/// The path of a mouse over a pan, in centimetres of the pan's frame, frame by frame.
pub fn drag(app: &mut App, frame: Transform, path: impl IntoIterator<Item = Vec3>) {
    for place in path {
        let position = on_screen(app, frame.transform_point(place));
        point(app, position);
    }
}

pub fn line(from: Vec3, to: Vec3, frames: u32) -> impl Iterator<Item = Vec3> {
    (1..=frames).map(move |frame| from.lerp(to, frame as f32 / frames as f32))
}

/// Takes a dish with the mouse, and waits until it is the person's turn again.
pub fn take_dish(app: &mut App, dish: &str) {
    until_asked(app);
    let dish: DishId = dish.parse().unwrap();
    let position = seen(app, Prop::Dish(dish));
    click(app, position);
    assert_eq!(sitting(app).record().moves.last(), Some(&Move::Dish(dish)));
}

pub fn throw_die(app: &mut App) {
    reach(app, Prop::Die);
    button(app, ButtonState::Pressed);
    until(app, "the die is in the hand", |app| {
        app.world().resource::<Hands>().act().is_some_and(Act::is_live)
    });
    for _ in 0..60 {
        app.update();
    }
    let frame = app.world().resource::<Layout>().die_tray();
    let (from, to) = (Vec3::new(0.0, 8.0, 9.0), Vec3::new(3.0, 8.0, -9.0));
    drag(app, frame, line(from, from, 20));
    drag(app, frame, line(from, to, 10));
    // A hand that throws lets go while it moves; one that stops first puts the die down.
    let beyond = on_screen(app, frame.transform_point(to + Vec3::new(0.3, 0.0, -2.0)));
    let_go_at(app, beyond);
    until(app, "the die rests", |app| app.world().resource::<Hands>().are_free());
}

pub fn pour(app: &mut App, condiment: Condiment, over: Seat, tilt: f32, hold: u32) {
    reach(app, Prop::Bottle(condiment));
    button(app, ButtonState::Pressed);
    let live = |app: &App| {
        let hands = app.world().resource::<Hands>();
        hands
            .act()
            .is_some_and(|act| act.is_live() && act.kind == ActKind::Pour(condiment))
    };
    until(app, "the bottle is in the hand", live);
    for _ in 0..90 {
        app.update();
    }
    let hands = app.world().resource::<Hands>();
    let act = hands.act().expect("it is in the hand");
    assert_eq!(act.over, over);
    let frame = act.frame(app.world().resource::<Layout>());
    let (home, middle) = (Vec3::new(-10.5, 10.0, 0.0), Vec3::new(0.0, 10.0, 0.0));
    let over_the_pan = Vec3::new(tilt, 10.0, 0.0);
    drag(app, frame, line(home, middle, 30));
    drag(app, frame, line(middle, over_the_pan, 15));
    drag(app, frame, line(over_the_pan, over_the_pan, hold));
    drag(app, frame, line(over_the_pan, middle, 15));
    drag(app, frame, line(middle, home, 20));
    if app.world().resource::<Hands>().are_free() {
        // The bottle was back and everything at rest before the hand let go.
        button(app, ButtonState::Released);
        return;
    }
    button(app, ButtonState::Released);
    until(app, "the bottle is back", |app| {
        app.world().resource::<Hands>().are_free()
    });
}

/// Something to ruin: all of a bottle goes into the pan.
pub fn spoil(app: &mut App, seat: Seat) {
    let game = sitting(app).game();
    let recipe = game.state().own_recipe(game.menu()).unwrap();
    let wants = Condiment::ALL.into_iter().find(|kind| recipe.asks_for(*kind) > 0);
    pour(app, wants.unwrap(), seat, 6.5, 200);
    until_asked(app);
}

/// Takes the pan and flicks it: so high, in so many seconds.
pub fn flip(app: &mut App, seat: Seat, height: f32, time: f32) {
    const FRAME: f32 = 0.016;
    let stove = app.world().resource::<ShownTable>().stove_of(seat);
    // The crêpe lies in the pan, and taking it takes the pan.
    let position = seen(app, Prop::Pan(stove));
    point(app, position);
    app.update();
    button(app, ButtonState::Pressed);
    until(app, "the pan is in the hand", |app| {
        let hands = app.world().resource::<Hands>();
        hands
            .act()
            .is_some_and(|act| act.is_live() && act.kind == ActKind::Flip)
    });
    let frame = app.world().resource::<Layout>().pan(seat);
    drag(app, frame, line(Vec3::ZERO, Vec3::ZERO, 20));
    // A mouse reports several times within a frame, and a flick needs that.
    let mut now = 0.0;
    while now < time + 0.3 {
        let way: Vec<Vec2> = (1..=4)
            .map(|part| {
                let at = now + FRAME * part as f32 / 4.0;
                let (up, down) = (smooth(at / time), smooth((at - time) / 0.2));
                on_screen(app, frame.transform_point(Vec3::Y * height * (up - down)))
            })
            .collect();
        glide(app, &way);
        now += FRAME;
    }
    for _ in 0..600 {
        if app.world().resource::<Hands>().are_free() {
            break;
        }
        app.update();
    }
    button(app, ButtonState::Released);
}
