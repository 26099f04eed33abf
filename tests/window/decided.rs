//! A bottle that was tipped past the horizontal is a spoon spent and a pour made: whoever leaves in the middle of it, or
//! is cut off, never gets either back.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use physics::lab::hands::{PourHand, ThrowHand};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{ALaCarte, Condiment, Menu, Move, Phase, Pour, Seat};
use rules::{Game, MatchFile, MatchRecord};
use toque::saves::journal;
use toque::texts::Language;
use toque::window::headless;
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::Screen;
use toque::window::settings::Settings;
use toque::window::storage::Storage;
use toque::window::table::hands::{Act, ActKind, Hands};
use toque::window::table::hud::Journal;
use toque::window::table::saves;
use toque::window::table::sitting::Sitting;
use toque::window::table::turn_flow;

use crate::mouse::{button, on_screen, point, reach};
use crate::party::{SIZE, assert_shown, drag, line, open, person, plan, sit_down, sitting, until, until_asked};
use crate::stage::{folder, press, settle};

const SEASON: Move = Move::Season(Condiment::Lemon);

fn two() -> TablePlan {
    plan(vec![person("Ada"), person("Ben")])
}

/// Two people, each with a dish; the first asks for lemon.
fn cooking(name: &str) -> App {
    let mut app = open(name, SIZE, Language::English, two(), Opening::New);
    for dish in ["o2", "b1"] {
        until_asked(&mut app);
        assert!(turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]));
    }
    until_asked(&mut app);
    app
}

/// A hand that tips so far, in degrees, for so many seconds.
fn begin(app: &mut App, tilt: f32, seconds: f32) {
    let hand = Box::new(PourHand::plain(tilt, seconds));
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(
        ActKind::Pour(Condiment::Lemon),
        Seat::First,
        Seat::First,
        Some(SEASON),
        hand,
    );
}

/// Empties the bottle, and stops when some of it has come down and the bottle is still upside down.
fn in_the_middle(app: &mut App) {
    begin(app, 170.0, 3.0);
    until(app, "the bottle is tipped", |app| sitting(app).is_tipped());
    until(app, "something has come down", |app| {
        noted(&file(app)).is_some_and(|pour| pour.total() > 0)
    });
    assert!(!app.world().resource::<Hands>().are_free());
}

fn file(app: &App) -> PathBuf {
    app.world().resource::<Storage>().path(Storage::MATCH).unwrap()
}

fn read(file: &Path) -> MatchFile<ALaCarte> {
    MatchFile::read(&fs::read(file).unwrap()).unwrap()
}

/// What is written of the pour under way.
fn noted(file: &Path) -> Option<Pour> {
    let file = read(file);
    let (_, pour) = file.note("poured")?.split_once(' ')?;
    let (colour, salt) = pour.split_once('+')?;
    Some(Pour {
        colour: colour.parse().unwrap(),
        salt: salt.parse().unwrap(),
    })
}

fn last_two(record: &MatchRecord<ALaCarte>) -> [Move; 2] {
    *record.moves.last_chunk().unwrap()
}

/// Another run of the game with the same files.
fn started_anew(folder: &Path) -> App {
    let mut app = headless::app(SIZE, Some(folder.to_owned()));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    app.world_mut().resource_mut::<Settings>().language = Some(Language::English);
    settle(&mut app);
    app
}

#[test]
fn a_pour_that_is_killed_is_found_as_made_with_what_had_fallen() {
    let mut app = cooking("killed-pour");
    let before = sitting(&app).record().moves.len();
    in_the_middle(&mut app);
    let fell = noted(&file(&app)).unwrap();
    // The program is gone; what it had written is all there is.
    let after = folder("killed-pour-after");
    fs::copy(file(&app), after.join(Storage::MATCH)).unwrap();
    drop(app);
    let mut app = started_anew(&after);
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    assert_eq!(sitting(&app).record().moves.len(), before + 2);
    assert_eq!(last_two(sitting(&app).record()), [SEASON, Move::Poured(fell)]);
    assert!(!sitting(&app).can_undo());
    press(&mut app, KeyCode::KeyU, Key::Character("u".into()));
    until_asked(&mut app);
    assert_eq!(sitting(&app).record().moves.len(), before + 2);
    assert_shown(&app);
    let told = sitting(&app).told().len();
    assert_eq!(
        app.world().resource::<Journal>().0.len(),
        told,
        "everything is told once"
    );
    assert_eq!(last_two(&read(&file(&app)).record), [SEASON, Move::Poured(fell)]);
}

