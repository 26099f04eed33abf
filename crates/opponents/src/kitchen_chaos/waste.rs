//! Throws that nothing can be said for, by what a seat knows for sure.

use arrayvec::ArrayVec;
use rules::Seat;
use rules::kitchen_chaos::{OwnPut, Pot, PotId, PotView, Put, Thing, View};

/// Whether a throw is thrown away, as far as a view is certain of it: a second spoon over the own one, a lid for nobody or for a
/// rival, a vegetable that takes from the own soup or adds to a rival's.
#[must_use]
pub fn is_wasted(view: &View, thing: Thing, pot: PotId) -> bool {
    let seen = &view.pots[pot.index()];
    let owner = certain_owner(view, seen);
    match thing {
        Thing::Spoon(_) => owner == Some(Some(view.seat)),
        Thing::Lid(_) => owner.is_some_and(|owner| owner != Some(view.seat)),
        Thing::Vegetable(_) => {
            let (Some(Some(owner)), Some(soup)) = (owner, certain_soup(view, seen)) else {
                return false;
            };
            let mut after = soup;
            after.push(Put { thing, by: view.seat });
            if owner == view.seat {
                after.worth() < soup.worth()
            } else {
                after.worth() > soup.worth()
            }
        }
    }
}

/// Who has the last spoon, if that is certain; and that may be nobody.
fn certain_owner(view: &View, seen: &PotView) -> Option<Option<Seat>> {
    let known: ArrayVec<OwnPut, { Pot::ROOM as usize }> = seen.known().collect();
    let mut next = seen.height;
    for put in known.iter().rev() {
        if put.above + 1 != next {
            return None;
        }
        next = put.above;
        if let Thing::Spoon(number) = put.thing {
            return Some(Some(view.table.cook(number)));
        }
    }
    (next == 0).then_some(None)
}

/// Everything in the pot, if all of it is certain. Who put it does not matter for what it is worth.
fn certain_soup(view: &View, seen: &PotView) -> Option<Pot> {
    let by = view.seat;
    let soup: Pot = seen.known().map(|put| Put { thing: put.thing, by }).collect();
    (soup.len() == seen.height).then_some(soup)
}
