//! A cook: a level, a temper, a hand, and all of it put to use.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{Event, View};

use super::hand::{Aim, HandModel, Way, bell};
use super::live::{Act, Cue, Intent, LivePlayer, Moment};
use super::memory::Memory;
use super::prospects::Prospects;
use super::reason::Reason;
use super::skill::Skill;
use super::taste::Taste;
use super::thinking::{fetches, throws};
use crate::{Level, Temper};

/// A computer player in the kitchen, with a level and a temper.
#[derive(Debug, Clone)]
pub struct Cook {
    level: Level,
    skill: Skill,
    taste: Taste,
    hand: HandModel,
    memory: Memory,
    rng: ChaCha8Rng,
}

impl Cook {
    /// The same level, temper, hand and seed always play the same. The cook knows what its hand gets.
    #[must_use]
    pub fn new(level: Level, temper: Temper, hand: HandModel, seed: u64) -> Self {
        let skill = Skill::of(level);
        Self {
            level,
            skill,
            taste: Taste::of(temper),
            hand,
            memory: Memory::new(skill.attention, skill.fading),
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// For people who ask what the best would do, and why: somebody who listens along, forgets nothing and leaves nothing to
    /// lots. What it [decides](LivePlayer::decide) is the hint.
    #[must_use]
    pub fn adviser(hand: HandModel) -> Self {
        let mut adviser = Self::new(Level::ThreeStar, Temper::Careful, hand, 0);
        adviser.memory = Memory::new(1.0, 0.0);
        adviser
    }

    /// What it remembers.
    #[must_use]
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    fn prospects(&self, view: &View) -> Prospects {
        let awareness = self.skill.awareness * self.taste.rivals;
        Prospects::new(view, &self.memory, awareness, self.taste.feast)
    }

    fn throw(&mut self, view: &View, moment: Moment) -> Intent {
        let prospects = self.prospects(view);
        let throws = throws(view, &prospects, view.hand, self.skill.foresight, self.taste.safety);
        let Some(best) = self.best(throws, |throw| throw.promise) else {
            return Intent {
                act: None,
                reason: Some(Reason::LetsPass),
            };
        };
        let (thing, pot) = (best.thing, best.pot);
        let way = self.way(moment);
        let before = &prospects.soups[pot.index()];
        let after = before.with(thing, true, view.seat);
        let reason = Reason::of_throw(thing, pot, before, &after, best.gain);
        let aim = Aim { pot, way };
        Intent::because(Act::Throw { thing, aim }, reason)
    }

    fn draw(&mut self, view: &View) -> Intent {
        let prospects = self.prospects(view);
        let fetches = fetches(view, &prospects, self.skill.foresight, self.taste.safety);
        let Some(best) = self.best(fetches, |fetch| fetch.promise) else {
            return Intent::NONE;
        };
        let reason = Reason::of_draw(best.thing, best.pot);
        Intent::because(Act::Draw { from: best.from }, reason)
    }

    /// The one that seems the best, each being misjudged a little.
    fn best<T>(&mut self, all: impl IntoIterator<Item = T>, promise: impl Fn(&T) -> f32) -> Option<T> {
        let misjudged = all.into_iter().map(|one| {
            let seems = promise(&one) + self.misjudgement();
            (one, seems)
        });
        let best = misjudged.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(one, _)| one)
    }

    fn misjudgement(&mut self) -> f32 {
        if self.skill.misjudgement == 0.0 {
            return 0.0;
        }
        self.skill.misjudgement * bell(&mut self.rng)
    }

    /// Lets go above the pot if there is time for it before the next call, which is expected after as long as the last one.
    fn way(&self, moment: Moment) -> Way {
        let wind_up = self.hand.let_go.wind_up;
        let needed = moment.since_call as f32 + wind_up.mean + 2.0 * wind_up.spread;
        let in_time = moment.beat.is_none_or(|beat| needed < beat as f32);
        if in_time && !self.taste.flicks {
            Way::LetGo
        } else {
            Way::Flick
        }
    }
}

impl LivePlayer for Cook {
    fn hear(&mut self, event: &Event) {
        self.memory.hear(event, &mut self.rng);
    }

    fn notice(&mut self) -> Option<u64> {
        let missed = self.rng.random_range(0.0..1.0) < self.skill.missed;
        (!missed).then(|| self.skill.reaction.draw(&mut self.rng))
    }

    fn reach(&mut self) -> u64 {
        self.skill.reach.draw(&mut self.rng)
    }

    fn decide(&mut self, view: &View, moment: Moment) -> Intent {
        match moment.cue {
            Cue::Call => self.throw(view, moment),
            Cue::Draw => self.draw(view),
        }
    }

    fn level(&self) -> Level {
        self.level
    }
}
