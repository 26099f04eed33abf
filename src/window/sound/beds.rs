//! What goes on: gas and sizzling by the heat of the stoves, the room, the waltz. And the hush while somebody pours.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use physics::{Role, Stage};
use rules::a_la_carte::Heat;
use sounds::Bed;

use super::ear::Ear;
use crate::window::practice::kitchen::SEAT;
use crate::window::screen::{Paused, Screen};
use crate::window::table::ambience::Practised;
use crate::window::table::layout::Layout;
use crate::window::table::shown_table::ShownTable;

/// How loud a bed is, and from where.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Level {
    /// A factor of amplitude.
    pub gain: f32,
    /// -1 is left, 1 is right.
    pub side: f32,
}

/// How loud all beds are.
#[derive(Debug, Clone, Default, PartialEq, Resource)]
pub struct Beds {
    levels: [Level; Bed::ALL.len()],
}

impl Beds {
    /// How loud a bed is.
    #[must_use]
    pub const fn level(&self, bed: Bed) -> Level {
        self.levels[bed as usize]
    }

    const fn set(&mut self, bed: Bed, level: Level) {
        self.levels[bed as usize] = level;
    }
}

/// How quiet everything else is, so that a pour can be heard with closed eyes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Resource)]
pub enum Hush {
    /// Nobody pours.
    #[default]
    None,
    /// A bottle is tipped.
    Pour,
    /// It is upside down and nothing falls: even the fire seems to hold its breath, and one leans forward.
    Jam,
}

impl Hush {
    /// How much is left of the music and the room.
    const fn of_music(self) -> f32 {
        match self {
            Self::None => 1.0,
            Self::Pour => 0.35,
            Self::Jam => 0.05,
        }
    }

    /// How much is left of the fire.
    const fn of_fire(self) -> f32 {
        match self {
            Self::None => 1.0,
            Self::Pour => 0.6,
            Self::Jam => 0.25,
        }
    }
}

/// Tipped further than this, in radians, it is listened to.
const TIPPED: f32 = 0.9;
/// An inverted bottle from which nothing has fallen for so many seconds is jammed. Chosen, not measured: longer than a
/// turn of the wrist takes (a quarter of a second), shorter than the second after which the hand tires.
const JAMMED: f32 = 0.45;

/// When something fell last, in the time of the gesture.
#[derive(Debug, Default)]
pub(super) struct LastFall {
    fallen: u8,
    at: f32,
}

pub(super) fn hush(stage: Res<Stage>, cast: Query<&Role>, mut last: Local<LastFall>, mut hush: ResMut<Hush>) {
    let pours = cast.iter().any(|role| matches!(role, Role::Bottle(_)));
    let now = match stage.sight().filter(|_| pours) {
        Some(sight) if sight.tilt > TIPPED => {
            if sight.tilt < FRAC_PI_2 || sight.fallen != last.fallen || sight.time < last.at {
                *last = LastFall {
                    fallen: sight.fallen,
                    at: sight.time,
                };
            }
            if sight.time - last.at > JAMMED {
                Hush::Jam
            } else {
                Hush::Pour
            }
        }
        _ => Hush::None,
    };
    hush.set_if_neq(now);
}

/// The waltz plays twice and then rests, so that it stays welcome: seconds of playing and of resting.
const PLAYS: f32 = 150.0;
const RESTS: f32 = 50.0;

pub(super) fn tend(
    screen: Res<State<Screen>>,
    paused: Res<State<Paused>>,
    shown: Option<Res<ShownTable>>,
    layout: Option<Res<Layout>>,
    practised: Practised,
    hush: Res<Hush>,
    ear: Ear,
    time: Res<Time<Real>>,
    mut beds: ResMut<Beds>,
) {
    let (music, room) = match screen.get() {
        Screen::Title | Screen::Seats => (1.0, 0.5),
        Screen::Table => (0.7, 1.0),
        Screen::Practice => (0.45, 1.0),
    };
    let plays = time.elapsed_secs() % (PLAYS + RESTS) < PLAYS;
    let mut now = Beds::default();
    let flat = |gain: f32| Level { gain, side: 0.0 };
    now.set(Bed::Music, flat(if plays { music * hush.of_music() } else { 0.0 }));
    now.set(Bed::Ambience, flat(room * hush.of_music().max(0.2)));
    let mut fire = [Sum::default(); 3];
    let mut burns = |heat: f32, cooks: bool, place: Vec3| {
        let side = ear.side(place);
        for (sum, gain) in fire.iter_mut().zip(of_a_stove(heat, cooks)) {
            sum.add(gain, side);
        }
    };
    match (screen.get(), shown, layout) {
        (Screen::Table, Some(shown), Some(layout)) => {
            for seat in shown.state.all_seats() {
                let stove = &shown.state.kitchen(seat).stove;
                let heat = f32::from(stove.dial.level()) / f32::from(Heat::MAX.level());
                burns(heat, stove.pan.food.is_some(), layout.pan(seat).translation);
            }
        }
        (Screen::Practice, _, Some(layout)) => {
            burns(practised.heat(), practised.cooks(), layout.pan(SEAT).translation);
        }
        _ => {}
    }
    let quieter = hush.of_fire() * if paused.get().0 { 0.25 } else { 1.0 };
    for (bed, sum) in [Bed::Gas, Bed::Simmer, Bed::Sizzle].into_iter().zip(fire) {
        now.set(bed, sum.level(quieter));
    }
    beds.set_if_neq(now);
}

/// Gas, simmering and sizzling of one stove at a heat between 0 and 1.
fn of_a_stove(heat: f32, cooks: bool) -> [f32; 3] {
    if heat <= 0.0 {
        return [0.0; 3];
    }
    let gas = 0.35 + 0.65 * heat;
    if !cooks {
        return [gas, 0.0, 0.0];
    }
    // From single crackles to a roar: the one gives way to the other.
    let hot = ((heat - 0.2) / 0.8).max(0.0);
    [gas, 0.35 + 0.65 * (1.0 - hot), hot.powf(1.2)]
}

/// Several of a kind are louder than one, but not by as much as their number.
#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    power: f32,
    weighted: f32,
}

impl Sum {
    fn add(&mut self, gain: f32, side: f32) {
        self.power += gain * gain;
        self.weighted += gain * gain * side;
    }

    fn level(self, factor: f32) -> Level {
        if self.power <= 0.0 {
            return Level::default();
        }
        Level {
            gain: self.power.sqrt().min(1.3) * factor,
            side: self.weighted / self.power,
        }
    }
}
