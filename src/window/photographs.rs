//! Photographs of the toys, for the rules: the real shapes in the kitchen's light, a cell for each in one picture.
//!
//! They are taken when the rules are first opened, and once more after something else was printed on the toys. That takes
//! a few frames, on a layer that no other camera sees; then the studio is cleared away, and the picture stays.

mod sets;

use bevy::asset::uuid::Uuid;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{RenderTarget, ScalingMode};
use bevy::core_pipeline::tonemapping::{DebandDither, Tonemapping};
use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::ColorGrading;
use rules::a_la_carte::{Condiment, Crystal};

use super::picture::{Drawn, KitchenCamera, Redraw, Unfinished};
use super::prints::PrintCanvas;
use super::props::PropMeshes;
use super::screen::{FrameSystems, Menu};
use super::theme::palette;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UpToDate>().add_systems(
        Update,
        (
            outdate.run_if(any_with_component::<PrintCanvas>.or_eager(resource_exists_and_changed::<Drawn>)),
            put_away,
            take.run_if(
                in_state(Menu::Rules)
                    .and_then(resource_exists::<PropMeshes>)
                    .and_then(is_due),
            ),
        )
            .chain()
            .after(FrameSystems::Menus)
            .before(FrameSystems::Screen),
    );
}

/// Something that was photographed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Photograph {
    /// A piece.
    Crystal(Crystal),
    /// A full bottle.
    Bottle(Condiment),
    /// A cold stove with an empty pan.
    Stove,
    /// Somebody else's.
    OtherStove,
    /// A dish in a pan, over flames.
    Cooking,
    /// A dish that has turned to coal, over the highest flames.
    Burnt,
    /// A bottle upside down over a pan.
    Pouring,
    /// A crêpe in the air over a pan.
    Crepe,
    /// The die.
    Die,
    /// A cup that is open and one that is not.
    Cups,
    /// A star.
    Star,
    /// The three spoons.
    Spoons,
    /// The trash can, with what belongs there.
    Trash,
    /// The sink, with used pieces.
    Sink,
    /// A serving tray, with what was served.
    Tray,
    /// The hats of two chefs.
    Hats,
    /// The bell.
    Bell,
}

impl Photograph {
    /// Cells in a row of the picture.
    pub const COLUMNS: u32 = 6;
    /// Rows of it.
    pub const ROWS: u32 = 4;
    /// Pixels of a cell: twice what is shown of it in a small window, so that edges are smooth.
    pub const CELL: u32 = 192;

    /// Everything that was photographed.
    pub fn all() -> impl Iterator<Item = Self> {
        Crystal::ALL
            .into_iter()
            .map(Self::Crystal)
            .chain(Condiment::ALL.into_iter().map(Self::Bottle))
            .chain([
                Self::Stove,
                Self::OtherStove,
                Self::Cooking,
                Self::Burnt,
                Self::Pouring,
                Self::Crepe,
                Self::Die,
                Self::Cups,
                Self::Star,
                Self::Spoons,
                Self::Trash,
                Self::Sink,
                Self::Tray,
                Self::Hats,
                Self::Bell,
            ])
    }

    /// The picture with all of them. The handle is fixed, so that nobody has to pass a resource around; until the
    /// photographs are taken there is nothing behind it.
    #[must_use]
    pub const fn picture() -> Handle<Image> {
        Handle::Uuid(
            Uuid::from_u128(0x7096_f070_0000_4000_8000_0000_0000_0000),
            std::marker::PhantomData,
        )
    }

    /// Its column and its row, from the top left corner.
    fn cell(self) -> Vec2 {
        let index = Self::all().position(|photograph| photograph == self).unwrap_or(0) as u32;
        UVec2::new(index % Self::COLUMNS, index / Self::COLUMNS).as_vec2()
    }

    /// Its part of the picture, in pixels, y downwards.
    #[must_use]
    pub fn part(self) -> Rect {
        let side = Self::CELL as f32;
        let corner = self.cell() * side;
        Rect::from_corners(corner, corner + Vec2::splat(side))
    }

    /// The middle of its cell in the studio, where a cell is one wide.
    fn place(self) -> Vec3 {
        let from_middle = self.cell() + 0.5 - Vec2::new(Self::COLUMNS as f32, Self::ROWS as f32) / 2.0;
        let (sin, cos) = FROM_ABOVE.sin_cos();
        Vec3::X * from_middle.x - Vec3::new(0.0, cos, -sin) * from_middle.y
    }
}

