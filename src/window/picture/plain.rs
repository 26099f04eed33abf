//! The material of the simple pictures, Software and Low: a lamp, a sky and a shine, worked out without any of the engine's lights. It is
//! what makes the kitchen playable where a processor paints it.

use std::marker::PhantomData;

use bevy::asset::uuid::Uuid;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::{Shader, ShaderRef};

pub(super) fn plugin(app: &mut App) {
    // Without a renderer there may be nobody to keep shaders.
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // Only an index of an asset that is gone could be refused; this is a name.
        let _ = shaders.insert(SHADER.id(), Shader::from_wgsl(SOURCE, "shaders/plain.wgsl"));
    }
    app.add_plugins(MaterialPlugin::<Plain>::default());
}

const SHADER: Handle<Shader> = Handle::Uuid(Uuid::from_u128(0x7d0f_2a54_31c7_4f0e_9f3c_3a4b_0b1d_e9c1), PhantomData);
/// In the program, so that it runs from any folder.
const SOURCE: &str = include_str!("../../../assets/shaders/plain.wgsl");

/// The numbers of the material, as the shader has them.
#[derive(Debug, Clone, Copy, Default, ShaderType)]
pub(super) struct PlainNumbers {
    pub colour: Vec4,
    pub glow: Vec4,
    pub finish: Vec4,
}

/// A surface of the simple pictures.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(PlainKey)]
pub(super) struct Plain {
    #[uniform(0)]
    pub numbers: PlainNumbers,
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    pub see_through: bool,
    /// Nothing on it depends on where one stands: most of the picture, and the cheapest of it.
    pub matt: bool,
}

/// What needs a pipeline of its own.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PlainKey {
    pictured: bool,
    matt: bool,
}

impl From<&Plain> for PlainKey {
    fn from(plain: &Plain) -> Self {
        Self {
            pictured: plain.picture.is_some(),
            matt: plain.matt,
        }
    }
}

impl Material for Plain {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.see_through {
            AlphaMode::Blend
        } else {
            AlphaMode::Opaque
        }
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _pipeline: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let key = key.bind_group_data;
        if let Some(fragment) = &mut descriptor.fragment {
            let wanted = [(key.pictured, "PICTURED"), (!key.matt, "SHINY")];
            let defs = wanted.into_iter().filter(|(is, _)| *is).map(|(_, def)| def.into());
            fragment.shader_defs.extend(defs);
        }
        Ok(())
    }
}
