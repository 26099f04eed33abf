//! The bar of the steady hand: how long the key has been held and what falls by then, or where the mark of a toss is and
//! where it succeeds. What stands on it is measured in the physics ([`physics::lab::hands`]). The practice kitchen has the
//! same bar.

use bevy::prelude::*;
use physics::lab::hands::pour_marks;

use super::super::hands::{ActKind, Hands, SteadyHand};
use crate::window::language::CurrentTexts;
use crate::window::picture::Redraw;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, size, written};
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scale>()
        .add_systems(
            Update,
            follow
                .in_set(super::super::TableSystems::Edge)
                .after(super::dish_picker::consider)
                .run_if(in_state(crate::window::screen::Screen::Table)),
        )
        .add_systems(
            PostUpdate,
            refresh::<Bar>.run_if(resource_changed::<Scale>).before(LiveSystems),
        );
}

/// As wide as there is room for, up to this.
const WIDTH: f32 = 400.0;
const HEIGHT: f32 = 22.0;
/// How wide the mark is.
const MARK: f32 = 8.0;
/// Between the bar and the words.
const GAP: f32 = 2.0;
/// How high the words below are.
const WORDS: f32 = 20.0;

/// What stands on the bar.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Scale(pub Option<Marks>);

/// What is measured along it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Marks {
    /// Seconds of holding the key, and what falls by then.
    Pour,
    /// Between which marks a toss succeeds.
    Toss((f32, f32)),
}

/// The card with the bar.
#[derive(Component)]
pub struct Bar;

/// What moves along it.
#[derive(Component)]
pub struct Mark;

/// The part of the bar in which a toss succeeds.
#[derive(Component)]
pub struct Green;

/// The bar, which is not there as long as nobody needs it.
pub fn panel() -> impl Bundle {
    (
        Bar,
        Live::new(fill),
        Node {
            display: Display::None,
            flex_direction: FlexDirection::Column,
            padding: UiRect::new(px(12), px(12), px(10), px(6)),
            row_gap: px(GAP),
            max_width: percent(100),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Pickable::IGNORE,
    )
}

/// A part of the bar, from 0 to 1.
fn zone(from: f32, to: f32, colour: Color) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: percent(100.0 * from),
            width: percent(100.0 * (to - from)),
            height: percent(100),
            ..default()
        },
        BackgroundColor(colour),
        Pickable::IGNORE,
    )
}

/// Seconds of holding as a part of the bar.
fn of_pour(seconds: f32) -> f32 {
    (seconds / pour_marks::END).clamp(0.0, 1.0)
}

/// A mark of a toss as a part of the bar.
fn of_toss(mark: f32) -> f32 {
    f32::midpoint(mark, 1.0)
}

/// Words below the bar, their middle at this part of it.
fn words(parent: &mut ChildSpawnerCommands, at: f32, said: String) {
    const ROOM: f32 = 160.0;
    let place = Node {
        left: percent(100.0 * at),
        margin: UiRect::left(px(-ROOM / 2.0)),
        width: px(ROOM),
        justify_content: JustifyContent::Center,
        ..below()
    };
    parent
        .spawn((place, Pickable::IGNORE))
        .with_child((written(said, bold(size::SMALL), palette::INK), TextLayout::no_wrap()));
}

/// Words below the bar that end at this part of it, where a line goes down to them: in their middle there would be no room between
/// them and the next.
fn words_until(parent: &mut ChildSpawnerCommands, at: f32, said: String) {
    let words = Node {
        right: percent(100.0 * (1.0 - at)),
        margin: UiRect::right(px(4)),
        ..below()
    };
    let line = Node {
        left: percent(100.0 * at),
        margin: UiRect::left(px(-1)),
        top: px(-GAP),
        width: px(2),
        height: px(WORDS + GAP),
        ..below()
    };
    parent.spawn((line, BackgroundColor(palette::INK), Pickable::IGNORE));
    parent
        .spawn((words, Pickable::IGNORE))
        .with_child((written(said, bold(size::SMALL), palette::INK), TextLayout::no_wrap()));
}

