// Shows the kitchen's image in the window, and nothing else: the engine's own image node works out rounded corners for
// every pixel, which costs a processor as much as the kitchen itself.

#import bevy_ui::ui_vertex_output::UiVertexOutput

@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;

@fragment
fn fragment(in: UiVertexOutput) -> @location(0) vec4<f32> {
    return vec4(textureSampleLevel(picture, picture_sampler, in.uv, 0.0).rgb, 1.0);
}
