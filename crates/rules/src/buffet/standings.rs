//! Who came in where.

use std::cmp::Reverse;

use super::Table;
use crate::{Standings, standing};

impl Table {
    /// Who leads by how much. Before the game is over it is what would count if it ended now.
    ///
    /// The best visible plate decides between players with as many points. B8: each plate is there once, so only players
    /// without any can share a place, and any plate is better than none.
    #[must_use]
    pub fn standings(&self) -> Standings {
        standing::ranked(self.all_seats().iter().map(|seat| {
            let stacks = self.stacks(seat);
            let points = stacks.points();
            (seat, points, (points, stacks.best().map(Reverse)))
        }))
    }
}
