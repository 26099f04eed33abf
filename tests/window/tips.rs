//! The tip lies beside what it is about and covers nothing that it could be compared with. A dish has none: its card says
//! everything.

use bevy::prelude::*;
use rules::a_la_carte::{ALL_SEATS, Condiment, Move, Seat};
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::table::camera::Look;
use toque::window::table::pointing::Pointed;
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::ShownTable;
use toque::window::table::turn_flow;

use crate::mouse::{on_screen, place, point, seen};
use crate::party::{SIZE, person, plan, sit_down, until_asked};
use crate::stage::{app, settle, words};

/// Further away a tip would be taken for that of something else.
const NEAR: f32 = 110.0;

/// Where the tip with these words lies.
fn tip(app: &mut App, words: &str) -> Rect {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let found = texts.iter(world).find(|(text, _)| text.0 == words);
    let card = found.expect("the tip says what it should").1.parent();
    assert!(world.get::<InheritedVisibility>(card).unwrap().get(), "it is seen");
    let size = world.get::<ComputedNode>(card).unwrap().size();
    let middle = world.get::<UiGlobalTransform>(card).unwrap().translation;
    Rect::from_center_size(middle, size)
}

/// What a bottle takes up of the window, about.
fn bottle(app: &mut App, condiment: Condiment) -> Rect {
    let middle = place(app, Prop::Bottle(condiment));
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    box_around(app, corners.map(|(x, y)| middle + Vec3::new(x, y, 0.0)))
}

/// What something flat and so many centimetres wide to each side takes up of the window.
fn around(app: &mut App, thing: Prop, wide: f32) -> Rect {
    let middle = place(app, thing);
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    box_around(app, corners.map(|(x, z)| middle + Vec3::new(x, 0.0, z) * wide))
}

fn box_around(app: &mut App, corners: [Vec3; 4]) -> Rect {
    let corners = corners.map(|corner| on_screen(app, corner));
    let empty = Rect::from_corners(corners[0], corners[0]);
    corners.into_iter().fold(empty, |area, corner| area.union_point(corner))
}

#[test]
fn the_tip_of_a_bottle_is_near_covers_no_other_and_stays_where_it_is() {
    const SAYS: &str = "No dish asks for salt: any of it costs the star, three pieces spoil the dish.";
    let mut tried = 0;
    for (size, text) in [(SIZE, 1.0), (SIZE, 2.0), (UVec2::new(960, 600), 1.0)] {
        let name = format!("tips-{}-{text}", size.x);
        let mut app = app(&name, size, Language::English, text);
        sit_down(&mut app, plan(vec![person("Ada"), person("Ben")]), Opening::New);
        for dish in ["o2", "b3"] {
            until_asked(&mut app);
            turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]);
        }
        until_asked(&mut app);
        for _ in 0..120 {
            app.update();
        }
        for condiment in Condiment::ALL {
            let cursor = seen(&mut app, Prop::Bottle(condiment));
            point(&mut app, cursor);
            settle(&mut app);
            // Some lie below what is at the edge.
            if app.world().resource::<Pointed>().0 != Some(Prop::Bottle(condiment)) {
                continue;
            }
            tried += 1;
            let tip_at = tip(&mut app, SAYS);
            let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
            assert!(
                window.contains(tip_at.min) && window.contains(tip_at.max),
                "{name}, {condiment}: {tip_at:?}"
            );
            assert!(
                !tip_at.contains(cursor),
                "{name}, {condiment}: {tip_at:?} is under {cursor}"
            );
            let apart = cursor.distance(cursor.clamp(tip_at.min, tip_at.max));
            assert!(apart < NEAR, "{name}, {condiment}: {tip_at:?} is {apart} away");
            for other in Condiment::ALL {
                let area = bottle(&mut app, other);
                assert!(
                    tip_at.intersect(area).is_empty(),
                    "{name}: the tip of {condiment} at {tip_at:?} covers {other} at {area:?}"
                );
            }
            point(&mut app, cursor + Vec2::new(3.0, 2.0));
            settle(&mut app);
            assert_eq!(tip(&mut app, SAYS), tip_at, "{name}, {condiment}: it follows the mouse");
        }
    }
    assert!(tried > 6, "only {tried} bottles could be reached");
}

/// Ada may do anything, and looks at what stands before the others: all that she could act with is in sight.
#[test]
fn the_tip_of_a_rivals_pan_covers_nothing_that_acts() {
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let mut tried = 0;
    let mut covered = Vec::new();
    for seats in 2..=4 {
        for whole in [false, true] {
            let name = format!("tips-rival-{seats}-{whole}");
            let mut app = app(&name, SIZE, Language::English, 1.0);
            sit_down(
                &mut app,
                plan(names[..seats].iter().map(|name| person(name)).collect()),
                Opening::New,
            );
            for dish in ["o2", "b3", "b1", "o1"].into_iter().take(seats) {
                until_asked(&mut app);
                turn_flow::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]);
            }
            until_asked(&mut app);
            app.world_mut().resource_mut::<Look>().table = whole;
            for _ in 0..180 {
                app.update();
            }
            let pan = |app: &App, seat: Seat| Prop::Pan(app.world().resource::<ShownTable>().stove_of(seat));
            let own = pan(&app, Seat::First);
            for (seat, whose) in ALL_SEATS.into_iter().zip(names).take(seats).skip(1) {
                let rival = pan(&app, seat);
                let cursor = seen(&mut app, rival);
                point(&mut app, cursor);
                settle(&mut app);
                if app.world().resource::<Pointed>().0 != Some(rival) {
                    continue;
                }
                tried += 1;
                let tip_at = tip(&mut app, &format!("{whose}'s stove, at heat 0"));
                let bottles = Condiment::ALL.map(|each| (Prop::Bottle(each), bottle(&mut app, each)));
                let rest = [(Prop::Bell, 1.0), (Prop::Die, 0.8), (own, 5.0)];
                let rest = rest.map(|(thing, wide)| (thing, around(&mut app, thing, wide)));
                let under = bottles.into_iter().chain(rest);
                let under = under.filter(|(_, area)| !tip_at.intersect(*area).is_empty());
                covered.extend(under.map(|(thing, _)| format!("{name}: the tip of {whose}'s pan covers {thing:?}")));
            }
        }
    }
    assert!(tried > 4, "only {tried} pans could be reached");
    assert!(covered.is_empty(), "{covered:#?}");
}

#[test]
fn the_card_of_a_dish_says_that_it_can_be_taken() {
    const SAYS: &str = "Click: into your pan.";
    let mut app = app("tips-dish", SIZE, Language::English, 1.0);
    sit_down(&mut app, plan(vec![person("Ada"), person("Ben")]), Opening::New);
    until_asked(&mut app);
    assert!(!words(&mut app).contains(SAYS), "nothing is pointed at");
    let dish = Prop::Dish("o2".parse().unwrap());
    let cursor = seen(&mut app, dish);
    point(&mut app, cursor);
    settle(&mut app);
    assert_eq!(words(&mut app).matches(SAYS).count(), 1, "once, on the card");
}
