//! How much of the evening is left for a house.

use rules::Seat;
use rules::luigi::{Pending, State};

/// How much of the evening is left for a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outlook {
    /// Guests will come for a good while.
    Open,
    /// Whoever is welcomed next may be the last.
    Closing,
    /// One turn is left.
    LastTurn,
    /// None is.
    Over,
}

impl Outlook {
    /// As things stand: a turn that was not begun is still to come.
    pub(super) fn of(state: &State, seat: Seat) -> Self {
        let begins = state.agenda.top() == Some(Pending::Turn) && seat == state.turn;
        if begins && state.turns_left.is_some() {
            Self::LastTurn
        } else {
            Self::after_turn(state, seat)
        }
    }

    /// As it will be when the turn that is being played is over.
    pub(super) fn after_turn(state: &State, seat: Seat) -> Self {
        let Some(left) = state.turns_left else {
            return if state.pile > state.seats + 1 {
                Self::Open
            } else {
                Self::Closing
            };
        };
        // So many turns from now it is this seat's: whoever plays now has all others before it.
        let ahead = (seat as u8 + state.seats - state.turn as u8 - 1) % state.seats + 1;
        if ahead <= left { Self::LastTurn } else { Self::Over }
    }
}
