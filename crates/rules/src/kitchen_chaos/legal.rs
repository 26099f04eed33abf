//! What is allowed: one question for a single move, and one for all of them.
//!
//! The two are written separately, because a search wants the list fast and a person wants to know why not; the test
//! kit holds them together, over every conceivable move.

use super::{Answer, KitchenChaos, Move, MoveList, Phase, Side, Source, State, Thing};
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
    /// The chef only calls, and where nobody sits nobody does anything.
    #[error("there is no cook at this seat")]
    NotACook,
    /// Every card has been called.
    #[error("the deck is through")]
    DeckIsThrough,
    /// K19: there are cards to be called first.
    #[error("the deck is not through yet")]
    DeckIsNotThrough,
    /// K19: nothing is thrown or drawn any more, and what flies comes down.
    #[error("the round has been closed")]
    Closed,
    /// Another cook, or nobody, is called.
    #[error("this cook is not called")]
    NotCalled,
    /// K6: one card for each call.
    #[error("this call has been answered")]
    Answered,
    /// K15: a cook has one thing in the air at most.
    #[error("this cook has something in the air")]
    InTheAir,
    /// There is nothing that could come down.
    #[error("this cook has nothing in the air")]
    NothingInTheAir,
    /// Never from the table straight into a pot.
    #[error("there is no such thing in this hand")]
    NotInHand,
    /// With fewer cooks there are fewer pots.
    #[error("there is no such pot in this round")]
    NoSuchPot,
    /// K16: nothing goes into a pot with a lid.
    #[error("this pot has its lid on")]
    PotHasLid,
    /// Only whoever has put something draws, and one thing.
    #[error("this cook has put nothing to draw for")]
    NothingToDrawFor,
    /// K5: one draws from the other.
    #[error("this pile is empty")]
    EmptyPile,
    /// Spoons and lids are their cook's.
    #[error("this lies before another cook")]
    NotYours,
    /// All of them have been drawn.
    #[error("none of these is left")]
    NoneLeft,
    /// Chance: this vegetable goes somewhere else.
    #[error("the next starting vegetable goes elsewhere")]
    DealtElsewhere,
    /// Chance: there is no such vegetable left to be dealt.
    #[error("no such vegetable is left to be dealt")]
    NotAmongTheStart,
    /// Chance: this card is not in the deck.
    #[error("no such card is in the deck")]
    NotInTheDeck,
}

