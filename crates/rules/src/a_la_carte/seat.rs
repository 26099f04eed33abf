//! Who sits where.

use crate::vocabulary::words;

words! {
    /// A place at the table. Play goes round in this order; the first seat starts.
    ///
    /// ```
    /// use rules::a_la_carte::Seat;
    ///
    /// assert_eq!("3".parse(), Ok(Seat::Third));
    /// assert_eq!(Seat::Third.next(3), Seat::First);
    /// assert_eq!(Seat::Third.next(4), Seat::Fourth);
    /// ```
    pub enum Seat as "seat" {
        /// The starting player.
        First = "1",
        /// Left of the first.
        Second = "2",
        /// Left of the second.
        Third = "3",
        /// Left of the third.
        Fourth = "4",
    }
}

impl Seat {
    /// The fewest that can play.
    pub const FEWEST: u8 = 2;
    /// The most that can play.
    pub const MOST: u8 = 4;

    /// The seat whose turn comes next at a table of so many.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self as usize + 1;
        if next >= seats as usize {
            Self::First
        } else {
            Self::ALL[next]
        }
    }
}
