//! Short words for what the tests do at Luigi's, and rooms that are furnished by hand.

use rules::luigi::{
    Agenda, Card, Cubes, Event, Food, GuestBook, GuestId, IllegalMove, Luigi, Move, Pending, Place, Setup, Special,
    Stall, State, Waiting,
};
use rules::{Game, Seat};

pub const ONE: Seat = Seat::First;
pub const TWO: Seat = Seat::Second;
pub const THREE: Seat = Seat::Third;

pub fn cubes(text: &str) -> Cubes {
    text.split(' ')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse::<Food>().unwrap())
        .collect()
}

pub fn place(minutes: u8) -> Place {
    Place::of_minutes(minutes).unwrap()
}

pub fn stall(text: &str) -> Stall {
    text.parse().unwrap()
}

pub fn id(text: &str) -> GuestId {
    text.parse().unwrap()
}

/// The first guest of the book like this.
pub fn who(like: impl Fn(&Card) -> bool) -> GuestId {
    let book = GuestBook::standard();
    GuestId::ordinary().find(|&guest| like(book.card(guest))).unwrap()
}

pub fn started(seats: u8) -> Luigi {
    let book = GuestBook::standard();
    Luigi::start(&Setup::new(seats, &book), book).unwrap()
}

/// A table on which everything is put by hand; what is put somewhere is taken from the bag or the pile.
#[derive(Clone, Copy)]
pub struct Room {
    pub state: State,
}

impl Room {
    /// The first seat's turn, nobody in any house, and a cube of water on each stall; starting guests have left.
    pub fn new(seats: u8) -> Self {
        let mut state = *started(seats).state();
        for seat in state.all_seats().iter() {
            state.houses[seat.index()].places = [None; Place::COUNT];
            GuestId::starting(seat)
                .iter()
                .for_each(|&guest| state.discards.insert(guest));
        }
        for stall in Stall::all() {
            state.market.put(stall, Food::Water);
            state.bag.remove(Food::Water);
        }
        state.agenda = Agenda::of(Pending::Turn);
        Self { state }
    }

    pub fn turn(mut self, seat: Seat) -> Self {
        self.state.turn = seat;
        self
    }

    pub fn stall(mut self, at: &str, lying: &str) -> Self {
        let old = self.state.market.take(stall(at));
        self.state.bag.insert_all(old);
        self.state.bag.remove_all(cubes(lying));
        self.state.market.set(stall(at), cubes(lying));
        self
    }

    /// Takes everything off the market.
    pub fn no_market(mut self) -> Self {
        for stall in Stall::all() {
            let old = self.state.market.take(stall);
            self.state.bag.insert_all(old);
        }
        self
    }

    pub fn store(mut self, seat: Seat, lying: &str) -> Self {
        self.state.bag.remove_all(cubes(lying));
        self.state.houses[seat.index()].store.insert_all(cubes(lying));
        self
    }

    pub fn tokens(mut self, seat: Seat, tokens: i8) -> Self {
        self.state.houses[seat.index()].tokens = tokens;
        self
    }

    /// Lays everything that is left in the bag beside the market.
    pub fn bag_beside(mut self) -> Self {
        let cubes = self.state.bag.take_all();
        self.state.beside.insert_all(cubes);
        self
    }

    /// Gives somebody everything that is left in the bag.
    pub fn bag_to(mut self, seat: Seat) -> Self {
        let cubes = self.state.bag.take_all();
        self.state.houses[seat.index()].store.insert_all(cubes);
        self
    }

    /// A guest at a place, with what it has been served.
    pub fn sits(mut self, seat: Seat, minutes: u8, guest: GuestId, served: &str) -> Self {
        if guest.is_starting() {
            self.state.discards.remove(guest);
        } else {
            self.state.unseen.remove(guest);
            self.state.pile -= 1;
        }
        self.state.bag.remove_all(cubes(served));
        let served = cubes(served);
        self.state.houses[seat.index()].places[place(minutes).index()] = Some(Waiting { guest, served });
        self
    }

    /// Lets all but so many guests of the pile have left before: such as bring cubes or cost something.
    pub fn pile(mut self, left: u8) -> Self {
        let book = GuestBook::standard();
        let gone = [Special::Cube, Special::TwoCubes, Special::Cost];
        for guest in self
            .state
            .unseen
            .iter()
            .filter(|&guest| gone.contains(&book.card(guest).special))
        {
            if self.state.pile > left {
                self.state.unseen.remove(guest);
                self.state.discards.insert(guest);
                self.state.pile -= 1;
            }
        }
        self
    }

    /// One of the last turns, so many before the very last.
    pub fn last_turn(mut self, left: u8) -> Self {
        self = self.pile(0);
        self.state.turns_left = Some(left);
        self
    }

    pub fn game(self) -> Luigi {
        let game = Luigi::resume(self.state, GuestBook::standard());
        game.unwrap_or_else(|invalid| panic!("{invalid}: {}", self.state))
    }
}

/// Makes moves written down as text and returns everything that happened.
pub fn act(game: &mut Luigi, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let mv: Move = text.parse().unwrap();
        let happened = game.apply(mv);
        let happened = happened.unwrap_or_else(|illegal| panic!("{text}: {illegal} in {}", game.state()));
        assert_eq!(game.audit(), Ok(()), "after {text}: {}", game.state());
        events.extend(happened);
    }
    events
}

/// Turns up a guest and gives it to somebody.
pub fn hand(game: &mut Luigi, guest: GuestId, to: Seat) -> Vec<Event> {
    act(game, &[&format!("guest {guest}"), &format!("give {to}")])
}

/// Why a move is not allowed now.
pub fn refusal(game: &Luigi, text: &str) -> IllegalMove {
    let refused = game.clone().apply(text.parse().unwrap());
    refused.expect_err(text)
}

/// All legal moves, as texts.
pub fn offered(game: &Luigi) -> Vec<String> {
    game.legal_moves().iter().map(ToString::to_string).collect()
}

pub fn top(game: &Luigi) -> Pending {
    game.state().agenda.top().unwrap()
}
