//! The six places of a ristorante, each under the minutes that a guest still waits there.

use crate::vocabulary::words;

words! {
    /// A place for one guest, by the minutes above it, from the left to the door.
    ///
    /// ```
    /// use rules::luigi::Place;
    ///
    /// assert_eq!("40".parse(), Ok(Place::Forty));
    /// assert_eq!(Place::Forty.right(), Some(Place::Thirty));
    /// assert_eq!(Place::Ten.right(), None, "that is out of the door");
    /// assert_eq!(Place::Forty.steps_to_the_street(), 4);
    /// ```
    pub enum Place as "place" {
        /// The leftmost.
        Sixty = "60",
        /// Under 50 minutes.
        Fifty = "50",
        /// Under 40 minutes.
        Forty = "40",
        /// Under 30 minutes.
        Thirty = "30",
        /// Under 20 minutes.
        Twenty = "20",
        /// Beside the door.
        Ten = "10",
    }
}

impl Place {
    /// The next place on the right; none beside the door.
    #[must_use]
    pub const fn right(self) -> Option<Self> {
        match self {
            Self::Sixty => Some(Self::Fifty),
            Self::Fifty => Some(Self::Forty),
            Self::Forty => Some(Self::Thirty),
            Self::Thirty => Some(Self::Twenty),
            Self::Twenty => Some(Self::Ten),
            Self::Ten => None,
        }
    }

    /// How often a guest who sits here can be moved until it is out of the door.
    #[must_use]
    pub const fn steps_to_the_street(self) -> u8 {
        Self::COUNT as u8 - self as u8
    }

    /// How long a guest waits who begins here.
    #[must_use]
    pub const fn minutes(self) -> u8 {
        self.steps_to_the_street() * 10
    }

    /// The place under so many minutes.
    #[must_use]
    pub fn of_minutes(minutes: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|place| place.minutes() == minutes)
    }
}
