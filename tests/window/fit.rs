//! Nothing is cut off: measured from the layout of every text on every screen.

use std::fs;

use bevy::prelude::*;
use bevy::text::{PositionedGlyph, TextLayoutInfo, TextSpan};
use bevy::ui::{ComputedNode, OverflowAxis, UiGlobalTransform};
use rules::a_la_carte::HouseRules;
use toque::texts::Language;
use toque::window::faces::Print;
use toque::window::headless;
use toque::window::menus::RulesAt;
use toque::window::plan::TablePlan;
use toque::window::prints::{PrintCanvas, PrintCell};
use toque::window::screen::{Menu, Screen};
use toque::window::settings::Settings;
use toque::window::storage::Storage;

use crate::stage::{app, folder, go, settle, words};

/// Rounding of glyphs to pixels.
const LEEWAY: f32 = 1.5;

/// The root above a thing.
fn root(world: &World, parents: &mut QueryState<&ChildOf>, mut thing: Entity) -> Entity {
    while let Ok(parent) = parents.get(world, thing) {
        thing = parent.parent();
    }
    thing
}

/// The ink of a text from the corner of its node. The size of a layout would include the space at which a line was
/// broken.
fn ink(layout: &TextLayoutInfo) -> Vec2 {
    let far = |glyph: &PositionedGlyph| glyph.position + glyph.atlas_info.rect.size() / 2.0;
    layout.glyphs.iter().map(far).fold(Vec2::ZERO, Vec2::max)
}

/// Every text that is wider or higher than its node, than the window, or than something that cuts it off; each with why.
/// What can be scrolled to is not cut off.
pub fn cut_off(app: &mut App, window: Vec2) -> Vec<String> {
    cut_off_under(app, window, |_| true)
}

/// The same for what lies on the card with these words, and for nothing below it.
pub fn cut_off_beside(app: &mut App, window: Vec2, words: &str) -> Vec<String> {
    let world = app.world_mut();
    let mut texts = world.query::<(Entity, &Text)>();
    let mut parents = world.query::<&ChildOf>();
    let found = texts.iter(world).find(|(_, text)| text.0 == words);
    let (entity, _) = found.unwrap_or_else(|| panic!("nothing says “{words}”"));
    let card = root(world, &mut parents, entity);
    cut_off_under(app, window, |root| root == card)
}

fn cut_off_under(app: &mut App, window: Vec2, counts: impl Fn(Entity) -> bool) -> Vec<String> {
    let world = app.world_mut();
    let mut texts =
        world.query_filtered::<(Entity, &Text, &TextLayoutInfo, &ComputedNode, &UiGlobalTransform), With<Node>>();
    let mut boxes = world.query::<(&Node, &ComputedNode, &UiGlobalTransform)>();
    let mut parents = world.query::<&ChildOf>();
    let mut spans = world.query::<&TextSpan>();
    let mut children = world.query::<&Children>();
    let mut found = Vec::new();
    let mut seen = 0;
    for (entity, text, layout, node, place) in texts.iter(world) {
        let mut words = text.0.clone();
        for child in children.get(world, entity).into_iter().flatten() {
            words.extend(spans.get(world, *child).map(|span| span.0.clone()));
        }
        let top = root(world, &mut parents, entity);
        if words.is_empty() || world.get::<PrintCanvas>(top).is_some() || !counts(top) {
            continue;
        }
        seen += 1;
        let size = ink(layout);
        if size.min_element() <= 0.0 {
            found.push(format!("“{words}” is not laid out"));
            continue;
        }
        if size.x > node.size().x + LEEWAY || size.y > node.size().y + LEEWAY {
            found.push(format!("“{words}” takes {size} and has {}", node.size()));
        }
        let corner = place.translation - node.size() / 2.0;
        let mut area = Rect::from_corners(corner, corner + size);
        let mut above = parents.get(world, entity).ok().map(ChildOf::parent);
        while let Some(ancestor) = above {
            let Ok((style, node, place)) = boxes.get(world, ancestor) else {
                break;
            };
            let room = Rect::from_center_size(place.translation, node.size());
            for (axis, overflow) in [style.overflow.x, style.overflow.y].into_iter().enumerate() {
                match overflow {
                    OverflowAxis::Visible => {}
                    // It can be brought into view: what counts further up is the room in which it will be.
                    OverflowAxis::Scroll => {
                        area.min[axis] = room.min[axis];
                        area.max[axis] = room.max[axis];
                    }
                    OverflowAxis::Clip | OverflowAxis::Hidden => {
                        if area.min[axis] < room.min[axis] - LEEWAY || area.max[axis] > room.max[axis] + LEEWAY {
                            found.push(format!("“{words}” is cut off by what it lies in"));
                        }
                    }
                }
                // In a scroller that runs up and down, text that is too wide is cut off all the same.
                let scrolls = [style.overflow.x, style.overflow.y].contains(&OverflowAxis::Scroll);
                if scrolls
                    && overflow == OverflowAxis::Visible
                    && (area.min[axis] < room.min[axis] - LEEWAY || area.max[axis] > room.max[axis] + LEEWAY)
                {
                    found.push(format!("“{words}” is wider than what scrolls"));
                }
            }
            above = parents.get(world, ancestor).ok().map(ChildOf::parent);
        }
        let outside = area.min.min_element() < -LEEWAY || (area.max - window).max_element() > LEEWAY;
        if outside {
            found.push(format!("“{words}” is outside the window, at {area:?}"));
        }
    }
    if seen == 0 {
        found.push("there is nothing to read".to_owned());
    }
    found
}

