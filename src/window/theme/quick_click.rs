//! A click that is over within one frame counts too. The engine marks a button as pressed only after all events of the
//! frame have been seen, so that press and release in one frame would do nothing and leave the button down: at ten frames
//! a second that is how most people click.

use bevy::picking::events::{Click, Pointer};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, Button};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(activate);
}

fn activate(
    click: On<Pointer<Click>>,
    buttons: Query<(Has<Pressed>, Has<InteractionDisabled>), With<Button>>,
    mut commands: Commands,
) {
    // A button that is marked as pressed has been pressed in an earlier frame, and the engine activates it.
    if let Ok((false, disabled)) = buttons.get(click.entity) {
        commands.entity(click.entity).remove::<Pressed>();
        if !disabled {
            commands.trigger(Activate { entity: click.entity });
        }
    }
}
