//! The points on which the rulebooks differ, in words, and a mix of one's own.

use bevy::prelude::*;
use bevy::ui_widgets::{ValueChange, observe};
use rules::a_la_carte::HouseRules;

use super::seats::Draft;
use crate::window::language::CurrentTexts;
use crate::window::theme::inputs::{choice, toggle};
use crate::window::theme::space;
use crate::window::theme::text::{label, part_heading, remark};

/// The choice of a book or of a mix, and what it means.
pub(super) fn fill(list: &mut ChildSpawnerCommands, draft: &Draft, speech: &CurrentTexts) {
    let options = ["house-book-english", "house-book-german", "house-mix"].map(|id| speech.line(id));
    let at = match draft.house {
        _ if draft.mixed => 2,
        house if house == HouseRules::german() => 1,
        _ => 0,
    };
    let wrapping = || Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(space::APART),
        row_gap: px(space::TIGHT),
        ..default()
    };
    list.spawn((wrapping(), Pickable::IGNORE)).with_children(|row| {
        row.spawn(part_heading(speech.line("house-heading")));
        row.spawn((
            choice(options.into(), at, 300.0),
            observe(|change: On<ValueChange<usize>>, mut draft: ResMut<Draft>| {
                draft.mixed = change.value == 2;
                match change.value {
                    0 => draft.house = HouseRules::english(),
                    1 => draft.house = HouseRules::german(),
                    _ => {}
                }
            }),
        ));
    });
    if draft.mixed {
        list.spawn((wrapping(), Pickable::IGNORE)).with_children(|row| {
            row.spawn((
                toggle(speech.line("house-coffee"), draft.house.coffee_with_crepe),
                observe(|change: On<ValueChange<bool>>, mut draft: ResMut<Draft>| {
                    draft.house.coffee_with_crepe = change.value;
                }),
            ));
            row.spawn((
                toggle(speech.line("house-take"), draft.house.take_point_cups),
                observe(|change: On<ValueChange<bool>>, mut draft: ResMut<Draft>| {
                    draft.house.take_point_cups = change.value;
                }),
            ));
        });
        dishes(list, draft, speech);
    }
    let yes = |yes: bool, [positive, negative]: [&'static str; 2]| if yes { positive } else { negative };
    let coffee = yes(draft.house.coffee_with_crepe, ["house-coffee-yes", "house-coffee-no"]);
    let take = yes(draft.house.take_point_cups, ["house-take-yes", "house-take-no"]);
    let end = draft.house.dishes_to_end(draft.count as u8);
    list.spawn(remark(speech.line(coffee)));
    list.spawn(remark(speech.line(take)));
    list.spawn(remark(speech.say("house-dishes-why", [("count", end.into())])));
}

/// How many dishes end the game with as many seats as there are.
fn dishes(list: &mut ChildSpawnerCommands, draft: &Draft, speech: &CurrentTexts) {
    let counts = HouseRules::FEWEST_DISHES..=HouseRules::MOST_DISHES;
    let options = counts.map(|count| speech.say("house-dishes-value", [("count", count.into())]));
    let at = draft.house.dishes_to_end(draft.count as u8) - HouseRules::FEWEST_DISHES;
    let node = Node {
        align_items: AlignItems::Center,
        column_gap: px(space::NEAR),
        ..default()
    };
    list.spawn((node, Pickable::IGNORE)).with_children(|row| {
        row.spawn(label(speech.line("house-dishes")));
        row.spawn((
            choice(options.collect(), usize::from(at), 170.0),
            observe(|change: On<ValueChange<usize>>, mut draft: ResMut<Draft>| {
                let dishes = change.value as u8 + HouseRules::FEWEST_DISHES;
                if draft.count == 2 {
                    draft.house.dishes_for_two = dishes;
                } else {
                    draft.house.dishes = dishes;
                }
            }),
        ));
    });
}
