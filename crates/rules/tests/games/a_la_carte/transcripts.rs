//! Whole games on file: every move with everything it made happen, so that a change of a rule shows as a difference.
//!
//! `REGENERATE=1 cargo test -p rules transcripts` writes them anew.

use std::fmt::Write;
use std::path::PathBuf;

use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::{ALaCarte, Event, HouseRules, Menu, Move, Setup};
use rules::{Game, ToMove};

use crate::a_la_carte::world::careful_chance;

/// Plays a seeded game with players who mostly act and rarely pass, and writes down what happens.
fn transcript(seats: u8, house: HouseRules, seed: u64) -> String {
    let menu = Menu::standard();
    let setup = Setup::new(seats, house, &menu);
    let mut game = ALaCarte::start(&setup, menu).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut text = format!("{setup}\n");
    loop {
        let mv = match game.to_move() {
            ToMove::Nobody => break,
            ToMove::Chance(chance) => careful_chance(&game, chance, &mut rng),
            ToMove::Seats(_) => None,
        };
        let mv = mv.unwrap_or_else(|| {
            let moves = game.legal_moves();
            let active = |mv: &&Move| **mv != Move::EndTurn || moves.len() == 1;
            let active: Vec<_> = moves.iter().filter(active).collect();
            **active.choose(&mut rng).unwrap()
        });
        let events = game.apply(mv).unwrap();
        writeln!(text, "> {mv}").unwrap();
        events.iter().for_each(|event| writeln!(text, "    {event:?}").unwrap());
        if events.iter().any(|event| matches!(event, Event::TurnStarted { .. })) {
            writeln!(text, "\n{}", game.state()).unwrap();
        }
    }
    writeln!(text, "\n{}", game.state()).unwrap();
    text
}

fn holds(name: &str, seats: u8, house: HouseRules, seed: u64) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/transcripts")
        .join(name);
    let played = transcript(seats, house, seed);
    if std::env::var_os("REGENERATE").is_some() {
        std::fs::write(&file, &played).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap();
    if let Some((line, (was, is))) = kept
        .lines()
        .zip(played.lines())
        .enumerate()
        .find(|(_, (was, is))| was != is)
    {
        panic!("{name}, line {}: it was\n  {was}\nand is now\n  {is}", line + 1);
    }
    assert_eq!(
        kept.lines().count(),
        played.lines().count(),
        "{name}: one goes on where the other ends"
    );
}

#[test]
fn two_seats_english() {
    holds("two_seats_english.txt", 2, HouseRules::english(), 1);
}

#[test]
fn three_seats_german() {
    holds("three_seats_german.txt", 3, HouseRules::german(), 2);
}

#[test]
fn four_seats_english() {
    holds("four_seats_english.txt", 4, HouseRules::english(), 3);
}
