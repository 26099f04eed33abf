//! Whole games on file: every move with everything it made happen, so that a change of a rule shows as a difference.
//!
//! `REGENERATE=1 cargo test -p rules transcripts` writes them anew.

use std::fmt::Write;
use std::path::PathBuf;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::luigi::Event;

use crate::luigi::table::started;
use crate::luigi::world::hoard;

/// Plays a seeded game and writes down what happens.
fn transcript(seats: u8, seed: u64) -> String {
    let mut game = started(seats);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut text = format!("{}\n", game.setup());
    while !game.legal_moves().is_empty() {
        let mv = hoard(&game, &mut rng).unwrap_or_else(|| *game.legal_moves().choose(&mut rng).unwrap());
        let events = game.apply(mv).unwrap();
        writeln!(text, "> {mv}").unwrap();
        events.iter().for_each(|event| writeln!(text, "    {event:?}").unwrap());
        if events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
            writeln!(text, "\n{}", game.state()).unwrap();
        }
    }
    text
}

fn compare(name: &str, seats: u8, seed: u64) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/transcripts")
        .join(name);
    let now = transcript(seats, seed);
    if std::env::var_os("REGENERATE").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    for (number, (kept, now)) in kept.lines().zip(now.lines()).enumerate() {
        assert_eq!(kept, now, "{name}, line {}", number + 1);
    }
    assert_eq!(kept.len(), now.len(), "{name}");
}

#[test]
fn two_seats() {
    compare("luigi_two_seats.txt", 2, 1);
}

#[test]
fn three_seats() {
    compare("luigi_three_seats.txt", 3, 2);
}

#[test]
fn four_seats() {
    compare("luigi_four_seats.txt", 4, 3);
}
