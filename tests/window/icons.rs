//! The icons.

use std::fs;

use bevy::prelude::*;
use toque::texts::Language;
use toque::window::theme::icons::Icon;

use crate::stage::app;

#[test]
fn every_icon_has_a_shape_of_its_own() {
    let app = app("icons", UVec2::new(640, 400), Language::English, 1.0);
    let images = app.world().resource::<Assets<Image>>();
    let painted: Vec<(Icon, &Vec<u8>)> = Icon::ALL
        .into_iter()
        .map(|icon| (icon, images.get(&icon.image()).unwrap().data.as_ref().unwrap()))
        .collect();
    let files = fs::read_dir("assets/icons").unwrap().count();
    assert_eq!(files, painted.len(), "a file that is no icon");
    for (number, (icon, pixels)) in painted.iter().enumerate() {
        let covered = pixels.chunks(4).filter(|pixel| pixel[3] > 127).count() as f32;
        let share = covered / (pixels.len() / 4) as f32;
        assert!((0.08..0.8).contains(&share), "{icon:?} covers {share}");
        let twin = painted[..number].iter().find(|(_, others)| others == pixels);
        assert!(twin.is_none(), "{icon:?} looks like {twin:?}");
    }
}
