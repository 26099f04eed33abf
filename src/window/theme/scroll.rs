//! Areas that can be longer than there is room: by wheel, by bar, by key.

use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;
use bevy::ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb};
use bevy::window::PrimaryWindow;

use super::{palette, space};

use crate::window::screen::FrameSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(turn_page)
        .add_systems(Update, hide_idle_bars.in_set(FrameSystems::Menus));
}

/// An area that scrolls up and down. Give it a height by its surroundings, and put what scrolls into it.
pub fn scroller() -> impl Bundle {
    spaced_scroller(space::NEAR)
}

/// The same with other gaps between what is in it; none for lists that are clicked.
pub fn spaced_scroller(gap: f32) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            overflow: Overflow::scroll_y(),
            flex_grow: 1.0,
            min_height: px(0),
            min_width: px(0),
            row_gap: px(gap),
            padding: UiRect::new(px(space::TIGHT), px(12), px(space::TIGHT), px(space::NEAR)),
            ..default()
        },
        ScrollArea,
    )
}

/// A bar for a scroller, to be spawned beside it in a row.
pub fn bar(target: Entity) -> impl Bundle {
    (
        Node {
            width: px(10),
            min_width: px(10),
            margin: UiRect::vertical(px(space::TIGHT)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Scrollbar::new(target, ControlOrientation::Vertical, 36.0),
        BackgroundColor(palette::FLOUR),
        children![(
            ScrollbarThumb {
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::CRUST),
        )],
    )
}

/// Marks the scroller that the page keys move.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct PageKeys;

fn turn_page(
    event: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<PrimaryWindow>>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<PageKeys>>,
) {
    if !windows.contains(event.focused_entity) || !event.input.state.is_pressed() {
        return;
    }
    for (node, mut position) in &mut areas {
        let page = node.size().y * node.inverse_scale_factor;
        let most = (node.content_size().y * node.inverse_scale_factor - page).max(0.0);
        let to = match event.input.key_code {
            KeyCode::PageDown => position.y + page * 0.8,
            KeyCode::PageUp => position.y - page * 0.8,
            KeyCode::Home => 0.0,
            KeyCode::End => most,
            _ => continue,
        };
        position.y = to.clamp(0.0, most);
    }
}

/// A bar without anything to scroll would only be in the way.
fn hide_idle_bars(mut bars: Query<(&Scrollbar, &mut Visibility)>, areas: Query<&ComputedNode>) {
    for (bar, mut visibility) in &mut bars {
        let idle = areas
            .get(bar.target)
            .is_ok_and(|area| area.content_size().y <= area.size().y + 1.0);
        visibility.set_if_neq(if idle {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}
