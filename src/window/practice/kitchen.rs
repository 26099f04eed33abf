//! Setting the practice kitchen: one stove with its pan, and a crêpe or a bottle.

use bevy::prelude::*;
use physics::{BOTTLE_HOME, OnStage, PhysicsConfig, Place, Pose, RestingPieces, Role};
use rand::RngExt;
use rules::a_la_carte::{Condiment, Crystal, Crystals, Dispenser, Seat};

use super::hand::Hand;
use super::tape::Tape;
use super::{Luck, Practice, Step, Subject};
use crate::window::picture::{Glow, Redraw};
use crate::window::plan::{TablePlan, Who};
use crate::window::props::{self, PropMeshes};
use crate::window::settings::Settings;
use crate::window::storage::Storage;
use crate::window::table::camera::{Gaze, Look};
use crate::window::table::hand_props::{self, Glove, Grip};
use crate::window::table::layout::{Layout, Side, within};
use crate::window::table::spawn;

/// The only seat there is.
pub const SEAT: Seat = Seat::First;

/// A toy of the practice kitchen that follows the physics.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub struct PracticeProp(pub Role);

/// Everything that goes when the kitchen is set anew.
#[derive(Component)]
pub struct Scenery;

/// Clears the table of a match away and opens the practice kitchen.
pub fn enter(world: &mut World) {
    physics::clear(world);
    spawn::clear(world);
    let left_handed = world.resource::<Settings>().left_handed;
    world.insert_resource(Layout::new(1, left_handed));
    let usual = world.resource::<PhysicsConfig>().clone();
    world.insert_resource(Usual(usual));
    let mut notes = super::judge::find(&mut world.resource_mut::<Storage>());
    // A warm-up that was left is not gone on with: a fresh crêpe has both its attempts.
    notes.attempts = 0;
    world.insert_resource(super::Notes(notes));
    let steady = has_steady_hands(world.resource::<TablePlan>());
    let mut practice = world.resource_mut::<Practice>();
    (practice.step, practice.told) = (Step::Ready, None);
    // Whoever plays with a steady hand practises with it.
    practice.steady |= steady;
    world.insert_resource(Hand::default());
    world.insert_resource(Tape::default());
}

/// Whether everybody in front of the screen has one.
fn has_steady_hands(plan: &TablePlan) -> bool {
    let mut people = plan.seats.iter().filter(|seat| seat.who == Who::Person).peekable();
    people.peek().is_some() && people.all(|seat| seat.steady)
}

/// The numbers of the physics as they are in a match, to which leaving goes back.
#[derive(Debug, Clone, Resource)]
pub struct Usual(pub PhysicsConfig);

/// Leaves everything as a match expects it.
pub fn leave(world: &mut World) {
    physics::clear(world);
    clear(world);
    if let Some(Usual(usual)) = world.remove_resource::<Usual>() {
        world.insert_resource(usual);
    }
    world.remove_resource::<SetFor>();
    world.resource_mut::<Look>().without_match = None;
    world.resource_mut::<Time<Virtual>>().set_relative_speed(1.0);
}

fn clear(world: &mut World) {
    let mut scenery = world.query_filtered::<Entity, With<Scenery>>();
    for entity in scenery.iter(world).collect::<Vec<_>>() {
        world.despawn(entity);
    }
}

/// What the kitchen is set for.
#[derive(Debug, Clone, Copy, PartialEq, Resource)]
pub struct SetFor {
    round: u32,
    subject: Subject,
    challenge: crate::practice::Challenge,
    bottle: super::Bottle,
    fill: crate::practice::Fill,
    left_handed: bool,
}

