//! Who came in where, as far as all games agree.

use arrayvec::ArrayVec;

use crate::Seat;

/// How one player did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// 1 for the winner or winners; a shared place takes up as many as share it.
    pub place: u8,
    /// Points; in some games there are fewer than none.
    pub points: i16,
}

/// Every player's standing, best first; equals in the order of their seats.
pub type Standings = ArrayVec<Standing, { Seat::COUNT }>;

/// Puts the best first and gives places. Seats come with their points and with everything that decides between them: the
/// greater is the better, and equals share a place.
pub(crate) fn ranked<Merit: Ord + Copy>(seats: impl Iterator<Item = (Seat, i16, Merit)>) -> Standings {
    let mut seats: ArrayVec<(Seat, i16, Merit), { Seat::COUNT }> = seats.collect();
    seats.sort_by_key(|&(_, _, merit)| std::cmp::Reverse(merit));
    let mut standings = Standings::new();
    for (position, &(seat, points, merit)) in seats.iter().enumerate() {
        let shared = standings.last().filter(|_| seats[position - 1].2 == merit);
        let place = shared.map_or(position as u8 + 1, |above| above.place);
        standings.push(Standing { seat, place, points });
    }
    standings
}
