//! What is allowed: one question for a single move, and one for all of them.
//!
//! The two are written separately, because a search wants the list fast and a person wants to know why not; the test
//! kit holds them together, over every conceivable move.

use super::{Cubes, Food, Luigi, Move, MoveList, Pending, Place, Ristorante, Stall, State};
use crate::{Seat, SeatSet};

/// Why a move is against the rules. The screen turns it into a sentence of the player's language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The table is waiting for a move of another kind.
    #[error("the table is waiting for something else")]
    NotNow,
    /// Without a guest nobody goes to the market.
    #[error("there is no guest in the house to serve")]
    NobodyToServe,
    /// Nothing lies on this stall.
    #[error("there is nothing on this stall")]
    StallEmpty,
    /// The guests cannot pay so many clocks.
    #[error("the guests cannot pay so many clocks")]
    TooDear,
    /// In the last turns nobody is welcomed.
    #[error("in the last turns no more guests come")]
    NoMoreGuests,
    /// L24: nobody passes before the last turns.
    #[error("nobody passes before the last turns")]
    NoPassing,
    /// L26: whoever can buy something does not pass.
    #[error("whoever can buy something does not pass")]
    CanBuy,
    /// No guest sits at this place.
    #[error("nobody sits there")]
    NobodyThere,
    /// The next place is not free.
    #[error("the next place is taken")]
    PlaceTaken,
    /// The store has no such cube.
    #[error("no such cube is in the store")]
    NotInStore,
    /// The guest has not ordered this, or has it already.
    #[error("this guest does not want that")]
    NotWanted,
    /// Jokers only complete an order, and there is not enough for that.
    #[error("what is in store does not complete the order")]
    CannotComplete,
    /// A joker of four cubes was begun.
    #[error("four cubes were begun; they come first")]
    FourBegun,
    /// There is no such seat at this table.
    #[error("nobody sits at that seat")]
    NoSuchSeat,
    /// One guest for each rival.
    #[error("this rival has been given a guest already")]
    GivenAlready,
    /// Two guests for oneself.
    #[error("two guests have been kept already")]
    KeptTwo,
    /// No such cube lies on this order.
    #[error("no such cube lies on this order")]
    NotServed,
    /// There is neither a lemon nor a bunch of flowers.
    #[error("there is no token")]
    NoToken,
    /// Chance: no such cube is in the bag.
    #[error("no such cube is in the bag")]
    NotInBag,
    /// Chance: this guest has been seen already, or is a starting one.
    #[error("this guest has been seen already")]
    SeenAlready,
}

impl State {
    /// Who decides what is pending; where chance does, whose turn it is.
    pub(super) const fn decides(&self, pending: Pending) -> Seat {
        match pending {
            // L19: decisions inside a special are those of the receiver, also in another's turn.
            Pending::Flowers { seat }
            | Pending::Impatience { seat }
            | Pending::Cost { seat }
            | Pending::Excess { seat } => seat,
            _ => self.turn,
        }
    }

    /// Whether anything on the market can be bought by whoever's turn it is.
    fn can_buy(&self) -> bool {
        Stall::all().any(|stall| self.check_buy(stall).is_ok())
    }

    fn check_buy(&self, stall: Stall) -> Result<(), IllegalMove> {
        let house = self.house(self.turn);
        require(!house.is_empty(), IllegalMove::NobodyToServe)?;
        require(!self.market.at(stall).is_empty(), IllegalMove::StallEmpty)?;
        require(stall.row().clocks() <= house.patience(), IllegalMove::TooDear)
    }

    /// L10 and L26: with no guest or nothing payable.
    fn check_pass(&self) -> Result<(), IllegalMove> {
        require(self.is_final_turn(), IllegalMove::NoPassing)?;
        require(!self.can_buy(), IllegalMove::CanBuy)
    }

    fn check_give(&self, kept: u8, given: SeatSet, to: Seat) -> Result<(), IllegalMove> {
        require(self.all_seats().contains(to), IllegalMove::NoSuchSeat)?;
        if to == self.turn {
            require(kept < Luigi::KEPT, IllegalMove::KeptTwo)
        } else {
            require(!given.contains(to), IllegalMove::GivenAlready)
        }
    }

    /// Who has been given what of the guests that are being welcomed.
    fn welcomed(&self) -> (u8, SeatSet) {
        match self.agenda.as_slice() {
            [Pending::Welcome { kept, given }, ..] => (*kept, *given),
            _ => (0, SeatSet::EMPTY),
        }
    }
}

impl Luigi {
    /// Cubes of any kind that stand for one.
    pub const ANY_CUBES: u8 = 4;
    /// Guests that whoever welcomes keeps.
    pub const KEPT: u8 = 2;

