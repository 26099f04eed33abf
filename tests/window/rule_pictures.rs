//! The pictures in the rules: whatever a section is about is seen there, and photographs are taken when somebody first
//! wants to see them.

use std::collections::BTreeSet;

use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::ui::{ComputedNode, UiGlobalTransform};
use toque::texts::Language;
use toque::window::menus::RulesAt;
use toque::window::photographs::{Photograph, Studio};
use toque::window::screen::{Menu, Screen};

use crate::stage::{app, go, settle};

const WINDOW: UVec2 = UVec2::new(1280, 720);
/// Frames in which everything is printed, and in which photographs are taken.
const A_WHILE: usize = 60;

fn studios(app: &mut App) -> Vec<Entity> {
    let mut studios = app.world_mut().query_filtered::<Entity, With<Studio>>();
    studios.iter(app.world()).collect()
}

#[test]
fn every_section_that_is_about_a_thing_shows_it() {
    let mut app = app("rule-pictures", WINDOW, Language::English, 1.0);
    go(&mut app, Screen::Title, Menu::Rules);
    let lines = include_str!("../../docs/rules/a-la-carte.en.md").lines();
    let ids: BTreeSet<&str> = lines
        .filter_map(|line| line.strip_prefix("<!-- id: ")?.strip_suffix(" -->"))
        .collect();
    assert!(ids.len() > 20, "{ids:?}");
    for id in ids {
        app.world_mut().resource_mut::<RulesAt>().0 = Some(id.to_owned());
        settle(&mut app);
        let mut pictures = app.world_mut().query::<(&ImageNode, &ComputedNode)>();
        // Icons are shown whole; a picture is a part of a larger one.
        let sizes: Vec<Vec2> = pictures
            .iter(app.world())
            .filter(|(picture, _)| picture.rect.is_some())
            .map(|(_, node)| node.size())
            .collect();
        // Where the booklets are silent is no thing.
        assert_eq!(sizes.is_empty(), id == "rulings", "{id}");
        assert!(sizes.iter().all(|size| size.min_element() > 60.0), "{id}: {sizes:?}");
    }
}

/// The pieces are told apart by their names: each has its own below it, and not the point of a list that comes next.
#[test]
fn under_each_piece_and_bottle_stands_its_name() {
    let mut app = app("rule-names", WINDOW, Language::German, 1.0);
    go(&mut app, Screen::Title, Menu::Rules);
    for (id, names, pictures_before) in [
        ("season", &["Zitrone", "Pfeffer", "Paprika", "Kräuter", "Salz"][..], 1),
        ("refill", &["Zitrone", "Pfeffer", "Paprika", "Kräuter"][..], 1),
        ("table", &["Zitrone", "Pfeffer", "Paprika", "Kräuter"][..], 2),
        // Three of the same need no name.
        ("spoiled", &[][..], 0),
    ] {
        app.world_mut().resource_mut::<RulesAt>().0 = Some(id.to_owned());
        settle(&mut app);
        let world = app.world_mut();
        let mut pictures = world.query::<(&ImageNode, &UiGlobalTransform, &ChildOf)>();
        let pictures: Vec<(Vec2, Entity)> = pictures
            .iter(world)
            .filter(|(picture, ..)| picture.rect.is_some())
            .map(|(_, place, column)| (place.translation, column.parent()))
            .collect();
        let mut texts = world.query::<(&Text, &UiGlobalTransform, &ChildOf)>();
        let mut named: Vec<(String, Vec2, Vec2)> = texts
            .iter(world)
            .filter_map(|(text, place, column)| {
                let (picture, _) = pictures.iter().find(|(_, parent)| *parent == column.parent())?;
                Some((text.0.clone(), place.translation, *picture))
            })
            .collect();
        named.sort_by(|one, other| (one.2.y, one.2.x).partial_cmp(&(other.2.y, other.2.x)).unwrap());
        let words: Vec<&str> = named.iter().map(|(words, ..)| words.as_str()).collect();
        assert_eq!(words, names, "{id}");
        assert!(pictures.len() >= names.len() + pictures_before, "{id}");
        for (words, place, picture) in &named {
            assert!(
                (place.x - picture.x).abs() < 2.0 && place.y > picture.y + 40.0,
                "{id}: {words} at {place}"
            );
        }
    }
}

#[test]
fn every_photograph_has_a_cell_of_its_own() {
    let whole = UVec2::new(Photograph::COLUMNS, Photograph::ROWS) * Photograph::CELL;
    let parts: Vec<Rect> = Photograph::all().map(Photograph::part).collect();
    for (number, part) in parts.iter().enumerate() {
        assert!(part.min.min_element() >= 0.0 && part.max.cmple(whole.as_vec2()).all());
        assert!(!parts[..number].contains(part), "{part:?}");
    }
}

