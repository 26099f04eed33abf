//! How far a bottle is tipped: a thin arc beside it with a mark at the horizontal, golden where pieces come one at a time, and a
//! bead that goes along it as the neck does. It is there only while a bottle is tipped, at the table and in the practice kitchen.

use std::f32::consts::FRAC_PI_2;
use std::ops::RangeInclusive;

use bevy::prelude::*;
use physics::Stage;

use super::hands::{Act, ActKind, Hands};
use super::layout::Layout;
use crate::window::picture::Finish;
use crate::window::practice::hand::Hand;
use crate::window::practice::{Practice, Step, Subject, kitchen};
use crate::window::props::Shape;
use crate::window::screen::{FrameSystems, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.after(FrameSystems::Screen)
            .after(crate::window::particles::float)
            .before(super::numbers::show)
            .before(FrameSystems::Picture),
    );
}

/// The arc, around the place where the hand turns the bottle.
#[derive(Component)]
pub struct TiltArc;

/// The bead on it, turned as far as the bottle.
#[derive(Component)]
pub struct TiltBead;

/// From the hand to the arc, in centimetres: the bottle never reaches it.
const RADIUS: f32 = 2.7;
/// A bottle that leans less than this, in radians, is being carried.
const LEANS: f32 = 0.1;
/// From one dash of the arc to the next, in degrees.
const DASH: usize = 6;
/// Where pieces come one at a time, in degrees: between these the first falls for eight of ten who tip slowly and wait
/// (docs/physics.md, "One at a time").
const SINGLY: RangeInclusive<usize> = 117..=141;

/// What points outwards from the arc in a direction: up is upright, and to the right is the horizontal.
fn dash(angle: f32, size: Vec3) -> Shape {
    let turn = Quat::from_rotation_z(-angle);
    let place = Transform::from_translation(turn * Vec3::Y * RADIUS).with_rotation(turn);
    Shape::block(size, 0.02).moved(place)
}

fn arc() -> Shape {
    let mut arc = dash(FRAC_PI_2, Vec3::new(0.09, 0.8, 0.06));
    for degrees in (0..=180).step_by(DASH).filter(|degrees| !SINGLY.contains(degrees)) {
        let size = Vec3::new(0.16, if degrees % 180 == 0 { 0.4 } else { 0.06 }, 0.05);
        arc = arc.and(dash((degrees as f32).to_radians(), size));
    }
    arc
}

/// The part of the arc where pieces come one at a time, without gaps.
fn singly() -> Shape {
    let piece = |degrees: usize| dash((degrees as f32).to_radians(), Vec3::new(0.16, 0.3, 0.06));
    SINGLY
        .skip(1)
        .step_by(3)
        .fold(piece(*SINGLY.start()), |arc, degrees| arc.and(piece(degrees)))
}

/// The frame of the pour that is going on.
fn pour(hands: &Hands, practised: Option<(&Practice, &Hand)>, layout: &Layout) -> Option<Transform> {
    let at_the_table = |act: &&Act| act.is_live() && matches!(act.kind, ActKind::Pour(_));
    if let Some((practice, hand)) = practised {
        let tips = practice.subject == Subject::Bottle && practice.step == Step::Live;
        return tips.then(|| kitchen::frame(practice, hand, layout));
    }
    hands.act().filter(at_the_table).map(|act| act.frame(layout))
}

pub(super) fn draw(
    (hands, stage, layout): (Res<Hands>, Res<Stage>, Option<Res<Layout>>),
    (practice, hand, screen): (Res<Practice>, Res<Hand>, Res<State<Screen>>),
    mut arcs: Query<(&mut Transform, &mut Visibility), (With<TiltArc>, Without<TiltBead>)>,
    mut beads: Query<&mut Transform, With<TiltBead>>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    mut commands: Commands,
) {
    let practised = (*screen.get() == Screen::Practice).then_some((&*practice, &*hand));
    let frame = layout.and_then(|layout| pour(&hands, practised, &layout));
    let tipped = frame.zip(stage.sight()).filter(|(_, sight)| sight.tilt > LEANS);
    let Ok((mut place, mut visibility)) = arcs.single_mut() else {
        if let (Some(mut meshes), Some(_)) = (meshes, tipped) {
            let bead = Shape::block(Vec3::splat(0.34), 0.1).moved(Transform::from_xyz(0.0, RADIUS, 0.0));
            commands.spawn((
                TiltArc,
                Mesh3d(meshes.add(arc().mesh())),
                Finish::Ghost,
                Transform::default(),
                Visibility::Hidden,
                children![
                    (
                        TiltBead,
                        Mesh3d(meshes.add(bead.mesh())),
                        Finish::GoldenGhost,
                        Transform::default(),
                    ),
                    (
                        Mesh3d(meshes.add(singly().mesh())),
                        Finish::GoldenGhost,
                        Transform::default()
                    ),
                ],
            ));
        }
        return;
    };
    let Some((frame, sight)) = tipped else {
        visibility.set_if_neq(Visibility::Hidden);
        return;
    };
    visibility.set_if_neq(Visibility::Visible);
    place.set_if_neq(frame * Transform::from_translation(sight.held));
    for mut bead in &mut beads {
        bead.set_if_neq(Transform::from_rotation(Quat::from_rotation_z(-sight.tilt)));
    }
}
