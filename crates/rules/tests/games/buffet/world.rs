//! What several test files need to know about the buffet: its moves, and luck.

use rand::{Rng, RngExt};
use rand_chacha::ChaCha8Rng;
use rules::buffet::{Buffet, Card, Cards, Move, Phase, Plate};
use rules::{Game, Seat};

/// Every move that can be written down but for swaps, of which there are too many: those of the hand that may swap, and each
/// of them with a card more.
pub fn conceivable_moves(game: &Buffet) -> Vec<Move> {
    let mut moves: Vec<Move> = Plate::all().map(Move::Plate).collect();
    for seat in Seat::ALL {
        moves.push(Move::TakeBack { seat });
        moves.push(Move::Swap {
            seat,
            cards: Cards::EMPTY,
        });
        for card in Card::ALL {
            moves.push(Move::Choose { seat, card });
            moves.push(Move::Dealt { card, to: seat });
            moves.push(Move::Swap {
                seat,
                cards: [card].into_iter().collect(),
            });
        }
    }
    if let Phase::Swap { seat } = game.state().table.phase {
        for cards in sets_of(game.state().hand(seat)) {
            for card in Card::ALL.map(Some).into_iter().chain([None]) {
                let cards = cards.iter().chain(card).collect();
                moves.push(Move::Swap { seat, cards });
            }
        }
    }
    moves.sort_by_key(ToString::to_string);
    moves.dedup();
    moves
}

/// Every set of cards that can be taken out of a hand, found in another way than the rules do.
pub fn sets_of(hand: Cards) -> Vec<Cards> {
    let cards: Vec<Card> = hand.iter().collect();
    let choice = |bits: u32| -> Cards {
        let taken = cards.iter().enumerate().filter(|(nth, _)| bits >> nth & 1 == 1);
        taken.map(|(_, &card)| card).collect()
    };
    let mut sets: Vec<Cards> = (0..1_u32 << cards.len()).map(choice).collect();
    sets.sort_by_key(ToString::to_string);
    sets.dedup();
    sets
}

/// What chance decides, if it is asked.
pub fn chance(game: &Buffet, rng: &mut impl Rng) -> Option<Move> {
    game.draw(&mut |bound| rng.random_range(0..bound))
}

/// In every other round all hands are alike and mostly the lowest card is played, so that mice stay level for long and hands
/// run empty: by mere chance that would not happen in a thousand games. In the other rounds only chance is decided.
pub fn stubborn(game: &Buffet, rng: &mut ChaCha8Rng) -> Option<Move> {
    let table = &game.state().table;
    if table.round.is_multiple_of(2) || rng.random_range(0..60) == 0 {
        return chance(game, rng);
    }
    match table.phase {
        Phase::Draw { to, .. } => {
            let wanted = game.state().hand(to).len();
            let dealt = game.legal_moves().iter().copied().find(|mv| match mv {
                Move::Dealt { card, .. } => card.index() == usize::from(wanted),
                _ => false,
            });
            dealt.or_else(|| chance(game, rng))
        }
        Phase::Choose => {
            let waiting = table.racing.without(game.state().have_chosen()).iter().next()?;
            game.legal_moves_of(waiting).first().copied()
        }
        _ => chance(game, rng),
    }
}
