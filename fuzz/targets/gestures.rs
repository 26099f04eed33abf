//! Any text as a recording of a gesture, as crystals at rest, as the numbers of the physics and as a book of practice.
#![no_main]

use libfuzzer_sys::fuzz_target;
use physics::{Larder, PhysicsConfig, Recording};
use toque::practice::Book;

fuzz_target!(|text: &str| {
    if let Ok(config) = PhysicsConfig::parse(text) {
        let _ = physics::fingerprint(&config);
    }
    if let Ok(recording) = Recording::from_text(text) {
        let written = recording.to_text().unwrap();
        let _ = Recording::from_text(&written);
    }
    if let Ok(larder) = ron::from_str::<Larder>(text) {
        let _ = (larder.is_sound(), larder.counts());
    }
    if let Ok(book) = ron::from_str::<Book>(text) {
        let _ = book.check();
    }
});
