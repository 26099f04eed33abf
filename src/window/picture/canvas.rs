//! The image into which the kitchen is painted, the camera that paints it, and the window that shows it.

use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::camera::{Hdr, ImageRenderTarget, RenderTarget};
use bevy::core_pipeline::prepass::{DepthPrepass, NormalPrepass};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::image::ImageSampler;
use bevy::light::EnvironmentMapLight;
use bevy::pbr::ScreenSpaceAmbientOcclusion;
use bevy::post_process::bloom::{Bloom, BloomPrefilter};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureFormat};
use bevy::render::view::{ColorGrading, ColorGradingGlobal};
use bevy::ui_render::prelude::BoxShadowSamples;
use bevy::window::PrimaryWindow;

use super::pane::{Pane, pane};
use super::quality::Drawn;
use super::redraw::{Redraw, notice};
use super::surroundings::Surroundings;
use crate::window::screen::FrameSystems;
use crate::window::settings::Quality;
use crate::window::theme::palette;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DarkCorners>()
        .add_systems(PreStartup, set_up)
        // Before the camera learns of its target's size in PostUpdate.
        .add_systems(
            Update,
            (
                fit,
                enrich.run_if(resource_changed::<Drawn>.or_eager(resource_changed::<DarkCorners>)),
            )
                .chain()
                .in_set(FrameSystems::Picture),
        )
        // At once when something changes: the edges of the still picture cost twice what the picture does.
        .add_systems(
            PostUpdate,
            equip.after(notice).before(VisibilitySystems::CheckVisibility),
        );
}

/// The camera that looks at the kitchen. Whoever directs moves its `Transform`.
#[derive(Component, Debug, Clone, Copy)]
pub struct KitchenCamera;

/// The camera of the window, which shows the kitchen's image and everything that is read.
#[derive(Component, Debug, Clone, Copy)]
pub struct WindowCamera;

/// The image of the kitchen.
#[derive(Resource, Debug, Clone)]
pub struct KitchenImage(pub Handle<Image>);

/// How wide the camera sees, from bottom to top.
const VIEW: f32 = 0.62;
/// An image of no pixels cannot be made; a window may be as small as it likes.
const SMALLEST: u32 = 16;
/// What any graphics hardware can hold; a window over several screens is shown a little softer.
const LARGEST: u32 = 4096;
/// Until there is a window.
const USUAL: UVec2 = UVec2::new(1280, 720);

/// Whether corners are dark in a window of this size.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq, Eq)]
struct DarkCorners(bool);

