//! What happened: told in full, so that a screen or a log can play a game back without knowing a rule. Everybody hears
//! everything: whatever is turned up lies open (L11).

use super::{Cubes, Food, GuestId, Place, Stall};
use crate::vocabulary::words;
use crate::{Seat, Standings};

words! {
    /// What became of a player's tokens.
    pub enum TokenChange as "change of tokens" {
        /// A lemon was taken.
        LemonTaken = "lemon-taken",
        /// A lemon went back.
        LemonReturned = "lemon-returned",
        /// Flowers were taken.
        FlowersTaken = "flowers-taken",
        /// Flowers went back.
        FlowersReturned = "flowers-returned",
    }
}

impl TokenChange {
    /// What it does to a count of flowers that goes below 0 with lemons.
    #[must_use]
    pub const fn points(self) -> i8 {
        match self {
            Self::LemonTaken | Self::FlowersReturned => -1,
            Self::LemonReturned | Self::FlowersTaken => 1,
        }
    }
}

/// One thing that happened. A move yields them in the order in which they happen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The table is being set, and it is this seat's first cubes now.
    SettingUp {
        /// Who.
        seat: Seat,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// How many turns begin after it, once that is known.
        turns_left: Option<u8>,
    },
    /// A cube comes out of the bag into a store.
    Drawn {
        /// Whose.
        seat: Seat,
        /// Which.
        food: Food,
    },
    /// A cube comes out of the bag onto a stall.
    Stocked {
        /// Where.
        stall: Stall,
        /// Which.
        food: Food,
    },
    /// What was beside the market goes into the bag.
    BagRefilled {
        /// What.
        cubes: Cubes,
    },
    /// There is no cube in the bag nor beside the market: those with more than ten return some.
    OutOfCubes,
    /// A cube goes from a store back into the bag.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which.
        food: Food,
    },
    /// There is nothing to be drawn, and nothing comes: the market or the rest of a special stays as it is.
    NothingToDraw,
    /// The cubes of a stall come into a store.
    Bought {
        /// Whose.
        seat: Seat,
        /// From where.
        stall: Stall,
        /// What.
        cubes: Cubes,
    },
    /// A guest moves to another place.
    Moved {
        /// In whose house.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// Where it sat.
        from: Place,
        /// Where it sits.
        to: Place,
    },
    /// A guest goes out of the door, onto the discards; what was served to it goes beside the market.
    Left {
        /// Out of whose house.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// Where it sat.
        from: Place,
        /// What was served to it.
        cubes: Cubes,
    },
    /// Tokens come and go.
    Token {
        /// Whose.
        seat: Seat,
        /// How.
        change: TokenChange,
    },
    /// L1: all tokens are out, so none is taken.
    NoTokenLeft {
        /// By whom.
        seat: Seat,
    },
    /// A cube goes from a store onto an order.
    Served {
        /// Whose.
        seat: Seat,
        /// To which guest.
        guest: GuestId,
        /// Where it sits.
        place: Place,
        /// Which.
        food: Food,
    },
    /// A cube of a store goes beside the market, as a joker or part of one.
    JokerSpent {
        /// Whose.
        seat: Seat,
        /// For which guest.
        guest: GuestId,
        /// Which.
        food: Food,
    },
    /// An order is complete: the guest goes onto the pile of its host, its cubes beside the market.
    Cashed {
        /// Whose.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// Where it sat.
        place: Place,
        /// What lay on its order.
        cubes: Cubes,
    },
    /// Guests are taken, unseen.
    Taken {
        /// By whom.
        seat: Seat,
        /// How many from the pile.
        from_pile: u8,
        /// How many from the box, because the pile ran out.
        from_box: u8,
    },
    /// One of the guests that were taken is turned up.
    TurnedUp {
        /// Who.
        guest: GuestId,
    },
    /// A guest is drawn who comes along with another.
    FriendCame {
        /// To whom.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// Whether it comes from the pile, not the box.
        from_pile: bool,
    },
    /// There is no guest left who could come along.
    NobodyCame {
        /// To whom.
        seat: Seat,
    },
    /// A guest sits down.
    Seated {
        /// In whose house.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// Where.
        place: Place,
    },
    /// A player wants no flowers.
    FlowersDeclined {
        /// Who.
        seat: Seat,
    },
    /// A cube of a store goes beside the market.
    LaidOffStore {
        /// Whose.
        seat: Seat,
        /// Which.
        food: Food,
    },
    /// A cube goes from an order beside the market.
    LaidOffServed {
        /// In whose house.
        seat: Seat,
        /// Whose order.
        guest: GuestId,
        /// Where it sits.
        place: Place,
        /// Which.
        food: Food,
    },
    /// A player passes.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The last guest has left the pile: everybody has one more turn after this one.
    PileRanOut,
    /// The game is over.
    GameOver {
        /// Who came in where, best first.
        standings: Standings,
    },
}
