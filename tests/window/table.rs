//! The table as a whole: real input, real physics, real rules.

use std::fs;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui::OverflowAxis;
use opponents::Level;
use physics::RestingPieces;
use rules::a_la_carte::{ALaCarte, Condiment, Cup, Cups, Event, Menu as Dishes, Move, Phase, Seat};
use rules::{Game, MatchRecord};
use toque::texts::Language;
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::Screen;
use toque::window::settings::{Pace, Settings};
use toque::window::storage::Storage;
use toque::window::table::hands::{Act, Hands};
use toque::window::table::hud::{TableChoice, choose};
use toque::window::table::pointing::Pointed;
use toque::window::table::prop::Prop;
use toque::window::table::shown_table;

use crate::cups::resumed;
use crate::fit::cut_off;
use crate::mouse::{button_with, click, point, seen};
use crate::party::{
    SIZE, assert_shown, chef, open, person, plan, pour, sit_down, sitting, take_dish, throw_die, until, until_asked,
};
use crate::stage::{app, folder, press, settle, words};

#[test]
fn four_chefs_play_a_whole_game_with_real_hands() {
    let levels = [Level::Commis, Level::Chef, Level::Apprentice, Level::ThreeStar];
    let seats = levels.into_iter().enumerate().map(|(index, level)| chef(index, level));
    let mut app = open("chefs", SIZE, Language::German, plan(seats.collect()), Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    let mut proofs = 0;
    for frame in 0.. {
        assert!(frame < 20_000, "the game does not end");
        app.update();
        if sitting(&app).next_to_tell().is_some() || !app.world().resource::<Hands>().are_free() {
            continue;
        }
        assert_shown(&app);
        proofs += 1;
        if matches!(sitting(&app).game().state().phase, Phase::Over { .. }) {
            break;
        }
    }
    assert!(proofs > 50);
    settle(&mut app);
    assert!(words(&mut app).contains("gewinnt") || words(&mut app).contains("teilen sich"));
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
    let finished = app.world().resource::<Storage>().path("matches/0001.match").unwrap();
    let record: MatchRecord<ALaCarte> = fs::read_to_string(finished).unwrap().parse().unwrap();
    let replayed = record.replay(Dishes::standard()).unwrap();
    assert_eq!(replayed.state(), sitting(&app).game().state());
    assert!(
        sitting(&app)
            .told()
            .iter()
            .any(|event| matches!(event, Event::Poured { .. }))
    );
}

/// Two people play a turn each with nothing but the mouse.
#[test]
fn a_turn_is_played_with_the_mouse_alone() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("mouse", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    let wants: Vec<Condiment> = {
        let state = sitting(&app).game().state();
        let recipe = state.own_recipe(sitting(&app).game().menu()).unwrap();
        Condiment::ALL
            .into_iter()
            .filter(|kind| recipe.asks_for(*kind) > 0)
            .collect()
    };
    let before = *sitting(&app).game().state();
    // Even all the way over a bottle may jam; one of three pours does not.
    let mut poured = 0;
    for _ in 0..3 {
        pour(&mut app, wants[0], Seat::First, 6.0, 40);
        until_asked(&mut app);
        let last = sitting(&app).record().moves.iter().rev().find_map(|mv| match mv {
            Move::Poured(pour) => Some(pour.total()),
            _ => None,
        });
        poured = last.expect("the pour was made");
        if poured > 0 {
            break;
        }
    }
    assert!(poured > 0);
    assert_shown(&app);
    let now = *sitting(&app).game().state();
    let (bottle, was) = (now.dispenser(wants[0]).total(), before.dispenser(wants[0]).total());
    assert_eq!(bottle, was - poured);
    if now.own().stove.pan.food.is_some() && now.spoons > 0 {
        // A die that leans or was only put down is thrown again.
        let rolled = |app: &App| {
            sitting(app)
                .record()
                .moves
                .iter()
                .any(|mv| matches!(mv, Move::Rolled(_)))
        };
        for _ in 0..6 {
            if !rolled(&app) {
                throw_die(&mut app);
                until_asked(&mut app);
            }
        }
        assert!(rolled(&app), "{:?}", sitting(&app).record().moves);
    }
}

/// Whoever wants it has more time to pour, and only then.
#[test]
fn time_slows_down_while_pouring_if_that_is_wanted() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("slow-pour", SIZE, Language::English, plan(seats), Opening::New);
    app.world_mut().resource_mut::<Settings>().slow_pour = true;
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    let speed = |app: &App| app.world().resource::<Time<Virtual>>().relative_speed();
    assert!((speed(&app) - 1.0).abs() < 1e-3);
    let position = seen(&mut app, Prop::Bottle(Condiment::Lemon));
    click(&mut app, position);
    until(&mut app, "the bottle is in the hand", |app| {
        app.world().resource::<Hands>().act().is_some_and(Act::is_live)
    });
    settle(&mut app);
    assert!(speed(&app) < 0.6, "{}", speed(&app));
    app.world_mut().resource_mut::<Settings>().slow_pour = false;
    settle(&mut app);
    assert!((speed(&app) - 1.0).abs() < 1e-3);
}

