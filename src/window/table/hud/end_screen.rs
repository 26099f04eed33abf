//! The end: who came in where and what counted, what one will still talk about, and another round. The placings unfold one
//! after the other, the last one first; everything can be pressed meanwhile, and whatever is pressed unfolds them all.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use rules::Game;
use rules::a_la_carte::{ALaCarte, Crepe, Event, Food, Standing};

use super::super::confetti;
use super::super::sitting::Sitting;
use super::super::turn_flow::{TableMessage, is_over};
use super::Hud;
use super::highlights_card::remember;
use crate::texts::narrate::Narrator;
use crate::window::language::CurrentTexts;
use crate::window::plan::{ForOnce, Opening, TablePlan};
use crate::window::screen::{Screen, go};
use crate::window::settings::Settings;
use crate::window::theme::ease::{Eased, Opens};
use crate::window::theme::focus::Scope;
use crate::window::theme::icons::Icon;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::scroll::{PageKeys, bar, scroller};
use crate::window::theme::text::{bold, remark, size, written};
use crate::window::theme::widgets::{self, Caption, button, card_look, card_node, icon, main_button};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ended>()
        .init_resource::<Entrance>()
        .add_systems(OnEnter(Screen::Table), begin_again.after(super::super::open))
        .add_systems(
            Update,
            (unfold, watch)
                .chain()
                .in_set(super::super::TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            (clear_the_edge, refresh::<Placings>)
                .run_if(resource_changed::<Ended>)
                .before(LiveSystems),
        );
}

/// How wide the card is, where there is so much room.
const WIDTH: f32 = 540.0;
/// How high it is, where there is so much room: four chefs and six moments.
const HEIGHT: f32 = 704.0;
/// Who won, in pixels at scale 1.
const WINNER: f32 = 34.0;
/// As wide as the widest number of a place, so that the names stand under each other.
const NUMBER: f32 = 34.0;
/// The pictures of what was served, in pixels at scale 1, and how far each lies over the one before.
const PLATE: f32 = 36.0;
const FANNED: f32 = 8.0;
/// Seconds from one placing to the next, and those that each takes to unfold.
const APART: f32 = 0.15;
const UNFOLDS: f32 = 0.18;
/// The most that a frame counts for, in seconds: the one that builds the card may take long.
const LONGEST: f32 = 0.1;

/// Whether the placings are to be seen.
#[derive(Debug, Default, Clone, Copy, PartialEq, Resource)]
struct Ended(bool);

#[derive(Component)]
struct Placings;

/// How far the placings have unfolded, in seconds; nothing when all of them are there.
#[derive(Debug, Default, Clone, Copy, Resource)]
struct Entrance(Option<f32>);

/// Part of a placing that begins to unfold after so many seconds. It has its place in the card from the beginning.
#[derive(Component, Debug, Clone, Copy)]
struct Late(f32);

impl Entrance {
    /// How much of something is unfolded: nothing before its time, and for a moment a little too much.
    fn of(self, late: Late) -> UiTransform {
        const TOO_MUCH: f32 = 1.7;
        let Some(age) = self.0 else {
            return UiTransform::IDENTITY;
        };
        let left = 1.0 - ((age - late.0) / UNFOLDS).clamp(0.0, 1.0);
        let unfolded = 1.0 + left * left * (TOO_MUCH - (TOO_MUCH + 1.0) * left);
        UiTransform::from_scale(Vec2::new(1.0, unfolded.max(0.0)))
    }
}

pub(super) fn panel() -> impl Bundle {
    let at_the_right = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        // The kitchen of whoever won is left of it, and nothing dims it.
        justify_content: JustifyContent::FlexEnd,
        padding: UiRect::all(px(space::NEAR)),
        ..default()
    };
    (
        Placings,
        Live::new(fill),
        at_the_right,
        Opens::default(),
        Visibility::Hidden,
        Pickable::IGNORE,
    )
}

