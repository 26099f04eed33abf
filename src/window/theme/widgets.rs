//! What menus and the table's edge are made of: cards, buttons, icons, hints.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use rules::a_la_carte::{Food, Menu};

use super::drawings::Drawing;
use super::ease::Opens;
use super::icons::Icon;
use super::looks::{Fades, Skin};
use super::shade::Lifted;
use super::text::{bold, regular, size, written};
use super::{palette, space};

/// Fills the window and puts what is in it into the middle; lets clicks through.
pub fn whole_window() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::all(px(space::APART)),
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// Darkens what lies under a menu, and takes its clicks.
pub fn veil() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::all(px(space::APART)),
            ..default()
        },
        BackgroundColor(palette::VEIL),
        Opens::default(),
    )
}

/// The look of a card; its [`Node`] says where and how large. Takes clicks, so that nothing under it is pressed.
pub fn card_look() -> impl Bundle {
    (BackgroundColor(palette::CREAM), Lifted)
}

/// The usual node of a card: a column with room around.
#[must_use]
pub fn card_node() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(space::WIDE)),
        row_gap: px(space::APART),
        max_width: percent(100),
        max_height: percent(100),
        border_radius: BorderRadius::all(px(space::ROUNDER)),
        ..default()
    }
}

/// Things beside each other.
pub fn row() -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(space::NEAR),
            row_gap: px(space::NEAR),
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// An icon of this size in this colour.
pub fn icon(icon: Icon, size: f32, colour: Color) -> impl Bundle {
    (
        ImageNode::new(icon.image()).with_color(colour),
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// A dish as it is served: a drawing of this size within a rim of this colour.
pub fn plate(drawing: Drawing, rim: Color, size: f32) -> impl Bundle {
    // As on the tiles: a rim of a sixteenth, over which the drawing stands out.
    let border = (size / 16.0).max(2.0);
    (
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            border: UiRect::all(px(border)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::CREAM.mix(&rim, 0.38)),
        BorderColor::all(rim),
        Pickable::IGNORE,
        children![(
            ImageNode::new(drawing.image()),
            Node {
                position_type: PositionType::Absolute,
                left: px(-border),
                top: px(-border),
                width: px(size),
                height: px(size),
                ..default()
            },
            Pickable::IGNORE,
        )],
    )
}

/// Any food as it is served.
pub fn food(food: Food, menu: &Menu, size: f32) -> impl Bundle + use<> {
    let (drawing, rim) = match food {
        Food::Dish(dish) => (Drawing::of(menu.dish(dish)), palette::dish(dish.colour())),
        Food::Crepe => (Drawing::CrepePicture, palette::CARAMEL),
    };
    plate(drawing, rim, size)
}

/// A key as it is printed on a keyboard.
pub fn key_hint(key: impl Into<String>) -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(6), px(1)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(5)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::CREAM),
        BorderColor::all(palette::CRUST),
        Pickable::IGNORE,
        children![(written(key, bold(size::SMALL), palette::FAINT), TextLayout::no_wrap())],
    )
}

/// What stands on a button.
#[derive(Debug, Clone, Default)]
pub struct Caption {
    text: String,
    icon: Option<Icon>,
    key: Option<String>,
}

impl Caption {
    /// Words.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ..default()
        }
    }

    /// With an icon before them.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// With the key that does the same.
    #[must_use]
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.key = Some(key.into());
        self
    }
}

impl<T: Into<String>> From<T> for Caption {
    fn from(text: T) -> Self {
        Self::new(text)
    }
}

/// A button. Observe [`Activate`](bevy::ui_widgets::Activate) on it.
pub fn button(caption: impl Into<Caption>) -> impl Bundle {
    skinned_button(caption, Skin::PLAIN, size::BODY)
}

/// The button for the main thing to do.
pub fn main_button(caption: impl Into<Caption>) -> impl Bundle {
    skinned_button(caption, Skin::MAIN, size::BODY)
}

/// A button of any look and size of type.
pub fn skinned_button(caption: impl Into<Caption>, skin: Skin, size: f32) -> impl Bundle {
    let Caption {
        text,
        icon: picture,
        key,
    } = caption.into();
    (
        Button,
        skin,
        TabIndex(0),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(space::NEAR),
            padding: UiRect::axes(px(size), px(size * 0.5)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        Children::spawn(SpawnWith(move |parent: &mut ChildSpawner| {
            if let Some(picture) = picture {
                parent.spawn((icon(picture, size * 1.3, palette::INK), Fades(palette::INK)));
            }
            parent.spawn((
                written(text, bold(size), palette::INK),
                TextLayout::justify(Justify::Center),
                Fades(palette::INK),
            ));
            if let Some(key) = key {
                parent.spawn(key_hint(key));
            }
        })),
    )
}

/// An entry of a list, as wide as the list.
pub fn list_button(text: impl Into<String>, skin: Skin) -> impl Bundle {
    (
        Button,
        skin,
        TabIndex(0),
        Node {
            padding: UiRect::axes(px(10), px(7)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            flex_shrink: 0.0,
            ..default()
        },
        children![(written(text, regular(size::SMALL), palette::INK), Fades(palette::INK))],
    )
}

/// A button that only has an icon; `size` is that of the icon.
pub fn icon_button(picture: Icon, size: f32, skin: Skin) -> impl Bundle {
    (
        Button,
        skin,
        TabIndex(0),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            padding: UiRect::all(px(size * 0.35)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            flex_shrink: 0.0,
            ..default()
        },
        children![(icon(picture, size, palette::INK), Fades(palette::INK))],
    )
}
