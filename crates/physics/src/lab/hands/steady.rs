//! The steady hand: one key and a bar instead of a mouse. How long the key is held chooses how far and how long a bottle is
//! tipped; where the mark on the bar is when the key is pressed chooses how a crêpe is tossed. The bars are drawn from the
//! numbers here, and `toque lab steady` measures whether they are true.

use bevy::math::Vec3;

use super::{FlipHand, Flipper, Following, SWEET, smooth};
use crate::gesture::Observation;
use crate::gesture::pour::BOTTLE_HOME;
use crate::hand::Target;
use crate::headless_table::Motion;

/// Seconds until the bottle is over the pan; before that the key waits.
const CARRY: f32 = 0.35;
/// Seconds back.
const BACK: f32 = 0.2;

/// How far over the bottle is after so many seconds of holding the key, in degrees: to where nothing falls yet; at once to
/// where pieces come one at a time, from a full bottle as from a nearly empty one; and for whoever goes on holding, all the
/// way over. Angles from 120 to 150° were tried, with 20, 15, 10, 5 and 2 pieces: below 132° a quarter of the bottles give
/// nothing in a second and a half, from 144° on they give several at once.
const WAY: [(f32, f32); 6] = [
    (0.0, 0.0),
    (0.5, 100.0),
    (0.8, 100.0),
    (1.0, 136.0),
    (2.3, 136.0),
    (2.9, 180.0),
];

/// What the bar of a pour says, in seconds of holding the key; `toque lab steady` measures it.
pub mod pour_marks {
    /// Here it begins to fall. Whoever lets go before has poured nothing.
    pub const BEGINS: f32 = 0.95;
    /// Whoever lets go here has most likely poured one, whichever bottle it is. At 1.6 s paprika most likely gives nothing
    /// (50 %, and one 31 %), at 2.2 s pepper two (38 %, and one 34 %).
    pub const ONE: f32 = 2.1;
    /// From here on it is turned all the way over: several fall.
    pub const SEVERAL: f32 = 2.9;
    /// The end of the bar.
    pub const END: f32 = 3.6;
}

/// A bottle that is tipped with one key.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct SteadyPour {
    pressed: Option<f32>,
    let_go: Option<f32>,
}

impl SteadyPour {
    /// The key is down or up now, `time` seconds after the bottle was taken. The first press counts.
    pub fn key(&mut self, down: bool, time: f32) {
        match (down, self.pressed, self.let_go) {
            (true, None, _) if time > CARRY => self.pressed = Some(time),
            (false, Some(_), None) => self.let_go = Some(time),
            _ => {}
        }
    }

    /// For how many seconds the key has been held, or was.
    #[must_use]
    pub fn held(&self, time: f32) -> f32 {
        self.pressed.map_or(0.0, |from| self.let_go.unwrap_or(time) - from)
    }

    /// Where the bottle should be.
    #[must_use]
    pub fn wish(&self, time: f32) -> Target {
        let over_pan = Vec3::new(0.0, BOTTLE_HOME.y, 0.0);
        let place = BOTTLE_HOME.lerp(over_pan, smooth(time / CARRY));
        let tilt = tilt(self.held(time));
        let back = self.let_go.map_or(0.0, |gone| smooth((time - gone) / BACK));
        let target = Target::at(place).tipped(tilt * (1.0 - back));
        if back < 1.0 { target } else { target.released() }
    }
}

/// How far over after so many seconds, in radians.
fn tilt(held: f32) -> f32 {
    let leg = WAY.windows(2).find(|leg| held < leg[1].0);
    let degrees = leg.map_or(WAY[WAY.len() - 1].1, |leg| {
        let ((from, low), (to, high)) = (leg[0], leg[1]);
        low + (high - low) * smooth((held - from) / (to - from))
    });
    degrees.to_radians()
}

/// A steady hand that holds the key for so many seconds, without looking.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HeldFor {
    /// So many.
    pub seconds: f32,
    pour: SteadyPour,
}

impl HeldFor {
    /// So many seconds.
    #[must_use]
    pub fn new(seconds: f32) -> Self {
        Self {
            seconds,
            pour: SteadyPour::default(),
        }
    }
}

impl Motion for HeldFor {
    fn target(&mut self, sight: &Observation) -> Target {
        let down = self.pour.pressed.is_none() || self.pour.held(sight.time) < self.seconds;
        self.pour.key(down, sight.time);
        self.pour.wish(sight.time)
    }
}

/// Centimetres up at the left end of the bar of a toss.
const LEAST: f32 = 3.0;
/// And at the right end, usually.
const MOST: f32 = 25.0;

/// Seconds in which the mark runs along the bar and back.
const SWEEP: f32 = 1.6;

/// How a steady hand flicks for one thing, and where on its bar that succeeds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SteadyFlick {
    /// Seconds up.
    pub time: f32,
    /// Centimetres up at the right end of the bar.
    pub most: f32,
    /// The green of the bar, as marks: between them it succeeds, on either side of them it hardly ever does.
    pub green: (f32, f32),
}

impl SteadyFlick {
    /// In the usual kitchen: the crêpe lands picture side up. It turns far enough from 7.8 cm of lift on; above 14 cm it flies
    /// so far that one which did not lie quite in the middle is missed now and then, and above 18 cm it is nearly always.
    /// `toque lab steady` measures it.
    pub const USUAL: Self = Self::between(SWEET.1, MOST, 7.8, 15.5);

    /// So many seconds up, so many centimetres at the right end of the bar, and it succeeds between these.
    #[must_use]
    pub const fn between(time: f32, most: f32, low: f32, high: f32) -> Self {
        Self {
            time,
            most,
            green: (mark_of(low, most), mark_of(high, most)),
        }
    }

    /// The middle of the green.
    #[must_use]
    pub const fn middle(self) -> f32 {
        f32::midpoint(self.green.0, self.green.1)
    }

    /// The mark anywhere left of the green, and anywhere right of it.
    #[must_use]
    pub const fn beside(self) -> [(f32, f32); 2] {
        [(-1.0, self.green.0), (self.green.1, 1.0)]
    }
}

/// Where the lift is on the bar.
const fn mark_of(lift: f32, most: f32) -> f32 {
    2.0 * (lift - LEAST) / (most - LEAST) - 1.0
}

/// Where the mark is after so many seconds, from −1 at the left end of the bar, where it begins, to 1 at the right.
#[must_use]
pub fn mark_at(time: f32) -> f32 {
    let part = (time / SWEEP).rem_euclid(1.0);
    1.0 - 4.0 * (part - 0.5).abs()
}

/// A crêpe that is tossed with one key.
#[derive(Debug, Clone)]
pub struct SteadyToss {
    flick: Flipper,
}

/// Seconds after which a hand lets go of a pan in which the crêpe has stayed.
const PATIENCE: f32 = 1.5;

impl SteadyToss {
    /// The toss for a mark that was stopped here.
    #[must_use]
    pub fn at(mark: f32, flick: SteadyFlick) -> Self {
        let part = (mark.clamp(-1.0, 1.0) + 1.0) / 2.0;
        Self {
            flick: Flipper::new(FlipHand {
                height: LEAST + (flick.most - LEAST) * part,
                time: flick.time,
                back: 0.2,
                aside: 0.0,
                follow: Some(Following {
                    reaction: 0.15,
                    error: 0.0,
                }),
            }),
        }
    }
}

impl Motion for SteadyToss {
    fn target(&mut self, sight: &Observation) -> Target {
        let wish = self.flick.target(sight);
        if sight.time < PATIENCE { wish } else { wish.released() }
    }
}
