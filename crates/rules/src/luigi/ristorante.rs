//! One player's ristorante: six places, a store, tokens, and the guests that were cashed.

use serde::{Deserialize, Serialize};

use super::{Cubes, GuestBook, GuestId, GuestSet, Place};

/// A guest at a place, with what it has been served.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// Who.
    pub guest: GuestId,
    /// What lies on its order.
    pub served: Cubes,
}

/// A player's house.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ristorante {
    /// One guest a place, from the leftmost to the one beside the door.
    pub places: [Option<Waiting>; Place::COUNT],
    /// Cubes that fit nowhere yet.
    pub store: Cubes,
    /// Flowers, or below 0 lemons: nobody has both.
    pub tokens: i8,
    /// Guests that had everything. They lie face down, but all were seen (L11).
    pub cashed: GuestSet,
}

impl Ristorante {
    /// Who waits at a place.
    #[must_use]
    pub const fn at(&self, place: Place) -> Option<Waiting> {
        self.places[place.index()]
    }

    /// Everybody who waits, with the place.
    pub fn waiting(&self) -> impl Iterator<Item = (Place, Waiting)> {
        Place::ALL
            .into_iter()
            .zip(self.places)
            .filter_map(|(place, waiting)| Some((place, waiting?)))
    }

    /// Whether nobody waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.iter().all(Option::is_none)
    }

    /// How many clocks the guests can pay together. Whoever is rightmost can always move, so any smaller sum can be paid, too.
    #[must_use]
    pub fn patience(&self) -> u8 {
        self.waiting().map(|(place, _)| place.steps_to_the_street()).sum()
    }

    /// Whether whoever sits here can be moved: onto a free place or out of the door.
    #[must_use]
    pub fn can_move(&self, place: Place) -> bool {
        self.at(place).is_some() && place.right().is_none_or(|right| self.at(right).is_none())
    }

    /// What everybody together still wants.
    #[must_use]
    pub fn wanted(&self, book: &GuestBook) -> Cubes {
        let mut wanted = Cubes::EMPTY;
        self.waiting()
            .for_each(|(_, guest)| wanted.insert_all(guest.missing(book)));
        wanted
    }

    /// Cubes in the store and on guests: they decide between players with as many points.
    #[must_use]
    pub fn cubes(&self) -> u8 {
        self.store.len() + self.waiting().map(|(_, guest)| guest.served.len()).sum::<u8>()
    }

    /// Whether this is a place where nobody has ever played.
    pub(super) fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
}

impl Waiting {
    /// What is not served yet.
    #[must_use]
    pub fn missing(&self, book: &GuestBook) -> Cubes {
        book.card(self.guest).order.without(self.served)
    }
}