    /// What the guest at a place still wants.
    pub(super) fn missing(&self, seat: Seat, place: Place) -> Cubes {
        let waiting = self.state.house(seat).at(place);
        waiting.map_or(Cubes::EMPTY, |waiting| waiting.missing(&self.book))
    }

    pub(super) fn wants(&self, seat: Seat, place: Place, food: Food) -> bool {
        self.missing(seat, place).contains(food)
    }

    /// L15: several guests want more of a food than is there, so somebody has to choose.
    pub(super) fn is_contested(&self, seat: Seat, food: Food) -> bool {
        let (mut guests, mut wanted) = (0_u8, 0_u8);
        for place in Place::ALL {
            let count = self.missing(seat, place).count(food);
            guests += u8::from(count > 0);
            wanted += count;
        }
        let there = self.state.house(seat).store.count(food);
        guests > 1 && there > 0 && wanted > there
    }

    pub(super) fn has_to_choose_whom_to_serve(&self, seat: Seat) -> bool {
        let mut foods = self.state.house(seat).store.kinds();
        foods.any(|food| self.is_contested(seat, food))
    }

    pub(super) fn has_something_to_lay_off(&self, seat: Seat) -> bool {
        let house = self.state.house(seat);
        house.tokens != 0 || house.cubes() > 0
    }

    /// Jokers only complete an order there and then.
    pub(super) fn check_joker(&self, seat: Seat, place: Place) -> Result<(), IllegalMove> {
        let jokers = self.missing(seat, place).len();
        require(jokers > 0, IllegalMove::NobodyThere)?;
        let completes = suffices(self.state.house(seat).store, jokers, 0);
        require(completes, IllegalMove::CannotComplete)
    }

