//! Two people play a whole match in the real window by keys alone, from the title to the placings: no mouse event is ever
//! sent. Both have the steady hand. What is asked is read from the match file, as people read it from the table; what to
//! press is on the buttons.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use physics::lab::hands::pour_marks;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, Crepe, HouseRules, Menu, Move, Phase, Seat};
use toque::texts::Language;
use toque::window::bindings;
use toque::window::plan::{SeatPlan, TablePlan, Who};
use toque::window::settings::{Pace, Settings};
use toque::window::table::mentor::Learnt;

use crate::SIZE;
use crate::screen::{Program, Screen, wait_for};

/// The whole match takes no longer, start of the program included.
const LONGEST: Duration = Duration::from_secs(240);
/// Seconds in which the end of a match has been told and its card is there.
const TOLD: f32 = 10.0;
/// Seconds after which a press that did nothing is tried again: it came while something was still being told, or before
/// the question was half a second old.
const AGAIN: f32 = 1.2;

fn settle_in(data: &Path) {
    fs::create_dir_all(data).unwrap();
    let settings = Settings {
        language: Some(Language::English),
        pace: Pace::Skip,
        reduced_motion: true,
        ..Settings::default()
    };
    let seats = ["Ada", "Ben"].map(|name| SeatPlan {
        name: name.to_owned(),
        who: Who::Person,
        steady: true,
    });
    let plan = TablePlan {
        seats: seats.into(),
        // The first dish ends it.
        house: HouseRules {
            dishes_for_two: 1,
            ..HouseRules::english()
        },
        seed: Some(3),
    };
    let learnt = Learnt {
        enough: true,
        ..Learnt::default()
    };
    fs::write(data.join("settings.ron"), ron::to_string(&settings).unwrap()).unwrap();
    fs::write(data.join("table.ron"), ron::to_string(&plan).unwrap()).unwrap();
    fs::write(data.join(Learnt::FILE), ron::to_string(&learnt).unwrap()).unwrap();
}

/// The match that is played, or the one that has been played to its end.
fn file(data: &Path) -> PathBuf {
    let kept = data.join("matches/0001.match");
    if kept.exists() {
        kept
    } else {
        data.join("current.match")
    }
}

fn moves(data: &Path) -> Vec<Move> {
    let record = fs::read_to_string(file(data)).ok().and_then(|text| text.parse().ok());
    record.map_or_else(Vec::new, |record: rules::MatchRecord<ALaCarte>| record.moves)
}

fn game(data: &Path) -> Option<ALaCarte> {
    let record: rules::MatchRecord<ALaCarte> = fs::read_to_string(file(data)).ok()?.parse().ok()?;
    record.replay(Menu::standard()).ok()
}

/// A key as X calls it.
fn called(label: &str) -> String {
    match label {
        letter if letter.len() == 1 => letter.to_lowercase(),
        other => other.to_owned(),
    }
}

/// What somebody would press now: a way that ends, not a clever one.
fn answer(game: &ALaCarte, passed_on: bool) -> Option<bindings::Binding> {
    let state = game.state();
    match state.phase {
        Phase::PickHeat => Some(bindings::UP[0]),
        Phase::Rescue => Some(bindings::LET_GO),
        // Ada passes her first turn on, so that Ben has one too.
        Phase::Action if !passed_on && state.active == Seat::First => Some(bindings::END_TURN),
        Phase::Action => {
            let recipe = state.own_recipe(game.menu());
            let pan = state.own().stove.pan.crystals;
            let lacks = |kind: &Condiment| {
                recipe.is_some_and(|recipe| pan[(*kind).into()] < recipe.asks_for(*kind))
                    && game.is_legal(Move::Season(*kind))
            };
            let bottle = Condiment::ALL.into_iter().find(lacks);
            let warm = recipe.is_some_and(|recipe| state.own().stove.dial >= recipe.green_from);
            let roll = game.is_legal(Move::Heat) && !warm;
            bottle
                .map(|kind| bindings::BOTTLES[kind.index()])
                .or(roll.then_some(bindings::HEAT))
                .or(Some(bindings::END_TURN))
        }
        _ => None,
    }
}

