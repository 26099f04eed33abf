//! By keys alone: the search of the rules, the focus on coming to the table, keys that are pressed while a menu comes up, and
//! help that is seen beside what it explains.

use std::collections::HashSet;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::{EditableText, TextSpan};
use bevy::ui::Checkable;
use bevy::ui_widgets::SliderValue;
use bevy::window::PrimaryWindow;
use toque::texts::Language;
use toque::window::menus::{Found, RulesAt};
use toque::window::screen::{Menu, Screen};
use toque::window::table::hud::SheetUnfolded;
use toque::window::theme::focus::SeenTogether;
use toque::window::theme::inputs::Choice;
use toque::window::theme::looks::Skin;
use toque::window::theme::palette;
use toque::window::theme::scale::TextRoom;

use crate::fit::cut_off;
use crate::party::{SIZE, until_free};
use crate::stage::{app, go, listen, menu, press, screen, settle, words};

/// Presses and lets go of these keys, all before the next frame.
fn at_once(app: &mut App, keys: &[(KeyCode, Key)]) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    for (key_code, logical_key) in keys {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            app.world_mut().write_message(KeyboardInput {
                key_code: *key_code,
                logical_key: logical_key.clone(),
                state,
                text: match logical_key {
                    Key::Character(letter) => Some(letter.clone()),
                    _ => None,
                },
                repeat: false,
                window,
            });
        }
    }
    app.update();
}

fn typed(app: &mut App, word: &str) {
    for letter in word.chars() {
        press(app, KeyCode::KeyB, Key::Character(letter.to_string().into()));
    }
}

fn in_a_field(app: &App) -> bool {
    let focused = app.world().resource::<InputFocus>().get();
    focused.is_some_and(|focused| app.world().get::<EditableText>(focused).is_some())
}

/// Ctrl and F, as a keyboard sends them.
fn control_f(app: &mut App) {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).unwrap();
    let control = (KeyCode::ControlLeft, Key::Control);
    let letter = (KeyCode::KeyF, Key::Character("f".into()));
    for ((key_code, logical_key), state) in [
        (control.clone(), ButtonState::Pressed),
        (letter.clone(), ButtonState::Pressed),
        (letter, ButtonState::Released),
        (control, ButtonState::Released),
    ] {
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        settle(app);
    }
}

#[test]
fn the_search_has_a_key_and_opens_the_rule_before_the_list_of_parts() {
    for (language, word) in [(Language::English, "salt"), (Language::German, "salz")] {
        let mut app = app(&format!("seek-{}", language.code()), SIZE, language, 1.0);
        // Another section is open that mentions it as well.
        app.world_mut().resource_mut::<RulesAt>().0 = Some("table".to_owned());
        go(&mut app, Screen::Title, Menu::Rules);
        assert!(!in_a_field(&app));
        press(&mut app, KeyCode::Digit7, Key::Character("/".into()));
        assert!(in_a_field(&app), "on a German keyboard it lies on the seven");
        typed(&mut app, word);
        settle(&mut app);
        assert_eq!(app.world().resource::<RulesAt>().0.as_deref(), Some("season"));
        let mut marks = app
            .world_mut()
            .query_filtered::<(&TextSpan, &TextBackgroundColor), With<Found>>();
        let marked: Vec<String> = marks.iter(app.world()).map(|(span, _)| span.0.to_lowercase()).collect();
        assert!(marked.len() > 1 && marked.iter().all(|mark| mark == word), "{marked:?}");
    }
}

#[test]
fn ctrl_f_leads_to_the_search_from_the_table_too() {
    let mut app = app("ctrl-f", SIZE, Language::English, 1.0);
    go(&mut app, Screen::Table, Menu::None);
    until_free(&mut app);
    listen(&mut app);
    control_f(&mut app);
    assert_eq!(menu(&app), Menu::Rules);
    assert!(in_a_field(&app));
    assert!(
        !words(&mut app).contains("There is no crêpe in your pan."),
        "F alone tosses"
    );
}

#[test]
fn whoever_comes_to_the_table_by_key_sees_the_focus() {
    let mut app = app("entry", SIZE, Language::English, 1.0);
    press(&mut app, KeyCode::Enter, Key::Enter);
    press(&mut app, KeyCode::Enter, Key::Enter);
    assert_eq!(screen(&app), Screen::Table);
    until_free(&mut app);
    settle(&mut app);
    let focused = app
        .world()
        .resource::<InputFocus>()
        .get()
        .expect("something has the focus");
    assert!(app.world().resource::<InputFocusVisible>().0);
    let ring = app.world().get::<Outline>(focused).expect("it has a ring");
    assert_eq!(ring.color, palette::FOCUS);
    assert!(app.world().get::<Skin>(focused).is_some());
    // It is the list of dishes, and Return leads onto it.
    press(&mut app, KeyCode::Enter, Key::Enter);
    assert!(app.world().resource::<SheetUnfolded>().0);
    assert!(app.world().resource::<InputFocus>().get().is_some());
}

