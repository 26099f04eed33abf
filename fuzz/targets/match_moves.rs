//! Any lines, each with the check that belongs to it: what gets past the checks of a match file is still only a match as
//! far as the rules allow, and can be torn anywhere.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::a_la_carte::{ALaCarte, HouseRules, Menu, Move, Setup};
use rules::{Game, MatchFile, MatchWriter, ReplayError};

fuzz_target!(|input: (u8, u16, &str)| {
    let (seats, cut, lines) = input;
    let menu = Menu::standard();
    let setup = Setup::new(seats % 6, HouseRules::english(), &menu);
    let (mut writer, mut text) = MatchWriter::<ALaCarte>::begin(&setup);
    let mut game = ALaCarte::start(&setup, menu.clone()).ok();
    for line in lines.lines() {
        if let Ok(mv) = line.parse::<Move>() {
            text += &writer.record(mv);
        } else if let Some(nth) = line.strip_prefix('>').and_then(|nth| nth.parse::<usize>().ok()) {
            // One of the moves that the game lists: a way deep into real matches.
            let legal = game.as_ref().and_then(|game| game.legal_moves().as_ref().get(nth % 64).copied());
            let Some(mv) = legal else { continue };
            let Some(game) = &mut game else { continue };
            game.apply(mv).unwrap();
            game.audit().unwrap();
            text += &writer.record(mv);
        } else if let Ok(count) = line.parse::<usize>() {
            text += &writer.back(count);
        } else {
            text += &writer.note("said", line);
        }
    }
    let whole = MatchFile::<ALaCarte>::read(text.as_bytes()).unwrap();
    match whole.record.replay(menu) {
        Ok(game) => game.audit().unwrap(),
        Err(ReplayError::Move { number, .. }) => assert!(number <= whole.record.moves.len()),
        Err(ReplayError::Setup(_)) => {}
    }
    let cut = usize::from(cut).min(text.len());
    let _ = MatchFile::<ALaCarte>::read(&text.as_bytes()[..cut]);
});
