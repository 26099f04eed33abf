//! The whole state of a game.

use serde::{Deserialize, Serialize};

use super::{Agenda, Cubes, GuestId, GuestSet, MOST_SEATS, Market, Ristorante};
use crate::{Seat, SeatSet};

/// The whole state of a game, as plain data. What nobody may know is not in it: which of the unseen guests lie in the pile, in
/// the box or among those taken, and the order in the bag, are decided when a guest or a cube is drawn.
///
/// Anybody can write down a `State`; only [`Game::resume`](crate::Game::resume) makes a game of it, after a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Two to four.
    pub seats: u8,
    /// Whose turn it is; while the table is set, who gets cubes.
    pub turn: Seat,
    /// Once the pile has run out: how many turns begin after this one.
    pub turns_left: Option<u8>,
    /// What the table is waiting for.
    pub agenda: Agenda,
    /// Cubes to be drawn.
    pub bag: Cubes,
    /// Cubes that were used and wait beside the market.
    pub beside: Cubes,
    /// What can be bought.
    pub market: Market,
    /// Guests that nobody has seen: in the pile, in the box, or taken and not turned up.
    pub unseen: GuestSet,
    /// How many lie in the pile.
    pub pile: u8,
    /// How many were taken and not turned up.
    pub taken: u8,
    /// Guests who left without having everything.
    pub discards: GuestSet,
    /// One for each seat.
    pub houses: [Ristorante; MOST_SEATS],
}

/// What the world is asked to decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// Which cube comes out of the bag: [`Move::Cube`](super::Move::Cube).
    Cube {
        /// Into whose store; onto the market, if nobody's.
        to: Option<Seat>,
    },
    /// Which guest is turned up: [`Move::Guest`](super::Move::Guest).
    Guest {
        /// Who gets it as a friend; the player whose turn it is will decide, if nobody.
        to: Option<Seat>,
    },
}

impl State {
    /// Tokens there are, lemon on one side and flowers on the other.
    pub const TOKENS: u8 = 35;
    /// Guests in the pile for each player.
    pub const PILE_A_PLAYER: u8 = 12;
    /// Cubes that each player starts with: what both starting guests bring.
    pub const FIRST_CUBES: u8 = 3;
    /// L8: who has more in store returns the excess when nothing else can be drawn.
    pub const STORE: u8 = 10;

    /// The seats that play, in order.
    #[must_use]
    pub const fn all_seats(&self) -> SeatSet {
        let most = MOST_SEATS as u8;
        SeatSet::first(if self.seats < most { self.seats } else { most })
    }

    /// A player's house.
    #[must_use]
    pub const fn house(&self, seat: Seat) -> &Ristorante {
        &self.houses[seat.index()]
    }

    pub(super) const fn house_mut(&mut self, seat: Seat) -> &mut Ristorante {
        &mut self.houses[seat.index()]
    }

    /// How many guests lie in the box.
    #[must_use]
    pub const fn boxed(&self) -> u8 {
        self.unseen.len().saturating_sub(self.pile).saturating_sub(self.taken)
    }

    /// How many tokens lie before players.
    #[must_use]
    pub fn tokens_out(&self) -> u8 {
        self.houses
            .iter()
            .map(|house| house.tokens.unsigned_abs())
            .fold(0, u8::saturating_add)
    }

    /// Whether this is one of the last turns, in which nobody is welcomed.
    #[must_use]
    pub fn is_final_turn(&self) -> bool {
        self.turns_left.is_some_and(|left| left < self.seats)
    }

    /// L8: who has too much in store, in seat order from the player whose turn it is.
    pub(super) fn first_with_excess(&self) -> Option<Seat> {
        let too_much = |seat: &Seat| self.house(*seat).store.len() > Self::STORE;
        self.all_seats().from(self.turn).find(too_much)
    }

    /// The guest who was turned up and belongs to nobody yet.
    #[must_use]
    pub fn turned_up(&self) -> Option<GuestId> {
        match self.agenda.top() {
            Some(super::Pending::Give { guest }) => Some(guest),
            _ => None,
        }
    }
}
