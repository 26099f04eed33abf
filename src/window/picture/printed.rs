//! The prints as they lie in the kitchen: a copy of the painted picture, with smaller and smaller copies of itself. A dish
//! tile is about 60 pixels wide on a small screen and 256 or more in the picture; without these, letters would flicker and
//! break.

use bevy::asset::RenderAssetUsages;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use bevy::render::renderer::RenderDevice;

use super::patterns::with_halvings;
use super::redraw::Redraw;
use crate::window::faces::Prints;
use crate::window::prints::PrintCanvas;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            begin.run_if(resource_added::<Prints>),
            // Without a renderer there is nothing to read.
            fetch.run_if(resource_exists::<Prints>.and_then(resource_exists::<RenderDevice>)),
        )
            .after(InputSystems),
    );
}

/// The picture that toys are printed with.
#[derive(Resource, Debug, Clone)]
pub(super) struct Printed(pub Handle<Image>);

/// Until the first copy is there, toys show the picture itself.
fn begin(prints: Res<Prints>, mut commands: Commands) {
    commands.insert_resource(Printed(prints.0.clone()));
}

/// Asks for what was painted as soon as the painting is put away. The answer comes with a later frame, so frames go on.
fn fetch(
    mut put_away: RemovedComponents<PrintCanvas>,
    prints: Res<Prints>,
    asked: Query<(), With<Readback>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if put_away.read().count() > 0 {
        commands.spawn(Readback::texture(prints.0.clone())).observe(copy);
        redraw.request();
    }
    if !asked.is_empty() {
        redraw.request();
    }
}

fn copy(
    read: On<ReadbackComplete>,
    prints: Res<Prints>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // One reading is enough; it would go on.
    commands.entity(read.entity).despawn();
    // Another size has been asked for meanwhile: then another copy comes.
    let side = images.get(&prints.0).map_or(0, Image::width);
    if side > 0 && read.data.len() == (side * side * 4) as usize {
        let mut copy = with_halvings(side, read.data.clone());
        // Only the renderer reads it; in a large window it is 85 megabytes.
        copy.asset_usage = RenderAssetUsages::RENDER_WORLD;
        commands.insert_resource(Printed(images.add(copy)));
        redraw.repaint();
    }
}
