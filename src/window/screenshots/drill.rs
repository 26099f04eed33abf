//! Tosses and pours in the practice kitchen, made by hands that are lent for a picture.

use bevy::prelude::*;
use physics::lab::hands::{FlipHand, Flipper, PourHand, SWEET};
use physics::{Motion, Stage};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::scene::Scene;
use crate::window::practice::hand::{self, Hand};
use crate::window::practice::kitchen::{self, SEAT};
use crate::window::practice::tape::Tape;
use crate::window::practice::{Bottle, Practice, Step, judge};
use crate::window::table::hands::{ActKind, Hands};

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doing {
    /// A toss that lands.
    Good,
    /// One that is a little too strong, so that there is something to learn from it.
    Strong,
    /// One that comes down beside the pan.
    Aside,
    /// A pour.
    Pour,
    /// The tape is played.
    Play,
}

/// What is done for a scene, one after the other.
const fn doings(scene: Scene) -> &'static [Doing] {
    match scene {
        Scene::Toss => &[Doing::Strong],
        Scene::Blind | Scene::Slow | Scene::WarmUpServed | Scene::Plot => &[Doing::Good],
        Scene::WarmUp => &[Doing::Aside],
        Scene::WarmUpFailed => &[Doing::Aside, Doing::Aside],
        Scene::Tape => &[Doing::Good, Doing::Strong, Doing::Play],
        Scene::Seasoning => &[Doing::Pour],
        _ => &[],
    }
}

/// How much is done for a scene.
pub(super) const fn count(scene: Scene) -> usize {
    doings(scene).len()
}

pub(super) fn act(world: &mut World, scene: Scene, nth: usize) -> Result {
    let Some(&doing) = doings(scene).get(nth) else {
        return Ok(());
    };
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let good = FlipHand::practised(0.0, Some(0.0), &mut rng);
    let (kind, motion): (ActKind, Box<dyn Motion + Send>) = match doing {
        Doing::Good => (ActKind::Flip, Box::new(Flipper::new(good))),
        Doing::Strong => {
            let strong = FlipHand {
                height: SWEET.0 * 1.25,
                follow: None,
                ..good
            };
            (ActKind::Flip, Box::new(Flipper::new(strong)))
        }
        Doing::Aside => {
            let aside = FlipHand {
                aside: 4.0,
                follow: None,
                ..good
            };
            (ActKind::Flip, Box::new(Flipper::new(aside)))
        }
        Doing::Pour => {
            let Bottle(condiment) = world.resource::<Practice>().bottle;
            (ActKind::Pour(condiment), Box::new(PourHand::plain(150.0, 0.4)))
        }
        Doing::Play => {
            world.resource_mut::<Tape>().toggle();
            return Ok(());
        }
    };
    judge::again(world);
    kitchen::set_anew(world);
    world.resource_mut::<Hands>().lend(kind, SEAT, SEAT, None, motion);
    hand::begin(world)
}

pub(super) fn is_the_moment(world: &mut World, scene: Scene, nth: usize) -> bool {
    let judged = world.resource::<Practice>().step == Step::Judged;
    let falls = |world: &World| {
        let sight = world.resource::<Stage>().sight();
        let in_the_air = world.resource::<Hand>().in_the_air;
        in_the_air && sight.is_some_and(|sight| sight.motion.y < 0.0 && sight.thing.y > 8.0)
    };
    match doings(scene).get(nth) {
        None => true,
        Some(Doing::Play) => {
            let mut tape = world.resource_mut::<Tape>();
            let high = tape.seconds_up().is_some_and(|seconds| seconds > 0.25);
            if high {
                // It runs by the clock on the wall, which does not wait for a picture.
                tape.toggle();
            }
            high
        }
        Some(_) if matches!(scene, Scene::Blind | Scene::Slow) => judged || falls(world),
        Some(_) => judged,
    }
}
