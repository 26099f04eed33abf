//! Large windows: 4K, with and without a desktop that doubles everything, and one that is very wide.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowScaleFactorChanged};
use toque::texts::Language;
use toque::window::screen::{Menu, Screen};
use toque::window::theme::drawings::{Drawing, Easel};
use toque::window::theme::icons::Icon;

use crate::fit::cut_off;
use crate::stage::{app, go, settle};

/// Pixels, and how many of them the desktop takes for one.
const WINDOWS: [(UVec2, f32); 3] = [
    (UVec2::new(3840, 2160), 1.0),
    (UVec2::new(3840, 2160), 2.0),
    (UVec2::new(3440, 1440), 1.0),
];

/// The app on a desktop that takes so many pixels for one.
fn large(name: &str, (size, factor): (UVec2, f32), language: Language, text: f32) -> App {
    let mut app = app(name, size, language, text);
    let mut windows = app
        .world_mut()
        .query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (window, mut settings) = windows.single_mut(app.world_mut()).unwrap();
    settings.resolution.set_scale_factor(factor);
    assert_eq!(settings.physical_size(), size);
    app.world_mut().write_message(WindowScaleFactorChanged {
        window,
        scale_factor: f64::from(factor),
    });
    settle(&mut app);
    app
}

#[test]
fn no_text_is_cut_off_in_a_large_window() {
    let mut found = Vec::new();
    let readers = [
        (Language::English, 1.0),
        (Language::German, 1.0),
        (Language::German, 2.0),
    ];
    for window in WINDOWS {
        for (language, text) in readers {
            let name = format!("large-{}-{}-{}-{text}", window.0.x, window.1, language.code());
            let mut app = large(&name, window, language, text);
            for (screen, menu) in [
                (Screen::Title, Menu::None),
                (Screen::Seats, Menu::None),
                (Screen::Title, Menu::Settings),
                (Screen::Table, Menu::None),
                (Screen::Table, Menu::Pause),
                (Screen::Table, Menu::Rules),
                (Screen::Practice, Menu::None),
            ] {
                go(&mut app, screen, menu);
                let here = cut_off(&mut app, window.0.as_vec2());
                found.extend(
                    here.into_iter()
                        .map(|what| format!("{name} {screen:?} {menu:?}: {what}")),
                );
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_read_grows_with_the_window() {
    let scale = |app: &App| app.world().resource::<UiScale>().0;
    let small = app("small-scale", UVec2::new(1280, 720), Language::English, 1.0);
    assert!((scale(&small) - 1.0).abs() < 1e-3);
    for window in WINDOWS {
        let name = format!("scale-{}-{}", window.0.x, window.1);
        let app = large(&name, window, Language::English, 1.0);
        let pixels = scale(&app) * window.1;
        assert!((1.9..=3.1).contains(&pixels), "{window:?}: {pixels} pixels for one");
    }
}

#[test]
fn icons_and_drawings_have_more_pixels_where_they_are_shown_large() {
    let widths = |app: &App| {
        let images = app.world().resource::<Assets<Image>>();
        let width = |image: Handle<Image>| images.get(&image).unwrap().width();
        let icons = Icon::ALL.map(|icon| width(icon.image()));
        let drawings = Drawing::ALL.map(|drawing| width(drawing.image()));
        assert!(icons.iter().all(|&icon| icon == icons[0]), "{icons:?}");
        assert!(drawings.iter().all(|&drawing| drawing == drawings[0]), "{drawings:?}");
        (icons[0], drawings[0])
    };
    let painted = |mut app: App| {
        for _ in 0..100 {
            app.update();
        }
        assert!(app.world().resource::<Easel>().is_done());
        widths(&app)
    };
    let usual = painted(app("usual", UVec2::new(1280, 720), Language::English, 1.0));
    assert_eq!(usual, (96, 256));
    for window in WINDOWS {
        let name = format!("fine-{}-{}", window.0.x, window.1);
        let fine = painted(large(&name, window, Language::English, 1.0));
        assert_eq!(fine, (192, 512), "{window:?}");
    }
}
