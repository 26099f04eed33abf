//! Who came in where.

use super::{GuestBook, State};
use crate::{Seat, Standings, standing};

impl State {
    /// What a player has earned: cashed guests and flowers, less lemons. Guests who still wait count for nothing.
    #[must_use]
    pub fn points(&self, book: &GuestBook, seat: Seat) -> i16 {
        let house = self.house(seat);
        let earned: i16 = house
            .cashed
            .iter()
            .map(|guest| i16::from(book.card(guest).points))
            .sum();
        earned + i16::from(house.tokens)
    }

    /// Who leads by how much. Before the game is over it is what would count if it ended now. More cubes in store and on guests
    /// decide between players with as many points; those with as many of both share a place.
    #[must_use]
    pub fn standings(&self, book: &GuestBook) -> Standings {
        standing::ranked(self.all_seats().iter().map(|seat| {
            let points = self.points(book, seat);
            (seat, points, (points, self.house(seat).cubes()))
        }))
    }
}