/// A bottle that is taken and put back upright was no choice, and nothing moved.
#[test]
fn a_bottle_that_is_put_back_costs_nothing() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("put-back", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    let (before, moves) = (*sitting(&app).game().state(), sitting(&app).record().moves.len());
    let wants = {
        let recipe = before.own_recipe(sitting(&app).game().menu()).unwrap();
        Condiment::ALL
            .into_iter()
            .find(|kind| recipe.asks_for(*kind) > 0)
            .unwrap()
    };
    pour(&mut app, wants, Seat::First, -2.0, 10);
    until_asked(&mut app);
    assert_eq!(*sitting(&app).game().state(), before);
    assert_eq!(sitting(&app).record().moves.len(), moves);
    assert_shown(&app);
}

/// Everything is on disk after every move: whoever comes back finds the table as it was left, to the last crystal.
#[test]
fn a_match_that_was_killed_goes_on_where_it_was() {
    let seats = vec![person("Ada"), chef(1, Level::Commis)];
    let mut app = open("kill", SIZE, Language::English, plan(seats.clone()), Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
    take_dish(&mut app, "o2");
    until_asked(&mut app);
    let wants = {
        let state = sitting(&app).game().state();
        let recipe = state.own_recipe(sitting(&app).game().menu()).unwrap();
        Condiment::ALL
            .into_iter()
            .find(|kind| recipe.asks_for(*kind) > 0)
            .unwrap()
    };
    pour(&mut app, wants, Seat::First, 4.5, 12);
    until_asked(&mut app);
    let state = *sitting(&app).game().state();
    let kept = app.world().resource::<Storage>().path("").unwrap();
    let aside = folder("kill-copy");
    for file in fs::read_dir(&kept).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), aside.join(file.file_name())).unwrap();
    }
    let pieces = app.world().resource::<RestingPieces>().clone();
    // Without a word to anybody.
    drop(app);

    let mut app = toque::window::headless::app(SIZE, Some(aside));
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    assert_eq!(*sitting(&app).game().state(), state);
    assert_eq!(sitting(&app).plan().seats, seats);
    assert_eq!(*app.world().resource::<RestingPieces>(), pieces);
    assert_shown(&app);
    until_asked(&mut app);
}

/// A file that is no match is set aside, told of, and the title is shown again.
#[test]
fn a_broken_match_is_set_aside() {
    let mut app = app("broken-match", SIZE, Language::English, 1.0);
    let file = app.world().resource::<Storage>().path(Storage::MATCH).unwrap();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(
        &file,
        "toque-match 1 a_la_carte\nseats:2 house:english menu:439c154f7c47c5c8\ndish z9\n",
    )
    .unwrap();
    sit_down(&mut app, TablePlan::default(), Opening::Resume);
    settle(&mut app);
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
    assert!(!file.exists());
    assert!(words(&mut app).contains("current.match.broken"));
}

