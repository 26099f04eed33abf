//! Short words for what the tests do at the buffet.

use std::sync::Arc;

use rules::buffet::{Buffet, Card, Cards, Event, IllegalMove, Move, Phase, Plate, Setup, State, Table};
use rules::{Game, Seat};

pub const ONE: Seat = Seat::First;
pub const TWO: Seat = Seat::Second;
pub const THREE: Seat = Seat::Third;
pub const FOUR: Seat = Seat::Fourth;

pub fn plate(text: &str) -> Plate {
    text.parse().unwrap()
}

pub fn cards(text: &str) -> Cards {
    text.split(',')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse::<Card>().unwrap())
        .collect()
}

/// The first round, everybody about to choose: these cards in the hands, filled up to nine with others; these plates on the
/// buffet.
pub fn queue<const N: usize>(hands: [&str; N], plates: &[&str]) -> Buffet {
    let mut game = Buffet::start(&Setup { seats: N as u8 }, Arc::default()).unwrap();
    let mut rest = Cards::ALL;
    hands.iter().for_each(|hand| rest.remove_all(cards(hand)));
    for (seat, hand) in Seat::ALL.into_iter().zip(hands) {
        let wanted: Vec<Card> = cards(hand).iter().collect();
        for nth in 0..Table::HAND {
            let card = wanted.get(usize::from(nth)).copied().unwrap_or_else(|| {
                let most = Card::ALL.into_iter().max_by_key(|&card| rest.count(card)).unwrap();
                rest.remove(most);
                most
            });
            game.apply(Move::Dealt { card, to: seat }).unwrap();
        }
    }
    for text in plates {
        game.apply(Move::Plate(plate(text))).unwrap();
    }
    assert_eq!(game.state().table.phase, Phase::Choose);
    game
}

/// The same game with something else on the table, if that can be.
pub fn with(game: &Buffet, change: impl FnOnce(&mut State)) -> Buffet {
    let mut state = *game.state();
    change(&mut state);
    Buffet::resume(state, Arc::default()).unwrap()
}

/// Leaves a seat only these cards; the others go onto the discards.
pub fn holding(game: &Buffet, seat: Seat, hand: &str) -> Buffet {
    with(game, |state| {
        let keep = cards(hand);
        let mut dropped = state.hands[seat.index()];
        dropped.remove_all(keep);
        state.hands[seat.index()] = keep;
        dropped.iter().for_each(|card| state.table.discards.push(card));
    })
}

/// Makes moves written down as text and returns everything that happened.
pub fn act(game: &mut Buffet, moves: &[&str]) -> Vec<Event> {
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

/// Everybody who is still in plays a card, in the order of the seats.
pub fn push(game: &mut Buffet, played: &str) -> Vec<Event> {
    let seats: Vec<Seat> = game.state().table.racing.iter().collect();
    let words: Vec<&str> = played.split(',').collect();
    assert_eq!(seats.len(), words.len(), "a card for each who is still in");
    let moves: Vec<String> = seats
        .iter()
        .zip(words)
        .map(|(seat, card)| format!("choose {seat} {card}"))
        .collect();
    act(game, &moves.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Deals whatever comes first until nobody draws any more.
pub fn draw_all(game: &mut Buffet) -> Vec<Event> {
    let mut events = Vec::new();
    while let Phase::Draw { .. } = game.state().table.phase {
        let mv = game.draw(&mut |_| 0).unwrap();
        events.extend(act(game, &[&mv.to_string()]));
    }
    events
}

/// Why a move is not allowed now.
pub fn refusal(game: &Buffet, text: &str) -> IllegalMove {
    let refused = game.clone().apply(text.parse().unwrap());
    refused.expect_err(text)
}

/// The moves that begin like this, as texts.
pub fn offered(game: &Buffet, beginning: &str) -> Vec<String> {
    let moves = game.legal_moves();
    let texts = moves.iter().map(ToString::to_string);
    texts.filter(|text| text.starts_with(beginning)).collect()
}
