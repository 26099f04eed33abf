//! The crêpe: one for each player, worth five points to whoever can flip it.

use crate::vocabulary::words;

words! {
    /// How a tossed crêpe came to rest. Only [`Landing::Picture`] is a success.
    ///
    /// ```
    /// use rules::a_la_carte::Landing;
    ///
    /// assert_eq!("beside".parse(), Ok(Landing::Beside));
    /// ```
    pub enum Landing as "landing" {
        /// In the pan, picture side up: done.
        Picture = "picture",
        /// In the pan, recipe side up, as it lay before.
        Recipe = "recipe",
        /// Not in the pan.
        Beside = "beside",
    }
}

words! {
    /// Where a player's one crêpe is.
    pub enum Crepe as "state of a crêpe" {
        /// Not used yet: it can be taken instead of a new dish.
        Ready = "ready",
        /// In the owner's pan.
        InPan = "pan",
        /// Flipped and on the tray.
        Served = "served",
        /// Burnt and in the trash.
        Burnt = "burnt",
    }
}

words! {
    /// How far a turn with a crêpe in the pan has come: the roll, and then up to two tosses.
    ///
    /// ```
    /// use rules::a_la_carte::CrepeStep;
    ///
    /// assert_eq!(CrepeStep::ALL[1], CrepeStep::FirstToss);
    /// ```
    pub enum CrepeStep as "step of a crêpe turn" {
        /// The die is to be rolled, or is rolling.
        Roll = "roll",
        /// The first toss is due, or in the air.
        FirstToss = "first-toss",
        /// The second toss is due, or in the air.
        SecondToss = "second-toss",
        /// Both tosses are made.
        Done = "done",
    }
}

impl Crepe {
    /// What a served crêpe is worth.
    pub const POINTS: u8 = 5;
}
