//! Where the crystals are, in the physics, in the rules and on the disk: the same everywhere, at every moment.

use std::fs;

use bevy::prelude::*;
use opponents::Level;
use physics::{RestingPieces, Stage, StageSystems};
use rules::Game;
use rules::a_la_carte::{Condiment, Crystal, Event, Move, Seat};
use serde::Deserialize;
use toque::kitchen;
use toque::texts::Language;
use toque::window::plan::{Opening, TablePlan};
use toque::window::settings::{Pace, Settings};
use toque::window::storage::Storage;
use toque::window::table::turn_flow::TableMessage;

use crate::party::{SIZE, chef, open, person, plan, pour, sit_down, sitting, take_dish, until_asked};
use crate::stage::{folder, words};

/// What stands in the file beside the match.
#[derive(Deserialize)]
struct Written {
    larder: RestingPieces,
}

/// Whoever leaves after any move finds the crystals where the match has them: a dish that was just served is in the sink on the
/// disk, while on the table its crystals are still to be seen in the pan.
#[test]
fn what_is_written_of_the_crystals_never_contradicts_the_match() {
    let levels = [Level::Chef, Level::Commis, Level::Chef];
    let seats = levels.into_iter().enumerate().map(|(index, level)| chef(index, level));
    let mut app = open(
        "pieces-written",
        SIZE,
        Language::English,
        plan(seats.collect()),
        Opening::New,
    );
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    let file = app.world().resource::<Storage>().path("crystals.ron").unwrap();
    let (mut moves, mut while_untold) = (0, 0);
    for frame in 0.. {
        assert!(frame < 8_000, "{moves} moves, {while_untold} of them to the sink");
        app.update();
        let sitting = sitting(&app);
        if sitting.record().moves.len() == moves {
            continue;
        }
        moves = sitting.record().moves.len();
        let written: Written = ron::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let proved = written.larder.prove(&kitchen::counts(sitting.game().state()));
        assert!(proved.is_ok(), "after move {moves}: {proved:?}");
        let to_sink = |event: &Event| matches!(event, Event::ToSink { .. });
        while_untold += usize::from(sitting.still_to_tell().any(to_sink));
        if while_untold >= 3 {
            break;
        }
    }
}

/// A crystal vanishes from a pan at the end of a pour.
fn steal(stage: Res<Stage>, mut larder: ResMut<RestingPieces>, mut was_busy: Local<bool>) {
    let mut counts = larder.counts();
    if *was_busy && !stage.is_busy() && counts.pans[0][Crystal::Pepper] > 0 {
        counts.pans[0][Crystal::Pepper] -= 1;
        counts.sink[Crystal::Pepper] += 1;
        larder.follow(&counts).unwrap();
    }
    *was_busy = stage.is_busy();
}

#[derive(Debug, Default, Resource)]
struct Told(Vec<String>);

fn listen(mut words: MessageReader<TableMessage>, mut told: ResMut<Told>) {
    for word in words.read() {
        if let TableMessage::Trouble(detail) = word {
            told.0.push(detail.clone());
        }
    }
}

/// Nothing is carried to where it should have fallen: what the physics left is proved, and a difference is told.
#[test]
fn a_pour_that_left_something_else_than_the_rules_hear_is_told() {
    for thief in [false, true] {
        let seats = vec![person("Ada"), person("Ben")];
        let name = format!("pieces-stolen-{thief}");
        let mut app = open(&name, SIZE, Language::English, plan(seats), Opening::New);
        app.init_resource::<Told>().add_systems(Last, listen);
        if thief {
            app.add_systems(FixedUpdate, steal.after(StageSystems::Observe));
        }
        // Walrus in burgundy wants two peppers.
        take_dish(&mut app, "b1");
        take_dish(&mut app, "o2");
        until_asked(&mut app);
        let fell = |app: &App| {
            let moves = &sitting(app).record().moves;
            moves
                .iter()
                .any(|mv| matches!(mv, Move::Poured(pour) if pour.colour > 0))
        };
        for _ in 0..3 {
            if !fell(&app) {
                pour(&mut app, Condiment::Pepper, Seat::First, 4.5, 12);
                until_asked(&mut app);
            }
        }
        assert!(fell(&app));
        let told = &app.world().resource::<Told>().0;
        assert_eq!(!told.is_empty(), thief, "{told:?}");
    }
}

/// Crystals that contradict the match that they are said to belong to are laid anew, and nobody is left to wonder.
#[test]
fn crystals_that_contradict_the_match_are_laid_anew_and_that_is_told() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("pieces-stale", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "b1");
    take_dish(&mut app, "o2");
    until_asked(&mut app);
    let kept = app.world().resource::<Storage>().path("").unwrap();
    // A piece that the match has in its bottle lies in the sink.
    let whole = fs::read_to_string(kept.join("crystals.ron")).unwrap();
    let mut larder = app.world().resource::<RestingPieces>().clone();
    let mut counts = larder.counts();
    counts.bottles[Condiment::Herbs.index()][Crystal::Herbs] -= 1;
    counts.sink[Crystal::Herbs] += 1;
    larder.follow(&counts).unwrap();
    let (before, _) = whole.split_once("larder:").unwrap();
    let contradicts = format!("{before}larder:{})", ron::to_string(&larder).unwrap());
    for (name, bytes, told) in [("pieces-fit", whole, false), ("pieces-do-not-fit", contradicts, true)] {
        let copy = folder(name);
        fs::copy(kept.join(Storage::MATCH), copy.join(Storage::MATCH)).unwrap();
        fs::write(copy.join("crystals.ron"), bytes).unwrap();
        let mut app = toque::window::headless::app(SIZE, Some(copy));
        sit_down(&mut app, TablePlan::default(), Opening::Resume);
        let says = words(&mut app);
        assert_eq!(says.contains("The crystals were laid anew."), told, "{says}");
        let counts = kitchen::counts(sitting(&app).game().state());
        app.world().resource::<RestingPieces>().prove(&counts).unwrap();
    }
}
