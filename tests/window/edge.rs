//! The edge of the table: nothing is cut off, and help is where it is looked for.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use opponents::Level;
use rules::Game;
use rules::a_la_carte::{Condiment, Cup, DishId, Move, Seat};
use toque::texts::Language;
use toque::window::menus::RulesAt;
use toque::window::plan::Opening;
use toque::window::screen::{Menu, Screen};
use toque::window::settings::{Pace, Settings};
use toque::window::table::camera::Look;
use toque::window::table::hands::Hands;
use toque::window::table::prop::Prop;
use toque::window::table::shown_table::{CupPlace, ShownTable, cup_kind};
use toque::window::table::turn_flow::{self, TableMessage};

use crate::fit::cut_off;
use crate::mouse::{button, button_with, click, point, reach, seen};
use crate::party::{SIZE, chef, open, person, plan, sitting, take_dish, until_asked};
use crate::stage::{app, go, menu, press, settle, words};

/// The other person's turn, with a bottle in the hand.
fn take_bottle(app: &mut App, dish: &str) {
    press(app, KeyCode::KeyE, Key::Character("e".into()));
    until_asked(app);
    let dish: DishId = dish.parse().unwrap();
    let menu = sitting(app).game().menu();
    let kind = Condiment::ALL
        .into_iter()
        .find(|kind| menu.recipe(dish).asks_for(*kind) > 0)
        .unwrap();
    let position = seen(app, Prop::Bottle(kind));
    click(app, position);
    assert!(!app.world().resource::<Hands>().are_free(), "a click takes the bottle");
}

/// Panels are as high as what they say.
#[test]
fn the_recipe_card_is_no_higher_than_its_words() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("card", SIZE, Language::German, plan(seats), Opening::New);
    for dish in ["r4", "b1"] {
        take_dish(&mut app, dish);
    }
    until_asked(&mut app);
    assert_card_fits(&mut app);
    // Other dishes, one after the other, as the mouse goes over them.
    for dish in ["y1", "o1", "b2", "r4"] {
        let position = seen(&mut app, Prop::Dish(dish.parse().unwrap()));
        point(&mut app, position);
        settle(&mut app);
    }
    point(&mut app, Vec2::new(640.0, 300.0));
    settle(&mut app);
    assert_card_fits(&mut app);
}

fn assert_card_fits(app: &mut App) {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let (_, card) = texts
        .iter(world)
        .find(|(text, _)| text.0.contains("Pfanne von"))
        .unwrap();
    let card = card.parent();
    let children = world.get::<Children>(card).unwrap().to_vec();
    let height = |entity: Entity| world.get::<ComputedNode>(entity).unwrap().size().y;
    let words: f32 = children.iter().map(|&child| height(child)).sum();
    // Room between and around them.
    let room = 24.0 + 6.0 * children.len() as f32;
    let each: Vec<f32> = children.iter().map(|&child| height(child)).collect();
    assert!(
        height(card) < words + room + 2.0,
        "{} for {each:?} and {room}",
        height(card)
    );
}

