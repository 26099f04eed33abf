//! What a cook believes to be in a pot.

use rules::Seat;
use rules::kitchen_chaos::{Pot, PotId, Thing, Vegetable, View};

use super::memory::Memory;

/// How likely something that nobody remembers is a spoon: of 48 things that four cooks put, at most 12 are, and not all of them
/// are put.
const SPOON: f32 = 0.15;
/// What something forgotten takes from a soup on average. An estimate.
const MURK: f32 = 0.3;
/// What a soup that is hardly known is worth. An estimate.
const MURKY_SOUP: f32 = 1.0;

/// A pot as it is believed to be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Soup {
    counts: [u8; Vegetable::COUNT],
    unknown: u8,
    /// How likely the last spoon is the own one.
    pub mine: f32,
    /// How likely it is somebody else's.
    pub rivals: f32,
    /// Whose, if the last spoon that is remembered is a rival's.
    pub whose: Option<Seat>,
    pub lid: bool,
}

impl Soup {
    /// By what can be seen, and what is remembered besides.
    pub(super) fn of(view: &View, pot: PotId, memory: &Memory) -> Self {
        let seen = &view.pots[pot.index()];
        let height = usize::from(seen.height);
        let mut layers = [None; Pot::ROOM as usize];
        let remembered = memory.pot(pot);
        // Whoever came in later does not know on top of what the first thing was put that it saw.
        if remembered.len() == height {
            layers[..height].copy_from_slice(remembered);
        }
        for put in seen.known() {
            layers[usize::from(put.above)] = Some(put.thing);
        }
        let mut soup = Self {
            counts: [0; Vegetable::COUNT],
            unknown: 0,
            mine: 0.0,
            rivals: 0.0,
            whose: None,
            lid: false,
        };
        for &layer in &layers[..height] {
            match layer {
                Some(thing) => {
                    let whose = thing.number().map_or(view.seat, |number| view.table.cook(number));
                    soup = soup.with(thing, whose == view.seat, whose);
                }
                None => {
                    // The own things are known, so a spoon in the dark is a rival's.
                    soup.unknown += 1;
                    soup.mine *= 1.0 - SPOON;
                    soup.rivals += (1.0 - soup.mine - soup.rivals) * SPOON;
                    soup.rivals = soup.rivals.min(1.0 - soup.mine);
                }
            }
        }
        soup
    }

    /// With one thing more.
    #[must_use]
    pub(super) fn with(mut self, thing: Thing, own: bool, whose: Seat) -> Self {
        match thing {
            Thing::Vegetable(vegetable) => self.counts[vegetable.index()] += 1,
            Thing::Spoon(_) => {
                (self.mine, self.rivals) = if own { (1.0, 0.0) } else { (0.0, 1.0) };
                self.whose = (!own).then_some(whose);
            }
            Thing::Lid(_) => self.lid = true,
        }
        self
    }

    /// What the soup is thought to be worth.
    pub(super) fn worth(&self) -> f32 {
        let (mut most, mut second, mut all) = (0, 0, 0);
        for &count in &self.counts {
            all += count;
            if count > most {
                (most, second) = (count, most);
            } else if count < most {
                second = second.max(count);
            }
        }
        let known = f32::from(most - second);
        if self.unknown > 0 {
            // The bonus is hardly to be hoped for.
            let murky = known - MURK * f32::from(self.unknown);
            return murky.max(MURKY_SOUP.min(0.5 * f32::from(self.unknown)));
        }
        let bonus = if most == all && all >= Pot::BONUS_FROM {
            Pot::BONUS
        } else {
            0
        };
        known + f32::from(bonus)
    }

    /// What may still become of it beyond that: a soup of one kind that lacks little for the bonus.
    pub(super) fn hope(&self) -> f32 {
        let all: u8 = self.counts.iter().sum();
        let pure = self.unknown == 0 && self.counts.contains(&all);
        match all {
            1 if pure => 0.4,
            2 if pure => 1.2,
            _ => 0.0,
        }
    }
}
