//! Whose pan it is over which somebody tips a bottle, said at the pan: only for a pan that is not their own.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::super::hands::{ActKind, Hands};
use super::super::layout::Layout;
use super::super::sitting::Sitting;
use crate::window::language::CurrentTexts;
use crate::window::picture::Eye;
use crate::window::screen::FrameSystems;
use crate::window::theme::text::{bold, size, written};
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow
            .after(FrameSystems::Screen)
            .after(super::super::tilt::draw)
            .before(super::super::numbers::show)
            .before(FrameSystems::Picture)
            .run_if(resource_exists::<Sitting>.and_then(resource_exists::<Layout>)),
    );
}

/// The card at the pan.
#[derive(Component)]
pub(super) struct Whose;

/// Where it lies, from the middle of the pan: in front of it, where nothing falls.
const IN_FRONT: Vec3 = Vec3::new(0.0, -1.0, 8.0);

pub(super) fn panel() -> impl Bundle {
    (
        Whose,
        Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(10), px(4)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Visibility::Hidden,
        Pickable::IGNORE,
        children![(written("", bold(size::PART), palette::INK), TextLayout::no_wrap(),)],
    )
}

fn follow(
    (sitting, hands, layout): (Res<Sitting>, Res<Hands>, Res<Layout>),
    (speech, scale): (Res<CurrentTexts>, Res<UiScale>),
    (eye, window): (Eye, Query<&Window, With<PrimaryWindow>>),
    mut cards: Query<(&mut Node, &mut Visibility, &ComputedNode, &Children), With<Whose>>,
    mut words: Query<(&mut Text, &mut TextColor)>,
) {
    let over = hands
        .act()
        .filter(|act| matches!(act.kind, ActKind::Pour(_)) && act.over != act.by)
        .map(|act| act.over);
    for (mut node, mut visibility, laid_out, children) in &mut cards {
        let place = over.and_then(|seat| eye.on_screen(layout.pan(seat).with_rotation(Quat::IDENTITY) * IN_FRONT));
        let (Some(seat), Some(place)) = (over, place) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let names = sitting.plan().names();
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let says = speech.say("over-pan-of", [("name", name.into())]);
        let Some(&line) = children.first() else { continue };
        if let Ok((mut text, mut colour)) = words.get_mut(line) {
            // It is seen from the next frame on, when it is known how large it is.
            let told = text.0 == says;
            visibility.set_if_neq(if told {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            if !told {
                text.0 = says;
                colour.0 = palette::seat(seat);
            }
        }
        let size = laid_out.size() * laid_out.inverse_scale_factor();
        // Seen as a whole, also where the pan is cut off by the window's edge.
        let room = window.single().map_or(Vec2::INFINITY, Window::size) / scale.0 - size - space::NEAR;
        let corner = (place / scale.0 - size / 2.0).min(room).max(Vec2::splat(space::NEAR));
        let (left, top) = (px(corner.x), px(corner.y));
        if (node.left, node.top) != (left, top) {
            (node.left, node.top) = (left, top);
        }
    }
}
