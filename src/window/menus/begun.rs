//! Matches that were begun: what the title tells of them, and the list from which one is chosen. Whoever wants to begin
//! another one sees the list first, and that nothing of it is lost.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::title;
use crate::window::language::CurrentTexts;
use crate::window::plan::{Dishes, Opening};
use crate::window::screen::{FrameSystems, Menu, Screen, go};
use crate::window::storage::Storage;
use crate::window::table::saves::{self, Begun, Closed, Stands};
use crate::window::table::title_backdrop::set_for_show;
use crate::window::theme::focus::{FocusFirst, Scope};
use crate::window::theme::icons::Icon;
use crate::window::theme::rebuild::Live;
use crate::window::theme::scroll::{bar, scroller};
use crate::window::theme::space;
use crate::window::theme::text::{heading, label, remark};
use crate::window::theme::widgets::{Caption, button, card_look, card_node, main_button, veil};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BegunMatches>()
        .insert_resource(Instead::Nothing)
        .add_systems(
            OnEnter(Screen::Title),
            look.after(set_for_show).before(FrameSystems::Menus),
        )
        .add_systems(OnEnter(Menu::Begun), open);
}

/// The matches that can be gone on with, the last one first, as they were found on coming to the title.
#[derive(Resource, Debug, Default)]
pub struct BegunMatches(pub Vec<Begun>);

/// What somebody wanted to begin who is asked first.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Instead {
    /// A match with others.
    NewGame,
    /// The guided one.
    Lesson,
    /// Nothing: they came to look.
    Nothing,
}

fn look(storage: Res<Storage>, dishes: Res<Dishes>, mut begun: ResMut<BegunMatches>) {
    begun.0 = saves::begun(&storage, &dishes);
}

/// Whether it is a lesson, who plays, and how many points they have; or why that cannot be told.
pub(super) fn stands(begun: &Begun, speech: &CurrentTexts) -> String {
    let stands = match &begun.stands {
        Ok(stands) => stands,
        Err(closed) => {
            return speech.line(match closed {
                Closed::Unreadable => "begun-unread",
                Closed::OtherGame => "begun-other-game",
                Closed::TooNew => "begun-too-new",
                Closed::OtherDishes => "begun-other-dishes",
            });
        }
    };
    let score = |(name, points): &(String, u8)| {
        speech.say(
            "begun-score",
            [("name", name.as_str().into()), ("points", (*points).into())],
        )
    };
    let lesson = stands.lesson.then(|| speech.line("begun-is-lesson"));
    let scores: Vec<String> = lesson.into_iter().chain(stands.points.iter().map(score)).collect();
    scores.join(" · ")
}

/// Whose turn it is, and how far the match has come.
fn progress(stands: &Stands, speech: &CurrentTexts) -> String {
    let gaps = [
        ("name", stands.turn.as_str().into()),
        ("served", stands.served.into()),
        ("dishes", stands.dishes.into()),
    ];
    speech.say("begun-progress", gaps)
}

/// Goes on with a match.
pub(super) fn go_on_with(file: PathBuf) -> impl FnMut(On<Activate>, Commands) + Send + Sync {
    move |_, mut commands| {
        let file = file.clone();
        commands.queue(move |world: &mut World| {
            if saves::choose(&mut world.resource_mut::<Storage>(), &file) {
                world.insert_resource(Opening::Resume);
                go(&mut world.resource_mut::<NextState<Menu>>(), Menu::None);
                go(&mut world.resource_mut::<NextState<Screen>>(), Screen::Table);
            }
        });
    }
}

/// Shows the list.
pub(super) fn show(_: On<Activate>, mut instead: ResMut<Instead>, mut menu: ResMut<NextState<Menu>>) {
    *instead = Instead::Nothing;
    go(&mut menu, Menu::Begun);
}

/// Shows the list to somebody who wants something else.
pub(super) fn ask_before(
    wants: Instead,
) -> impl FnMut(On<Activate>, ResMut<Instead>, ResMut<NextState<Menu>>) + Send + Sync {
    move |_, mut instead, mut menu| {
        *instead = wants;
        go(&mut menu, Menu::Begun);
    }
}

fn open(mut commands: Commands) {
    commands.spawn((
        veil(),
        GlobalZIndex(10),
        Scope::MENU,
        DespawnOnExit(Menu::Begun),
        Live::new(fill),
    ));
}

fn fill(
    In(root): In<Entity>,
    (speech, begun, instead): (Res<CurrentTexts>, Res<BegunMatches>, Res<Instead>),
    mut commands: Commands,
) {
    let node = Node {
        width: px(560),
        max_height: percent(96),
        row_gap: px(space::NEAR + 2.0),
        align_items: AlignItems::Stretch,
        padding: UiRect::all(px(20)),
        ..card_node()
    };
    let line = |id| speech.line(id);
    commands.entity(root).with_children(|root| {
        root.spawn((node, card_look())).with_children(|card| {
            card.spawn(heading(line("begun-heading")));
            card.spawn((
                Node {
                    min_height: px(0),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|beside| {
                let list = beside.spawn(scroller()).id();
                beside.commands().entity(list).with_children(|list| {
                    for one in &begun.0 {
                        entry(list, one, &speech);
                    }
                });
                beside.spawn(bar(list));
            });
            match *instead {
                Instead::Nothing => {}
                Instead::NewGame => {
                    card.spawn(remark(line("begun-stay")));
                    card.spawn((
                        main_button(Caption::new(line("begun-new")).icon(Icon::Toque)),
                        FocusFirst,
                        observe(close),
                        observe(title::choose_seats),
                    ));
                }
                Instead::Lesson => {
                    card.spawn(remark(line("begun-stay")));
                    card.spawn((
                        main_button(Caption::new(line("begun-lesson")).icon(Icon::Hand)),
                        FocusFirst,
                        observe(close),
                        observe(title::learn_to_play),
                    ));
                }
            }
            card.spawn((button(Caption::new(line("menu-back")).icon(Icon::Left)), observe(close)));
        });
    });
}

fn entry(list: &mut ChildSpawnerCommands, begun: &Begun, speech: &CurrentTexts) {
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(space::APART),
        ..default()
    };
    list.spawn((node, Pickable::IGNORE)).with_children(|row| {
        // All that the button leaves: a text that only may shrink shrinks to nothing in a list that scrolls.
        let words = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            ..default()
        };
        row.spawn((words, Pickable::IGNORE)).with_children(|words| {
            words.spawn(label(stands(begun, speech)));
            if let Ok(stands) = &begun.stands {
                words.spawn(remark(progress(stands, speech)));
            }
        });
        row.spawn((
            button(Caption::new(speech.line("pause-on")).icon(Icon::Play)),
            observe(go_on_with(begun.file.clone())),
        ));
    });
}

fn close(_: On<Activate>, mut menu: ResMut<NextState<Menu>>) {
    go(&mut menu, Menu::None);
}
