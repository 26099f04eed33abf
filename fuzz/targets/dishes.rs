//! Any text as a table of dishes: refused with a place in it, or a sound menu.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::a_la_carte::Menu;

fuzz_target!(|text: &str| {
    match Menu::from_ron(text) {
        Ok(menu) => assert_eq!(menu.dish("b1".parse().unwrap()).id.is_empty(), false),
        Err(error) => assert!(error.line >= 1 && error.line <= text.lines().count() + 1, "{error}"),
    }
});
