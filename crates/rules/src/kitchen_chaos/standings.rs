//! Who came in where.

use super::Table;
use crate::{Standings, standing};

impl Table {
    /// Who leads by how much, by the rounds that are through. The pots of a round that is going on count when they are opened
    /// (K31). K10: equals share a place.
    #[must_use]
    pub fn standings(&self) -> Standings {
        standing::ranked(self.all_seats().iter().map(|seat| {
            let points = self.scores[seat.index()];
            (seat, points, points)
        }))
    }
}
