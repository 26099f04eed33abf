//! Paints vector drawings: once, in every size in which they may be shown, so that a small one is as clean as a large one.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform as Scaling};
use resvg::usvg::{Options, Tree};

/// A drawing in all sizes, the largest first; `colour` is what becomes of each of its pixels.
///
/// # Errors
///
/// If it is no drawing.
pub(super) fn paint(svg: &str, largest: u32, colour: impl Fn(&PremultipliedColorU8) -> [u8; 4]) -> Result<Image> {
    let drawing = Tree::from_str(svg, &Options::default())?;
    let mut data = Vec::new();
    let mut levels = 0;
    let mut size = largest;
    while size > 0 {
        levels += 1;
        let mut sheet = Pixmap::new(size, size).ok_or("a sheet without a pixel")?;
        let scale = size as f32 / drawing.size().width().max(drawing.size().height());
        resvg::render(&drawing, Scaling::from_scale(scale, scale), &mut sheet.as_mut());
        data.extend(sheet.pixels().iter().flat_map(&colour));
        size /= 2;
    }
    let extent = Extent3d {
        width: largest,
        height: largest,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new_uninit(
        extent,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    Ok(image)
}
