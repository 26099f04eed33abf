//! What went wrong with files, in words: what happened, where the file is now, what to do.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::practice::Fault;
use crate::saves::begun::MOST;
use crate::window::language::CurrentTexts;
use crate::window::screen::FrameSystems;
use crate::window::storage::{Detail, Storage, Trouble};
use crate::window::theme::focus::Scope;
use crate::window::theme::icons::Icon;
use crate::window::theme::rebuild::{Live, refresh};
use crate::window::theme::scroll::scroller;
use crate::window::theme::text::{heading, label, remark};
use crate::window::theme::widgets::{card_look, card_node, icon, main_button, row, whole_window};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>().add_systems(
        Update,
        (
            collect,
            show.run_if(resource_changed::<Notices>),
            refresh::<NoticeCard>.run_if(resource_changed::<Notices>),
        )
            .chain()
            .in_set(NoticeSystems)
            .in_set(FrameSystems::Menus),
    );
}

/// What the player has not yet acknowledged.
#[derive(Resource, Debug, Default)]
pub struct Notices(Vec<Trouble>);

impl Notices {
    /// Puts them away; whether there were any.
    pub fn dismiss(&mut self) -> bool {
        !std::mem::take(&mut self.0).is_empty()
    }
}

#[derive(Component)]
struct NoticeCard;

/// Notices come and go before anybody asks whether one is there.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct NoticeSystems;

fn collect(mut storage: ResMut<Storage>, mut notices: ResMut<Notices>) {
    let troubles = storage.bypass_change_detection().take_troubles();
    if !troubles.is_empty() {
        notices.0.extend(troubles);
    }
}

fn show(notices: Res<Notices>, cards: Query<Entity, With<NoticeCard>>, mut commands: Commands) {
    match (notices.0.is_empty(), cards.is_empty()) {
        (true, false) => cards.iter().for_each(|card| commands.entity(card).despawn()),
        (false, true) => {
            commands.spawn((
                whole_window(),
                GlobalZIndex(20),
                NoticeCard,
                Scope::NOTICE,
                Live::new(fill),
            ));
        }
        _ => {}
    }
}

fn fill(In(root): In<Entity>, speech: Res<CurrentTexts>, notices: Res<Notices>, mut commands: Commands) {
    let node = Node {
        width: px(520),
        row_gap: px(space::NEAR),
        ..card_node()
    };
    commands.entity(root).with_children(|root| {
        root.spawn((node, card_look())).with_children(|card| {
            card.spawn(row()).with_children(|top| {
                top.spawn(icon(Icon::Info, 30.0, palette::TOMATO));
                top.spawn(heading(speech.line("notice-heading")));
            });
            card.spawn(scroller()).with_children(|list| {
                for trouble in &notices.0 {
                    let (what, advice) = tell(trouble, &speech);
                    list.spawn((label(what), TextLayout::linebreak(LineBreak::WordOrCharacter)));
                    list.spawn((remark(advice), TextLayout::linebreak(LineBreak::WordOrCharacter)));
                }
            });
            card.spawn((
                main_button(speech.line("notice-okay")),
                observe(|_: On<Activate>, mut notices: ResMut<Notices>| {
                    notices.dismiss();
                }),
            ));
        });
    });
}

/// What happened, and what to do about it.
fn tell(trouble: &Trouble, speech: &CurrentTexts) -> (String, String) {
    match trouble {
        Trouble::Homeless => (speech.line("notice-homeless"), speech.line("notice-homeless-do")),
        Trouble::Guest { folder } => (
            speech.line("notice-guest"),
            speech.say("notice-guest-do", [("folder", folder.display().to_string().into())]),
        ),
        Trouble::Unwritable { file, detail } => (
            speech.say("notice-unwritable", [("file", file.display().to_string().into())]),
            speech.say("notice-unwritable-do", [("detail", detail.as_str().into())]),
        ),
        Trouble::SetAside { file, aside, detail } => (
            speech.say("notice-aside", [("file", file.display().to_string().into())]),
            speech.say(
                "notice-aside-do",
                [
                    ("aside", aside.display().to_string().into()),
                    ("detail", what_is_wrong(detail, speech).into()),
                ],
            ),
        ),
        Trouble::NotUnderstood { file, detail } => (
            speech.say("notice-aside", [("file", file.display().to_string().into())]),
            speech.say(
                "notice-not-understood-do",
                [("detail", what_is_wrong(detail, speech).into())],
            ),
        ),
        Trouble::Nameless => (speech.line("notice-nameless"), speech.line("notice-nameless-do")),
        Trouble::LaidAnew => (speech.line("notice-laid-anew"), speech.line("notice-laid-anew-do")),
        Trouble::Mended { moves, aside, detail } => (
            speech.line("notice-mended"),
            speech.say(
                "notice-mended-do",
                [
                    ("moves", (*moves).into()),
                    ("aside", aside.display().to_string().into()),
                    ("detail", detail.as_str().into()),
                ],
            ),
        ),
        Trouble::Foreign { file, detail } => (
            speech.say("notice-foreign", [("file", file.display().to_string().into())]),
            speech.say("notice-foreign-do", [("detail", detail.as_str().into())]),
        ),
        Trouble::NotListed { file } => (
            speech.say("notice-not-listed", [("most", MOST.into())]),
            speech.say("notice-not-listed-do", [("file", file.display().to_string().into())]),
        ),
        Trouble::OtherDishes { file } => (
            speech.say("notice-other-dishes", [("file", file.display().to_string().into())]),
            speech.line("notice-other-dishes-do"),
        ),
    }
}

fn what_is_wrong(detail: &Detail, speech: &CurrentTexts) -> String {
    match detail {
        Detail::Said(said) => said.clone(),
        Detail::TooLarge => speech.line("unread-too-large"),
        Detail::NotText => speech.line("unread-not-text"),
        Detail::Book(Fault::Version(version)) => speech.say("book-version", [("version", (*version).into())]),
        Detail::Book(Fault::NotFinite) => speech.line("book-not-finite"),
        Detail::Book(Fault::TooLong) => speech.line("book-too-long"),
        Detail::Book(Fault::Miscounted) => speech.line("book-miscounted"),
    }
}
