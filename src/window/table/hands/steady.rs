//! A steady hand for whoever cannot or would rather not use the mouse: one key and a bar. Holding the key tips the bottle,
//! letting go brings it back; for the crêpe a mark runs along the bar and the key stops it. The physics is the same, and
//! what the bar says is measured there ([`physics::lab::hands`]).

use bevy::prelude::*;
use physics::lab::hands::{SteadyFlick, SteadyPour, SteadyToss, mark_at};
use physics::{Motion, Observation, Target};

use super::{ActKind, Hand, Hands};
use crate::window::table::TableSystems;
use crate::window::table::player_action::Refusal;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press.in_set(TableSystems::Hands));
}

/// The key of the steady hand.
pub const KEY: KeyCode = KeyCode::Space;

/// Seconds for which the mark of a toss runs before it can be stopped: whoever has just chosen to toss is still on the key.
const GLANCE: f32 = 0.35;

/// A bottle or a pan in a steady hand; the die is thrown for it.
#[derive(Debug, Clone)]
pub struct SteadyHand {
    kind: ActKind,
    key: bool,
    /// The key has been up since this was taken, so that pressing it means something.
    armed: bool,
    now: f32,
    pour: SteadyPour,
    flick: SteadyFlick,
    /// The toss, and since when it is under way.
    toss: Option<(f32, SteadyToss)>,
}

impl SteadyHand {
    /// A hand that has just taken this.
    #[must_use]
    pub fn new(kind: ActKind) -> Self {
        Self {
            kind,
            key: false,
            armed: false,
            now: 0.0,
            pour: SteadyPour::default(),
            flick: SteadyFlick::USUAL,
            toss: None,
        }
    }

    /// The same, flicking like this.
    #[must_use]
    pub fn flicking(self, flick: SteadyFlick) -> Self {
        Self { flick, ..self }
    }

    /// How it flicks.
    #[must_use]
    pub const fn flick(&self) -> SteadyFlick {
        self.flick
    }

    /// The same, if it was the key itself that has taken it: a bottle tips as long as it is held on.
    #[must_use]
    pub fn taken_by_key(kind: ActKind) -> Self {
        Self {
            armed: matches!(kind, ActKind::Pour(_)),
            ..Self::new(kind)
        }
    }

    /// What the bar shows: for a bottle, the seconds for which the key has been held; for a pan, where the mark is, from −1
    /// to 1.
    #[must_use]
    pub fn bar(&self) -> f32 {
        match self.kind {
            ActKind::Pour(_) => self.pour.held(self.now),
            ActKind::Flip | ActKind::Throw => mark_at(self.toss.as_ref().map_or(self.now, |(stopped, _)| *stopped)),
        }
    }

    /// What is in the hand.
    #[must_use]
    pub const fn kind(&self) -> ActKind {
        self.kind
    }

    /// The key is up or down.
    pub fn press(&mut self, down: bool) {
        self.armed |= !down;
        self.key = down && self.armed;
    }

    /// Where the hand wants to be.
    pub fn target(&mut self, sight: &Observation) -> Target {
        self.now = sight.time;
        match self.kind {
            ActKind::Pour(_) => {
                self.pour.key(self.key, sight.time);
                self.pour.wish(sight.time)
            }
            ActKind::Flip | ActKind::Throw => self.toss(sight),
        }
    }

    fn toss(&mut self, sight: &Observation) -> Target {
        if self.toss.is_none() && self.key && sight.time > GLANCE {
            self.toss = Some((sight.time, SteadyToss::at(mark_at(sight.time), self.flick)));
        }
        let Some((stopped, toss)) = &mut self.toss else {
            return Target::at(Vec3::ZERO);
        };
        toss.target(&Observation {
            time: sight.time - *stopped,
            ..*sight
        })
    }
}

pub(super) fn press(
    keys: Res<ButtonInput<KeyCode>>,
    mut hands: ResMut<Hands>,
    mut refusals: MessageWriter<Refusal>,
    mut told: Local<bool>,
) {
    let mut in_vain = false;
    if let Some(act) = &mut hands.bypass_change_detection().act
        && let is_live = act.is_live()
        && let Hand::Steady(steady) = &mut act.hand
    {
        steady.press(keys.pressed(KEY));
        // While the thing is fetched the key that chose it may still be down.
        in_vain = is_live && keys.pressed(KEY) && !steady.armed;
    }
    if in_vain && !*told {
        refusals.write(Refusal::HeldBefore);
    }
    *told = in_vain;
}
