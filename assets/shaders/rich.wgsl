// What the toys need beyond the engine's own light: a rim that says what may be taken, print that is read in the shade
// too, and the bright edges of crystals. The simple picture has the same in plain.wgsl.

#import bevy_pbr::{
    forward_io::{VertexOutput, FragmentOutput},
    pbr_fragment::pbr_input_from_standard_material,
    pbr_functions::{alpha_discard, apply_pbr_lighting, main_pass_post_lighting_processing},
    pbr_types::STANDARD_MATERIAL_FLAGS_UNLIT_BIT,
}

struct Beyond {
    // The colour of the rim, and how strong it is.
    glow: vec4<f32>,
    // How much of the light it ignores, the strength of its edge; the rest is not used.
    finish: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(100) var<uniform> beyond: Beyond;

// A white thing in the light is this bright before tones are mapped.
const WHITE: f32 = 1.3;

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) is_front: bool) -> FragmentOutput {
    var surface = pbr_input_from_standard_material(in, is_front);
    surface.material.base_color = alpha_discard(surface.material, surface.material.base_color);
    var colour = surface.material.base_color;
    if (surface.material.flags & STANDARD_MATERIAL_FLAGS_UNLIT_BIT) == 0u {
        let lit = apply_pbr_lighting(surface);
        let turned = 1.0 - max(dot(surface.N, surface.V), 0.0);
        let edge = turned * turned * beyond.finish.y;
        let seen = mix(lit.rgb, colour.rgb * WHITE, beyond.finish.x) + vec3(edge);
        // The colour of the thing stays; only its outline is drawn in light.
        let rim = min(turned * turned * sqrt(turned) * beyond.glow.a, 1.0);
        let lifted = seen * (1.0 + 0.14 * beyond.glow.a);
        colour = vec4(mix(lifted, beyond.glow.rgb * WHITE, rim), lit.a);
    }
    var out: FragmentOutput;
    out.color = main_pass_post_lighting_processing(surface, colour);
    return out;
}
