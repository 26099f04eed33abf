//! Hands that mean no good: whatever a mouse, a driver or a stalling machine sends during any gesture, the gesture ends, no
//! number goes bad, nothing is lost, and an ordinary gesture can be made right afterwards.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test may fail loudly")]

use std::time::Duration;

use bevy::ecs::message::Messages;
use bevy::math::Vec3;
use bevy::time::TimeUpdateStrategy;
use physics::lab::hands::{PourHand, ThrowHand};
use physics::{
    FlipStart, GestureDone, HandInput, HeadlessTable, PhysicsConfig, Pose, Recording, Report, Stage, Start, Target,
    ThrowStart,
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{Condiment, Crystal};

/// What a hostile hand does for a while.
#[derive(Debug, Clone, Copy)]
enum Stroke {
    /// A walk at random, at so many samples a second, with steps of up to so many centimetres.
    Walk { rate: u32, samples: u16, step: f32 },
    /// From one end of the world to the other and back.
    Teleport { samples: u16 },
    /// Everything at one instant.
    Burst { samples: u16 },
    /// The button goes down and up as fast as it can.
    Flap { times: u16 },
    /// Numbers that are none.
    Nonsense { samples: u16 },
    /// A clock that runs back, or is ahead by years.
    WrongClock,
    /// Nothing is sent for a while.
    Silence { seconds: f32 },
    /// The whole machine stands still for five seconds.
    Stall,
    /// As far over as a wish can be.
    Over { seconds: f32 },
}

fn stroke() -> impl Strategy<Value = Stroke> {
    // Ten a second is a bad remote desktop, 8,000 the fastest mouse there is.
    let rate = prop_oneof![Just(10_u32), Just(60), Just(125), Just(1_000), Just(8_000)];
    prop_oneof![
        (rate, 1_u16..300, 0.01_f32..40.0).prop_map(|(rate, samples, step)| Stroke::Walk { rate, samples, step }),
        (1_u16..60).prop_map(|samples| Stroke::Teleport { samples }),
        (1_u16..20_000).prop_map(|samples| Stroke::Burst { samples }),
        (1_u16..40).prop_map(|times| Stroke::Flap { times }),
        (1_u16..40).prop_map(|samples| Stroke::Nonsense { samples }),
        Just(Stroke::WrongClock),
        (0.05_f32..2.0).prop_map(|seconds| Stroke::Silence { seconds }),
        Just(Stroke::Stall),
        (0.1_f32..2.0).prop_map(|seconds| Stroke::Over { seconds }),
    ]
}

/// A table on which a hostile hand is at work.
struct Victim {
    table: HeadlessTable,
    rng: ChaCha8Rng,
    at: Target,
    done: Option<(Report, Recording)>,
}

/// The longest that a gesture may take, in steps: its own time-outs end it long before.
const MOST_STEPS: u32 = 240 * 60;

impl Victim {
    fn new(seed: u64) -> Self {
        let mut table = HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 2, seed);
        table.watch();
        Self {
            table,
            rng: ChaCha8Rng::seed_from_u64(seed),
            at: Target::at(Vec3::new(-10.0, 10.0, 0.0)),
            done: None,
        }
    }

    fn now(&mut self) -> f64 {
        f64::from(self.table.app_mut().world().resource::<Stage>().steps()) / 240.0
    }

    fn send(&mut self, time: f64, wish: Target) {
        self.table
            .app_mut()
            .world_mut()
            .resource_mut::<HandInput>()
            .push(time, wish);
    }

    /// One frame, of whatever length the clock was set to.
    fn frame(&mut self) {
        let app = self.table.app_mut();
        app.update();
        let mut messages = app.world_mut().resource_mut::<Messages<GestureDone>>();
        if let Some(GestureDone { report, recording }) = messages.drain().next() {
            self.done = Some((report, recording));
        }
    }

    fn frames(&mut self, seconds: f64) {
        for _ in 0..(seconds * 240.0).ceil() as u32 {
            if self.done.is_none() {
                self.frame();
            }
        }
    }

    fn anywhere(&mut self, reach: f32) -> Vec3 {
        Vec3::from_array(std::array::from_fn(|_| self.rng.random_range(-reach..reach)))
    }

    fn suffer(&mut self, stroke: Stroke) {
        match stroke {
            Stroke::Walk { rate, samples, step } => {
                for _ in 0..samples {
                    let offset = self.anywhere(step);
                    self.at.position += offset;
                    self.at.tilt = (self.at.tilt + self.rng.random_range(-0.4..0.4)).clamp(-1.0, 4.0);
                    let time = self.now() + 1.0 / f64::from(rate);
                    self.send(time, self.at);
                    // A fast mouse sends many samples a step, a slow one leaves many steps without.
                    if rate <= 240 || self.rng.random_range(0..rate / 240) == 0 {
                        self.frames(1.0 / f64::from(rate.min(240)));
                    }
                }
            }
            Stroke::Teleport { samples } => {
                for _ in 0..samples {
                    self.at.position = self.anywhere(1e6);
                    self.at.tilt = self.rng.random_range(-100.0..100.0);
                    let time = self.now();
                    self.send(time, self.at);
                    self.frame();
                }
            }
            Stroke::Burst { samples } => {
                let time = self.now();
                for _ in 0..samples {
                    let wish = Target::at(self.anywhere(20.0)).tipped(self.rng.random_range(0.0..3.2));
                    self.send(time, wish);
                }
                self.frame();
            }
            Stroke::Flap { times } => {
                for _ in 0..times {
                    self.at.grip = !self.at.grip;
                    let time = self.now();
                    self.send(time, self.at);
                    self.frame();
                }
            }
            Stroke::Nonsense { samples } => {
                for _ in 0..samples {
                    let bad = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY][self.rng.random_range(0..3)];
                    let (mut position, mut tilt) = (self.at.position, self.at.tilt);
                    match self.rng.random_range(0..4) {
                        0 => position.x = bad,
                        1 => position.y = bad,
                        2 => position.z = bad,
                        _ => tilt = bad,
                    }
                    let time = self.now();
                    self.send(
                        time,
                        Target {
                            position,
                            tilt,
                            ..self.at
                        },
                    );
                    self.send(f64::NAN, self.at);
                }
                self.frame();
            }
            Stroke::WrongClock => {
                for time in [-3.0, 1e12, f64::MAX, f64::NEG_INFINITY] {
                    self.send(time, self.at);
                }
                self.frame();
            }
            Stroke::Silence { seconds } => self.frames(seconds.into()),
            Stroke::Stall => {
                self.clock(TimeUpdateStrategy::ManualDuration(Duration::from_secs(5)));
                self.frame();
                self.clock(TimeUpdateStrategy::FixedTimesteps(1));
            }
            Stroke::Over { seconds } => {
                let time = self.now();
                self.send(time, self.at.tipped(f32::MAX));
                self.frames(seconds.into());
            }
        }
    }

    fn clock(&mut self, strategy: TimeUpdateStrategy) {
        self.table.app_mut().insert_resource(strategy);
    }

    /// Suffers everything, then the hand is taken away, and the gesture has to end.
    fn through(mut self, strokes: &[Stroke]) -> (HeadlessTable, Report, Recording) {
        for &stroke in strokes {
            if self.done.is_none() {
                self.suffer(stroke);
            }
        }
        for _ in 0..MOST_STEPS {
            if let Some((report, recording)) = self.done {
                let watched = self.table.watched();
                assert_eq!(watched.not_finite, 0, "a body is no longer a number");
                assert!(watched.farthest < 1_000.0, "something flew {} cm", watched.farthest);
                assert!(recording.wishes.iter().flatten().all(Target::is_finite));
                return (self.table, report, recording);
            }
            let time = self.now();
            self.send(time, self.at.released());
            self.frame();
        }
        panic!("the gesture did not end");
    }
}

