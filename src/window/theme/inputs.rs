//! What settings are set with: switches, choices, sliders and fields to type into. Each tells of a change by
//! [`ValueChange`], and shows it by itself.

use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEditChange};
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::{
    Activate, Button, Checkbox, SelectAllOnFocus, Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb,
    SliderValue, TrackClick, ValueChange, checkbox_self_update, observe, slider_self_update,
};

use super::icons::Icon;
use super::looks::{Fades, Skin};
use super::text::{bold, regular, size, written};
use super::widgets::icon;
use super::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(begin_switched).add_observer(tell_typing).add_systems(
        PostUpdate,
        (show_switches, show_choices, show_sliders)
            .chain()
            .in_set(ShowSystems)
            .after(super::rebuild::LiveSystems)
            .before(bevy::ui::UiSystems::Prepare),
    );
}

/// A switch with words. Tells `ValueChange<bool>`.
pub fn toggle(text: impl Into<String>, on: bool) -> impl Bundle {
    let text = text.into();
    (
        Checkbox,
        Switch(on),
        Skin::FLAT,
        TabIndex(0),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(space::NEAR),
            padding: UiRect::axes(px(6), px(5)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        observe(checkbox_self_update),
        children![
            (
                SwitchTrack,
                Node {
                    width: px(42),
                    height: px(24),
                    flex_shrink: 0.0,
                    border_radius: BorderRadius::MAX,
                    padding: UiRect::all(px(3)),
                    ..default()
                },
                BackgroundColor(palette::ASH),
                Pickable::IGNORE,
                children![(
                    Node {
                        width: px(18),
                        height: px(18),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(Color::WHITE),
                    Pickable::IGNORE,
                )],
            ),
            (written(text, regular(size::BODY), palette::INK), Fades(palette::INK)),
        ],
    )
}

/// Whether a switch begins switched on.
#[derive(Component, Debug, Clone, Copy)]
struct Switch(bool);

#[derive(Component, Debug, Clone, Copy)]
struct SwitchTrack;

/// One of several: ◀ value ▶. Tells `ValueChange<usize>`, the number of what was chosen.
pub fn choice(options: Vec<String>, at: usize, width: f32) -> impl Bundle {
    let shown = options.get(at).cloned().unwrap_or_default();
    (
        Choice { options, at },
        Skin {
            hover: palette::DOUGH,
            press: palette::DOUGH,
            edge: Color::NONE,
            ..Skin::PLAIN
        },
        TabIndex(0),
        Node {
            width: px(width),
            max_width: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        observe(choose_by_key),
        children![
            (arrow(Icon::Left), observe(choose::<-1>)),
            (
                ChoiceText,
                written(shown, bold(size::BODY), palette::INK),
                TextLayout::justify(Justify::Center),
                Fades(palette::INK)
            ),
            (arrow(Icon::Right), observe(choose::<1>)),
        ],
    )
}

/// What can be chosen, and which of it is.
#[derive(Component, Debug, Clone)]
pub struct Choice {
    /// The words for each.
    pub options: Vec<String>,
    /// Which one is chosen.
    pub at: usize,
}

#[derive(Component, Debug, Clone, Copy)]
struct ChoiceText;

fn arrow(picture: Icon) -> impl Bundle {
    (
        Button,
        Skin {
            hover: palette::HONEY,
            press: palette::BUTTER,
            ..Skin::FLAT
        },
        Node {
            padding: UiRect::axes(px(7), px(10)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            flex_shrink: 0.0,
            ..default()
        },
        children![(icon(picture, 14.0, palette::INK), Fades(palette::INK))],
    )
}

fn step(by: isize, entity: Entity, choices: &mut Query<&mut Choice>, commands: &mut Commands) {
    if let Ok(mut choice) = choices.get_mut(entity)
        && !choice.options.is_empty()
    {
        let count = choice.options.len() as isize;
        choice.at = (choice.at as isize + by).rem_euclid(count) as usize;
        commands.trigger(ValueChange {
            source: entity,
            value: choice.at,
            is_final: true,
        });
    }
}

fn choose<const BY: isize>(
    activated: On<Activate>,
    parents: Query<&ChildOf>,
    mut choices: Query<&mut Choice>,
    mut commands: Commands,
) {
    if let Ok(parent) = parents.get(activated.entity) {
        step(BY, parent.parent(), &mut choices, &mut commands);
    }
}

fn choose_by_key(
    mut event: On<FocusedInput<KeyboardInput>>,
    off: Query<(), With<InteractionDisabled>>,
    mut choices: Query<&mut Choice>,
    mut commands: Commands,
) {
    let by = match event.input.key_code {
        KeyCode::ArrowLeft => -1,
        KeyCode::ArrowRight | KeyCode::Enter | KeyCode::Space => 1,
        _ => return,
    };
    event.propagate(false);
    if event.input.state.is_pressed() && !off.contains(event.focused_entity) {
        step(by, event.focused_entity, &mut choices, &mut commands);
    }
}

/// A slider. Tells `ValueChange<f32>`.
pub fn slider(range: SliderRange, step: f32, value: f32, width: f32) -> impl Bundle {
    (
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        range,
        SliderStep(step),
        SliderPrecision(2),
        SliderValue(value),
        Skin::FLAT,
        TabIndex(0),
        Node {
            width: px(width),
            max_width: percent(100),
            height: px(28),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        observe(slider_self_update),
        children![
            (
                Node {
                    width: percent(100),
                    height: px(8),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::CRUST),
                Pickable::IGNORE,
            ),
            (
                Node {
                    position_type: PositionType::Absolute,
                    left: px(0),
                    right: px(22),
                    top: px(3),
                    height: px(22),
                    ..default()
                },
                Pickable::IGNORE,
                children![(
                    SliderThumb,
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(22),
                        height: px(22),
                        border_radius: BorderRadius::MAX,
                        border: UiRect::all(px(2)),
                        ..default()
                    },
                    BackgroundColor(palette::BUTTER),
                    BorderColor::all(palette::CARAMEL),
                )],
            ),
        ],
    )
}

/// A field to type into. Tells `ValueChange<String>` whenever what is in it changes.
pub fn text_field(text: impl AsRef<str>, most: usize, width: f32) -> impl Bundle {
    let mut editable = EditableText::new(text);
    editable.max_characters = Some(most);
    editable.cursor_width = 0.1;
    (
        Typed(editable.value().to_string()),
        editable,
        Skin::FIELD,
        TabIndex(0),
        SelectAllOnFocus,
        Node {
            width: px(width),
            max_width: percent(100),
            padding: UiRect::axes(px(10), px(7)),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        BorderColor::all(palette::CRUST),
        regular(size::BODY),
        TextColor(palette::INK),
        TextLayout::no_wrap(),
        TextCursorStyle {
            color: palette::INK,
            selection_color: palette::HONEY,
            unfocused_selection_color: Color::NONE,
            selected_text_color: None,
        },
    )
}

/// What a field held when it last told of a change.
#[derive(Component, Debug, Clone)]
struct Typed(String);

/// Inputs show what they are set to; how they look under the mouse comes after that.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct ShowSystems;

fn begin_switched(added: On<Add, Switch>, switches: Query<&Switch>, mut commands: Commands) {
    if switches.get(added.entity).is_ok_and(|switch| switch.0) {
        commands.entity(added.entity).insert(Checked);
    }
}

fn show_switches(
    switches: Query<(&Children, Has<Checked>), With<Switch>>,
    mut tracks: Query<(&mut Node, &mut BackgroundColor), With<SwitchTrack>>,
) {
    for (children, on) in &switches {
        for &child in children {
            let Ok((mut node, mut colour)) = tracks.get_mut(child) else {
                continue;
            };
            let side = if on { JustifyContent::End } else { JustifyContent::Start };
            if node.justify_content != side {
                node.justify_content = side;
            }
            colour.set_if_neq(BackgroundColor(if on { palette::BASIL } else { palette::CRUST }));
        }
    }
}

fn show_choices(choices: Query<(&Choice, &Children), Changed<Choice>>, mut texts: Query<&mut Text, With<ChoiceText>>) {
    for (choice, children) in &choices {
        for &child in children {
            if let Ok(mut text) = texts.get_mut(child) {
                text.0 = choice.options.get(choice.at).cloned().unwrap_or_default();
            }
        }
    }
}

fn show_sliders(
    sliders: Query<(Entity, &SliderValue, &SliderRange), Changed<SliderValue>>,
    children: Query<&Children>,
    mut thumbs: Query<&mut Node, With<SliderThumb>>,
) {
    for (slider, value, range) in &sliders {
        for child in children.iter_descendants(slider) {
            if let Ok(mut node) = thumbs.get_mut(child) {
                node.left = percent(range.thumb_position(value.0) * 100.0);
            }
        }
    }
}

/// The engine tells of every movement of the cursor; we only of what was written.
fn tell_typing(edited: On<TextEditChange>, mut fields: Query<(&EditableText, &mut Typed)>, mut commands: Commands) {
    let source = edited.event_target();
    let Ok((text, mut typed)) = fields.get_mut(source) else {
        return;
    };
    let now = text.value().to_string();
    if now != typed.0 {
        typed.0.clone_from(&now);
        commands.trigger(ValueChange {
            source,
            value: now,
            is_final: false,
        });
    }
}
