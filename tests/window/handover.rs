//! Two people at one screen: the turn is handed over at once, with the hand that is meant and what happened meanwhile; the
//! card lies over nothing that acts, stays where it is, and goes with the first movement.

use bevy::prelude::*;
use bevy::ui_widgets::Button;
use rules::Game;
use rules::a_la_carte::{Condiment, Event, Move, Seat};
use toque::texts::Language;
use toque::window::plan::{Opening, SeatPlan, TablePlan};
use toque::window::settings::Settings;
use toque::window::storage::Storage;
use toque::window::table::hud::{Handover, HandoverCard, Toast};
use toque::window::table::mentor::{Learnt, Lesson, Mentor};
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::ShownTable;
use toque::window::table::turn_flow;

use crate::mouse::{on_screen, place, point};
use crate::party::{SIZE, chef, open, person, plan, pour, sitting, taken_up, until, until_asked, until_free};
use crate::stage::{app, listen, press, settle, words};

/// Ada with the mouse, Ben with the steady hand.
fn two() -> TablePlan {
    let ben = SeatPlan {
        steady: true,
        ..person("Ben")
    };
    plan(vec![person("Ada"), ben])
}

fn moves(text: &str) -> Vec<Move> {
    text.split(", ").map(|mv| mv.parse().unwrap()).collect()
}

fn handed_to(app: &App) -> Option<Seat> {
    app.world().resource::<Handover>().to()
}

/// Where the card is on the window, if it is to be seen.
fn card(app: &mut App) -> Option<Rect> {
    let mut cards = app
        .world_mut()
        .query_filtered::<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<HandoverCard>>();
    let (node, place, visible) = cards.single(app.world()).unwrap();
    let scale = node.inverse_scale_factor() * app.world().resource::<UiScale>().0;
    visible
        .get()
        .then(|| Rect::from_center_size(place.translation * scale, node.size() * scale))
}

/// A table at which it is Ada's turn and she has moved the mouse since.
fn begun(name: &str, language: Language, played: &str) -> App {
    let mut app = app(name, SIZE, language, 1.0);
    let learnt = Learnt {
        enough: true,
        ..Learnt::default()
    };
    app.world_mut().resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
    taken_up(&mut app, &two(), moves(played));
    until_asked(&mut app);
    point(&mut app, Vec2::new(600.0, 400.0));
    point(&mut app, Vec2::new(640.0, 420.0));
    settle(&mut app);
    app
}

#[test]
fn it_says_who_and_with_which_hand_as_soon_as_the_turn_changes() {
    for (language, name, hand) in [
        (Language::English, "Now it's Ben", "With the steady hand (space bar)"),
        (Language::German, "Jetzt ist Ben dran", "Mit ruhiger Hand (Leertaste)"),
    ] {
        let id = format!("handover-{}", language.code());
        let mut app = begun(&id, language, "drawn point, drawn swap, dish o2, dish b1");
        assert_eq!(handed_to(&app), None, "Ada has moved");
        assert!(turn_flow::play(app.world_mut(), &[Move::EndTurn]));
        until(&mut app, "it is told that Ben's turn begins", |app| {
            let last = sitting(app).told().last();
            matches!(last, Some(Event::TurnStarted { seat: Seat::Second, .. }))
        });
        // Not a frame later, and to be seen as soon as it is laid out.
        assert_eq!(handed_to(&app), Some(Seat::Second));
        settle(&mut app);
        assert!(card(&mut app).is_some());
        let said = words(&mut app);
        assert!(said.contains(name) && said.contains(hand), "{said}");
    }
}

