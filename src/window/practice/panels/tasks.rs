//! What to try.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, ValueChange, observe};
use rules::a_la_carte::Condiment;

use super::super::judge::change;
use super::super::{Bottle, Notes, Practice, Subject, words};
use crate::practice::{Challenge, Drill, Fill};
use crate::window::language::{CurrentTexts, capitalised};
use crate::window::screen::{Screen, go};
use crate::window::theme::icons::Icon;
use crate::window::theme::inputs::{choice, toggle};
use crate::window::theme::looks::{Fades, Skin};
use crate::window::theme::scroll::spaced_scroller;
use crate::window::theme::text::{bold, part_heading, regular, remark, size, written};
use crate::window::theme::widgets::{Caption, icon, icon_button, row, skinned_button};
use crate::window::theme::{palette, space};

pub fn fill(
    In(panel): In<Entity>,
    practice: Res<Practice>,
    notes: Res<Notes>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    commands.entity(panel).with_children(|card| {
        card.spawn(row()).with_children(|top| {
            top.spawn((
                icon_button(Icon::Left, 18.0, Skin::PLAIN),
                observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| {
                    go(&mut screen, Screen::Title);
                }),
            ));
            top.spawn(part_heading(speech.line("practice-heading")));
        });
        let side_by_side = Node {
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(space::NEAR),
            row_gap: px(space::NEAR),
            flex_shrink: 0.0,
            ..default()
        };
        card.spawn((side_by_side, Pickable::IGNORE)).with_children(|subjects| {
            for (subject, picture, id) in [
                (Subject::Crepe, Icon::Crepe, "practice-crepe"),
                (Subject::Bottle, Icon::Hand, "practice-bottle"),
            ] {
                let skin = if practice.subject == subject {
                    Skin::MAIN
                } else {
                    Skin::PLAIN
                };
                subjects.spawn((
                    skinned_button(Caption::new(speech.line(id)).icon(picture), skin, size::SMALL),
                    observe(move |_: On<Activate>, mut commands: Commands| {
                        commands.queue(move |world: &mut World| change(world, |practice| practice.subject = subject));
                    }),
                ));
            }
        });
        card.spawn(spaced_scroller(3.0))
            .with_children(|list| match practice.subject {
                Subject::Crepe => challenges(list, &practice, &notes, &speech),
                Subject::Bottle => drills(list, &practice, &notes, &speech),
            });
        card.spawn((
            toggle(speech.line("practice-slow"), practice.slow),
            observe(|change_to: On<ValueChange<bool>>, mut commands: Commands| {
                let slow = change_to.value;
                commands.queue(move |world: &mut World| change(world, |practice| practice.slow = slow));
            }),
        ));
        if practice.slow {
            card.spawn(remark(speech.line("practice-slow-why")));
        }
        let (id, skin) = if practice.steady {
            ("practice-steady-on", Skin::MAIN)
        } else {
            ("practice-steady-off", Skin::PLAIN)
        };
        card.spawn((
            skinned_button(
                Caption::new(speech.line(id)).icon(Icon::Hand).key("S"),
                skin,
                size::SMALL,
            ),
            observe(|_: On<Activate>, mut commands: Commands| {
                commands.queue(|world: &mut World| change(world, |practice| practice.steady = !practice.steady));
            }),
        ));
    });
}

/// An entry of the list: a mark if it was done, its name, how far it is.
fn task(list: &mut ChildSpawnerCommands, name: String, far: String, done: bool, chosen: bool) -> Entity {
    let skin = if chosen {
        Skin {
            edge: Color::NONE,
            ..Skin::MAIN
        }
    } else {
        Skin::FLAT
    };
    list.spawn((
        Button,
        skin,
        TabIndex(0),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(space::NEAR),
            padding: UiRect::axes(px(8), px(4)),
            border_radius: BorderRadius::all(px(8)),
            flex_shrink: 0.0,
            ..default()
        },
    ))
    .with_children(|entry| {
        let (picture, colour) = if done {
            (Icon::Tick, palette::BASIL)
        } else {
            (Icon::Minus, palette::CRUST)
        };
        entry.spawn(icon(picture, 14.0, colour));
        entry.spawn((
            Node {
                flex_grow: 1.0,
                flex_shrink: 1.0,
                ..default()
            },
            written(name, regular(size::SMALL + 1.0), palette::INK),
            Fades(palette::INK),
        ));
        entry.spawn((written(far, bold(size::SMALL), palette::FAINT), TextLayout::no_wrap()));
    })
    .id()
}

fn challenges(list: &mut ChildSpawnerCommands, practice: &Practice, notes: &Notes, speech: &CurrentTexts) {
    for challenge in Challenge::ALL {
        let record = notes.record(challenge);
        let far = match challenge {
            Challenge::WarmUp if record.tries > 0 => format!("{}/{}", record.hits, record.tries),
            _ if challenge.in_a_row() > 1 => {
                format!("{}/{}", record.streak.min(challenge.in_a_row()), challenge.in_a_row())
            }
            _ => String::new(),
        };
        let done = notes.done.contains(&challenge);
        let entry = task(
            list,
            words::challenge(speech, challenge),
            far,
            done,
            practice.challenge == challenge,
        );
        list.commands()
            .entity(entry)
            .observe(move |_: On<Activate>, mut commands: Commands| {
                commands.queue(move |world: &mut World| change(world, |practice| practice.challenge = challenge));
            });
    }
}

fn drills(list: &mut ChildSpawnerCommands, practice: &Practice, notes: &Notes, speech: &CurrentTexts) {
    for drill in Drill::ALL {
        let record = notes.pours(practice.bottle.0, drill, practice.fill).record;
        let far = if record.tries > 0 {
            format!("{}/{}", record.hits, record.tries)
        } else {
            String::new()
        };
        let name = words::drill(speech, drill, practice.bottle.0);
        let entry = task(list, name, far, record.hits > 0, practice.drill == drill);
        list.commands()
            .entity(entry)
            .observe(move |_: On<Activate>, mut commands: Commands| {
                commands.queue(move |world: &mut World| {
                    change(world, |practice| {
                        practice.drill = drill;
                        // Nothing is asked for that is not in the bottle.
                        practice.fill = practice.fill.max(drill.least());
                    });
                });
            });
    }
    let bottles = Condiment::ALL.map(|condiment| capitalised(&speech.condiment(condiment)));
    let at = Condiment::ALL.iter().position(|&each| each == practice.bottle.0);
    list.spawn((
        choice(bottles.into(), at.unwrap_or(0), 230.0),
        observe(|change_to: On<ValueChange<usize>>, mut commands: Commands| {
            let bottle = Condiment::ALL
                .get(change_to.value)
                .copied()
                .map_or(Bottle::default(), Bottle);
            commands.queue(move |world: &mut World| change(world, |practice| practice.bottle = bottle));
        }),
    ));
    let fills: Vec<Fill> = (practice.drill.least().pieces()..=Fill::FULL.pieces())
        .map(Fill::of)
        .collect();
    let at = fills.iter().position(|&each| each == practice.fill);
    list.spawn((
        choice(
            fills.iter().map(|&fill| words::fill(speech, fill)).collect(),
            at.unwrap_or(0),
            230.0,
        ),
        observe(move |change_to: On<ValueChange<usize>>, mut commands: Commands| {
            let fill = fills.get(change_to.value).copied().unwrap_or_default();
            commands.queue(move |world: &mut World| change(world, |practice| practice.fill = fill));
        }),
    ));
    list.spawn(remark(words::salt(speech, practice.fill)));
}
