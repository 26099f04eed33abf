//! Cubes move one by one, and whoever reads of it wants one sentence: what is drawn, served and conjured with in one go is
//! told in heaps.

use rules::Seat;
use rules::luigi::{Cubes, Event, Food, GuestId};

use crate::texts::luigi::Narrator;

/// Where cubes go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Drawn { seat: Seat },
    Served { seat: Seat, guest: GuestId },
    Jokers { seat: Seat, guest: GuestId },
}

/// Cubes that have moved and have not been told of, in the order in which each heap was begun.
#[derive(Debug, Default)]
pub(super) struct Heaps(Vec<(Way, Cubes)>);

impl Heaps {
    /// Adds a cube, if that is what the event is about.
    pub fn take(&mut self, event: &Event) -> bool {
        let (way, food): (Way, Food) = match *event {
            Event::Drawn { seat, food } => (Way::Drawn { seat }, food),
            Event::Served { seat, guest, food, .. } => (Way::Served { seat, guest }, food),
            Event::JokerSpent { seat, guest, food } => (Way::Jokers { seat, guest }, food),
            _ => return false,
        };
        match self.0.iter_mut().find(|(of, _)| *of == way) {
            Some((_, cubes)) => cubes.insert(food),
            None => self.0.push((way, Cubes::of(food, 1))),
        }
        true
    }

    /// A sentence for each heap; then there is none any more.
    pub fn tell(&mut self, narrator: &Narrator<'_>) -> Vec<String> {
        let sentence = |(way, cubes): (Way, Cubes)| match way {
            Way::Drawn { seat } => narrator.drawn(seat, cubes),
            Way::Served { seat, guest } => narrator.served(seat, guest, cubes),
            Way::Jokers { seat, guest } => narrator.jokers(seat, guest, cubes),
        };
        self.0.drain(..).map(sentence).collect()
    }
}