/// An ordinary pour, to see that the table is still good for one.
fn ordinary(table: &mut HeadlessTable) {
    let before = table.larder().counts();
    let report = table
        .pour(Condiment::Pepper, 0, &mut PourHand::plain(170.0, 0.5))
        .unwrap();
    assert!(report.tipped, "the bottle went over");
    let mut after = before;
    for (kind, fell) in [(Crystal::Pepper, report.pour.colour), (Crystal::Salt, report.pour.salt)] {
        after.bottles[Condiment::Pepper.index()][kind] -= fell;
        after.pans[0][kind] += fell;
    }
    table.larder().prove(&after).unwrap();
}

fn strokes() -> impl Strategy<Value = Vec<Stroke>> {
    prop::collection::vec(stroke(), 1..7)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_hostile_hand_loses_no_crystal(strokes in strokes(), seed in any::<u64>()) {
        let mut victim = Victim::new(seed);
        let mut counts = victim.table.larder().counts();
        victim.table.begin_pour(Condiment::Lemon, 1).unwrap();
        let (mut table, report, recording) = victim.through(&strokes);
        let Report::Pour(report) = report else { panic!("not a pour") };
        prop_assert_eq!(report.guard.non_finite, 0);
        for (kind, fell) in [(Crystal::Lemon, report.pour.colour), (Crystal::Salt, report.pour.salt)] {
            counts.bottles[Condiment::Lemon.index()][kind] -= fell;
            counts.pans[1][kind] += fell;
        }
        prop_assert_eq!(table.larder().prove(&counts), Ok(()));
        let config = table.config().clone();
        prop_assert_eq!(table.larder().audit(&config), Ok(()));
        ordinary(&mut table);
        // Whatever was done can be done again, to the bit: a bug report needs nothing but the recording.
        table.replay(&recording).unwrap();
        prop_assert_eq!(table.last_recording().unwrap().end, recording.end);
    }

    #[test]
    fn a_hostile_hand_ends_its_toss(strokes in strokes(), seed in any::<u64>()) {
        let mut victim = Victim::new(seed);
        let start = FlipStart::centred(victim.table.config());
        physics::begin(victim.table.app_mut().world_mut(), Start::Flip(start), None).unwrap();
        let (mut table, report, _) = victim.through(&strokes);
        let Report::Flip(report) = report else { panic!("not a flip") };
        prop_assert_eq!(report.guard.non_finite, 0);
        prop_assert!(report.lies.is_none_or(Pose::is_finite));
        ordinary(&mut table);
    }

    #[test]
    fn a_hostile_hand_ends_its_throw(strokes in strokes(), seed in any::<u64>()) {
        let mut victim = Victim::new(seed);
        let start = ThrowStart { die: Pose::IDENTITY };
        physics::begin(victim.table.app_mut().world_mut(), Start::Throw(start), None).unwrap();
        let (mut table, report, _) = victim.through(&strokes);
        let Report::Throw(report) = report else { panic!("not a throw") };
        prop_assert_eq!(report.guard.non_finite, 0);
        prop_assert!(report.lies.is_finite() && report.speed.is_finite());
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let again = (0..50).any(|_| table.throw(&mut ThrowHand::natural(&mut rng)).unwrap().face.is_ok());
        prop_assert!(again, "the die can still be thrown");
    }
}
