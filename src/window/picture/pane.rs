//! What shows the kitchen's image in the window: a node with the cheapest possible material. The engine's image node works
//! out rounded corners for every pixel, and blends; for a processor that was a third of a frame.

use std::marker::PhantomData;

use bevy::asset::uuid::Uuid;
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor};
use bevy::shader::{Shader, ShaderRef};
use bevy::ui_render::prelude::{MaterialNode, UiMaterial, UiMaterialPlugin};
use bevy::ui_render::ui_material::UiMaterialKey;

pub(super) fn plugin(app: &mut App) {
    // Without a renderer there may be nobody to keep shaders.
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // Only an index of an asset that is gone could be refused; this is a name.
        let _ = shaders.insert(SHADER.id(), Shader::from_wgsl(SOURCE, "shaders/pane.wgsl"));
    }
    app.add_plugins(UiMaterialPlugin::<Pane>::default());
}

const SHADER: Handle<Shader> = Handle::Uuid(Uuid::from_u128(0x2c5b_90d7_6a0e_4b52_8d5e_f01c_7a64_13b8), PhantomData);
const SOURCE: &str = include_str!("../../../assets/shaders/pane.wgsl");

/// A picture over the whole window.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub(super) struct Pane {
    #[texture(0)]
    #[sampler(1)]
    pub picture: Handle<Image>,
}

impl UiMaterial for Pane {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn specialize(descriptor: &mut RenderPipelineDescriptor, _key: UiMaterialKey<Self>) {
        // Nothing lies behind it.
        let fragment = descriptor.fragment.iter_mut();
        for target in fragment.flat_map(|fragment| &mut fragment.targets).flatten() {
            target.blend = None;
        }
    }
}

/// The node.
pub(super) fn pane(panes: &mut Assets<Pane>, picture: Handle<Image>) -> impl Bundle {
    (
        Name::new("Kitchen"),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        MaterialNode(panes.add(Pane { picture })),
        GlobalZIndex(i32::MIN),
        Pickable::IGNORE,
    )
}
