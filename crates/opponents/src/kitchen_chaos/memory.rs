//! What a cook remembers of the pots. It was all to be seen when it happened (K26); who is good forgets less of it.

use arrayvec::ArrayVec;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{Event, Pot, PotId, Thing};

/// What somebody remembers of what went into the pots.
#[derive(Debug, Clone)]
pub struct Memory {
    /// How often something that goes into a pot is noticed at all.
    attention: f32,
    /// How often a thing that is remembered is forgotten at a call.
    fading: f32,
    /// From the bottom to the top; nothing where it was not seen, or is forgotten.
    pots: [Layers; PotId::COUNT],
}

/// What lies in a pot, as far as it is remembered, from the bottom to the top.
type Layers = ArrayVec<Option<Thing>, { Pot::ROOM as usize }>;

impl Memory {
    /// Notices so many of all things, and forgets so many of them at every call: shares.
    #[must_use]
    pub fn new(attention: f32, fading: f32) -> Self {
        Self {
            attention,
            fading,
            pots: Default::default(),
        }
    }

    /// Something happened. A call takes the mind off what was before it.
    pub fn hear(&mut self, event: &Event, rng: &mut ChaCha8Rng) {
        match *event {
            Event::Landed { thing, pot, .. } => {
                let seen = rng.random_range(0.0..1.0) < self.attention;
                // What does not fit any more could not have landed either.
                let _ = self.pots[pot.index()].try_push(seen.then_some(thing));
            }
            Event::Called { .. } => {
                for layer in self.pots.iter_mut().flatten() {
                    if layer.is_some() && rng.random_range(0.0..1.0) < self.fading {
                        *layer = None;
                    }
                }
            }
            Event::PotOpened { id, .. } => self.pots[id.index()].clear(),
            _ => {}
        }
    }

    /// What is remembered of a pot, from the bottom to the top.
    #[must_use]
    pub fn pot(&self, pot: PotId) -> &[Option<Thing>] {
        &self.pots[pot.index()]
    }
}