fn set_up(mut commands: Commands, mut images: ResMut<Assets<Image>>, mut panes: ResMut<Assets<Pane>>) {
    let image = images.add(Image::new_target_texture(
        USUAL.x,
        USUAL.y,
        TextureFormat::Rgba8UnormSrgb,
        None,
    ));
    commands.insert_resource(KitchenImage(image.clone()));
    commands.spawn((
        Name::new("Window camera"),
        WindowCamera,
        Camera2d,
        IsDefaultUiCamera,
        Camera {
            clear_color: ClearColorConfig::Custom(palette::NIGHT),
            ..default()
        },
        Msaa::Off,
        // It shows nodes only: hundreds of toys need not be held against its view in every frame.
        RenderLayers::none(),
    ));
    commands.spawn((
        Name::new("Kitchen camera"),
        KitchenCamera,
        Camera3d::default(),
        Camera {
            order: -1,
            clear_color: ClearColorConfig::Custom(palette::NIGHT),
            ..default()
        },
        Msaa::Off,
        Tonemapping::None,
        DebandDither::Disabled,
        // Tone mapping pales what is bright, and toys have strong colours. Without tone mapping nothing is graded.
        ColorGrading {
            global: ColorGradingGlobal {
                post_saturation: 1.12,
                ..default()
            },
            ..default()
        },
        RenderTarget::Image(ImageRenderTarget::from(image.clone())),
        Projection::Perspective(PerspectiveProjection {
            fov: VIEW,
            near: 1.0,
            far: 600.0,
            ..default()
        }),
        Transform::from_xyz(0.0, 70.0, 75.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn(pane(&mut panes, image));
}

/// Keeps the image as large as the window asks for.
fn fit(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    drawn: Res<Drawn>,
    image: Res<KitchenImage>,
    mut corners: ResMut<DarkCorners>,
    mut redraw: ResMut<Redraw>,
    mut images: ResMut<Assets<Image>>,
    mut panes: ResMut<Assets<Pane>>,
) {
    let window_size = window.map_or(USUAL, |window| window.physical_size());
    if window_size.min_element() == 0 {
        // Put away. It comes back as it was.
        return;
    }
    let of_window = window_size.as_vec2();
    corners.set_if_neq(DarkCorners(drawn.has_dark_corners(of_window)));
    let pixels = of_window * drawn.scale(redraw.is_still(), of_window);
    // By one factor in both directions, so that plates stay round.
    let held = (LARGEST as f32 / pixels.max_element().max(1.0)).min(1.0);
    let wanted = (pixels * held).as_uvec2().max(UVec2::splat(SMALLEST));
    if images.get(&image.0).is_none_or(|image| image.size() == wanted) {
        return;
    }
    if let Some(mut image) = images.get_mut(&image.0) {
        image.resize(Extent3d {
            width: wanted.x,
            height: wanted.y,
            depth_or_array_layers: 1,
        });
        // Pixel by pixel is all that a processor needs to do where both have the same.
        let fits = window_size == wanted;
        image.sampler = if fits {
            ImageSampler::nearest()
        } else {
            ImageSampler::linear()
        };
        redraw.repaint();
        // A pane still shows the image of the old size until it is told of a change; being looked at for one is enough.
        panes.iter_mut().for_each(drop);
    }
}

/// Gives the kitchen's camera what the quality allows.
fn equip(
    drawn: Res<Drawn>,
    corners: Res<DarkCorners>,
    mut redraw: ResMut<Redraw>,
    camera: Single<(&mut Msaa, &mut Tonemapping, &mut DebandDither), With<KitchenCamera>>,
) {
    // Tone mapping without tables: those are a megabyte that only this would use.
    let (samples, tones, dither) = match (drawn.0, redraw.is_settled()) {
        (Quality::Software, false) => (Msaa::Off, Tonemapping::None, DebandDither::Disabled),
        (Quality::Software, true) | (Quality::Low, _) => (Msaa::Sample4, Tonemapping::None, DebandDither::Disabled),
        (Quality::High, _) if corners.0 => (Msaa::Off, Tonemapping::AcesFitted, DebandDither::Enabled),
        (Quality::Medium | Quality::High, _) => (Msaa::Sample4, Tonemapping::AcesFitted, DebandDither::Enabled),
    };
    let (mut has_samples, mut has_tones, mut has_dither) = camera.into_inner();
    let with_better_edges = samples != *has_samples && samples != Msaa::Off;
    let with_other_tones = tones != *has_tones;
    has_samples.set_if_neq(samples);
    has_tones.set_if_neq(tones);
    has_dither.set_if_neq(dither);
    if with_better_edges || with_other_tones {
        redraw.paint_once();
    }
}

/// Gives the kitchen's camera what comes and goes with the quality as a whole: a glow around what blazes, what metal and
/// glass mirror, dark corners.
fn enrich(
    drawn: Res<Drawn>,
    corners: Res<DarkCorners>,
    surroundings: Res<Surroundings>,
    camera: Single<Entity, With<KitchenCamera>>,
    window: Single<Entity, With<WindowCamera>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // Without soft shadows there are only the lips of buttons, for which one sample is as good as many.
    let samples = if drawn.has_soft_shadows() { 4 } else { 1 };
    commands.entity(*window).insert(BoxShadowSamples(samples));
    let mut camera = commands.entity(*camera);
    if drawn.0 >= Quality::Medium {
        let bloom = Bloom {
            intensity: 0.12,
            // Only what is brighter than white: flames, sparks, a gleam on a star. Cream must not glow.
            prefilter: BloomPrefilter {
                threshold: 1.0,
                threshold_softness: 0.2,
            },
            ..Bloom::OLD_SCHOOL
        };
        camera.insert((Hdr, bloom, surroundings.light()));
    } else {
        camera.remove::<(Hdr, Bloom, EnvironmentMapLight)>();
    }
    if corners.0 {
        camera.insert(ScreenSpaceAmbientOcclusion::default());
    } else {
        camera.remove::<(ScreenSpaceAmbientOcclusion, DepthPrepass, NormalPrepass)>();
    }
    redraw.repaint();
}