/// Takes a dish from the sheet: the third of the easiest, or the nearest to that. Return on the button of the sheet unfolds
/// it, and it stays so; should nothing have the focus any more, its key brings it.
fn choose_dish(screen: &Screen, data: &Path) {
    let before = moves(data).len();
    let mut tries = 0;
    wait_for("a dish is taken", 40, || {
        tries += 1;
        if tries > 2 {
            screen.keys(&[called(bindings::DISHES.label).as_str()]);
        }
        screen.keys(&["Down", "Down", "Return"]);
        screen.pause(AGAIN);
        moves(data).len() > before
    });
}

/// Presses a key until the match goes on. A bottle comes into the hand: then the space bar tips it.
fn press(screen: &Screen, data: &Path, binding: bindings::Binding) {
    let before = moves(data).len();
    let pours = bindings::BOTTLES.contains(&binding);
    let key = called(binding.label);
    wait_for(&format!("{key} does something"), 40, || {
        screen.keys(&[key.as_str()]);
        if pours {
            // Fetched, and over the pan.
            screen.pause(1.2);
            screen.hold("space", pour_marks::ONE);
        }
        // What was tipped has to come to rest first.
        let looks = if pours { 20 } else { 8 };
        (0..looks).any(|_| {
            screen.pause(AGAIN / 4.0);
            moves(data).len() > before
        })
    });
}

#[test]
fn two_people_play_a_whole_match_by_keys_alone() {
    let home = std::env::temp_dir().join(format!("toque-keys-{}", std::process::id()));
    let _ = fs::remove_dir_all(&home);
    let data = home.join("toque");
    settle_in(&data);
    let screen = Screen::open(SIZE);
    let begun = Instant::now();
    let _program = Program::start(&screen, &home);
    screen.wait_for_window("Toque");
    screen.give_keys_to("Toque");

    // From the title to the seats, and from there to the table.
    wait_for("a match is begun", 40, || {
        screen.keys(&["Return"]);
        screen.pause(AGAIN);
        data.join("current.match").exists()
    });
    let mut turns = Vec::new();
    while !file(&data).starts_with(data.join("matches")) {
        assert!(begun.elapsed() < LONGEST, "the match does not end: {:?}", moves(&data));
        let Some(game) = game(&data) else {
            screen.pause(0.2);
            continue;
        };
        let state = *game.state();
        println!(
            "{:.0} s: {:?} {:?}",
            begun.elapsed().as_secs_f32(),
            state.active,
            state.phase
        );
        match state.phase {
            Phase::FirstDish | Phase::NewDish { .. } => {
                turns.push(state.active);
                choose_dish(&screen, &data);
            }
            Phase::Over { .. } => screen.pause(0.5),
            _ => match answer(&game, moves(&data).contains(&Move::EndTurn)) {
                Some(binding) => {
                    turns.push(state.active);
                    press(&screen, &data, binding);
                }
                // Chance has the word.
                None => screen.pause(0.3),
            },
        }
    }

    // The placings: everybody was at turn, somebody poured, and somebody has served what ended it.
    let over = game(&data).expect("the match is kept");
    assert!(matches!(over.state().phase, Phase::Over { .. }), "{}", over.state());
    assert!(
        turns.contains(&Seat::First) && turns.contains(&Seat::Second),
        "{turns:?}"
    );
    let played = moves(&data);
    assert!(played.iter().any(|mv| matches!(mv, Move::Poured(_))), "{played:?}");
    let served = |seat: Seat| over.state().kitchen(seat).dishes_served();
    assert_eq!(served(Seat::First) + served(Seat::Second), 1, "{}", over.state());
    assert_eq!(over.state().kitchen(Seat::First).crepe, Crepe::Ready);
    println!(
        "a match by keys alone: {} moves, {:.0} s",
        played.len(),
        begun.elapsed().as_secs_f32()
    );

    // When the last events have been told, there are the placings; on their card another match begins, by key as well.
    // Before that, Tab would go to the buttons at the edge of the table.
    screen.pause(TOLD);
    wait_for("another match is begun", 40, || {
        screen.keys(&["Tab", "Return"]);
        screen.pause(AGAIN);
        data.join("current.match").exists()
    });
    assert!(begun.elapsed() < LONGEST, "{:?}", begun.elapsed());
    let _ = fs::remove_dir_all(&home);
}
