//! Comparing what could be thrown, and what could be drawn.

use arrayvec::ArrayVec;
use rules::kitchen_chaos::{PotId, Side, Source, Thing, Things, View};

use super::prospects::Prospects;
use super::waste::is_wasted;

/// Whoever throws may draw. So much may a throw cost for that, in points; an estimate.
const ROOM: f32 = 0.3;
/// Nobody closes a pot that is hardly theirs.
const SURE_ENOUGH: f32 = 0.5;
/// So many throws are thought through further.
const PROMISING: usize = 3;
/// Every thing of a hand of three into every pot.
const MOST: usize = 3 * PotId::COUNT;

/// Something to throw, where, and what that gains in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Throw {
    pub thing: Thing,
    pub pot: PotId,
    /// By itself.
    pub gain: f32,
    /// With what the hand may do next.
    pub promise: f32,
}

/// All throws that something can be said for.
pub(super) type Options = ArrayVec<Throw, { MOST + PotId::COUNT }>;

/// What of a hand could be thrown where, as the pots are believed to be. What is known to be wasted or believed to do harm is
/// left out.
fn gains(view: &View, prospects: &Prospects, hand: Things, safety: f32) -> Options {
    let before = prospects.value();
    let mut options = Options::new();
    for thing in hand.kinds() {
        for &pot in view.table.pots() {
            let soup = &prospects.soups[pot.index()];
            let lid = matches!(thing, Thing::Lid(_));
            if soup.lid || (lid && soup.mine < SURE_ENOUGH) || is_wasted(view, thing, pot) {
                continue;
            }
            let gain = prospects.with(view, thing, pot).value() - before + if lid { safety } else { 0.0 };
            let harmless = match thing {
                Thing::Vegetable(_) => gain > -ROOM,
                // There are few of them, so they are not thrown only to make room.
                Thing::Spoon(_) | Thing::Lid(_) => gain > 0.0,
            };
            if harmless {
                options.push(Throw {
                    thing,
                    pot,
                    gain,
                    promise: gain,
                });
            }
        }
    }
    options.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    options
}

/// What could be thrown, the most gainful first; and for those that gain most, what the rest of the hand could do after it.
pub(super) fn throws(view: &View, prospects: &Prospects, hand: Things, foresight: f32, safety: f32) -> Options {
    let mut options = gains(view, prospects, hand, safety);
    if foresight > 0.0 {
        for option in options.iter_mut().take(PROMISING) {
            let mut rest = hand;
            rest.remove(option.thing);
            let after = prospects.with(view, option.thing, option.pot);
            // What the view knows of the pot is out of date by then, but only by the own throw, which the belief has.
            let next = gains(view, &after, rest, safety).first().map_or(0.0, |next| next.gain);
            option.promise += foresight * next.max(0.0);
        }
    }
    options
}

/// Something to draw, and the best that could be done with it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Fetch {
    pub from: Source,
    pub thing: Thing,
    /// Where it would go, if it is of use.
    pub pot: Option<PotId>,
    pub promise: f32,
}

/// Two piles, and spoons and lid of two numbers at most.
pub(super) type Fetches = ArrayVec<Fetch, 6>;

/// Everything that a seat could draw.
pub(super) fn sources(view: &View) -> ArrayVec<(Source, Thing), 6> {
    let mut sources = ArrayVec::new();
    for side in Side::ALL {
        let top = view.piles[side.index()].top;
        sources.extend(top.map(|vegetable| (Source::Pile(side), Thing::Vegetable(vegetable))));
    }
    for number in view.table.numbers_of(view.seat) {
        let supply = view.table.supplies[number.index()];
        if supply.spoons > 0 {
            sources.push((Source::Spoon(number), Thing::Spoon(number)));
        }
        if supply.lid {
            sources.push((Source::Lid(number), Thing::Lid(number)));
        }
    }
    sources
}

/// What each of the things that could be drawn would lead to, together with the hand.
pub(super) fn fetches(view: &View, prospects: &Prospects, foresight: f32, safety: f32) -> Fetches {
    let fetch = |(from, thing): (Source, Thing)| {
        let alone = Things::from_iter([thing]);
        let best = gains(view, prospects, alone, safety).first().copied();
        let use_of_it = best.filter(|best| best.gain > 0.0);
        let mut promise = use_of_it.map_or(0.0, |best| best.gain);
        if foresight > 0.0 {
            let mut hand = view.hand;
            hand.insert(thing);
            let plans = throws(view, prospects, hand, foresight, safety);
            let plan = plans.iter().map(|plan| plan.promise).fold(0.0, f32::max);
            // What the hand can do anyway counts as well, but what this thing can do counts first.
            promise = promise.max(plan) + 0.25 * promise;
        }
        let pot = use_of_it.map(|best| best.pot);
        Fetch {
            from,
            thing,
            pot,
            promise,
        }
    };
    sources(view).into_iter().map(fetch).collect()
}
