//! The moments of a game that one still talks about afterwards.

use rules::a_la_carte::{Event, Food, Landing, Menu, Pour, Seat};

/// Something to remember.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Moment {
    /// A dish that was served perfect.
    Star(Seat, Food),
    /// The best dish that went to the trash.
    Loss(Seat, Food),
    /// The fullest pour.
    Flood(Seat, Pour),
    /// The crêpe that landed.
    Flip(Seat),
    /// The crêpe that did not, so often.
    Misses(Seat, u8),
}

/// What was remarkable, at most one of each kind.
#[must_use]
pub fn moments(events: &[Event], menu: &Menu) -> Vec<Moment> {
    let worth = |food: Food| match food {
        Food::Dish(dish) => menu.recipe(dish).points,
        Food::Crepe => rules::a_la_carte::Crepe::POINTS,
    };
    let best = |found: Vec<(u8, Moment)>| {
        found
            .into_iter()
            .max_by_key(|(rank, _)| *rank)
            .map(|(_, moment)| moment)
    };
    let stars = events.iter().filter_map(|event| match *event {
        Event::Served {
            seat, food, star: true, ..
        } => Some((worth(food), Moment::Star(seat, food))),
        _ => None,
    });
    let losses = events.iter().filter_map(|event| match *event {
        Event::Trashed { seat, food } => Some((worth(food), Moment::Loss(seat, food))),
        _ => None,
    });
    let floods = events.iter().filter_map(|event| match *event {
        Event::Poured { by, pour, .. } if pour.total() > 3 => Some((pour.total(), Moment::Flood(by, pour))),
        _ => None,
    });
    let flip = events.iter().rev().find_map(|event| match *event {
        Event::Flipped {
            seat,
            landing: Landing::Picture,
        } => Some(Moment::Flip(seat)),
        _ => None,
    });
    let missed = |seat: Seat| {
        let miss = |event: &&Event| matches!(event, Event::Flipped { seat: by, landing } if *by == seat && *landing != Landing::Picture);
        events.iter().filter(miss).count() as u8
    };
    let misses = Seat::ALL
        .into_iter()
        .map(|seat| (missed(seat), Moment::Misses(seat, missed(seat))))
        .filter(|(count, _)| *count > 1);
    [
        best(stars.collect()),
        flip,
        best(floods.collect()),
        best(losses.collect()),
        best(misses.collect()),
    ]
    .into_iter()
    .flatten()
    .collect()
}
