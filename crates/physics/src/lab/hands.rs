//! Hands that are not people: smooth motions with noise, for experiments and opponents. `docs/physics.md` states them.

use std::f32::consts::{PI, TAU};

use bevy::math::Vec3;
use rand::{Rng, RngExt};

use crate::bench_top::Motion;
use crate::gesture::Sight;
use crate::gesture::pour::BOTTLE_HOME;
use crate::hand::Target;

/// The smoothest way from 0 to 1 in unit time (minimum jerk), as reaching arms move.
#[must_use]
pub fn smooth(part: f32) -> f32 {
    let t = part.clamp(0.0, 1.0);
    t * t * t * (10.0 + t * (6.0 * t - 15.0))
}

/// A standard normal draw.
pub fn normal(rng: &mut impl Rng) -> f32 {
    let (u, v): (f32, f32) = (rng.random_range(1e-7..1.0), rng.random_range(0.0..TAU));
    (-2.0 * u.ln()).sqrt() * v.cos()
}

/// A value with so much relative noise, never more than three times it.
pub fn noisy(rng: &mut impl Rng, value: f32, noise: f32) -> f32 {
    value * (1.0 + noise * normal(rng).clamp(-3.0, 3.0))
}

/// Shaking a bottle upright before the pour.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shake {
    /// From the lowest to the highest point, in centimetres.
    pub stroke: f32,
    /// Strokes a second, up and down.
    pub frequency: f32,
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

/// Seconds from the bottle's place to the pan.
const CARRY: f32 = 0.35;

impl Motion for PourHand {
    fn target(&mut self, sight: &Sight) -> Target {
        let since = sight.time - self.tip_from();
        let turned = if since < self.tip + self.hold {
            smooth(since / self.tip)
        } else {
            1.0 - smooth((since - self.tip - self.hold) / self.back)
        };
        Target::at(self.place(sight.time)).tipped(self.angle.to_radians() * turned)
    }
}

/// A hand that watches what falls, and returns when it has seen enough, a reaction time late.
#[derive(Debug, Clone)]
pub struct WatchingHand {
    /// What it would do without looking; the hold is the longest it waits.
    pub plan: PourHand,
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
            wants,
            reaction,
            decided: None,
            saw: None,
        }
    }
}

impl Motion for WatchingHand {
    fn target(&mut self, sight: &Sight) -> Target {
        let tip_from = self.plan.tip_from();
        let turned = self.plan.angle.to_radians() * smooth((sight.time - tip_from) / self.plan.tip);
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
        Target::at(self.plan.place(sight.time)).tipped(tilt.clamp(0.0, PI))
    }
}

/// A flick of the pan: up in `time`, back down, then perhaps under the falling crêpe.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FlipHand {
    /// Centimetres up.
    pub height: f32,
    /// Seconds up.
    pub time: f32,
    /// Seconds from the top to the bottom again.
    pub back: f32,
    /// Centimetres that the hand strays aside on the way up.
    pub aside: f32,
    /// How it follows, if it does.
    pub follow: Option<Following>,
}

/// How a hand moves under a falling crêpe.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Following {
    /// How late it sees.
    pub reaction: f32,
    /// How far off it aims, in centimetres.
    pub error: f32,
}

/// How far from the vertical a random flick can go: 45°.
const ASKEW: f32 = 1.0;

/// The sweet spot of the flick (measured, see docs/physics.md).
pub const SWEET: (f32, f32) = (11.0, 0.12);

impl FlipHand {
    /// The sweet spot with so much noise on every number.
    pub fn practised(noise: f32, follow: Option<f32>, rng: &mut impl Rng) -> Self {
        Self {
            height: noisy(rng, SWEET.0, noise),
            time: noisy(rng, SWEET.1, noise),
            back: noisy(rng, 0.2, noise),
            // A straight line upwards is a parameter too: a tenth of it goes aside.
            aside: SWEET.0 * noise * normal(rng),
            follow: follow.map(|error| Following {
                reaction: 0.15,
                error: error * normal(rng),
            }),
        }
    }

    /// Any flick.
    pub fn random(rng: &mut impl Rng) -> Self {
        let height = rng.random_range(3.0..20.0);
        Self {
            height,
            time: rng.random_range(0.08..0.4),
            back: rng.random_range(0.08..0.5),
            aside: height * rng.random_range(-ASKEW..ASKEW),
            follow: None,
        }
    }