/// The layer of the studio.
const LAYER: usize = 1;
/// How steeply the camera looks down, from the horizontal.
const FROM_ABOVE: f32 = 0.63;
/// So far away that a gleam is where it would be for each thing by itself.
const AWAY: f32 = 40.0;
/// Frames until shapes and prints are in the renderer, once it has all pipelines.
const FRAMES: u8 = 6;
/// Frames after which nobody waits for pipelines any longer.
const PATIENCE: u16 = 600;

/// The root of everything that is photographed, of the lamps and of the camera, while it is there.
#[derive(Component, Debug)]
pub struct Studio {
    frames_left: u8,
    /// Frames for which the renderer is waited for; better a picture with something missing than frames without end.
    patience: u16,
}

/// Whether the photographs show the toys as they are now.
#[derive(Resource, Debug, Default)]
struct UpToDate(bool);

/// Toys are printed on or painted anew.
fn outdate(mut up_to_date: ResMut<UpToDate>) {
    up_to_date.0 = false;
}

fn is_due(up_to_date: Res<UpToDate>, busy: Query<(), Or<(With<Studio>, With<PrintCanvas>)>>) -> bool {
    !up_to_date.0 && busy.is_empty()
}

fn put_away(
    unfinished: Res<Unfinished>,
    mut studios: Query<(Entity, &mut Studio)>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for (entity, mut studio) in &mut studios {
        redraw.request();
        studio.patience = studio.patience.saturating_sub(1);
        // What has no pipeline yet is not in the picture.
        if unfinished.is_so() && studio.patience > 0 {
            studio.frames_left = FRAMES;
        }
        match studio.frames_left.checked_sub(1) {
            Some(left) => studio.frames_left = left,
            None => commands.entity(entity).despawn(),
        }
    }
}

fn take(
    workshop: Res<PropMeshes>,
    kitchen: Single<(&Tonemapping, &DebandDither, &ColorGrading, Option<&EnvironmentMapLight>), With<KitchenCamera>>,
    lamps: Query<(&DirectionalLight, &Transform, &Visibility)>,
    mut up_to_date: ResMut<UpToDate>,
    mut redraw: ResMut<Redraw>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) -> Result {
    up_to_date.0 = true;
    redraw.request();
    let picture = Photograph::picture();
    let (columns, rows) = (Photograph::COLUMNS, Photograph::ROWS);
    if !images.contains(&picture) {
        let format = TextureFormat::Rgba8UnormSrgb;
        let (width, height) = (columns * Photograph::CELL, rows * Photograph::CELL);
        images.insert(&picture, Image::new_target_texture(width, height, format, None))?;
    }
    let studio = commands
        .spawn((
            Name::new("Studio"),
            Studio {
                frames_left: FRAMES,
                patience: PATIENCE,
            },
            Transform::default(),
            Visibility::default(),
        ))
        .id();
    // As the kitchen's, but without what its glow needs: the tones of the paper would be mapped along with the toys.
    let (tones, dither, grading, surroundings) = kitchen.into_inner();
    let (sin, cos) = FROM_ABOVE.sin_cos();
    let mut camera = commands.spawn((
        Camera3d::default(),
        Camera {
            order: -5,
            clear_color: ClearColorConfig::Custom(palette::CREAM),
            ..default()
        },
        Msaa::Sample4,
        *tones,
        *dither,
        grading.clone(),
        RenderTarget::Image(picture.into()),
        // Without a vanishing point every cell is seen from the same side.
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::Fixed {
                width: columns as f32,
                height: rows as f32,
            },
            far: 2.0 * AWAY,
            ..OrthographicProjection::default_3d()
        }),
        Transform::from_translation(Vec3::new(0.0, sin, cos) * AWAY).looking_at(Vec3::ZERO, Vec3::Y),
        ChildOf(studio),
    ));
    if let Some(surroundings) = surroundings {
        camera.insert(surroundings.clone());
    }
    for (lamp, place, seen) in &lamps {
        if *seen != Visibility::Hidden {
            // Everything has a painted shade below it; shadows would need a map of their own.
            let lamp = DirectionalLight {
                shadow_maps_enabled: false,
                ..*lamp
            };
            commands.spawn((lamp, *place, ChildOf(studio)));
        }
    }
    sets::build(&mut commands, &workshop, &mut meshes, studio);
    commands
        .entity(studio)
        .insert_recursive::<Children>(RenderLayers::layer(LAYER));
    Ok(())
}
