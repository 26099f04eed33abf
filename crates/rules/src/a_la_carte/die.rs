//! The heating die.

use crate::vocabulary::words;

words! {
    /// A face of the heating die; each is there once.
    ///
    /// ```
    /// use rules::a_la_carte::Face;
    ///
    /// assert_eq!("+2".parse(), Ok(Face::Two));
    /// assert_eq!(Face::Two.steps(), Some(2));
    /// assert_eq!(Face::Coffee.steps(), None);
    /// ```
    pub enum Face as "die face" {
        /// The roller's dial goes up by one.
        One = "+1",
        /// The roller's dial goes up by two.
        Two = "+2",
        /// The roller's dial goes up by three.
        Three = "+3",
        /// The roller picks one, two or three.
        Choose = "choose",
        /// Every dial at the table goes up by one.
        Everyone = "everyone",
        /// A coffee cup instead of heat.
        Coffee = "coffee",
    }
}

impl Face {
    /// The steps that a plain number turns the dial by.
    #[must_use]
    pub const fn steps(self) -> Option<u8> {
        match self {
            Self::One => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Choose | Self::Everyone | Self::Coffee => None,
        }
    }
}
