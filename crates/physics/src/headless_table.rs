//! A table without a window: a headless `App` on which gestures are made by calling functions. The kitchen of the
//! terminal, of tournaments and of the soak uses it, and so do the lab and the tests; it is the game's own plugin, step
//! for step.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::time::{TimePlugin, TimeUpdateStrategy};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::Condiment;

use crate::PhysicsPlugin;
use crate::config::PhysicsConfig;
use crate::gesture::pour::BOTTLE_HOME;
use crate::gesture::{
    FlipReport, FlipStart, Observation, PourReport, PourStart, Report, Start, ThrowReport, ThrowStart,
};
use crate::hand::{HandInput, Target};
use crate::pose::Pose;
use crate::recording::Recording;
use crate::resting_pieces::{Place, RestingPieces};
use crate::settle::{Into as Within, Layers, any_rotation, settle};
use crate::stage::{self, GestureDone, Stage, StageError};
use crate::watch::{self, Watched};

/// Whoever makes a gesture: asked once a step where the held thing should be.
pub trait Motion {
    /// The wish now.
    fn target(&mut self, sight: &Observation) -> Target;
}

impl<Wish: FnMut(&Observation) -> Target> Motion for Wish {
    fn target(&mut self, sight: &Observation) -> Target {
        self(sight)
    }
}

/// A headless table.
pub struct HeadlessTable {
    app: App,
    seed: u64,
    last: Option<Recording>,
    pause: Option<Pause>,
}

/// The game is paused in the middle of a gesture.
struct Pause {
    /// After so many steps of it.
    after: u32,
    /// For so many frames.
    frames: u32,
}

/// No gesture takes longer than this, in seconds: its own time-outs end it before. The bounds of the numbers see to it.
const LONGEST: f32 = 60.0;

impl HeadlessTable {
    /// A table with full bottles.
    #[must_use]
    pub fn new(config: PhysicsConfig, seats: usize, seed: u64) -> Self {
        let mut app = App::new();
        app.add_plugins((TimePlugin, PhysicsPlugin { config, seats }));
        // A step is too short to share among threads; the game's own build may have switched them on.
        for schedule in app
            .world_mut()
            .resource_mut::<Schedules>()
            .iter_mut()
            .map(|(_, schedule)| schedule)
        {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        // Exactly one step for each update, whatever the clock says.
        app.insert_resource(TimeUpdateStrategy::FixedTimesteps(1));
        app.finish();
        app.cleanup();
        // The first update starts things up and has no time in it.
        app.update();
        Self {
            app,
            seed,
            last: None,
            pause: None,
        }
    }

    /// The app behind it.
    pub fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }

    /// The numbers in use.
    #[must_use]
    pub fn config(&self) -> &PhysicsConfig {
        self.app.world().resource()
    }

    /// Where every piece rests.
    #[must_use]
    pub fn larder(&self) -> &RestingPieces {
        self.app.world().resource()
    }

