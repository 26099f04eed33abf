//! Where everything lies. All places are computed from the number of seats; nothing here knows a rule.
//!
//! The table's top is y = 0, x goes to the right, z towards the viewer. Four stations stand in a row along the front;
//! behind them lie the menu (left), bell, bottles, cups, sink and trash (middle) and the die's tray (right). Everybody sits
//! on the same side, so that nothing is ever upside down. Die and spoons are handed to whoever acts.

use std::f32::consts::PI;

use bevy::prelude::*;
use physics::{FlipStart, PhysicsConfig, Pose};
use rules::a_la_carte::{Condiment, DishId, Face, Seat};

use super::prop::{Prop, Slot};
use crate::window::props::rack_place;

/// From one station to the next.
const STATION: f32 = 24.0;
/// The cooking surface above the table.
pub const SURFACE: f32 = 5.2;
/// The top of a stove, on which pans stand on their grate.
const STOVE_TOP: f32 = SURFACE - 2.12;
/// How far the pans are towards the viewer.
const PANS: f32 = 6.0;
/// The middle of the trays.
const TRAYS: f32 = 22.0;
/// How far the tray of cups is from the viewer.
const CUPS: f32 = -17.0;
/// How far the bottles are from the viewer.
pub const RACK: f32 = -8.0;
/// How much a tile shrinks on a tray.
const ON_TRAY: f32 = 0.74;
/// How much a waiting crêpe shrinks, so that it does not cover the tray.
const BATTER: f32 = 0.5;

/// The side of a pan from which a bottle comes. It tips towards the other one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Side {
    /// Left, as the viewer sees it.
    Left,
    /// Right: there a bottle waits that no cursor has, because at the left the recipe lies over the table.
    #[default]
    Right,
}

impl Side {
    /// The side on which something is that is so far to the right of the pan.
    #[must_use]
    pub fn of(x: f32) -> Self {
        if x < 0.0 { Self::Left } else { Self::Right }
    }

    /// 1 to the right and −1 to the left.
    #[must_use]
    pub const fn sign(self) -> f32 {
        match self {
            Self::Left => -1.0,
            Self::Right => 1.0,
        }
    }
}

/// Places for so many seats.
#[derive(Debug, Clone, Copy, PartialEq, Resource)]
pub struct Layout {
    seats: u8,
    /// Pans are held with the left hand.
    pub left_handed: bool,
}

/// Where the bodies are that carry others.
#[derive(Debug, Clone, Default)]
pub struct Frames {
    /// The pans, by stove.
    pub pans: [Transform; rules::a_la_carte::ALL_SEATS.len()],
    /// The stoves.
    pub stoves: [Transform; rules::a_la_carte::ALL_SEATS.len()],
    /// The bottles.
    pub bottles: [Transform; Condiment::COUNT],
}

impl Layout {
    /// For a table of so many seats.
    #[must_use]
    pub const fn new(seats: u8, left_handed: bool) -> Self {
        Self { seats, left_handed }
    }

    /// The middle of a station, on the table.
    #[must_use]
    pub fn station(&self, seat: Seat) -> Vec3 {
        let from_middle = seat.index() as f32 - (f32::from(self.seats) - 1.0) / 2.0;
        Vec3::new(from_middle * STATION, 0.0, 0.0)
    }

    /// The pan of a seat: the frame in which a flip is simulated.
    #[must_use]
    pub fn pan(&self, seat: Seat) -> Transform {
        Transform::from_translation(self.station(seat) + Vec3::new(0.0, SURFACE, PANS)).with_rotation(self.handedness())
    }

    /// The frame in which a pour over a seat's pan is simulated, with the bottle coming from a side. Half round is a turn and
    /// not a mirror image, so that the physics stays the same.
    #[must_use]
    pub fn pour(&self, seat: Seat, side: Side) -> Transform {
        let turn = match side {
            Side::Left => Quat::IDENTITY,
            Side::Right => Quat::from_rotation_y(PI),
        };
        self.pan(seat).with_rotation(turn)
    }

    /// Whether the pan stands half turned round to such a pour: a left-handed cook's pan is turned round itself.
    #[must_use]
    pub const fn is_turned(&self, side: Side) -> bool {
        matches!(side, Side::Right) != self.left_handed
    }

    /// Where a seat's hat stands: on the corner of its stove that neither pan nor handle needs.
    #[must_use]
    pub fn hat(&self, seat: Seat) -> Vec3 {
        self.station(seat) + Vec3::new(-8.3, STOVE_TOP, PANS - 4.9)
    }

    /// The tray's floor: the frame in which a throw is simulated.
    #[must_use]
    pub fn die_tray(&self) -> Transform {
        Transform::from_xyz(32.0, 0.3, -21.0)
    }

    /// A left-handed cook's pan is turned around: a turn, not a mirror image, so that the physics stays the same.
    fn handedness(&self) -> Quat {
        if self.left_handed {
            Quat::from_rotation_y(PI)
        } else {
            Quat::IDENTITY
        }
    }

    /// How a crêpe lies that was not tossed yet: so that the cook can read it.
    #[must_use]
    pub fn fresh_crepe(&self, config: &PhysicsConfig) -> FlipStart {
        let mut start = FlipStart::centred(config);
        start.crepe.rotation *= self.handedness();
        start
    }

