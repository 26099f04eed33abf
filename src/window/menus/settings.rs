//! Language, sight, hands, pace, sound. Everything takes effect at once.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderRange, ValueChange, observe};
use sounds::{Cue, Sound};

use super::back::CameFrom;
use crate::texts::Language;
use crate::window::language::CurrentTexts;
use crate::window::screen::{FrameSystems, Menu, go};
use crate::window::settings::{Pace, Quality, Settings, Volume};
use crate::window::sound::{Ask, Device};
use crate::window::theme::focus::{Scope, SeenTogether};
use crate::window::theme::inputs::{choice, slider, toggle};
use crate::window::theme::rebuild::{Live, refresh};
use crate::window::theme::scale::TextRoom;
use crate::window::theme::scroll::{bar, scroller};
use crate::window::theme::space;
use crate::window::theme::text::{heading, label, part_heading, remark};
use crate::window::theme::widgets::{card_look, card_node, main_button, veil};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Settings), open).add_systems(
        Update,
        // Whether there is a sound card turns out a moment after the start, and a window changes its size.
        refresh::<Card>
            .in_set(FrameSystems::Menus)
            .run_if(resource_changed::<Device>.or_eager(resource_changed::<TextRoom>)),
    );
}

/// The sizes of text that can be chosen, in percent.
const TEXT_SIZES: [u32; 5] = [100, 125, 150, 175, 200];
const PICTURES: [Option<Quality>; 5] = [
    None,
    Some(Quality::Software),
    Some(Quality::Low),
    Some(Quality::Medium),
    Some(Quality::High),
];
const CONTROL: f32 = 250.0;

/// The card with all settings.
#[derive(Component)]
struct Card;

fn open(mut commands: Commands) {
    commands.spawn((
        veil(),
        GlobalZIndex(10),
        Scope::MENU,
        DespawnOnExit(Menu::Settings),
        Card,
        Live::new(fill),
    ));
}

