//! The world as it is: chefs' hands move real bottles, pans and dice, and what happens is what the physics says.

use std::sync::Arc;

use opponents::a_la_carte::{HandModels, ModelWorld, PourStyle};
use opponents::{Level, Touch, World};
use physics::lab::hands::{Creep, FlipHand, Flipper, PourHand, ThrowHand, WatchingHand, noisy};
use physics::{Counts, HeadlessTable, LedgerError, Motion, PhysicsConfig, RestingPieces, StageError, Watched};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::Game;
use rules::a_la_carte::{ALaCarte, Chance, Condiment, Crystal, Cup, Cups, Face, Landing, Move, Pour, State};

use crate::terminal::Failure;
use crate::texts::Texts;

/// Degrees; less than this nobody tips a bottle who wants something out of it.
const LEAST_TIP: f32 = 100.0;

/// How the hand of a level tips a bottle.
#[must_use]
pub fn pouring_hand(tip: PourStyle, level: Level, rng: &mut ChaCha8Rng) -> Box<dyn Motion + Send> {
    let noise = level.unsteadiness();
    // An unsteady hand belongs to a slow eye.
    let reaction = noisy(rng, 0.15 + 0.5 * noise, noise);
    let plan = match tip {
        // A little more than half over, and back as soon as one is seen to fall: the surest way to a single piece.
        PourStyle::Pinch => PourHand::PINCH,
        PourStyle::Dash => PourHand::plain(155.0, 0.3),
        // All the way over until four have fallen.
        PourStyle::Splash => PourHand::plain(180.0, 3.0),
    };
    let plan = plan.with_noise(noise, rng);
    // The unsteadiest hand still knows that a bottle has to be tipped for something to come out.
    let plan = PourHand {
        angle: plan.angle.max(LEAST_TIP),
        ..plan
    };
    match tip {
        PourStyle::Pinch => Box::new(WatchingHand::new(plan, 1, reaction).creeping(Creep::SLOW)),
        PourStyle::Dash => Box::new(plan),
        PourStyle::Splash => Box::new(WatchingHand::new(plan, 4, reaction)),
    }
}

/// How the hand of a level tosses a crêpe.
#[must_use]
pub fn flipping_hand(level: Level, rng: &mut ChaCha8Rng) -> Flipper {
    /// How far off it aims when it moves under the falling crêpe, in centimetres.
    const AIM: f32 = 0.4;
    let noise = level.wildness();
    Flipper::new(FlipHand::practised(noise, Some(AIM), rng))
}

/// What went wrong in the world; every one is a defect.
#[derive(Debug)]
pub enum Trouble {
    /// A gesture could not be made.
    Stage(StageError),
    /// World and rules do not agree on where the pieces are.
    Ledger(LedgerError),
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Stage(error) => error.fmt(f),
            Self::Ledger(error) => error.fmt(f),
        }
    }
}

/// A headless kitchen in which every pour, flip and roll is a gesture.
pub struct PhysicsWorld {
    table: HeadlessTable,
    rng: ChaCha8Rng,
    troubles: Vec<Trouble>,
    guarded: u32,
}

/// A die that will not lie flat is thrown again, and again; so often nobody has seen.
const MOST_THROWS: u32 = 50;

impl PhysicsWorld {
    /// A kitchen for so many seats. The same seed and the same moves give the same outcomes on one machine and build.
    #[must_use]
    pub fn new(config: PhysicsConfig, seats: u8, seed: u64) -> Self {
        Self {
            table: HeadlessTable::new(config, usize::from(seats), seed),
            rng: ChaCha8Rng::seed_from_u64(seed),
            troubles: Vec::new(),
            guarded: 0,
        }
    }

    /// A kitchen in which a match is gone on with, the pieces lying as they were left.
    #[must_use]
    pub fn resume(config: PhysicsConfig, larder: RestingPieces, seed: u64) -> Self {
        let mut world = Self::new(config, larder.seats() as u8, seed);
        *world.table.larder_mut() = larder;
        world
    }

    /// Where every piece rests.
    #[must_use]
    pub fn larder(&self) -> &RestingPieces {
        self.table.larder()
    }

    /// Looks at every body after every step from now on.
    pub fn watch(&mut self) {
        self.table.watch();
    }

    /// What the watch has seen.
    #[must_use]
    pub fn watched(&self) -> Watched {
        self.table.watched()
    }

    /// Pauses the next gesture after so many steps for so many frames.
    pub fn pause_next(&mut self, after: u32, frames: u32) {
        self.table.pause_next(after, frames);
    }

    /// Carries the pieces to where the rules say that they are, and proves that none is missing, doubled or astray.
    ///
    /// # Errors
    /// Where world and rules do not agree.
    pub fn keep_up(&mut self, state: &State) -> Result<(), LedgerError> {
        self.table.larder_mut().follow(&counts(state))?;
        self.table.larder().audit(self.table.config())
    }

    /// Begins a pour and leaves it in the middle: the power is cut. Nothing more can be done in this kitchen.
    ///
    /// # Errors
    /// When it could not even begin.
    pub fn break_off(
        mut self,
        from: Condiment,
        into: usize,
        touch: Touch<PourStyle>,
        steps: u32,
    ) -> Result<(), StageError> {
        let mut hand = pouring_hand(touch.manner, touch.level, &mut self.rng);
        self.table.begin_pour(from, into)?;
        for _ in 0..steps {
            if self.table.step(Some(hand.as_mut())).is_some() {
                break;
            }
        }
        Ok(())
    }

