//! The moments of a game that one still talks about afterwards.

use rules::a_la_carte::{Condiment, Crepe, Crystal, DishId, Event, Food, Landing, Menu, Pour, Seat, State};

/// Something to remember.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Highlight {
    /// A dish that was served perfect.
    Star(Seat, Food),
    /// Exactly what a dish still wanted of a condiment, and no salt.
    Pour {
        /// Whose hand it was, over the own pan.
        by: Seat,
        /// From this bottle.
        from: Condiment,
        /// So many pieces.
        count: u8,
        /// Into this.
        dish: DishId,
    },
    /// The crêpe that landed, with so many tosses.
    Flip(Seat, u8),
    /// The crêpe that never landed, with so many tosses.
    Misses(Seat, u8),
    /// At least half of what was in a bottle, at once.
    Flood {
        /// Whose hand it was.
        by: Seat,
        /// So many pieces.
        count: u8,
        /// Nothing was left.
        whole: bool,
    },
    /// What was burnt and not saved.
    Burn(Seat, Food),
    /// Three of a kind.
    Spoiled {
        /// Whose hand it was.
        by: Seat,
        /// Whose pan it was.
        seat: Seat,
        /// What was in it.
        dish: DishId,
        /// What there was too much of.
        with: Crystal,
    },
}

/// What counts more, first by the first number.
type Rank = [u8; 3];

/// Fewer pieces are nothing to talk about, even if they were all there was.
const FLOOD: u8 = 4;

/// What was remarkable, at most one of each kind. `start` is the table before the first of these events.
#[must_use]
pub fn highlights(start: &State, events: &[Event], menu: &Menu) -> Vec<Highlight> {
    let found = find(start, events, menu);
    let best = |kind: fn(&Highlight) -> bool| {
        let of_this_kind = found.iter().filter(|(_, moment)| kind(moment));
        of_this_kind.max_by_key(|(rank, _)| *rank).map(|(_, moment)| *moment)
    };
    let flip = best(|moment| matches!(moment, Highlight::Flip(..)));
    [
        best(|moment| matches!(moment, Highlight::Star(..))),
        best(|moment| matches!(moment, Highlight::Pour { .. })),
        flip.or_else(|| best(|moment| matches!(moment, Highlight::Misses(..)))),
        best(|moment| matches!(moment, Highlight::Flood { .. })),
        best(|moment| matches!(moment, Highlight::Burn(..))),
        best(|moment| matches!(moment, Highlight::Spoiled { .. })),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn worth(food: Food, menu: &Menu) -> u8 {
    match food {
        Food::Dish(dish) => menu.recipe(dish).points,
        Food::Crepe => Crepe::POINTS,
    }
}

/// Everything that could be remembered.
fn find(start: &State, events: &[Event], menu: &Menu) -> Vec<(Rank, Highlight)> {
    let mut table = *start;
    let mut found = Vec::new();
    let mut tosses = [0_u8; rules::a_la_carte::ALL_SEATS.len()];
    let mut poured_last = None;
    for event in events {
        match *event {
            Event::Served {
                seat, food, star: true, ..
            } => found.push(([worth(food, menu), 0, 0], Highlight::Star(seat, food))),
            Event::Poured { by, from, into, pour } => {
                poured_last = Some(by);
                found.extend(flood(&table, by, from, pour));
                if by == into {
                    found.extend(exact(&table, by, from, pour, menu));
                }
            }
            Event::OverSeasoned { seat, dish, with } => {
                let by = poured_last.unwrap_or(seat);
                let spoiled = Highlight::Spoiled { by, seat, dish, with };
                found.push(([worth(Food::Dish(dish), menu), 0, 0], spoiled));
            }
            Event::Burnt { seat, food } => found.push(([worth(food, menu), 0, 0], Highlight::Burn(seat, food))),
            Event::Rescued { seat, food } => found.retain(|(_, moment)| *moment != Highlight::Burn(seat, food)),
            Event::Flipped { seat, landing } => {
                let tosses = &mut tosses[seat.index()];
                *tosses = tosses.saturating_add(1);
                if landing == Landing::Picture {
                    found.push(([*tosses, 0, 0], Highlight::Flip(seat, *tosses)));
                }
            }
            _ => {}
        }
        table.hear(event);
    }
    // A single toss that failed is nothing to talk about.
    let stubborn = rules::a_la_carte::ALL_SEATS
        .into_iter()
        .zip(tosses)
        .filter(|(_, tosses)| *tosses > 1);
    found.extend(stubborn.map(|(seat, tosses)| ([tosses, 0, 0], Highlight::Misses(seat, tosses))));
    found
}

fn flood(table: &State, by: Seat, from: Condiment, pour: Pour) -> Option<(Rank, Highlight)> {
    let (count, there) = (pour.total(), table.dispenser(from).total());
    let whole = count >= there;
    let moment = Highlight::Flood { by, count, whole };
    (count >= FLOOD && 2 * count >= there).then_some(([count, 0, 0], moment))
}

/// A pour after which the own pan has exactly as much as is asked for. That nothing more is missing counts most, then how
/// much it was at once, then what the dish is worth.
fn exact(table: &State, by: Seat, from: Condiment, pour: Pour, menu: &Menu) -> Option<(Rank, Highlight)> {
    let pan = table.kitchen(by).stove.pan;
    let Some(Food::Dish(dish)) = pan.food else { return None };
    let recipe = menu.recipe(dish);
    let mut after = pan.crystals;
    after[from.into()] += pour.colour;
    let exact = pour.salt == 0 && pour.colour > 0 && after[from.into()] == recipe.asks_for(from);
    let rank = [u8::from(recipe.is_satisfied_by(after)), pour.colour, recipe.points];
    let count = pour.colour;
    exact.then_some((rank, Highlight::Pour { by, from, count, dish }))
}
