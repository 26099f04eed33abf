//! What the pots promise a cook by the end of the round.
//!
//! Whose a soup will be is a matter of who throws the last spoon into it. A spoon that is still to come goes into a pot the more
//! likely, the more that pot is worth; if one comes, it is anybody's in proportion to the spoons that are left. Until then the
//! pot stays whose it is. And what has no lid is spoiled a little by every call that is still to come.

use rules::kitchen_chaos::{Number, PotId, Thing, View};

use super::memory::Memory;
use super::soup::Soup;

/// At most so many of the others' throws are spoons, and of the own. Estimates.
const RIVALS_SPOONS: f32 = 0.25;
const OWN_SPOONS: f32 = 0.4;
/// The share of an open soup that is spoiled over a whole round. An estimate.
const SPOILED: f32 = 0.35;
/// What it is worth to still have the lid when the round begins, in points. An estimate.
const LID: f32 = 2.0;

/// The pots as one cook believes them to be, and what is still to come.
#[derive(Debug, Clone, Copy)]
pub(super) struct Prospects {
    pub soups: [Soup; PotId::COUNT],
    pots: usize,
    rivals_spoons: f32,
    own_spoons: f32,
    own_calls: f32,
    lids: f32,
    /// The share of the round that is still to come.
    ahead: f32,
    /// How much a point of the others matters.
    awareness: f32,
    feast: f32,
}

impl Prospects {
    pub(super) fn new(view: &View, memory: &Memory, awareness: f32, feast: f32) -> Self {
        let table = &view.table;
        let soups = PotId::ALL.map(|pot| Soup::of(view, pot, memory));
        let (mut calls, mut own_calls, mut rivals_spoons, mut own_spoons, mut lids) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for &number in table.numbers() {
            let (left, supply) = (view.calls_left[number.index()], table.supplies[number.index()]);
            calls += f32::from(left);
            if table.cook(number) == view.seat {
                own_calls += f32::from(left);
                own_spoons += f32::from(supply.spoons + view.hand.count(Thing::Spoon(number)));
                lids += f32::from(u8::from(supply.lid) + view.hand.count(Thing::Lid(number)));
            } else {
                // Half of those that do not lie there are thought to be in hands.
                rivals_spoons += f32::from(supply.spoons) + 0.5 * f32::from(Number::SPOONS - supply.spoons);
            }
        }
        Self {
            soups,
            pots: table.pots().len(),
            rivals_spoons: rivals_spoons.min(RIVALS_SPOONS * (calls - own_calls)),
            own_spoons,
            own_calls,
            lids,
            ahead: calls / f32::from(table.deck_size()),
            awareness,
            feast,
        }
    }

    /// As it would be with one thing more in a pot, thrown by the cook itself.
    #[must_use]
    pub(super) fn with(&self, view: &View, thing: Thing, pot: PotId) -> Self {
        let mut after = *self;
        let soup = &mut after.soups[pot.index()];
        *soup = soup.with(thing, true, view.seat);
        match thing {
            Thing::Spoon(_) => after.own_spoons -= 1.0,
            Thing::Lid(_) => after.lids -= 1.0,
            Thing::Vegetable(_) => {}
        }
        after
    }

    /// What all pots together are worth to the cook, in points.
    pub(super) fn value(&self) -> f32 {
        let own = self.own_spoons.min(OWN_SPOONS * self.own_calls);
        let spoons = self.rivals_spoons + own;
        let share_of_own = if spoons > 0.0 { own / spoons } else { 0.0 };
        let soups = &self.soups[..self.pots];
        let mut lures = [(0.0, 0.0); PotId::COUNT];
        let mut all = 0.0;
        for (lure, soup) in lures.iter_mut().zip(soups) {
            let worth = soup.worth();
            *lure = (worth, if soup.lid { 0.0 } else { (0.5 + worth) * (0.5 + worth) });
            all += lure.1;
        }
        let mut value = LID * self.ahead * self.lids;
        for (soup, (worth, lure)) in soups.iter().zip(lures) {
            if soup.lid {
                value += worth * (soup.mine - self.awareness * soup.rivals);
                continue;
            }
            let stays = (-spoons * lure / all).exp();
            let mine = stays * soup.mine + (1.0 - stays) * share_of_own;
            let rivals = stays * soup.rivals + (1.0 - stays) * (1.0 - share_of_own);
            let worth = (worth + self.feast * soup.hope() * self.ahead) * (1.0 - SPOILED * self.ahead);
            value += worth * (mine - self.awareness * rivals);
        }
        value
    }
}