/// Nothing at the edge is of use any more, and all of it would lie under the card.
fn clear_the_edge(ended: Res<Ended>, hud: Option<Single<&mut Visibility, With<Hud>>>) {
    if let Some(mut hud) = hud {
        hud.set_if_neq(if ended.0 {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
}

fn watch(
    sitting: Res<Sitting>,
    mut words: MessageReader<TableMessage>,
    (eased, settings): (Res<Eased>, Res<Settings>),
    mut ended: ResMut<Ended>,
    mut entrance: ResMut<Entrance>,
) {
    ended.set_if_neq(Ended(is_over(&sitting)));
    for word in words.read() {
        if matches!(word, TableMessage::Happened(Event::GameOver { .. })) && eased.0 && !settings.reduced_motion {
            entrance.0 = Some(0.0);
        }
    }
}

fn begin_again(mut ended: ResMut<Ended>, mut entrance: ResMut<Entrance>) {
    ended.set_if_neq(Ended(false));
    entrance.0 = None;
}

/// Unfolds the placings. The confetti lasts longer, and keeps frames following each other meanwhile.
fn unfold(
    time: Res<Time<Real>>,
    (keys, buttons): (Res<ButtonInput<KeyCode>>, Res<ButtonInput<MouseButton>>),
    mut entrance: ResMut<Entrance>,
    mut parts: Query<(&Late, &mut UiTransform)>,
) {
    let Some(age) = entrance.0 else { return };
    let age = age + time.delta_secs().min(LONGEST);
    let latest = parts.iter().map(|(late, _)| late.0).fold(0.0, f32::max);
    let hurried = keys.get_just_pressed().next().is_some() || buttons.get_just_pressed().next().is_some();
    let is_done = hurried || age >= latest + UNFOLDS;
    entrance.0 = (!is_done).then_some(age);
    for (late, mut place) in &mut parts {
        *place = entrance.of(*late);
    }
}

fn fill(
    In(panel): In<Entity>,
    (ended, entrance): (Res<Ended>, Res<Entrance>),
    sitting: Option<Res<Sitting>>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    let (true, Some(sitting)) = (ended.0, sitting) else {
        commands.entity(panel).insert(Visibility::Hidden).remove::<Scope>();
        return;
    };
    let names = sitting.plan().names();
    let narrator = Narrator {
        texts: &speech,
        menu: sitting.game().menu(),
        names: &names,
    };
    let node = Node {
        width: px(WIDTH),
        // A list that scrolls has no height of its own: the card gives it one.
        height: percent(100),
        max_height: px(HEIGHT),
        row_gap: px(space::NEAR),
        ..card_node()
    };
    // What has to be there at any size stands above and below; what lies between scrolls where there is no room.
    let middle = Node {
        flex_grow: 1.0,
        min_height: px(0),
        ..default()
    };
    commands
        .entity(panel)
        .insert((Visibility::Inherited, Scope::CARD))
        .with_children(|side| {
            side.spawn((node, card_look())).with_children(|card| {
                winners(card, sitting.game(), &narrator);
                card.spawn((middle, Pickable::IGNORE)).with_children(|middle| {
                    let list = middle
                        .spawn((scroller(), PageKeys))
                        .with_children(|list| {
                            let is_over = |event: &&Event| matches!(event, Event::GameOver { .. });
                            let over = sitting.told().iter().rev().find(is_over);
                            if let Some(over) = over {
                                list.spawn(remark(narrator.tell(over)));
                            }
                            // The last place unfolds first.
                            let standings = sitting.game().standings();
                            for (before, standing) in (0..standings.len()).rev().zip(&standings) {
                                let late = Late(APART * before as f32);
                                let unfolds = (late, entrance.of(late));
                                place(list, standing, sitting.game(), &narrator, unfolds);
                            }
                            remember(list, &sitting, &narrator);
                        })
                        .id();
                    middle.spawn(bar(list));
                });
                what_next(card, &speech);
            });
        });
}

/// Who won, large.
fn winners(card: &mut ChildSpawnerCommands, game: &ALaCarte, narrator: &Narrator<'_>) {
    let standings = game.standings();
    let first = confetti::winners(&standings);
    let names: Vec<&str> = first.iter().map(|&seat| narrator.name(seat)).collect();
    let gaps = [("names", names.join(" & ").into()), ("count", names.len().into())];
    let colour = match first[..] {
        [alone] => palette::seat(alone),
        _ => palette::INK,
    };
    let words = narrator.texts.say("wins", gaps);
    card.spawn((
        Node {
            // Beside icons, text that wraps is given the height of one word a line; so they lie over its ends.
            padding: UiRect::horizontal(px(WINNER * 1.4)),
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        line.spawn((
            written(words, bold(WINNER), colour),
            TextLayout::justify(Justify::Center),
        ));
        for (left, right) in [(Val::ZERO, Val::Auto), (Val::Auto, Val::ZERO)] {
            let node = Node {
                position_type: PositionType::Absolute,
                top: px(0),
                left,
                right,
                ..default()
            };
            line.spawn((node, Pickable::IGNORE))
                .with_child(icon(Icon::Toque, WINNER * 1.2, palette::BUTTER));
        }
    });
}

/// The same table once more, or enough of it.
fn what_next(card: &mut ChildSpawnerCommands, speech: &CurrentTexts) {
    card.spawn((
        Node {
            column_gap: px(space::APART),
            row_gap: px(space::NEAR),
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|row| {
        row.spawn((
            main_button(Caption::new(speech.line("play-again")).icon(Icon::Play)),
            observe(|_: On<Activate>, mut commands: Commands| commands.queue(again)),
        ));
        row.spawn((
            button(Caption::new(speech.line("back-to-title")).icon(Icon::Door)),
            observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| {
                go(&mut screen, Screen::Title);
            }),
        ));
    });
}

/// The same table once more, with new luck.
fn again(world: &mut World) {
    let Some(sitting) = world.get_resource::<Sitting>() else {
        return;
    };
    let plan = TablePlan {
        seed: None,
        ..sitting.plan().clone()
    };
    world.insert_resource(ForOnce { plan, lesson: false });
    world.insert_resource(Opening::New);
    // Entering the screen anew sets the table anew.
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

/// Where somebody came in, what counted, and what is on their tray.
fn place(
    list: &mut ChildSpawnerCommands,
    standing: &Standing,
    game: &ALaCarte,
    narrator: &Narrator<'_>,
    unfolds: (Late, UiTransform),
) {
    let texts = narrator.texts;
    let colour = palette::seat(standing.seat);
    list.spawn((
        Node {
            align_items: AlignItems::Center,
            column_gap: px(space::NEAR),
            // In a narrow window the tray comes below the name.
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        unfolds,
    ))
    .with_children(|line| {
        line.spawn((
            written(format!("{}.", standing.place), bold(size::HEADING), colour),
            TextLayout::no_wrap(),
            Node {
                width: px(NUMBER),
                flex_shrink: 0.0,
                ..default()
            },
        ));
        let title = format!("{}: {}", narrator.name(standing.seat), texts.points(standing.points));
        line.spawn((written(title, bold(size::PART), palette::INK), TextLayout::no_wrap()));
        for _ in 0..standing.stars {
            line.spawn(icon(Icon::Star, 24.0, palette::BUTTER));
        }
        let kitchen = game.state().kitchen(standing.seat);
        let crepe = (kitchen.crepe == Crepe::Served).then_some(Food::Crepe);
        let tray = Node {
            // To the right, so that all trays are under each other.
            margin: UiRect::left(Val::Auto),
            ..default()
        };
        line.spawn((tray, Pickable::IGNORE)).with_children(|tray| {
            for served in kitchen.served.iter().map(Food::Dish).chain(crepe) {
                tray.spawn((
                    Node {
                        margin: UiRect::left(px(-FANNED)),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_child(widgets::food(served, game.menu(), PLATE));
            }
        });
    });
    let gaps = [
        ("dishes", standing.from_dishes.into()),
        ("crepe", standing.from_crepe.into()),
        ("cups", standing.from_cups.into()),
        ("pan", standing.from_pan.into()),
    ];
    list.spawn((
        remark(texts.say("counted", gaps)),
        Node {
            // Close below the name, and under it.
            margin: UiRect::new(px(NUMBER + space::NEAR), Val::ZERO, px(-space::NEAR - 2.0), Val::ZERO),
            flex_shrink: 0.0,
            ..default()
        },
        unfolds,
    ));
}
