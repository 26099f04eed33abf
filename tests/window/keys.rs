//! Getting around by key, in both languages, and being told what went wrong.

use std::fs;

use bevy::input::keyboard::Key;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::EditableText;
use rules::Game;
use rules::a_la_carte::{DishId, Move, Seat};
use toque::texts::Language;
use toque::window::headless;
use toque::window::menus::RulesAt;
use toque::window::plan::{Opening, TablePlan};
use toque::window::screen::{Menu, Paused, Screen};
use toque::window::settings::Settings;
use toque::window::storage::Storage;
use toque::window::table::prop::Prop;
use toque::window::table::turn_flow;
use toque::window::theme::drawings::Drawing;
use toque::window::theme::focus::FocusFirst;

use crate::mouse::{button_with, click, hasty_click, place, point, quick_click};
use crate::party::{open, person, plan, sitting, until_asked};
use crate::stage::{app, folder, go, menu, press, screen, settle, words};

const WINDOW: UVec2 = UVec2::new(1280, 720);

fn enter(app: &mut App) {
    press(app, KeyCode::Enter, Key::Enter);
}

fn escape(app: &mut App) {
    press(app, KeyCode::Escape, Key::Escape);
}

/// On a slow machine press and release come in one frame.
#[test]
fn a_click_within_one_frame_counts() {
    let mut app = app("quick", WINDOW, Language::English, 1.0);
    let new_game = button_with(&mut app, "New game");
    quick_click(&mut app, new_game);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Seats);
    let back = button_with(&mut app, "Back");
    click(&mut app, back);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Title);
    // Even if the mouse was elsewhere the frame before.
    point(&mut app, Vec2::new(40.0, 700.0));
    settle(&mut app);
    let new_game = button_with(&mut app, "New game");
    hasty_click(&mut app, new_game);
    settle(&mut app);
    assert_eq!(screen(&app), Screen::Seats);
}

#[test]
fn two_presses_of_enter_start_a_match_of_one_person_and_three_chefs() {
    let mut app = app("start", WINDOW, Language::English, 1.0);
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Seats);
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    let plan = app.world().resource::<TablePlan>().clone();
    assert_eq!((plan.seats.len(), plan.people()), (4, 1));
    assert_eq!(app.world().get_resource::<Opening>(), Some(&Opening::New));
    // It is remembered.
    let kept: Option<TablePlan> = app.world_mut().resource_mut::<Storage>().find(Storage::PLAN);
    assert_eq!(kept, Some(plan));
}

#[test]
fn tab_shows_the_focus_and_goes_round() {
    let mut app = app("tab", WINDOW, Language::English, 1.0);
    assert!(!app.world().resource::<InputFocusVisible>().0);
    let mut met = Vec::new();
    for _ in 0..20 {
        press(&mut app, KeyCode::Tab, Key::Tab);
        met.push(app.world().resource::<InputFocus>().get().unwrap());
    }
    assert!(app.world().resource::<InputFocusVisible>().0);
    met.sort();
    met.dedup();
    // New game, learning, practice, settings, rules, quit, and two languages.
    assert_eq!(met.len(), 8);
}

