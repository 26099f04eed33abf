//! Chefs' hands: a mitten in the sleeve of the seat's colour holds whatever that seat holds, so that one sees who acts. It
//! follows the thing and never leads it: the thing is where mouse and physics have it, and only wrist and sleeve swing
//! behind. It reaches in from its owner's side of the table, and goes back there.

use bevy::prelude::*;
use physics::{PhysicsConfig, Stage};
use rules::a_la_carte::Seat;

use super::arrange::Flight;
use super::hands::{ActKind, Hands};
use super::layout::{Layout, Side};
use super::prop::{Prop, Slot};
use super::shown_table::ShownTable;
use crate::window::picture::Redraw;
use crate::window::props::{TILE_RADIUS, handle_grip};
use crate::window::settings::Settings;

/// A seat's hand.
#[derive(Component, Debug, Clone, Copy)]
pub struct Glove {
    /// Whose.
    pub seat: Seat,
    /// How far it has come: from 0, beyond the picture, to 1, at what it holds.
    there: f32,
    held: Vec3,
}

impl Glove {
    /// A hand that holds nothing yet.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self {
            seat,
            there: 0.0,
            held: Vec3::ZERO,
        }
    }
}

/// What a hand holds: where, and from where the arm comes.
#[derive(Debug, Clone, Copy)]
pub struct Grip {
    place: Vec3,
    arm: Vec3,
    /// How heavily the thing hangs on the wrist: 1 is light.
    heft: f32,
}

/// A pan is the one thing that has weight: wrist and sleeve come after it, and swing out.
const PAN: f32 = 2.0;

impl Grip {
    /// On a bottle that comes from a side of the pan: from there the arm comes too.
    #[must_use]
    pub fn on_bottle(bottle: &Transform, config: &PhysicsConfig, from: Side) -> Self {
        let aside = -from.sign();
        // The wrist turns with the bottle, but an elbow does not go all the way round.
        let turned = Quat::IDENTITY.slerp(bottle.rotation, 0.08);
        // At its side, so that one sees into the glass; and from above the pan, so that one sees what falls into it.
        let side = turned * Vec3::new(-0.82 * aside, -0.18, 0.55).normalize();
        let arm = turned * Vec3::new(-0.72 * aside, -0.2, 0.66).normalize();
        let middle = bottle.transform_point(Vec3::Y * config.bottle.grip * 0.45);
        Self {
            place: middle + side * (config.bottle.radius + 0.55),
            arm,
            heft: 1.0,
        }
    }

    /// On a pan's handle.
    #[must_use]
    pub fn on_pan(pan: &Transform, config: &PhysicsConfig, aside: f32) -> Self {
        Self {
            place: pan.transform_point(handle_grip(config.pan.radius)),
            arm: Vec3::new(0.5 * aside, -0.12, 0.85).normalize(),
            heft: PAN,
        }
    }

    /// On something that somebody whose place is at this x carries through the air.
    fn on_the_way(thing: Prop, place: &Transform, owner: f32) -> Self {
        let edge = match thing {
            Prop::Dish(_) | Prop::Crepe(_) => Vec3::new(0.3, 0.3, TILE_RADIUS * 0.95 * place.scale.x),
            Prop::Cup(_) => Vec3::new(1.6, 1.1, 0.6),
            Prop::Bottle(_) => Vec3::new(0.2, 1.2, 1.7),
            _ => Vec3::new(1.5, 0.6, 0.4),
        };
        let place = place.translation + edge;
        // From the owner's place, but hardly across those of others.
        let slant = (owner - place.x) / (OWNERS - place.z).max(1.0);
        Self {
            place,
            arm: Vec3::new(slant.clamp(-0.45, 0.45), 0.25, 1.0).normalize(),
            heft: 1.0,
        }
    }
}

/// 1 for a right-handed kitchen and −1 for a left-handed one.
#[must_use]
pub const fn aside(layout: &Layout) -> f32 {
    if layout.left_handed { -1.0 } else { 1.0 }
}

/// The time of a frame, for a hand.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    passed: f32,
    /// Nothing swings, and hands are there or not.
    at_once: bool,
}

impl Pace {
    /// Of this frame.
    #[must_use]
    pub fn new(time: &Time, settings: &Settings) -> Self {
        Self {
            passed: time.delta_secs(),
            at_once: settings.reduced_motion,
        }
    }
}

