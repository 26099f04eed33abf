//! The picture is painted when something moves, and only then: a software renderer then has all its time for what the
//! mouse does, and graphics hardware stays cool. What moves in the kitchen is noticed here; whoever moves something else
//! (a text that fades, a clock that runs) says so every frame with [`Redraw::request`].

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::camera::visibility::VisibilitySystems;
use bevy::light::SimulationLightSystems;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::winit::{UpdateMode, WinitSettings};

use super::canvas::{KitchenCamera, KitchenImage};
use super::plain::Plain;
use super::rich::Rich;
use crate::window::faces::Prints;

pub(super) fn plugin(app: &mut App) {
    let unfinished = Unfinished::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(unfinished.clone())
            .add_systems(Render, tell_unfinished.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(unfinished)
        .init_resource::<Redraw>()
        .add_systems(
            PostUpdate,
            notice
                .after(TransformSystems::Propagate)
                .after(VisibilitySystems::VisibilityPropagate)
                // A camera that does not paint does not look either, and one that paints needs shadows made for it.
                .before(SimulationLightSystems::UpdateDirectionalLightCascades)
                .before(VisibilitySystems::CheckVisibility),
        )
        .add_systems(Last, pace);
}

/// What moves only to look alive: flames that flicker, steam. It is painted along with whatever else moves, and is no
/// reason to paint by itself; see [`Redraw::simmer`].
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Ambient;

/// Whether something moves in this frame.
#[derive(Resource, Debug, Default)]
pub struct Redraw {
    stirred: bool,
    /// Frames for which the kitchen is still painted.
    kitchen: u32,
    /// Time for which frames still follow each other.
    lasting: Duration,
    /// For how long nothing in the kitchen has moved.
    calm: Duration,
    /// For how long nothing in it has changed its looks either.
    same: Duration,
    /// Something looks alive and may go on doing so.
    simmers: bool,
    /// It is painted in this frame.
    simmer_paints: bool,
    /// Since the last frame that was painted for its sake.
    simmered: Duration,
    /// Nobody looks at the kitchen in this frame: what is to be painted waits.
    unseen: bool,
}

/// Meshes and pictures reach the renderer a frame or two after they are asked for.
const AFTER_A_MOVE: u32 = 1;
const AFTER_SOMETHING_NEW: u32 = 3;
/// After so long without a movement it is worth while to paint the kitchen well.
const CALM: Duration = Duration::from_millis(300);
/// Flames and steam move at thirty frames a second where nothing else does: enough for them, and half the work.
const SIMMER: Duration = Duration::from_nanos(33_333_333);
/// How long nothing may happen until somebody looks up: the music comes and goes by the clock.
const NAP: Duration = Duration::from_secs(1);

impl Redraw {
    /// Something moves in this frame, so another one is to follow.
    pub fn request(&mut self) {
        self.stirred = true;
    }

    /// Nobody looks at the kitchen in this frame, so it need not be painted. To be said in every frame of it.
    pub(in crate::window) const fn look_away(&mut self) {
        self.unseen = true;
    }

    /// Something will move for so long.
    pub fn request_for(&mut self, time: Duration) {
        self.lasting = self.lasting.max(time);
    }

    /// Something in the kitchen moves that its place does not tell of: a flame that grows.
    pub fn stir_kitchen(&mut self) {
        self.stirred = true;
        self.kitchen = self.kitchen.max(AFTER_A_MOVE);
        self.calm = Duration::ZERO;
    }

    /// Something looks alive and may go on doing so, at a modest pace, while nothing else moves. To be said in every
    /// frame of it. True when it should move on now.
    pub fn simmer(&mut self) -> bool {
        self.simmers = true;
        let due = self.is_moving() || self.simmered >= SIMMER;
        if due {
            self.simmer_paints = true;
            self.paint_once();
        }
        due
    }

    /// Whether the kitchen is painted now for another reason than to look alive.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.calm.is_zero()
    }

    /// Whether nothing has moved in the kitchen for a while.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.calm >= CALM
    }

    /// Whether nothing has moved and nothing has begun to glow for a while.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.is_still() && self.same >= CALM
    }

    /// Paint the kitchen once more in the next frame.
    pub(super) fn paint_once(&mut self) {
        self.kitchen = self.kitchen.max(1);
    }

    /// Paint the kitchen anew, although nothing in it seems to have changed.
    pub fn repaint(&mut self) {
        self.kitchen = self.kitchen.max(AFTER_SOMETHING_NEW);
    }
}

