//! À la carte at the table. [`sitting`] is the match; [`conduct`] moves it on; [`hands`] are whoever acts; [`shown`] is
//! what has been told so far, and [`arrange`] puts every toy where that says it belongs.

pub mod ambience;
pub mod arrange;
mod bell;
pub mod camera;
mod confetti;
mod cursor;
mod decided;
pub mod hand_props;
pub mod hands;
pub mod hint;
pub mod hud;
mod landing;
pub mod layout;
pub mod mentor;
mod numbers;
mod pieces;
pub mod player_action;
pub mod pointing;
pub mod prop;
pub mod readout;
pub mod saves;
pub mod seat_markers;
pub mod shown_table;
pub mod sitting;
pub mod spawn;
pub mod tilt;
pub(super) mod title_backdrop;
pub mod turn_flow;

use bevy::prelude::*;
use physics::{PhysicsConfig, PhysicsPlugin, RestingPieces};
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, ALaCarte, Event, Move, State};

use self::hands::Hands;
use self::layout::Layout;
use self::pointing::CupInUse;
use self::saves::{IsLesson, Saving, Seed};
use self::shown_table::ShownTable;
use self::sitting::Sitting;
use self::turn_flow::{Beat, TableMessage};
use crate::window::plan::{Dishes, ForOnce, Opening, TablePlan};
use crate::window::props::PropMeshes;
use crate::window::screen::{FrameSystems, Paused, Screen, go};
use crate::window::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        camera::plugin,
        cursor::plugin,
        decided::plugin,
        hands::plugin,
        hint::plugin,
        pointing::plugin,
        hud::plugin,
        ambience::plugin,
        mentor::plugin,
        numbers::plugin,
        readout::plugin,
        tilt::plugin,
    ))
    .init_resource::<Beat>()
    .init_resource::<arrange::Underway>()
    .init_resource::<IsLesson>()
    .add_message::<TableMessage>()
    .configure_sets(PreUpdate, TableSystems::Hands.after(bevy::input::InputSystems))
    .configure_sets(
        Update,
        (
            TableSystems::Point,
            TableSystems::Conduct,
            TableSystems::Arrange,
            TableSystems::Look,
            TableSystems::Edge,
            TableSystems::Mentor,
        )
            .chain()
            .in_set(FrameSystems::Screen),
    )
    .add_systems(
        OnEnter(Screen::Title),
        title_backdrop::set_for_show.before(FrameSystems::Menus),
    )
    .add_systems(OnEnter(Screen::Table), open)
    .add_systems(
        OnExit(Screen::Table),
        (leave, cursor::let_go, crate::window::particles::clear).chain(),
    )
    .add_systems(OnEnter(Paused(true)), stop_time)
    .add_systems(OnExit(Paused(true)), let_time_pass)
    .add_systems(
        Update,
        (
            turn_flow::conduct
                .in_set(TableSystems::Conduct)
                .run_if(resource_exists::<Sitting>.and_then(in_state(Paused(false)))),
            (
                mirror,
                arrange::arrange.run_if(arrange::is_needed),
                spawn::turn_dials,
                spawn::turn_cups,
                pointing::carry,
                (seat_markers::nod, bell::strike, hand_props::hold)
                    .chain()
                    .run_if(not(in_state(Screen::Practice))),
            )
                .chain()
                .in_set(TableSystems::Arrange)
                .run_if(resource_exists::<ShownTable>),
        ),
    );
}

/// The order of a frame at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SystemSet)]
pub enum TableSystems {
    /// In `PreUpdate`: the mouse moves the hand, before the physics steps.
    Hands,
    /// What the mouse points at and presses.
    Point,
    /// The match goes on.
    Conduct,
    /// Toys go where they belong.
    Arrange,
    /// The eye follows.
    Look,
    /// The edge of the table says what is now the case.
    Edge,
    /// The mentor notices what matters for the first time.
    Mentor,
}

