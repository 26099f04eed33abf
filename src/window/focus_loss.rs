//! Attention: when another window comes to the front, this one is never told that a button was let go. So whatever the
//! mouse holds is put down at once, as if it had been let go, and nothing stays pressed.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::practice::hand::Hand;
use super::table::TableSystems;
use super::table::hands::Hands;
use super::table::pointing::CupInUse;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        put_everything_down
            .run_if(on_message::<WindowFocused>)
            .after(InputSystems)
            .before(TableSystems::Hands),
    );
}

fn put_everything_down(
    mut focus: MessageReader<WindowFocused>,
    mut buttons: ResMut<ButtonInput<MouseButton>>,
    mut hands: ResMut<Hands>,
    mut practice: ResMut<Hand>,
    mut cup: ResMut<CupInUse>,
) {
    let lost = focus.read().filter(|change| !change.focused).count() > 0;
    if lost {
        buttons.reset_all();
        hands.let_go();
        practice.put_down();
        cup.put_back();
    }
}
