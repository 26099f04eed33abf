//! Any text as a state or a setup of the game: what is accepted is its only text, and plays on soundly.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Menu, Setup, State};

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string(), text);
    }
    let Ok(state) = text.parse::<State>() else { return };
    assert_eq!(state.to_string(), text);
    let Ok(mut game) = ALaCarte::resume(state, Menu::standard()) else { return };
    for step in 0..40 {
        let moves = game.legal_moves();
        let moves = moves.as_ref();
        if moves.is_empty() {
            return;
        }
        game.apply(moves[step * 7 % moves.len()]).unwrap();
        game.audit().unwrap();
    }
});