    pub(super) fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let state = &self.state;
        let Some(top) = state.agenda.top() else {
            return Err(IllegalMove::GameOver);
        };
        let seat = state.decides(top);
        let house = state.house(seat);
        match (top, mv) {
            (Pending::Turn, Move::Buy(stall)) => state.check_buy(stall),
            (Pending::Turn, Move::Welcome) => require(!state.is_final_turn(), IllegalMove::NoMoreGuests),
            (Pending::Turn, Move::Pass) => state.check_pass(),
            (Pending::Pay { .. } | Pending::Impatience { .. }, Move::Push(place)) => {
                require(house.at(place).is_some(), IllegalMove::NobodyThere)?;
                require(house.can_move(place), IllegalMove::PlaceTaken)
            }
            (Pending::Serve, Move::Serve { food, place }) => {
                require(house.at(place).is_some(), IllegalMove::NobodyThere)?;
                require(house.store.contains(food), IllegalMove::NotInStore)?;
                require(self.wants(seat, place, food), IllegalMove::NotWanted)
            }
            (Pending::Jokers, Move::Joker(place)) => self.check_joker(seat, place),
            (Pending::Jokers, Move::Done) => Ok(()),
            (Pending::Spend { jokers, laid, .. }, Move::TwoDesserts) => {
                require(laid == 0, IllegalMove::FourBegun)?;
                check_spending(house.store, Cubes::of(Food::Dessert, 2), jokers - 1, 0)
            }
            (Pending::Spend { jokers, laid, .. }, Move::Spend(food)) => {
                let (jokers, laid) = after_one_more(jokers, laid);
                check_spending(house.store, Cubes::of(food, 1), jokers, laid)
            }
            (Pending::Give { .. }, Move::Give(to)) => {
                let (kept, given) = state.welcomed();
                state.check_give(kept, given, to)
            }
            (Pending::Flowers { .. }, Move::TakeFlowers | Move::DeclineFlowers) => Ok(()),
            (Pending::Cost { .. }, Move::LayOffStore(food)) => {
                require(house.store.contains(food), IllegalMove::NotInStore)
            }
            (Pending::Cost { .. }, Move::LayOffServed { food, place }) => {
                let waiting = house.at(place).ok_or(IllegalMove::NobodyThere)?;
                require(waiting.served.contains(food), IllegalMove::NotServed)
            }
            (Pending::Cost { .. }, Move::LayOffToken) => require(house.tokens != 0, IllegalMove::NoToken),
            (Pending::Excess { .. }, Move::Return(food)) => {
                require(house.store.contains(food), IllegalMove::NotInStore)
            }
            (Pending::Cubes { .. } | Pending::Refill { .. }, Move::Cube(food)) => {
                require(state.bag.contains(food), IllegalMove::NotInBag)
            }
            (Pending::Welcome { .. } | Pending::Friend { .. }, Move::Guest(guest)) => {
                require(state.unseen.contains(guest), IllegalMove::SeenAlready)
            }
            _ => Err(IllegalMove::NotNow),
        }
    }

    pub(super) fn list_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let state = &self.state;
        let Some(top) = state.agenda.top() else {
            return moves;
        };
        let seat = state.decides(top);
        let house = state.house(seat);
        match top {
            Pending::Turn => self.list_turns(house, &mut moves),
            Pending::Pay { .. } | Pending::Impatience { .. } => {
                let movable = Place::ALL.into_iter().filter(|&place| house.can_move(place));
                moves.extend(movable.map(Move::Push));
            }
            Pending::Serve => {
                for food in house.store.kinds() {
                    let places = Place::ALL.into_iter().filter(|&place| self.wants(seat, place, food));
                    moves.extend(places.map(|place| Move::Serve { food, place }));
                }
            }
            Pending::Jokers => {
                let places = Place::ALL
                    .into_iter()
                    .filter(|&place| self.check_joker(seat, place).is_ok());
                moves.extend(places.map(Move::Joker));
                moves.push(Move::Done);
            }
            Pending::Spend { jokers, laid, .. } => {
                if laid == 0 && house.store.count(Food::Dessert) >= 2 {
                    moves.push(Move::TwoDesserts);
                }
                let (jokers, laid) = after_one_more(jokers, laid);
                let spendable = house
                    .store
                    .kinds()
                    .filter(|&food| suffices(house.store.without(Cubes::of(food, 1)), jokers, laid));
                moves.extend(spendable.map(Move::Spend));
            }
            Pending::Give { .. } => {
                let (kept, given) = state.welcomed();
                let seats = state
                    .all_seats()
                    .iter()
                    .filter(|&to| state.check_give(kept, given, to).is_ok());
                moves.extend(seats.map(Move::Give));
            }
            Pending::Flowers { .. } => moves.extend([Move::TakeFlowers, Move::DeclineFlowers]),
            Pending::Cost { .. } => {
                moves.extend(house.store.kinds().map(Move::LayOffStore));
                for (place, waiting) in house.waiting() {
                    let served = waiting.served.kinds();
                    moves.extend(served.map(|food| Move::LayOffServed { food, place }));
                }
                if house.tokens != 0 {
                    moves.push(Move::LayOffToken);
                }
            }
            Pending::Excess { .. } => moves.extend(house.store.kinds().map(Move::Return)),
            Pending::Cubes { .. } | Pending::Refill { .. } => moves.extend(state.bag.kinds().map(Move::Cube)),
            Pending::Welcome { .. } | Pending::Friend { .. } => moves.extend(state.unseen.iter().map(Move::Guest)),
            // Never on top while somebody is waited for.
            Pending::SetUp => {}
        }
        moves
    }

    fn list_turns(&self, house: &Ristorante, moves: &mut MoveList) {
        let state = &self.state;
        if !house.is_empty() {
            let patience = house.patience();
            let payable =
                Stall::all().filter(|&stall| stall.row().clocks() <= patience && !state.market.at(stall).is_empty());
            moves.extend(payable.map(Move::Buy));
        }
        if !state.is_final_turn() {
            moves.push(Move::Welcome);
        } else if moves.is_empty() {
            moves.push(Move::Pass);
        }
    }
}

/// One more cube of a four: how many cubes are then to be stood for, and how many of the next four lie there.
const fn after_one_more(jokers: u8, laid: u8) -> (u8, u8) {
    if laid + 1 == Luigi::ANY_CUBES {
        (jokers - 1, 0)
    } else {
        (jokers, laid + 1)
    }
}

/// Whether a store suffices for so many jokers, of which one may have been begun with four cubes. As many pairs of desserts as
/// there are cost the least, and desserts are as good as others in a four.
pub(super) fn suffices(store: Cubes, jokers: u8, laid: u8) -> bool {
    let (begun, due) = if laid > 0 {
        (Luigi::ANY_CUBES - laid, jokers - 1)
    } else {
        (0, jokers)
    };
    let pairs = (store.count(Food::Dessert) / 2).min(due);
    begun + Luigi::ANY_CUBES * due - 2 * pairs <= store.len()
}

/// Whether some cubes may be spent, with so many jokers due afterwards.
fn check_spending(store: Cubes, spent: Cubes, jokers: u8, laid: u8) -> Result<(), IllegalMove> {
    require(store.contains_all(spent), IllegalMove::NotInStore)?;
    require(
        suffices(store.without(spent), jokers, laid),
        IllegalMove::CannotComplete,
    )
}

/// Reads as a rule: this is required, or else that is why not.
fn require(holds: bool, otherwise: IllegalMove) -> Result<(), IllegalMove> {
    if holds { Ok(()) } else { Err(otherwise) }
}