/// All in one frame, as on a machine that paints ten of them a second.
#[test]
fn keys_that_are_pressed_while_a_menu_comes_up_are_not_lost() {
    let mut app = app("typed-ahead", SIZE, Language::English, 1.0);
    go(&mut app, Screen::Table, Menu::None);
    until_free(&mut app);
    let down = (KeyCode::ArrowDown, Key::ArrowDown);
    at_once(
        &mut app,
        &[
            (KeyCode::Escape, Key::Escape),
            down.clone(),
            (KeyCode::Enter, Key::Enter),
        ],
    );
    for _ in 0..8 {
        app.update();
    }
    assert_eq!(menu(&app), Menu::Settings, "down once from “Go on”");
    at_once(
        &mut app,
        &[
            (KeyCode::Escape, Key::Escape),
            down.clone(),
            down,
            (KeyCode::Enter, Key::Enter),
        ],
    );
    for _ in 0..12 {
        app.update();
    }
    assert_eq!(menu(&app), Menu::Rules, "down twice from “Go on”");
}

/// In a small window, the usual one and a large one, with every text size that each offers, going through the settings by
/// key: whatever is set there has a name and a text that explains it, and all of it is seen when it has the focus.
#[test]
fn help_in_the_settings_is_seen_with_what_it_explains() {
    let mut seen = Vec::new();
    for size in [UVec2::new(960, 600), UVec2::new(1280, 720), UVec2::new(3840, 2160)] {
        for language in Language::ALL {
            let name = |text: f32| format!("help-{}-{}-{text}", size.x, language.code());
            let mut text = 1.0;
            loop {
                let mut app = app(&name(text), size, language, text);
                go(&mut app, Screen::Title, Menu::Settings);
                assert_everything_is_explained(&mut app, &name(text), size.as_vec2());
                seen.push((size.x, text));
                // What is offered grows by quarters.
                text += 0.25;
                if text > app.world().resource::<TextRoom>().0 {
                    break;
                }
            }
        }
    }
    for offered in [(960, 1.0), (1280, 1.25), (3840, 1.5)] {
        assert!(seen.contains(&offered), "{offered:?} in {seen:?}");
    }
}

fn assert_everything_is_explained(app: &mut App, name: &str, window: Vec2) {
    let world = app.world_mut();
    let mut sets = world.query_filtered::<Entity, Or<(With<Checkable>, With<Choice>, With<SliderValue>)>>();
    let all: HashSet<Entity> = sets.iter(world).collect();
    assert!(all.len() >= 15, "{name}: {} things can be set", all.len());
    let mut met = HashSet::new();
    for _ in 0..all.len() + 2 {
        press(app, KeyCode::Tab, Key::Tab);
        let focused = app.world().resource::<InputFocus>().get().unwrap();
        if !all.contains(&focused) {
            continue;
        }
        met.insert(focused);
        let world = app.world();
        let mut above = world.get::<ChildOf>(focused).map(ChildOf::parent);
        while let Some(each) = above.filter(|each| world.get::<SeenTogether>(*each).is_none()) {
            above = world.get::<ChildOf>(each).map(ChildOf::parent);
        }
        let whole = above.unwrap_or_else(|| panic!("{name}: something is set without a word"));
        let mut words: Vec<(&str, Rect, bool)> = Vec::new();
        let mut below = vec![whole];
        while let Some(each) = below.pop() {
            below.extend(world.get::<Children>(each).into_iter().flatten().copied());
            if let (Some(text), Some(TextColor(colour))) = (world.get::<Text>(each), world.get::<TextColor>(each)) {
                words.push((&text.0, area(world, each), *colour == palette::FAINT));
            }
        }
        let about = words.iter().map(|(words, ..)| *words).collect::<Vec<_>>().join(" / ");
        assert!(
            words.iter().any(|(name, _, faint)| !faint && !name.is_empty()),
            "{name}: no name: {about}"
        );
        let explained = words
            .iter()
            .filter(|(help, _, faint)| *faint && help.len() > 12)
            .count();
        assert_eq!(explained, 1, "{name}: not explained: {about}");
        let list = world.get::<ChildOf>(whole).map(ChildOf::parent).unwrap();
        let (whole, list) = (area(world, whole), area(world, list));
        let seen = |part: Rect| {
            let shown = list.inflate(1.0).intersect(Rect::from_corners(Vec2::ZERO, window));
            shown.contains(part.min) && shown.contains(part.max)
        };
        assert!(seen(whole), "{name}: {about}: {whole:?} is cut off by {list:?}");
        for (words, place, _) in words {
            assert!(seen(place), "{name}: “{words}” at {place:?} is cut off by {list:?}");
            assert!(
                whole.inflate(1.0).contains(place.min) && whole.inflate(1.0).contains(place.max),
                "{name}: “{words}” at {place:?} is outside of {whole:?}"
            );
        }
    }
    assert_eq!(met, all, "{name}: not everything is reached by key");
    // Nor is the ink of any of it.
    let cut = cut_off(app, window);
    assert!(cut.is_empty(), "{name}: {cut:?}");
}

/// Where something is on the screen.
fn area(world: &World, entity: Entity) -> Rect {
    let node = world.get::<ComputedNode>(entity).unwrap();
    let place = world.get::<UiGlobalTransform>(entity).unwrap();
    Rect::from_center_size(place.translation, node.size())
}
