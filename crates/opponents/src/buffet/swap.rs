//! What the first to leave puts away.

use rules::buffet::{Card, Cards, View};

/// What a card is worth to hold, beside one that is drawn blindly: its fields against the average of what may be drawn.
pub(super) fn average_of(unseen: Cards) -> f32 {
    let sum: i32 = unseen.iter().map(Card::fields).sum();
    sum as f32 / f32::from(unseen.len().max(1))
}

/// Everything that runs less far than what comes instead will on average. Cards that run further are never put away.
pub(super) fn low_cards(view: &View, misjudged: f32) -> Cards {
    let average = (average_of(view.unseen()) + misjudged).clamp(0.0, 6.0);
    view.hand
        .iter()
        .filter(|card| (card.fields() as f32) < average)
        .collect()
}
