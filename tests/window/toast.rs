//! What is said in passing names whoever did it, lies over nothing that acts, and is gone when somebody's turn begins; it
//! is said why a turn or a match ends, and that dishes run out.

use bevy::prelude::*;
use opponents::Level;
use physics::lab::hands::PourHand;
use rules::Game;
use rules::a_la_carte::{Condiment, DishId, IllegalMove, Move, Seat};
use toque::texts::Language;
use toque::window::plan::{Opening, TablePlan};
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::hud::{Toast, ToastCard};
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::ShownTable;
use toque::window::table::turn_flow::{self, TableMessage};

use crate::mouse::{on_screen, point};
use crate::party::{chef, flip, open, person, plan, sitting, taken_up, until, until_asked, until_free};
use crate::stage::{app, press, settle, words};

const SIZE: UVec2 = UVec2::new(1280, 720);

fn moves(text: &str) -> Vec<Move> {
    text.split(", ").map(|mv| mv.parse().unwrap()).collect()
}

fn people(count: usize) -> TablePlan {
    plan(
        ["Ada", "Ben", "Cleo", "Dora"][..count]
            .iter()
            .map(|name| person(name))
            .collect(),
    )
}

fn is_up(app: &App) -> bool {
    app.world().resource::<Toast>().is_up()
}

/// Where the card is on the window, if it is to be seen.
fn card(app: &mut App) -> Option<Rect> {
    let mut cards = app
        .world_mut()
        .query_filtered::<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<ToastCard>>();
    let (node, place, visible) = cards.single(app.world()).unwrap();
    let scale = node.inverse_scale_factor() * app.world().resource::<UiScale>().0;
    visible
        .get()
        .then(|| Rect::from_center_size(place.translation * scale, node.size() * scale))
}

/// What stands on the card.
fn says(app: &mut App) -> String {
    let mut cards = app.world_mut().query_filtered::<&Children, With<ToastCard>>();
    let lines = cards.iter(app.world()).flatten();
    lines
        .filter_map(|&line| Some(app.world().get::<Text>(line)?.0.clone()))
        .collect()
}

/// What a toy takes up of the window, from its middle so far aside and so high.
fn area(app: &mut App, thing: Prop, aside: f32, high: f32) -> Rect {
    let mut things = app.world_mut().query::<(&Prop, &Transform)>();
    let place = *things.iter(app.world()).find(|(each, _)| **each == thing).unwrap().1;
    let mut area: Option<Rect> = None;
    for x in [-aside, aside] {
        for z in [-aside, aside] {
            for y in [0.0, high] {
                let corner = on_screen(app, place.translation + Vec3::new(x, y, z));
                let corner = Rect::from_corners(corner, corner);
                area = Some(area.map_or(corner, |area| area.union(corner)));
            }
        }
    }
    area.unwrap()
}