/// Whether the renderer is still making pipelines. It says so itself, from its own world.
#[derive(Resource, Clone, Default)]
pub struct Unfinished(Arc<AtomicBool>);

impl Unfinished {
    /// Whether it is.
    #[must_use]
    pub fn is_so(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

fn tell_unfinished(pipelines: Res<PipelineCache>, unfinished: Res<Unfinished>) {
    let waits = pipelines.waiting_pipelines().next().is_some();
    unfinished.0.store(waits, Ordering::Relaxed);
}

type InThePicture = (Or<(With<Mesh3d>, With<KitchenCamera>)>, Without<Ambient>);
type HasMoved = Or<(Changed<GlobalTransform>, Changed<InheritedVisibility>)>;
type IsNew = Or<(
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<Rich>>,
    Changed<MeshMaterial3d<Plain>>,
)>;

/// Paints the kitchen if anything in it has changed.
pub(super) fn notice(
    mut redraw: ResMut<Redraw>,
    moved: Query<(), (InThePicture, HasMoved)>,
    new: Query<(), IsNew>,
    mut gone: RemovedComponents<Mesh3d>,
    mut pictures: MessageReader<AssetEvent<Image>>,
    mut plain: MessageReader<AssetEvent<Plain>>,
    mut rich: MessageReader<AssetEvent<Rich>>,
    kitchen: Res<KitchenImage>,
    prints: Option<Res<Prints>>,
    unfinished: Res<Unfinished>,
    time: Res<Time<Real>>,
    camera: Option<Single<&mut Camera, With<KitchenCamera>>>,
) {
    // Letters make pictures too; those are not in the kitchen.
    let ours = |picture: &AssetEvent<Image>| {
        picture.is_modified(&kitchen.0) || prints.as_ref().is_some_and(|prints| picture.is_modified(&prints.0))
    };
    let of_assets = pictures.read().filter(|event| ours(event)).count() + plain.read().count() + rich.read().count();
    redraw.same = redraw.same.saturating_add(time.delta());
    redraw.simmered = redraw.simmered.saturating_add(time.delta());
    if !new.is_empty() || of_assets > 0 {
        redraw.repaint();
    }
    if !new.is_empty() {
        redraw.same = Duration::ZERO;
    }
    // What has no pipeline yet is not in the picture yet.
    if unfinished.0.load(Ordering::Relaxed) {
        redraw.repaint();
    }
    if !moved.is_empty() || gone.read().count() > 0 {
        redraw.kitchen = redraw.kitchen.max(AFTER_A_MOVE);
        redraw.calm = Duration::ZERO;
    } else {
        redraw.calm = redraw.calm.saturating_add(time.delta());
    }
    let unseen = std::mem::take(&mut redraw.unseen);
    let paints = redraw.kitchen > 0 && !unseen;
    if let Some(mut camera) = camera
        && camera.is_active != paints
    {
        camera.is_active = paints;
    }
    if paints {
        redraw.kitchen -= 1;
        // What is painted only to look alive asks for no next frame at once.
        redraw.stirred |= !(redraw.simmer_paints && redraw.kitchen == 0 && !redraw.is_moving());
    }
}

/// Lets frames follow each other while something moves, and wait for the mouse otherwise.
pub(in crate::window) fn pace(mut redraw: ResMut<Redraw>, time: Res<Time<Real>>, winit: Option<ResMut<WinitSettings>>) {
    let restful = !redraw.stirred && redraw.lasting.is_zero();
    redraw.stirred = false;
    redraw.lasting = redraw.lasting.saturating_sub(time.delta());
    let simmers = std::mem::take(&mut redraw.simmers);
    if std::mem::take(&mut redraw.simmer_paints) {
        redraw.simmered = Duration::ZERO;
    }
    let Some(mut winit) = winit else { return };
    let (focused, unfocused) = if restful && simmers {
        // Nobody looks at a kitchen in the background.
        (
            UpdateMode::reactive_low_power(SIMMER),
            UpdateMode::reactive_low_power(NAP),
        )
    } else if restful {
        (UpdateMode::reactive_low_power(NAP), UpdateMode::reactive_low_power(NAP))
    } else {
        // Somebody who reads something else still wants the match to go on, but not at full speed.
        let thirtieth = Duration::from_secs_f32(1.0 / 30.0);
        (UpdateMode::Continuous, UpdateMode::reactive_low_power(thirtieth))
    };
    if winit.focused_mode != focused || winit.unfocused_mode != unfocused {
        *winit = WinitSettings {
            focused_mode: focused,
            unfocused_mode: unfocused,
        };
    }
}
