// The light of the simple pictures, Software and Low: one warm lamp that wraps around, a cool sky, a shine. No light of the
// engine is asked, so that a processor can paint it. What is matt is most of the picture, and leaves out all that depends
// on where one stands.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::view

struct Plain {
    // Linear; the last number is how solid it is.
    colour: vec4<f32>,
    // The colour of the rim of what may be taken, and how strong it is.
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
const WARM: vec3<f32> = vec3<f32>(1.10, 1.0, 0.86);
const COOL: vec3<f32> = vec3<f32>(0.30, 0.29, 0.36);
// The window, as it is mirrored in what shines.
const PANE: vec2<f32> = vec2<f32>(-0.52, 0.55);

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var base = plain.colour;
#ifdef VERTEX_COLORS
    base *= in.color;
#endif
#ifdef PICTURED
    // A little sharper than true: letters gain more than edges lose.
    let picked = textureSampleBias(picture, picture_sampler, in.uv, -0.5);
    // A face seen from its very edge has no slope to choose a copy by, and a processor then picks nothing at all.
    base *= select(vec4(0.8, 0.6, 0.35, 1.0), picked, picked.a > 0.004);
#endif
    let normal = normalize(in.world_normal);
    let half_lambert = dot(normal, LAMP) * 0.5 + 0.5;
    let light = mix(mix(COOL, WARM, half_lambert * half_lambert), vec3(1.0), plain.finish.z);
#ifdef SHINY
    let towards_eye = normalize(view.world_position - in.world_position.xyz);
    let turned = 1.0 - max(dot(normal, towards_eye), 0.0);
    // A sharp gleam of the lamp, the window's two panes, and for metal a bright sky over a dark table, mirrored.
    let mirrored = reflect(-towards_eye, normal);
    let gleam = max(dot(mirrored, LAMP), 0.0);
    let gleam2 = gleam * gleam;
    let gleam8 = gleam2 * gleam2 * gleam2 * gleam2;
    let beside = abs(mirrored.xy - PANE);
    let pane = clamp((0.16 - beside.x) * 14.0, 0.0, 1.0) * clamp((0.2 - beside.y) * 14.0, 0.0, 1.0)
        * clamp(beside.x * 60.0 - 1.0, 0.0, 1.0);
    let shine = (gleam8 * gleam8 * gleam8 + pane * 0.45) * plain.finish.x;
    let sky = smoothstep(-0.25, 0.85, mirrored.y) * 0.9 + 0.38;
    let edge = turned * turned * plain.finish.w;
    let lit = base.rgb * light * mix(1.0, sky, plain.finish.y) + vec3(shine + edge);
    // The colour of the thing stays; only its outline, where the surface turns away, is drawn in light.
    let rim = min(turned * turned * sqrt(turned) * plain.glow.a, 1.0);
    let glowing = mix(lit * (1.0 + 0.14 * plain.glow.a), plain.glow.rgb, rim);
    return vec4(glowing, min(base.a + edge + shine + rim, 1.0));
#else
    return vec4(base.rgb * light, base.a);
#endif
}
