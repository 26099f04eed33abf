//! The menu as a sheet of small tiles, for whoever chooses a dish by key. The tiles on the table do the same and come
//! first, so the sheet is folded away until it is asked for.

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use rules::Game;
use rules::a_la_carte::{ALL_SEATS, DishColour, DishId, Menu, Move, Phase, Seat};

use super::super::TableSystems;
use super::super::hands::Hands;
use super::super::player_action::PlayerAction;
use super::super::sitting::Sitting;
use super::super::turn_flow::{self, awaits_person};
use super::ears::Heard;
use crate::window::bindings;
use crate::window::language::CurrentTexts;
use crate::window::picture::Redraw;
use crate::window::screen::{self, Screen};
use crate::window::theme::drawings::Drawing;
use crate::window::theme::focus::Scope;
use crate::window::theme::icons::Icon;
use crate::window::theme::looks::{Fades, Skin};
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, part_heading, size, written};
use crate::window::theme::widgets::{Caption, card_look, icon, key_hint, row, skinned_button};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<Choosable>.or_eager(resource_changed::<SheetUnfolded>);
    app.init_resource::<Choosable>()
        .init_resource::<SheetUnfolded>()
        .init_resource::<AsLeft>()
        .init_resource::<Sought>()
        .init_resource::<Considered>()
        .add_systems(OnExit(Screen::Table), fold.after(super::super::leave))
        .add_systems(
            Update,
            (
                gather,
                unfold
                    .after(gather)
                    .run_if(in_state(Screen::Table).and_then(in_state(screen::Menu::None))),
                consider.before(super::hud_state::closely),
            )
                .in_set(TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(PostUpdate, refresh::<Sheet>.run_if(news).before(LiveSystems));
}

/// The dishes that can be chosen now.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
pub struct Choosable(Option<Vec<(DishId, bool)>>);

impl Choosable {
    /// Whether somebody has to choose.
    pub const fn is_asked(&self) -> bool {
        self.0.is_some()
    }
}

/// The dish on the sheet that is looked at.
#[derive(Debug, Default, Clone, Copy, PartialEq, Resource)]
pub struct Considered(pub Option<DishId>);

/// Whether the sheet lies there while a dish is chosen.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Resource)]
pub struct SheetUnfolded(pub bool);

/// How the seats left the sheet: whoever plays by key at a table does not unfold it for the others. It stays so until the
/// match is left.
#[derive(Debug, Default, Resource)]
struct AsLeft {
    /// Who was asked for a dish last, and has the sheet as it is now.
    last: Option<Seat>,
    unfolded: [bool; ALL_SEATS.len()],
}

impl AsLeft {
    /// Lays the sheet down for a seat as it left it.
    fn pass_to(&mut self, seat: Seat, sheet: &mut ResMut<SheetUnfolded>) {
        let before = self.last.replace(seat);
        if before == Some(seat) {
            return;
        }
        if let Some(before) = before {
            self.unfolded[before.index()] = sheet.0;
        }
        sheet.set_if_neq(SheetUnfolded(self.unfolded[seat.index()]));
    }
}

/// Whoever unfolded the sheet by key has the focus on the first dish that may be taken as soon as it is there.
#[derive(Debug, Default, Resource)]
struct Sought(bool);

/// Over the edge of the table: as long as the sheet is there, the arrows move on it.
const SCOPE: Scope = Scope {
    order: 1,
    arrows: true,
    eager: false,
};

#[derive(Component)]
struct Sheet;

#[derive(Component)]
pub(super) struct OfDish(DishId);

pub(super) fn panel() -> impl Bundle {
    (
        Sheet,
        Live::new(fill),
        Node {
            position_type: PositionType::Absolute,
            right: px(space::NEAR),
            bottom: px(space::NEAR),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(space::TIGHT),
            padding: UiRect::all(px(12)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Visibility::Hidden,
    )
}

fn gather(
    (sitting, hands): (Res<Sitting>, Res<Hands>),
    mut facts: ResMut<Choosable>,
    (mut as_left, mut unfolded): (ResMut<AsLeft>, ResMut<SheetUnfolded>),
) {
    let game = sitting.game();
    let chooses = matches!(game.state().phase, Phase::FirstDish | Phase::NewDish { .. });
    let asked = awaits_person(&sitting, &hands).filter(|_| chooses);
    if let Some(seat) = asked {
        as_left.pass_to(seat, &mut unfolded);
    }
    let dishes = asked.map(|_| {
        let there = game.state().table.iter();
        there.map(|dish| (dish, game.is_legal(Move::Dish(dish)))).collect()
    });
    facts.set_if_neq(Choosable(dishes));
}

fn fill(
    In(panel): In<Entity>,
    (facts, unfolded): (Res<Choosable>, Res<SheetUnfolded>),
    sitting: Option<Res<Sitting>>,
    speech: Res<CurrentTexts>,
    (mut sought, mut focus, mut visible): (ResMut<Sought>, ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut commands: Commands,
) {
    let (Some(sitting), Some(dishes), true) = (sitting, &facts.0, unfolded.0) else {
        commands.entity(panel).insert(Visibility::Hidden).remove::<Scope>();
        return;
    };
    let menu = sitting.game().menu();
    let may_begin = dishes.iter().any(|(_, legal)| *legal);
    let mut first = None;
    commands
        .entity(panel)
        .insert((Visibility::Inherited, SCOPE))
        .with_children(|sheet| {
            sheet.spawn(row()).with_children(|top| {
                top.spawn((part_heading(speech.line("choose-dish")), TextLayout::no_wrap()));
                fold_button(top);
            });
            sheet
                .spawn((
                    Node {
                        column_gap: px(space::TIGHT),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|columns| {
                    for colour in DishColour::ALL {
                        columns
                            .spawn((
                                Node {
                                    flex_direction: FlexDirection::Column,
                                    row_gap: px(space::TIGHT),
                                    ..default()
                                },
                                Pickable::IGNORE,
                            ))
                            .with_children(|column| {
                                // As the tiles lie on the table: where one is gone, its place stays empty.
                                for dish in (0..DishId::PER_COLOUR).filter_map(|row| DishId::new(colour, row)) {
                                    let Some(&(_, legal)) = dishes.iter().find(|(there, _)| *there == dish) else {
                                        column.spawn((place_of_tile(), Pickable::IGNORE));
                                        continue;
                                    };
                                    let tile = small_tile(column, dish, legal, menu);
                                    // The focus begins where something can be taken, if anything can.
                                    if legal || !may_begin {
                                        first.get_or_insert(tile);
                                    }
                                }
                            });
                    }
                });
        });
    if let Some(first) = first.filter(|_| sought.0) {
        focus.set(first, FocusCause::Navigated);
        visible.0 = true;
    }
    sought.0 = false;
}

/// The button that unfolds the sheet. It lies in the row of what can be done.
pub(super) fn unfold_button(row: &mut ChildSpawnerCommands, speech: &CurrentTexts) {
    let caption = Caption::new(speech.line("act-dishes"));
    row.spawn((
        skinned_button(
            caption.icon(Icon::Up).key(bindings::DISHES.label),
            Skin::PLAIN,
            size::SMALL,
        ),
        observe(
            |_: On<Activate>,
             keys: Res<ButtonInput<KeyCode>>,
             mut unfolded: ResMut<SheetUnfolded>,
             mut sought: ResMut<Sought>| {
                unfolded.0 = true;
                sought.0 = bindings::presses_focus(&keys);
            },
        ),
    ));
}

/// For the mouse and its key only: the focus goes from dish to dish.
fn fold_button(top: &mut ChildSpawnerCommands) {
    top.spawn((
        bevy::ui_widgets::Button,
        Skin::FLAT,
        Node {
            align_items: AlignItems::Center,
            column_gap: px(space::TIGHT),
            padding: UiRect::all(px(space::TIGHT)),
            border_radius: BorderRadius::all(px(space::NEAR)),
            ..default()
        },
        observe(|_: On<Activate>, mut unfolded: ResMut<SheetUnfolded>| unfolded.0 = false),
    ))
    .with_children(|button| {
        button.spawn((icon(Icon::Down, 14.0, palette::INK), Fades(palette::INK)));
        button.spawn(key_hint(bindings::DISHES.label));
    });
}

/// What every tile takes up, and the place of one that is gone.
fn place_of_tile() -> Node {
    Node {
        width: px(62),
        height: px(46),
        ..default()
    }
}

fn small_tile(column: &mut ChildSpawnerCommands, dish: DishId, legal: bool, menu: &Menu) -> Entity {
    let mut tile = column.spawn((
        bevy::ui_widgets::Button,
        Skin {
            rest: palette::dish(dish.colour()),
            hover: palette::HONEY,
            press: palette::BUTTER,
            edge: palette::CRUST,
        },
        bevy::input_focus::tab_navigation::TabIndex(0),
        OfDish(dish),
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(2),
            border_radius: BorderRadius::all(px(space::NEAR)),
            ..place_of_tile()
        },
        observe(move |_: On<Activate>, heard: Heard, mut commands: Commands| {
            if heard.counts() {
                commands.queue(move |world: &mut World| {
                    turn_flow::take(world, PlayerAction::Choose(Move::Dish(dish)), true);
                });
            }
        }),
    ));
    let ink = if legal {
        palette::INK
    } else {
        palette::INK.with_alpha(0.3)
    };
    tile.with_children(|tile| {
        tile.spawn((
            ImageNode::new(Drawing::of(menu.dish(dish)).image()).with_color(Color::WHITE.with_alpha(ink.alpha())),
            Node {
                width: px(42),
                height: px(42),
                flex_shrink: 0.0,
                ..default()
            },
            Pickable::IGNORE,
        ));
        let side = Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            ..default()
        };
        tile.spawn((side, Pickable::IGNORE)).with_children(|side| {
            side.spawn((
                written(menu.recipe(dish).points.to_string(), bold(size::BODY), ink),
                TextLayout::no_wrap(),
            ));
            side.spawn(icon(Icon::dish(dish.colour()), 14.0, ink));
        });
    });
    tile.id()
}

/// The tile under the mouse, or the one with the focus, is shown large.
pub(super) fn consider(
    tiles: Query<(Entity, &OfDish, &Hovered)>,
    focus: Res<InputFocus>,
    mut considered: ResMut<Considered>,
    mut redraw: ResMut<Redraw>,
) {
    let hovered = tiles.iter().find(|(_, _, hovered)| hovered.get());
    let focused = focus.get().and_then(|entity| tiles.get(entity).ok());
    let found = hovered.or(focused).map(|(_, dish, _)| dish.0);
    if considered.set_if_neq(Considered(found)) {
        redraw.request();
    }
}

/// Tab leads onto the sheet, wherever it is, unless it is meant for other windows or leads back; its key folds it too.
fn unfold(
    keys: Res<ButtonInput<KeyCode>>,
    choosable: Res<Choosable>,
    mut unfolded: ResMut<SheetUnfolded>,
    mut sought: ResMut<Sought>,
) {
    let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let tab = !unfolded.0 && keys.just_pressed(KeyCode::Tab) && !back && bindings::are_plain(&keys);
    if choosable.is_asked() && (tab || bindings::just_pressed(&keys, bindings::DISHES)) {
        unfolded.0 = !unfolded.0;
        sought.0 = unfolded.0;
    }
}

fn fold(mut unfolded: ResMut<SheetUnfolded>, mut as_left: ResMut<AsLeft>) {
    unfolded.set_if_neq(SheetUnfolded(false));
    *as_left = AsLeft::default();
}
