//! Any text as a recording of a gesture, as crystals at rest, as the numbers of the physics and as a book of practice. A
//! recording that can be read is played for a while, a book that can be used is gone on with.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use physics::{BenchTop, Larder, PhysicsConfig, Recording};
use toque::practice::{Book, Challenge};

/// Half a second of a gesture: longer ones would leave time for few.
const STEPS: usize = 120;

thread_local! {
    /// Built once; every gesture begins in a fresh engine anyway.
    static TABLE: RefCell<BenchTop> = RefCell::new(BenchTop::new(PhysicsConfig::built_in().unwrap(), 2, 1));
}

fuzz_target!(|text: &str| {
    if let Ok(config) = PhysicsConfig::parse(text) {
        let _ = physics::fingerprint(&config);
    }
    if let Ok(recording) = Recording::from_text(text) {
        play(recording);
    }
    if let Ok(larder) = ron::from_str::<Larder>(text)
        && larder.is_sound()
    {
        larder.prove(&larder.counts()).unwrap();
        let written = ron::to_string(&larder).unwrap();
        assert_eq!(ron::from_str(&written), Ok(larder));
    }
    if let Ok(mut book) = ron::from_str::<Book>(text)
        && book.check().is_none()
    {
        for challenge in Challenge::ALL {
            book.toss(challenge, None);
        }
        assert_eq!(book.check(), None);
    }
});

fn play(mut recording: Recording) {
    TABLE.with_borrow_mut(|table| {
        // Otherwise only those would be played that were made with today's numbers.
        recording.numbers = physics::fingerprint(table.config());
        if recording.check(table.config()).is_err() {
            return;
        }
        let written = recording.to_text().unwrap();
        assert_eq!(Recording::from_text(&written).unwrap(), recording);
        let world = table.app_mut().world_mut();
        physics::replay(world, &recording).unwrap();
        for _ in 0..STEPS {
            if table.step(None).is_some() {
                break;
            }
        }
        physics::clear(table.app_mut().world_mut());
    });
}