    /// Where a toy on this spot is.
    #[must_use]
    pub fn place(&self, slot: Slot, frames: &Frames) -> Transform {
        let at = Transform::from_xyz;
        let flat = |seat: Seat, x: f32, y: f32, z: f32| {
            Transform::from_translation(self.station(seat) + Vec3::new(x, y, TRAYS + z))
        };
        match slot {
            Slot::Hand | Slot::Fixed => Transform::IDENTITY,
            Slot::Station(seat) => Transform::from_translation(self.station(seat) + Vec3::new(0.0, SURFACE, PANS)),
            Slot::Stove(stove) => frames.stoves[usize::from(stove)] * Transform::from_rotation(self.handedness()),
            Slot::Rack(condiment) => at(0.0, 0.0, RACK) * Transform::from_translation(rack_place(condiment)),
            Slot::Bottle(condiment) => frames.bottles[condiment.index()],
            // The tile's upper side lies just on the cooking surface, so that crystals lie on it.
            Slot::Pan(stove) => {
                frames.pans[usize::from(stove)] * at(0.0, -0.12, 0.0) * Transform::from_rotation(self.handedness())
            }
            Slot::Sink(nth) => at(-7.8, 0.6, -30.0) * heap(nth, 3.2),
            Slot::Menu(dish) => menu(dish),
            Slot::Batter(seat) => flat(seat, 6.9, 0.55, -3.0).with_scale(Vec3::splat(BATTER)),
            Slot::Served(seat, nth) => {
                let (x, y) = (-7.4 + 2.9 * f32::from(nth), 0.6 + 0.12 * f32::from(nth));
                // Picture side up, as on a real tray, and upright.
                flat(seat, x, y, -3.0)
                    .with_rotation(Quat::from_rotation_z(PI))
                    .with_scale(Vec3::splat(ON_TRAY))
            }
            Slot::Trash(nth) => at(7.8, 2.2 + 0.5 * f32::from(nth), -30.0)
                .with_rotation(Quat::from_euler(EulerRot::YXZ, f32::from(nth) * 2.4, 0.5, 0.2))
                .with_scale(Vec3::splat(0.85)),
            Slot::CupTray(nth) => at(
                (f32::from(nth % 7) - 3.0) * 3.5,
                0.3,
                CUPS - 1.8 + f32::from(nth / 7) * 3.6,
            ),
            Slot::Used(nth) => at(0.0, 1.5 * f32::from(nth / 2), -31.5 + f32::from(nth % 2) * 3.4),
            Slot::Cup(seat, nth) => flat(seat, -7.8 + 3.1 * f32::from(nth), 0.3, 1.4),
            Slot::Kept(seat, nth) => flat(seat, 8.0 - 3.1 * f32::from(nth), 0.3, 1.4),
            Slot::Spoon(seat, nth) => flat(seat, 4.2, 0.5, 3.4 + 1.05 * f32::from(nth)),
            Slot::StarPool(nth) => at(f32::from(nth) * 2.1 - 8.4, 0.3, -24.3),
            Slot::Star(seat, nth) => flat(seat, -8.2 + 2.2 * f32::from(nth), 0.5, 4.5),
            Slot::DieTray => self.die_tray(),
            Slot::Die(seat) => Transform::from_translation(self.die_corner(seat)),
        }
    }

    /// Where a toy that never moves stands.
    #[must_use]
    pub fn fixed(&self, thing: Prop) -> Transform {
        match thing {
            // On the left of the bottles: on their right the journal would lie over it for the first seat.
            Prop::Bell => Transform::from_xyz(-11.9, 0.0, RACK),
            Prop::Trash => Transform::from_xyz(7.8, 0.0, -30.0),
            Prop::Sink => Transform::from_xyz(-7.8, 0.3, -30.0),
            Prop::Tray(seat) => Transform::from_translation(self.station(seat) + Vec3::new(0.0, 0.3, TRAYS)),
            Prop::CupTray => Transform::from_xyz(0.0, 0.3, CUPS),
            Prop::DieTray => self.die_tray(),
            _ => Transform::IDENTITY,
        }
    }

    /// The front corner of a stove that neither pan nor handle nor hat needs. On the right for left-handed cooks too: on the
    /// left the recipe lies over it for the first seat.
    fn die_corner(&self, seat: Seat) -> Vec3 {
        self.station(seat) + Vec3::new(8.2, STOVE_TOP, PANS + 5.4)
    }

    /// How the die lies on its spot when nobody throws it.
    #[must_use]
    pub fn resting_die(&self, slot: Slot, face: Face, size: f32) -> Transform {
        let place = match slot {
            Slot::Die(seat) => Transform::from_translation(self.die_corner(seat)),
            _ => self.die_tray() * Transform::from_xyz(0.0, 0.0, 3.0),
        };
        place * Transform::from_xyz(0.0, size / 2.0, 0.0).with_rotation(physics::die::showing(face, 0.35))
    }
}

/// The menu: a column a colour.
fn menu(dish: DishId) -> Transform {
    let (column, row) = (dish.colour().index(), dish.index() % DishId::PER_COLOUR);
    Transform::from_xyz(
        -32.5 + (column as f32 - 2.0) * 7.3,
        0.2,
        -21.0 + (row as f32 - 1.5) * 7.3,
    )
}

/// A heap in a bowl: round and round, layer over layer.
fn heap(nth: u8, radius: f32) -> Transform {
    const LAYER: u8 = 24;
    let (layer, nth) = (nth / LAYER, nth % LAYER);
    let turn = f32::from(nth) * 2.4;
    let out = radius * (f32::from(nth) / f32::from(LAYER)).sqrt();
    Transform::from_xyz(
        out * turn.cos(),
        0.3 + 0.5 * f32::from(layer) + 0.05 * out,
        out * turn.sin(),
    )
    .with_rotation(Quat::from_euler(EulerRot::XYZ, turn, turn * 1.7, turn * 0.6))
}

/// A pose of the physics in a frame of the table.
#[must_use]
pub fn within(frame: Transform, pose: Pose) -> Transform {
    frame * Transform::from(pose)
}
