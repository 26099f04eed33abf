//! What happened: told in full, so that a screen or a log can play a game back without knowing a rule; and what of it is
//! for whose ears.

use super::{Card, Cards, Part, Plate};
use crate::{Seat, Standings};

/// One thing that happened. A move yields them in the order in which they happen.
///
/// What is secret is there for those who may know it, and missing for the others ([`Event::heard_by`], B17).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A card goes from the draw pile into a hand.
    Dealt {
        /// Whose.
        to: Seat,
        /// Which: for that seat alone.
        card: Option<Card>,
    },
    /// The discards are turned over and shuffled into a new draw pile.
    Reshuffled {
        /// How many.
        count: u8,
    },
    /// All mice stand at the start again, and everybody is in.
    RoundStarted {
        /// Counted from 1.
        round: u8,
    },
    /// All three mice stand at the start again, for the better plates.
    PartStarted {
        /// Always the second; a round begins with the first.
        part: Part,
    },
    /// A plate is turned up and put where it belongs on the buffet.
    TurnedUp {
        /// Which.
        plate: Plate,
    },
    /// A card lies face down before a player.
    Chosen {
        /// Whose.
        seat: Seat,
        /// Which: for that seat alone.
        card: Option<Card>,
    },
    /// A card that lay face down goes back into the hand.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// Which: for that seat alone.
        card: Option<Card>,
    },
    /// A card is turned over, its mouse runs, and the card goes onto the discards.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where the mouse stood.
        from: i32,
        /// Where it stands.
        to: i32,
    },
    /// Nobody stands alone where it counts, so all push on.
    Level,
    /// A plate goes before its new owner.
    PlateTaken {
        /// Who.
        seat: Seat,
        /// What.
        plate: Plate,
        /// What lies below it now and no longer counts.
        covers: Option<Plate>,
    },
    /// A mouse leaves the track.
    Left {
        /// Whose.
        seat: Seat,
    },
    /// The second of the last two goes without a plate.
    WentHungry {
        /// Who.
        seat: Seat,
    },
    /// Cards go from a hand onto the discards, from the lowest to the highest; as many are drawn next.
    Swapped {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Cards,
    },
    /// The start token is handed on.
    TokenPassed {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// The game is over.
    GameOver {
        /// Who came in where, best first.
        standings: Standings,
    },
}

impl Event {
    /// What a seat hears of it (B17): others learn that a card was dealt, chosen or taken back, and not which.
    #[must_use]
    pub fn heard_by(&self, listener: Seat) -> Self {
        let mut heard = self.clone();
        if let Self::Dealt { to: seat, card } | Self::Chosen { seat, card } | Self::TakenBack { seat, card } =
            &mut heard
            && *seat != listener
        {
            *card = None;
        }
        heard
    }
}
