//! The corner with what is always at hand: take back, look around, hurry, pause.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::super::camera::Look;
use super::super::sitting::Sitting;
use super::super::turn_flow;
use super::help;
use super::hud_state::TurnInfo;
use crate::window::bindings;
use crate::window::language::CurrentTexts;
use crate::window::screen::{Menu, go};
use crate::window::settings::{Pace, Settings};
use crate::window::theme::icons::Icon;
use crate::window::theme::looks::Skin;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::space;
use crate::window::theme::text::size;
use crate::window::theme::widgets::{Caption, skinned_button};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<TurnInfo>
        .or_eager(resource_changed::<Settings>)
        .or_eager(resource_changed::<Look>);
    app.add_systems(PostUpdate, refresh::<Corner>.run_if(news).before(LiveSystems));
}

#[derive(Component)]
struct Corner;

pub(super) fn panel() -> impl Bundle {
    (
        Corner,
        Live::new(fill),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::FlexEnd,
            row_gap: px(space::TIGHT),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn fill(
    In(panel): In<Entity>,
    moment: Res<TurnInfo>,
    sitting: Option<Res<Sitting>>,
    (settings, look): (Res<Settings>, Res<Look>),
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    let pace = match settings.pace {
        Pace::Natural => speech.line("pace-natural"),
        Pace::Double => speech.line("pace-double"),
        Pace::Fourfold => speech.line("pace-fourfold"),
        Pace::Skip => speech.line("pace-skip"),
    };
    let view = if look.table { "view-close" } else { "view-table" };
    let small = |caption: Caption| skinned_button(caption, Skin::PLAIN, size::SMALL);
    commands.entity(panel).with_children(|corner| {
        corner.spawn(line()).with_children(|line| {
            line.spawn((
                small(Caption::new(pace).icon(Icon::Speed).key(bindings::PACE.label)),
                observe(|_: On<Activate>, mut settings: ResMut<Settings>| hurry(&mut settings)),
            ));
            line.spawn((
                small(
                    Caption::new(speech.line("act-pause"))
                        .icon(Icon::Pause)
                        .key(bindings::PAUSE.label),
                ),
                observe(|_: On<Activate>, mut menu: ResMut<NextState<Menu>>| go(&mut menu, Menu::Pause)),
            ));
        });
        corner.spawn(line()).with_child((
            small(
                Caption::new(speech.line(view))
                    .icon(Icon::Eye)
                    .key(bindings::VIEW.label),
            ),
            observe(|_: On<Activate>, mut look: ResMut<Look>| look.table = !look.table),
        ));
        corner.spawn(line()).with_children(|line| {
            if moment.awaited {
                line.spawn((
                    small(
                        Caption::new(speech.line("act-hint"))
                            .icon(Icon::Toque)
                            .key(bindings::HINT.label),
                    ),
                    observe(|_: On<Activate>, mut commands: Commands| commands.queue(help::hint)),
                ));
            }
            line.spawn((
                small(
                    Caption::new(speech.line("act-rules"))
                        .icon(Icon::Book)
                        .key(bindings::RULES.label),
                ),
                observe(|_: On<Activate>, mut commands: Commands| commands.queue(help::look_up)),
            ));
        });
        // Not while a hand is at something: that has to be finished or put back first.
        if moment.can_undo && moment.act.is_none() {
            // It is said whose choice it is, if it is not that of whoever sits there now.
            let names = sitting.map(|sitting| sitting.plan().names()).unwrap_or_default();
            let whose = moment.undoes.and_then(|seat| names.get(seat.index()));
            let caption = whose.map_or_else(
                || speech.line("act-undo"),
                |name| speech.say("act-undo-of", [("name", name.as_str().into())]),
            );
            corner.spawn(line()).with_child((
                small(Caption::new(caption).icon(Icon::Undo).key(bindings::UNDO.label)),
                observe(|_: On<Activate>, mut commands: Commands| commands.queue(turn_flow::take_back)),
            ));
        }
    });
}

fn line() -> impl Bundle {
    (
        Node {
            column_gap: px(space::TIGHT),
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The next faster pace, and from the fastest back to the natural one.
pub fn hurry(settings: &mut Settings) {
    settings.pace = settings.pace.next();
}
