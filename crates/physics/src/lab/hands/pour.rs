//! Hands that pour: blindly, or watching what falls.

use std::f32::consts::{PI, TAU};
use std::ops::Range;

use bevy::math::Vec3;
use rand::{Rng, RngExt};

use super::{noisy, normal, smooth};
use crate::gesture::Observation;
use crate::gesture::pour::BOTTLE_HOME;
use crate::hand::Target;
use crate::headless_table::Motion;

/// Shaking a bottle upright before the pour.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shake {
    /// From the lowest to the highest point, in centimetres.
    pub stroke: f32,
    /// Strokes a second, up and down.
    pub frequency: f32,
    /// Degrees to which the wrist rocks it aside and back, once in two strokes.
    pub rock: f32,
    /// Seconds.
    pub time: f32,
}

/// A pour: over in `tip`, held, and back.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PourHand {
    /// Before it, if at all.
    pub shake: Option<Shake>,
    /// Highest tilt, in degrees.
    pub angle: f32,
    /// Seconds over.
    pub tip: f32,
    /// Seconds held at the angle.
    pub hold: f32,
    /// Seconds back.
    pub back: f32,
}

impl PourHand {
    /// The surest way to a single piece, for a hand that watches: slowly to where it begins to fall, and wait.
    pub const PINCH: Self = Self {
        shake: None,
        angle: 122.0,
        tip: 0.8,
        hold: 5.0,
        back: 0.2,
    };

    /// A plain turn.
    #[must_use]
    pub fn plain(angle: f32, hold: f32) -> Self {
        Self {
            shake: None,
            angle,
            tip: 0.25,
            hold,
            back: 0.25,
        }
    }

    /// A newcomer who has read "turn the bottle over and back": somewhere between half over and all over, held for
    /// a blink, unhurried.
    pub fn natural(rng: &mut impl Rng) -> Self {
        Self {
            shake: None,
            angle: (160.0 + 14.0 * normal(rng)).clamp(130.0, 180.0),
            tip: rng.random_range(0.2..0.35),
            hold: rng.random_range(0.15..0.4),
            back: rng.random_range(0.2..0.35),
        }
    }

    /// Anything that a hand can do.
    pub fn random(rng: &mut impl Rng) -> Self {
        Self {
            shake: None,
            angle: rng.random_range(95.0..180.0),
            tip: rng.random_range(0.12..0.6),
            hold: rng.random_range(0.0..1.5),
            back: rng.random_range(0.12..0.6),
        }
    }

    /// The same with noise on every number.
    #[must_use]
    pub fn with_noise(self, noise: f32, rng: &mut impl Rng) -> Self {
        Self {
            shake: self.shake,
            angle: noisy(rng, self.angle, noise).clamp(0.0, 180.0),
            tip: noisy(rng, self.tip, noise),
            hold: noisy(rng, self.hold, noise),
            back: noisy(rng, self.back, noise),
        }
    }

    /// When the tip begins.
    #[must_use]
    pub fn tip_from(&self) -> f32 {
        CARRY + self.shake.map_or(0.0, |shake| shake.time + 0.15)
    }

    fn place(&self, time: f32) -> Vec3 {
        let over_pan = Vec3::new(0.0, BOTTLE_HOME.y, 0.0);
        let mut place = BOTTLE_HOME.lerp(over_pan, smooth(time / CARRY));
        if let Some(shake) = self.shake {
            let since = time - CARRY;
            if (0.0..shake.time).contains(&since) {
                place.y += shake.stroke / 2.0 * (1.0 - (TAU * shake.frequency * since).cos());
            }
        }
        place
    }
}

impl PourHand {
    /// The tilt of the shake, in radians.
    fn rocked(&self, time: f32) -> f32 {
        match self.shake {
            Some(shake) if (0.0..shake.time).contains(&(time - CARRY)) => {
                let wave = 1.0 - (TAU * shake.frequency / 2.0 * (time - CARRY)).cos();
                shake.rock.to_radians() / 2.0 * wave
            }
            _ => 0.0,
        }
    }
}

/// Seconds from the bottle's place to the pan.
const CARRY: f32 = 0.35;

impl Motion for PourHand {
    fn target(&mut self, sight: &Observation) -> Target {
        let since = sight.time - self.tip_from();
        let turned = if since < self.tip + self.hold {
            smooth(since / self.tip)
        } else {
            1.0 - smooth((since - self.tip - self.hold) / self.back)
        };
        let target =
            Target::at(self.place(sight.time)).tipped(self.angle.to_radians() * turned + self.rocked(sight.time));
        // Whoever did not even pass the horizontal puts it down at the end, and does not stand there.
        if since < self.tip + self.hold + self.back {
            target
        } else {
            target.released()
        }
    }
}

