//! Two people play a whole match in the real window by keys alone, from the title to the placings: no mouse event is ever
//! sent. They sit down by keys, each with a name and the steady hand; one takes a choice back, both cook, season, and toss
//! the crêpe. What is asked is read from the match file, as people read it from the table; what to press is on the buttons.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use physics::lab::hands::{SteadyFlick, mark_at, pour_marks};
use rules::Game;
use rules::a_la_carte::{ALaCarte, Condiment, Menu, Move, Phase, Seat};
use toque::texts::Language;
use toque::window::bindings;
use toque::window::plan::{TablePlan, Who};
use toque::window::settings::{Pace, Settings};
use toque::window::table::mentor::Learnt;
use toque::window::theme::palette;

use crate::SIZE;
use crate::screen::{Program, Screen, wait_for};

/// Nobody waits for ever. How long a match takes hangs on what is rolled, falls and flies: the short one takes 100 to 200 s.
const LONGEST: Duration = Duration::from_secs(600);
const LONGEST_IN_FULL: Duration = Duration::from_secs(2400);
/// Dishes that end the short match; without a word about it at the seats it is seven of two.
const DISHES: u8 = 2;
/// Seconds in which the end of a match has been told and its card is there.
const TOLD: f32 = 10.0;
/// Seconds after which a press that did nothing is tried again: it came while something was still being told, or before
/// the question was half a second old.
const AGAIN: f32 = 1.2;

fn in_full() -> bool {
    std::env::var_os("TOQUE_FULL_CHECK").is_some()
}

/// Somebody who knows the game and likes it quick. Who sits at the table is not prepared.
fn settle_in(data: &Path) {
    fs::create_dir_all(data).unwrap();
    let settings = Settings {
        language: Some(Language::English),
        pace: Pace::Skip,
        reduced_motion: true,
        ..Settings::default()
    };
    let learnt = Learnt {
        enough: true,
        ..Learnt::default()
    };
    fs::write(data.join("settings.ron"), ron::to_string(&settings).unwrap()).unwrap();
    fs::write(data.join(Learnt::FILE), ron::to_string(&learnt).unwrap()).unwrap();
}

/// Whether a card lies there.
fn is_cream(pixel: [u8; 3]) -> bool {
    let cream = palette::CREAM.to_srgba().to_u8_array_no_alpha();
    cream.iter().zip(pixel).all(|(cream, seen)| cream.abs_diff(seen) < 3)
}