/// The edge of the table in the phases of a game, in both languages and two sizes: nothing is cut off.
#[test]
fn the_edge_of_the_table_fits() {
    let mut found = Vec::new();
    for size in [UVec2::new(1280, 720), UVec2::new(960, 600)] {
        for language in Language::ALL {
            let mut one = person("Wilhelmine");
            one.steady = true;
            let seats = vec![one, person("Ben"), chef(2, Level::Commis), chef(3, Level::Chef)];
            let name = format!("edge-{}-{}", size.x, language.code());
            let mut app = open(&name, size, language, plan(seats), Opening::New);
            app.world_mut().resource_mut::<Settings>().pace = Pace::Skip;
            let mut look = |app: &mut App, when: &str| {
                settle(app);
                let here = cut_off(app, size.as_vec2());
                found.extend(here.into_iter().map(|what| format!("{name}, {when}: {what}")));
            };
            until_asked(&mut app);
            look(&mut app, "choosing a dish");
            for dish in ["o4", "b1"] {
                take_dish(&mut app, dish);
            }
            until_asked(&mut app);
            look(&mut app, "one's turn");
            press(&mut app, KeyCode::Digit2, Key::Character("2".into()));
            look(&mut app, "a steady pour");
            press(&mut app, KeyCode::Space, Key::Space);
            until_asked(&mut app);
            look(&mut app, "after a pour");
            let other = if language == Language::English {
                Language::German
            } else {
                Language::English
            };
            let before = words(&mut app);
            app.world_mut().resource_mut::<Settings>().language = Some(other);
            settle(&mut app);
            assert_ne!(words(&mut app), before, "the language changes while playing");
            look(&mut app, "in the other language");
            take_bottle(&mut app, "b1");
            look(&mut app, "a pour by mouse");
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What stands under a headline on the same card.
fn below(app: &mut App, headline: impl Fn(&str) -> bool) -> Vec<String> {
    let world = app.world_mut();
    let mut texts = world.query::<(&Text, &ChildOf)>();
    let (_, card) = texts.iter(world).find(|(text, _)| headline(&text.0)).unwrap();
    let card = card.parent();
    let children = world.get::<Children>(card).unwrap().to_vec();
    let lines = children.into_iter().filter_map(|child| world.get::<Text>(child));
    let lines = lines.map(|text| text.0.clone());
    lines.filter(|line| !headline(line)).collect()
}

/// A hint is a legal move with a reason, and changes nothing.
#[test]
fn a_hint_advises_with_its_reason_and_does_not_act() {
    let mut app = open(
        "hint",
        SIZE,
        Language::English,
        plan(vec![person("Ada"), person("Ben")]),
        Opening::New,
    );
    until_asked(&mut app);
    let before = *sitting(&app).game().state();
    press(&mut app, KeyCode::KeyH, Key::Character("h".into()));
    let reason = below(&mut app, |line| line.starts_with("Take ") && line.ends_with('.'));
    assert!(
        matches!(reason.as_slice(), [why] if why.ends_with(['.', '!'])),
        "{reason:?}"
    );
    assert_eq!(*sitting(&app).game().state(), before);
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
}

/// Hints are sentences, in both languages, and do not read like the buttons that do the same.
#[test]
fn hints_are_whole_sentences() {
    let hints = [
        ("season herbs", "Season with the herb bottle.", "Würze mit Kräutern."),
        (
            "play reseason 2 lemon",
            "Tip the lemon bottle over Ben's dish.",
            "Würze das Gericht von Ben mit Zitrone.",
        ),
        ("play swap 2", "Swap stoves with Ben.", "Tausche den Herd mit Ben."),
        (
            "play point",
            "Play your cup as a point.",
            "Spiel deine Tasse als Punkt.",
        ),
        (
            "play spoons",
            "Play your cup and hold three spoons again.",
            "Spiel deine Tasse und nimm wieder drei Löffel.",
        ),
        (
            "play cool 2",
            "Play your cup and turn your dial down by 2.",
            "Spiel deine Tasse und dreh deinen Regler um 2 zurück.",
        ),
    ];
    for language in Language::ALL {
        let seats = vec![person("Ada"), person("Ben")];
        let name = format!("hints-{}", language.code());
        let mut app = open(&name, SIZE, language, plan(seats), Opening::New);
        until_asked(&mut app);
        for (mv, english, german) in hints {
            app.world_mut()
                .write_message(TableMessage::Hint(mv.parse().unwrap(), None));
            settle(&mut app);
            let sentence = match language {
                Language::English => english,
                Language::German => german,
            };
            assert!(words(&mut app).contains(sentence), "{sentence}: {}", words(&mut app));
        }
    }
}

/// Opens the rules by key and closes them again: the section with this id and this title is what they show.
fn assert_rules_open_at(app: &mut App, id: &str, title: &str) {
    press(app, KeyCode::KeyI, Key::Character("i".into()));
    assert_eq!(app.world().resource::<RulesAt>().0.as_deref(), Some(id));
    assert_eq!(menu(app), Menu::Rules);
    // In the list of all sections, and over the one that is shown.
    let shown = words(app);
    assert_eq!(shown.lines().filter(|line| *line == title).count(), 2, "{shown}");
    press(app, KeyCode::Escape, Key::Escape);
    assert_eq!(menu(app), Menu::None);
}

/// Lets these moves happen, chance included, until somebody is asked again.
fn happen(app: &mut App, moves: &[&str]) {
    let moves: Vec<Move> = moves.iter().map(|mv| mv.parse().unwrap()).collect();
    assert!(turn_flow::play(app.world_mut(), &moves));
    until_asked(app);
}

/// The rules open where they speak of what the mouse is over, or else of what the table waits for.
#[test]
fn the_rules_open_at_the_right_place() {
    // Over the rows of the seats, where no toy is.
    const NOWHERE: Vec2 = Vec2::new(40.0, 20.0);
    let mut app = open(
        "look-up",
        SIZE,
        Language::English,
        plan(vec![person("Ada"), person("Ben")]),
        Opening::New,
    );
    until_asked(&mut app);
    point(&mut app, NOWHERE);
    assert_rules_open_at(&mut app, "dishes", "Reading a recipe");
    take_dish(&mut app, "y4");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    reach(&mut app, Prop::Bottle(Condiment::Lemon));
    assert_rules_open_at(&mut app, "season", "Seasoning");
    let cups = app.world().resource::<ShownTable>().cups;
    let first = |wanted: CupPlace| cups.iter().position(|place| *place == wanted).unwrap();
    let hidden = first(CupPlace::Tray);
    reach(&mut app, Prop::Cup(hidden as u8));
    assert_rules_open_at(&mut app, "cups", "Taking a cup");
    let mine = first(CupPlace::Held(Seat::First));
    reach(&mut app, Prop::Cup(mine as u8));
    let (id, title) = match cup_kind(mine) {
        Cup::Point => ("cup-point", "Cup: victory point"),
        Cup::Swap => ("cup-swap", "Cup: swap stoves"),
        Cup::Spoons => ("cup-spoons", "Cup: three spoons"),
        Cup::Reseason => ("cup-reseason", "Cup: season a rival's dish"),
        Cup::Cool => ("cup-cool", "Cup: reduce heat"),
    };
    assert_rules_open_at(&mut app, id, title);
    point(&mut app, NOWHERE);
    assert_rules_open_at(&mut app, "turn", "Your turn");
    happen(&mut app, &["season lemon", "poured 1+0"]);
    assert_rules_open_at(&mut app, "new-dish", "A new dish");
    happen(&mut app, &["crepe", "end"]);
    assert_rules_open_at(&mut app, "crepe", "The crêpe");
}

/// What is searched for is shown at once, and the field says what it is for.
#[test]
fn a_search_shows_what_it_finds_first() {
    let mut app = app("find", SIZE, Language::English, 1.0);
    go(&mut app, Screen::Title, Menu::Rules);
    assert!(words(&mut app).lines().any(|line| line == "Search"));
    let mut fields = app.world_mut().query_filtered::<Entity, With<EditableText>>();
    let field = fields.single(app.world()).unwrap();
    let mut focus = app.world_mut().resource_mut::<InputFocus>();
    focus.set(field, FocusCause::Navigated);
    for letter in ["r", "e", "f", "i", "l", "l"] {
        press(&mut app, KeyCode::KeyR, Key::Character(letter.into()));
    }
    let shown = words(&mut app);
    assert_eq!(shown.lines().filter(|line| *line == "Refilling").count(), 2, "{shown}");
    assert!(!shown.lines().any(|line| line == "Search"), "{shown}");
}

/// Holding a row of the seats shows that chef's pan, and what is in it.
#[test]
fn somebody_elses_pan_is_looked_at_by_holding_their_row() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("row", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    assert!(words(&mut app).contains("In Ada's pan"));
    let row = button_with(&mut app, "Ben");
    point(&mut app, row);
    app.update();
    button(&mut app, ButtonState::Pressed);
    settle(&mut app);
    assert_eq!(app.world().resource::<Look>().pan, Some(Seat::Second));
    assert!(words(&mut app).contains("In Ben's pan"), "{}", words(&mut app));
    button(&mut app, ButtonState::Released);
    settle(&mut app);
    assert_eq!(app.world().resource::<Look>().pan, None);
    assert!(words(&mut app).contains("In Ada's pan"));
}