/// Wherever the file ends when the power fails: as soon as the choice is in it, the pour is made.
#[test]
fn no_power_cut_gives_a_pour_back() {
    let mut app = cooking("cut-pour");
    let before = sitting(&app).record().moves.len();
    begin(&mut app, 170.0, 0.6);
    until(&mut app, "the bottle is back", |app| {
        app.world().resource::<Hands>().are_free()
    });
    let whole = fs::read(file(&app)).unwrap();
    let mut settled = 0;
    let menu = Menu::standard();
    let cut = folder("cut-pour-after");
    let mut app = started_anew(&cut);
    for end in 0..=whole.len() {
        let Ok(found) = journal::sound(&whole[..end], menu.clone()) else {
            continue;
        };
        if found.file.record.moves.len() <= before {
            continue;
        }
        fs::write(cut.join(Storage::MATCH), &whole[..end]).unwrap();
        let resumed = saves::find(app.world_mut()).unwrap();
        let state = resumed.sitting.game().state();
        assert!(
            resumed.poured.is_some() || !matches!(state.phase, Phase::Pour { .. }),
            "cut at {end} of {}",
            whole.len()
        );
        settled += 1;
    }
    assert!(settled > 20, "{settled}");
}

#[test]
fn whoever_goes_to_the_title_in_the_middle_of_a_pour_leaves_it_made() {
    let mut app = cooking("left-pour");
    let before = sitting(&app).record().moves.len();
    in_the_middle(&mut app);
    let fell = noted(&file(&app)).unwrap();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    settle(&mut app);
    assert!(app.world().get_resource::<Sitting>().is_none());
    let [season, Move::Poured(pour)] = last_two(&read(&file(&app)).record) else {
        panic!("no pour was made");
    };
    assert_eq!(season, SEASON);
    assert!(
        pour.colour >= fell.colour && pour.salt >= fell.salt,
        "{pour:?} after {fell:?}"
    );
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    assert_eq!(sitting(&app).record().moves.len(), before + 2);
    until_asked(&mut app);
    assert_shown(&app);
}

/// By the door of the window, and by mouse: what the hand holds is let go.
#[test]
fn whoever_closes_the_window_in_the_middle_of_a_pour_leaves_it_made() {
    let mut app = cooking("closed-pour");
    reach(&mut app, toque::window::table::prop::Prop::Bottle(Condiment::Lemon));
    button(&mut app, bevy::input::ButtonState::Pressed);
    until(&mut app, "the bottle is in the hand", |app| {
        app.world().resource::<Hands>().act().is_some_and(Act::is_live)
    });
    for _ in 0..90 {
        app.update();
    }
    let frame = app
        .world()
        .resource::<toque::window::table::layout::Layout>()
        .pan(Seat::First);
    let (home, over) = (Vec3::new(-10.5, 10.0, 0.0), Vec3::new(6.5, 10.0, 0.0));
    drag(&mut app, frame, line(home, over, 60));
    for _ in 0..400 {
        if sitting(&app).is_tipped() {
            break;
        }
        let there = on_screen(&mut app, frame.transform_point(over));
        point(&mut app, there);
    }
    assert!(sitting(&app).is_tipped());
    app.world_mut().write_message(AppExit::Success);
    app.update();
    let [season, Move::Poured(_)] = last_two(&read(&file(&app)).record) else {
        panic!("no pour was made");
    };
    assert_eq!(season, SEASON);
}

#[test]
fn a_bottle_that_was_not_tipped_is_no_choice_when_one_leaves() {
    let mut app = cooking("upright-pour");
    let before = sitting(&app).record().clone();
    begin(&mut app, 60.0, 3.0);
    until(&mut app, "the bottle is in the hand", |app| {
        app.world().resource::<Hands>().act().is_some_and(Act::is_live)
    });
    for _ in 0..60 {
        app.update();
    }
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    settle(&mut app);
    assert_eq!(read(&file(&app)).record, before);
}

#[test]
fn a_die_that_is_in_the_air_when_one_leaves_has_been_thrown() {
    let mut app = cooking("left-die");
    let hand = Box::new(ThrowHand::natural(&mut ChaCha8Rng::seed_from_u64(3)));
    let mut hands = app.world_mut().resource_mut::<Hands>();
    hands.lend(ActKind::Throw, Seat::First, Seat::First, Some(Move::Heat), hand);
    until(&mut app, "the die is in the hand", |app| {
        app.world().resource::<Hands>().act().is_some_and(Act::is_live)
    });
    for _ in 0..20 {
        app.update();
    }
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    settle(&mut app);
    let [heat, rolled] = last_two(&read(&file(&app)).record);
    assert!(
        heat == Move::Heat && matches!(rolled, Move::Rolled(_)),
        "{heat} {rolled}"
    );
}

#[test]
fn nobody_takes_back_what_has_been_tipped() {
    let mut app = cooking("tipped-undo");
    let before = sitting(&app).record().moves.len();
    begin(&mut app, 170.0, 0.4);
    until(&mut app, "the bottle is tipped", |app| sitting(app).is_tipped());
    assert_eq!(sitting(&app).record().moves.last(), Some(&SEASON));
    assert!(!sitting(&app).can_undo());
    press(&mut app, KeyCode::KeyU, Key::Character("u".into()));
    until_asked(&mut app);
    press(&mut app, KeyCode::KeyU, Key::Character("u".into()));
    assert!(sitting(&app).record().moves.len() >= before + 2);
    assert_shown(&app);
}
