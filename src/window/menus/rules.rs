//! The rules, to look something up: sections at the left, what one says at the right, and a search.

use std::time::Duration;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, FocusedInput, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollIntoView, ValueChange, observe};
use bevy::window::PrimaryWindow;

use super::back::CameFrom;
use super::rule_pictures;
use super::rule_text::{Block, Section, found, marked, runs, sections};
use crate::window::faces::Prints;
use crate::window::language::CurrentTexts;
use crate::window::picture::Redraw;
use crate::window::screen::{FrameSystems, Menu, Screen, go};
use crate::window::theme::focus::{FocusFirst, Scope};
use crate::window::theme::icons::Icon;
use crate::window::theme::inputs::text_field;
use crate::window::theme::looks::Skin;
use crate::window::theme::rebuild::{Live, refresh};
use crate::window::theme::scroll::{PageKeys, bar, scroller, spaced_scroller};
use crate::window::theme::text::{bold, heading, part_heading, regular, remark, size, written};
use crate::window::theme::widgets::{card_look, card_node, icon, icon_button, key_hint, list_button, veil};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesAt>()
        .init_resource::<Search>()
        .init_resource::<Seek>()
        .add_observer(seek)
        .add_systems(OnEnter(Menu::Rules), open)
        .add_systems(
            Update,
            (
                refresh::<SearchHint>.run_if(resource_changed::<Search>),
                bring_into_sight,
                (refresh::<SectionList>, refresh::<SectionText>, to_the_top).run_if(
                    resource_changed::<Search>
                        .or_eager(resource_changed::<RulesAt>)
                        .or_eager(resource_exists_and_changed::<Prints>),
                ),
            )
                .in_set(FrameSystems::Menus),
        );
}

/// The section that is shown, by its id in `docs/rules`. Set it and then the menu to [`Menu::Rules`] to open the rules
/// at a section; nothing shows the first.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct RulesAt(pub Option<String>);

/// How wide the field is into which one types what is searched for.
const FIELD: f32 = 170.0;

/// What is searched for.
#[derive(Resource, Debug, Clone, Default)]
struct Search(String);

/// Whether somebody wants to search as soon as the rules are open.
#[derive(Resource, Debug, Default)]
struct Seek(bool);

/// What is printed on the key that leads to the search.
const SEEK: &str = "/";

#[derive(Component)]
struct SearchField;
#[derive(Component)]
struct SearchHint;
#[derive(Component)]
struct SectionList;
#[derive(Component)]
struct SectionText;

/// `/`, wherever it is on the keyboard, and Ctrl+F lead to the search; to the rules first, if they are not open.
fn seek(
    event: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<PrimaryWindow>>,
    keys: Res<ButtonInput<KeyCode>>,
    fields: Query<Entity, With<SearchField>>,
    (menu, screen): (Res<State<Menu>>, Res<State<Screen>>),
    (mut focus, mut visible): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    (mut wanted, mut next): (ResMut<Seek>, ResMut<NextState<Menu>>),
) {
    if !windows.contains(event.focused_entity) || !event.input.state.is_pressed() || event.input.repeat {
        return;
    }
    let slash = matches!(&event.input.logical_key, Key::Character(letter) if letter == SEEK);
    let control = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    let is_meant = slash || (control && event.input.key_code == KeyCode::KeyF);
    if !is_meant {
        return;
    }
    match fields.single() {
        Ok(field) if focus.get() != Some(field) => {
            focus.set(field, FocusCause::Navigated);
            visible.0 = true;
        }
        // In the practice kitchen the hands are at work.
        Err(_) if matches!(menu.get(), Menu::None | Menu::Pause) && *screen.get() != Screen::Practice => {
            wanted.0 = true;
            visible.0 = true;
            go(&mut next, Menu::Rules);
        }
        _ => {}
    }
}