fn fill(
    In(root): In<Entity>,
    speech: Res<CurrentTexts>,
    settings: Res<Settings>,
    device: Res<Device>,
    room: Res<TextRoom>,
    mut commands: Commands,
) {
    let node = Node {
        width: px(640),
        height: percent(100),
        max_height: px(660),
        padding: UiRect::all(px(20)),
        ..card_node()
    };
    commands.entity(root).with_children(|root| {
        root.spawn((node, card_look())).with_children(|card| {
            card.spawn(heading(speech.line("settings-heading")));
            card.spawn((
                Node {
                    flex_grow: 1.0,
                    min_height: px(0),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|beside| {
                let list = beside
                    .spawn(scroller())
                    .with_children(|list| {
                        choices(list, &speech, &settings, *room);
                        volumes(list, &speech, &settings, *device);
                        switches(list, &speech, &settings);
                    })
                    .id();
                beside.spawn(bar(list));
            });
            card.spawn((
                main_button(speech.line("menu-done")),
                observe(
                    |_: On<Activate>, from: Res<CameFrom>, mut menu: ResMut<NextState<Menu>>| {
                        go(&mut menu, from.0);
                    },
                ),
            ));
        });
    });
}

fn choices(list: &mut ChildSpawnerCommands, speech: &CurrentTexts, settings: &Settings, room: TextRoom) {
    let lines = |ids: &[&str]| -> Vec<String> { ids.iter().map(|id| speech.line(id)).collect() };
    let at = Language::ALL.iter().position(|&language| language == speech.language());
    setting(
        list,
        speech.line("settings-language"),
        Some(speech.line("settings-language-why")),
    )
    .with_children(|row| {
        row.spawn((
            choice(
                lines(&["language-english", "language-german"]),
                at.unwrap_or(0),
                CONTROL,
            ),
            observe(|change: On<ValueChange<usize>>, mut settings: ResMut<Settings>| {
                settings.language = Language::ALL.get(change.value).copied();
            }),
        ));
    });

    let percent = |value: u32| speech.say("settings-percent", [("value", value.into())]);
    let now = (settings.text * 100.0).round() as u32;
    // Only what fits this window can be chosen. What was chosen in a larger one is kept for it.
    let most = (room.0 * 100.0 + 0.1).floor() as u32;
    let fitting = TEXT_SIZES.iter().filter(|&&size| size <= most).count().max(1);
    let offered = &TEXT_SIZES[..fitting];
    let at = offered.iter().rposition(|&size| size <= now).unwrap_or(0);
    let is_short = fitting < TEXT_SIZES.len();
    let largest = percent(offered.last().copied().unwrap_or(100));
    let why = if is_short {
        speech.say("settings-text-room", [("percent", largest.into())])
    } else {
        speech.line("settings-text-why")
    };
    setting(list, speech.line("settings-text"), Some(why)).with_children(|row| {
        row.spawn((
            choice(offered.iter().copied().map(percent).collect(), at, CONTROL),
            observe(|change: On<ValueChange<usize>>, mut settings: ResMut<Settings>| {
                settings.text = TEXT_SIZES.get(change.value).map_or(1.0, |&size| size as f32 / 100.0);
            }),
        ));
    });

    let paces = [
        "settings-pace-natural",
        "settings-pace-double",
        "settings-pace-fourfold",
        "settings-pace-skip",
    ];
    let at = Pace::ALL.iter().position(|&pace| pace == settings.pace);
    setting(
        list,
        speech.line("settings-pace"),
        Some(speech.line("settings-pace-why")),
    )
    .with_children(|row| {
        row.spawn((
            choice(lines(&paces), at.unwrap_or(0), CONTROL),
            observe(|change: On<ValueChange<usize>>, mut settings: ResMut<Settings>| {
                settings.pace = Pace::ALL.get(change.value).copied().unwrap_or_default();
            }),
        ));
    });

    let pictures = [
        "settings-quality-auto",
        "settings-quality-software",
        "settings-quality-low",
        "settings-quality-medium",
        "settings-quality-high",
    ];
    let at = PICTURES.iter().position(|&quality| quality == settings.quality);
    setting(
        list,
        speech.line("settings-quality"),
        Some(speech.line("settings-quality-why")),
    )
    .with_children(|row| {
        row.spawn((
            choice(lines(&pictures), at.unwrap_or(0), CONTROL),
            observe(|change: On<ValueChange<usize>>, mut settings: ResMut<Settings>| {
                settings.quality = PICTURES.get(change.value).copied().flatten();
            }),
        ));
    });

    // Twice as far and half as far are equally far from the middle.
    let why = speech.line("settings-mouse-why");
    setting(list, speech.line("settings-mouse"), Some(why)).with_children(|row| {
        row.spawn((
            slider(SliderRange::new(-2.0, 2.0), 0.25, settings.mouse.log2(), CONTROL),
            observe(|change: On<ValueChange<f32>>, mut settings: ResMut<Settings>| {
                settings.mouse = change.value.exp2().clamp(0.25, 4.0);
            }),
        ));
    });
}

/// How loud everything is; each slider is heard when it is let go.
fn volumes(list: &mut ChildSpawnerCommands, speech: &CurrentTexts, settings: &Settings, device: Device) {
    type Field = fn(&mut Volume) -> &mut f32;
    let volume = settings.volume;
    let parts: [([&str; 2], f32, Field, Option<Cue>); 5] = [
        (
            ["settings-volume", "settings-volume-why"],
            volume.all,
            |v| &mut v.all,
            Some(Cue::DialClick),
        ),
        (
            ["settings-volume-kitchen", "settings-volume-kitchen-why"],
            volume.kitchen,
            |v| &mut v.kitchen,
            Some(Cue::DialClick),
        ),
        (
            ["settings-volume-music", "settings-volume-music-why"],
            volume.music,
            |v| &mut v.music,
            None,
        ),
        (
            ["settings-volume-ambience", "settings-volume-ambience-why"],
            volume.ambience,
            |v| &mut v.ambience,
            None,
        ),
        (
            ["settings-volume-interface", "settings-volume-interface-why"],
            volume.interface,
            |v| &mut v.interface,
            Some(Cue::Press),
        ),
    ];
    list.spawn(part_heading(speech.line("settings-sound")));
    if device == Device::Missing {
        list.spawn(remark(speech.line("settings-sound-missing")));
    }
    for ([name, why], value, field, sample) in parts {
        setting(list, speech.line(name), Some(speech.line(why))).with_children(|row| {
            row.spawn((
                slider(SliderRange::new(0.0, 1.0), 0.1, value, CONTROL),
                observe(
                    move |change: On<ValueChange<f32>>,
                          mut settings: ResMut<Settings>,
                          mut asks: MessageWriter<Ask>| {
                        *field(&mut settings.volume) = change.value.clamp(0.0, 1.0);
                        if let Some(sample) = sample.filter(|_| change.is_final) {
                            asks.write(Ask::plain(Sound::Cue(sample)));
                        }
                    },
                ),
            ));
        });
    }
    list.spawn(part_heading(speech.line("settings-more")));
}

fn switches(list: &mut ChildSpawnerCommands, speech: &CurrentTexts, settings: &Settings) {
    type Field = fn(&mut Settings) -> &mut bool;
    let switches: [(&str, &str, bool, Field); 5] = [
        ("settings-left", "settings-left-why", settings.left_handed, |s| {
            &mut s.left_handed
        }),
        ("settings-motion", "settings-motion-why", settings.reduced_motion, |s| {
            &mut s.reduced_motion
        }),
        ("settings-marks", "settings-marks-why", settings.marks, |s| &mut s.marks),
        ("settings-slow", "settings-slow-why", settings.slow_pour, |s| {
            &mut s.slow_pour
        }),
        ("settings-coach", "settings-coach-why", settings.coach, |s| &mut s.coach),
    ];
    for (name, why, on, field) in switches {
        let column = Node {
            flex_direction: FlexDirection::Column,
            // The ring around a switch that has the focus lies over no word.
            row_gap: px(6),
            ..default()
        };
        list.spawn((column, SeenTogether, Pickable::IGNORE))
            .with_children(|column| {
                column.spawn((
                    toggle(speech.line(name), on),
                    observe(move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
                        *field(&mut settings) = change.value;
                    }),
                ));
                column.spawn((
                    Node {
                        margin: UiRect::left(px(56)),
                        ..default()
                    },
                    remark(speech.line(why)),
                ));
            });
    }
}

/// A row with a name, perhaps a remark, and room for what sets it.
fn setting<'a>(list: &'a mut ChildSpawnerCommands, name: String, why: Option<String>) -> EntityCommands<'a> {
    let mut row = list.spawn((
        Node {
            justify_content: JustifyContent::SpaceBetween,
            align_items: AlignItems::Center,
            column_gap: px(space::APART),
            row_gap: px(space::TIGHT),
            ..default()
        },
        SeenTogether,
        Pickable::IGNORE,
    ));
    row.with_children(|row| {
        row.spawn((
            Node {
                flex_direction: FlexDirection::Column,
                // What it sets keeps its width; these words take the rest and are broken into lines.
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|words| {
            words.spawn(label(name));
            if let Some(why) = why {
                words.spawn(remark(why));
            }
        });
    });
    row
}
