//! A recipe, large: what is asked for, what is in the pan, where the heat is and where it should be.

mod falling;

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{Condiment, Crystal, Crystals, DishId, Food, Heat, Menu, Recipe, Seat};

use self::falling::Falling;
use super::super::camera::{Edge, GrowsTo};
use super::super::shown_table::ShownTable;
use super::super::sitting::Sitting;
use super::hud_state::InspectedDish;
use super::seats;
use crate::window::language::{CurrentTexts, capitalised};
use crate::window::theme::icons::Icon;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, regular, remark, size, written};
use crate::window::theme::widgets::{self, card_look, icon, row};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    let news = resource_changed::<InspectedDish>.or_eager(resource_changed::<Falling>);
    app.add_plugins(falling::plugin)
        .add_systems(PostUpdate, refresh::<RecipeCard>.run_if(news).before(LiveSystems));
}

/// How wide the card is.
const WIDTH: f32 = 258.0;
/// The picture of the dish hangs over the card's right edge by half: there the table is seldom looked at.
const PLATE: f32 = 132.0;

/// As large as the longest recipe makes it, with its picture.
const GROWN: Vec2 = Vec2::new(WIDTH + PLATE / 2.0, 330.0);

#[derive(Component)]
struct RecipeCard;

pub(super) fn panel() -> impl Bundle {
    (
        RecipeCard,
        Edge,
        GrowsTo(GROWN),
        Live::new(fill),
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(6),
            padding: UiRect::all(px(12)),
            width: px(WIDTH),
            // Not beside the others in a row: there, text that wraps can be given the height of one word a line.
            position_type: PositionType::Absolute,
            left: px(space::NEAR),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Pickable::IGNORE,
    )
}

fn fill(
    In(panel): In<Entity>,
    (closely, falling): (Res<InspectedDish>, Res<Falling>),
    (sitting, shown): (Option<Res<Sitting>>, Option<Res<ShownTable>>),
    speech: Res<CurrentTexts>,
    mut nodes: Query<&mut Node>,
    mut commands: Commands,
) {
    let (Some(sitting), Some(shown)) = (sitting, shown) else {
        return;
    };
    if let Ok(mut node) = nodes.get_mut(panel) {
        // Below the rows of the seats.
        node.top = px(space::NEAR * 2.0 + seats::ROW * f32::from(shown.state.seats));
    }
    let menu = sitting.game().menu();
    let names = sitting.plan().names();
    commands.entity(panel).with_children(|card| {
        if let Some(food) = closely.food {
            picture(card, food, menu);
        }
        let whose = closely.stove.and_then(|(seat, _)| names.get(seat.index()));
        match closely.food {
            Some(Food::Dish(dish)) => {
                let recipe = menu.recipe(dish);
                title(card, dish, speech.dish(dish, menu), recipe.points, &speech);
                if let Some(name) = whose {
                    card.spawn(remark(speech.say("in-pan-of", [("name", name.as_str().into())])));
                }
                let fresh = closely.stove.map(|(seat, _)| falling.into_pan_of(seat));
                let fresh = fresh.unwrap_or_default();
                let pan = closely.stove.map(|(_, stove)| sum(stove.pan.crystals, fresh));
                ingredients(card, recipe, pan, fresh, &speech);
                let stove = closely.stove.map(|(_, stove)| stove);
                heat(
                    card,
                    recipe.green_from,
                    recipe.green_to,
                    recipe.red,
                    stove.map(|stove| stove.dial),
                );
                seasoning(card, recipe, pan, &speech);
                if let Some(left) = stove.and_then(|stove| stove.levels_to_red(menu)) {
                    warning(card, left, &speech);
                }
                if closely.takes {
                    card.spawn(written(speech.line("does-dish"), bold(size::SMALL), palette::BASIL));
                }
            }
            Some(Food::Crepe) => {
                card.spawn(headline(capitalised(&speech.line("crepe"))));
                if let Some(name) = whose {
                    card.spawn(remark(speech.say("in-pan-of", [("name", name.as_str().into())])));
                }
                card.spawn(beside_the_plate(remark(speech.line("recipe-crepe"))));
                if let Some((_, stove)) = closely.stove {
                    heat(card, Heat::OFF, Heat::OFF, Heat::MAX, Some(stove.dial));
                }
            }
            None => {
                let name = whose.map_or("", String::as_str);
                card.spawn(written(
                    speech.say("empty-pan-of", [("name", name.into())]),
                    bold(size::BODY),
                    palette::INK,
                ));
            }
        }
        served(
            card,
            &shown,
            closely.stove.map_or(sitting.game().state().active, |(seat, _)| seat),
            &speech,
        );
    });
}