    /// A random flick with vigour.
    pub fn energetic(rng: &mut impl Rng) -> Self {
        let height = rng.random_range(8.0..18.0);
        Self {
            height,
            time: rng.random_range(0.08..0.16),
            aside: height * rng.random_range(-ASKEW..ASKEW),
            ..Self::random(rng)
        }
    }
}

/// Seconds of holding still before the flick.
const READY: f32 = 0.15;

/// A [`FlipHand`] at work: remembers what it saw, to react late.
#[derive(Debug, Clone)]
pub struct Flipper {
    hand: FlipHand,
    /// Horizontal place and speed of the crêpe in past steps.
    seen: Vec<(f32, Vec3, Vec3)>,
    under: f32,
    caught: bool,
}

impl Flipper {
    /// Ready to flick.
    #[must_use]
    pub fn new(hand: FlipHand) -> Self {
        Self {
            hand,
            seen: Vec::new(),
            under: hand.aside,
            caught: false,
        }
    }
}

impl Motion for Flipper {
    fn target(&mut self, sight: &Sight) -> Target {
        let hand = &self.hand;
        self.seen.push((sight.time, sight.thing, sight.motion));
        let since = sight.time - READY;
        let (up, down) = (smooth(since / hand.time), smooth((since - hand.time) / hand.back));
        let mut place = Vec3::new(hand.aside * up, hand.height * (up - down), 0.0);
        if let Some(following) = hand.follow
            && since > hand.time
            && !self.caught
        {
            let late = self.seen.iter().rev().find(|(time, ..)| *time <= sight.time - following.reaction);
            if let Some(&(time, thing, motion)) = late
                && time - READY > hand.time * 0.8
            {
                // It sees where the crêpe was going and moves under that.
                self.under = thing.x + motion.x * following.reaction + following.error;
            }
            // Down in the pan it is caught; from then on the hand keeps still.
            self.caught = sight.motion.y < 0.0 && sight.thing.y - sight.held.y < 1.5;
        }
        if hand.follow.is_some() && since > hand.time {
            place.x = self.under;
        }
        Target::at(place)
    }
}

/// A throw of the die: a swing and a letting go.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ThrowHand {
    /// Where the swing goes, in centimetres from where it begins.
    pub swing: Vec3,
    /// Seconds of the whole swing.
    pub time: f32,
    /// The part of the swing at which the hand opens.
    pub release: f32,
    /// A wave of the hand before it, in centimetres: rolling the die in the hand.
    pub roll: f32,
}

impl ThrowHand {
    /// Shakes it in the hand and throws it across the tray.
    pub fn natural(rng: &mut impl Rng) -> Self {
        let aim = 0.5 * normal(rng).clamp(-2.0, 2.0);
        let far = rng.random_range(12.0..20.0);
        Self {
            swing: Vec3::new(aim.sin() * far, rng.random_range(-2.0..2.0), -aim.cos() * far),
            time: rng.random_range(0.16..0.28),
            release: rng.random_range(0.4..0.6),
            roll: rng.random_range(0.0..3.0),
        }
    }

    /// Tries to keep the face that lies up: as gently as counts, straight, and always the same but for its noise.
    pub fn placing(noise: f32, rng: &mut impl Rng) -> Self {
        Self {
            swing: Vec3::new(0.3 * normal(rng), -1.5, -noisy(rng, 12.0, noise)),
            time: noisy(rng, 0.22, noise),
            release: noisy(rng, 0.5, noise),
            roll: 0.0,
        }
    }
}

impl Motion for ThrowHand {
    fn target(&mut self, sight: &Sight) -> Target {
        use crate::gesture::throw::DIE_HOME;
        let rolled = if self.roll > 0.0 { 0.3 } else { 0.1 };
        if sight.time < rolled {
            let wave = self.roll * (TAU * sight.time / rolled).sin();
            return Target::at(DIE_HOME + Vec3::X * wave);
        }
        let part = (sight.time - rolled) / self.time;
        let target = Target::at(DIE_HOME + self.swing * smooth(part));
        if part < self.release { target } else { target.released() }
    }
}
