//! What happened: told in full, so that a screen or a log can play a game back without knowing a rule; and what of it is
//! for whose ears.

use super::{Number, Pot, PotId, Side, Source, Thing, Vegetable};
use crate::{Seat, Standings};

/// One thing that happened. A move yields them in the order in which they happen.
///
/// What is secret is there for those who may know it, and missing for the others ([`Event::heard_by`]). What is put, drawn or
/// thrown is seen by everybody when it happens, and by nobody afterwards: whoever wants to know it later remembers it (K26).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A starting vegetable goes into a hand.
    Dealt {
        /// Whose.
        to: Seat,
        /// Which: for that seat alone.
        vegetable: Option<Vegetable>,
    },
    /// A starting vegetable goes onto a pile.
    Laid {
        /// Which.
        vegetable: Vegetable,
        /// Where.
        pile: Side,
    },
    /// A number is called, and its card lies on a pile. The chance of the call before is over (K6).
    Called {
        /// The number.
        number: Number,
        /// Whose it is.
        seat: Seat,
        /// What is on the front.
        vegetable: Vegetable,
        /// Where it lies.
        pile: Side,
    },
    /// Something goes from a hand into the air, and the call is answered. A right to draw goes with it (K17).
    Thrown {
        /// Whose.
        seat: Seat,
        /// What.
        thing: Thing,
    },
    /// It goes from the air into a pot.
    Landed {
        /// Whose throw.
        seat: Seat,
        /// What.
        thing: Thing,
        /// Where.
        pot: PotId,
        /// Whether it was thrown at the call that still holds.
        answers: bool,
        /// Whether the cook may now draw.
        may_draw: bool,
    },
    /// It goes from the air back into the hand.
    Missed {
        /// Whose throw.
        seat: Seat,
        /// What.
        thing: Thing,
        /// Whether the cook may throw again at this call (K14).
        again: bool,
        /// Whether the cook may draw, as before the throw (K17).
        may_draw: bool,
    },
    /// Something goes into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// What.
        thing: Thing,
        /// From where.
        from: Source,
        /// What can be seen on that pile now.
        uncovers: Option<Vegetable>,
    },
    /// The last call is over, and so are all rights to draw.
    Closed,
    /// A pot is opened: everything in it goes back into the box.
    PotOpened {
        /// Which.
        id: PotId,
        /// What was in it.
        pot: Pot,
        /// What the soup is worth.
        worth: i16,
        /// Who gets that.
        to: Option<Seat>,
    },
    /// Hands, piles and what lies before the cooks go back into the box.
    RoundEnded {
        /// Counted from 1.
        round: u8,
    },
    /// Another player has the hat, and the table is prepared afresh.
    RoundStarted {
        /// Counted from 1.
        round: u8,
        /// Who has the hat.
        chef: Seat,
    },
    /// The game is over.
    GameOver {
        /// Who came in where, best first.
        standings: Standings,
    },
}

impl Event {
    /// What a seat hears of it: others learn that a starting vegetable was dealt, and not which.
    #[must_use]
    pub fn heard_by(&self, listener: Seat) -> Self {
        let mut heard = self.clone();
        if let Self::Dealt { to, vegetable } = &mut heard
            && *to != listener
        {
            *vegetable = None;
        }
        heard
    }
}
