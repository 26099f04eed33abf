//! Random games by the thousand, with every state checked. See `kit`.

use rules::luigi::{Cubes, GuestBook, Luigi, Pending, Setup, Stall, State};
use rules::{Game, MatchRecord};

use crate::kit::{Kit, Played};
use crate::luigi::world;

/// Over all three tables together 6,000.
const GAMES_PER_TABLE: u64 = 2_000;

/// All of them are played in the full check, a tenth in the everyday one: more of the same finds what is rare.
fn games() -> u64 {
    if std::env::var_os("TOQUE_FULL_CHECK").is_some() {
        GAMES_PER_TABLE
    } else {
        GAMES_PER_TABLE / 10
    }
}

/// Counted here once more, apart from the audit that the rules bring along.
fn nothing_is_lost(state: &State) {
    let mut all = state.bag;
    all.insert_all(state.beside);
    Stall::all().for_each(|stall| all.insert_all(state.market.at(stall)));
    let (mut guests, mut tokens) = (state.unseen.len() + state.discards.len(), 0);
    for house in &state.houses {
        all.insert_all(house.store);
        guests += house.cashed.len();
        tokens += house.tokens.unsigned_abs();
        for (_, waiting) in house.waiting() {
            all.insert_all(waiting.served);
            guests += 1;
        }
    }
    assert_eq!(all, Cubes::ALL, "{state}");
    guests += u8::from(state.turned_up().is_some());
    assert_eq!(guests, 82 + 2 * state.seats, "{state}");
    assert!(tokens <= 35, "{state}");
}

/// What is rare, and has to happen all the same.
#[derive(Debug, Default)]
struct Rarities {
    /// Decisions of players whose turn it was not.
    by_others: u32,
    friends: u32,
    contested: u32,
    jokers: u32,
    /// Cubes that had to be returned (L8).
    returned: u32,
    passed: u32,
}

impl Rarities {
    fn count(&mut self, record: &MatchRecord<Luigi>) {
        let mut game = Luigi::start(&record.setup, GuestBook::standard()).unwrap();
        for &mv in &record.moves {
            let state = game.state();
            let author = game.author(mv);
            self.by_others += u32::from(author.is_some_and(|seat| seat != state.turn));
            match state.agenda.top() {
                Some(Pending::Friend { .. }) => self.friends += 1,
                Some(Pending::Serve) => self.contested += 1,
                Some(Pending::Spend { .. }) => self.jokers += 1,
                Some(Pending::Excess { .. }) => self.returned += 1,
                _ => self.passed += u32::from(mv == rules::luigi::Move::Pass),
            }
            game.apply_unchecked(mv);
        }
    }
}

/// Plays many games at a table of so many.
fn play_many(seats: u8) {
    let book = GuestBook::standard();
    let kit = Kit::<Luigi> {
        setup: Setup::new(seats, &book),
        catalogue: book,
        conceivable: &world::conceivable_moves,
        audit: |game| {
            assert_eq!(game.audit(), Ok(()), "{}", game.state());
            nothing_is_lost(game.state());
        },
        guide: world::hoard,
        most_moves: 20_000,
    };
    let (mut moves, mut rarities) = (0, Rarities::default());
    for seed in 0..games() {
        let played: Played<Luigi> = kit.play(seed);
        let state = played.game.state();
        assert_eq!(
            (state.turns_left, state.pile, state.taken),
            (Some(0), 0, 0),
            "seed {seed}"
        );
        moves += played.record.moves.len();
        rarities.count(&played.record);
        // Nothing that a seat cannot see is in the state, so there is nothing to deal anew.
        assert_eq!(played.redealt, 0);
    }
    println!("{seats} seats: {moves} moves, {rarities:?}");
    let Rarities {
        by_others,
        friends,
        contested,
        jokers,
        returned,
        passed,
    } = rarities;
    let rare = [by_others, friends, contested, jokers, returned, passed];
    assert!(
        rare.iter().all(|&times| times > 0),
        "something never happened: {rarities:?}"
    );
}

#[test]
fn two_seats() {
    play_many(2);
}

#[test]
fn three_seats() {
    play_many(3);
}

#[test]
fn four_seats() {
    play_many(4);
}
