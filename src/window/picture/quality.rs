//! How much work the picture may be: as the player has set it, else by what the machine has.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use crate::window::settings::{Quality, Settings};

/// How the picture is painted now.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawn(pub Quality);

impl Drawn {
    /// Pixels of the kitchen for a pixel of the window, in each direction, while something moves or while all is still.
    /// A software renderer paints few pixels while it has to be fast, and then once more as well as it can: the still
    /// picture is what people read (docs/picture.md).
    #[must_use]
    pub const fn scale(self, still: bool) -> f32 {
        match (self.0, still) {
            (Quality::Software, false) => 0.6,
            (Quality::Software, true) | (Quality::Full, _) => 1.0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // Whoever asks before the first frame gets the cheaper answer.
    app.insert_resource(Drawn(Quality::Software))
        .add_systems(PreStartup, choose)
        .add_systems(PreUpdate, choose.run_if(resource_exists_and_changed::<Settings>));
}

fn choose(settings: Option<Res<Settings>>, adapter: Option<Res<RenderAdapterInfo>>, mut drawn: ResMut<Drawn>) {
    let by_machine = || {
        let by_processor = adapter.is_none_or(|adapter| format!("{:?}", adapter.device_type) == "Cpu");
        if by_processor { Quality::Software } else { Quality::Full }
    };
    let quality = settings
        .and_then(|settings| settings.quality)
        .unwrap_or_else(by_machine);
    drawn.set_if_neq(Drawn(quality));
}
