//! What lies at the edge of the table: whose turn it is, what can be done, what happened and what it means. Every panel
//! is filled from a small resource of facts and builds itself anew when they change; none of them decides anything.

mod choices;
mod chosen_bottle;
mod dish_picker;
mod ears;
mod end_screen;
mod entry;
mod handover;
mod help;
pub mod highlights;
mod highlights_card;
mod hud_state;
mod journal;
mod keys;
mod prompt;
mod recipe;
mod seats;
pub mod timing_bar;
mod toast;
mod toolbar;
mod tooltip;
mod whose;

use bevy::prelude::*;

use super::camera::Edge;
use crate::window::screen::Screen;
use crate::window::theme::focus::Scope;
use crate::window::theme::space;

pub use choices::{Options, TableChoice, TakingFrom, binding, choose};
pub use dish_picker::SheetUnfolded;
pub use ears::{DEAF, Ears};
pub use handover::{Handover, HandoverCard};
pub use hud_state::TurnInfo;
pub use journal::Journal;
pub(super) use keys::press as press_keys;
pub(super) use seats::held as held_row;
pub use toast::{Toast, ToastCard};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        hud_state::plugin,
        seats::plugin,
        prompt::plugin,
        recipe::plugin,
        choices::plugin,
        dish_picker::plugin,
        chosen_bottle::plugin,
        journal::plugin,
        toast::plugin,
    ))
    .add_plugins((
        toolbar::plugin,
        tooltip::plugin,
        timing_bar::plugin,
        keys::plugin,
        end_screen::plugin,
        whose::plugin,
        ears::plugin,
        entry::plugin,
        handover::plugin,
    ))
    .add_systems(OnEnter(Screen::Table), build.after(super::open));
}

/// Everything that lies at the edge of the table while it is played at; the end has a card of its own.
#[derive(Component)]
struct Hud;

/// Lays out the edge: a row above, a column at each side, a row below.
pub(super) fn build(mut commands: Commands) {
    let across = Node {
        width: percent(100),
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::FlexStart,
        column_gap: px(space::NEAR),
        ..default()
    };
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        padding: UiRect::all(px(space::NEAR)),
        row_gap: px(space::NEAR),
        ..default()
    };
    let over_everything = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    };
    let mut hud = commands.spawn((Hud, over_everything, Pickable::IGNORE, DespawnOnExit(Screen::Table)));
    hud.with_children(|hud| {
        hud.spawn((whole, Edge, Pickable::IGNORE, Scope::HUD))
            .with_children(|edge| {
                edge.spawn((across.clone(), Pickable::IGNORE)).with_children(|above| {
                    above.spawn(seats::panel());
                    above.spawn(prompt::panel());
                    above.spawn(toolbar::panel());
                });
                let middle = Node {
                    flex_grow: 1.0,
                    // As high as the rows above and below leave room for, however long the journal is.
                    flex_basis: px(0),
                    min_height: Val::ZERO,
                    ..across.clone()
                };
                edge.spawn((middle, Pickable::IGNORE)).with_children(|middle| {
                    // As wide as the recipe, which lies there, so that the middle is the middle.
                    middle.spawn((
                        Node {
                            width: px(258),
                            flex_shrink: 0.0,
                            ..default()
                        },
                        Pickable::IGNORE,
                    ));
                    middle.spawn(journal::panel());
                });
                edge.spawn((
                    Node {
                        justify_content: JustifyContent::Center,
                        ..across
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|below| {
                    below.spawn(timing_bar::panel());
                    below.spawn(choices::panel());
                });
            });
        hud.spawn(recipe::panel());
        hud.spawn(toast::panel());
        hud.spawn(dish_picker::panel());
        hud.spawn(whose::panel());
        hud.spawn(handover::panel());
        hud.spawn(tooltip::panel());
    });
    commands.spawn((end_screen::panel(), DespawnOnExit(Screen::Table)));
}
