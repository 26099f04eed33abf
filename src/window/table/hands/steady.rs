//! A steady hand for whoever cannot or would rather not use the mouse: one key and a bar. Holding the key tips the bottle,
//! letting go brings it back; for the crêpe a mark runs along the bar and the key stops it. The physics is the same.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;
use physics::lab::hands::{FlipHand, Flipper, Following, SWEET};
use physics::{BOTTLE_HOME, Motion, Sight, Target};

use super::{ActKind, Hand, Hands};
use crate::window::table::TableSystems;

/// The key of the steady hand.
pub const KEY: KeyCode = KeyCode::Space;

/// Seconds until the bottle is over the pan.
const CARRY: f32 = 0.35;
/// How far it is tipped, and how long that takes.
const TIP: (f32, f32) = (0.86 * PI, 0.25);
/// Seconds in which the mark runs along the bar and back.
const SWEEP: f32 = 1.6;
/// How much too strong or too weak a toss at the end of the bar is.
const STRAY: f32 = 0.45;

/// A bottle or a pan in a steady hand; the die is thrown for it.
#[derive(Debug, Clone)]
pub struct SteadyHand {
    kind: ActKind,
    key: bool,
    /// When the key was pressed, and when it was let go.
    pressed: Option<f32>,
    let_go: Option<f32>,
    now: f32,
    flick: Option<Flipper>,
}

impl SteadyHand {
    pub(super) const fn new(kind: ActKind) -> Self {
        Self {
            kind,
            key: false,
            pressed: None,
            let_go: None,
            now: 0.0,
            flick: None,
        }
    }

    /// What the bar shows: for a bottle, the seconds it has been over; for a pan, where the mark is, from −1 to 1.
    #[must_use]
    pub fn bar(&self) -> f32 {
        match self.kind {
            ActKind::Pour(_) => self.pressed.map_or(0.0, |from| self.let_go.unwrap_or(self.now) - from),
            ActKind::Flip | ActKind::Throw => self.mark(self.pressed.unwrap_or(self.now)),
        }
    }

    /// What is in the hand.
    #[must_use]
    pub const fn kind(&self) -> ActKind {
        self.kind
    }

    fn mark(&self, time: f32) -> f32 {
        (time / SWEEP * TAU).sin()
    }

    pub(super) fn target(&mut self, sight: &Sight) -> Target {
        self.now = sight.time;
        match (self.key, self.pressed, self.let_go) {
            (true, None, _) if sight.time > CARRY => self.pressed = Some(sight.time),
            (false, Some(_), None) => self.let_go = Some(sight.time),
            _ => {}
        }
        match self.kind {
            ActKind::Pour(_) => self.tip(sight),
            ActKind::Flip | ActKind::Throw => self.toss(sight),
        }
    }

    fn tip(&self, sight: &Sight) -> Target {
        let over_pan = Vec3::new(0.0, BOTTLE_HOME.y, 0.0);
        let carried = BOTTLE_HOME.lerp(over_pan, smooth(sight.time / CARRY));
        let tilt_at = |time: f32| self.pressed.map_or(0.0, |from| TIP.0 * smooth((time - from) / TIP.1));
        match self.let_go {
            None => Target::at(carried).tipped(tilt_at(sight.time)),
            Some(gone) => {
                let back = 1.0 - smooth((sight.time - gone) / TIP.1);
                let target = Target::at(carried).tipped(tilt_at(gone) * back);
                if back > 0.0 { target } else { target.released() }
            }
        }
    }

    fn toss(&mut self, sight: &Sight) -> Target {
        let Some(pressed) = self.pressed else {
            return Target::at(Vec3::ZERO);
        };
        let stray = 1.0 + STRAY * self.mark(pressed);
        let flick = self.flick.get_or_insert_with(|| {
            Flipper::new(FlipHand {
                height: SWEET.0 * stray,
                time: SWEET.1,
                back: 0.2,
                aside: 0.0,
                follow: Some(Following {
                    reaction: 0.15,
                    error: 0.0,
                }),
            })
        });
        let since = Sight {
            time: sight.time - pressed,
            ..*sight
        };
        flick.target(&since)
    }
}

/// From 0 to 1 without a jerk.
fn smooth(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

pub(super) fn press(keys: Res<ButtonInput<KeyCode>>, mut hands: ResMut<Hands>) {
    if let Some(act) = &mut hands.bypass_change_detection().act
        && let Hand::Steady(steady) = &mut act.hand
    {
        steady.key = keys.pressed(KEY);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press.in_set(TableSystems::Hands));
}
