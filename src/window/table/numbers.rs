//! By how much a dial has been turned: a number that rises from it and is gone. The edge of the table says it too; this is
//! where one looks anyway.

use bevy::prelude::*;
use rules::a_la_carte::{Event, Seat};

use super::layout::Layout;
use super::turn_flow::TableMessage;
use crate::window::picture::{Eye, Redraw};
use crate::window::screen::{FrameSystems, Screen};
use crate::window::settings::Settings;
use crate::window::theme::palette;
use crate::window::theme::text::{bold, size, written};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), open.after(super::open))
        .add_systems(
            Update,
            (show, rise)
                .chain()
                .after(FrameSystems::Screen)
                .after(crate::window::particles::float)
                .before(FrameSystems::Picture)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Layout>)),
        );
}

/// The one number there is: what happens next replaces it.
#[derive(Component, Debug, Default)]
pub(super) struct Rising {
    from: Vec3,
    /// Seconds it has been there; nothing when it is gone.
    age: Option<f32>,
}

/// Seconds that it stays, and pixels that it rises.
const STAYS: f32 = 1.0;
const RISES: f32 = 46.0;
/// Where the dial is in the pan's frame, and a little above it.
const DIAL: Vec3 = Vec3::new(0.0, -1.6, 7.4);

fn open(mut commands: Commands) {
    commands.spawn((
        Rising::default(),
        DespawnOnExit(Screen::Table),
        Node {
            position_type: PositionType::Absolute,
            ..default()
        },
        written("", bold(size::HEADING * 1.3), palette::CREAM),
        TextShadow::default(),
        Visibility::Hidden,
    ));
}

pub(super) fn show(
    mut words: MessageReader<TableMessage>,
    layout: Res<Layout>,
    mut rising: Query<(&mut Rising, &mut Text, &mut TextColor)>,
) {
    for word in words.read() {
        let TableMessage::Happened(event) = word else { continue };
        let (seat, text, colour): (Seat, String, Color) = match *event {
            Event::Heated { seat, from, to } => (seat, format!("+{}", to.level() - from.level()), palette::HONEY),
            Event::Cooled { seat, from, to } => (seat, format!("−{}", from.level() - to.level()), palette::FLAME_HEART),
            _ => continue,
        };
        for (mut rising, mut shown, mut tint) in &mut rising {
            let place = Transform {
                rotation: Quat::IDENTITY,
                ..layout.pan(seat)
            };
            (rising.from, rising.age) = (place.transform_point(DIAL), Some(0.0));
            text.clone_into(&mut shown.0);
            tint.0 = colour;
        }
    }
}

pub(super) fn rise(
    time: Res<Time>,
    (settings, scale): (Res<Settings>, Res<UiScale>),
    eye: Eye,
    mut rising: Query<(&mut Rising, &mut Node, &mut Visibility, &ComputedNode)>,
    mut redraw: ResMut<Redraw>,
) {
    for (mut rising, mut node, mut visibility, laid_out) in &mut rising {
        let Some(age) = rising.age else { continue };
        let age = age + time.delta_secs();
        rising.age = (age < STAYS).then_some(age);
        let place = eye.on_screen(rising.from).filter(|_| age < STAYS);
        visibility.set_if_neq(if place.is_some() {
            Visibility::Visible
        } else {
            Visibility::Hidden
        });
        redraw.request();
        let Some(place) = place else { continue };
        let part = if settings.reduced_motion { 0.4 } else { age / STAYS };
        let up = RISES * (1.0 - (1.0 - part) * (1.0 - part));
        let size = laid_out.size() * laid_out.inverse_scale_factor();
        node.left = px(place.x / scale.0 - size.x / 2.0);
        node.top = px(place.y / scale.0 - size.y / 2.0 - up);
    }
}