fn below() -> Node {
    Node {
        position_type: PositionType::Absolute,
        ..default()
    }
}

fn fill(In(panel): In<Entity>, scale: Res<Scale>, speech: Res<CurrentTexts>, mut commands: Commands) {
    let Some(marks) = scale.0 else { return };
    let track = Node {
        width: px(WIDTH),
        max_width: percent(100),
        height: px(HEIGHT),
        border_radius: BorderRadius::MAX,
        overflow: Overflow::clip(),
        ..default()
    };
    let below = Node {
        width: px(WIDTH),
        max_width: percent(100),
        height: px(WORDS),
        ..default()
    };
    commands.entity(panel).with_children(|card| {
        card.spawn((track, BackgroundColor(palette::ASH), Pickable::IGNORE))
            .with_children(|track| {
                match marks {
                    Marks::Pour => {
                        let (begins, several) = (of_pour(pour_marks::BEGINS), of_pour(pour_marks::SEVERAL));
                        track.spawn(zone(begins, several, palette::HONEY));
                        track.spawn(zone(several, 1.0, palette::TOMATO));
                        for tick in [begins, of_pour(pour_marks::ONE), several] {
                            track.spawn(zone(tick - 1.0 / WIDTH, tick + 1.0 / WIDTH, palette::INK));
                        }
                    }
                    Marks::Toss((from, to)) => {
                        track.spawn((Green, zone(of_toss(from), of_toss(to), palette::BASIL)));
                    }
                }
                track.spawn((
                    Mark,
                    Node {
                        position_type: PositionType::Absolute,
                        width: px(MARK),
                        height: percent(100),
                        ..default()
                    },
                    BackgroundColor(palette::INK),
                    Pickable::IGNORE,
                ));
            });
        card.spawn((below, Pickable::IGNORE))
            .with_children(|below| match marks {
                Marks::Pour => {
                    words_until(below, of_pour(pour_marks::BEGINS), speech.line("bar-begins"));
                    words(below, of_pour(pour_marks::ONE), speech.line("bar-one"));
                    words(below, of_pour(pour_marks::SEVERAL), speech.line("bar-several"));
                }
                Marks::Toss((from, to)) => {
                    let middle = f32::midpoint(of_toss(from), of_toss(to));
                    words(below, middle, speech.line("bar-lands"));
                }
            });
    });
}

/// Where the mark is, from 0 to 1.
fn part(steady: &SteadyHand) -> f32 {
    match steady.kind() {
        ActKind::Pour(_) => of_pour(steady.bar()),
        ActKind::Flip | ActKind::Throw => of_toss(steady.bar()),
    }
}

/// The bar of the table.
pub(super) fn follow(hands: Res<Hands>, bar: BarOnScreen) {
    let steady = hands.act().filter(|act| act.is_live()).and_then(|act| act.steady());
    bar.show(steady);
}

/// Everything of the bar that changes.
#[derive(bevy::ecs::system::SystemParam)]
pub struct BarOnScreen<'w, 's> {
    bars: Query<'w, 's, &'static mut Node, (With<Bar>, Without<Mark>)>,
    marks: Query<'w, 's, &'static mut Node, (With<Mark>, Without<Bar>)>,
    scale: ResMut<'w, Scale>,
    redraw: ResMut<'w, Redraw>,
}

impl BarOnScreen<'_, '_> {
    /// Shows what this hand does; nothing if there is no such hand.
    pub fn show(mut self, steady: Option<&SteadyHand>) {
        let marks = steady.map(|steady| match steady.kind() {
            ActKind::Pour(_) => Marks::Pour,
            ActKind::Flip | ActKind::Throw => Marks::Toss(steady.flick().green),
        });
        let display = if steady.is_some() { Display::Flex } else { Display::None };
        for mut bar in &mut self.bars {
            if bar.display != display {
                bar.display = display;
            }
        }
        self.scale.set_if_neq(Scale(marks));
        let Some(steady) = steady else { return };
        self.redraw.request();
        for mut mark in &mut self.marks {
            mark.left = percent(100.0 * part(steady));
            mark.margin = UiRect::left(px(-MARK * part(steady)));
        }
    }
}
