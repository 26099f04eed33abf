//! Why a host chose as it did, as a kind that the screen turns into a sentence.

use rules::luigi::{Cubes, Food, GuestId, Luigi, Move, Place};
use rules::{Game, Seat};

use super::instinct;
use super::plan::Plan;

/// Why a move was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// There was no other.
    OnlyMove,
    /// It leads to a complete order in this very turn.
    Completes {
        /// Whose; if there are several, the one worth the most.
        guest: GuestId,
    },
    /// The stall holds what guests are waiting for.
    BringsWanted {
        /// So many of its cubes are wanted.
        cubes: u8,
    },
    /// Nobody wants it now, but somebody will, or jokers are made of it.
    StocksUp,
    /// Nothing on the market is wanted enough: new guests bring more.
    WantsGuests {
        /// How many are in the house.
        waiting: u8,
    },
    /// This guest is welcome in the own house.
    Keeps {
        /// Who.
        guest: GuestId,
    },
    /// This guest does harm where it goes.
    GivesTrouble {
        /// Who.
        guest: GuestId,
        /// To whom.
        to: Seat,
    },
    /// This guest helps that rival the least.
    HelpsLeast {
        /// Who.
        guest: GuestId,
        /// To whom.
        to: Seat,
    },
    /// This guest has everything in a moment: whatever time it has left costs nothing.
    AboutToBeServed {
        /// Who.
        guest: GuestId,
    },
    /// This guest can wait a little less more easily than the others.
    CanWait {
        /// Who.
        guest: GuestId,
    },
    /// This guest will hardly be served any more.
    LetsGo {
        /// Who.
        guest: GuestId,
    },
    /// This guest should get it before the others do.
    ServesFirst {
        /// Who.
        guest: GuestId,
    },
    /// The cubes are worth more in the store.
    SavesCubes,
    /// This is missed the least.
    MissedLeast {
        /// Which.
        food: Food,
    },
    /// Flowers are a point, or take a lemon away.
    LikesFlowers,
    /// A good moment to be rid of a lemon.
    RidOfLemon,
    /// A bunch of flowers is missed less than a cube.
    SparesFlowers,
}

impl Reason {
    /// A word for every kind there is, in their order.
    pub const WORDS: [&'static str; 17] = [
        "only-move",
        "completes",
        "brings-wanted",
        "stocks-up",
        "wants-guests",
        "keeps",
        "gives-trouble",
        "helps-least",
        "about-to-be-served",
        "can-wait",
        "lets-go",
        "serves-first",
        "saves-cubes",
        "missed-least",
        "likes-flowers",
        "rid-of-lemon",
        "spares-flowers",
    ];

    /// The word for the kind.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[match self {
            Self::OnlyMove => 0,
            Self::Completes { .. } => 1,
            Self::BringsWanted { .. } => 2,
            Self::StocksUp => 3,
            Self::WantsGuests { .. } => 4,
            Self::Keeps { .. } => 5,
            Self::GivesTrouble { .. } => 6,
            Self::HelpsLeast { .. } => 7,
            Self::AboutToBeServed { .. } => 8,
            Self::CanWait { .. } => 9,
            Self::LetsGo { .. } => 10,
            Self::ServesFirst { .. } => 11,
            Self::SavesCubes => 12,
            Self::MissedLeast { .. } => 13,
            Self::LikesFlowers => 14,
            Self::RidOfLemon => 15,
            Self::SparesFlowers => 16,
        }]
    }

    /// What can be said for the first move of a plan, by the seat that made it.
    pub(super) fn of(game: &Luigi, me: Seat, plan: &Plan) -> Self {
        let state = game.state();
        let book = game.catalogue();
        let house = state.house(me);
        let cashed = plan.end.house(me).cashed;
        let guest_at = |place: Place| house.at(place).map(|waiting| waiting.guest);
        // Nobody is moved or served at a place where nobody sits.
        let about = |place: Place, say: fn(GuestId) -> Self| guest_at(place).map_or(Self::OnlyMove, say);
        match plan.first {
            Move::Buy(stall) => {
                let completed = cashed.iter().filter(|&guest| !house.cashed.contains(guest));
                if let Some(guest) = completed.max_by_key(|&guest| book.card(guest).points) {
                    return Self::Completes { guest };
                }
                match in_common(state.market.at(stall), house.wanted(book)) {
                    0 => Self::StocksUp,
                    cubes => Self::BringsWanted { cubes },
                }
            }
            Move::Welcome => Self::WantsGuests {
                waiting: house.waiting().count() as u8,
            },
            Move::Push(place) => match guest_at(place) {
                Some(guest) if cashed.contains(guest) => Self::AboutToBeServed { guest },
                Some(guest) if place == Place::Ten => Self::LetsGo { guest },
                _ => about(place, |guest| Self::CanWait { guest }),
            },
            Move::Serve { place, .. } => match guest_at(place) {
                Some(guest) if cashed.contains(guest) => Self::Completes { guest },
                _ => about(place, |guest| Self::ServesFirst { guest }),
            },
            Move::Joker(place) => about(place, |guest| Self::Completes { guest }),
            Move::Done => Self::SavesCubes,
            Move::TwoDesserts => Self::MissedLeast { food: Food::Dessert },
            Move::Spend(food) | Move::LayOffStore(food) | Move::LayOffServed { food, .. } | Move::Return(food) => {
                Self::MissedLeast { food }
            }
            Move::Give(to) => match state.turned_up() {
                Some(guest) if to == me => Self::Keeps { guest },
                Some(guest) if instinct::change_by(state, book, to, guest) < 0.0 => Self::GivesTrouble { guest, to },
                Some(guest) => Self::HelpsLeast { guest, to },
                None => Self::OnlyMove,
            },
            Move::TakeFlowers => Self::LikesFlowers,
            Move::LayOffToken if house.tokens < 0 => Self::RidOfLemon,
            Move::LayOffToken => Self::SparesFlowers,
            // Passing is never a choice, declining never sensible, and chance has no reasons.
            Move::Pass | Move::DeclineFlowers | Move::Cube(_) | Move::Guest(_) => Self::OnlyMove,
        }
    }
}

/// How many cubes two heaps have in common.
fn in_common(these: Cubes, those: Cubes) -> u8 {
    let both = |food: Food| these.count(food).min(those.count(food));
    these.kinds().map(both).sum()
}
