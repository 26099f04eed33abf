//! What sizes there are: the smallest window, the sizes of text that are offered in a window, and the arc beside a tipped bottle,
//! which shows by how much.

use std::f32::consts::PI;

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use physics::Stage;
use physics::lab::hands::PourHand;
use rules::a_la_carte::{Condiment, Seat};
use toque::texts::Language;
use toque::window::picture::Finish;
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;
use toque::window::table::hands::{ActKind, Hands};
use toque::window::table::prop::Prop;
use toque::window::table::tilt::{TiltArc, TiltBead};
use toque::window::theme::inputs::Choice;
use toque::window::theme::shade::Lifted;
use toque::window::{SMALLEST, main_window};

use crate::fit::cut_off;
use crate::mouse::on_screen;
use crate::party::{person, plan, taken_up, until_asked};
use crate::stage::{app, go, settle};
use crate::{in_view, pour_way, room};

fn scale(app: &App) -> f32 {
    app.world().resource::<UiScale>().0
}

fn resize(app: &mut App, size: UVec2) {
    let mut windows = app
        .world_mut()
        .query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut target) = windows.single_mut(app.world_mut()).unwrap();
    let (width, height) = (size.x as f32, size.y as f32);
    target.resolution.set(width, height);
    let resized = WindowResized { window, width, height };
    app.world_mut().write_message(resized.clone());
    app.world_mut().write_message(WindowEvent::from(resized));
    settle(app);
}

/// The window cannot be made smaller than what every test of room looks at, and there the usual text has room.
#[test]
fn there_is_a_smallest_window_and_it_is_the_one_that_is_tested() {
    let window = main_window();
    let least = window.resize_constraints.check_constraints();
    assert_eq!(Vec2::new(least.min_width, least.min_height), SMALLEST);
    assert!(window.size().cmpge(SMALLEST).all(), "it opens at {}", window.size());
    let smallest = SMALLEST.as_uvec2();
    assert_eq!((smallest.x, smallest.y), pour_way::SIZES[0]);
    for sizes in [&room::WINDOWS[..], &in_view::SIZES[..]] {
        assert!(sizes.contains(&smallest), "{sizes:?}");
        assert!(sizes.iter().all(|size| size.cmpge(smallest).all()), "{sizes:?}");
    }
    let app = app("sizes-smallest", smallest, Language::German, 1.0);
    assert!(
        (scale(&app) - 1.0).abs() < 1e-3,
        "text is {} times as large",
        scale(&app)
    );
}

/// The sizes of text among which one chooses, in percent.
fn offered(app: &mut App) -> Vec<u32> {
    let percent = |words: &String| words.strip_suffix(" %")?.trim().parse().ok();
    let mut choices = app.world_mut().query::<&Choice>();
    let sizes: Vec<Vec<u32>> = choices
        .iter(app.world())
        .filter_map(|choice| choice.options.iter().map(percent).collect())
        .collect();
    match &sizes[..] {
        [sizes] => sizes.clone(),
        other => panic!("one choice of sizes, and not {other:?}"),
    }
}

/// What is offered is shown as large as it says, with nothing cut off; the next larger one would not be.
#[test]
fn only_sizes_of_text_that_fit_are_offered() {
    const SIZES: [u32; 5] = [100, 125, 150, 175, 200];
    let mut app = app("sizes-text", UVec2::new(1280, 720), Language::German, 1.0);
    let mut counts = Vec::new();
    for size in [
        SMALLEST.as_uvec2(),
        UVec2::new(1024, 768),
        UVec2::new(1280, 720),
        UVec2::new(1920, 1080),
        UVec2::new(2560, 1080),
        UVec2::new(3840, 2160),
        UVec2::new(5120, 2880),
    ] {
        app.world_mut().resource_mut::<Settings>().text = 1.0;
        resize(&mut app, size);
        go(&mut app, Screen::Title, Menu::Settings);
        let offered = offered(&mut app);
        assert_eq!(offered, SIZES[..offered.len()], "{size}");
        let usual = scale(&app);
        let grown = |app: &mut App, percent: u32| {
            app.world_mut().resource_mut::<Settings>().text = percent as f32 / 100.0;
            settle(app);
            scale(app) / usual
        };
        for &percent in &offered {
            let grows = grown(&mut app, percent);
            assert!(
                (grows * 100.0 - percent as f32).abs() < 0.1,
                "{size}: {percent} % is {grows}"
            );
            let cut = cut_off(&mut app, size.as_vec2());
            assert!(cut.is_empty(), "{size}, {percent} %: {cut:?}");
        }
        if let Some(&more) = SIZES.get(offered.len()) {
            let grows = grown(&mut app, more);
            assert!(
                grows * 100.0 < more as f32 - 0.5,
                "{size}: {more} % would fit, and is not offered"
            );
        }
        counts.push(offered.len());
    }
    // Few in the smallest window, and all of them in the largest.
    assert_eq!(counts.first(), Some(&1), "{counts:?}");
    assert_eq!(counts.last(), Some(&SIZES.len()), "{counts:?}");
    assert!(counts.is_sorted(), "{counts:?}");
}

