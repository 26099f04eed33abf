//! Whole games on file: every move with everything it made happen, so that a change of a rule shows as a difference.
//!
//! `REGENERATE=1 cargo test -p rules transcripts` writes them anew.

use std::fmt::Write;
use std::path::PathBuf;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::kitchen_chaos::{Event, Setup};
use rules::{Game, ToMove};

use crate::kitchen_chaos::table::fresh;
use crate::kitchen_chaos::world::{anything, hurried};

/// Plays a seeded game and writes down what happens.
fn transcript(seats: u8, seed: u64) -> String {
    let mut game = fresh(seats);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut text = format!("{}\n", Setup { seats });
    while game.to_move() != ToMove::Nobody {
        let mv = hurried(&game, &mut rng).unwrap_or_else(|| anything(&game, &mut rng));
        let before = *game.state();
        let events = game.apply(mv).unwrap();
        if events.iter().any(|event| matches!(event, Event::RoundEnded { .. })) {
            writeln!(text, "\n{before}").unwrap();
        }
        writeln!(text, "> {mv}").unwrap();
        events.iter().for_each(|event| writeln!(text, "    {event:?}").unwrap());
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
fn three_seats() {
    compare("kitchen_chaos_three_seats.txt", 3, 1);
}

#[test]
fn four_seats() {
    compare("kitchen_chaos_four_seats.txt", 4, 2);
}

#[test]
fn six_seats() {
    compare("kitchen_chaos_six_seats.txt", 6, 3);
}