    /// Where every piece rests, to move pieces as the rules say.
    pub fn larder_mut(&mut self) -> Mut<'_, RestingPieces> {
        self.app.world_mut().resource_mut()
    }

    /// Looks at every body after every step from now on.
    pub fn watch(&mut self) {
        if !self.app.world().contains_resource::<Watched>() {
            watch::plugin(&mut self.app);
        }
    }

    /// What the watch has seen; nothing without one.
    #[must_use]
    pub fn watched(&self) -> Watched {
        self.app.world().get_resource().copied().unwrap_or_default()
    }

    /// Pauses the next gesture after so many steps for so many frames, as a player does who is called to the door.
    pub fn pause_next(&mut self, after: u32, frames: u32) {
        self.pause = Some(Pause { after, frames });
    }

    /// Frames go by and no time does.
    fn stand_still(&mut self, frames: u32) -> Result<(), StageError> {
        let glance = |app: &App| {
            let stage = app.world().resource::<Stage>();
            (stage.steps(), stage.sight())
        };
        let before = glance(&self.app);
        self.app.world_mut().resource_mut::<Time<Virtual>>().pause();
        for _ in 0..frames {
            self.app.update();
        }
        self.app.world_mut().resource_mut::<Time<Virtual>>().unpause();
        if glance(&self.app) == before {
            Ok(())
        } else {
            Err(StageError::Restless)
        }
    }

    /// Begins anew: full bottles, empty pans, and a seed, as if just built.
    pub fn reset(&mut self, seed: u64) {
        let seats = self.larder().seats();
        *self.larder_mut() = RestingPieces::new(seats);
        self.seed = seed;
        self.last = None;
    }

    /// The next of a row of seeds, so that no two gestures share their chance.
    fn next_seed(&mut self) -> u64 {
        self.seed = self
            .seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.seed
    }

    /// Lays a bottle's pieces anew.
    pub fn lay(&mut self, bottle: Condiment, layers: Layers) {
        let seed = self.next_seed();
        let config = self.config().clone();
        if let Some(pieces) = self.larder_mut().at_mut(Place::Bottle(bottle)) {
            settle(&config, pieces, Within::Bottle(layers), seed);
        }
    }

    /// Seasons the pan of a seat.
    ///
    /// # Errors
    /// When there is no such pan.
    pub fn pour(&mut self, bottle: Condiment, seat: usize, hand: &mut dyn Motion) -> Result<PourReport, StageError> {
        self.begin_pour(bottle, seat)?;
        match self.run(Some(hand))? {
            Report::Pour(report) => Ok(report),
            _ => Err(StageError::Endless),
        }
    }

    /// Flips the crêpe that lies in the middle of the pan.
    ///
    /// # Errors
    /// When the stage is not free.
    pub fn flip(&mut self, hand: &mut dyn Motion) -> Result<FlipReport, StageError> {
        let start = FlipStart::centred(self.config());
        self.flip_from(start, hand)
    }

    /// Flips the crêpe as it lies.
    ///
    /// # Errors
    /// When the stage is not free.
    pub fn flip_from(&mut self, start: FlipStart, hand: &mut dyn Motion) -> Result<FlipReport, StageError> {
        stage::begin(self.app.world_mut(), Start::Flip(start), None)?;
        match self.run(Some(hand))? {
            Report::Flip(report) => Ok(report),
            _ => Err(StageError::Endless),
        }
    }

    /// Throws the die, taken up anyhow.
    ///
    /// # Errors
    /// When the stage is not free.
    pub fn throw(&mut self, hand: &mut dyn Motion) -> Result<ThrowReport, StageError> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.next_seed());
        self.throw_from(any_rotation(&mut rng), hand)
    }

    /// Throws the die as it lies in the hand.
    ///
    /// # Errors
    /// When the stage is not free.
    pub fn throw_from(&mut self, lies: Quat, hand: &mut dyn Motion) -> Result<ThrowReport, StageError> {
        let die = Pose::new(Vec3::ZERO, lies);
        stage::begin(self.app.world_mut(), Start::Throw(ThrowStart { die }), None)?;
        match self.run(Some(hand))? {
            Report::Throw(report) => Ok(report),
            _ => Err(StageError::Endless),
        }
    }

    /// Makes a recorded gesture again. The larder is left alone.
    ///
    /// # Errors
    /// When the recording was made with other numbers.
    pub fn replay(&mut self, recording: &Recording) -> Result<Report, StageError> {
        stage::replay(self.app.world_mut(), recording)?;
        self.run(None)
    }

    /// The recording of the last gesture.
    #[must_use]
    pub fn last_recording(&self) -> Option<&Recording> {
        self.last.as_ref()
    }

    /// What a pour would begin with.
    ///
    /// # Errors
    /// When there is no such pan.
    pub fn prepare_pour(&mut self, bottle: Condiment, seat: usize) -> Result<PourStart, StageError> {
        let seed = self.next_seed();
        prepare_pour(self.app.world_mut(), bottle, seat, seed)
    }

    /// Begins a pour, to be made [step](Self::step) by step.
    ///
    /// # Errors
    /// When there is no such pan.
    pub fn begin_pour(&mut self, bottle: Condiment, seat: usize) -> Result<(), StageError> {
        let start = self.prepare_pour(bottle, seat)?;
        stage::begin(self.app.world_mut(), Start::Pour(start), Some(seat))
    }

    /// One step of the running gesture; its report when that was the last.
    pub fn step(&mut self, hand: Option<&mut dyn Motion>) -> Option<Report> {
        if let Some(hand) = hand {
            let world = self.app.world_mut();
            let stage = world.resource::<Stage>();
            let (sight, now) = (stage.sight().unwrap_or_default(), stage.steps());
            let wish = hand.target(&sight);
            let time = f64::from(now) / f64::from(world.resource::<PhysicsConfig>().world.rate);
            world.resource_mut::<HandInput>().push(time, wish);
        }
        self.app.update();
        let mut done = self.app.world_mut().resource_mut::<Messages<GestureDone>>();
        let GestureDone { report, recording } = done.drain().next()?;
        self.last = Some(recording);
        Some(report)
    }

    fn run(&mut self, mut hand: Option<&mut dyn Motion>) -> Result<Report, StageError> {
        let most_steps = (LONGEST * self.config().world.rate) as u32;
        for done in 0..most_steps {
            if let Some(pause) = self.pause.take_if(|pause| pause.after == done) {
                self.stand_still(pause.frames)?;
            }
            let step = match &mut hand {
                Some(hand) => self.step(Some(*hand)),
                None => self.step(None),
            };
            if let Some(report) = step {
                return Ok(report);
            }
        }
        stage::clear(self.app.world_mut());
        Err(StageError::Endless)
    }
}

/// What a pour of this bottle begins with, laying down what does not lie yet.
///
/// # Errors
/// When there is no such pan.
pub fn prepare_pour(world: &mut World, bottle: Condiment, seat: usize, seed: u64) -> Result<PourStart, StageError> {
    let config = world.resource::<PhysicsConfig>().clone();
    let mut larder = world.resource_mut::<RestingPieces>();
    if let Some(pieces) = larder.at_mut(Place::Bottle(bottle))
        && pieces.iter().any(|resting| resting.pose.is_none())
    {
        settle(&config, pieces, Within::Bottle(Layers::Mixed), seed);
    }
    let pan = larder.at_mut(Place::Pan(seat)).ok_or(StageError::NoSuchSeat(seat))?;
    if pan.iter().any(|resting| resting.pose.is_none()) {
        settle(&config, pan, Within::Pan, seed);
    }
    let lying = |place| {
        let each = |resting: &crate::resting_pieces::Resting| Some((resting.piece, resting.pose?));
        larder.at(place).iter().filter_map(each).collect()
    };
    Ok(PourStart {
        bottle,
        pieces: lying(Place::Bottle(bottle)),
        pan: lying(Place::Pan(seat)),
        tremor: seed,
        hand: BOTTLE_HOME,
        turned: false,
    })
}
