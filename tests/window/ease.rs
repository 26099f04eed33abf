//! Menus come up softly, for a moment only, and not for those who do not want it.

use bevy::prelude::*;
use toque::texts::Language;
use toque::window::screen::{self, Menu};
use toque::window::settings::Settings;
use toque::window::theme::ease::{Eased, Opens};

use crate::stage::app;

/// How far below its place the card of the menu is, frame by frame from the first in which there is one. A frame is 16 ms.
fn rises(name: &str, change: impl Fn(&mut Settings)) -> Vec<f32> {
    let mut app = app(name, UVec2::new(1280, 720), Language::English, 1.0);
    app.insert_resource(Eased(true));
    change(&mut app.world_mut().resource_mut::<Settings>());
    screen::go(&mut app.world_mut().resource_mut::<NextState<Menu>>(), Menu::Settings);
    let mut below = Vec::new();
    for _ in 0..20 {
        app.update();
        let world = app.world_mut();
        let mut veils = world.query_filtered::<&Children, With<Opens>>();
        let card = veils.iter(world).find_map(|children| children.first().copied());
        below.extend(
            card.and_then(|card| match world.get::<UiTransform>(card)?.translation.y {
                Val::Px(below) => Some(below),
                _ => None,
            }),
        );
    }
    below
}

#[test]
fn a_menu_comes_up_and_is_there_within_a_fifth_of_a_second() {
    let below = rises("rises", |_| {});
    assert!(below[0] > 5.0, "{below:?}");
    assert!(below.windows(2).all(|pair| pair[1] <= pair[0]), "{below:?}");
    let there = below.iter().position(|&below| below <= 0.0);
    assert!(there.is_some_and(|frames| frames * 16 < 200), "{below:?}");
}

#[test]
fn with_reduced_motion_a_menu_is_there_at_once() {
    let below = rises("still", |settings| settings.reduced_motion = true);
    assert!(
        !below.is_empty() && below.iter().all(|&below| below == 0.0),
        "{below:?}"
    );
}