#[test]
fn arrows_move_between_buttons_and_change_choices() {
    let mut app = app("arrows", WINDOW, Language::English, 1.0);
    for _ in 0..3 {
        press(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    }
    enter(&mut app);
    assert_eq!(menu(&app), Menu::Settings);
    // The first setting is the language.
    press(&mut app, KeyCode::ArrowRight, Key::ArrowRight);
    assert_eq!(app.world().resource::<Settings>().language, Some(Language::German));
    assert!(words(&mut app).contains("Einstellungen"));
    // The panel was built anew, and the focus is still on the language.
    press(&mut app, KeyCode::ArrowRight, Key::ArrowRight);
    assert_eq!(app.world().resource::<Settings>().language, Some(Language::English));
    escape(&mut app);
    assert_eq!(menu(&app), Menu::None);
}

#[test]
fn the_language_changes_while_the_title_is_shown() {
    let mut app = app("language", WINDOW, Language::English, 1.0);
    assert!(words(&mut app).contains("New game"));
    app.world_mut().resource_mut::<Settings>().language = Some(Language::German);
    settle(&mut app);
    let words = words(&mut app);
    assert!(words.contains("Neue Partie") && !words.contains("New game"), "{words}");
}

/// A panel that is built anew is there in the same frame, or it would flicker.
#[test]
fn nothing_flickers_when_words_change() {
    let mut app = app("flicker", WINDOW, Language::English, 1.0);
    app.world_mut().resource_mut::<Settings>().language = Some(Language::German);
    let mut frames = 0;
    while !words(&mut app).contains("Neue Partie") {
        app.update();
        frames += 1;
        assert!(frames < 4);
    }
    let mut texts = app.world_mut().query::<(&Text, &InheritedVisibility, &ComputedNode)>();
    for (text, visible, node) in texts.iter(app.world()) {
        assert!(visible.get() && node.size().min_element() > 0.0, "{text:?}");
    }
}

#[test]
fn escape_pauses_a_match_and_leads_back_out_of_everything() {
    let mut app = app("escape", WINDOW, Language::English, 1.0);
    go(&mut app, Screen::Table, Menu::None);
    let paused = |app: &App| app.world().resource::<State<Paused>>().get().0;
    assert!(!paused(&app));
    escape(&mut app);
    assert_eq!((menu(&app), paused(&app)), (Menu::Pause, true));
    go(&mut app, Screen::Table, Menu::Rules);
    assert!(paused(&app));
    escape(&mut app);
    assert_eq!(menu(&app), Menu::Pause);
    assert!(words(&mut app).contains("The kitchen waits"));
    go(&mut app, Screen::Table, Menu::Settings);
    assert!(!words(&mut app).contains("The kitchen waits"));
    escape(&mut app);
    assert!(words(&mut app).contains("The kitchen waits"));
    escape(&mut app);
    assert_eq!((menu(&app), paused(&app)), (Menu::None, false));
    go(&mut app, Screen::Seats, Menu::None);
    escape(&mut app);
    assert_eq!(screen(&app), Screen::Title);
}

/// At the table's edge Tab leads to a button; what was clicked is not pressed again by the space bar.
#[test]
fn the_edge_of_the_table_has_the_focus_only_after_tab() {
    let mut app = app("edge", WINDOW, Language::English, 1.0);
    go(&mut app, Screen::Table, Menu::None);
    let focused = |app: &App| app.world().resource::<InputFocus>().get();
    assert_eq!(focused(&app), None);
    press(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(focused(&app), None);
    press(&mut app, KeyCode::Tab, Key::Tab);
    assert!(focused(&app).is_some());
    // As a click does.
    app.world_mut().resource_mut::<InputFocusVisible>().0 = false;
    settle(&mut app);
    assert_eq!(focused(&app), None);
}

/// The tiles on the table come first. Whoever plays by key unfolds the sheet, and it stays so for the next dish; whoever
/// comes after has it as they left it.
#[test]
fn the_sheet_of_dishes_is_folded_away_until_a_key_or_its_button_asks_for_it() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("sheet", WINDOW, Language::English, plan(seats), Opening::New);
    until_asked(&mut app);
    let heading = "Choose a dish";
    assert!(!words(&mut app).contains(heading));
    let unfold = button_with(&mut app, "List of dishes");
    click(&mut app, unfold);
    settle(&mut app);
    assert!(words(&mut app).contains(heading));
    // A click takes no focus: the space bar must not choose.
    assert_eq!(app.world().resource::<InputFocus>().get(), None);
    let letter = |app: &mut App| press(app, KeyCode::KeyD, Key::Character("d".into()));
    letter(&mut app);
    assert!(!words(&mut app).contains(heading));
    letter(&mut app);
    assert!(app.world().resource::<InputFocus>().get().is_some());
    // From the first of the easiest to the last.
    for _ in 0..3 {
        press(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    }
    enter(&mut app);
    assert_eq!(sitting(&app).record().moves.last(), Some(&"dish y4".parse().unwrap()));
    until_asked(&mut app);
    assert!(!words(&mut app).contains(heading), "Ben has not unfolded it");
    letter(&mut app);
    assert!(words(&mut app).contains(heading));
    letter(&mut app);
    let moves = ["dish b1", "season lemon", "poured 1+0"];
    for mv in moves {
        until_asked(&mut app);
        assert!(turn_flow::play(app.world_mut(), &[mv.parse().unwrap()]), "{mv}");
    }
    until_asked(&mut app);
    assert_eq!(sitting(&app).game().state().active, Seat::First);
    assert!(words(&mut app).contains(heading) && !words(&mut app).contains("List of dishes"));
}

/// Every tile of the sheet is left or right of, above or below every other as the tiles on the table are, also when some are
/// gone.
#[test]
fn the_sheet_of_dishes_is_laid_out_as_the_table() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("sheet-order", WINDOW, Language::English, plan(seats), Opening::New);
    until_asked(&mut app);
    assert!(turn_flow::play(app.world_mut(), &[Move::Dish("b1".parse().unwrap())]));
    until_asked(&mut app);
    press(&mut app, KeyCode::KeyD, Key::Character("d".into()));
    let dishes: Vec<DishId> = sitting(&app).game().state().table.iter().collect();
    let menu = sitting(&app).game().menu().clone();
    let mut tiles: Vec<(DishId, Vec2, Vec3)> = Vec::new();
    for dish in dishes {
        let drawn = Drawing::of(menu.dish(dish)).image();
        let mut images = app
            .world_mut()
            .query::<(&ImageNode, &ComputedNode, &UiGlobalTransform)>();
        // The card at the left shows one of them large.
        let found = images
            .iter(app.world())
            .find(|(image, node, _)| image.image == drawn && node.size().x < 50.0);
        let on_sheet = found.expect("it is on the sheet").2.translation;
        tiles.push((dish, on_sheet, place(&mut app, Prop::Dish(dish))));
    }
    assert_eq!(tiles.len(), 19);
    for (one, sheet, table) in &tiles {
        for (other, other_sheet, other_table) in &tiles {
            let on_sheet = *other_sheet - *sheet;
            let on_table = (*other_table - *table).xz();
            let sign = |way: Vec2| way.to_array().map(|far| (far / 4.0).round().clamp(-1.0, 1.0));
            assert_eq!(sign(on_sheet), sign(on_table), "{one} and {other}");
        }
    }
}

/// Typing in the search keeps only what mentions it; a section is shown by pressing it.
#[test]
fn the_rules_are_searched_and_turned_by_key() {
    let mut app = app("search", WINDOW, Language::English, 1.0);
    go(&mut app, Screen::Title, Menu::Rules);
    assert!(words(&mut app).contains("Two players"));
    // Round to the search field, which comes first.
    for _ in 0..60 {
        press(&mut app, KeyCode::Tab, Key::Tab);
        let focused = app.world().resource::<InputFocus>().get().unwrap();
        if app.world().get::<EditableText>(focused).is_some() {
            break;
        }
    }
    for letter in ["b", "u", "r", "n", "t"] {
        press(&mut app, KeyCode::KeyB, Key::Character(letter.into()));
    }
    let found = words(&mut app);
    assert!(
        found.contains("Burnt or over-seasoned") && !found.contains("Two players"),
        "{found}"
    );
    press(&mut app, KeyCode::Tab, Key::Tab);
    press(&mut app, KeyCode::Tab, Key::Tab);
    press(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    enter(&mut app);
    assert!(app.world().resource::<RulesAt>().0.is_some());
    escape(&mut app);
    assert_eq!(menu(&app), Menu::None);
}

/// How often the game was left.
#[derive(Resource, Default)]
struct Left(usize);

#[test]
fn quit_quits() {
    let mut app = app("quit", WINDOW, Language::English, 1.0);
    for _ in 0..5 {
        press(&mut app, KeyCode::ArrowDown, Key::ArrowDown);
    }
    assert_eq!(app.should_exit(), None);
    // A message is only there for a while, so it is caught by somebody who listens all the time.
    app.init_resource::<Left>()
        .add_systems(Last, |mut exits: MessageReader<AppExit>, mut left: ResMut<Left>| {
            left.0 += exits.read().filter(|exit| **exit == AppExit::Success).count();
        });
    enter(&mut app);
    assert_eq!(app.world().resource::<Left>().0, 1);
}

#[test]
fn a_saved_match_can_be_resumed_with_one_press() {
    let folder = folder("resume");
    let setup = "seats:2 house:english menu:439c154f7c47c5c8";
    fs::write(
        folder.join(Storage::MATCH),
        format!("toque-match 1 a_la_carte\n{setup}\ndrawn swap\n"),
    )
    .unwrap();
    let mut app = headless::app(WINDOW, Some(folder));
    settle(&mut app);
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(app.world().get_resource::<Opening>(), Some(&Opening::Resume));
}

#[test]
fn a_broken_settings_file_is_set_aside_and_told() {
    let folder = folder("broken");
    fs::write(folder.join(Storage::SETTINGS), "(mouse: \"many\"").unwrap();
    let mut app = headless::app(WINDOW, Some(folder.clone()));
    settle(&mut app);
    assert_eq!(
        fs::read_to_string(folder.join("settings.ron.broken")).unwrap(),
        "(mouse: \"many\""
    );
    assert!(words(&mut app).contains("settings.ron.broken"));
    // Nothing under the notice is pressed by accident; one press puts it away.
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Title);
    assert!(!words(&mut app).contains("settings.ron.broken"));
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Seats);
}

#[test]
fn typing_a_name_reaches_the_plan() {
    let mut app = app("typing", WINDOW, Language::English, 1.0);
    enter(&mut app);
    // From the start button round to the first name: count of seats, then the name.
    for _ in 0..3 {
        press(&mut app, KeyCode::Tab, Key::Tab);
    }
    for letter in ["Z", "o", "e"] {
        press(&mut app, KeyCode::KeyZ, Key::Character(letter.into()));
    }
    for _ in 0..40 {
        let focused = app.world().resource::<InputFocus>().get();
        let first = focused.is_some_and(|thing| app.world().get::<FocusFirst>(thing).is_some());
        if first {
            break;
        }
        press(&mut app, KeyCode::Tab, Key::Tab);
    }
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Table);
    assert_eq!(app.world().resource::<TablePlan>().seats[0].name, "Zoe");
}
