//! A click that is over within one frame counts too: at ten frames a second that is how most people click. The engine is
//! not made for it. It marks a button as pressed only after all events of the frame have been seen, so that press and
//! release in one frame would do nothing; and it lets go where the mouse was a frame ago, so that somebody who moves there
//! and clicks at once would leave the button down.

use bevy::picking::events::{Click, Pointer, pointer_events};
use bevy::picking::hover::{HoverMap, PreviousHoverMap, generate_hovermap};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};
use bevy::ui_widgets::{Activate, Button};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(activate).add_systems(
        PreUpdate,
        let_go_where_it_is.after(generate_hovermap).before(pointer_events),
    );
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

/// What was pressed in this frame is where the mouse is now, and there it is let go.
fn let_go_where_it_is(
    mut inputs: MessageReader<PointerInput>,
    hovered: Res<HoverMap>,
    mut before: ResMut<PreviousHoverMap>,
) {
    let (mut pressed, mut released) = (false, false);
    for input in inputs.read().filter(|input| input.pointer_id == PointerId::Mouse) {
        match input.action {
            PointerAction::Press(_) => pressed = true,
            PointerAction::Release(_) => released |= pressed,
            _ => {}
        }
    }
    if released && let Some(now) = hovered.get(&PointerId::Mouse) {
        before.insert(PointerId::Mouse, now.clone());
    }
}