#[test]
fn it_stays_until_the_first_movement_and_goes_with_it() {
    let played = "drawn point, drawn swap, dish o2, dish b1, end";
    for by_key in [false, true] {
        let mut app = app(&format!("handover-goes-{by_key}"), SIZE, Language::English, 1.0);
        point(&mut app, Vec2::new(640.0, 400.0));
        taken_up(&mut app, &two(), moves(played));
        settle(&mut app);
        assert_eq!(handed_to(&app), Some(Seat::Second));
        // Whoever passed the turn on may still be moving.
        point(&mut app, Vec2::new(700.0, 420.0));
        assert_eq!(handed_to(&app), Some(Seat::Second));
        for _ in 0..600 {
            app.update();
        }
        assert_eq!(handed_to(&app), Some(Seat::Second), "it does not go by itself");
        if by_key {
            press(
                &mut app,
                KeyCode::KeyV,
                bevy::input::keyboard::Key::Character("v".into()),
            );
        } else {
            point(&mut app, Vec2::new(720.0, 440.0));
        }
        settle(&mut app);
        assert_eq!(handed_to(&app), None);
        assert_eq!(card(&mut app), None);
    }
}

/// What stands on the card.
fn says(app: &mut App) -> String {
    let mut cards = app
        .world_mut()
        .query_filtered::<(&Children, &InheritedVisibility), With<HandoverCard>>();
    let (lines, seen) = cards.single(app.world()).unwrap();
    let lines = lines.iter().filter(|_| seen.get());
    let lines = lines.filter_map(|line| Some(app.world().get::<Text>(line)?.0.clone()));
    lines.collect::<Vec<_>>().join("\n")
}

/// Whoever rings the bell while the bottle is still being put back reads on the card what came of it, and how; so long as nobody
/// moves the mouse, and for a moment also if somebody does.
#[test]
fn what_came_of_the_last_gesture_is_read_on_the_card() {
    let dealt = "drawn point, drawn swap, dish o2, dish b1";
    for moves_on in [false, true] {
        let mut app = begun(&format!("handover-gesture-{moves_on}"), Language::English, dealt);
        app.world_mut().resource_mut::<Settings>().coach = true;
        pour(&mut app, Condiment::Lemon, Seat::First, 4.5, 20);
        until_free(&mut app);
        settle(&mut app);
        let toast = app.world().resource::<Toast>().is_up();
        let game = sitting(&app).game();
        assert!(toast && game.state().spoons == 2, "{}", game.state());
        assert!(turn_flow::play(app.world_mut(), &[Move::EndTurn]));
        until(&mut app, "it is handed over", |app| {
            handed_to(app) == Some(Seat::Second)
        });
        for _ in 0..20 {
            app.update();
        }
        assert!(!app.world().resource::<Toast>().is_up(), "nothing lies over what acts");
        let said = says(&mut app);
        assert!(
            said.contains("Now it's Ben") && said.contains("Ada tips the lemon bottle: "),
            "{said}"
        );
        assert!(said.contains("°, "), "how it was tipped: {said}");
        if !moves_on {
            for _ in 0..400 {
                app.update();
            }
            assert_eq!(says(&mut app), said, "nobody has moved");
        }
        let mut read = 20;
        while handed_to(&app).is_some() {
            let aside = if read % 2 == 0 { 500.0 } else { 700.0 };
            point(&mut app, Vec2::new(aside, 420.0));
            read += 1;
            assert!(read < 1000);
        }
        assert!(!moves_on || (90..150).contains(&read), "{read} frames of 16 ms");
    }
}