impl Glove {
    /// Goes to what it holds, or away. False if nothing has moved.
    pub fn follow(
        &mut self,
        grip: Option<Grip>,
        pace: Pace,
        transform: &mut Mut<Transform>,
        visibility: &mut Mut<Visibility>,
    ) -> bool {
        if grip.is_none() && self.there <= 0.0 {
            return false;
        }
        let Pace { passed, at_once } = pace;
        let mut next = transform.with_scale(Vec3::ONE);
        if let Some(grip) = grip {
            let is_new = self.there <= 0.0;
            let way = if is_new || at_once || passed <= 0.0 {
                Vec3::ZERO
            } else {
                (grip.place - self.held) / passed
            };
            let arm = (grip.arm - (way * SWING * grip.heft).clamp_length_max(0.35)).normalize_or(grip.arm);
            let goal = Transform::default().looking_to(-arm, Vec3::Y).rotation;
            if is_new || at_once {
                next.rotation = goal;
            } else {
                next.rotation.smooth_nudge(&goal, WRIST / grip.heft, passed);
            }
            self.held = grip.place;
        }
        let goal = if grip.is_some() { 1.0 } else { 0.0 };
        let step = if at_once { 1.0 } else { COMES * passed };
        self.there = (self.there + (goal - self.there).clamp(-step, step)).clamp(0.0, 1.0);
        let arm = next.rotation * Vec3::Z;
        let way = ((OWNERS - self.held.z) / arm.z.max(0.4)).max(SHORTEST);
        next.translation = self.held + arm * way * (1.0 - self.there).powi(2);
        visibility.set_if_neq(if self.there > 0.0 {
            Visibility::Visible
        } else {
            Visibility::Hidden
        });
        transform.set_if_neq(next)
    }
}

/// How quickly a hand comes and goes: 1/s.
const COMES: f32 = 5.0;
/// From where hands come and to where they go: so far towards the viewer that no picture shows it.
const OWNERS: f32 = 46.0;
/// Nor does any show what is this far back from a thing that is looked at closely, in centimetres.
const SHORTEST: f32 = 24.0;
/// How quickly the wrist follows the thing: 1/s.
const WRIST: f32 = 13.0;
/// How far the sleeve swings behind: seconds.
const SWING: f32 = 0.014;
/// More things than this on their way at once are nobody's doing: the table is being set.
const HANDFULS: usize = 6;

/// Who carries a thing that is on its way.
fn carrier(thing: Prop, slot: Slot, shown: &ShownTable) -> Option<Seat> {
    let active = shown.state.active;
    match (thing, slot) {
        (Prop::Dish(_) | Prop::Crepe(_), Slot::Pan(stove)) => Some(shown.seat_of(stove)),
        (Prop::Dish(_) | Prop::Crepe(_), Slot::Served(seat, _)) => Some(seat),
        (Prop::Dish(_) | Prop::Crepe(_), Slot::Trash(_)) => Some(active),
        (Prop::Cup(_), Slot::Cup(seat, _) | Slot::Kept(seat, _)) => Some(seat),
        (Prop::Cup(_), Slot::Used(_)) => Some(active),
        // A spoon is handed over by whoever spends it.
        (Prop::Spoon(_), Slot::Spoon(..)) => Some(active),
        (Prop::Bottle(_), Slot::Rack(_)) => Some(active),
        _ => None,
    }
}

/// Puts every hand to what it holds.
pub(super) fn hold(
    time: Res<Time>,
    (shown, hands, stage, layout): (Res<ShownTable>, Res<Hands>, Res<Stage>, Res<Layout>),
    (config, settings): (Res<PhysicsConfig>, Res<Settings>),
    things: Query<(&Prop, &Transform, &Flight), Without<Glove>>,
    mut gloves: Query<(&mut Glove, &mut Transform, &mut Visibility)>,
    mut redraw: ResMut<Redraw>,
) {
    let busy = gloves.iter().any(|(glove, ..)| glove.there > 0.0);
    let mut flying: Vec<(Prop, &Transform, Seat)> = Vec::new();
    for (&thing, place, flight) in &things {
        if flight.is_under_way()
            && let Some(seat) = carrier(thing, flight.slot(), &shown)
        {
            flying.push((thing, place, seat));
        }
    }
    if !busy && hands.are_free() && flying.is_empty() {
        return;
    }
    if flying.len() > HANDFULS {
        flying.clear();
    }
    let aside = aside(&layout);
    let place_of = |wanted: Prop| {
        things
            .iter()
            .find(|(thing, ..)| **thing == wanted)
            .map(|found| *found.1)
    };
    let held = hands.act().and_then(|act| {
        let grip = match act.kind {
            ActKind::Pour(condiment) => Grip::on_bottle(&place_of(Prop::Bottle(condiment))?, &config, act.side()),
            ActKind::Flip => Grip::on_pan(&place_of(Prop::Pan(shown.stove_of(act.over)))?, &config, aside),
            ActKind::Throw => {
                let arm = Vec3::new(0.25 * aside, 0.35, 0.9).normalize();
                let at = match stage.sight() {
                    Some(sight) if act.is_live() => act.frame(&layout).transform_point(sight.held),
                    _ => place_of(Prop::Die)?.translation,
                };
                Grip {
                    place: at + arm * 1.3,
                    arm,
                    heft: 1.0,
                }
            }
        };
        Some((act.by, grip))
    });
    for (mut glove, mut transform, mut visibility) in &mut gloves {
        let own = held.filter(|(seat, _)| *seat == glove.seat).map(|(_, grip)| grip);
        let grip = own.or_else(|| {
            let found = flying.iter().find(|(.., seat)| *seat == glove.seat);
            found.map(|(thing, place, _)| Grip::on_the_way(*thing, place, layout.station(glove.seat).x))
        });
        let pace = Pace::new(&time, &settings);
        if glove
            .bypass_change_detection()
            .follow(grip, pace, &mut transform, &mut visibility)
        {
            redraw.request();
        }
    }
}