/// Sets the kitchen anew whenever something else is practised, or a new bottle is needed.
pub fn set_anew(world: &mut World) {
    let practice = world.resource::<Practice>();
    let set_for = SetFor {
        round: world.resource::<Hand>().round,
        subject: practice.subject,
        challenge: practice.challenge,
        bottle: practice.bottle,
        fill: practice.fill,
        left_handed: world.resource::<Settings>().left_handed,
    };
    if world.get_resource::<SetFor>() == Some(&set_for) {
        return;
    }
    world.insert_resource(set_for);
    physics::clear(world);
    world.insert_resource(Layout::new(1, set_for.left_handed));
    if let Some(Usual(usual)) = world.get_resource::<Usual>().cloned() {
        let config = match set_for.subject {
            Subject::Crepe => set_for.challenge.kitchen(&usual),
            Subject::Bottle => usual,
        };
        world.insert_resource(config);
    }
    world.resource_mut::<Look>().without_match = Some(match set_for.subject {
        Subject::Crepe => Gaze::Flip(SEAT),
        Subject::Bottle => Gaze::Bench(SEAT),
    });
    let config = world.resource::<PhysicsConfig>().clone();
    let mut larder = RestingPieces::new(1);
    // The pieces always add up: what is not in the bottle is in the sink.
    let _ = larder.follow(&counts(set_for.bottle.0, set_for.fill.bottle()));
    larder.lay_down(&config, world.resource_mut::<Luck>().random());
    let pieces: Vec<Role> = larder
        .at(Place::Bottle(set_for.bottle.0))
        .iter()
        .map(|it| Role::Piece(it.piece))
        .collect();
    world.insert_resource(larder);
    clear(world);
    let Some(workshop) = world.get_resource::<PropMeshes>().cloned() else {
        return;
    };
    let pan = world.resource::<Layout>().pan(SEAT);
    let mut commands = world.commands();
    let room = props::spawn_room(&mut commands, &workshop);
    let stove = props::spawn_stove(&mut commands, &workshop, SEAT);
    let glove = props::spawn_glove(&mut commands, &workshop, SEAT);
    commands.entity(room).insert(Scenery);
    commands
        .entity(glove)
        .insert((Scenery, Glove::of(SEAT), Visibility::Hidden));
    commands
        .entity(stove)
        .insert((Scenery, Transform::from_translation(pan.translation)));
    let props = match set_for.subject {
        Subject::Crepe => vec![Role::Pan, Role::Crepe],
        Subject::Bottle => [Role::Pan, Role::Bottle(set_for.bottle.0)]
            .into_iter()
            .chain(pieces)
            .collect(),
    };
    for role in props {
        let entity = match role {
            Role::Pan => props::spawn_pan(&mut commands, &workshop),
            Role::Crepe => props::spawn_crepe(&mut commands, &workshop),
            Role::Bottle(condiment) => props::spawn_bottle(&mut commands, &workshop, condiment),
            Role::Piece(piece) => props::spawn_crystal(&mut commands, &workshop, piece),
            Role::Die => continue,
        };
        commands
            .entity(entity)
            .insert((Scenery, PracticeProp(role), Glow::None));
    }
    world.flush();
    light(world);
}

/// The stove burns as low as its dial says.
fn light(world: &mut World) {
    const HEAT: u8 = 3;
    let mut dials = world.query_filtered::<&mut Transform, With<props::Dial>>();
    for mut dial in dials.iter_mut(world) {
        dial.rotation = props::dial_angle(HEAT);
    }
    let mut flames = world.query_filtered::<&mut Transform, With<props::Flames>>();
    for mut flames in flames.iter_mut(world) {
        flames.scale = props::flame_size(HEAT);
    }
}

/// Full bottles but for this one, and the rest in the sink.
fn counts(bottle: Condiment, holds: Dispenser) -> physics::Counts {
    let full = Dispenser {
        colour: Dispenser::COLOUR,
        salt: Dispenser::SALT,
    };
    let mut dispensers = [full; Condiment::COUNT];
    dispensers[bottle.index()] = holds;
    let mut sink = Crystals::default();
    sink[bottle.into()] = full.colour - holds.colour;
    sink[Crystal::Salt] = full.salt - holds.salt;
    physics::Counts::new(dispensers, vec![Crystals::default()], sink)
}

