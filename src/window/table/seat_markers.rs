//! A toque on every stove says whose place it is: the one whose turn it is stands tall, the others lean back. It hops when
//! the turn comes round, and for a dish that is served, and out of the way while stoves are exchanged. At the end those of the
//! winners are tossed into the air.

use std::f32::consts::TAU;

use bevy::prelude::*;
use rules::a_la_carte::{Event, Seat};

use super::confetti::winners;
use super::hands::Hands;
use super::layout::Layout;
use super::prop::Prop;
use super::shown_table::ShownTable;
use super::sitting::Sitting;
use super::turn_flow::{TableMessage, is_over};
use crate::window::picture::Redraw;
use crate::window::settings::Settings;

/// A seat's hat.
#[derive(Component, Debug, Clone, Copy)]
pub struct Hat {
    /// Whose.
    pub seat: Seat,
    /// How much of a hop is left, from 1 to 0.
    hop: f32,
    /// How much it stands out: 1 for whoever acts.
    tall: f32,
    /// How high it is above its place while the stove below it is away.
    lift: f32,
    /// How many tosses for having won are left; the fraction is what is left of the one that is under way.
    tosses: f32,
}

impl Hat {
    /// A hat at rest.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self {
            seat,
            hop: 0.0,
            tall: 0.0,
            lift: 0.0,
            tosses: 0.0,
        }
    }
}

/// A hop takes so many seconds, and goes so high.
const HOP: (f32, f32) = (0.55, 2.4);
/// A toss takes so many seconds, and the first one goes so high; there are so many of them, each lower than the last.
const TOSS: (f32, f32) = (0.85, 13.0);
const TOSSES: f32 = 3.0;
/// Around which height it turns over in the air.
const MIDDLE: f32 = 1.9;
/// How quickly it straightens up: 1/s.
const RISES: f32 = 8.0;
/// How high it waits while stoves are exchanged.
const AWAY: f32 = 8.0;
/// How far those lean back whose turn it is not.
const LEAN: f32 = 0.16;

pub(super) fn nod(
    time: Res<Time>,
    (shown, hands, layout, settings): (Res<ShownTable>, Res<Hands>, Res<Layout>, Res<Settings>),
    sitting: Option<Res<Sitting>>,
    mut words: MessageReader<TableMessage>,
    stoves: Query<(&Prop, &Transform), Without<Hat>>,
    mut hats: Query<(&mut Hat, &mut Transform)>,
    mut redraw: ResMut<Redraw>,
) {
    let mut cheers = [false; rules::a_la_carte::ALL_SEATS.len()];
    let mut ends = false;
    for word in words.read() {
        match word {
            TableMessage::Happened(Event::Served { seat, .. } | Event::TurnStarted { seat, .. }) => {
                cheers[seat.index()] = true;
            }
            TableMessage::Happened(Event::GameOver { .. }) => ends = true,
            _ => {}
        }
    }
    let won = match &sitting {
        Some(sitting) if is_over(sitting) => winners(&sitting.game().standings()),
        _ => Vec::new(),
    };
    let acts = match (&sitting, hands.act()) {
        (None, _) => None,
        (_, Some(act)) => Some(act.by),
        // At the end nobody is at turn any more.
        (Some(_), None) => Some(shown.state.active).filter(|_| won.is_empty()),
    };
    let passed = time.delta_secs();
    for (mut hat, mut transform) in &mut hats {
        let seat = hat.seat;
        let home = layout.hat(seat);
        let stove = Prop::Stove(shown.stove_of(seat));
        let away = stoves
            .iter()
            .find(|(thing, _)| **thing == stove)
            .is_some_and(|(_, place)| (place.translation.x - layout.station(seat).x).abs() > 0.6);
        let goals = (
            if acts == Some(seat) || won.contains(&seat) {
                1.0
            } else {
                0.0
            },
            if away { AWAY } else { 0.0 },
        );
        let near = |mut height: f32, goal: f32| {
            height.smooth_nudge(&goal, RISES, passed);
            let is_there = settings.reduced_motion || (height - goal).abs() < 0.004;
            if is_there { goal } else { height }
        };
        let next = Hat {
            seat,
            hop: if settings.reduced_motion {
                0.0
            } else if cheers[seat.index()] {
                1.0
            } else {
                (hat.hop - passed / HOP.0).max(0.0)
            },
            tall: near(hat.tall, goals.0),
            lift: near(hat.lift, goals.1),
            tosses: if settings.reduced_motion || !won.contains(&seat) {
                0.0
            } else if ends {
                TOSSES
            } else {
                (hat.tosses - passed / TOSS.0).max(0.0)
            },
        };
        let left = next.tosses.fract();
        let high = TOSS.1 * next.tosses.ceil() / TOSSES;
        let up = HOP.1 * 4.0 * next.hop * (1.0 - next.hop) + high * 4.0 * left * (1.0 - left) + next.lift;
        let scale = 0.9 + 0.2 * next.tall;
        let over = Quat::from_rotation_z(TAU * left);
        let middle = Vec3::Y * MIDDLE * scale;
        let place = Transform {
            translation: home + Vec3::Y * up + (middle - over * middle),
            rotation: over
                * Quat::from_rotation_x(-LEAN * (1.0 - next.tall))
                * Quat::from_rotation_z(0.2 * next.hop * (next.hop * TAU).sin()),
            scale: Vec3::splat(scale),
        };
        *hat.bypass_change_detection() = next;
        if *transform != place {
            *transform = place;
            redraw.request();
        }
    }
}
