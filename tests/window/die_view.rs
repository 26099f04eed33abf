//! The die is seen: the whole tray lies between the panels while it rolls, it stays where it came to rest, and what it
//! shows is read out beside it.

use bevy::prelude::*;
use physics::Stage;
use rules::a_la_carte::{Event, Face, Move, Seat};
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::settings::{Pace, Settings};
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::layout::Layout;
use toque::window::table::player_action::PlayerAction;
use toque::window::table::prop::Prop;
use toque::window::table::readout::Readout;
use toque::window::table::turn_flow;
use toque::window::theme::shade::Lifted;

use crate::mouse::{on_screen, place};
use crate::party::{chef, open, person, plan, sitting, take_dish, until, until_asked};

const SIZES: [UVec2; 3] = [UVec2::new(1280, 720), UVec2::new(1920, 1080), UVec2::new(1280, 800)];

/// Somebody's first turn.
fn table(name: &str, size: UVec2) -> App {
    let mut app = open(
        name,
        size,
        Language::English,
        plan(vec![person("Ada"), person("Ben")]),
        Opening::New,
    );
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    app
}

fn throw(app: &mut App) {
    let deed = PlayerAction::Act {
        kind: ActKind::Throw,
        over: Seat::First,
        choice: Some(Move::Heat),
    };
    turn_flow::take(app.world_mut(), deed, true);
}

/// Where cards lie on the window, but for what is read out.
fn cards(app: &mut App) -> Vec<Rect> {
    type Card = (With<Lifted>, Without<Readout>);
    let mut cards = app
        .world_mut()
        .query_filtered::<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), Card>();
    cards
        .iter(app.world())
        .filter(|(_, _, seen)| seen.get())
        .map(|(node, at, _)| Rect::from_center_size(at.translation, node.size()))
        .filter(|area| area.size().min_element() > 1.0)
        .collect()
}

fn rolled(app: &App) -> Option<Face> {
    match sitting(app).told().last() {
        Some(Event::Rolled { face, .. }) => Some(*face),
        _ => None,
    }
}

#[test]
fn the_whole_tray_lies_between_the_panels_while_the_die_rolls() {
    for size in SIZES {
        let mut app = table(&format!("die-tray-{size}"), size);
        throw(&mut app);
        let half = app.world().resource::<physics::PhysicsConfig>().die.tray;
        let mut looked = 0;
        while !app.world().resource::<Hands>().are_free() {
            app.update();
            let Some(sight) = app.world().resource::<Stage>().sight() else {
                continue;
            };
            // The eye is there by the time the die comes down.
            if sight.thing.y > 2.0 || sight.time < 0.4 {
                continue;
            }
            looked += 1;
            let frame = app.world().resource::<Layout>().die_tray();
            let corners = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
            let slots = corners.map(|(x, z)| frame.transform_point(Vec3::new(x * half, 0.0, z * half)));
            let die = frame.transform_point(sight.thing);
            let cards = cards(&mut app);
            for slot in slots.into_iter().chain([die]) {
                let at = on_screen(&mut app, slot);
                assert!(
                    Rect::from_corners(Vec2::ZERO, size.as_vec2()).contains(at),
                    "{size}: {at} is outside of the window"
                );
                let over = cards.iter().find(|card| card.contains(at));
                assert!(over.is_none(), "{size}: {over:?} lies over {at}");
            }
        }
        assert!(looked > 5, "{size}: {looked} frames");
    }
}

#[test]
fn what_the_die_shows_is_read_out_beside_it_and_it_lies_still_meanwhile() {
    for calm in [false, true] {
        let size = SIZES[0];
        let mut app = table(&format!("die-read-{calm}"), size);
        app.world_mut().resource_mut::<Settings>().reduced_motion = calm;
        throw(&mut app);
        until(&mut app, "the roll is told", |app| rolled(app).is_some());
        let (face, lies) = (rolled(&app).unwrap(), place(&mut app, Prop::Die));
        let mut seen = 0;
        while rolled(&app).is_some() {
            app.update();
            if rolled(&app).is_none() {
                break;
            }
            assert!(place(&mut app, Prop::Die).distance(lies) < 0.01, "the die moves");
            let die = on_screen(&mut app, lies);
            let mut signs = app
                .world_mut()
                .query::<(&Readout, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
            let Ok((sign, node, at, visible)) = signs.single(app.world()) else {
                panic!("nothing is read out");
            };
            assert_eq!(sign.face, face);
            let area = Rect::from_center_size(at.translation, node.size());
            if visible.get() && area.size().min_element() > 90.0 {
                seen += 1;
                assert!(!area.contains(die), "{area:?} lies over the die at {die}");
                assert!(
                    area.center().distance(die) < 180.0,
                    "{area:?} is far from the die at {die}"
                );
                assert!(
                    area.min.min_element() >= 0.0 && area.max.cmple(size.as_vec2()).all(),
                    "{area:?} is cut off"
                );
            }
        }
        assert!(seen > 50, "it is read out for {seen} frames");
        until_asked(&mut app);
        let mut signs = app.world_mut().query::<&Readout>();
        assert_eq!(signs.iter(app.world()).count(), 0, "it goes by itself");
    }
}

/// However quickly others play, their die is read out as well.
#[test]
fn the_die_of_a_chef_is_read_out_too() {
    let chefs = (0..3).map(|index| chef(index, opponents::Level::Chef)).collect();
    let size = SIZES[0];
    let mut app = open("die-read-chef", size, Language::German, plan(chefs), Opening::New);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Fourfold;
    until(&mut app, "a chef has rolled", |app| rolled(app).is_some());
    app.update();
    let mut signs = app.world_mut().query::<(&Readout, &Visibility)>();
    let (sign, visible) = signs.single(app.world()).unwrap();
    assert_eq!((Some(sign.face), *visible), (rolled(&app), Visibility::Visible));
}

/// Also what leaves the next word to somebody: the eye stays with the die for as long as that is read out.
#[test]
fn what_a_chef_rolled_is_read_out_over_no_card() {
    let chefs = (0..3).map(|index| chef(index, opponents::Level::Chef)).collect();
    let mut app = open("die-read-cards", SIZES[0], Language::English, plan(chefs), Opening::New);
    let (mut rolls, mut last, mut hidden) = (0, None, Vec::new());
    for _ in 0..9000 {
        app.update();
        let mut signs = app.world_mut().query::<(
            Entity,
            &Readout,
            &ComputedNode,
            &UiGlobalTransform,
            &InheritedVisibility,
        )>();
        let sign = signs.single(app.world()).ok();
        let sign = sign.filter(|(_, _, node, _, seen)| seen.get() && node.size().min_element() > 90.0);
        let Some((entity, read, node, at, _)) = sign else {
            continue;
        };
        let (face, area) = (read.face, Rect::from_center_size(at.translation, node.size()));
        rolls += u32::from(last.replace(entity) != Some(entity));
        let over = cards(&mut app).into_iter().any(|card| !card.intersect(area).is_empty());
        if over {
            hidden.push((rolls, face));
        }
    }
    hidden.dedup();
    println!("{rolls} rolls, over a card: {hidden:?}");
    assert!(rolls >= 6, "{rolls}");
    assert!(hidden.is_empty(), "{hidden:?}");
}
