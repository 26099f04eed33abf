//! Paints the picture with all [`faces`](super::faces): as a little screen of its own, by the same type and icons as the
//! menus, once at the start and again when the language or the marks change, or when a large window asks for more pixels.
//! After a few frames what painted it is removed; the picture stays.

mod cells;
mod recipe;

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::ui::UiTargetCamera;
use bevy::window::PrimaryWindow;

use super::faces::{Print, Prints};
use super::language::CurrentTexts;
use super::picture::{Drawn, Redraw, Unfinished};
use super::plan::Dishes;
use super::screen::FrameSystems;
use super::settings::{Quality, Settings};
use super::theme::drawings::{Drawing, Easel, paint_some};
use super::theme::icons::Icon;
use super::theme::palette;
use super::theme::scale::Fineness;
use super::theme::text::{bold, written};
use crate::texts::Language;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Painted>()
        .add_systems(PreStartup, have_a_picture)
        .add_systems(
            Update,
            (put_away, paint).chain().after(paint_some).in_set(FrameSystems::Menus),
        );
}

/// Frames until type and icons are there for certain, once the pipelines are.
const FRAMES: u8 = 4;
/// Frames after which nobody waits for a pipeline any longer.
const PATIENCE: u8 = 120;

/// The root of what paints the picture, while it is being painted.
#[derive(Component, Debug)]
pub struct PrintCanvas {
    frames_left: u8,
    patience: u8,
    camera: Entity,
}

/// The cell of a print on the canvas.
#[derive(Component, Debug, Clone, Copy)]
pub struct PrintCell(pub Print);