/// From every place at tables of every size, in windows of several sizes, by either hand: pan, bottles, die and bell of
/// whoever is at turn are to be seen, and so is every button.
#[test]
fn it_lies_over_nothing_that_acts() {
    let mut looked = 0;
    for (size, left_handed) in [
        (SIZE, false),
        (SIZE, true),
        (UVec2::new(1920, 1080), false),
        (UVec2::new(1024, 768), false),
    ] {
        for seats in [2, 4] {
            let name = format!("toast-{}-{left_handed}-{seats}", size.x);
            let mut app = open(&name, size, Language::German, people(seats), Opening::New);
            app.world_mut().resource_mut::<Settings>().left_handed = left_handed;
            for dish in &["o2", "b1", "g1", "r1"][..seats] {
                until_asked(&mut app);
                assert!(turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]));
            }
            for seat in rules::a_la_carte::ALL_SEATS.into_iter().take(seats) {
                until_asked(&mut app);
                assert_eq!(sitting(&app).game().state().active, seat);
                app.world_mut()
                    .write_message(TableMessage::Refused(IllegalMove::NoCoffeeWithCrepe));
                for _ in 0..4 {
                    app.update();
                }
                let lies = card(&mut app).expect("it is to be seen");
                let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
                assert!(window.contains(lies.min) && window.contains(lies.max), "{lies:?}");
                let stove = app.world().resource::<ShownTable>().stove_of(seat);
                let mut acting = vec![
                    ("pan", area(&mut app, Prop::Pan(stove), 5.0, 1.0)),
                    ("die", area(&mut app, Prop::Die, 0.8, 1.6)),
                    ("bell", area(&mut app, Prop::Bell, 2.0, 2.0)),
                ];
                for bottle in Condiment::ALL {
                    acting.push(("bottle", area(&mut app, Prop::Bottle(bottle), 1.3, 4.0)));
                }
                let mut buttons = app.world_mut().query_filtered::<
                    (&ComputedNode, &UiGlobalTransform, &InheritedVisibility),
                    With<bevy::ui_widgets::Button>,
                >();
                let scale = app.world().resource::<UiScale>().0;
                acting.extend(
                    buttons
                        .iter(app.world())
                        .filter(|(.., seen)| seen.get())
                        .map(|(node, place, _)| {
                            let scale = node.inverse_scale_factor() * scale;
                            (
                                "button",
                                Rect::from_center_size(place.translation * scale, node.size() * scale),
                            )
                        }),
                );
                for (what, area) in acting {
                    let common = lies.intersect(area);
                    assert!(
                        common.is_empty() || common.size().min_element() < 0.5,
                        "{name}, {seat:?}: {lies:?} lies over the {what} at {area:?}"
                    );
                    looked += 1;
                }
                assert!(turn_flow::play(app.world_mut(), &[Move::EndTurn]));
            }
        }
    }
    assert!(looked > 300, "{looked}");
}

/// The eye follows what chefs do; what is read meanwhile stays where it is.
#[test]
fn it_stays_where_it_lies_while_the_eye_moves() {
    let chefs = (0..3).map(|index| chef(index, Level::Commis)).collect();
    let mut app = open("toast-still", SIZE, Language::English, plan(chefs), Opening::New);
    let (mut said, mut jumps) = (0, 0);
    let mut last: Option<(Toast, Rect)> = None;
    for _ in 0..6000 {
        app.update();
        let toast = app.world().resource::<Toast>().clone();
        let now = card(&mut app).filter(|_| toast.is_up()).map(|lies| (toast, lies));
        match (&last, &now) {
            (Some((before, lay)), Some((toast, lies))) if before == toast => {
                jumps += u32::from(lay.min.distance(lies.min) > 2.0);
            }
            (_, Some(_)) => said += 1,
            _ => {}
        }
        last = now;
    }
    assert!(said >= 5, "{said}");
    assert_eq!(jumps, 0, "of {said} toasts");
}

/// Whoever has served chooses a dish next, and the eye goes to the tiles: what was served is read where it was first said.
#[test]
fn what_was_served_is_read_in_one_place() {
    for (number, size) in [SIZE, UVec2::new(1024, 768), UVec2::new(1920, 1080)]
        .into_iter()
        .enumerate()
    {
        for seats in [2, 4] {
            let mut app = app(&format!("toast-served-{number}-{seats}"), size, Language::English, 1.0);
            let dealt = [
                "drawn cool, drawn swap, dish y4, dish b1",
                "drawn cool, drawn swap, drawn point, drawn point, dish y4, dish b1, dish g1, dish r1",
            ];
            taken_up(&mut app, &people(seats), moves(dealt[usize::from(seats == 4)]));
            until_asked(&mut app);
            // Whoever plays has moved the mouse: the card that hands over is gone.
            settle(&mut app);
            point(&mut app, Vec2::new(600.0, 400.0));
            point(&mut app, Vec2::new(640.0, 420.0));
            assert!(turn_flow::play(app.world_mut(), &moves("season lemon, poured 1+0")));
            let mut places: Vec<Vec2> = Vec::new();
            for _ in 0..900 {
                app.update();
                if let Some(lies) = card(&mut app).filter(|_| says(&mut app).contains("Ada serves"))
                    && places.last().is_none_or(|last| last.distance(lies.min) > 2.0)
                {
                    places.push(lies.min);
                }
            }
            assert_eq!(
                sitting(&app).game().state().phase,
                rules::a_la_carte::Phase::NewDish { ends_turn: false }
            );
            assert_eq!(places.len(), 1, "{size}, {seats} seats: {places:?}");
        }
    }
}

