//! What is allowed: one question for a single move, and one for all of them.
//!
//! The two are written separately, because a search wants the list fast and a person wants to know why not; the test
//! kit holds them together, over every conceivable move.

use super::{Buffet, Cards, Move, MoveList, Phase};
use crate::Seat;

/// Why a move is against the rules. The screen turns it into a sentence of the player's language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The table is waiting for a move of another kind.
    #[error("the table is waiting for something else")]
    NotNow,
    /// Whoever has left, or never sat there, chooses nothing.
    #[error("this mouse is not in the queue")]
    NotInTheQueue,
    /// The card, or one of them, is not in the hand.
    #[error("there is no such card in this hand")]
    NoSuchCard,
    /// B2: a choice may be changed, and this would not change it.
    #[error("this card has been chosen already")]
    ChosenAlready,
    /// There is no choice to take back.
    #[error("nothing has been chosen yet")]
    NothingChosen,
    /// Only the first to leave a round swaps cards.
    #[error("another player may swap cards now")]
    NotYourSwap,
    /// Chance: cards go to another player first.
    #[error("another player draws now")]
    NotYourDraw,
    /// Chance: this card is not in the draw pile.
    #[error("no such card is in the draw pile")]
    CardNotInPile,
    /// Chance: this plate has been turned up already.
    #[error("this plate does not lie face down")]
    PlateNotFaceDown,
}

impl Buffet {
    pub(super) fn check_move(&self, mv: Move) -> Result<(), IllegalMove> {
        let state = &self.state;
        match (state.table.phase, mv) {
            (Phase::Over, _) => Err(IllegalMove::GameOver),
            (Phase::Choose, Move::Choose { seat, card }) => {
                require(state.table.racing.contains(seat), IllegalMove::NotInTheQueue)?;
                let again = state.chosen[seat.index()] == Some(card);
                require(!again, IllegalMove::ChosenAlready)?;
                require(state.hand(seat).contains(card), IllegalMove::NoSuchCard)
            }
            (Phase::Choose, Move::TakeBack { seat }) => {
                require(state.table.racing.contains(seat), IllegalMove::NotInTheQueue)?;
                require(state.chosen[seat.index()].is_some(), IllegalMove::NothingChosen)
            }
            (Phase::Swap { seat: first }, Move::Swap { seat, cards }) => {
                require(seat == first, IllegalMove::NotYourSwap)?;
                require(state.hand(seat).contains_all(cards), IllegalMove::NoSuchCard)
            }
            (Phase::Draw { to: first, .. }, Move::Dealt { card, to }) => {
                require(to == first, IllegalMove::NotYourDraw)?;
                require(state.draw_pile.contains(card), IllegalMove::CardNotInPile)
            }
            (Phase::TurnUp, Move::Plate(plate)) => {
                require(state.table.face_down.contains(plate), IllegalMove::PlateNotFaceDown)
            }
            _ => Err(IllegalMove::NotNow),
        }
    }

    pub(super) fn list_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        match self.state.table.phase {
            Phase::Over => {}
            Phase::Choose => {
                for seat in self.state.table.racing.iter() {
                    self.list_choices(seat, &mut moves);
                }
            }
            Phase::Swap { seat } => list_swaps(seat, self.state.hand(seat), &mut moves),
            Phase::Draw { to, .. } => {
                moves.extend(self.state.draw_pile.kinds().map(|card| Move::Dealt { card, to }));
            }
            Phase::TurnUp => moves.extend(self.state.table.face_down.iter().map(Move::Plate)),
        }
        moves
    }

    pub(super) fn list_moves_of(&self, seat: Seat) -> MoveList {
        let mut moves = MoveList::new();
        match self.state.table.phase {
            Phase::Choose if self.state.table.racing.contains(seat) => self.list_choices(seat, &mut moves),
            Phase::Swap { seat: first } if seat == first => list_swaps(seat, self.state.hand(seat), &mut moves),
            _ => {}
        }
        moves
    }

    fn list_choices(&self, seat: Seat, moves: &mut MoveList) {
        let chosen = self.state.chosen[seat.index()];
        let others = self.state.hand(seat).kinds().filter(|&card| Some(card) != chosen);
        moves.extend(others.map(|card| Move::Choose { seat, card }));
        if chosen.is_some() {
            moves.push(Move::TakeBack { seat });
        }
    }
}

/// Every set of cards that the hand holds, the empty one first: in the order of a number whose digits are the counts, the
/// lowest card counting fastest. So all sets without a kind come before those with it, and are what those are made of.
fn list_swaps(seat: Seat, hand: Cards, moves: &mut MoveList) {
    moves.push(Move::Swap {
        seat,
        cards: Cards::EMPTY,
    });
    for card in hand.kinds() {
        let without = moves.len();
        let mut more = Cards::EMPTY;
        for _ in 0..hand.count(card) {
            more.insert(card);
            for nth in 0..without {
                if let Move::Swap { cards, .. } = moves[nth] {
                    let cards = cards.with_all(more);
                    moves.push(Move::Swap { seat, cards });
                }
            }
        }
    }
}

/// Reads as a rule: this is required, or else that is why not.
fn require(holds: bool, otherwise: IllegalMove) -> Result<(), IllegalMove> {
    if holds { Ok(()) } else { Err(otherwise) }
}