/// Where a toy waits for a hand.
fn home(role: Role, config: &PhysicsConfig, layout: &Layout, larder: &RestingPieces, lies: Option<Pose>) -> Transform {
    let waits = Transform::from_translation(BOTTLE_HOME - Vec3::Y * config.bottle.grip);
    let bottle = layout.pour(SEAT, Side::default()) * waits;
    let pan = layout.pan(SEAT);
    match role {
        Role::Pan | Role::Die => pan,
        Role::Crepe => within(pan, lies.unwrap_or_else(|| layout.fresh_crepe(config).crepe)),
        Role::Bottle(_) => bottle,
        Role::Piece(piece) => {
            let places = Condiment::ALL.map(Place::Bottle);
            let pose = places
                .iter()
                .flat_map(|place| larder.at(*place))
                .find(|it| it.piece == piece);
            pose.and_then(|it| it.pose).map_or(bottle, |pose| within(bottle, pose))
        }
    }
}

/// The frame in which the toss or pour is simulated, or was.
#[must_use]
pub fn frame(practice: &Practice, hand: &Hand, layout: &Layout) -> Transform {
    match practice.subject {
        Subject::Crepe => layout.pan(SEAT),
        Subject::Bottle => layout.pour(SEAT, hand.side),
    }
}

/// Puts every toy where the tape, the physics, or nobody has it.
pub fn show(
    (practice, tape, layout, larder): (Res<Practice>, Res<Tape>, Res<Layout>, Res<RestingPieces>),
    (config, hand): (Res<PhysicsConfig>, Res<Hand>),
    staged: Query<(&Role, &Transform), With<OnStage>>,
    mut props: Query<(&PracticeProp, &mut Transform, &mut Glow), Without<OnStage>>,
    mut redraw: ResMut<Redraw>,
) {
    let frame = frame(&practice, &hand, &layout);
    let taped = tape.shown();
    for (prop, mut transform, mut glow) in &mut props {
        let on_tape = taped.and_then(|frame| frame.iter().find(|(role, _)| *role == prop.0).map(|(_, place)| *place));
        let on_stage = || {
            staged
                .iter()
                .find(|(role, _)| **role == prop.0)
                .map(|(_, place)| *place)
        };
        let goal = on_tape.or_else(on_stage).map_or_else(
            || home(prop.0, &config, &layout, &larder, hand.lies),
            |place| frame * place,
        );
        if *transform != goal {
            *transform = goal;
            redraw.request();
        }
        let taken = match practice.subject {
            Subject::Crepe => prop.0 == Role::Pan,
            Subject::Bottle => matches!(prop.0, Role::Bottle(_)),
        };
        let waits = taken && practice.step == Step::Ready;
        glow.set_if_neq(if waits { Glow::Legal } else { Glow::None });
    }
}

/// A hand holds what is tossed or tipped, as at the table.
pub fn hold(
    (practice, tape, layout, config): (Res<Practice>, Res<Tape>, Res<Layout>, Res<PhysicsConfig>),
    hand: Res<Hand>,
    (time, settings): (Res<Time>, Res<Settings>),
    props: Query<(&PracticeProp, &Transform), Without<Glove>>,
    mut gloves: Query<(&mut Glove, &mut Transform, &mut Visibility)>,
    mut redraw: ResMut<Redraw>,
) {
    let acts = practice.step == Step::Live || tape.is_playing();
    let aside = hand_props::aside(&layout);
    let grip = props
        .iter()
        .filter(|_| acts)
        .find_map(|(prop, place)| match (practice.subject, prop.0) {
            (Subject::Crepe, Role::Pan) => Some(Grip::on_pan(place, &config, aside)),
            (Subject::Bottle, Role::Bottle(_)) => Some(Grip::on_bottle(place, &config, hand.side)),
            _ => None,
        });
    for (mut glove, mut transform, mut visibility) in &mut gloves {
        let pace = hand_props::Pace::new(&time, &settings);
        if glove
            .bypass_change_detection()
            .follow(grip, pace, &mut transform, &mut visibility)
        {
            redraw.request();
        }
    }
}
