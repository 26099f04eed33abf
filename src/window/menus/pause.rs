//! A match is interrupted.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::window::language::Speech;
use crate::window::screen::{Menu, Screen, go};
use crate::window::storage::Storage;
use crate::window::table::saves::Saving;
use crate::window::theme::focus::{FocusFirst, Scope};
use crate::window::theme::icons::Icon;
use crate::window::theme::live::Live;
use crate::window::theme::space;
use crate::window::theme::text::{heading, remark};
use crate::window::theme::widgets::{Caption, button, card_look, card_node, main_button, veil};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), open);
}

fn open(mut commands: Commands) {
    commands.spawn((
        veil(),
        GlobalZIndex(10),
        Scope::MENU,
        DespawnOnExit(Menu::Pause),
        Live::new(fill),
    ));
}

fn fill(
    In(root): In<Entity>,
    (speech, saving, storage): (Res<Speech>, Option<Res<Saving>>, Res<Storage>),
    mut commands: Commands,
) {
    let node = Node {
        width: px(360),
        row_gap: px(space::NEAR + 2.0),
        align_items: AlignItems::Stretch,
        padding: UiRect::all(px(20)),
        ..card_node()
    };
    let line = |id| speech.line(id);
    commands.entity(root).with_children(|root| {
        root.spawn((node, card_look())).with_children(|card| {
            card.spawn(heading(line("pause-heading")));
            card.spawn((
                main_button(Caption::new(line("pause-on")).icon(Icon::Play)),
                FocusFirst,
                observe(to(Menu::None)),
            ));
            card.spawn((
                button(Caption::new(line("title-settings")).icon(Icon::Gear)),
                observe(to(Menu::Settings)),
            ));
            card.spawn((
                button(Caption::new(line("title-rules")).icon(Icon::Book)),
                observe(to(Menu::Rules)),
            ));
            card.spawn((
                button(Caption::new(line("pause-leave")).icon(Icon::Undo)),
                observe(leave),
            ));
            card.spawn((button(Caption::new(line("pause-quit")).icon(Icon::Door)), observe(quit)));
            let saved = saving.is_some_and(|saving| saving.is_whole(&storage));
            card.spawn(remark(line(if saved {
                "pause-leave-why"
            } else {
                "pause-leave-unsaved"
            })));
        });
    });
}

/// Leads to a menu.
fn to(wanted: Menu) -> impl Fn(On<Activate>, ResMut<NextState<Menu>>) + Send + Sync {
    move |_, mut menu| go(&mut menu, wanted)
}

fn leave(_: On<Activate>, mut menu: ResMut<NextState<Menu>>, mut screen: ResMut<NextState<Screen>>) {
    go(&mut menu, Menu::None);
    go(&mut screen, Screen::Title);
}

/// Ends the program.
pub(super) fn quit(_: On<Activate>, mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}
