//! The material of the rich pictures: the engine's own, and on it what the toys need beyond it.

use std::marker::PhantomData;

use bevy::asset::uuid::Uuid;
use bevy::pbr::{ExtendedMaterial, MaterialExtension};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::{Shader, ShaderRef};

pub(super) fn plugin(app: &mut App) {
    // Without a renderer there may be nobody to keep shaders.
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // Only an index of an asset that is gone could be refused; this is a name.
        let _ = shaders.insert(SHADER.id(), Shader::from_wgsl(SOURCE, "shaders/rich.wgsl"));
    }
    app.add_plugins(MaterialPlugin::<Rich>::default());
}

const SHADER: Handle<Shader> = Handle::Uuid(Uuid::from_u128(0x51b8_0c3e_94d2_4a6f_8e27_6d1f_c05a_73b4), PhantomData);
/// In the program, so that it runs from any folder.
const SOURCE: &str = include_str!("../../../assets/shaders/rich.wgsl");

/// A surface of the rich pictures.
pub type Rich = ExtendedMaterial<StandardMaterial, Beyond>;

/// The numbers of what is beyond the engine's light, as the shader has them.
#[derive(Debug, Clone, Copy, Default, Reflect, ShaderType)]
pub(super) struct BeyondNumbers {
    pub glow: Vec4,
    pub finish: Vec4,
}

/// A rim of light, print that is read in the shade, bright edges.
#[derive(Asset, AsBindGroup, Reflect, Debug, Clone, Default)]
pub struct Beyond {
    #[uniform(100)]
    pub(super) numbers: BeyondNumbers,
}

impl MaterialExtension for Beyond {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
}
