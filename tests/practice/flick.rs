//! A hand that tosses and does what the coach says.

use physics::lab::hands::{SWEET, noisy, normal, smooth};
use physics::{HeadlessTable, Motion, Observation, Target};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use toque::practice::{Advice, Side, Toss};

/// A flick with everything that the coach talks about.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Flick {
    height: f32,
    time: f32,
    back: f32,
    /// How far the hand strays on the way up.
    aside: f32,
    /// How far it then moves the pan aside, to catch.
    under: f32,
}

impl Flick {
    /// What a practised hand does, which does not move under what it has thrown.
    pub(crate) const ORDINARY: Self = Self {
        height: SWEET.0,
        time: SWEET.1,
        back: 0.2,
        aside: 0.0,
        under: 0.0,
    };

    /// Anything between a nudge and a blow.
    pub(crate) fn any(rng: &mut ChaCha8Rng) -> Self {
        let height = rng.random_range(6.0..22.0);
        Self {
            height,
            time: rng.random_range(0.08..0.24),
            back: rng.random_range(0.12..0.35),
            aside: height * rng.random_range(-0.25..0.25),
            under: 0.0,
        }
    }

    /// About right: here it is seldom the turn that is wrong.
    pub(crate) fn nearly(rng: &mut ChaCha8Rng) -> Self {
        Self {
            height: noisy(rng, SWEET.0, 0.1),
            time: noisy(rng, SWEET.1, 0.1),
            back: rng.random_range(0.12..0.6),
            aside: normal(rng),
            under: 0.0,
        }
    }

    /// A wide swing instead of a flick.
    pub(crate) fn swung(rng: &mut ChaCha8Rng) -> Self {
        Self {
            height: rng.random_range(18.0..28.0),
            time: rng.random_range(0.18..0.3),
            ..Self::any(rng)
        }
    }

    /// As well as a person can do the same again.
    pub(crate) fn again(self, rng: &mut ChaCha8Rng) -> Self {
        Self {
            height: noisy(rng, self.height, 0.03),
            time: noisy(rng, self.time, 0.03),
            back: noisy(rng, self.back, 0.03),
            aside: self.aside + 0.15 * normal(rng),
            under: self.under + 0.3 * normal(rng),
        }
    }

    /// Changes the one thing that the coach names.
    pub(crate) fn heeding(self, advice: Advice) -> Self {
        let signed = |side: Side, by: f32| if side == Side::Right { by } else { -by };
        match advice {
            Advice::Flick => Self {
                time: self.time * 0.75,
                ..self
            },
            Advice::Quicker { turn, needed } => Self {
                time: self.time * (turn / needed).powf(0.6).clamp(0.6, 0.95),
                ..self
            },
            Advice::Gentler { turn, needed } => Self {
                time: self.time * (turn / needed).powf(0.6).clamp(1.05, 1.5),
                ..self
            },
            Advice::Shorter { .. } => Self {
                height: self.height * 0.7,
                ..self
            },
            Advice::Straighter { side, by } => Self {
                aside: self.aside - signed(side, by),
                ..self
            },
            Advice::Under { side, by } => Self {
                under: self.under + signed(side, by),
                ..self
            },
            Advice::Higher { height, needed } => {
                // A little more than what is missing, and in less time than so long a way would take.
                let longer = (1.05 * needed / height).clamp(1.05, 1.3);
                Self {
                    height: self.height * longer,
                    time: self.time * longer.powf(0.75),
                    ..self
                }
            }
            Advice::Still => Self {
                back: (self.back * 0.7).max(0.12),
                ..self
            },
            Advice::Well => self,
        }
    }
}

impl Motion for Flick {
    fn target(&mut self, sight: &Observation) -> Target {
        let since = sight.time - 0.15;
        let (up, down) = (smooth(since / self.time), smooth((since - self.time) / self.back));
        let x = self.aside * up + self.under * smooth((since - self.time) / 0.25);
        let mut place = physics::BOTTLE_HOME;
        (place.x, place.y, place.z) = (x, self.height * (up - down), 0.0);
        Target::at(place)
    }
}

pub(crate) fn toss(bench: &mut HeadlessTable, mut flick: Flick) -> Toss {
    let report = bench.flip(&mut flick).unwrap();
    Toss::new(&report, &bench.last_recording().unwrap().wishes)
}

/// How far the thing that the coach names is from what it should be.
pub(crate) fn amiss(advice: Advice, toss: &Toss) -> f32 {
    match advice {
        Advice::Quicker { needed, .. } | Advice::Gentler { needed, .. } => (toss.turn - needed).abs(),
        Advice::Straighter { .. } => toss.astray.abs(),
        Advice::Under { .. } => toss.off.abs(),
        Advice::Shorter { .. } => toss.height,
        Advice::Flick | Advice::Higher { .. } => -toss.height,
        Advice::Still | Advice::Well => toss.drift,
    }
}
