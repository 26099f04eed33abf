//! The soft shadow below a card. The engine works it out anew for every pixel below the card, in every frame: for a
//! processor that was more than half of a window at rest (docs/picture.md), so there a card does without.

use bevy::prelude::*;

use super::palette;
use crate::window::picture::Drawn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        shade.after(super::looks::look).before(bevy::ui::UiSystems::Prepare),
    );
}

/// Lies above what is behind it.
#[derive(Component, Debug, Clone, Copy, Default)]
#[require(BoxShadow)]
pub struct Lifted;

fn shade(drawn: Option<Res<Drawn>>, mut cards: Query<(Ref<Lifted>, &mut BoxShadow)>) {
    let Some(drawn) = drawn else { return };
    for (lifted, mut shadow) in &mut cards {
        if lifted.is_added() || drawn.is_changed() {
            *shadow = if drawn.has_soft_shadows() {
                BoxShadow::new(palette::SHADOW, Val::ZERO, px(6), Val::ZERO, px(18))
            } else {
                BoxShadow(Vec::new())
            };
        }
    }
}
