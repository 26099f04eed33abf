//! Wood grain, wall tiles, the checks of the cloth and brushed steel, painted at the start, and smaller copies of every
//! picture that lies in the kitchen: without them a tile that is 40 pixels wide on the screen would show every sixth of
//! its 256.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::quality::Drawn;
use crate::window::screen::FrameSystems;
use crate::window::settings::Quality;
use crate::window::theme::palette;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, paint).add_systems(
        Update,
        read.run_if(resource_changed::<Drawn>).in_set(FrameSystems::Picture),
    );
}

/// What is painted on the large surfaces.
#[derive(Resource)]
pub(super) struct Patterns {
    pub wood: Handle<Image>,
    pub tiles: Handle<Image>,
    pub checks: Handle<Image>,
    pub brushed: Handle<Image>,
}

const SIZE: u32 = 256;
/// Halvings of a picture. A cell of the prints has 256 pixels, so that neighbours do not run into each other.
const HALVINGS: u32 = 5;

fn paint(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let wood = images.add(pattern(wood));
    let tiles = images.add(pattern(tile));
    let checks = images.add(pattern(checks));
    let brushed = images.add(pattern(brushed));
    commands.insert_resource(Patterns {
        wood,
        tiles,
        checks,
        brushed,
    });
}

fn pattern(colour: impl Fn(f32, f32) -> Color) -> Image {
    let data = (0..SIZE * SIZE)
        .flat_map(|index| {
            let at = |pixel: u32| (pixel as f32 + 0.5) / SIZE as f32;
            colour(at(index % SIZE), at(index / SIZE)).to_srgba().to_u8_array()
        })
        .collect();
    let mut image = with_halvings(SIZE, data);
    image.sampler = COARSE.sampler(ImageAddressMode::Repeat);
    image
}

/// Reads the large surfaces as well as the quality allows.
fn read(drawn: Res<Drawn>, patterns: Res<Patterns>, mut finely: Local<bool>, mut images: ResMut<Assets<Image>>) {
    let wanted = drawn.0 > Quality::Software;
    if wanted == *finely {
        return;
    }
    *finely = wanted;
    let reading = if wanted { FINE } else { COARSE };
    for pattern in [&patterns.wood, &patterns.tiles, &patterns.checks, &patterns.brushed] {
        if let Some(mut image) = images.get_mut(pattern) {
            image.sampler = reading.sampler(ImageAddressMode::Repeat);
        }
    }
}

/// A square picture with its smaller copies.
pub(super) fn with_halvings(side: u32, data: Vec<u8>) -> Image {
    let mut image = Image::new(
        Extent3d {
            width: side,
            height: side,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    add_halvings(&mut image);
    image.sampler = PRINTED.sampler(ImageAddressMode::ClampToEdge);
    image
}

/// How a picture that lies in the kitchen is read.
#[derive(Clone, Copy)]
struct Reading {
    /// Whether two copies are mixed where neither fits quite.
    between: ImageFilterMode,
    /// How much finer a surface is read across than along the view: letters on a tile that is seen from the side would
    /// else be as soft as its shorter side asks for.
    slant: u16,
}

/// More costs a processor too much for the large surfaces.
const COARSE: Reading = Reading {
    between: ImageFilterMode::Nearest,
    slant: 1,
};
/// The large surfaces everywhere else: the table runs away from the eye.
const FINE: Reading = Reading {
    between: ImageFilterMode::Linear,
    slant: 8,
};
/// What is printed, everywhere. Read finer along a slant, some face at some angle kept the driver that paints by processor busy
/// for ever (the card at the end of a match stood still, every time); the letters hardly show the difference.
const PRINTED: Reading = Reading {
    between: ImageFilterMode::Linear,
    slant: 1,
};

impl Reading {
    fn sampler(self, beyond: ImageAddressMode) -> ImageSampler {
        ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: beyond,
            address_mode_v: beyond,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: self.between,
            anisotropy_clamp: self.slant,
            ..default()
        })
    }
}

/// Four boards side by side, each with its own tone and grain; it can be laid edge to edge.
fn wood(x: f32, y: f32) -> Color {
    const BOARDS: f32 = 4.0;
    let board = (y * BOARDS).floor();
    let across = (y * BOARDS).fract();
    let tone = 0.5 + 0.5 * (board * 2.4 + 0.6).sin();
    let turn = std::f32::consts::TAU;
    // Whole waves along the board, so that the right end meets the left one.
    let bend = (x * turn + board).sin() * 0.35 + (x * turn * 2.0 + board * 3.0).sin() * 0.15;
    let rings = ((across * 5.0 + bend + board * 0.37) * turn).sin() * 0.5 + 0.5;
    let fine = ((across * 37.0 + bend * 3.0) * turn).sin() * 0.5 + 0.5;
    let grain = 0.10 * tone + 0.32 * rings * rings * rings + 0.10 * fine;
    let gap = if across < 0.02 { 0.55 } else { 0.0 };
    palette::BOARD.mix(&palette::GRAIN, (grain + gap).min(1.0))
}

/// One tile with a soft edge and grout around it.
fn tile(x: f32, y: f32) -> Color {
    let from_edge = x.min(y).min(1.0 - x).min(1.0 - y);
    if from_edge < 0.02 {
        palette::GROUT
    } else {
        let shade = ((from_edge - 0.02) / 0.05).min(1.0);
        palette::GROUT.mix(&palette::TILE, 0.55 + 0.45 * shade)
    }
}

/// Gingham: bands of colour across bands of colour on cream, darkest where they cross, with a hint of the weave.
fn checks(x: f32, y: f32) -> Color {
    let band = |at: f32| if at < 0.5 { 0.5 } else { 0.0 };
    let weave = 0.04 * ((x * 64.0 * std::f32::consts::TAU).sin() * (y * 64.0 * std::f32::consts::TAU).sin());
    palette::CREAM.mix(&palette::GINGHAM, (band(x) + band(y)) * 0.82 + weave)
}

/// Grooves along x: fine lines of slightly different brightness, as a brush or a lathe leaves them.
fn brushed(x: f32, y: f32) -> Color {
    let turn = std::f32::consts::TAU;
    let waves = [(5.0, 0.3), (11.0, 1.9), (23.0, 4.1), (41.0, 0.7), (67.0, 2.6)];
    let lines: f32 = waves
        .iter()
        .map(|&(often, from)| ((y * often + 0.02 * (x * turn).sin()) * turn + from).sin())
        .sum();
    let bright = 0.93 + 0.07 * lines / 2.2;
    Color::linear_rgb(bright, bright, bright)
}

/// Appends copies of half the size, again and again. The mean of bright and dark is taken of what the eye sees, which is
/// a little darker than the mean of their light, and good enough for toys.
fn add_halvings(image: &mut Image) {
    let (mut side, Some(data)) = (image.size().x as usize, &mut image.data) else {
        return;
    };
    // All of them together are a third of the picture.
    data.reserve(data.len() / 3);
    let mut start = 0;
    let mut levels = 1;
    while levels <= HALVINGS && side > 1 {
        let half = side / 2;
        for y in 0..half {
            for x in 0..half {
                let corner = start + (y * 2 * side + x * 2) * 4;
                for channel in 0..4 {
                    let sum: u32 = [0, 4, side * 4, side * 4 + 4]
                        .into_iter()
                        .map(|offset| u32::from(data[corner + offset + channel]))
                        .sum();
                    data.push((sum / 4) as u8);
                }
            }
        }
        start += side * side * 4;
        side = half;
        levels += 1;
    }
    image.texture_descriptor.mip_level_count = levels;
}
