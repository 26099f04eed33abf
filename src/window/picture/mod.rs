//! How the kitchen gets onto the screen.
//!
//! The kitchen is painted into an image, which lies in the window behind everything that is read. So it can be smaller
//! than the window where a processor has to paint it, and it stays as it is while nothing in it moves: then only buttons
//! and texts cost time. docs/picture.md has the measurements.

mod canvas;
mod dress;
mod eye;
mod finish;
mod light;
mod pane;
mod patterns;
mod plain;
mod printed;
mod quality;
mod redraw;
mod rich;
mod surroundings;

pub use canvas::{KitchenCamera, KitchenImage, WindowCamera};
pub use eye::Eye;
pub use finish::{Cooked, Finish, Glow};
pub use quality::Drawn;
pub(super) use redraw::pace;
pub use redraw::{Ambient, Redraw, Unfinished};
pub use rich::{Beyond, Rich};

use bevy::prelude::*;

/// The picture: image, cameras, materials, light, pace.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        plain::plugin,
        rich::plugin,
        pane::plugin,
        patterns::plugin,
        surroundings::plugin,
        printed::plugin,
        quality::plugin,
        canvas::plugin,
        light::plugin,
        dress::plugin,
        redraw::plugin,
    ));
}
