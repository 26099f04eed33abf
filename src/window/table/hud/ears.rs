//! A key that was meant for the last question does not answer the next: when the question changes, keys are not heard for
//! half a second. The mouse is: whoever clicks sees what they click.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{Phase, Seat};

use super::super::TableSystems;
use super::super::hands::Hands;
use super::super::pointing::CupInUse;
use super::super::sitting::Sitting;
use super::super::turn_flow::awaits_person;
use super::choices::{Options, TableChoice, TakingFrom};
use crate::window::bindings;
use crate::window::screen::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ears>()
        .add_systems(OnExit(Screen::Table), forget.after(super::super::leave))
        .add_systems(
            Update,
            attend
                .in_set(TableSystems::Edge)
                .after(super::choices::gather)
                .run_if(resource_exists::<Sitting>),
        );
}

/// So long keys answer nothing after the question has changed. Of the real time: slow motion and the pace of the others
/// make nobody's fingers slower.
pub const DEAF: Duration = Duration::from_millis(500);

/// What is asked, as far as another answer to it would be another thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Question {
    seat: Seat,
    phase: Phase,
    /// The cup that waits for how.
    cup: Option<u8>,
    /// Whether it is somebody that is asked for.
    whose: bool,
    taking: Option<Seat>,
}

/// The question that was heard last, and when.
#[derive(Debug, Default, Clone, PartialEq, Eq, Resource)]
pub struct Ears {
    last: Option<Question>,
    since: Duration,
}

impl Ears {
    /// Whether a key pressed now, by the real time, was meant for the last question.
    #[must_use]
    pub fn are_deaf(&self, now: Duration) -> bool {
        self.last.is_some() && now.saturating_sub(self.since) < DEAF
    }
}

/// Whether what has the focus is to be done: it was pressed with the mouse, or by key and in time.
#[derive(SystemParam)]
pub(super) struct Heard<'w> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    ears: Res<'w, Ears>,
    time: Res<'w, Time<Real>>,
}

impl Heard<'_> {
    pub(super) fn counts(&self) -> bool {
        !(bindings::presses_focus(&self.keys) && self.ears.are_deaf(self.time.elapsed()))
    }
}

fn attend(
    (sitting, hands, cup): (Res<Sitting>, Res<Hands>, Res<CupInUse>),
    (options, taking): (Res<Options>, Res<TakingFrom>),
    time: Res<Time<Real>>,
    mut ears: ResMut<Ears>,
) {
    let Some(seat) = awaits_person(&sitting, &hands) else {
        return;
    };
    let asked = Some(Question {
        seat,
        phase: sitting.game().state().phase,
        cup: cup.cup.filter(|_| !cup.offer.is_empty()),
        whose: options.0.iter().any(|option| matches!(option, TableChoice::Whose(_))),
        taking: taking.0,
    });
    // The same question once more, after a roll, is no other one.
    if ears.last != asked {
        *ears = Ears {
            last: asked,
            since: time.elapsed(),
        };
    }
}

fn forget(mut ears: ResMut<Ears>) {
    *ears = Ears::default();
}
