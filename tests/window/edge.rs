//! The edge of the table: nothing is cut off, and help is where it is looked for.

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use opponents::Level;
use rules::Game;
use rules::a_la_carte::{Condiment, DishId, Seat};
use toque::texts::Language;
use toque::window::plan::Opening;
use toque::window::settings::{Pace, Settings};
use toque::window::table::camera::Look;
use toque::window::table::hands::Hands;
use toque::window::table::thing::Thing;

use crate::fit::cut_off;
use crate::mouse::{button, button_with, click, point, seen};
use crate::party::{SIZE, chef, open, person, plan, sitting, take_dish, until_asked};
use crate::stage::{press, settle, words};

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
    let position = seen(app, Thing::Bottle(kind));
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
        let position = seen(&mut app, Thing::Dish(dish.parse().unwrap()));
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
            press(&mut app, KeyCode::Digit1, Key::Character("1".into()));
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

/// A hint is a legal move with a reason, and changes nothing.
#[test]
fn a_hint_advises_and_does_not_act() {
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
    let said = words(&mut app);
    assert!(said.contains("Take "), "{said}");
    assert_eq!(*sitting(&app).game().state(), before);
    assert_eq!(cut_off(&mut app, SIZE.as_vec2()), Vec::<String>::new());
}

/// The rules open where they speak of what the mouse is over.
#[test]
fn the_rules_open_at_the_right_place() {
    use toque::window::menus::RulesAt;
    let mut app = open(
        "look-up",
        SIZE,
        Language::English,
        plan(vec![person("Ada"), person("Ben")]),
        Opening::New,
    );
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    let cup = seen(&mut app, Thing::Bottle(Condiment::Lemon));
    point(&mut app, cup);
    press(&mut app, KeyCode::KeyI, Key::Character("i".into()));
    assert_eq!(app.world().resource::<RulesAt>().0.as_deref(), Some("season"));
}

/// Holding a row of the seats shows that chef's pan, and what is in it.
#[test]
fn somebody_elses_pan_is_looked_at_by_holding_their_row() {
    let seats = vec![person("Ada"), person("Ben")];
    let mut app = open("row", SIZE, Language::English, plan(seats), Opening::New);
    take_dish(&mut app, "o2");
    take_dish(&mut app, "b1");
    until_asked(&mut app);
    assert!(words(&mut app).contains("In the pan of Ada"));
    let row = button_with(&mut app, "Ben");
    point(&mut app, row);
    app.update();
    button(&mut app, ButtonState::Pressed);
    settle(&mut app);
    assert_eq!(app.world().resource::<Look>().pan, Some(Seat::Second));
    assert!(words(&mut app).contains("In the pan of Ben"), "{}", words(&mut app));
    button(&mut app, ButtonState::Released);
    settle(&mut app);
    assert_eq!(app.world().resource::<Look>().pan, None);
    assert!(words(&mut app).contains("In the pan of Ada"));
}
