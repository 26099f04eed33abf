//! A hint points at what it means: an arrow stands over the toy until something is done, or until there was time to read
//! the advice.

use std::f32::consts::TAU;

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Cup, Move, Phase, Seat};

use super::TableSystems;
use super::hands::Hands;
use super::pointing::CupInUse;
use super::prop::Prop;
use super::shown_table::{CupPlace, ShownTable, cup_kind};
use super::sitting::Sitting;
use super::turn_flow::TableMessage;
use crate::window::picture::{Ambient, Drawn, Redraw};
use crate::window::props::{self, PropMeshes};
use crate::window::screen::Screen;
use crate::window::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    let at_the_table = in_state(Screen::Table).and_then(resource_exists::<Sitting>);
    app.init_resource::<Hinted>()
        .add_systems(OnExit(Screen::Table), forget.after(super::leave))
        .add_systems(
            Update,
            (heed, point_out.run_if(resource_exists::<PropMeshes>))
                .chain()
                .in_set(TableSystems::Look)
                .before(super::camera::follow)
                .run_if(at_the_table),
        );
}

/// What was advised last, as long as it is pointed at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Resource)]
pub struct Hinted(Option<Advice>);

#[derive(Debug, Clone, Copy, PartialEq)]
struct Advice {
    mv: Move,
    /// How many moves had been made.
    made: usize,
    /// The cup that was in use.
    cup: Option<u8>,
    /// Seconds since it was given.
    age: f32,
}

impl Hinted {
    /// The move that was advised.
    #[must_use]
    pub fn mv(&self) -> Option<Move> {
        self.0.map(|advice| advice.mv)
    }

    /// Whether what is meant may be at the other end of the table.
    #[must_use]
    pub fn points_afar(&self) -> bool {
        matches!(self.mv(), Some(Move::TakeCup { .. } | Move::LetGo))
    }
}

/// The arrow over what is meant; there is one only while there is a hint.
#[derive(Component, Debug, Clone, Copy)]
pub struct Arrow;

/// Seconds that it points.
const STAYS: f32 = 8.0;
/// Between the arrow and what it points at, in centimetres.
const GAP: f32 = 0.9;
/// It leans back, so that one does not look down on its end.
const LEAN: f32 = 0.55;
/// How high it bobs, and in how many seconds.
const BOB: (f32, f32) = (0.9, 1.1);
/// So often it bobs whatever that costs; after that only where there is time for it.
const CALLS: f32 = 2.0;

/// The toy with which a move is made.
#[must_use]
pub fn meant(mv: Move, game: &ALaCarte, shown: &ShownTable) -> Option<Prop> {
    let state = game.state();
    let me = state.active;
    let held = |kind: Cup, by: Seat| {
        let mut cups = (0u8..).zip(&shown.cups);
        let found = cups.find(|&(cup, place)| *place == CupPlace::Held(by) && cup_kind(usize::from(cup)) == kind);
        found.map(|(cup, _)| Prop::Cup(cup))
    };
    match (state.phase, mv) {
        // What is already begun has to be done first.
        (Phase::Roll, _) | (_, Move::Heat) => Some(Prop::Die),
        (Phase::Pour { from, .. }, _) | (_, Move::Season(from)) => Some(Prop::Bottle(from)),
        (Phase::Flip, _) | (_, Move::Flip) => Some(Prop::Pan(shown.stove_of(me))),
        (_, Move::Dish(dish)) => Some(Prop::Dish(dish)),
        (_, Move::Crepe) => Some(Prop::Crepe(me)),
        (_, Move::Pick(_)) => Some(Prop::Stove(shown.stove_of(me))),
        (_, Move::EndTurn) => Some(Prop::Bell),
        (_, Move::LetGo) => Some(Prop::Trash),
        (_, Move::TakeCup { from, cup }) => held(cup, from),
        _ => held(mv.played_cup()?, me),
    }
}

/// Where the upper end of a toy is, from the middle of its frame. A stove is pointed at by its dial.
const fn top(thing: Prop) -> Vec3 {
    match thing {
        Prop::Stove(_) => Vec3::new(0.0, -1.6, 7.4),
        Prop::Pan(_) => Vec3::new(0.0, 1.2, 0.0),
        Prop::Bottle(_) | Prop::Bell => Vec3::new(0.0, 2.8, 0.0),
        Prop::Die => Vec3::new(0.0, 0.8, 0.0),
        Prop::Cup(_) => Vec3::new(0.0, 1.7, 0.0),
        Prop::Trash => Vec3::new(0.0, 6.7, 0.0),
        _ => Vec3::new(0.0, 0.4, 0.0),
    }
}

/// Takes advice, and drops it once something has happened: a move, one that was taken back, something taken in the hand.
fn heed(
    mut words: MessageReader<TableMessage>,
    time: Res<Time>,
    (sitting, hands, cup): (Res<Sitting>, Res<Hands>, Res<CupInUse>),
    mut hinted: ResMut<Hinted>,
) {
    let made = sitting.record().moves.len();
    for word in words.read() {
        if let TableMessage::Hint(mv, _) = *word {
            hinted.0 = Some(Advice {
                mv,
                made,
                cup: cup.cup,
                age: 0.0,
            });
        }
    }
    // Looked at first, so that nothing changes while nobody was advised.
    let Some(advice) = hinted.0 else { return };
    let holds = advice.made == made && advice.cup == cup.cup && hands.are_free();
    let age = advice.age + time.delta_secs();
    hinted.0 = (holds && age < STAYS).then_some(Advice { age, ..advice });
}

/// Puts the arrow over what is meant, or takes it away.
fn point_out(
    hinted: Res<Hinted>,
    (sitting, shown): (Res<Sitting>, Res<ShownTable>),
    (settings, drawn, time): (Res<Settings>, Res<Drawn>, Res<Time>),
    workshop: Res<PropMeshes>,
    things: Query<(&Prop, &Transform)>,
    mut arrows: Query<(Entity, &mut Transform), (With<Arrow>, Without<Prop>)>,
    mut lift: Local<f32>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let target = hinted.0.and_then(|advice| {
        let thing = meant(advice.mv, sitting.game(), &shown)?;
        let (_, place) = things.iter().find(|(each, _)| **each == thing)?;
        Some((advice.age, place.translation + top(thing)))
    });
    let Some((age, above)) = target else {
        for (arrow, _) in &arrows {
            commands.entity(arrow).despawn();
        }
        return;
    };
    let (height, period) = BOB;
    let wave = height * 0.5 * (1.0 - (TAU * age / period).cos());
    let passes = time.delta_secs() > 0.0;
    if settings.reduced_motion {
        *lift = 0.0;
    } else if age < CALLS * period {
        *lift = wave;
        if passes {
            redraw.stir_kitchen();
        }
    } else if !drawn.lives() {
        // A processor paints the still table well instead.
        *lift = 0.0;
    } else if passes && redraw.simmer() {
        *lift = wave;
    }
    let place =
        Transform::from_translation(above + Vec3::Y * (GAP + *lift)).with_rotation(Quat::from_rotation_x(-LEAN));
    if let Some((_, mut arrow)) = arrows.iter_mut().next() {
        arrow.set_if_neq(place);
    } else {
        let arrow = props::spawn_pointer(&mut commands, &workshop);
        commands
            .entity(arrow)
            .insert((Arrow, Ambient, place, DespawnOnExit(Screen::Table)));
    }
}

fn forget(mut hinted: ResMut<Hinted>) {
    *hinted = Hinted::default();
}