/// How a hand that has seen nothing fall tips on, bit by bit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Creep {
    /// Seconds that it waits at an angle.
    pub after: f32,
    /// Degrees further then.
    pub by: f32,
}

impl Creep {
    /// As a practised hand does it: five degrees a second.
    pub const SLOW: Self = Self { after: 1.0, by: 5.0 };
}

/// A hand that watches what falls, and returns when it has seen enough, a reaction time late.
#[derive(Debug, Clone)]
pub struct WatchingHand {
    /// What it would do without looking; the hold is the longest it waits.
    pub plan: PourHand,
    /// What it does when nothing falls at the angle of the plan, if anything.
    pub creep: Option<Creep>,
    /// Pieces that it waits for.
    pub wants: u8,
    /// From seeing to moving, in seconds.
    pub reaction: f32,
    decided: Option<(f32, f32)>,
    saw: Option<f32>,
}

impl WatchingHand {
    /// A watching hand with a plan.
    #[must_use]
    pub fn new(plan: PourHand, wants: u8, reaction: f32) -> Self {
        Self {
            plan,
            creep: None,
            wants,
            reaction,
            decided: None,
            saw: None,
        }
    }

    /// A newcomer who wants a single piece, has heard the lesson's one sentence and has no skill but eyes: tips a little more than half over at an ordinary pace
    /// and looks, a little further if nothing falls, and so on; turns back when a piece is seen to leave the mouth. Gives up
    /// after four seconds.
    pub fn newcomer(rng: &mut impl Rng) -> Self {
        let plan = PourHand {
            shake: None,
            angle: (125.0 + 8.0 * normal(rng)).clamp(105.0, 150.0),
            tip: rng.random_range(0.6..0.8),
            hold: 4.0,
            back: rng.random_range(0.2..0.3),
        };
        let creep = Creep {
            after: rng.random_range(1.0..1.5),
            by: rng.random_range(8.0..15.0),
        };
        Self::new(plan, 1, reaction(rng)).creeping(creep)
    }

    /// A newcomer who was told nothing but to watch: at an ordinary pace to somewhere between the two angles, and waits there.
    pub fn untaught(angles: Range<f32>, rng: &mut impl Rng) -> Self {
        let plan = PourHand {
            shake: None,
            angle: rng.random_range(angles),
            tip: rng.random_range(0.6..0.8),
            hold: 3.0,
            back: rng.random_range(0.2..0.3),
        };
        Self::new(plan, 1, reaction(rng))
    }

    /// The same, tipping on bit by bit as long as nothing falls.
    #[must_use]
    pub fn creeping(self, creep: Creep) -> Self {
        Self {
            creep: Some(creep),
            ..self
        }
    }

    /// How far over it is as long as nothing has fallen, in radians.
    fn going_over(&self, time: f32) -> f32 {
        let since = time - self.plan.tip_from();
        let crept = self.creep.map_or(0.0, |creep| {
            let waits = ((since - self.plan.tip) / creep.after).max(0.0);
            creep.by * (waits.floor() - 1.0 + smooth(waits.fract() * creep.after / CREEP)).max(0.0)
        });
        (self.plan.angle * smooth(since / self.plan.tip) + crept)
            .to_radians()
            .min(PI)
    }
}

/// From seeing to moving, in seconds, for hands without practice.
fn reaction(rng: &mut impl Rng) -> f32 {
    0.25 + 0.05 * normal(rng).clamp(-3.0, 3.0)
}

/// Seconds for a little further.
const CREEP: f32 = 0.3;

impl Motion for WatchingHand {
    fn target(&mut self, sight: &Observation) -> Target {
        let tip_from = self.plan.tip_from();
        let turned = self.going_over(sight.time);
        if self.saw.is_none() && sight.fallen >= self.wants {
            self.saw = Some(sight.time);
        }
        let enough = self.saw.is_some_and(|saw| sight.time >= saw + self.reaction);
        let waited = sight.time >= tip_from + self.plan.tip + self.plan.hold;
        if self.decided.is_none() && (enough || waited) {
            self.decided = Some((sight.time, turned));
        }
        let tilt = match self.decided {
            Some((from, tilt)) => tilt * (1.0 - smooth((sight.time - from) / self.plan.back)),
            None => turned,
        };
        let target = Target::at(self.plan.place(sight.time)).tipped(tilt.clamp(0.0, PI));
        match self.decided {
            Some((from, _)) if sight.time > from + self.plan.back => target.released(),
            _ => target,
        }
    }
}
