//! Hands at work. Mouse, chef, timing bar and recording all end in the same wish over time that the physics follows
//! ([`physics::Target`]); this is the one place where they meet.

mod mouse;
mod steady;
mod trail;

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use physics::{
    BOTTLE_HOME, DIE_HOME, FlipStart, HandInput, Motion, PhysicsConfig, Pose, Stage, StageError, StageSystems, Start,
    ThrowStart, prepare_pour,
};
use rand::RngExt;
use rules::a_la_carte::{Condiment, Move, Seat};

pub use mouse::{MouseHand, cursor_on_plane, room, take};
pub use steady::{KEY as STEADY_KEY, SteadyHand};
pub use trail::Trail;

use trail::Fling;

use super::layout::{Layout, Side};
use super::sitting::Sitting;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>()
        .add_plugins((mouse::plugin, steady::plugin))
        .add_systems(FixedUpdate, ask.before(StageSystems::Drive));
}

/// Seconds for a thing to come into the hand.
const FETCH: f32 = 0.4;

/// What the hands are doing, if anything.
#[derive(Resource, Default)]
pub struct Hands {
    act: Option<Act>,
    /// How a crêpe lies after a toss that did not count; nothing is the middle of the pan.
    pub crepes: [Option<Pose>; rules::a_la_carte::ALL_SEATS.len()],
    /// How the die lies in its tray since it was last thrown there.
    pub die: Option<Pose>,
}

/// Something done by hand.
pub struct Act {
    /// What.
    pub kind: ActKind,
    /// By whom.
    pub by: Seat,
    /// Over whose pan.
    pub over: Seat,
    /// The choice that this act stands for, if it has not been made yet. A bottle that is taken up and put back without
    /// being tipped was no choice; as soon as it passes the horizontal, it is one ([`super::decided`]).
    pub choice: Option<Move>,
    hand: Hand,
    /// Seconds until the thing is in the hand; nothing once the gesture is live.
    fetching: Option<f32>,
    /// What a hand did that let go of the die before it was there.
    fling: Option<Fling>,
}

/// What is done by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActKind {
    /// Tipping this bottle.
    Pour(Condiment),
    /// Tossing the crêpe.
    Flip,
    /// Throwing the die.
    Throw,
}

/// Whose hand.
enum Hand {
    /// Somebody who is asked once a step: a chef, or a key that stands for a practised hand.
    Asked(SyncCell<Box<dyn Motion + Send>>),
    /// One key and a timing bar.
    Steady(SteadyHand),
    /// The mouse.
    Mouse(MouseHand),
}

impl Hands {
    /// What is being done.
    #[must_use]
    pub const fn act(&self) -> Option<&Act> {
        self.act.as_ref()
    }

    /// Whether the hands are free.
    #[must_use]
    pub const fn are_free(&self) -> bool {
        self.act.is_none()
    }

    /// Begins an act with somebody who is asked once a step.
    pub fn lend(&mut self, kind: ActKind, by: Seat, over: Seat, choice: Option<Move>, motion: Box<dyn Motion + Send>) {
        self.start(kind, by, over, choice, Hand::Asked(SyncCell::new(motion)));
    }

    /// Begins an act with the mouse.
    pub fn grab(&mut self, kind: ActKind, by: Seat, over: Seat, choice: Option<Move>, mouse: MouseHand) {
        self.start(kind, by, over, choice, Hand::Mouse(mouse));
    }

    /// Begins an act with the timing bar.
    pub fn steady(&mut self, kind: ActKind, by: Seat, over: Seat, choice: Option<Move>) {
        self.start(kind, by, over, choice, Hand::Steady(SteadyHand::new(kind)));
    }

    fn start(&mut self, kind: ActKind, by: Seat, over: Seat, choice: Option<Move>, hand: Hand) {
        self.act = Some(Act {
            kind,
            by,
            over,
            choice,
            hand,
            fetching: Some(FETCH),
            fling: None,
        });
    }

    /// Lets go of what the mouse holds; chefs and keys go on.
    pub const fn let_go(&mut self) {
        if let Some(Act {
            hand: Hand::Mouse(mouse),
            ..
        }) = &mut self.act
        {
            mouse.let_go();
        }
    }

    /// Lets go of what a person holds, by mouse or by key, and of nothing that a chef does.
    pub fn let_go_for_good(&mut self) {
        if let Some(act) = &mut self.act
            && !act.is_lent()
        {
            let mut nobody = MouseHand::taken(true);
            nobody.let_go();
            act.hand = Hand::Mouse(nobody);
        }
    }

    /// Takes the choice that the act stands for, because it is made now.
    pub fn take_choice(&mut self) -> Option<Move> {
        self.act.as_mut()?.choice.take()
    }

    /// Ends the act, whatever came of it.
    pub fn put_down(&mut self) -> Option<Act> {
        self.act.take()
    }
}

