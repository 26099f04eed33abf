//! The type face, its sizes, and text as a bundle.

use bevy::asset::{AssetId, uuid::Uuid};
use bevy::prelude::*;
use bevy::text::FontSource;

use super::palette;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load);
}

/// For emphasis and for everything that is pressed. The regular weight is the default font.
pub const BOLD: Handle<Font> = Handle::Uuid(
    Uuid::from_u128(0x7096_e1c0_0000_4000_8000_f0e7_0000_0001),
    std::marker::PhantomData,
);

/// Sizes in pixels at scale 1.
pub mod size {
    /// The name of the game.
    pub const TITLE: f32 = 88.0;
    /// What a card is about.
    pub const HEADING: f32 = 30.0;
    /// What a part of a card is about.
    pub const PART: f32 = 20.0;
    /// What is read.
    pub const BODY: f32 = 17.0;
    /// What is read if one wants to know more.
    pub const SMALL: f32 = 14.0;
}

/// Regular type of a size.
#[must_use]
pub fn regular(size: f32) -> TextFont {
    TextFont {
        font_size: FontSize::Px(size),
        ..default()
    }
}

/// Bold type of a size.
#[must_use]
pub fn bold(size: f32) -> TextFont {
    TextFont {
        font: FontSource::Handle(BOLD),
        ..regular(size)
    }
}

/// Text of any size and colour.
pub fn written(text: impl Into<String>, font: TextFont, colour: Color) -> impl Bundle {
    (Text::new(text), font, TextColor(colour), Pickable::IGNORE)
}

/// A line of text on a card.
pub fn label(text: impl Into<String>) -> impl Bundle {
    written(text, regular(size::BODY), palette::INK)
}

/// A smaller, fainter line, for what explains.
pub fn remark(text: impl Into<String>) -> impl Bundle {
    written(text, regular(size::SMALL), palette::FAINT)
}

/// What a card is about.
pub fn heading(text: impl Into<String>) -> impl Bundle {
    written(text, bold(size::HEADING), palette::INK)
}

/// What a part of a card is about.
pub fn part_heading(text: impl Into<String>) -> impl Bundle {
    written(text, bold(size::PART), palette::INK)
}

fn load(mut fonts: ResMut<Assets<Font>>) -> Result {
    let regular = include_bytes!("../../../assets/fonts/Fredoka-Medium.ttf");
    let bold = include_bytes!("../../../assets/fonts/Fredoka-SemiBold.ttf");
    fonts.insert(AssetId::default(), Font::from_bytes(regular.to_vec()))?;
    fonts.insert(BOLD.id(), Font::from_bytes(bold.to_vec()))?;
    Ok(())
}
