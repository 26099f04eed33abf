//! Words stand apart: no pair of letters is drawn so near that the space between them is lost.

use bevy::prelude::*;
use bevy::text::{FontFeatureTag, FontFeatures, TextLayoutInfo};
use toque::texts::Language;
use toque::window::theme::text::{bold, regular, written};

use crate::stage::{app, settle};

/// Ten times what is read, so that rounding to pixels does not count.
const SIZE: f32 = 170.0;

/// The gaps of ink between the words, in pixels.
fn gaps(app: &mut App, words: &str, font: TextFont) -> Vec<f32> {
    let line = (written(words, font, Color::BLACK), TextLayout::no_wrap());
    let text = app.world_mut().spawn(line).id();
    settle(app);
    let layout = app.world().get::<TextLayoutInfo>(text).unwrap();
    let edges: Vec<(f32, f32)> = layout
        .glyphs
        .iter()
        .map(|glyph| {
            let half = glyph.atlas_info.rect.size().x / 2.0;
            (glyph.position.x - half, glyph.position.x + half)
        })
        .collect();
    assert_eq!(edges.len(), words.chars().count(), "a glyph for each letter");
    let spaces = words.chars().enumerate().filter(|(_, letter)| *letter == ' ');
    let gaps = spaces.map(|(at, _)| edges[at + 1].0 - edges[at - 1].1).collect();
    app.world_mut().despawn(text);
    gaps
}

/// Kerning brings letters together, not words.
#[test]
fn a_space_is_as_wide_before_and_after_every_letter_as_without_kerning() {
    let mut app = app("type-face", UVec2::new(1280, 720), Language::German, 1.0);
    let letters = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain("ÄÖÜäöüß".chars());
    let mut sentences: Vec<String> = ["Crêpe, Versuch 1 von 2", "(1 Löwe)"].map(str::to_owned).to_vec();
    sentences.extend(letters.map(|letter| format!("n {letter} n, {letter}: {letter}")));
    for font in [regular(SIZE), bold(SIZE)] {
        let unkerned = TextFont {
            font_features: FontFeatures::builder().set(FontFeatureTag::new(b"kern"), 0).build(),
            ..font.clone()
        };
        for words in &sentences {
            let (kerned, wished) = (
                gaps(&mut app, words, font.clone()),
                gaps(&mut app, words, unkerned.clone()),
            );
            let is_kept = kerned.iter().zip(&wished).all(|(gap, wished)| *gap > wished - 1.5);
            assert!(is_kept, "“{words}”: {kerned:?}, and without kerning {wished:?}");
        }
    }
}