impl Act {
    /// Whether the physics has it.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        self.fetching.is_none()
    }

    /// The die was flicked before it was in the hand: it need not come any further, and flies as soon as it can.
    fn fling(&mut self, fling: Fling) {
        self.fling = Some(fling);
        self.fetching = self.fetching.map(|_| 0.0);
    }

    /// Whether somebody moves it with the mouse.
    #[must_use]
    pub const fn by_mouse(&self) -> bool {
        matches!(self.hand, Hand::Mouse(_))
    }

    /// Whether it goes on by itself: a chef's hand, the mentor's, or the one that throws the die for a key.
    #[must_use]
    pub const fn is_lent(&self) -> bool {
        matches!(self.hand, Hand::Asked(_))
    }

    /// The timing bar, if there is one.
    #[must_use]
    pub const fn steady(&self) -> Option<&SteadyHand> {
        match &self.hand {
            Hand::Steady(steady) => Some(steady),
            _ => None,
        }
    }

    /// From which side of the pan a bottle comes: the one on which the cursor took it. Chefs and keys come from the right,
    /// where no card lies.
    #[must_use]
    pub const fn side(&self) -> Side {
        match &self.hand {
            Hand::Mouse(mouse) => mouse.side(),
            Hand::Asked(_) | Hand::Steady(_) => Side::Right,
        }
    }

    /// The frame in which the gesture is simulated.
    #[must_use]
    pub fn frame(&self, layout: &Layout) -> Transform {
        match self.kind {
            ActKind::Pour(_) => layout.pour(self.over, self.side()),
            ActKind::Flip => layout.pan(self.over),
            ActKind::Throw => layout.die_tray(),
        }
    }

    /// Where the hand of a pour has the bottle before the physics does: where the cursor is, or at its home.
    fn carried(&self) -> Vec3 {
        match &self.hand {
            Hand::Mouse(mouse) => mouse.carried(),
            Hand::Asked(_) | Hand::Steady(_) => BOTTLE_HOME,
        }
    }

    /// Where the thing in the hand waits, in that frame.
    #[must_use]
    pub fn home(&self, config: &PhysicsConfig) -> Vec3 {
        match self.kind {
            ActKind::Pour(_) => self.carried() - Vec3::Y * config.bottle.grip,
            ActKind::Flip => Vec3::ZERO,
            ActKind::Throw => DIE_HOME,
        }
    }
}

/// Brings the thing into the hand, then starts the physics.
///
/// # Errors
/// If the physics cannot start: a defect.
pub fn fetch(world: &mut World) -> Result<(), StageError> {
    let passed = world.resource::<Time>().delta_secs();
    let hands = world.resource::<Hands>();
    let crepes = hands.crepes;
    // Looked at first, so that hands that do nothing do not count as changed.
    if hands.act().is_none_or(Act::is_live) {
        return Ok(());
    }
    let mut hands = world.resource_mut::<Hands>();
    let Some(act) = &mut hands.act else { return Ok(()) };
    let Some(left) = &mut act.fetching else { return Ok(()) };
    *left -= passed;
    if *left > 0.0 {
        return Ok(());
    }
    act.fetching = None;
    let (kind, over, side, carried) = (act.kind, act.over, act.side(), act.carried());
    let mut chance = world.resource_mut::<Sitting>();
    let seed: u64 = chance.rng().random();
    let start = match kind {
        ActKind::Pour(condiment) => {
            let turned = world.resource::<Layout>().is_turned(side);
            let start = prepare_pour(world, condiment, over.index(), seed)?;
            Start::Pour(start.from_hand(carried).over_turned(turned))
        }
        ActKind::Flip => {
            let fresh = world
                .resource::<Layout>()
                .fresh_crepe(world.resource::<PhysicsConfig>());
            Start::Flip(crepes[over.index()].map_or(fresh, |crepe| FlipStart { crepe }))
        }
        ActKind::Throw => {
            let turn = |part: u64| (part % 6283) as f32 / 1000.0;
            let lies = Quat::from_euler(EulerRot::XYZ, turn(seed), turn(seed >> 20), turn(seed >> 40));
            Start::Throw(ThrowStart {
                die: Pose::new(Vec3::ZERO, lies),
            })
        }
    };
    let seat = matches!(kind, ActKind::Pour(_)).then_some(over.index());
    physics::begin(world, start, seat)
}

/// Asks a lent or steady hand for its wish, once a step.
pub(in crate::window) fn ask(
    mut hands: ResMut<Hands>,
    stage: Res<Stage>,
    config: Res<PhysicsConfig>,
    mut input: ResMut<HandInput>,
) {
    let Some(sight) = stage.sight() else { return };
    let Some(act) = &mut hands.bypass_change_detection().act else {
        return;
    };
    let wish = match &mut act.hand {
        Hand::Asked(motion) => motion.get().target(&sight),
        Hand::Steady(steady) => steady.target(&sight),
        Hand::Mouse(_) => return,
    };
    input.push(f64::from(stage.steps()) / f64::from(config.world.rate), wish);
}
