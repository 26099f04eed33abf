//! Any bytes as a match file of either version: read as far as they are sound, never panic, and what was read is written
//! and read back as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::a_la_carte::{ALaCarte, Menu};
use rules::{MatchFile, MatchRecord};

fuzz_target!(|bytes: &[u8]| {
    let Ok(file) = MatchFile::<ALaCarte>::read(bytes) else { return };
    let _ = file.record.replay(Menu::standard());
    let again: MatchRecord<ALaCarte> = file.record.to_string().parse().unwrap();
    assert_eq!(again, file.record);
    let strict = std::str::from_utf8(bytes).ok().map(|text| text.parse::<MatchRecord<ALaCarte>>());
    match strict {
        Some(Ok(record)) => assert_eq!((record, None), (file.record, file.damage)),
        Some(Err(error)) => assert_eq!(file.damage, Some(error)),
        None => assert!(file.damage.is_some()),
    }
});
