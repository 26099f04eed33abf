//! What is drawn into the air: the way of the last toss with the crêpe as it turned, the way of the best one, and the
//! ghosts of both, which fly along.

use bevy::prelude::*;
use physics::{PhysicsConfig, Pose};

use super::kitchen::SEAT;
use super::tape::Tape;
use super::{Notes, Practice, Step, Subject, Told};
use crate::practice::toss::rises_at;
use crate::window::picture::Finish;
use crate::window::props::Shape;
use crate::window::screen::Screen;
use crate::window::table::layout::Layout;

/// Poses of a path in a second.
const POSES: f32 = 60.0;
/// How often the crêpe itself is drawn on its way.
const STROBE: usize = 5;
/// So near to the pan, in centimetres, it is not.
const NEAR: f32 = 3.0;

/// Whose toss is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Component)]
pub enum Whose {
    /// The last one.
    Last,
    /// The best one.
    Best,
}

impl Whose {
    const fn finish(self) -> Finish {
        match self {
            Self::Last => Finish::Ghost,
            Self::Best => Finish::GoldenGhost,
        }
    }
}

/// A way in the air.
#[derive(Component)]
pub struct Way;

/// A crêpe that is not there.
#[derive(Component)]
pub struct Ghost(Vec<Pose>);

/// The part of a path that is in the air.
fn flight(path: &[Pose]) -> &[Pose] {
    let start = rises_at(path);
    let high = path.iter().map(|pose| pose.position.y).fold(0.0, f32::max);
    let top = path.iter().position(|pose| pose.position.y >= high).unwrap_or(start);
    let end = (top..path.len())
        .find(|&index| path[index].position.y < 1.0)
        .map_or(path.len(), |end| end + 1);
    path.get(start..end.max(start)).unwrap_or_default()
}

fn way(path: &[Pose], whose: Whose, radius: f32) -> Shape {
    let flight = flight(path);
    let dot = if whose == Whose::Last { 0.34 } else { 0.26 };
    let mut shape = Shape::default();
    for pose in flight {
        shape = shape.and(Shape::block(Vec3::splat(dot), 0.05).moved(Transform::from_translation(pose.position)));
    }
    if whose == Whose::Last {
        // As in a photograph with several flashes, but not over the pan, where the crêpe itself is to be seen. The faint
        // middle lets what is behind it be seen.
        let high = flight.iter().filter(|pose| pose.position.y > NEAR).collect::<Vec<_>>();
        let seen = high
            .iter()
            .skip(high.len() / (2 * STROBE))
            .step_by((high.len() / STROBE).max(1));
        for pose in seen {
            let disc = disc(radius, 0.06).faded(|place| {
                let out = place.x.hypot(place.z) / radius;
                if out > 0.95 { 1.0 } else { 0.35 }
            });
            shape = shape.and(disc.moved(Transform::from(**pose)));
        }
    }
    shape
}

fn disc(radius: f32, thin: f32) -> Shape {
    Shape::lathe(
        &[
            &[(0.0, -thin), (radius * 0.92, -thin), (radius, -thin)],
            &[(radius, -thin), (radius, thin)],
            &[(radius, thin), (radius * 0.92, thin), (0.0, thin)],
        ],
        32,
    )
}

fn last_path(practice: &Practice) -> &[Pose] {
    match &practice.told {
        Some(Told::Toss { toss, .. }) if toss.tossed => &toss.path,
        _ => &[],
    }
}

/// Draws the ways anew when there is a new toss, or another thing is practised.
pub fn draw(
    (practice, notes, layout, config): (Res<Practice>, Res<Notes>, Res<Layout>, Res<PhysicsConfig>),
    drawn: Query<(Entity, &Whose)>,
    meshes: Option<ResMut<Assets<Mesh>>>,
    mut before: Local<(usize, usize, bool)>,
    mut commands: Commands,
) {
    let Some(mut meshes) = meshes else { return };
    let flips = practice.subject == Subject::Crepe;
    let best = notes.neatest.as_ref().map_or(&[] as &[Pose], |best| &best.path);
    let last = last_path(&practice);
    let now = (
        last.as_ptr() as usize ^ last.len(),
        best.as_ptr() as usize ^ best.len(),
        flips,
    );
    let gone = drawn.is_empty() && flips && !(last.is_empty() && best.is_empty());
    if *before == now && !gone {
        return;
    }
    *before = now;
    for (entity, _) in &drawn {
        commands.entity(entity).despawn();
    }
    if !flips {
        return;
    }
    let radius = config.crepe.radius;
    let thin = config.crepe.thickness / 2.0;
    for (whose, path) in [(Whose::Last, last), (Whose::Best, best)] {
        if path.is_empty() {
            continue;
        }
        commands.spawn((
            Way,
            whose,
            DespawnOnExit(Screen::Practice),
            Mesh3d(meshes.add(way(path, whose, radius).mesh())),
            whose.finish(),
            layout.pan(SEAT),
            Visibility::Inherited,
        ));
        commands.spawn((
            Ghost(path.to_vec()),
            whose,
            DespawnOnExit(Screen::Practice),
            Mesh3d(meshes.add(disc(radius, thin).mesh())),
            whose.finish(),
            layout.pan(SEAT),
            Visibility::Hidden,
        ));
    }
}

/// Ghosts fly along with the toss that is made or looked at; the way of the last one makes room for the next.
pub fn haunt(
    (practice, tape, layout): (Res<Practice>, Res<Tape>, Res<Layout>),
    mut ghosts: Query<(&Ghost, &Whose, &mut Transform, &mut Visibility), Without<Way>>,
    mut ways: Query<(&Whose, &mut Visibility), With<Way>>,
) {
    let live = practice.step == Step::Live;
    let seconds = if live { tape.recorded_up() } else { tape.seconds_up() };
    for (ghost, whose, mut place, mut seen) in &mut ghosts {
        let pose = seconds.and_then(|seconds| {
            let from = rises_at(&ghost.0) as f32;
            let index = from + seconds * POSES;
            let in_time = index >= 0.0 && index < ghost.0.len() as f32;
            in_time.then(|| ghost.0[index as usize])
        });
        // What is looked at is the last toss: it needs no ghost of itself.
        let pose = pose.filter(|_| live || *whose == Whose::Best);
        if let Some(pose) = pose {
            let goal = layout.pan(SEAT) * Transform::from(pose);
            place.set_if_neq(goal);
        }
        seen.set_if_neq(if pose.is_some() {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    for (whose, mut seen) in &mut ways {
        let hidden = live && *whose == Whose::Last;
        seen.set_if_neq(if hidden {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}