/// From the title to the seats, from one thing to be set there to the next with Tab, and to the table.
fn sit_down(screen: &Screen, data: &Path) {
    assert!(!data.join("table.ron").exists(), "somebody sits there already");
    // The window has just come, and may not have its keys yet. The card with the seats is wider than anything on the title.
    wait_for("the seats are there", 60, || {
        screen.keys(&["Return"]);
        (0..12).any(|_| {
            screen.pause(0.25);
            [200, 1100].iter().all(|&x| is_cream(screen.pixel(UVec2::new(x, 50))))
        })
    });
    // The first Tab shows where the focus is, on the button that starts. Four seats, of which two fewer are wanted.
    screen.keys(&["Tab", "Tab", "Left"]);
    screen.pause(0.6);
    screen.keys(&["Left"]);
    screen.pause(AGAIN);
    let name = |keys: &[&str]| {
        screen.keys(&["Tab", "ctrl+a", "BackSpace"]);
        screen.keys(keys);
    };
    // A person with the steady hand; then a chef of the second level, who becomes one.
    name(&["A", "d", "a"]);
    screen.keys(&["Tab", "Tab", "Return"]);
    name(&["B", "e", "n"]);
    screen.keys(&["Tab", "Left"]);
    screen.pause(0.6);
    screen.keys(&["Left"]);
    screen.pause(AGAIN);
    screen.keys(&["Tab", "Return"]);
    // The house rules; the third of them are one's own.
    screen.keys(&["Tab"]);
    if !in_full() {
        screen.keys(&["Left"]);
        screen.pause(AGAIN);
        // Past two switches to the number of dishes, from seven down.
        screen.keys(&["Tab", "Tab", "Tab"]);
        for _ in DISHES..7 {
            screen.keys(&["Left"]);
            screen.pause(0.3);
        }
    }
    // The shuffle number, the way back, and the start.
    screen.keys(&["Tab", "3", "Tab", "Tab"]);
    screen.pause(0.6);
    screen.keys(&["Return"]);
    wait_for("a match is begun", 20, || data.join("current.match").exists());
    let plan: TablePlan = ron::from_str(&fs::read_to_string(data.join("table.ron")).unwrap()).unwrap();
    let at_table = |name: &str| {
        plan.seats
            .iter()
            .any(|seat| seat.name == name && seat.steady && seat.who == Who::Person)
    };
    assert!(plan.seats.len() == 2 && at_table("Ada") && at_table("Ben"), "{plan:?}");
    assert_eq!(plan.seed, Some(3), "{plan:?}");
    let dishes = if in_full() { 7 } else { DISHES };
    assert_eq!(plan.house.dishes_to_end(2), dishes, "{plan:?}");
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
fn answer(game: &ALaCarte) -> Option<bindings::Binding> {
    let state = game.state();
    match state.phase {
        Phase::PickHeat => Some(bindings::UP[0]),
        Phase::Rescue => Some(bindings::LET_GO),
        Phase::NewDish { .. } if game.is_legal(Move::Crepe) => Some(bindings::CREPE),
        Phase::Action if game.is_legal(Move::Flip) => Some(bindings::FLIP),
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

/// Takes back what was chosen before anything came of it. It was somebody else's choice by then, so the key asks first.
fn take_back(screen: &Screen, data: &Path) {
    let before = moves(data).len();
    wait_for("a choice is taken back", 40, || {
        screen.keys(&[called(bindings::UNDO.label).as_str()]);
        screen.pause(AGAIN);
        moves(data).len() < before
    });
}

/// Presses a key until the match goes on. A bottle comes into the hand: then the space bar tips it. So does the pan: then it
/// stops the mark, which is in the middle of the green so many seconds after the first key.
fn press(screen: &Screen, data: &Path, binding: bindings::Binding) {
    let before = moves(data).len();
    let pours = bindings::BOTTLES.contains(&binding);
    let tosses = binding == bindings::FLIP;
    let key = called(binding.label);
    // How long the pan takes to be in the hand hangs on how busy the machine is, and a mark that is stopped at its left end is
    // a toss too soft to count: then the next one is stopped a little later.
    let mut later = 0.0;
    wait_for(&format!("{key} does something"), 150, || {
        if tosses {
            screen.key_after("space", mark_in_green() + later, &key);
            later += 0.17;
        } else {
            screen.keys(&[key.as_str()]);
        }
        if pours {
            // Fetched, and over the pan.
            screen.pause(1.2);
            screen.hold("space", pour_marks::ONE);
        }
        // What was tipped or tossed has to come to rest first.
        let looks = if pours || tosses { 20 } else { 8 };
        (0..looks).any(|_| {
            screen.pause(AGAIN / 4.0);
            moves(data).len() > before
        })
    });
}

/// Seconds after which the mark of a toss, on its second way to the right, is in the middle of the green.
fn mark_in_green() -> f32 {
    let middle = SteadyFlick::USUAL.middle();
    let from = 1.6;
    (0..)
        .map(|step| from + step as f32 / 100.0)
        .find(|&time| mark_at(time) >= middle)
        .unwrap()
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

    sit_down(&screen, &data);
    let longest = if in_full() { LONGEST_IN_FULL } else { LONGEST };
    let (mut turns, mut taken_back) = (Vec::new(), false);
    while !file(&data).starts_with(data.join("matches")) {
        assert!(begun.elapsed() < longest, "the match does not end: {:?}", moves(&data));
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
        match (state.phase, answer(&game)) {
            // Ada has chosen, and thinks again.
            (Phase::FirstDish, _) if state.active == Seat::Second && !taken_back => {
                take_back(&screen, &data);
                taken_back = true;
            }
            (_, Some(binding)) => {
                turns.push(state.active);
                press(&screen, &data, binding);
            }
            (Phase::FirstDish | Phase::NewDish { .. }, None) => {
                turns.push(state.active);
                choose_dish(&screen, &data);
            }
            (Phase::Over { .. }, None) => screen.pause(0.5),
            // Chance has the word.
            (_, None) => screen.pause(0.3),
        }
    }

    // Everybody was at turn, something was taken back, seasoned and tossed, and there are placings.
    let over = game(&data).expect("the match is kept");
    assert!(matches!(over.state().phase, Phase::Over { .. }), "{}", over.state());
    assert!(
        turns.contains(&Seat::First) && turns.contains(&Seat::Second),
        "{turns:?}"
    );
    assert!(taken_back);
    let played = moves(&data);
    assert!(played.iter().any(|mv| matches!(mv, Move::Poured(_))), "{played:?}");
    assert!(played.iter().any(|mv| matches!(mv, Move::Landed(_))), "{played:?}");
    let standings = over.standings();
    let served = |seat: Seat| over.state().kitchen(seat).dishes_served();
    let most = served(Seat::First).max(served(Seat::Second));
    let stars = [Seat::First, Seat::Second].map(|seat| over.state().kitchen(seat).stars);
    assert!(
        most == if in_full() { 7 } else { DISHES } || stars.contains(&3),
        "{}",
        over.state()
    );
    let won = standings.iter().find(|standing| standing.place == 1).unwrap();
    assert!(standings.len() == 2 && won.points > 0, "{standings:?}");
    for standing in &standings {
        println!("{}. {:?}: {} points", standing.place, standing.seat, standing.points);
    }
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
    assert!(begun.elapsed() < longest, "{:?}", begun.elapsed());
    let _ = fs::remove_dir_all(&home);
}