const SIZES: [UVec2; 3] = [UVec2::new(1280, 720), UVec2::new(960, 600), UVec2::new(640, 400)];

#[test]
fn no_text_is_cut_off_on_any_screen() {
    let mut found = Vec::new();
    for size in SIZES {
        for language in Language::ALL {
            for text in [1.0, 1.5, 2.0] {
                let name = format!("fit-{}-{}-{text}", size.x, language.code());
                let mut app = app(&name, size, language, text);
                for (screen, menu) in [
                    (Screen::Title, Menu::None),
                    (Screen::Seats, Menu::None),
                    (Screen::Title, Menu::Settings),
                    (Screen::Title, Menu::Begun),
                    (Screen::Table, Menu::Pause),
                    (Screen::Table, Menu::Settings),
                    (Screen::Table, Menu::Rules),
                ] {
                    go(&mut app, screen, menu);
                    let here = cut_off(&mut app, size.as_vec2());
                    found.extend(
                        here.into_iter()
                            .map(|what| format!("{name} {screen:?} {menu:?}: {what}")),
                    );
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What is not always there: a match to resume, rules mixed by hand, a notice of something that went wrong.
#[test]
fn no_text_is_cut_off_that_shows_only_at_times() {
    let mut found = Vec::new();
    for size in SIZES {
        for language in Language::ALL {
            let name = format!("rare-{}-{}", size.x, language.code());
            let folder = folder(&name);
            fs::write(folder.join(Storage::MATCH), "a match").unwrap();
            fs::create_dir_all(folder.join("begun")).unwrap();
            for number in 1..=12 {
                fs::write(folder.join(format!("begun/{number:04}.match")), "a match").unwrap();
            }
            let mix = TablePlan {
                house: HouseRules {
                    dishes: 9,
                    ..HouseRules::german()
                },
                ..TablePlan::default()
            };
            fs::write(folder.join(Storage::PLAN), ron::to_string(&mix).unwrap()).unwrap();
            let mut app = headless::app(size, Some(folder.clone()));
            app.world_mut().resource_mut::<Settings>().language = Some(language);
            settle(&mut app);
            let mut look = |app: &mut App, what: &str| {
                let here = cut_off(app, size.as_vec2());
                found.extend(here.into_iter().map(|found| format!("{name} {what}: {found}")));
            };
            let others = ["12 more open matches", "Noch 12 offene Partien"];
            assert!(
                others.iter().any(|others| words(&mut app).contains(others)),
                "{}",
                words(&mut app)
            );
            look(&mut app, "a match to resume");
            go(&mut app, Screen::Seats, Menu::None);
            assert!(words(&mut app).contains('9'));
            look(&mut app, "a mix");
            let mut storage = app.world_mut().resource_mut::<Storage>();
            storage.set_aside(
                Storage::PLAN,
                "1:20: expected something else, and many more words about it".repeat(3),
            );
            settle(&mut app);
            assert!(words(&mut app).contains("table.ron.broken"));
            look(&mut app, "a notice");
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_section_of_the_rules_is_cut_off() {
    let text = fs::read_to_string("docs/rules/a-la-carte.en.md").unwrap();
    let mut ids: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("<!-- id: ")?.strip_suffix(" -->"))
        .collect();
    ids.sort_unstable();
    ids.dedup();
    assert!(ids.len() > 20);
    let mut found = Vec::new();
    for language in Language::ALL {
        let size = UVec2::new(640, 400);
        let mut app = app(&format!("sections-{}", language.code()), size, language, 1.0);
        go(&mut app, Screen::Title, Menu::Rules);
        for id in &ids {
            app.world_mut().resource_mut::<RulesAt>().0 = Some((*id).to_owned());
            settle(&mut app);
            let here = cut_off(&mut app, size.as_vec2());
            found.extend(here.into_iter().map(|what| format!("{} {id}: {what}", language.code())));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The test above can fail: text in too narrow a node, in a node that cuts, and outside the window is found.
#[test]
fn text_that_is_cut_off_is_found() {
    let size = UVec2::new(960, 600);
    let mut app = app("cut", size, Language::English, 1.0);
    assert_eq!(cut_off(&mut app, size.as_vec2()), Vec::<String>::new());
    let wrong = [
        Node {
            width: px(20),
            ..default()
        },
        Node {
            position_type: PositionType::Absolute,
            left: px(950),
            ..default()
        },
    ];
    for node in wrong {
        let bad = app
            .world_mut()
            .spawn((node, Text::new("Bouillabaisse"), TextLayout::no_wrap()))
            .id();
        settle(&mut app);
        assert_eq!(cut_off(&mut app, size.as_vec2()).len(), 1);
        app.world_mut().despawn(bad);
        settle(&mut app);
    }
    let clipped = Node {
        width: px(40),
        overflow: Overflow::clip(),
        ..default()
    };
    let inner = Node {
        flex_shrink: 0.0,
        width: px(300),
        ..default()
    };
    let bad = app
        .world_mut()
        .spawn((clipped, children![(inner, Text::new("Bouillabaisse"))]))
        .id();
    settle(&mut app);
    assert_eq!(cut_off(&mut app, size.as_vec2()).len(), 1);
    app.world_mut().despawn(bad);
    settle(&mut app);
    assert!(cut_off(&mut app, size.as_vec2()).is_empty());
}

/// What is printed on the toys stays within its disc, or its square on the die, whatever the size of the menus.
#[test]
fn no_print_is_cut_off() {
    let mut found = Vec::new();
    for language in Language::ALL {
        for (marks, text) in [(false, 1.0), (true, 1.5)] {
            let name = format!("prints-{}-{marks}", language.code());
            let mut app = headless::app(UVec2::new(1280, 720), Some(folder(&name)));
            let mut settings = app.world_mut().resource_mut::<Settings>();
            (settings.language, settings.marks, settings.text) = (Some(language), marks, text);
            settle(&mut app);
            let world = app.world_mut();
            let mut texts = world.query::<(Entity, &Text, &TextLayoutInfo, &ComputedNode, &UiGlobalTransform)>();
            let cells = world.query::<(&PrintCell, &ComputedNode, &UiGlobalTransform)>();
            let parents = world.query::<&ChildOf>();
            let mut seen = 0;
            for (entity, text, layout, node, place) in texts.iter(world) {
                let above = std::iter::successors(Some(entity), |&thing| {
                    parents.get_manual(world, thing).ok().map(ChildOf::parent)
                });
                let cell = above.filter_map(|thing| cells.get_manual(world, thing).ok()).next();
                let Some((PrintCell(print), cell, middle)) = cell else {
                    continue;
                };
                seen += 1;
                let corner = place.translation - node.size() / 2.0;
                let area = Rect::from_corners(corner, corner + ink(layout));
                let corners = [
                    area.min,
                    area.max,
                    Vec2::new(area.min.x, area.max.y),
                    Vec2::new(area.max.x, area.min.y),
                ];
                let inside = corners.into_iter().all(|corner| {
                    let off = corner - middle.translation;
                    match print {
                        Print::Die(_) => off.abs().max_element() < cell.size().x / 2.0,
                        // The corner of a box of letters may stand out a little where no letter is.
                        _ => off.length() < cell.size().x / 2.0 + 2.0,
                    }
                });
                assert!((cell.size().x - Print::CELL as f32).abs() < 1.0, "{}", cell.size());
                let fits = (ink(layout) - node.size()).max_element() < LEEWAY;
                if !inside || !fits || ink(layout).min_element() <= 0.0 {
                    found.push(format!(
                        "{name} {print:?}: “{}” at {area:?}, middle {}",
                        text.0, middle.translation
                    ));
                }
            }
            assert!(seen > 100, "{seen}");
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