/// The physics of the table, with the numbers that are part of the program.
///
/// # Errors
/// If they are unsound, which a test forbids.
pub fn physics() -> Result<PhysicsPlugin, physics::ConfigError> {
    Ok(PhysicsPlugin {
        config: PhysicsConfig::built_in()?,
        seats: ALL_SEATS.len(),
    })
}

/// Lays everything out as a game has it that began like `start` and in which all this has happened.
fn set(
    world: &mut World,
    game: &ALaCarte,
    (start, told): (&State, &[Event]),
    larder: Option<RestingPieces>,
    seed: u64,
) {
    physics::clear(world);
    let state = game.state();
    let config = world.resource::<PhysicsConfig>().clone();
    let mut larder = larder.unwrap_or_else(|| {
        let mut full = RestingPieces::new(usize::from(state.seats));
        // A game's own pieces always add up; should they not, the bottles stay full and the next proof tells of it.
        let _ = full.follow(&crate::kitchen::counts(state));
        full
    });
    larder.lay_down(&config, seed);
    let left_handed = world.resource::<Settings>().left_handed;
    world.insert_resource(larder);
    // By all that has happened, and not only as it stands: stoves that were swapped stay with whom they were swapped to.
    let mut shown = ShownTable::new(start);
    told.iter().for_each(|event| shown.hear(event));
    world.insert_resource(shown);
    world.insert_resource(Layout::new(state.seats, left_handed));
    world.insert_resource(Hands::default());
    world.insert_resource(Beat::default());
    // A cup that was in use in another match offers its moves no more.
    world.resource_mut::<CupInUse>().put_back();
    if world.contains_resource::<PropMeshes>() {
        spawn::furnish(world);
    }
}

/// Opens a match: a new one, or the one that was left.
fn open(world: &mut World) -> Result {
    let opening = world.get_resource::<Opening>().copied().unwrap_or(Opening::New);
    let found = match opening {
        Opening::Resume => saves::find(world),
        Opening::New => None,
    };
    let poured = found.as_ref().and_then(|found| found.poured);
    let (sitting, larder, seed, lesson, saving) = match found {
        Some(found) => (found.sitting, found.larder, found.seed, found.lesson, found.saving),
        None if opening == Opening::Resume => {
            // It was told why; there is nothing to play.
            go(&mut world.resource_mut::<NextState<Screen>>(), Screen::Title);
            return Ok(());
        }
        None => {
            let (plan, lesson) = match world.remove_resource::<ForOnce>() {
                Some(ForOnce { plan, lesson }) => (plan, lesson),
                None => (world.resource::<TablePlan>().clone(), false),
            };
            let seed = plan.seed.unwrap_or_else(|| rand::random_range(0..1_000_000));
            let menu = world.resource::<Dishes>().0.clone();
            let sitting = Sitting::new(plan, menu, seed)?;
            world.resource_mut::<Settings>().begin();
            (sitting, None, seed, IsLesson(lesson), Saving::default())
        }
    };
    world.insert_resource(Seed(seed));
    world.insert_resource(lesson);
    world.insert_resource(saving);
    set(world, sitting.game(), (sitting.start(), sitting.told()), larder, seed);
    world.insert_resource(sitting);
    saves::keep(world);
    if let Some(pour) = poured {
        turn_flow::play(world, &[Move::Poured(pour)]);
    }
    Ok(())
}

/// Leaves the table; the match is on disk, with what a hand had begun.
fn leave(world: &mut World) {
    decided::finish(world);
    world.remove_resource::<Sitting>();
    world.insert_resource(Saving::default());
    physics::clear(world);
    world.insert_resource(Hands::default());
    world.resource_mut::<Time<Virtual>>().set_relative_speed(1.0);
}

fn stop_time(mut time: ResMut<Time<Virtual>>) {
    time.pause();
}

fn let_time_pass(mut time: ResMut<Time<Virtual>>) {
    time.unpause();
}

/// The kitchen turns around when somebody becomes left-handed.
fn mirror(settings: Res<Settings>, mut layout: ResMut<Layout>, hands: Res<Hands>) {
    if layout.left_handed != settings.left_handed && hands.are_free() {
        layout.left_handed = settings.left_handed;
    }
}