/// What is on the picture now.
#[derive(Resource, Debug, Default, PartialEq)]
struct Painted(Option<Edition>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Edition {
    language: Language,
    marks: bool,
    /// Pixels for a unit of a cell.
    fine: u32,
    /// How finely the drawings in it are painted, which goes by another measure.
    drawings: u32,
}

/// From so many pixels up and down a window on, a tile that fills the view has more of them than 256.
const LARGE_WINDOW: u32 = 1200;

/// How many pixels a unit of a cell is worth. Twice as many are 64 megabytes, for which graphics hardware has the room and
/// a processor not the time.
fn fineness(drawn: Drawn, window: Option<&Window>) -> u32 {
    let is_large = window.is_some_and(|window| window.physical_height() > LARGE_WINDOW);
    if is_large && drawn.0 >= Quality::Medium { 2 } else { 1 }
}

/// The size of the picture.
const fn extent(fine: u32) -> Extent3d {
    let pixels = Print::CELL * Print::GRID as u32 * fine;
    Extent3d {
        width: pixels,
        height: pixels,
        depth_or_array_layers: 1,
    }
}

fn have_a_picture(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let mut image = Image::new_fill(
        extent(1),
        TextureDimension::D2,
        &[0, 0, 0, 0],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING
        | TextureUsages::COPY_DST
        | TextureUsages::COPY_SRC
        | TextureUsages::RENDER_ATTACHMENT;
    commands.insert_resource(Prints(images.add(image), 1));
}

/// Paints and counts only once everything is there that is to be on the picture: a processor takes its time for each frame
/// of it.
fn put_away(
    (easel, unfinished): (Res<Easel>, Res<Unfinished>),
    mut canvases: Query<(Entity, &mut PrintCanvas)>,
    mut cameras: Query<&mut Camera>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    for (canvas, mut painting) in &mut canvases {
        redraw.request();
        if !easel.is_done() {
            continue;
        }
        if let Ok(mut camera) = cameras.get_mut(painting.camera)
            && !camera.is_active
        {
            camera.is_active = true;
        } else if unfinished.is_so() && painting.patience > 0 {
            painting.patience -= 1;
            painting.frames_left = FRAMES;
        } else if painting.frames_left > 0 {
            painting.frames_left -= 1;
        } else {
            commands.entity(canvas).despawn();
            commands.entity(painting.camera).despawn();
        }
    }
}

fn paint(
    speech: Res<CurrentTexts>,
    settings: Res<Settings>,
    dishes: Res<Dishes>,
    mut prints: ResMut<Prints>,
    (scale, drawings): (Res<UiScale>, Res<Fineness>),
    drawn: Res<Drawn>,
    windows: Query<&Window, With<PrimaryWindow>>,
    old: Query<(Entity, &PrintCanvas)>,
    mut painted: ResMut<Painted>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    // Never coarser again: a window that is made larger and smaller would have it painted each time.
    let before = painted.0.map_or(1, |edition| edition.fine);
    let fine = fineness(*drawn, windows.single().ok()).max(before);
    let wanted = Painted(Some(Edition {
        language: speech.language(),
        marks: settings.marks,
        fine,
        drawings: drawings.0,
    }));
    let disturbed = scale.is_changed() && !old.is_empty();
    if *painted == wanted && !disturbed {
        return;
    }
    *painted = wanted;
    if fine != before
        && let Some(mut image) = images.get_mut(&prints.0)
    {
        // It is painted over as a whole: nothing has to be carried there.
        image.data = None;
        image.resize(extent(fine));
        prints.1 = fine;
    }
    for (canvas, painting) in &old {
        commands.entity(canvas).despawn();
        commands.entity(painting.camera).despawn();
    }
    let camera = commands.spawn((
        Camera2d,
        Camera {
            order: -10,
            clear_color: ClearColorConfig::Custom(Color::NONE),
            is_active: false,
            ..default()
        },
        RenderTarget::Image(prints.0.clone().into()),
        Msaa::Off,
    ));
    let camera = camera.id();
    let brush = Brush {
        unit: fine as f32 / scale.0,
        marks: settings.marks,
        speech: &speech,
        menu: &dishes.0,
    };
    let whole = Node {
        width: percent(100),
        height: percent(100),
        ..default()
    };
    let canvas = PrintCanvas {
        frames_left: FRAMES,
        patience: PATIENCE,
        camera,
    };
    commands
        .spawn((whole, UiTargetCamera(camera), canvas, Pickable::IGNORE))
        .with_children(|canvas| {
            for print in Print::all() {
                let corner = print.part().min * (Print::CELL * Print::GRID as u32) as f32;
                let node = Node {
                    position_type: PositionType::Absolute,
                    left: brush.px(corner.x),
                    top: brush.px(corner.y),
                    overflow: Overflow::clip(),
                    ..brush.square(Print::CELL as f32)
                };
                canvas
                    .spawn((
                        node,
                        PrintCell(print),
                        BackgroundColor(cells::ground(print)),
                        Pickable::IGNORE,
                    ))
                    .with_children(|cell| cells::fill(cell, print, &brush));
            }
        });
}

/// What everything on the canvas is painted with. Sizes are in units of a cell, whatever the size of the menus.
struct Brush<'a> {
    unit: f32,
    marks: bool,
    speech: &'a CurrentTexts,
    menu: &'a rules::a_la_carte::Menu,
}

impl Brush<'_> {
    fn px(&self, pixels: f32) -> Val {
        Val::Px(pixels * self.unit)
    }

    fn square(&self, pixels: f32) -> Node {
        Node {
            width: self.px(pixels),
            height: self.px(pixels),
            ..default()
        }
    }

    /// A disc in the middle of a cell.
    fn disc(&self, parent: &mut ChildSpawnerCommands, diameter: f32, colour: Color) {
        self.dot(parent, Vec2::splat(Print::CELL as f32 / 2.0), diameter, colour);
    }

    /// A disc with its middle here.
    fn dot(&self, parent: &mut ChildSpawnerCommands, middle: Vec2, diameter: f32, colour: Color) {
        parent.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: self.px(middle.x - diameter / 2.0),
                top: self.px(middle.y - diameter / 2.0),
                border_radius: BorderRadius::MAX,
                ..self.square(diameter)
            },
            BackgroundColor(colour),
        ));
    }

    /// A row of things, centred, with its middle at this height of the cell.
    fn row(&self, parent: &mut ChildSpawnerCommands, middle: f32, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
        let height = 100.0;
        parent
            .spawn(Node {
                position_type: PositionType::Absolute,
                top: self.px(middle - height / 2.0),
                height: self.px(height),
                width: percent(100),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                column_gap: self.px(5.0),
                ..default()
            })
            .with_children(fill);
    }

    /// Things under each other, centred around this place.
    fn column(&self, parent: &mut ChildSpawnerCommands, middle: Vec2, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
        let side = 100.0;
        parent
            .spawn(Node {
                position_type: PositionType::Absolute,
                left: self.px(middle.x - side / 2.0),
                top: self.px(middle.y - side / 2.0),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..self.square(side)
            })
            .with_children(fill);
    }

    /// Words in bold, on one line.
    fn words(&self, parent: &mut ChildSpawnerCommands, words: impl Into<String>, size: f32, colour: Color) {
        parent.spawn((written(words, bold(size * self.unit), colour), TextLayout::no_wrap()));
    }

    /// A drawing with its middle here.
    fn drawing(&self, parent: &mut ChildSpawnerCommands, drawing: Drawing, middle: Vec2, size: f32) {
        parent.spawn((
            ImageNode::new(drawing.image()),
            Node {
                position_type: PositionType::Absolute,
                left: self.px(middle.x - size / 2.0),
                top: self.px(middle.y - size / 2.0),
                ..self.square(size)
            },
        ));
    }

    fn icon(&self, parent: &mut ChildSpawnerCommands, icon: Icon, size: f32, colour: Color) {
        parent.spawn((
            ImageNode::new(icon.image()).with_color(colour),
            Node {
                flex_shrink: 0.0,
                ..self.square(size)
            },
        ));
    }

    /// An icon with a line of ink around it: so it is seen from a chair, and in a pale colour on cream. The line is the
    /// same shape, moved to all sides.
    fn outlined(&self, parent: &mut ChildSpawnerCommands, icon: Icon, size: f32, colour: Color) {
        const LINE: f32 = 4.0;
        let copy = |aside: Vec2, colour: Color| {
            (
                ImageNode::new(icon.image()).with_color(colour),
                Node {
                    position_type: PositionType::Absolute,
                    left: self.px(aside.x),
                    top: self.px(aside.y),
                    ..self.square(size)
                },
            )
        };
        parent
            .spawn(Node {
                flex_shrink: 0.0,
                ..self.square(size)
            })
            .with_children(|parent| {
                for side in 0..8 {
                    let way = Vec2::from_angle(TAU * side as f32 / 8.0);
                    parent.spawn(copy(way * LINE, palette::INK));
                }
                parent.spawn(copy(Vec2::ZERO, colour));
            });
    }
}
