//! What metal and glass mirror: a kitchen in six thousand pixels, worked out once. A warm ceiling, pale walls, a wooden
//! table below, a lamp, a window and a cool light. Blurred versions for rough surfaces are worked out the same way, not filtered.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::light::EnvironmentMapLight;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, paint);
}

/// The pictures of it.
#[derive(Resource)]
pub(super) struct Surroundings {
    sharp: Handle<Image>,
    blurred: Handle<Image>,
}

/// The largest side of a face of the cube, and how often it is halved.
const SIDE: u32 = 32;
const HALVINGS: u32 = 5;

impl Surroundings {
    pub(super) fn light(&self) -> EnvironmentMapLight {
        EnvironmentMapLight {
            diffuse_map: self.blurred.clone(),
            specular_map: self.sharp.clone(),
            // So that a white thing in the shade is a little darker than half of one in the light, by eye.
            intensity: 1_500.0,
            ..default()
        }
    }
}

fn paint(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let sharp = images.add(cube(SIDE, HALVINGS, 0.0));
    let blurred = images.add(cube(4, 0, 1.0));
    commands.insert_resource(Surroundings { sharp, blurred });
}

/// What is seen in a direction, the more blurred the rougher the surface is.
fn seen(way: Vec3, blur: f32) -> Vec3 {
    let soft = 0.15 + 0.85 * blur;
    let step = |value: f32, edge: f32| ((value - edge) / soft + 0.5).clamp(0.0, 1.0);
    let (table, wall, ceiling) = (
        Vec3::new(0.16, 0.10, 0.06),
        Vec3::new(0.34, 0.32, 0.28),
        Vec3::new(0.42, 0.38, 0.32),
    );
    let room = table.lerp(wall, step(way.y, -0.05)).lerp(ceiling, step(way.y, 0.6));
    let spot = |at: Vec3, size: f32| {
        let near = way.dot(at.normalize()).max(0.0);
        // The same light over a larger spot is weaker.
        let size = size + blur * 0.8;
        ((near - (1.0 - size)) / size).clamp(0.0, 1.0) * (0.12 + 0.88 * (1.0 - blur).powi(2))
    };
    let lamp = spot(Vec3::new(-0.42, 0.76, 0.50), 0.10) * Vec3::new(1.0, 0.88, 0.70);
    let window = spot(Vec3::new(-0.75, 0.45, -0.6), 0.14) * Vec3::new(0.95, 0.80, 0.55);
    let other = spot(Vec3::new(0.8, 0.5, 0.45), 0.10) * Vec3::new(0.45, 0.55, 0.70);
    room + lamp + window + other
}

fn cube(side: u32, halvings: u32, least_blur: f32) -> Image {
    let mut data = Vec::new();
    let mut first = Vec::new();
    for face in 0..6 {
        for halving in 0..=halvings {
            let (side, blur) = (side >> halving, (halving as f32 / HALVINGS as f32).max(least_blur));
            for pixel in 0..side * side {
                let at = |pixel: u32| (pixel as f32 + 0.5) / side as f32 * 2.0 - 1.0;
                let (u, v) = (at(pixel % side), at(pixel / side));
                let way = match face {
                    0 => Vec3::new(1.0, -v, -u),
                    1 => Vec3::new(-1.0, -v, u),
                    2 => Vec3::new(u, 1.0, v),
                    3 => Vec3::new(u, -1.0, -v),
                    4 => Vec3::new(u, -v, 1.0),
                    _ => Vec3::new(-u, -v, -1.0),
                };
                // A cube of pictures is seen from inside, so that its depth runs the other way.
                let light = seen((way * Vec3::new(1.0, 1.0, -1.0)).normalize(), blur);
                let pixel = LinearRgba::rgb(light.x, light.y, light.z);
                data.extend(Color::from(pixel).to_srgba().to_u8_array());
            }
            if halving == 0 {
                let size = (side * side * 4) as usize;
                first.extend_from_slice(&data[data.len() - size..]);
            }
        }
    }
    let size = Extent3d {
        width: side,
        height: side,
        depth_or_array_layers: 6,
    };
    let format = TextureFormat::Rgba8UnormSrgb;
    // The engine wants to see as many pixels as the largest copy has before it hears of smaller ones.
    let mut image = Image::new(size, TextureDimension::D2, first, format, RenderAssetUsages::default());
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = halvings + 1;
    // So few pixels would be seen as squares in a pan.
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image.texture_view_descriptor = Some(TextureViewDescriptor {
        dimension: Some(TextureViewDimension::Cube),
        ..default()
    });
    image
}
