//! Random games by the thousand, with every state checked. See `kit`.

use std::sync::Arc;

use rules::buffet::{Buffet, Draw, Move, Phase, Setup, State};
use rules::{Game, MatchRecord};

use crate::buffet::world;
use crate::kit::{Kit, Played};

/// Over all four tables together 6,000.
const GAMES_PER_TABLE: u64 = 1_500;

/// All of them are played in the full check, a tenth in the everyday one: more of the same finds what is rare.
fn games() -> u64 {
    if std::env::var_os("TOQUE_FULL_CHECK").is_some() {
        GAMES_PER_TABLE
    } else {
        GAMES_PER_TABLE / 10
    }
}

/// Counted here once more, apart from the audit that the rules bring along. B5: there are always enough cards.
fn nothing_is_lost(state: &State) {
    let table = &state.table;
    let held: u8 = state.hands.iter().map(|hand| hand.len()).sum();
    let chosen = state.chosen.iter().flatten().count() as u8;
    assert_eq!(held + chosen + state.draw_pile.len() + table.discards.len(), 110);
    assert!(held + chosen <= 9 * table.seats, "{state}");
    assert_eq!(state.cards_held(), held + chosen);
    let home: u8 = table.stacks.iter().map(rules::buffet::Stacks::len).sum();
    assert_eq!(home + table.buffet.len() + table.face_down.len(), 36);
    if let Phase::Draw { .. } = table.phase {
        assert!(!state.draw_pile.is_empty(), "{state}");
    }
}

/// How often somebody drew nine in the middle of a round (B4).
fn draws_with_empty_hands(record: &MatchRecord<Buffet>) -> usize {
    let mut game = Buffet::start(&record.setup, Arc::default()).unwrap();
    let drew = |&mv: &Move| {
        let begins = matches!(
            game.state().table.phase,
            Phase::Draw {
                left: 9,
                why: Draw::EmptyHand,
                ..
            }
        );
        game.apply_unchecked(mv);
        begins
    };
    record.moves.iter().copied().filter(drew).count()
}

/// Plays many games at a table of so many, which last so many rounds.
fn play_many(seats: u8, rounds: u8) {
    let kit = Kit::<Buffet> {
        setup: Setup { seats },
        catalogue: Arc::default(),
        conceivable: &world::conceivable_moves,
        audit: |game| {
            assert_eq!(game.audit(), Ok(()), "{}", game.state());
            nothing_is_lost(game.state());
        },
        guide: world::stubborn,
        most_moves: 40_000,
    };
    let (mut moves, mut redealt, mut empty_hands) = (0, 0, 0);
    for seed in 0..games() {
        let played: Played<Buffet> = kit.play(seed);
        let table = &played.game.state().table;
        assert_eq!((table.phase, table.round), (Phase::Over, rounds), "seed {seed}");
        moves += played.record.moves.len();
        empty_hands += draws_with_empty_hands(&played.record);
        redealt += played.redealt;
    }
    println!("{seats} seats: {moves} moves, {redealt} times dealt anew, {empty_hands} hands empty");
    assert!(empty_hands > 0, "nobody ever ran out of cards (B4)");
    // Almost every state hides something; what is dealt anew may now and then be the same.
    assert!(redealt as usize > moves * 9 / 10, "{redealt} of {moves}");
}

#[test]
fn three_seats() {
    play_many(3, 7);
}

#[test]
fn four_seats() {
    play_many(4, 12);
}

#[test]
fn five_seats() {
    play_many(5, 9);
}

#[test]
fn six_seats() {
    play_many(6, 7);
}
