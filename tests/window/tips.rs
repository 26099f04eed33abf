//! The tip lies beside what it is about and covers nothing that it could be compared with. A dish has none: its card says
//! everything.

use bevy::prelude::*;
use rules::a_la_carte::{Condiment, Move};
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::table::conduct;
use toque::window::table::pointing::Pointed;
use toque::window::table::thing::Thing;

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
    let middle = place(app, Thing::Bottle(condiment));
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let corners = corners.map(|(x, y)| on_screen(app, middle + Vec3::new(x, y, 0.0)));
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
            conduct::play(app.world_mut(), &[Move::Dish(dish.parse().unwrap())]);
        }
        until_asked(&mut app);
        for _ in 0..120 {
            app.update();
        }
        for condiment in Condiment::ALL {
            let cursor = seen(&mut app, Thing::Bottle(condiment));
            point(&mut app, cursor);
            settle(&mut app);
            // Some lie below what is at the edge.
            if app.world().resource::<Pointed>().0 != Some(Thing::Bottle(condiment)) {
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

#[test]
fn the_card_of_a_dish_says_that_it_can_be_taken() {
    const SAYS: &str = "Click: into your pan.";
    let mut app = app("tips-dish", SIZE, Language::English, 1.0);
    sit_down(&mut app, plan(vec![person("Ada"), person("Ben")]), Opening::New);
    until_asked(&mut app);
    assert!(!words(&mut app).contains(SAYS), "nothing is pointed at");
    let dish = Thing::Dish("o2".parse().unwrap());
    let cursor = seen(&mut app, dish);
    point(&mut app, cursor);
    settle(&mut app);
    assert_eq!(words(&mut app).matches(SAYS).count(), 1, "once, on the card");
}
