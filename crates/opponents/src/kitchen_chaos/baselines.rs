//! The baselines: somebody who does anything, and somebody who does the next obvious thing.

use arrayvec::ArrayVec;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{Event, PotId, Thing, View};

use super::hand::{Aim, Span, Way};
use super::live::{Act, Cue, Intent, LivePlayer, Moment};
use super::thinking::sources;
use crate::Level;

/// How long both take for anything.
const TIME: Span = Span {
    mean: 900.0,
    spread: 250.0,
};

fn open_pots(view: &View) -> ArrayVec<PotId, { PotId::COUNT }> {
    let pots = view.table.pots().iter().copied();
    let open = |pot: &PotId| !matches!(view.pots[pot.index()].top, Some(Thing::Lid(_)));
    pots.filter(open).collect()
}

const fn plain(act: Act) -> Intent {
    Intent {
        act: Some(act),
        reason: None,
    }
}

fn let_go(thing: Thing, pot: PotId) -> Intent {
    let way = Way::LetGo;
    plain(Act::Throw {
        thing,
        aim: Aim { pot, way },
    })
}

/// Anything into any pot.
#[derive(Debug, Clone)]
pub struct RandomCook {
    rng: ChaCha8Rng,
}

impl RandomCook {
    /// The same seed always plays the same.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }
}

impl LivePlayer for RandomCook {
    fn hear(&mut self, _: &Event) {}

    fn notice(&mut self) -> Option<u64> {
        Some(TIME.draw(&mut self.rng))
    }

    fn reach(&mut self) -> u64 {
        TIME.draw(&mut self.rng)
    }

    fn decide(&mut self, view: &View, moment: Moment) -> Intent {
        if moment.cue == Cue::Draw {
            let any = sources(view).choose(&mut self.rng).copied();
            return any.map_or(Intent::NONE, |(from, _)| plain(Act::Draw { from }));
        }
        let thing = view.hand.draw(&mut |bound| self.rng.random_range(0..bound));
        let pot = open_pots(view).choose(&mut self.rng).copied();
        thing.zip(pot).map_or(Intent::NONE, |(thing, pot)| let_go(thing, pot))
    }

    fn level(&self) -> Level {
        Level::Apprentice
    }
}

/// Goes by what is to be seen, and remembers nothing: like to like, a spoon onto the fullest pot, a lid onto the own spoon.
#[derive(Debug, Clone)]
pub struct GreedyCook {
    rng: ChaCha8Rng,
}

impl GreedyCook {
    /// The same seed always plays the same.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// How obvious a throw is.
    fn appeal(view: &View, thing: Thing, pot: PotId) -> u8 {
        let seen = &view.pots[pot.index()];
        let own = |thing: Thing| {
            thing
                .number()
                .is_some_and(|number| view.table.cook(number) == view.seat)
        };
        match (thing, seen.top) {
            (Thing::Lid(_), Some(top)) if own(top) => 100 + seen.height,
            (Thing::Lid(_), _) => 0,
            (Thing::Spoon(_), Some(top)) if own(top) => 0,
            (Thing::Spoon(_), _) => 10 + 5 * seen.height,
            (Thing::Vegetable(_), Some(top)) if top == thing => 30 + seen.height,
            (Thing::Vegetable(_), None) => 12,
            (Thing::Vegetable(_), Some(_)) => 1,
        }
    }
}

impl LivePlayer for GreedyCook {
    fn hear(&mut self, _: &Event) {}

    fn notice(&mut self) -> Option<u64> {
        Some(TIME.draw(&mut self.rng))
    }

    fn reach(&mut self) -> u64 {
        TIME.draw(&mut self.rng)
    }

    fn decide(&mut self, view: &View, moment: Moment) -> Intent {
        let pots = open_pots(view);
        let most = |thing: Thing| pots.iter().map(|&pot| Self::appeal(view, thing, pot)).max();
        if moment.cue == Cue::Draw {
            let best = sources(view).into_iter().max_by_key(|&(_, thing)| most(thing));
            return best.map_or(Intent::NONE, |(from, _)| plain(Act::Draw { from }));
        }
        let throws = view
            .hand
            .kinds()
            .flat_map(|thing| pots.iter().map(move |&pot| (thing, pot)));
        let best = throws.max_by_key(|&(thing, pot)| Self::appeal(view, thing, pot));
        best.map_or(Intent::NONE, |(thing, pot)| let_go(thing, pot))
    }

    fn level(&self) -> Level {
        Level::Commis
    }
}