/// Swapped stoves, a bottle over the pan, and heat for everybody.
#[test]
fn it_says_what_happened_meanwhile_and_nothing_else() {
    let dishes = "drawn reseason, drawn swap, dish o2, dish b1";
    let plain = "drawn reseason, drawn swap, dish y4, dish b1";
    let cases = [
        (dishes, "heat, rolled everyone", vec!["Ben's dial goes from 0 to 1."]),
        (
            dishes,
            "heat, rolled everyone, heat, rolled everyone, play reseason 2 lemon, poured 1+1",
            vec![
                "Ben's dial goes from 0 to 2.",
                "Ada tips the lemon bottle over Ben's pan: 1 lemon, 1 salt.",
            ],
        ),
        (dishes, "heat, rolled +1", vec![]),
        // What the other one got is news, too; but what was done to oneself goes before it.
        (
            plain,
            "season lemon, poured 1+1, dish g1",
            vec!["Ada serves Sorbet on the Rocks: 1 point."],
        ),
        (
            plain,
            "heat, rolled everyone, play reseason 2 lemon, poured 1+1, season lemon, poured 1+1, dish o2",
            vec![
                "Ben's dial goes from 0 to 1.",
                "Ada tips the lemon bottle over Ben's pan: 1 lemon, 1 salt.",
                "Ada serves Sorbet on the Rocks: 1 point.",
            ],
        ),
    ];
    for (number, (begun_with, played, told)) in cases.into_iter().enumerate() {
        let mut app = begun(&format!("meanwhile-{number}"), Language::English, begun_with);
        assert!(turn_flow::play(app.world_mut(), &moves(played)), "{played}");
        until_free(&mut app);
        // What came of the last gesture has been read.
        while app.world().resource::<Toast>().is_up() {
            app.update();
        }
        assert!(turn_flow::play(app.world_mut(), &[Move::EndTurn]));
        until(&mut app, "it is handed over", |app| {
            handed_to(app) == Some(Seat::Second)
        });
        settle(&mut app);
        let lines = lines(&mut app);
        let wanted: Vec<String> = if told.is_empty() {
            Vec::new()
        } else {
            ["Meanwhile:"].into_iter().chain(told).map(str::to_owned).collect()
        };
        assert_eq!(lines, wanted, "{played}");
    }
}

/// What stands on the card below who it is for.
fn lines(app: &mut App) -> Vec<String> {
    let mut cards = app.world_mut().query_filtered::<&Children, With<HandoverCard>>();
    let children = cards.single(app.world()).unwrap();
    let texts = children.iter().filter_map(|line| app.world().get::<Text>(line));
    texts.map(|text| text.0.clone()).skip(1).collect()
}

/// It ends the turn at once.
#[test]
fn it_says_that_the_other_one_goes_for_the_crepe() {
    for (language, told) in [
        (
            Language::English,
            [
                "Ada serves Sorbet on the Rocks: 1 point.",
                "Meanwhile:",
                "Ada goes for the crêpe!",
            ],
        ),
        (
            Language::German,
            ["Ada serviert ", "Inzwischen:", "Ada wagt sich an die Crêpe!"],
        ),
    ] {
        let begun_with = "drawn reseason, drawn swap, dish y4, dish b1";
        let mut app = begun(&format!("meanwhile-crepe-{}", language.code()), language, begun_with);
        assert!(turn_flow::play(
            app.world_mut(),
            &moves("season lemon, poured 1+1, crepe")
        ));
        until(&mut app, "it is handed over", |app| {
            handed_to(app) == Some(Seat::Second)
        });
        settle(&mut app);
        let lines = lines(&mut app);
        assert_eq!(lines.len(), told.len(), "{lines:?}");
        for (line, told) in lines.iter().zip(told) {
            assert!(line.starts_with(told), "{lines:?}");
        }
    }
}

/// What a toy takes up of the window, from its middle so far aside and so high.
fn area(app: &mut App, thing: Prop, aside: f32, high: f32) -> Rect {
    let middle = place(app, thing);
    let offsets = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let corners: Vec<Vec2> = offsets
        .into_iter()
        .flat_map(|(x, z)| {
            [
                Vec3::new(x * aside, 0.0, z * aside),
                Vec3::new(x * aside, high, z * aside),
            ]
        })
        .map(|corner| on_screen(app, middle + corner))
        .collect();
    let first = Rect::from_corners(corners[0], corners[0]);
    corners.into_iter().fold(first, |area, corner| area.union_point(corner))
}

