//! The moments of a game on the card of its end, each with a picture and in words.

use bevy::prelude::*;
use rules::a_la_carte::{Food, Menu, Seat};

use super::super::sitting::Sitting;
use super::highlights::{Highlight, highlights};
use crate::texts::narrate::Narrator;
use crate::window::theme::icons::Icon;
use crate::window::theme::text::{label, part_heading};
use crate::window::theme::widgets::{self, icon};
use crate::window::theme::{palette, space};

/// The pictures beside the moments, which are many, in pixels at scale 1.
const REMINDER: f32 = 26.0;

/// What one will still talk about.
pub(super) fn remember(list: &mut ChildSpawnerCommands, sitting: &Sitting, narrator: &Narrator<'_>) {
    let menu = sitting.game().menu();
    let remembered = highlights(sitting.start(), sitting.told(), menu);
    if remembered.is_empty() {
        return;
    }
    list.spawn((
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            row_gap: px(space::TIGHT),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|list| {
        list.spawn(part_heading(narrator.texts.line("moments")));
        for moment in remembered {
            // Beside an icon, text that wraps is given the height of one word a line; so it lies over the text's margin.
            let line = Node {
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::Center,
                min_height: px(REMINDER),
                padding: UiRect::left(px(REMINDER + space::NEAR)),
                ..default()
            };
            let beside = Node {
                position_type: PositionType::Absolute,
                left: px(0),
                ..default()
            };
            list.spawn((line, Pickable::IGNORE)).with_children(|line| {
                line.spawn((beside, Pickable::IGNORE))
                    .with_children(|beside| picture(beside, moment, menu));
                line.spawn(label(in_words(moment, narrator)));
            });
        }
    });
}

/// What a moment is about.
fn picture(beside: &mut ChildSpawnerCommands, moment: Highlight, menu: &Menu) {
    let food = match moment {
        Highlight::Star(_, food) | Highlight::Burn(_, food) => Some(food),
        Highlight::Pour { dish, .. } | Highlight::Spoiled { dish, .. } => Some(Food::Dish(dish)),
        Highlight::Flip(..) => Some(Food::Crepe),
        Highlight::Misses(..) | Highlight::Flood { .. } => None,
    };
    match (food, moment) {
        (Some(food), _) => beside.spawn(widgets::food(food, menu, REMINDER)),
        (None, Highlight::Flood { .. }) => beside.spawn(icon(Icon::CupReseason, REMINDER, palette::FAINT)),
        (None, _) => beside.spawn(icon(Icon::Pan, REMINDER, palette::FAINT)),
    };
}

fn in_words(moment: Highlight, narrator: &Narrator<'_>) -> String {
    let Narrator { texts, menu, .. } = *narrator;
    let name = |seat: Seat| ("name", narrator.name(seat).into());
    let of = |food: Food| ("food", texts.food(food, menu).into());
    match moment {
        Highlight::Star(seat, food) => texts.say("moment-star", [name(seat), of(food)]),
        Highlight::Pour { by, from, count, dish } => {
            let what = ("what", texts.pieces(count, from.into()).into());
            texts.say("moment-pour", [name(by), what, of(Food::Dish(dish))])
        }
        Highlight::Flip(seat, tosses) => texts.say("moment-flip", [name(seat), ("count", tosses.into())]),
        Highlight::Misses(seat, tosses) => texts.say("moment-misses", [name(seat), ("count", tosses.into())]),
        Highlight::Flood { by, count, whole } => {
            let whole = ("whole", if whole { "yes" } else { "no" }.into());
            texts.say("moment-flood", [name(by), ("count", count.into()), whole])
        }
        Highlight::Burn(seat, food) => texts.say("moment-burn", [name(seat), of(food)]),
        Highlight::Spoiled { by, seat, dish, with } => {
            let kind = ("kind", texts.crystal(with).into());
            let food = of(Food::Dish(dish));
            if by == seat {
                texts.say("moment-spoiled", [name(by), kind, food])
            } else {
                let other = ("other", narrator.name(seat).into());
                texts.say("moment-spoiled-for", [name(by), other, kind, food])
            }
        }
    }
}