fn picture(card: &mut ChildSpawnerCommands, food: Food, menu: &Menu) {
    card.spawn((
        Node {
            position_type: PositionType::Absolute,
            right: px(-PLATE / 2.0),
            top: px(space::NEAR),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_child(widgets::food(food, menu, PLATE));
}

/// A name, beside the picture.
fn headline(name: impl Into<String>) -> impl Bundle {
    beside_the_plate(written(name, bold(size::PART), palette::INK))
}

/// Words as wide as the picture leaves room for.
fn beside_the_plate(words: impl Bundle) -> impl Bundle {
    let width = px(WIDTH - 24.0 - PLATE / 2.0);
    (words, Node { width, ..default() })
}

/// The name stands in a line of its own: beside an icon, text that wraps is given the height of one word a line.
fn title(card: &mut ChildSpawnerCommands, dish: DishId, name: &str, points: u8, speech: &CurrentTexts) {
    let colour = palette::dish(dish.colour());
    card.spawn(headline(name));
    card.spawn(row()).with_children(|line| {
        line.spawn(icon(Icon::dish(dish.colour()), 26.0, colour));
        line.spawn((
            written(speech.points(points), bold(size::BODY), palette::CARAMEL),
            TextLayout::no_wrap(),
        ));
    });
}

fn sum(mut pan: Crystals, fresh: Crystals) -> Crystals {
    for (kind, count) in fresh.present() {
        pan[kind] += count;
    }
    pan
}

/// One shape for each piece: full if it is in the pan, pale if it is still missing; what nobody asked for comes last.
/// What has just fallen is counted in the pan already.
fn ingredients(
    card: &mut ChildSpawnerCommands,
    recipe: &Recipe,
    pan: Option<Crystals>,
    fresh: Crystals,
    speech: &CurrentTexts,
) {
    if recipe.is_plain() {
        card.spawn(beside_the_plate(remark(speech.line("recipe-plain"))));
    }
    let in_pan = pan.unwrap_or_default();
    for condiment in Condiment::ALL {
        let (asked, have) = (recipe.asks_for(condiment), in_pan[condiment.into()]);
        if asked == 0 && have == 0 {
            continue;
        }
        let ink = ink(fresh[condiment.into()]);
        pieces(card, condiment.into(), asked, have, pan.is_some(), ink, speech);
    }
    let salt = in_pan[Crystal::Salt];
    if salt > 0 {
        pieces(card, Crystal::Salt, 0, salt, true, ink(fresh[Crystal::Salt]), speech);
    }
}

/// The colour of a number: golden while some of it has just fallen, and dark enough for small letters.
fn ink(fresh: u8) -> Color {
    if fresh > 0 {
        palette::CARAMEL.mix(&palette::INK, 0.3)
    } else {
        palette::FAINT
    }
}

fn pieces(
    card: &mut ChildSpawnerCommands,
    kind: Crystal,
    asked: u8,
    have: u8,
    in_pan: bool,
    ink: Color,
    speech: &CurrentTexts,
) {
    let has_surplus = in_pan && have > asked;
    let words = || {
        let words = if in_pan {
            let extra = have.saturating_sub(asked);
            if asked > 0 && extra > 0 {
                let gaps = [("extra", extra.into()), ("kind", speech.kind_of(extra, kind).into())];
                speech.say("have-too-many", gaps)
            } else if asked == 0 {
                speech.say("have-unasked", [("pieces", speech.pieces(have, kind).into())])
            } else {
                let gaps = [
                    ("have", have.into()),
                    ("asked", asked.into()),
                    ("kind", speech.kind_of(asked, kind).into()),
                ];
                speech.say("have-of-asked", gaps)
            }
        } else {
            speech.pieces(asked, kind)
        };
        written(words, regular(size::SMALL), ink)
    };
    card.spawn(row()).with_children(|line| {
        let colour = outlined(kind);
        // A flood would not fit the card.
        for nth in 0..asked.max(have).min(Crystals::TOO_MANY) {
            let there = !in_pan || nth < have;
            line.spawn(icon(
                Icon::crystal(kind),
                26.0,
                if there { colour } else { colour.with_alpha(0.25) },
            ));
        }
        if !has_surplus {
            line.spawn((words(), TextLayout::no_wrap()));
        }
    });
    // Beside three icons it would run under the picture.
    if has_surplus {
        card.spawn(beside_the_plate(words()));
    }
}

/// White salt would not be seen on cream.
fn outlined(kind: Crystal) -> Color {
    match kind {
        Crystal::Salt => palette::FAINT,
        _ => palette::crystal(kind),
    }
}

/// The dial as a row of numbers: green where the dish cooks, red where it burns, and a mark where it stands.
fn heat(card: &mut ChildSpawnerCommands, from: Heat, to: Heat, red: Heat, dial: Option<Heat>) {
    card.spawn(row()).with_children(|line| {
        line.spawn(icon(Icon::Flame, 20.0, palette::TOMATO));
        line.spawn((
            Node {
                column_gap: px(2),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|scale| {
            for level in 0..=Heat::MAX.level() {
                let green = from != to || from != Heat::OFF;
                let colour = match level {
                    _ if level >= red.level() => palette::TOMATO,
                    _ if green && (from.level()..=to.level()).contains(&level) => palette::BASIL,
                    _ => palette::ASH,
                };
                let here = dial.is_some_and(|dial| dial.level() == level);
                let cell = Node {
                    width: px(24),
                    height: px(26),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    border: UiRect::all(px(if here { 3 } else { 0 })),
                    border_radius: BorderRadius::all(px(5)),
                    ..default()
                };
                let ink = if colour == palette::ASH {
                    palette::FAINT
                } else {
                    palette::CREAM
                };
                scale
                    .spawn((
                        cell,
                        BackgroundColor(colour),
                        BorderColor::all(palette::INK),
                        Pickable::IGNORE,
                    ))
                    .with_children(|cell| {
                        cell.spawn((
                            written(level.to_string(), bold(size::SMALL), ink),
                            TextLayout::no_wrap(),
                        ));
                    });
            }
        });
    });
}

/// What spoils the dish, and what becomes of the star. On the table: what earns it.
fn seasoning(card: &mut ChildSpawnerCommands, recipe: &Recipe, pan: Option<Crystals>, speech: &CurrentTexts) {
    if recipe.is_plain() {
        return;
    }
    let Some(pan) = pan else {
        card.spawn(remark(speech.line("recipe-star")));
        return;
    };
    if let Some(kind) = pan.over_seasoned_with() {
        alarm(card, spoiled(kind, pan[kind], speech));
        return;
    }
    if let Some(close) = one_more_spoils(pan, speech) {
        alarm(card, close);
    } else {
        card.spawn(remark(speech.line("three-spoil")));
    }
    let too_many = |condiment: Condiment| pan[condiment.into()] > recipe.asks_for(condiment);
    if Condiment::ALL.into_iter().any(too_many) {
        card.spawn(remark(speech.line("no-star-surplus")));
    } else if pan[Crystal::Salt] > 0 {
        card.spawn(remark(speech.line("no-star-salt")));
    }
}

/// What has spoiled a dish.
pub(super) fn spoiled(kind: Crystal, count: u8, speech: &CurrentTexts) -> String {
    speech.say("means-spoiled", [("pieces", speech.pieces(count, kind).into())])
}

/// Of which kinds one more piece spoils what is in a pan, in words; nothing if of none.
pub(super) fn one_more_spoils(pan: Crystals, speech: &CurrentTexts) -> Option<String> {
    let kinds = pan
        .nearly_over_seasoned_with()
        .map(|kind| speech.one_more(kind))
        .reduce(|one, other| speech.say("one-or-other", [("one", one.into()), ("other", other.into())]))?;
    Some(speech.say("one-more-spoils", [("kind", kinds.into())]))
}

/// How near the dish is to being burnt.
fn warning(card: &mut ChildSpawnerCommands, left: u8, speech: &CurrentTexts) {
    if (1..=3).contains(&left) {
        alarm(card, speech.say("steps-to-red", [("steps", left.into())]));
    }
}

fn alarm(card: &mut ChildSpawnerCommands, words: String) {
    card.spawn(written(words, bold(size::SMALL), palette::TOMATO));
}

/// The colours already served: another of the same is refused while there are others.
fn served(card: &mut ChildSpawnerCommands, shown: &ShownTable, seat: Seat, speech: &CurrentTexts) {
    let kitchen = shown.state.kitchen(seat);
    let served = kitchen.served;
    if kitchen.dishes_served() == 0 {
        return;
    }
    card.spawn(row()).with_children(|line| {
        line.spawn((remark(speech.line("served-colours")), TextLayout::no_wrap()));
        for dish in served.iter() {
            line.spawn(icon(Icon::dish(dish.colour()), 18.0, palette::dish(dish.colour())));
        }
        // It has no colour, and counts all the same.
        if u32::from(kitchen.dishes_served()) > served.len() {
            line.spawn(icon(Icon::Crepe, 18.0, palette::CARAMEL));
        }
    });
}
