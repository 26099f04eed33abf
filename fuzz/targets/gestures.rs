//! Any text as a recording of a gesture, as crystals at rest, as the numbers of the physics and as a book of practice. A
//! recording that can be read is played for a while, with numbers that are accepted every gesture is made for a moment,
//! and a book that can be used is gone on with.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use physics::{
    HeadlessTable, FlipStart, RestingPieces, PhysicsConfig, Piece, Pose, PourStart, Recording, Observation, Start, Target, ThrowStart,
};
use rules::a_la_carte::{Condiment, Crystal};
use toque::practice::{Book, Challenge};

/// Half a second of a gesture: longer ones would leave time for few.
const STEPS: usize = 120;

/// Steps of each gesture with numbers that were accepted: their table has to be built anew, which takes long enough.
const STEPS_ON_TRIAL: usize = 30;

thread_local! {
    /// Built once; every gesture begins in a fresh engine anyway.
    static TABLE: RefCell<HeadlessTable> = RefCell::new(HeadlessTable::new(PhysicsConfig::built_in().unwrap(), 2, 1));
}

fuzz_target!(|text: &str| {
    if let Ok(config) = PhysicsConfig::parse(text) {
        let _ = physics::fingerprint(&config);
        try_out(config);
    }
    if let Ok(recording) = Recording::from_text(text) {
        play(recording);
    }
    if let Ok(larder) = ron::from_str::<RestingPieces>(text)
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

fn try_out(config: PhysicsConfig) {
    let pieces = (0..4_u8).map(|id| {
        let kind = if id == 0 { Crystal::Salt } else { Crystal::Pepper };
        let height = 0.4 * f32::from(id + 1);
        (Piece { id, kind }, Pose::from([0.0, height, 0.0, 0.0, 0.0, 0.0, 1.0]))
    });
    let pour = PourStart {
        bottle: Condiment::Pepper,
        pieces: pieces.collect(),
        pan: Vec::new(),
        tremor: 1,
    };
    let starts = [
        Start::Pour(pour),
        Start::Flip(FlipStart::centred(&config)),
        Start::Throw(ThrowStart { die: Pose::IDENTITY }),
    ];
    let mut table = HeadlessTable::new(config, 1, 1);
    // To and fro, tipped, and let go after a while.
    let mut hand = |sight: &Observation| {
        let aside = 30.0 * (60.0 * sight.time).sin();
        Target::from((aside, 15.0, 0.0, 3.0, sight.time < 0.1))
    };
    for start in starts {
        physics::begin(table.app_mut().world_mut(), start, None).unwrap();
        for _ in 0..STEPS_ON_TRIAL {
            if table.step(Some(&mut hand)).is_some() {
                break;
            }
        }
        physics::clear(table.app_mut().world_mut());
    }
}

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