/// The same when it was a gesture that served it: the eye comes from there, by way of the pan, and in a small window little room is left.
#[test]
fn what_a_gesture_served_is_read_in_one_place() {
    let mut found = Vec::new();
    for (size, seats, kind) in [
        (SIZE, 2, ActKind::Pour(Condiment::Lemon)),
        (UVec2::new(960, 600), 2, ActKind::Flip),
        (UVec2::new(960, 600), 4, ActKind::Pour(Condiment::Lemon)),
        (SIZE, 4, ActKind::Flip),
    ] {
        let mut app = app(
            &format!("toast-gesture-{}-{seats}", size.x),
            size,
            Language::German,
            1.0,
        );
        let cups = ["drawn cool", "drawn swap", "drawn point", "drawn point"][..seats].join(", ");
        let dishes = ["dish y4", "dish b1", "dish g1", "dish r1"][..seats].join(", ");
        let ends = ", end".repeat(seats - 1);
        let (played, done) = match kind {
            ActKind::Flip => (
                format!("{cups}, {dishes}, season lemon, poured 1+0, crepe{ends}, heat, rolled +1"),
                "flip, landed picture",
            ),
            _ => (format!("{cups}, {dishes}"), "season lemon, poured 1+0"),
        };
        taken_up(&mut app, &people(seats), moves(&played));
        until_asked(&mut app);
        let hand = Box::new(PourHand::plain(0.0, 9.0));
        let mut hands = app.world_mut().resource_mut::<Hands>();
        hands.lend(kind, Seat::First, Seat::First, None, hand);
        for _ in 0..120 {
            app.update();
        }
        physics::clear(app.world_mut());
        app.world_mut().resource_mut::<Hands>().put_down();
        assert!(turn_flow::play(app.world_mut(), &moves(done)));
        let mut places: Vec<Vec2> = Vec::new();
        for _ in 0..500 {
            app.update();
            if let Some(lies) = card(&mut app).filter(|_| says(&mut app).contains("Ada serviert"))
                && places.last().is_none_or(|last| last.distance(lies.min) > 2.0)
            {
                places.push(lies.min);
            }
        }
        if places.len() != 1 {
            found.push(format!("{size}, {seats} seats, {kind:?}: {places:?}"));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn it_says_who_poured_and_is_gone_when_the_next_persons_turn_begins() {
    let mut app = app("toast-name", SIZE, Language::English, 1.0);
    taken_up(
        &mut app,
        &people(2),
        moves("drawn cool, drawn swap, dish o2, dish b1, season lemon, poured 0+0, season lemon, poured 0+0"),
    );
    until_free(&mut app);
    assert!(turn_flow::play(app.world_mut(), &moves("season lemon, poured 1+1")));
    until(&mut app, "the pour is told", |app| {
        let poured = |event: &_| matches!(event, rules::a_la_carte::Event::Poured { pour, .. } if pour.total() > 0);
        sitting(app).told().last().is_some_and(poured)
    });
    settle(&mut app);
    assert!(is_up(&app));
    assert!(words(&mut app).contains("Ada tips the lemon bottle: 1 lemon, 1 salt."));
    // The last spoon: it is said why the turn ends, beside what fell, long enough to be read.
    until(&mut app, "it is said", |app| {
        let ended = |event: &_| matches!(event, rules::a_la_carte::Event::TurnEnded { .. });
        sitting(app).told().last().is_some_and(ended)
    });
    for _ in 0..30 {
        app.update();
        assert!(is_up(&app));
    }
    let said = words(&mut app);
    assert!(said.contains("No spoon left: Ada's turn is over."), "{said}");
    assert!(said.contains("Ada tips the lemon bottle: 1 lemon, 1 salt."), "{said}");
    until_free(&mut app);
    settle(&mut app);
    // What was said before is not said any more but in the journal, and on the card that hands over, until somebody moves.
    let said = words(&mut app);
    assert_eq!(said.matches("1 lemon, 1 salt.").count(), 2, "{said}");
    assert!(!is_up(&app), "{said}");
    for _ in 0..120 {
        app.update();
    }
    point(&mut app, Vec2::new(600.0, 400.0));
    point(&mut app, Vec2::new(640.0, 420.0));
    settle(&mut app);
    let said = words(&mut app);
    assert_eq!(said.matches("1 lemon, 1 salt.").count(), 1, "{said}");
}

/// However quick the others are: what came of somebody's last gesture is read before one of theirs begins.
#[test]
fn what_ended_a_turn_is_read_before_a_chef_acts() {
    for (pace, least) in [(Pace::Natural, 2.4), (Pace::Skip, 1.6)] {
        let mut app = app(&format!("toast-ended-{pace:?}"), SIZE, Language::English, 1.0);
        let played = "drawn cool, drawn swap, dish o2, dish b1, season lemon, poured 0+0, season lemon, poured 0+0";
        taken_up(
            &mut app,
            &plan(vec![person("Ada"), chef(1, Level::Commis)]),
            moves(played),
        );
        app.world_mut().resource_mut::<Settings>().pace = pace;
        until_free(&mut app);
        assert!(turn_flow::play(app.world_mut(), &moves("season lemon, poured 1+1")));
        let ended = |event: &_| matches!(event, rules::a_la_carte::Event::TurnEnded { .. });
        until(&mut app, "the turn has ended", |app| {
            sitting(app).told().last().is_some_and(ended)
        });
        let mut read = 0.0;
        while says(&mut app).contains("Ada tips the lemon bottle: 1 lemon, 1 salt.") {
            assert!(app.world().resource::<Hands>().are_free(), "a chef acts");
            app.update();
            read += 0.016;
            assert!(read < 20.0);
        }
        assert!(read >= least, "{pace:?}: {read:.1} s");
    }
}

/// The whole menu but for three dishes is served or thrown away; then they run out one by one.
#[test]
fn it_is_said_that_dishes_run_out_and_why_the_match_ends_and_there_is_time_to_see_it() {
    let plan = people(2);
    let mut app = app("toast-end", SIZE, Language::English, 1.0);
    taken_up(&mut app, &plan, moves("drawn cool, drawn swap"));
    until_free(&mut app);
    let mut warned = Vec::new();
    let mut steps = 0;
    while !matches!(
        sitting(&app).game().state().phase,
        rules::a_la_carte::Phase::Over { .. }
    ) {
        steps += 1;
        assert!(steps < 400, "the match does not end");
        let game = sitting(&app).game();
        let state = *game.state();
        let seat = state.active;
        let next: Vec<Move> = match state.phase {
            rules::a_la_carte::Phase::FirstDish | rules::a_la_carte::Phase::NewDish { .. } => {
                let left: Vec<DishId> = state.choosable().iter().collect();
                match left.first() {
                    Some(&dish) => vec![Move::Dish(dish)],
                    None => vec![Move::Crepe],
                }
            }
            rules::a_la_carte::Phase::Rescue => vec![Move::LetGo],
            _ if state.on_crepe() && state.spoons < 3 => vec![Move::EndTurn],
            // Everything is burnt.
            _ if state.spoons > 0 => moves("heat, rolled +3"),
            _ => vec![Move::EndTurn],
        };
        if !turn_flow::play(app.world_mut(), &next) {
            panic!("{next:?} by {seat:?}: {state}");
        }
        let over = |app: &App| {
            let sitting = sitting(app);
            sitting.next_to_tell().is_none()
        };
        for _ in 0..20_000 {
            if over(&app) {
                break;
            }
            app.update();
            let said = words(&mut app);
            for line in [
                "2 dishes are left on the table.",
                "One dish is left on the table: the last one.",
                "That was the last dish on the table!",
            ] {
                if said.contains(line) && !warned.contains(&line) {
                    warned.push(line);
                }
            }
            if matches!(
                sitting(&app).next_to_tell(),
                Some(rules::a_la_carte::Event::GameOver { .. })
            ) && is_up(&app)
            {
                break;
            }
        }
    }
    assert_eq!(warned.len(), 3, "{warned:?}");
    // The last thing has been told but the end itself: time for a breath, with the reason to be read.
    let mut breath = 0;
    while sitting(&app).next_to_tell().is_some() {
        app.update();
        breath += 1;
        assert!(breath < 2000);
        if breath == 60 {
            let said = words(&mut app);
            assert!(said.contains("so the kitchen closes. The game is over."), "{said}");
            assert!(!said.contains("Play again"));
        }
    }
    assert!((60..250).contains(&breath), "{breath} frames of 16 ms");
    settle(&mut app);
    assert!(words(&mut app).contains("Play again"));
}

#[test]
fn the_breath_before_the_end_is_over_when_anything_is_pressed() {
    let mut app = app("toast-breath", SIZE, Language::English, 1.0);
    let plan = TablePlan {
        house: rules::a_la_carte::HouseRules {
            dishes: 1,
            dishes_for_two: 1,
            ..rules::a_la_carte::HouseRules::english()
        },
        ..people(2)
    };
    taken_up(&mut app, &plan, moves("drawn cool, drawn swap, dish y4, dish b1"));
    until_free(&mut app);
    let asks = sitting(&app)
        .game()
        .state()
        .own_recipe(sitting(&app).game().menu())
        .copied()
        .unwrap();
    assert!(asks.asks_for(Condiment::Lemon) == 1);
    assert!(turn_flow::play(app.world_mut(), &moves("season lemon, poured 1+0")));
    until(&mut app, "the end is near", |app| {
        matches!(
            sitting(app).next_to_tell(),
            Some(rules::a_la_carte::Event::GameOver { .. })
        ) && sitting(app)
            .told()
            .iter()
            .any(|event| matches!(event, rules::a_la_carte::Event::Served { .. }))
    });
    for _ in 0..90 {
        app.update();
    }
    assert!(sitting(&app).next_to_tell().is_some());
    press(&mut app, KeyCode::Space, bevy::input::keyboard::Key::Space);
    settle(&mut app);
    assert!(turn_flow::is_over(sitting(&app)));
}

/// A crêpe is offered as long as there is one.
#[test]
fn the_prompt_offers_the_crepe_only_while_there_is_one() {
    let mut app = app("toast-crepe", SIZE, Language::English, 1.0);
    let dealt = "drawn cool, drawn swap, dish y4, dish b1, season lemon, poured 1+0";
    taken_up(&mut app, &people(2), moves(dealt));
    until_free(&mut app);
    settle(&mut app);
    assert!(words(&mut app).contains("choose a dish, or take the crêpe"));
    let tossed = "crepe, end, heat, rolled +1, flip, landed picture";
    assert!(turn_flow::play(app.world_mut(), &moves(tossed)));
    until_free(&mut app);
    settle(&mut app);
    let said = words(&mut app);
    assert!(said.contains("Then your turn is over: a crêpe ends it."), "{said}");
    assert!(!said.contains("take the crêpe"), "{said}");
    assert!(turn_flow::play(app.world_mut(), &moves("dish g1")));
    until(&mut app, "the turn has ended", |app| {
        let ended = |event: &_| matches!(event, rules::a_la_carte::Event::TurnEnded { .. });
        sitting(app).told().iter().rev().take(1).any(ended)
    });
    settle(&mut app);
    let said = words(&mut app);
    assert!(
        said.contains("Serving the crêpe ends Ada's turn, with a spoon to spare."),
        "{said}"
    );
}

/// A hand that only lifts the pan has not tossed: it is told so, and may try again with the same spoon.
#[test]
fn a_toss_too_soft_to_count_says_so_in_the_match() {
    let mut app = app("toast-too-soft", SIZE, Language::English, 1.0);
    let before = "drawn cool, drawn swap, dish y4, dish b1, season lemon, poured 1+0, crepe, end, heat, rolled +1";
    taken_up(&mut app, &people(2), moves(before));
    until_asked(&mut app);
    let state = *sitting(&app).game().state();
    assert!(state.on_crepe() && sitting(&app).game().is_legal(Move::Flip), "{state}");
    flip(&mut app, Seat::First, 1.0, 0.6);
    until(&mut app, "it is put down", |app| {
        app.world().resource::<Hands>().are_free()
    });
    settle(&mut app);
    assert!(is_up(&app));
    let said = words(&mut app);
    assert!(said.contains("Too soft: Ada's crêpe stayed in the pan."), "{said}");
    assert_eq!(*sitting(&app).game().state(), state);
    until_asked(&mut app);
    assert!(sitting(&app).game().is_legal(Move::Flip));
}
