// The simple light of the software picture: one warm lamp that wraps around, a cool sky, a shine. No light of the
// engine is asked, so that a processor can paint it.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view

struct Plain {
    // Linear; the last number is how solid it is.
    colour: vec4<f32>,
    // The colour in which it glows, and how much.
    glow: vec4<f32>,
    // Shine, metal, how much of the light it ignores, the strength of its edge.
    finish: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> plain: Plain;
#ifdef PICTURED
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;
#endif

const LAMP: vec3<f32> = vec3<f32>(-0.42, 0.76, 0.50);
const WARM: vec3<f32> = vec3<f32>(1.06, 1.0, 0.90);
const COOL: vec3<f32> = vec3<f32>(0.30, 0.30, 0.36);

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var base = plain.colour;
#ifdef VERTEX_COLORS
    base *= in.color;
#endif
#ifdef PICTURED
    // A little sharper than true: letters gain more than edges lose.
    base *= textureSampleBias(picture, picture_sampler, in.uv, -0.5);
#endif
    let normal = normalize(in.world_normal);
    let towards_eye = normalize(view.world_position - in.world_position.xyz);
    let facing = max(dot(normal, towards_eye), 0.0);
    let half_lambert = dot(normal, LAMP) * 0.5 + 0.5;
    let light = mix(mix(COOL, WARM, half_lambert * half_lambert), vec3(1.0), plain.finish.z);
    // A sharp gleam of the lamp, and for metal a bright sky over a dark table, mirrored.
    let mirrored = reflect(-towards_eye, normal);
    let gleam = max(dot(mirrored, LAMP), 0.0);
    let gleam2 = gleam * gleam;
    let gleam8 = gleam2 * gleam2 * gleam2 * gleam2;
    let shine = gleam8 * gleam8 * gleam8 * plain.finish.x;
    let sky = smoothstep(-0.2, 0.9, mirrored.y) * 0.75 + 0.45;
    let edge = (1.0 - facing) * (1.0 - facing) * plain.finish.w;
    let lit = base.rgb * light * mix(1.0, sky, plain.finish.y) + vec3(shine + edge);
    // Stronger where the surface turns away: the outline of the thing shines.
    let glowing = mix(lit, plain.glow.rgb, plain.glow.a * (0.35 + 0.65 * (1.0 - facing)));
    return vec4(glowing, min(base.a + edge + shine, 1.0));
}