/// Heat, somebody else's bottle, and what two others got, in German, where there is least room.
#[test]
fn it_has_room_for_all_that_happened_and_covers_nothing_that_acts() {
    let two = "drawn reseason, drawn swap, dish y4, dish b1";
    let four = "drawn reseason, drawn swap, drawn point, drawn cool, dish y4, dish b1, dish g1, dish o3";
    let mut found = Vec::new();
    for (size, text) in [
        (UVec2::new(960, 600), 1.0),
        (UVec2::new(960, 600), 1.25),
        (SIZE, 1.25),
        (SIZE, 1.0),
    ] {
        for (seats, dealt) in [(2, two), (4, four)] {
            let name = format!("handover-room-{}-{text}-{seats}", size.x);
            let mut app = app(&name, size, Language::German, text);
            let learnt = Learnt {
                enough: true,
                ..Learnt::default()
            };
            app.world_mut().resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
            let names = ["Anouk", "Bruno", "Cleo", "Dario"];
            taken_up(
                &mut app,
                &plan(names[..seats].iter().map(|name| person(name)).collect()),
                moves(dealt),
            );
            until_asked(&mut app);
            point(&mut app, Vec2::new(600.0, 400.0));
            point(&mut app, Vec2::new(640.0, 420.0));
            let played =
                "heat, rolled everyone, play reseason 2 paprika, poured 1+1, season lemon, poured 1+1, dish o2";
            assert!(turn_flow::play(app.world_mut(), &moves(played)));
            until_free(&mut app);
            assert!(turn_flow::play(app.world_mut(), &[Move::EndTurn]));
            until(&mut app, "it is handed over", |app| {
                handed_to(app) == Some(Seat::Second)
            });
            until_asked(&mut app);
            let said = words(&mut app);
            assert!(said.contains("Inzwischen"), "{said}");
            let lies = card(&mut app).expect("it is to be seen");
            let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
            assert!(
                window.contains(lies.min) && window.contains(lies.max),
                "{name}: {lies:?}"
            );
            let stove = app.world().resource::<ShownTable>().stove_of(Seat::Second);
            let mut acting = vec![
                ("pan".to_owned(), area(&mut app, Prop::Pan(stove), 5.0, 1.0)),
                ("die".to_owned(), area(&mut app, Prop::Die, 0.8, 1.6)),
                ("bell".to_owned(), area(&mut app, Prop::Bell, 2.0, 2.0)),
            ];
            for bottle in Condiment::ALL {
                acting.push((format!("{bottle}"), area(&mut app, Prop::Bottle(bottle), 1.3, 4.0)));
            }
            let mut buttons = app
                .world_mut()
                .query_filtered::<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Button>>();
            let scale = app.world().resource::<UiScale>().0;
            acting.extend(
                buttons
                    .iter(app.world())
                    .filter(|(.., seen)| seen.get())
                    .map(|(node, middle, _)| {
                        let scale = node.inverse_scale_factor() * scale;
                        let area = Rect::from_center_size(middle.translation * scale, node.size() * scale);
                        ("button".to_owned(), area)
                    }),
            );
            for (what, area) in acting {
                let common = lies.intersect(area);
                if !common.is_empty() && common.size().min_element() >= 0.5 {
                    found.push(format!("{name}: {lies:?} covers the {what} at {area:?}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn nobody_is_called_who_had_the_turn_before_or_sits_there_alone() {
    let guests = [
        vec![person("Ada"), chef(1, opponents::Level::Commis)],
        vec![person("Ada"), chef(1, opponents::Level::Commis), person("Ben")],
    ];
    for (number, seats) in guests.into_iter().enumerate() {
        let alone = seats.len() == 2;
        let mut app = open(
            &format!("handover-alone-{number}"),
            SIZE,
            Language::English,
            plan(seats),
            Opening::New,
        );
        until_asked(&mut app);
        assert_eq!(handed_to(&app), (!alone).then_some(Seat::First));
        assert!(turn_flow::play(app.world_mut(), &[Move::Dish("o2".parse().unwrap())]));
        let mut called = Vec::new();
        for _ in 0..400 {
            app.update();
            called.extend(handed_to(&app));
        }
        called.dedup();
        // The one who went before is not called while the chef is at turn.
        assert_eq!(called, if alone { vec![] } else { vec![Seat::Third] });
    }
}

/// Nobody is called in between, who has chosen long ago.
#[test]
fn first_dishes_are_handed_from_one_to_the_next() {
    let seats = ["Ada", "Ben", "Cleo"].map(person);
    let mut app = open(
        "handover-three",
        SIZE,
        Language::English,
        plan(seats.into()),
        Opening::New,
    );
    let mut called = Vec::new();
    for dish in ["o2", "b1", "g1"] {
        until_asked(&mut app);
        called.extend(handed_to(&app));
        assert!(turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]));
        for _ in 0..200 {
            app.update();
            called.extend(handed_to(&app));
        }
    }
    called.dedup();
    assert_eq!(called, [Seat::First, Seat::Second, Seat::Third, Seat::First]);
}

/// The first dish is chosen from tiles all over the table; the eye swings from one place to the other meanwhile.
#[test]
fn it_covers_no_tile_and_does_not_move() {
    for reduced_motion in [false, true] {
        let mut app = app(&format!("handover-tiles-{reduced_motion}"), SIZE, Language::German, 1.0);
        app.world_mut().resource_mut::<Settings>().reduced_motion = reduced_motion;
        let learnt = Learnt {
            enough: true,
            ..Learnt::default()
        };
        app.world_mut().resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
        taken_up(&mut app, &two(), moves("drawn point, drawn swap"));
        until(&mut app, "it is handed over", |app| handed_to(app).is_some());
        let mut places = Vec::new();
        for _ in 0..200 {
            app.update();
            places.extend(card(&mut app));
        }
        assert!(places.len() > 190, "it is there nearly at once: {}", places.len());
        let moved = places.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(moved, 0, "{places:?}");
        let lies = places[0];
        let dishes: Vec<_> = sitting(&app).game().state().table.iter().collect();
        for dish in dishes {
            let middle = place(&mut app, Prop::Dish(dish));
            for corner in [(-3.0, -3.0), (3.0, -3.0), (-3.0, 3.0), (3.0, 3.0)] {
                let corner = on_screen(&mut app, middle + Vec3::new(corner.0, 0.0, corner.1));
                assert!(!lies.contains(corner), "{lies:?} covers {dish} at {corner}");
            }
        }
    }
}

/// What happened to Ada's dish is explained in Ada's turn.
#[test]
fn the_mentor_does_not_speak_of_one_persons_dish_in_anothers_turn() {
    let mut app = app("handover-mentor", SIZE, Language::English, 1.0);
    let others = Lesson::ALL
        .into_iter()
        .filter(|lesson| !matches!(lesson, Lesson::GreenAndRed));
    let learnt = Learnt {
        lessons: others.collect(),
        ..Learnt::default()
    };
    app.world_mut().resource_mut::<Storage>().keep(Learnt::FILE, &learnt);
    taken_up(&mut app, &two(), moves("drawn point, drawn swap, dish o2, dish b1"));
    until_free(&mut app);
    let says = |app: &App| app.world().resource::<Mentor>().says;
    assert!(turn_flow::play(app.world_mut(), &moves("heat, rolled +1")));
    until_free(&mut app);
    settle(&mut app);
    assert_eq!(says(&app), Some(Lesson::GreenAndRed));
    assert!(turn_flow::play(app.world_mut(), &[Move::EndTurn]));
    until_asked(&mut app);
    assert_eq!(sitting(&app).game().state().active, Seat::Second);
    assert_eq!(says(&app), None, "Ben has not heated anything");
    // It was not read to its end: it is there when the turn is back.
    assert!(turn_flow::play(app.world_mut(), &[Move::EndTurn]));
    until_asked(&mut app);
    listen(&mut app);
    assert_eq!(sitting(&app).game().state().active, Seat::First);
    assert_eq!(says(&app), Some(Lesson::GreenAndRed));
}