    /// How often the guard had to put back a piece that leaked or broke.
    #[must_use]
    pub const fn guarded(&self) -> u32 {
        self.guarded
    }

    fn roll(&mut self) -> Result<Face, StageError> {
        for _ in 0..MOST_THROWS {
            let mut hand = ThrowHand::natural(&mut self.rng);
            let report = self.table.throw(&mut hand)?;
            self.guarded += report.guard.total();
            if let Ok(face) = report.face {
                return Ok(face);
            }
        }
        Err(StageError::Endless)
    }

    /// Pours, and proves that exactly what fell is now in the pan and missing in the bottle.
    fn pour(&mut self, state: &State, from: Condiment, into: usize, touch: Touch<PourStyle>) -> Result<Pour, Trouble> {
        let counts = counts(state);
        self.table.larder_mut().follow(&counts).map_err(Trouble::Ledger)?;
        let mut hand = pouring_hand(touch.manner, touch.level, &mut self.rng);
        let report = self.table.pour(from, into, hand.as_mut()).map_err(Trouble::Stage)?;
        self.guarded += report.guard.total();
        let counts = after_pour(counts, from, into, report.pour);
        self.table.larder().prove(&counts).map_err(Trouble::Ledger)?;
        Ok(report.pour)
    }

    fn flip(&mut self, level: Level) -> Result<Landing, StageError> {
        let mut hand = flipping_hand(level, &mut self.rng);
        let report = self.table.flip(&mut hand)?;
        self.guarded += report.guard.total();
        Ok(report.landing)
    }

    /// Any of the cups on the tray.
    fn draw(&mut self, tray: Cups) -> Cup {
        let mut nth = self.rng.random_range(0..tray.total().max(1)) as u8;
        for (cup, count) in tray.present() {
            match nth.checked_sub(count) {
                Some(rest) => nth = rest,
                None => return cup,
            }
        }
        Cup::Point
    }
}

/// Where the rules say that the pieces are.
#[must_use]
pub fn counts(state: &State) -> Counts {
    let pans = state.all_seats().map(|seat| state.kitchen(seat).stove.pan.crystals);
    Counts::new(state.dispensers, pans.collect(), state.sink)
}

/// Where the pieces are when so much more has fallen out of a bottle into a pan. What the bottle does not have cannot fall.
#[must_use]
pub fn after_pour(mut counts: Counts, from: Condiment, into: usize, pour: Pour) -> Counts {
    for (kind, fell) in [(Crystal::from(from), pour.colour), (Crystal::Salt, pour.salt)] {
        let bottle = &mut counts.bottles[from.index()][kind];
        let fell = fell.min(*bottle);
        *bottle -= fell;
        if let Some(pan) = counts.pans.get_mut(into) {
            pan[kind] += fell;
        }
    }
    counts
}

impl World<ALaCarte> for PhysicsWorld {
    fn troubles(&self) -> Vec<String> {
        self.troubles.iter().map(ToString::to_string).collect()
    }

    fn decide(&mut self, game: &ALaCarte, chance: Chance, touch: Touch<PourStyle>) -> Move {
        // A gesture that cannot be made is noted, and counts as one that came to nothing: no outcome is invented.
        let decided = match chance {
            Chance::Cup { .. } => Ok(Move::Drawn(self.draw(game.state().face_down))),
            Chance::Roll { .. } => self.roll().map(Move::Rolled).map_err(Trouble::Stage),
            Chance::Pour { from, into, .. } => self.pour(game.state(), from, into.index(), touch).map(Move::Poured),
            Chance::Flip { .. } => self.flip(touch.level).map(Move::Landed).map_err(Trouble::Stage),
        };
        decided.unwrap_or_else(|trouble| {
            self.troubles.push(trouble);
            match chance {
                Chance::Cup { .. } => Move::Drawn(Cup::Point),
                Chance::Roll { .. } => Move::Rolled(Face::One),
                Chance::Pour { .. } => Move::Poured(Pour::default()),
                Chance::Flip { .. } => Move::Landed(Landing::Recipe),
            }
        })
    }
}

/// A world for a match: the physics with these numbers, or outcomes drawn from what was measured of it.
#[must_use]
pub fn world(
    physics: Option<&PhysicsConfig>,
    seats: u8,
    models: &Arc<HandModels>,
    seed: u64,
) -> Box<dyn World<ALaCarte>> {
    match physics {
        Some(config) => Box::new(PhysicsWorld::new(config.clone(), seats, seed)),
        None => Box::new(ModelWorld::new(models.clone(), seed)),
    }
}

/// The numbers of the physics that are part of the program, if physics is asked for.
///
/// # Errors
/// If they are unsound, which a test forbids, in the player's words.
pub fn numbers(physics: bool, texts: &Texts) -> Result<Option<PhysicsConfig>, Failure> {
    let numbers = physics.then(PhysicsConfig::built_in).transpose();
    numbers.map_err(|error| Failure::Told(texts.say("physics-trouble", [("detail", error.to_string().into())])))
}
