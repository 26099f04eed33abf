//! The menu as a sheet of small tiles, for choosing a dish by key or by name; the tiles on the table do the same.

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use rules::Game;
use rules::a_la_carte::{DishColour, DishId, Menu, Move, Phase};

use super::super::TableSystems;
use super::super::conduct::{self, awaits_person};
use super::super::deed::Deed;
use super::super::hands::Hands;
use super::super::sitting::Sitting;
use crate::window::language::Speech;
use crate::window::picture::Restless;
use crate::window::theme::drawings::Drawing;
use crate::window::theme::icons::Icon;
use crate::window::theme::live::{Live, LiveSystems, refresh};
use crate::window::theme::looks::Skin;
use crate::window::theme::text::{bold, part_heading, size, written};
use crate::window::theme::widgets::{card_look, icon};
use crate::window::theme::{palette, space};

/// The dishes that can be chosen now.
#[derive(Debug, Default, Clone, PartialEq, Resource)]
pub struct Choosable(Option<Vec<(DishId, bool)>>);

/// The dish on the sheet that is looked at.
#[derive(Debug, Default, Clone, Copy, PartialEq, Resource)]
pub struct Considered(pub Option<DishId>);

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
        crate::window::theme::focus::Scope {
            order: 0,
            arrows: true,
            eager: false,
        },
    )
}

fn gather(sitting: Res<Sitting>, hands: Res<Hands>, mut facts: ResMut<Choosable>) {
    let game = sitting.game();
    let asked = matches!(game.state().phase, Phase::FirstDish | Phase::NewDish { .. });
    let dishes = (asked && awaits_person(&sitting, &hands).is_some()).then(|| {
        let there = game.state().table.iter();
        there.map(|dish| (dish, game.is_legal(Move::Dish(dish)))).collect()
    });
    facts.set_if_neq(Choosable(dishes));
}

fn fill(
    In(panel): In<Entity>,
    facts: Res<Choosable>,
    sitting: Option<Res<Sitting>>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    let (Some(sitting), Some(dishes)) = (sitting, &facts.0) else {
        commands.entity(panel).insert(Visibility::Hidden);
        return;
    };
    let menu = sitting.game().menu();
    commands
        .entity(panel)
        .insert(Visibility::Inherited)
        .with_children(|sheet| {
            sheet.spawn(part_heading(speech.line("choose-dish")));
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
                                for &(dish, legal) in dishes.iter().filter(|(dish, _)| dish.colour() == colour) {
                                    small_tile(column, dish, legal, menu);
                                }
                            });
                    }
                });
        });
}

fn small_tile(column: &mut ChildSpawnerCommands, dish: DishId, legal: bool, menu: &Menu) {
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
            width: px(62),
            height: px(46),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(2),
            border_radius: BorderRadius::all(px(space::NEAR)),
            ..default()
        },
        observe(move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| conduct::take(world, Deed::Choose(Move::Dish(dish)), true));
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
}

/// The tile under the mouse, or the one with the focus, is shown large.
pub(super) fn consider(
    tiles: Query<(Entity, &OfDish, &Hovered)>,
    focus: Res<InputFocus>,
    mut considered: ResMut<Considered>,
    mut restless: ResMut<Restless>,
) {
    let hovered = tiles.iter().find(|(_, _, hovered)| hovered.get());
    let focused = focus.get().and_then(|entity| tiles.get(entity).ok());
    let found = hovered.or(focused).map(|(_, dish, _)| dish.0);
    if considered.set_if_neq(Considered(found)) {
        restless.stir();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choosable>()
        .init_resource::<Considered>()
        .add_systems(
            Update,
            (gather, consider.before(super::facts::closely))
                .in_set(TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            refresh::<Sheet>
                .run_if(resource_changed::<Choosable>)
                .before(LiveSystems),
        );
}