/// The arc as it would be painted: where its middle is, and which way the bead lies from there; nothing if it is not to be seen.
fn arc(app: &mut App) -> Option<(Vec3, Dir3)> {
    let world = app.world_mut();
    let mut arcs =
        world.query_filtered::<(&GlobalTransform, &InheritedVisibility, &Mesh3d, &Finish, &Children), With<TiltArc>>();
    let (place, seen, mesh, _, children) = arcs.iter(world).next()?;
    let parts = 1 + children.len();
    let (middle, mesh, children) = (place.translation(), mesh.0.clone(), children.to_vec());
    if !seen.get() {
        return None;
    }
    let meshes = world.resource::<Assets<Mesh>>();
    assert!(meshes.get(&mesh).is_some_and(|mesh| mesh.count_vertices() > 0));
    assert_eq!(parts, 3, "the dashes, the bead, and where pieces come one at a time");
    let bead = children
        .into_iter()
        .find(|&child| world.get::<TiltBead>(child).is_some());
    let bead = bead.expect("there is a bead");
    assert!(world.get::<InheritedVisibility>(bead).unwrap().get());
    Some((middle, world.get::<GlobalTransform>(bead).unwrap().up()))
}

fn is_covered(app: &mut App, at: Vec2) -> bool {
    let mut cards = app
        .world_mut()
        .query_filtered::<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Lifted>>();
    cards.iter(app.world()).any(|(node, middle, seen)| {
        let area = Rect::from_center_size(middle.translation, node.size());
        seen.get() && area.size().min_element() > 1.0 && area.contains(at)
    })
}

/// Beside the bottle, as far round as the bottle is tipped, from when it leans until it is upright again; for everybody's hands, over
/// everybody's pan.
#[test]
fn the_arc_shows_how_far_a_bottle_is_tipped_and_is_gone_after() {
    let size = UVec2::new(1280, 720);
    let mut app = app("sizes-tilt", size, Language::English, 1.0);
    let dealt = "drawn cool, drawn swap, dish o2, dish b1";
    let moves = dealt.split(", ").map(|mv| mv.parse().unwrap()).collect();
    taken_up(&mut app, &plan(vec![person("Ada"), person("Ben")]), moves);
    until_asked(&mut app);
    for (over, tilt) in [(Seat::First, 125.0_f32), (Seat::Second, 170.0), (Seat::First, 95.0)] {
        assert_eq!(arc(&mut app), None, "nothing is tipped");
        // Past the rules: what falls is not counted, because the bottle is put down before the rules hear of it.
        let hand = Box::new(PourHand::plain(tilt, 0.5));
        let mut hands = app.world_mut().resource_mut::<Hands>();
        hands.lend(ActKind::Pour(Condiment::Lemon), Seat::First, over, None, hand);
        let (mut most, mut seen, mut upright, mut before) = (0.0_f32, 0, 0, 0.0);
        for _ in 0..400 {
            app.update();
            let Some(sight) = app.world().resource::<Stage>().sight() else {
                if seen > 0 {
                    break;
                }
                continue;
            };
            let shown = arc(&mut app);
            let was = std::mem::replace(&mut before, sight.tilt);
            if sight.tilt < 0.05 {
                upright += 1;
                assert_eq!(shown, None, "at {:.2}", sight.tilt);
            }
            if sight.tilt.min(was) < 0.15 {
                continue;
            }
            let (middle, bead) = shown.unwrap_or_else(|| panic!("it is tipped by {:.2}", sight.tilt));
            seen += 1;
            let shows = bead.angle_between(Vec3::Y);
            most = most.max(shows);
            assert!((shows - sight.tilt).abs() < 0.02, "{shows} for {}", sight.tilt);
            let bottle = place_of(&mut app, Prop::Bottle(Condiment::Lemon));
            let apart = bottle.up().angle_between(*bead);
            assert!(apart < 0.05, "the bottle leans by {apart} another way");
            assert!(
                bottle.translation.distance(middle) < 3.0,
                "it is at {middle}, and the bottle elsewhere"
            );
            let at = on_screen(&mut app, middle + bead * 2.7);
            let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
            assert!(window.contains(at) && !is_covered(&mut app, at), "the bead is at {at}");
        }
        assert!(seen > 30 && upright > 3, "{seen} frames, and upright {upright}");
        assert!((most - (tilt / 180.0 * PI)).abs() < 0.2, "{most} of {tilt}°");
        physics::clear(app.world_mut());
        app.world_mut().resource_mut::<Hands>().put_down();
        settle(&mut app);
        for _ in 0..60 {
            app.update();
            assert_eq!(arc(&mut app), None, "it is gone");
        }
    }
}

fn place_of(app: &mut App, thing: Prop) -> Transform {
    let mut things = app.world_mut().query::<(&Prop, &Transform)>();
    *things.iter(app.world()).find(|(each, _)| **each == thing).unwrap().1
}