impl KitchenChaos {
    pub(super) fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let state = &self.state;
        match (state.table.phase, mv) {
            (Phase::Over, _) => Err(IllegalMove::GameOver),
            (Phase::Deal, Move::Dealt { vegetable, to }) => {
                require(to == state.due(), IllegalMove::DealtElsewhere)?;
                let left = state.start.contains(Thing::Vegetable(vegetable));
                require(left, IllegalMove::NotAmongTheStart)
            }
            (Phase::Call, Move::Called { number, vegetable }) => {
                let left = state.deck.count(number, vegetable);
                require(left > 0, IllegalMove::NotInTheDeck)
            }
            (Phase::Cook, Move::Call) => require(!state.deck.is_empty(), IllegalMove::DeckIsThrough),
            (Phase::Cook, Move::Close) => {
                require(state.deck.is_empty(), IllegalMove::DeckIsNotThrough)?;
                require(!state.table.closed, IllegalMove::Closed)
            }
            (Phase::Cook, Move::Throw { seat, thing }) => state.check_throw(seat, thing),
            (Phase::Cook, Move::Land { seat, pot }) => {
                state.check_flight(seat)?;
                require(state.table.pots().contains(&pot), IllegalMove::NoSuchPot)?;
                require(!state.pot(pot).has_lid(), IllegalMove::PotHasLid)
            }
            (Phase::Cook, Move::Miss { seat }) => state.check_flight(seat),
            (Phase::Cook, Move::Draw { seat, from }) => state.check_draw(seat, from),
            _ => Err(IllegalMove::NotNow),
        }
    }

    pub(super) fn list_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let state = &self.state;
        match state.table.phase {
            Phase::Over => {}
            Phase::Deal => {
                let to = state.due();
                let vegetables = state.start.kinds().filter_map(|thing| match thing {
                    Thing::Vegetable(vegetable) => Some(Move::Dealt { vegetable, to }),
                    Thing::Spoon(_) | Thing::Lid(_) => None,
                });
                moves.extend(vegetables);
            }
            Phase::Call => {
                let cards = state.deck.kinds();
                moves.extend(cards.map(|(number, vegetable)| Move::Called { number, vegetable }));
            }
            Phase::Cook => {
                for seat in state.table.all_seats().iter() {
                    self.list_acts(seat, &mut moves);
                }
            }
        }
        moves
    }

    pub(super) fn list_moves_of(&self, seat: Seat) -> MoveList {
        let mut moves = MoveList::new();
        if self.state.table.phase == Phase::Cook {
            self.list_acts(seat, &mut moves);
        }
        moves
    }

    fn list_acts(&self, seat: Seat, moves: &mut MoveList) {
        let state = &self.state;
        let table = &state.table;
        if seat == table.chef() {
            if !state.deck.is_empty() {
                moves.push(Move::Call);
            } else if !table.closed {
                moves.push(Move::Close);
            }
            return;
        }
        if table.air[seat.index()].is_some() {
            for &pot in table.pots() {
                if !state.pot(pot).has_lid() {
                    moves.push(Move::Land { seat, pot });
                }
            }
            moves.push(Move::Miss { seat });
            return;
        }
        if table.called() == Some(seat) {
            let hand = state.hand(seat).kinds();
            moves.extend(hand.map(|thing| Move::Throw { seat, thing }));
        }
        if table.may_draw.contains(seat) {
            let mut offer = |from| {
                if state.lies_there(from) {
                    moves.push(Move::Draw { seat, from });
                }
            };
            Side::ALL.into_iter().for_each(|side| offer(Source::Pile(side)));
            for number in table.numbers_of(seat) {
                offer(Source::Spoon(number));
                offer(Source::Lid(number));
            }
        }
    }

    /// Everybody who can do something. It hangs on nothing that anybody may not know.
    pub(super) fn who_can_act(&self) -> SeatSet {
        let state = &self.state;
        let table = &state.table;
        // K5: a vegetable is always to be had, so whoever may draw can.
        let mut seats = table.may_draw;
        for cook in table.cooks() {
            let throws = table.called() == Some(cook) && !state.hand(cook).is_empty();
            if throws || table.air[cook.index()].is_some() {
                seats.insert(cook);
            }
        }
        if !table.closed {
            seats.insert(table.chef());
        }
        seats
    }
}

impl State {
    fn check_throw(&self, seat: Seat, thing: Thing) -> Result<(), IllegalMove> {
        let table = &self.table;
        require(table.is_cook(seat), IllegalMove::NotACook)?;
        require(!table.closed, IllegalMove::Closed)?;
        require(table.air[seat.index()].is_none(), IllegalMove::InTheAir)?;
        let call = table.call.filter(|call| table.cook(call.number) == seat);
        let call = call.ok_or(IllegalMove::NotCalled)?;
        require(call.answer == Answer::Open, IllegalMove::Answered)?;
        require(self.hand(seat).contains(thing), IllegalMove::NotInHand)
    }

    fn check_flight(&self, seat: Seat) -> Result<(), IllegalMove> {
        require(self.table.is_cook(seat), IllegalMove::NotACook)?;
        require(self.table.air[seat.index()].is_some(), IllegalMove::NothingInTheAir)
    }

    fn check_draw(&self, seat: Seat, from: Source) -> Result<(), IllegalMove> {
        require(self.table.is_cook(seat), IllegalMove::NotACook)?;
        require(!self.table.closed, IllegalMove::Closed)?;
        require(self.table.may_draw.contains(seat), IllegalMove::NothingToDrawFor)?;
        match from {
            Source::Pile(_) => require(self.lies_there(from), IllegalMove::EmptyPile),
            Source::Spoon(number) | Source::Lid(number) => {
                let own = self.table.numbers().contains(&number) && self.table.cook(number) == seat;
                require(own, IllegalMove::NotYours)?;
                require(self.lies_there(from), IllegalMove::NoneLeft)
            }
        }
    }
}

/// Reads as a rule: this is required, or else that is why not.
fn require(holds: bool, otherwise: IllegalMove) -> Result<(), IllegalMove> {
    if holds { Ok(()) } else { Err(otherwise) }
}
