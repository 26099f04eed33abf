//! The name of the game, and where to go from here.

use bevy::prelude::*;
use bevy::text::{FontSource, LineHeight};
use bevy::ui_widgets::{Activate, observe};

use super::begun::{self, BegunMatches, Instead};
use crate::texts::Language;
use crate::version::version;
use crate::window::language::CurrentTexts;
use crate::window::plan::{ForOnce, Opening, TablePlan};
use crate::window::screen::{FrameSystems, Menu, Screen, go};
use crate::window::settings::Settings;
use crate::window::theme::focus::{FocusFirst, Scope};
use crate::window::theme::icons::Icon;
use crate::window::theme::looks::Skin;
use crate::window::theme::rebuild::Live;
use crate::window::theme::shade::Lifted;
use crate::window::theme::text::{BOLD, regular, remark, size, written};
use crate::window::theme::widgets::{
    Caption, button, card_look, card_node, icon, main_button, row, skinned_button, whole_window,
};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), open.in_set(FrameSystems::Menus));
}

fn open(mut commands: Commands) {
    commands.spawn((
        whole_window(),
        Scope::SCREEN,
        DespawnOnExit(Screen::Title),
        Live::new(fill),
    ));
}

fn fill(In(root): In<Entity>, speech: Res<CurrentTexts>, begun: Res<BegunMatches>, mut commands: Commands) {
    let last = begun.0.first().cloned();
    let others = begun.0.len().saturating_sub(1);
    let last_is_there = last.is_some();
    let [new, learn, practice, settings, rules, quit] = [
        "title-new",
        "title-learn",
        "title-practice",
        "title-settings",
        "title-rules",
        "title-quit",
    ]
    .map(|id| speech.line(id));
    commands.entity(root).with_children(|root| {
        root.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(space::NEAR),
                bottom: px(space::NEAR),
                ..default()
            },
            written(version(), regular(size::SMALL), palette::INK),
        ));
        root.spawn((
            Node {
                width: percent(100),
                height: percent(100),
                max_width: px(980),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(space::APART),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|sides| {
            name_of_the_game(sides, &speech);
            sides
                .spawn((
                    Node {
                        width: px(270),
                        flex_shrink: 0.0,
                        row_gap: px(space::NEAR + 2.0),
                        padding: UiRect::all(px(space::APART)),
                        align_items: AlignItems::Stretch,
                        ..card_node()
                    },
                    card_look(),
                ))
                .with_children(|card| {
                    if let Some(last) = last {
                        let stands = begun::stands(&last, &speech);
                        card.spawn((
                            main_button(Caption::new(speech.line("title-resume")).icon(Icon::Play)),
                            FocusFirst,
                            observe(begun::go_on_with(last.file)),
                        ));
                        card.spawn(remark(stands));
                        if others > 0 {
                            let others = speech.say("title-others", [("count", others.into())]);
                            card.spawn((button(Caption::new(others).icon(Icon::Begun)), observe(begun::show)));
                        }
                        card.spawn((
                            button(Caption::new(new).icon(Icon::Toque)),
                            observe(begun::ask_before(Instead::NewGame)),
                        ));
                    } else {
                        card.spawn((
                            main_button(Caption::new(new).icon(Icon::Toque)),
                            FocusFirst,
                            observe(choose_seats),
                        ));
                    }
                    let learn = button(Caption::new(learn).icon(Icon::Hand));
                    if last_is_there {
                        card.spawn((learn, observe(begun::ask_before(Instead::Lesson))));
                    } else {
                        card.spawn((learn, observe(learn_to_play)));
                    }
                    card.spawn((
                        button(Caption::new(practice).icon(Icon::Pan)),
                        observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| {
                            go(&mut screen, Screen::Practice);
                        }),
                    ));
                    card.spawn((
                        button(Caption::new(settings).icon(Icon::Gear)),
                        observe(|_: On<Activate>, mut menu: ResMut<NextState<Menu>>| go(&mut menu, Menu::Settings)),
                    ));
                    card.spawn((
                        button(Caption::new(rules).icon(Icon::Book)),
                        observe(|_: On<Activate>, mut menu: ResMut<NextState<Menu>>| go(&mut menu, Menu::Rules)),
                    ));
                    card.spawn((button(Caption::new(quit).icon(Icon::Door)), observe(super::pause::quit)));
                });
        });
    });
}

/// A first game with a mentor, against two apprentices; what was learnt before is explained again. Who usually plays is
/// still remembered.
pub(super) fn learn_to_play(_: On<Activate>, mut screen: ResMut<NextState<Screen>>, mut commands: Commands) {
    commands.insert_resource(ForOnce {
        plan: TablePlan::first_game(),
        lesson: true,
    });
    commands.insert_resource(Opening::New);
    go(&mut screen, Screen::Table);
}

/// The name with a chef's hat on it, a word about the game, and the languages.
fn name_of_the_game(sides: &mut ChildSpawnerCommands, speech: &CurrentTexts) {
    // A slate in a wooden frame, high on the wall, so that the kitchen below it is seen.
    let column = Node {
        flex_direction: FlexDirection::Column,
        align_self: AlignSelf::FlexStart,
        row_gap: px(space::NEAR),
        margin: UiRect::top(percent(1)),
        padding: UiRect::axes(px(34), px(14)),
        border: UiRect::all(px(6)),
        border_radius: BorderRadius::all(px(space::ROUNDER)),
        ..default()
    };
    let slate = (
        BackgroundColor(palette::NIGHT),
        BorderColor::all(palette::DARK_WOOD),
        Lifted,
    );
    sides.spawn((column, slate, Pickable::IGNORE)).with_children(|column| {
        column
            .spawn((
                Node {
                    padding: UiRect::top(px(34)),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|name| {
                name.spawn((
                    Text::new(speech.line("game-name")),
                    TextFont {
                        font: FontSource::Handle(BOLD),
                        font_size: FontSize::Px(size::TITLE),
                        ..default()
                    },
                    LineHeight::RelativeToFont(1.2),
                    TextColor(palette::BUTTER),
                    TextShadow {
                        offset: Vec2::splat(4.0),
                        color: palette::SHADOW,
                    },
                    Pickable::IGNORE,
                ));
                // The hat sits askew on the first letter.
                name.spawn((
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(-14),
                        top: px(-6),
                        ..default()
                    },
                    UiTransform::from_rotation(Rot2::radians(-0.25)),
                    Pickable::IGNORE,
                    children![icon(Icon::Toque, 62.0, palette::CREAM)],
                ));
            });
        column.spawn(written(
            speech.line("game-tagline"),
            regular(size::BODY),
            palette::CREAM,
        ));
        column.spawn(row()).with_children(|languages| {
            for language in Language::ALL {
                let (id, skin) = (
                    match language {
                        Language::English => "language-english",
                        Language::German => "language-german",
                    },
                    if language == speech.language() {
                        Skin::MAIN
                    } else {
                        Skin::PLAIN
                    },
                );
                languages.spawn((
                    skinned_button(speech.line(id), skin, size::SMALL),
                    observe(move |_: On<Activate>, mut settings: ResMut<Settings>| {
                        settings.language = Some(language);
                    }),
                ));
            }
        });
    });
}

pub(super) fn choose_seats(_: On<Activate>, mut screen: ResMut<NextState<Screen>>) {
    go(&mut screen, Screen::Seats);
}