/// Whoever has the table explained still finds the usual guests when a new game is proposed.
#[test]
fn a_lesson_does_not_change_who_usually_plays() {
    let mut app = app("lesson", SIZE, Language::English, 1.0);
    let usual = plan(vec![person("Ada"), chef(1, Level::ThreeStar)]);
    app.insert_resource(usual.clone());
    let learn = button_with(&mut app, "Learn to play");
    click(&mut app, learn);
    settle(&mut app);
    assert_eq!(*sitting(&app).plan(), TablePlan::first_game());
    assert_eq!(*app.world().resource::<TablePlan>(), usual);
}

/// The scroller in which these words stand, and where it is.
fn scroller_around(app: &mut App, words: &str) -> (Entity, Rect) {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text)>();
    let (mut thing, _) = texts.iter(world).find(|(_, text)| text.0 == words).unwrap();
    while world.get::<Node>(thing).unwrap().overflow.y != OverflowAxis::Scroll {
        thing = world.get::<ChildOf>(thing).expect("it scrolls").parent();
    }
    let node = world.get::<ComputedNode>(thing).unwrap();
    let place = world.get::<UiGlobalTransform>(thing).unwrap();
    (thing, Rect::from_center_size(place.translation, node.size()))
}

/// What happened last is always to be read, above where the hands are; unfolded, the whole match is there.
#[test]
fn the_journal_is_low_until_it_is_unfolded() {
    let mut moves = vec!["drawn point", "drawn swap", "dish o2", "dish b1"];
    moves.extend(["end"; 40]);
    let mut app = resumed("journal", Language::English, 2, &moves);
    let (first, last) = ("Anouk starts with a cup: victory point.", "It is Anouk's turn.");
    let told = words(&mut app);
    assert!(told.contains(last) && !told.contains(first), "{told}");
    let (_, folded) = scroller_around(&mut app, last);
    assert!(folded.max.y < 245.0, "{folded:?}");
    // What lies below the card is not pressed by accident.
    point(&mut app, folded.center());
    app.update();
    assert_eq!(app.world().resource::<Pointed>().0, None);

    press(&mut app, KeyCode::KeyL, Key::Character("l".into()));
    assert!(words(&mut app).contains(first));
    let (list, unfolded) = scroller_around(&mut app, last);
    assert!(unfolded.height() > 3.0 * folded.height(), "{unfolded:?}");
    assert!(unfolded.max.y < 690.0, "{unfolded:?}");
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
    let scrolled = |app: &App| app.world().get::<ScrollPosition>(list).unwrap().y;
    let end = scrolled(&app);
    press(&mut app, KeyCode::PageUp, Key::PageUp);
    assert!(scrolled(&app) < end - 100.0, "{} of {end}", scrolled(&app));
    // Whoever reads further up is left alone by what is new; whoever is at the end sees it.
    let reading = scrolled(&app);
    choose(app.world_mut(), TableChoice::Use(Move::PlayPoint));
    until_asked(&mut app);
    assert_eq!(scrolled(&app), reading);
    press(&mut app, KeyCode::End, Key::End);
    settle(&mut app);
    assert!(scrolled(&app) > end, "{} of {end}", scrolled(&app));
    assert!(words(&mut app).contains("Anouk takes a coffee break: victory point."));

    let key = button_with(&mut app, "L");
    click(&mut app, key);
    settle(&mut app);
    assert!(!words(&mut app).contains(first));
}

#[test]
fn only_the_tokens_that_must_move_move() {
    let mut tokens = ['a', 'a', 'b', 'c'];
    shown_table::settle(tokens.iter_mut().collect(), &[('a', 1), ('b', 2)], &'z');
    assert_eq!(tokens, ['a', 'b', 'b', 'z']);
}

#[test]
fn every_cup_on_the_table_has_a_kind() {
    let mut counts = [0; Cup::COUNT];
    for index in 0..shown_table::CUPS {
        counts[shown_table::cup_kind(index).index()] += 1;
    }
    assert_eq!(Cups::new(counts), Cups::IN_PLAY);
}
