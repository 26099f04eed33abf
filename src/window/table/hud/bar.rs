//! The bar of the steady hand: how long the bottle has been over, or where the mark of a toss is.

use bevy::prelude::*;

use super::super::hands::{ActKind, Hands, SteadyHand};
use crate::window::picture::Restless;
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

/// Seconds at the right end of the bar of a pour.
const LONGEST: f32 = 1.2;
const WIDTH: f32 = 360.0;

#[derive(Component)]
pub(super) struct Bar;

#[derive(Component)]
pub(super) struct Mark;

/// The green middle, for a toss only.
#[derive(Component)]
pub(super) struct Sweet;

pub(super) fn panel() -> impl Bundle {
    (
        Bar,
        Node {
            display: Display::None,
            padding: UiRect::all(px(10)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Pickable::IGNORE,
        children![(
            Node {
                width: px(WIDTH),
                height: px(22),
                border_radius: BorderRadius::MAX,
                overflow: Overflow::clip(),
                ..default()
            },
            BackgroundColor(palette::ASH),
            Pickable::IGNORE,
            children![
                (
                    Sweet,
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(WIDTH * 0.44),
                        width: px(WIDTH * 0.12),
                        height: percent(100),
                        ..default()
                    },
                    BackgroundColor(palette::BASIL),
                    Pickable::IGNORE,
                ),
                (
                    Mark,
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(8),
                        height: percent(100),
                        ..default()
                    },
                    BackgroundColor(palette::INK),
                    Pickable::IGNORE,
                ),
            ],
        )],
    )
}

/// Where the mark is, from 0 to 1.
fn part(steady: &SteadyHand) -> f32 {
    match steady.kind() {
        ActKind::Pour(_) => (steady.bar() / LONGEST).clamp(0.0, 1.0),
        ActKind::Flip | ActKind::Throw => (steady.bar() + 1.0) / 2.0,
    }
}

pub(super) fn follow(
    hands: Res<Hands>,
    mut bars: Query<&mut Node, (With<Bar>, Without<Mark>)>,
    mut marks: Query<&mut Node, (With<Mark>, Without<Bar>)>,
    mut sweet: Query<&mut Visibility, With<Sweet>>,
    mut restless: ResMut<Restless>,
) {
    let steady = hands.act().filter(|act| act.is_live()).and_then(|act| act.steady());
    for mut bar in &mut bars {
        let display = if steady.is_some() { Display::Flex } else { Display::None };
        if bar.display != display {
            bar.display = display;
        }
    }
    let Some(steady) = steady else { return };
    restless.stir();
    for mut mark in &mut marks {
        mark.left = px(part(steady) * (WIDTH - 8.0));
    }
    for mut visibility in &mut sweet {
        let toss = !matches!(steady.kind(), ActKind::Pour(_));
        visibility.set_if_neq(if toss {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow
            .in_set(super::super::TableSystems::Edge)
            .after(super::chooser::consider),
    );
}