/// What stands out of its cell would be seen below another picture.
#[test]
fn everything_stands_within_its_cell_of_the_studio() {
    let mut app = app("studio-cells", WINDOW, Language::English, 1.0);
    for _ in 0..A_WHILE {
        app.update();
    }
    go(&mut app, Screen::Title, Menu::Rules);
    let studio = studios(&mut app)[0];
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<(&GlobalTransform, &ChildOf), With<Camera3d>>();
    let camera = cameras.iter(world).find(|(_, above)| above.parent() == studio).unwrap();
    let from_world = camera.0.affine().inverse();
    let half = Vec2::new(Photograph::COLUMNS as f32, Photograph::ROWS as f32) / 2.0;
    let mut shapes = world.query::<(&Mesh3d, &GlobalTransform)>();
    let mut children = world.query::<&Children>();
    // The sets are all that has something in it.
    let sets: Vec<Entity> = children.get(world, studio).unwrap().to_vec();
    let sets: Vec<Entity> = sets
        .into_iter()
        .filter(|set| children.get(world, *set).is_ok())
        .collect();
    assert_eq!(sets.len(), Photograph::all().count());
    let mut out = Vec::new();
    for (photograph, set) in Photograph::all().zip(sets) {
        let cell = photograph.part();
        let mut seen: Option<Rect> = None;
        for part in children.query(world).iter_descendants(set) {
            let Ok((mesh, place)) = shapes.get(world, part) else {
                continue;
            };
            let mesh = world.resource::<Assets<Mesh>>().get(mesh).unwrap();
            let corners = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap();
            for &corner in corners {
                let at = from_world.transform_point3(place.transform_point(corner.into()));
                let pixel = Vec2::new(at.x + half.x, half.y - at.y) * Photograph::CELL as f32;
                let point = Rect::from_corners(pixel, pixel);
                seen = Some(seen.map_or(point, |seen| seen.union(point)));
            }
        }
        let seen = seen.unwrap();
        if !cell.contains(seen.min) || !cell.contains(seen.max) {
            out.push(format!(
                "{photograph:?}: {:?} to {:?}",
                seen.min - cell.min,
                seen.max - cell.min
            ));
        }
    }
    assert!(out.is_empty(), "cells are {} wide: {out:#?}", Photograph::CELL);
}

#[test]
fn photographs_are_taken_once_when_the_rules_are_opened() {
    let mut app = app("photographs", WINDOW, Language::German, 1.0);
    for _ in 0..A_WHILE {
        app.update();
        assert!(studios(&mut app).is_empty(), "nobody has asked for them");
    }
    go(&mut app, Screen::Title, Menu::Rules);
    let found = studios(&mut app);
    assert_eq!(found.len(), 1);
    assert_seen_by_no_other_camera(&mut app, found[0]);
    for _ in 0..A_WHILE {
        app.update();
    }
    assert!(studios(&mut app).is_empty());
    let images = app.world().resource::<Assets<Image>>();
    let picture = images.get(&Photograph::picture()).unwrap();
    let whole = UVec2::new(Photograph::COLUMNS, Photograph::ROWS) * Photograph::CELL;
    assert_eq!(picture.size(), whole);
    go(&mut app, Screen::Title, Menu::None);
    go(&mut app, Screen::Title, Menu::Rules);
    assert!(studios(&mut app).is_empty(), "they are there already");
}

/// Everything in the studio is on a layer of its own, and so is the camera that looks at it.
fn assert_seen_by_no_other_camera(app: &mut App, studio: Entity) {
    let world = app.world_mut();
    let mut all = world.query_filtered::<(Entity, Has<Mesh3d>, Option<&RenderLayers>), With<ChildOf>>();
    let is_in_studio = |mut thing: Entity| {
        while let Some(above) = world.get::<ChildOf>(thing) {
            thing = above.parent();
        }
        thing == studio
    };
    let shown: Vec<(bool, Option<RenderLayers>)> = all
        .iter(world)
        .filter(|(thing, ..)| is_in_studio(*thing))
        .map(|(_, is_mesh, layers)| (is_mesh, layers.cloned()))
        .collect();
    let meshes = shown.iter().filter(|(is_mesh, _)| *is_mesh).count();
    assert!(meshes > 100, "only {meshes} shapes are photographed");
    for (_, layers) in &shown {
        let layers = layers.as_ref().expect("it would be seen in the kitchen");
        assert!(!layers.intersects(&RenderLayers::default()));
    }
}
