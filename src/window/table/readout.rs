//! What the die shows, read out large beside it as soon as it is told, whoever threw it. The journal says it too; this is
//! where one looks anyway, and a die is small.

use bevy::prelude::*;
use rules::a_la_carte::{Event, Face, Seat};

use super::hands::Hands;
use super::layout::{Layout, within};
use super::shown_table::ShownTable;
use super::turn_flow::TableMessage;
use crate::window::language::CurrentTexts;
use crate::window::picture::{Eye, Redraw};
use crate::window::screen::{FrameSystems, Screen};
use crate::window::settings::Settings;
use crate::window::theme::icons::Icon;
use crate::window::theme::text::{bold, size, written};
use crate::window::theme::widgets::{card_look, icon};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show, stay)
            .chain()
            .after(FrameSystems::Screen)
            .after(super::numbers::rise)
            .before(FrameSystems::Picture)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Layout>)),
    );
}

/// The sign with what was read.
#[derive(Component, Debug)]
pub struct Readout {
    /// What it says.
    pub face: Face,
    /// Where the die lies.
    at: Vec3,
    /// Seconds since it was read.
    age: f32,
}

/// Seconds that it stays, by the clock on the wall: it has to be read, however quickly the others play.
const STAYS: f32 = 1.2;
/// Seconds in which it grows to its size.
const GROWS: f32 = 0.14;
/// Its size, and how far it is from the die, in pixels.
const SIZE: Vec2 = Vec2::new(132.0, 112.0);
const APART: f32 = 46.0;
/// Above this there are the panels of the upper edge.
const TOP: f32 = 96.0;

fn show(
    mut words: MessageReader<TableMessage>,
    (layout, hands, shown, speech): (Res<Layout>, Res<Hands>, Res<ShownTable>, Res<CurrentTexts>),
    old: Query<Entity, With<Readout>>,
    mut commands: Commands,
) {
    for word in words.read() {
        let TableMessage::Happened(Event::Rolled { face, .. }) = *word else {
            continue;
        };
        let Some(lies) = hands.die else { continue };
        for sign in &old {
            commands.entity(sign).despawn();
        }
        let at = within(layout.die_tray(), lies).translation;
        commands
            .spawn((
                Readout { face, at, age: 0.0 },
                DespawnOnExit(Screen::Table),
                Node {
                    position_type: PositionType::Absolute,
                    width: px(SIZE.x),
                    height: px(SIZE.y),
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    border_radius: BorderRadius::all(px(space::ROUND)),
                    ..default()
                },
                card_look(),
                UiTransform::IDENTITY,
                Visibility::Hidden,
                Pickable::IGNORE,
            ))
            .with_children(|sign| write(sign, face, shown.state.all_seats(), &speech));
    }
}

/// The same as on the die, and in words what no number says. `all` are those who sit at the table.
fn write(sign: &mut ChildSpawnerCommands, face: Face, all: impl Iterator<Item = Seat>, speech: &CurrentTexts) {
    const LARGE: f32 = 60.0;
    let row = || {
        (
            Node {
                align_items: AlignItems::Center,
                column_gap: px(space::TIGHT),
                ..default()
            },
            Pickable::IGNORE,
        )
    };
    let number = |text: String| (written(text, bold(LARGE), palette::INK), TextLayout::no_wrap());
    match face {
        Face::One | Face::Two | Face::Three => {
            sign.spawn(number(speech.face(face)));
            sign.spawn(row()).with_children(|flames| {
                for _ in 0..face.steps().unwrap_or(1) {
                    flames.spawn(icon(Icon::Flame, 26.0, palette::TOMATO));
                }
            });
            return;
        }
        Face::Choose => {
            sign.spawn(row()).with_children(|row| {
                row.spawn(icon(Icon::Hand, 30.0, palette::TOMATO));
                row.spawn(number("1–3".to_owned()));
            });
        }
        Face::Everyone => {
            sign.spawn(number("+1".to_owned()));
            sign.spawn(row()).with_children(|people| {
                for seat in all {
                    people.spawn(icon(Icon::Person, 20.0, palette::seat(seat)));
                }
            });
        }
        Face::Coffee => {
            sign.spawn(icon(Icon::Cup, 68.0, palette::COFFEE));
        }
    }
    sign.spawn((
        written(speech.face(face), bold(size::SMALL), palette::INK),
        TextLayout::no_wrap(),
    ));
}

type Sign = (
    Entity,
    &'static mut Readout,
    &'static mut Node,
    &'static mut UiTransform,
    &'static mut Visibility,
);

fn stay(
    time: Res<Time<Real>>,
    (settings, scale): (Res<Settings>, Res<UiScale>),
    eye: Eye,
    mut signs: Query<Sign>,
    (mut redraw, mut commands): (ResMut<Redraw>, Commands),
) {
    for (entity, mut sign, mut node, mut transform, mut visibility) in &mut signs {
        redraw.request();
        if sign.age >= STAYS {
            commands.entity(entity).despawn();
            continue;
        }
        let (age, seen) = (sign.age, eye.on_screen(sign.at));
        sign.age += time.delta_secs();
        visibility.set_if_neq(if seen.is_some() {
            Visibility::Visible
        } else {
            Visibility::Hidden
        });
        let Some(seen) = seen else { continue };
        let grown = if settings.reduced_motion {
            1.0
        } else {
            (age / GROWS).clamp(0.3, 1.0)
        };
        transform.set_if_neq(UiTransform::from_scale(Vec2::splat(grown)));
        let die = seen / scale.0;
        let above = die.y - APART - SIZE.y;
        // Below the die where there is no room above it.
        let top = if above < TOP { die.y + APART } else { above };
        node.left = px(die.x - SIZE.x / 2.0);
        node.top = px(top);
    }
}
