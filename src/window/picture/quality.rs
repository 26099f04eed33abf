//! How much work the picture may be: as the player has set it, else by what the machine has.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use crate::window::settings::{Quality, Settings};

pub(super) fn plugin(app: &mut App) {
    // Whoever asks before the first frame gets the cheaper answer.
    app.insert_resource(Drawn(Quality::Software))
        .add_systems(PreStartup, choose)
        .add_systems(PreUpdate, choose.run_if(resource_exists_and_changed::<Settings>));
}

/// How the picture is painted now.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawn(pub Quality);

/// Pixels up to which a strong picture is painted at twice the window's: a window of 1920 × 1080.
const DOUBLED: f32 = 4.0 * 1920.0 * 1080.0;
/// Painted so much larger than the window, edges are smooth by that alone; a window of 2560 × 1440 has half as much again.
const SMOOTH: f32 = 1.4;

impl Drawn {
    /// Pixels of the kitchen for a pixel of the window, in each direction, while something moves or while all is still.
    /// A software renderer paints few pixels while it has to be fast, and then once more as well as it can: the still
    /// picture is what people read (docs/picture.md). The best picture has no other smoothing of its edges than being
    /// painted larger, as far as that goes: see [`Drawn::has_dark_corners`].
    #[must_use]
    pub fn scale(self, still: bool, window: Vec2) -> f32 {
        match (self.0, still) {
            (Quality::Software, false) => 0.5,
            (Quality::High, _) if self.has_dark_corners(window) => larger(window),
            _ => 1.0,
        }
    }

    /// Whether corners are dark. These and multisampling exclude each other in the engine; so in a window that is too
    /// large to be painted larger still, edges are smoothed by samples, and corners do without.
    #[must_use]
    pub fn has_dark_corners(self, window: Vec2) -> bool {
        self.0 == Quality::High && larger(window) >= SMOOTH
    }

    /// Whether the picture has the simple light.
    #[must_use]
    pub fn is_plain(self) -> bool {
        self.0 <= Quality::Low
    }

    /// Whether what is read may lie on cards with soft shadows.
    #[must_use]
    pub fn has_soft_shadows(self) -> bool {
        self.0 > Quality::Software
    }

    /// Whether flames and steam may move while nothing else does. A processor paints when something happens, and lets
    /// them go along; graphics hardware has the time.
    #[must_use]
    pub fn lives(self) -> bool {
        self.0 > Quality::Software
    }
}

/// How much larger than a window its picture may be painted.
fn larger(window: Vec2) -> f32 {
    (DOUBLED / (window.x * window.y).max(1.0)).sqrt().min(2.0)
}

fn choose(settings: Option<Res<Settings>>, adapter: Option<Res<RenderAdapterInfo>>, mut drawn: ResMut<Drawn>) {
    let by_machine = || {
        adapter.map_or(Quality::Software, |adapter| {
            Quality::suited_to(&format!("{:?}", adapter.device_type))
        })
    };
    let quality = settings
        .and_then(|settings| settings.quality)
        .unwrap_or_else(by_machine);
    drawn.set_if_neq(Drawn(quality));
}
