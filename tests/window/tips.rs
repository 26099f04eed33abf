//! The tip lies beside what it is about and covers nothing that it could be compared with.

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::DishId;
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::table::pointing::Pointed;
use toque::window::table::thing::Thing;

use crate::mouse::{on_screen, place, point, seen};
use crate::party::{SIZE, person, plan, sit_down, sitting, until_asked};
use crate::stage::{app, settle};

/// The radius of a tile.
const RADIUS: f32 = 3.4;

/// Where the tip of a dish that can be taken lies.
fn tip(app: &mut App) -> Rect {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let found = texts.iter(world).find(|(text, _)| text.0 == "Click: into your pan.");
    let card = found.expect("the tip says what a click does").1.parent();
    assert!(world.get::<InheritedVisibility>(card).unwrap().get(), "it is seen");
    let size = world.get::<ComputedNode>(card).unwrap().size();
    let middle = world.get::<UiGlobalTransform>(card).unwrap().translation;
    Rect::from_center_size(middle, size)
}

/// What a tile takes up of the window.
fn tile(app: &mut App, dish: DishId) -> Rect {
    let middle = place(app, Thing::Dish(dish));
    let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
    let corners = corners.map(|(x, z)| on_screen(app, middle + Vec3::new(x, 0.0, z) * RADIUS));
    let empty = Rect::from_corners(corners[0], corners[0]);
    corners.into_iter().fold(empty, |area, corner| area.union_point(corner))
}

#[test]
fn the_tip_of_a_dish_covers_no_other_dish_and_stays_where_it_is() {
    let mut tried = 0;
    for (size, text) in [(SIZE, 1.0), (SIZE, 2.0), (UVec2::new(960, 600), 1.0)] {
        let name = format!("tips-{}-{text}", size.x);
        let mut app = app(&name, size, Language::English, text);
        sit_down(&mut app, plan(vec![person("Ada"), person("Ben")]), Opening::New);
        until_asked(&mut app);
        let dishes: Vec<DishId> = sitting(&app).game().state().table.iter().collect();
        for &dish in &dishes {
            let cursor = seen(&mut app, Thing::Dish(dish));
            point(&mut app, cursor);
            settle(&mut app);
            // Some lie below what is at the edge.
            if app.world().resource::<Pointed>().0 != Some(Thing::Dish(dish)) {
                continue;
            }
            tried += 1;
            let tip_at = tip(&mut app);
            let window = Rect::from_corners(Vec2::ZERO, size.as_vec2());
            assert!(
                window.contains(tip_at.min) && window.contains(tip_at.max),
                "{name}, {dish}: {tip_at:?}"
            );
            assert!(!tip_at.contains(cursor), "{name}, {dish}: {tip_at:?} is under {cursor}");
            for &other in &dishes {
                let area = tile(&mut app, other);
                let covered = tip_at.intersect(area);
                assert!(
                    covered.is_empty(),
                    "{name}: the tip of {dish} at {tip_at:?} covers {other} at {area:?}"
                );
            }
            point(&mut app, cursor + Vec2::new(5.0, 3.0));
            settle(&mut app);
            assert_eq!(tip(&mut app), tip_at, "{name}, {dish}: it follows the mouse");
        }
    }
    assert!(tried > 20, "only {tried} dishes could be reached");
}
