//! The mouse in the practice kitchen. What it means for the pan or the bottle is decided where a match decides it
//! ([`MouseHand`]); here it only takes hold.

use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use physics::{BOTTLE_HOME, FlipStart, HandInput, PhysicsConfig, Pose, Stage, Start, prepare_pour};
use rand::RngExt;

use super::kitchen::SEAT;
use super::tape::Tape;
use super::{Luck, Practice, SLOW, Step, Subject};
use crate::window::picture::Eye;
use crate::window::screen::Menu;
use crate::window::settings::Settings;
use crate::window::table::hands::{ActKind, MouseHand, SteadyHand, cursor_on_plane, room};
use crate::window::table::layout::{Layout, Side};

/// What the hand holds.
#[derive(Debug, Default, Resource)]
pub struct Hand {
    mouse: Option<MouseHand>,
    /// A key instead of the mouse.
    pub(super) steady: Option<SteadyHand>,
    /// From which side the bottle comes, or came.
    pub side: Side,
    /// How the crêpe lies if not in the middle: for the second attempt of a warm-up.
    pub lies: Option<Pose>,
    /// Whether the crêpe has left the pan.
    pub in_the_air: bool,
    /// Counts what is set anew: a bottle that was poured from is replaced by a fresh one.
    pub round: u32,
}

impl Hand {
    /// Holds nothing any longer.
    pub fn let_go(&mut self) {
        self.mouse = None;
        self.steady = None;
    }

    /// Puts down what it holds, as if the button had been let go.
    pub const fn put_down(&mut self) {
        if let Some(mouse) = &mut self.mouse {
            mouse.let_go();
        }
    }
}

/// Takes hold: the mouse was pressed anywhere but on something to read.
pub fn grab(world: &mut World) -> Result {
    let pressed = world
        .resource::<ButtonInput<MouseButton>>()
        .just_pressed(MouseButton::Left);
    let live = world.resource::<Practice>().step == Step::Live;
    let menu = *world.resource::<State<Menu>>().get();
    if !pressed || live || menu != Menu::None || over_words(world) {
        return Ok(());
    }
    if world.resource::<Practice>().steady {
        return super::steady::take(world, SteadyHand::new);
    }
    super::judge::again(world);
    // A fresh bottle must lie ready before it can be taken.
    super::kitchen::set_anew(world);
    let side = world.run_system_cached(side_of_cursor)?;
    world.resource_mut::<Hand>().side = side;
    begin(world)?;
    world.resource_mut::<Hand>().mouse = Some(MouseHand::taken(false).coming_from(side));
    Ok(())
}

/// The side of the pan on which the cursor is.
fn side_of_cursor(window: Query<&Window, With<PrimaryWindow>>, eye: Eye, layout: Res<Layout>) -> Side {
    let cursor = window.single().ok().and_then(Window::cursor_position);
    let across = layout.pan(SEAT).with_rotation(Quat::IDENTITY);
    let point = cursor.and_then(|cursor| cursor_on_plane(&eye, cursor, ActKind::Flip, across));
    point.map_or_else(Side::default, |point| Side::of(point.x))
}

/// Where the bottle waits in the hand, in the frame of a pour from a side: it stands on the right, whoever takes it.
fn waits(side: Side) -> Vec3 {
    match side {
        Side::Right => BOTTLE_HOME,
        Side::Left => BOTTLE_HOME.with_x(-BOTTLE_HOME.x),
    }
}

fn over_words(world: &mut World) -> bool {
    let hits: Vec<Entity> = world
        .resource::<HoverMap>()
        .get(&PointerId::Mouse)
        .map(|hits| hits.keys().copied().collect())
        .unwrap_or_default();
    hits.into_iter().any(|entity| world.get::<Node>(entity).is_some())
}

/// Starts the physics.
///
/// # Errors
/// If it cannot start: a defect.
pub fn begin(world: &mut World) -> Result {
    let practice = world.resource::<Practice>();
    let (subject, bottle) = (practice.subject, practice.bottle.0);
    let (start, seat) = match subject {
        Subject::Crepe => {
            let fresh = world
                .resource::<Layout>()
                .fresh_crepe(world.resource::<PhysicsConfig>());
            let lies = world.resource::<Hand>().lies;
            (Start::Flip(lies.map_or(fresh, |crepe| FlipStart { crepe })), None)
        }
        Subject::Bottle => {
            let seed = world.resource_mut::<Luck>().random();
            let side = world.resource::<Hand>().side;
            let turned = world.resource::<Layout>().is_turned(side);
            let start = prepare_pour(world, bottle, 0, seed)?;
            (Start::Pour(start.from_hand(waits(side)).over_turned(turned)), Some(0))
        }
    };
    physics::begin(world, start, seat)?;
    world.resource_mut::<Practice>().step = Step::Live;
    world.insert_resource(Tape::default());
    Ok(())
}

/// Hands the cursor's way since the last frame to the physics, as at the table.
pub fn follow(
    mut hand: ResMut<Hand>,
    mut moved: MessageReader<CursorMoved>,
    mut input: ResMut<HandInput>,
    (stage, config, layout): (Res<Stage>, Res<PhysicsConfig>, Res<Layout>),
    (practice, settings): (Res<Practice>, Res<Settings>),
    (time, real): (Res<Time<Virtual>>, Res<Time<Real>>),
    buttons: Res<ButtonInput<MouseButton>>,
    window: Query<&Window, With<PrimaryWindow>>,
    eye: Eye,
) {
    let hand = hand.bypass_change_detection();
    let Some(mouse) = &mut hand.mouse else {
        moved.clear();
        return;
    };
    mouse.hold(&buttons, real.delta_secs(), true);
    if !stage.is_busy() {
        moved.clear();
        return;
    }
    let kind = practice.kind();
    let now = f64::from(stage.steps()) / f64::from(config.world.rate);
    let frame = time.delta_secs_f64();
    let still = window.single().ok().and_then(Window::cursor_position);
    let way = mouse.way(moved.read().map(|moved| moved.position), still);
    let home = match practice.subject {
        Subject::Crepe => layout.pan(SEAT),
        Subject::Bottle => layout.pour(SEAT, mouse.side()),
    };
    let last = way.last().zip(window.single().ok());
    let ends = last.and_then(|(&cursor, window)| room(&eye, window, cursor, mouse.side(), home));
    mouse.see_end(ends);
    let place = |cursor| cursor_on_plane(&eye, cursor, kind, home);
    let wishes = mouse.wishes(kind, way, place, settings.mouse);
    mouse.tell(&mut input, now, frame, wishes);
}

/// Slow motion slows everything: what falls, and the hand. It also notices when the crêpe has left the pan.
pub fn pace(practice: Res<Practice>, stage: Res<Stage>, mut hand: ResMut<Hand>, mut time: ResMut<Time<Virtual>>) {
    let speed = if practice.slow && practice.step == Step::Live {
        SLOW
    } else {
        1.0
    };
    if (time.relative_speed() - speed).abs() > 1e-3 {
        time.set_relative_speed(speed);
    }
    let tossed = practice.subject == Subject::Crepe
        && stage
            .sight()
            .is_some_and(|sight| sight.thing.y - sight.held.y > 2.0 || sight.thing.y < -1.5);
    if tossed && !hand.in_the_air {
        hand.in_the_air = true;
    }
}