fn open((mut search, mut seek): (ResMut<Search>, ResMut<Seek>), mut redraw: ResMut<Redraw>, mut commands: Commands) {
    search.0.clear();
    let seeks = std::mem::take(&mut seek.0);
    // Until the list has been laid out and brought to the right place.
    redraw.request_for(Duration::from_millis(200));
    let node = Node {
        width: px(940),
        height: percent(100),
        max_height: px(680),
        padding: UiRect::all(px(20)),
        row_gap: px(space::NEAR),
        ..card_node()
    };
    let column = |width: Val, grow: f32| Node {
        width,
        flex_grow: grow,
        flex_basis: if grow > 0.0 { px(0) } else { auto() },
        min_width: px(0),
        min_height: px(0),
        flex_shrink: if grow > 0.0 { 1.0 } else { 0.0 },
        ..default()
    };
    commands
        .spawn((veil(), GlobalZIndex(10), Scope::MENU, DespawnOnExit(Menu::Rules)))
        .with_children(|root| {
            root.spawn((node, card_look())).with_children(|card| {
                card.spawn((
                    Node {
                        justify_content: JustifyContent::SpaceBetween,
                        align_items: AlignItems::Center,
                        column_gap: px(space::NEAR),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|top| {
                    top.spawn((
                        Node {
                            flex_grow: 1.0,
                            ..default()
                        },
                        Live::new(fill_heading),
                        Pickable::IGNORE,
                    ));
                    top.spawn(icon(Icon::Search, 20.0, palette::FAINT));
                    top.spawn((Node::default(), Pickable::IGNORE)).with_children(|search| {
                        // Not part of a live panel: the cursor stays while one types.
                        let mut field = search.spawn((SearchField, text_field("", 24, FIELD), observe(search_for)));
                        if seeks {
                            field.insert(FocusFirst);
                        }
                        search.spawn((
                            Node {
                                position_type: PositionType::Absolute,
                                left: px(12),
                                right: px(12),
                                height: percent(100),
                                align_items: AlignItems::Center,
                                justify_content: JustifyContent::SpaceBetween,
                                ..default()
                            },
                            SearchHint,
                            Live::new(fill_hint),
                            Pickable::IGNORE,
                        ));
                    });
                    top.spawn((icon_button(Icon::Cross, 16.0, Skin::PLAIN), observe(close)));
                });
                card.spawn((
                    Node {
                        flex_grow: 1.0,
                        min_height: px(0),
                        column_gap: px(space::NEAR),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|sides| {
                    sides
                        .spawn((column(px(205), 0.0), Pickable::IGNORE))
                        .with_children(|side| {
                            let list = side
                                .spawn((spaced_scroller(0.0), SectionList, Live::new(fill_list)))
                                .id();
                            side.spawn(bar(list));
                        });
                    sides
                        .spawn((column(auto(), 1.0), Pickable::IGNORE))
                        .with_children(|side| {
                            let text = side
                                .spawn((scroller(), SectionText, PageKeys, Live::new(fill_text)))
                                .id();
                            side.spawn(bar(text));
                        });
                });
            });
        });
}

/// What is found best is open at once, whatever was open before.
fn search_for(
    change: On<ValueChange<String>>,
    speech: Res<CurrentTexts>,
    mut search: ResMut<Search>,
    mut at: ResMut<RulesAt>,
) {
    search.0.clone_from(&change.value);
    let sections = sections(speech.language());
    let best = found(&sections, &search.0).first().map(|section| section.id.clone());
    if let Some(best) = best.filter(|_| !search.0.trim().is_empty()) {
        at.0 = Some(best);
    }
}

fn close(_: On<Activate>, from: Res<CameFrom>, mut menu: ResMut<NextState<Menu>>) {
    go(&mut menu, from.0);
}

fn to_the_top(mut texts: Query<&mut ScrollPosition, With<SectionText>>) {
    for mut position in &mut texts {
        position.y = 0.0;
    }
}

fn fill_heading(In(panel): In<Entity>, speech: Res<CurrentTexts>, mut commands: Commands) {
    commands.entity(panel).with_child(heading(speech.line("rules-heading")));
}

/// What the field is for, until something stands in it.
fn fill_hint(In(panel): In<Entity>, search: Res<Search>, speech: Res<CurrentTexts>, mut commands: Commands) {
    if search.0.is_empty() {
        commands.entity(panel).with_children(|hint| {
            hint.spawn((remark(speech.line("rules-search")), TextLayout::no_wrap()));
            hint.spawn(key_hint(SEEK));
        });
    }
}

/// The section to show: the one asked for if it is among what was found, or the first that was. If nothing was found, what
/// is shown stays.
fn shown<'s>(sections: &'s [Section], at: &RulesAt, search: &Search) -> Option<&'s Section> {
    let asked = |section: &&Section| at.0.as_ref() == Some(&section.id);
    let found = found(sections, &search.0);
    let anywhere = || sections.iter().find(asked).or(sections.first());
    found
        .iter()
        .copied()
        .find(asked)
        .or(found.first().copied())
        .or_else(anywhere)
}

/// The entry of what is shown, which may be further down the list than one sees; it is known where once it is laid out, in
/// so many frames.
#[derive(Component)]
struct Unseen(u8);

const LAID_OUT: u8 = 2;

fn bring_into_sight(mut entries: Query<(Entity, &mut Unseen)>, mut commands: Commands) {
    for (entity, mut unseen) in &mut entries {
        if let Some(left) = unseen.0.checked_sub(1) {
            unseen.0 = left;
        } else {
            commands.entity(entity).remove::<Unseen>();
            commands.trigger(ScrollIntoView { entity });
        }
    }
}

fn fill_list(
    In(panel): In<Entity>,
    speech: Res<CurrentTexts>,
    search: Res<Search>,
    at: Res<RulesAt>,
    mut commands: Commands,
) {
    let sections = sections(speech.language());
    let chosen = shown(&sections, &at, &search).map(|section| section.id.clone());
    let found = found(&sections, &search.0);
    commands.entity(panel).with_children(|list| {
        for &section in &found {
            let here = chosen.as_ref() == Some(&section.id);
            let skin = if here {
                Skin {
                    edge: Color::NONE,
                    ..Skin::MAIN
                }
            } else {
                Skin::FLAT
            };
            let id = section.id.clone();
            let mut entry = list.spawn((
                list_button(section.title.clone(), skin),
                observe(move |_: On<Activate>, mut at: ResMut<RulesAt>| at.0 = Some(id.clone())),
            ));
            if here {
                entry.insert((FocusFirst, Unseen(LAID_OUT)));
            }
        }
        if found.is_empty() {
            list.spawn(remark(speech.line("rules-nothing")));
        }
    });
}

fn fill_text(
    In(panel): In<Entity>,
    speech: Res<CurrentTexts>,
    (at, search): (Res<RulesAt>, Res<Search>),
    prints: Res<Prints>,
    mut commands: Commands,
) {
    let sections = sections(speech.language());
    let Some(section) = shown(&sections, &at, &search) else {
        return;
    };
    commands.entity(panel).with_children(|text| {
        text.spawn(part_heading(section.title.clone()));
        rule_pictures::spawn(text, &section.id, &prints, &speech);
        let wanted = search.0.trim();
        // Where it is first spoken of is brought into sight.
        let mut first = true;
        for block in &section.blocks {
            let is_here = first && !wanted.is_empty() && speaks_of(block, wanted);
            first &= !is_here;
            let lies = match block {
                Block::Paragraph(words) => rich(text, words, wanted, Node::default()),
                Block::Point(words) => point(text, words, wanted),
                Block::Table(rows) => table(text, rows, wanted),
            };
            if is_here {
                text.commands().entity(lies).insert(Unseen(LAID_OUT));
            }
        }
    });
}

/// A point of a list.
fn point(text: &mut ChildSpawnerCommands, words: &str, wanted: &str) -> Entity {
    let node = Node {
        column_gap: px(space::NEAR),
        ..default()
    };
    let mut row = text.spawn((node, Pickable::IGNORE));
    row.with_children(|row| {
        row.spawn((
            Node {
                width: px(7),
                height: px(7),
                margin: UiRect::top(px(8)),
                flex_shrink: 0.0,
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::CARAMEL),
            Pickable::IGNORE,
        ));
        let rest = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        rich(row, words, wanted, rest);
    });
    row.id()
}

/// Whether what is searched for stands there.
fn speaks_of(block: &Block, wanted: &str) -> bool {
    let has = |text: &str| marked(text, wanted).iter().any(|(_, hit)| *hit);
    match block {
        Block::Paragraph(words) | Block::Point(words) => has(words),
        Block::Table(rows) => rows.iter().flatten().any(|cell| has(cell)),
    }
}

/// Marks what was searched for.
#[derive(Component)]
pub struct Found;

/// Text in which some words are emphasised, and those that were searched for are marked.
fn rich(parent: &mut ChildSpawnerCommands, words: &str, wanted: &str, node: Node) -> Entity {
    parent
        .spawn((node, written("", regular(size::BODY), palette::INK)))
        .with_children(|text| {
            for (run, emphasised) in runs(words) {
                let font = if emphasised {
                    bold(size::BODY)
                } else {
                    regular(size::BODY)
                };
                spans(text, run, wanted, &font);
            }
        })
        .id()
}

fn spans(text: &mut ChildSpawnerCommands, words: &str, wanted: &str, font: &TextFont) {
    for (piece, hit) in marked(words, wanted) {
        let mut span = text.spawn((TextSpan::new(piece), font.clone(), TextColor(palette::INK)));
        if hit {
            span.insert((TextBackgroundColor(palette::HONEY), Found));
        }
    }
}

fn table(parent: &mut ChildSpawnerCommands, rows: &[Vec<String>], wanted: &str) -> Entity {
    let columns = rows.first().map_or(0, Vec::len);
    // Columns share the room by the longest text in each, so that numbers do not take as much as sentences.
    let longest = |column: usize| {
        let lengths = rows
            .iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count());
        lengths.max().unwrap_or(1).clamp(5, 26) as f32
    };
    // No word is broken; this is wide enough for the widest letters of small type.
    let widest_word = |column: usize| {
        let words = rows
            .iter()
            .filter_map(|row| row.get(column))
            .flat_map(|cell| cell.split(' '));
        words.map(|word| word.chars().count()).max().unwrap_or(1) as f32 * 8.0
    };
    let node = Node {
        flex_direction: FlexDirection::Column,
        border_radius: BorderRadius::all(px(space::ROUND)),
        padding: UiRect::axes(px(space::NEAR), px(space::TIGHT)),
        ..default()
    };
    parent
        .spawn((node, BackgroundColor(palette::FLOUR)))
        .with_children(|table| {
            for (number, cells) in rows.iter().enumerate() {
                let node = Node {
                    column_gap: px(space::NEAR),
                    padding: UiRect::vertical(px(3)),
                    border: UiRect::top(px(if number == 0 { 0.0 } else { 1.0 })),
                    ..default()
                };
                table
                    .spawn((node, BorderColor::all(palette::CRUST), Pickable::IGNORE))
                    .with_children(|row| {
                        for column in 0..columns {
                            let node = Node {
                                flex_grow: longest(column),
                                flex_basis: px(0),
                                min_width: px(widest_word(column)),
                                ..default()
                            };
                            let font = if number == 0 {
                                bold(size::SMALL)
                            } else {
                                regular(size::SMALL)
                            };
                            let cell = cells.get(column).map_or("", String::as_str).replace("**", "");
                            row.spawn((node, written("", font.clone(), palette::INK)))
                                .with_children(|text| spans(text, &cell, wanted, &font));
                        }
                    });
            }
        })
        .id()
}
