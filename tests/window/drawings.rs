//! The pictures of the dishes.

use std::collections::BTreeSet;
use std::fs;

use bevy::prelude::*;
use rules::a_la_carte::{ALL_SEATS, DishId, Menu};
use toque::texts::Language;
use toque::window::table::layout::{Frames, Layout};
use toque::window::table::prop::Slot;
use toque::window::theme::drawings::{Drawing, Easel};

use crate::stage::app;

/// The largest size of every drawing, pixel by pixel.
fn painted(name: &str) -> Vec<(Drawing, Vec<[u8; 4]>)> {
    let mut app = app(name, UVec2::new(640, 400), Language::English, 1.0);
    for _ in 0..Drawing::ALL.len() {
        app.update();
    }
    assert!(app.world().resource::<Easel>().is_done());
    let images = app.world().resource::<Assets<Image>>();
    Drawing::ALL
        .into_iter()
        .map(|drawing| {
            let image = images.get(&drawing.image()).unwrap();
            let pixels = (image.width() * image.height()) as usize;
            let data = image.data.as_ref().unwrap();
            let colours = data.chunks_exact(4).map(|pixel| pixel.try_into().unwrap());
            (drawing, colours.take(pixels).collect())
        })
        .collect()
}

/// How much of a tile looks clearly different with another drawing on it.
fn difference(one: &[[u8; 4]], other: &[[u8; 4]]) -> f32 {
    let seen = |pixel: &[u8; 4], channel: usize| i32::from(pixel[channel]) * i32::from(pixel[3]) / 255;
    let differs =
        |(a, b): &(&[u8; 4], &[u8; 4])| (0..3).any(|channel| (seen(a, channel) - seen(b, channel)).abs() > 48);
    one.iter().zip(other).filter(differs).count() as f32 / one.len() as f32
}

#[test]
fn every_dish_has_a_picture_of_its_own() {
    let painted = painted("drawings");
    let menu = Menu::standard();
    for dish in DishId::all() {
        let drawing = Drawing::of(menu.dish(dish));
        assert_eq!(drawing.name(), menu.dish(dish).id);
        assert_ne!(drawing, Drawing::Cloche);
    }
    for (number, (drawing, pixels)) in painted.iter().enumerate() {
        let covered = pixels.iter().filter(|pixel| pixel[3] > 127).count() as f32 / pixels.len() as f32;
        assert!(
            covered > 0.25,
            "{drawing:?} covers {covered}, too little to be seen from a chair"
        );
        let outside = pixels.iter().enumerate().filter(|(index, pixel)| {
            let at = Vec2::new((index % 256) as f32 + 0.5, (index / 256) as f32 + 0.5);
            pixel[3] > 127 && at.distance(Vec2::splat(128.0)) > 128.5
        });
        assert_eq!(outside.count(), 0, "{drawing:?} stands out of its tile");
        for (other, theirs) in &painted[..number] {
            let differs = difference(pixels, theirs);
            assert!(differs > 0.2, "{drawing:?} and {other:?} differ by {differs}");
        }
    }
}

#[test]
fn a_dish_that_nobody_has_drawn_stays_under_a_lid() {
    let text = include_str!("../../assets/dishes.ron").replace("\"duck_and_cover\"", "\"grandmothers_secret\"");
    let menu = Menu::from_ron(&text).unwrap();
    let lids = DishId::all().filter(|&dish| Drawing::of(menu.dish(dish)) == Drawing::Cloche);
    let names: Vec<&str> = lids.map(|dish| menu.dish(dish).id.as_str()).collect();
    assert_eq!(names, ["grandmothers_secret"]);
}

#[test]
fn every_file_among_the_drawings_is_one_of_them() {
    let files: BTreeSet<String> = ["assets/dishes", "assets/people"]
        .into_iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let names: BTreeSet<String> = Drawing::ALL
        .into_iter()
        .map(|drawing| format!("{}.svg", drawing.name()))
        .collect();
    assert_eq!(files, names);
}

#[test]
fn what_is_served_lies_with_its_picture_up_and_upright() {
    let layout = Layout::new(4, false);
    let frames = Frames::default();
    for seat in ALL_SEATS {
        for nth in 0..6 {
            let tile = layout.place(Slot::Served(seat, nth), &frames);
            assert!((tile.rotation * Vec3::NEG_Y).distance(Vec3::Y) < 1e-5);
            // The far end of the lower face is the top of its picture.
            assert!((tile.rotation * Vec3::NEG_Z).distance(Vec3::NEG_Z) < 1e-5);
        }
    }
}
