//! What is read in the practice kitchen: on the left what to try, on the right what came of it, below the tape.

mod outcome;
mod tape_bar;
mod tasks;

use bevy::prelude::*;

use super::tape::Tape;
use super::{Notes, Practice};
use crate::window::screen::Screen;
use crate::window::table::hud::timing_bar;
use crate::window::theme::focus::Scope;
use crate::window::theme::rebuild::{Live, refresh};
use crate::window::theme::space;
use crate::window::theme::widgets::card_look;

/// A panel that shows what is practised.
#[derive(Component)]
pub struct PracticePanel;

/// The panel of the tape.
#[derive(Component)]
pub struct TapePanel;

/// The button that plays and stops it. Built anew by itself, because a hand may be on the slider beside it.
#[derive(Component)]
pub struct PlayPanel;

/// The room of the panels: they lie at the edges, and the kitchen between them is free for the hand.
pub fn open(mut commands: Commands) {
    let edge = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::FlexStart,
        padding: UiRect::all(px(10)),
        column_gap: px(space::NEAR),
        ..default()
    };
    let side = |width: f32| Node {
        flex_direction: FlexDirection::Column,
        width: px(width),
        max_width: percent(34),
        max_height: percent(100),
        padding: UiRect::all(px(12)),
        row_gap: px(space::NEAR),
        border_radius: BorderRadius::all(px(space::ROUND)),
        flex_shrink: 1.0,
        ..default()
    };
    commands
        .spawn((edge, Scope::HUD, DespawnOnExit(Screen::Practice), Pickable::IGNORE))
        .with_children(|edge| {
            edge.spawn((PracticePanel, side(262.0), card_look(), Live::new(tasks::fill)));
            edge.spawn((
                Node {
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    // In a small window the cards in it are narrower than they would like.
                    min_width: px(0),
                    height: percent(100),
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::Center,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|middle| {
                middle.spawn((
                    PracticePanel,
                    Node {
                        flex_direction: FlexDirection::Column,
                        // Stretched, so that words that wrap are measured as wide as they are laid out.
                        align_items: AlignItems::Stretch,
                        width: px(400),
                        max_width: percent(100),
                        padding: UiRect::axes(px(14), px(8)),
                        border_radius: BorderRadius::all(px(space::ROUND)),
                        ..default()
                    },
                    card_look(),
                    Pickable::IGNORE,
                    Live::new(outcome::headline),
                ));
                let below = Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    width: percent(100),
                    ..default()
                };
                let mut below = middle.spawn((below, Pickable::IGNORE));
                below.with_child(timing_bar::panel());
                below.with_child((
                    TapePanel,
                    Node {
                        flex_direction: FlexDirection::Column,
                        align_items: AlignItems::Stretch,
                        row_gap: px(space::TIGHT),
                        width: percent(100),
                        max_width: px(440),
                        ..default()
                    },
                    Pickable::IGNORE,
                    Live::new(tape_bar::fill),
                ));
            });
            edge.spawn((PracticePanel, side(270.0), card_look(), Live::new(outcome::fill)));
        });
}

/// Has the panels filled anew when what they show has changed.
pub fn renew(
    (practice, notes, tape): (Res<Practice>, Res<Notes>, Res<Tape>),
    panels: Query<Entity, (With<PracticePanel>, With<Live>)>,
    tapes: Query<Entity, (With<TapePanel>, With<Live>)>,
    buttons: Query<Entity, (With<PlayPanel>, With<Live>)>,
    mut before: Local<(Option<Practice>, bool)>,
    mut commands: Commands,
) {
    let changed = before.0.as_ref() != Some(&*practice) || notes.is_changed();
    if changed {
        refresh::<PracticePanel>(panels, commands.reborrow());
    }
    if changed {
        refresh::<TapePanel>(tapes, commands.reborrow());
        before.0 = Some(practice.clone());
    } else if before.1 != tape.is_playing() {
        refresh::<PlayPanel>(buttons, commands.reborrow());
    }
    before.1 = tape.is_playing();
}
