//! Hands that flick a pan, and perhaps follow the crêpe.

use bevy::math::Vec3;
use rand::{Rng, RngExt};

use super::{noisy, normal, smooth};
use crate::gesture::Observation;
use crate::hand::Target;
use crate::headless_table::Motion;

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

/// Seconds that it waits for a crêpe to come down.
const WAITS: f32 = 1.0;

impl Motion for Flipper {
    fn target(&mut self, sight: &Observation) -> Target {
        let hand = &self.hand;
        self.seen.push((sight.time, sight.thing, sight.motion));
        let since = sight.time - READY;
        let (up, down) = (smooth(since / hand.time), smooth((since - hand.time) / hand.back));
        let mut place = Vec3::new(hand.aside * up, hand.height * (up - down), 0.0);
        if let Some(following) = hand.follow
            && since > hand.time
            && !self.caught
        {
            let late = self
                .seen
                .iter()
                .rev()
                .find(|(time, ..)| *time <= sight.time - following.reaction);
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
        // Whoever did not toss it at all puts the pan down in the end, and does not stand there.
        if since > hand.time + hand.back + WAITS {
            Target::at(place).released()
        } else {
            Target::at(place)
        }
    }
}
