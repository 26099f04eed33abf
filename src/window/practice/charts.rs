//! Numbers as pictures: gauges, the pan from above, a plot over time, a histogram.

use bevy::prelude::*;
use physics::PhysicsConfig;

use crate::practice::Toss;
use crate::window::theme::text::{bold, regular, size, written};
use crate::window::theme::{palette, space};

/// A scale on which a number stands, and the part of it that is good.
#[derive(Debug, Clone, Copy)]
pub struct Scale {
    /// The end of the scale; it begins at nothing.
    pub most: f32,
    /// From where to where it is good; nothing if that depends.
    pub good: Option<(f32, f32)>,
}

/// What a number on a scale means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// It is good.
    Good,
    /// It is what to change.
    Change,
    /// Neither.
    Plain,
}

impl Mark {
    const fn colour(self) -> Color {
        match self {
            Self::Good => palette::BASIL,
            Self::Change => palette::TOMATO,
            Self::Plain => palette::COFFEE,
        }
    }
}

/// A name, a number in words, and where it stands on its scale.
pub fn gauge(parent: &mut ChildSpawnerCommands, (name, told): (String, String), value: f32, mark: Mark, scale: Scale) {
    let share = |number: f32| percent((number / scale.most).clamp(0.0, 1.0) * 100.0);
    parent
        .spawn((
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(2),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|gauge| {
            gauge
                .spawn((
                    Node {
                        justify_content: JustifyContent::SpaceBetween,
                        // In a small window the number stands below its name.
                        flex_wrap: FlexWrap::Wrap,
                        column_gap: px(space::NEAR),
                        ..default()
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|line| {
                    // A line that could wrap would be given the height of one word a line.
                    line.spawn((
                        written(name, regular(size::SMALL), palette::FAINT),
                        TextLayout::no_wrap(),
                    ));
                    line.spawn((written(told, bold(size::SMALL), palette::INK), TextLayout::no_wrap()));
                });
            gauge
                .spawn((
                    Node {
                        height: px(10),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::FLOUR),
                    Pickable::IGNORE,
                ))
                .with_children(|track| {
                    if let Some((from, to)) = scale.good {
                        let width = (to.min(scale.most) - from) / scale.most * 100.0;
                        track.spawn((
                            Node {
                                position_type: PositionType::Absolute,
                                left: share(from),
                                width: percent(width),
                                height: percent(100),
                                border_radius: BorderRadius::MAX,
                                ..default()
                            },
                            BackgroundColor(palette::BASIL.with_alpha(0.35)),
                            Pickable::IGNORE,
                        ));
                    }
                    track.spawn((
                        Node {
                            position_type: PositionType::Absolute,
                            left: percent((value / scale.most).clamp(0.0, 1.0) * 97.0),
                            top: px(-3),
                            width: px(7),
                            height: px(16),
                            border_radius: BorderRadius::MAX,
                            ..default()
                        },
                        BackgroundColor(mark.colour()),
                        Pickable::IGNORE,
                    ));
                });
        });
}

fn disc(middle: Vec2, radius: f32, colour: Color, rim: Color) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(middle.x - radius),
            top: px(middle.y - radius),
            width: px(2.0 * radius),
            height: px(2.0 * radius),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(colour),
        BorderColor::all(rim),
        Pickable::IGNORE,
    )
}

/// The pan from above, and where the crêpe lies.
pub fn from_above(parent: &mut ChildSpawnerCommands, toss: &Toss, config: &PhysicsConfig, left_handed: bool) {
    const SIZE: Vec2 = Vec2::new(230.0, 66.0);
    /// Pixels for a centimetre.
    const CM: f32 = 5.0;
    let room = Node {
        width: px(SIZE.x),
        max_width: percent(100),
        height: px(SIZE.y),
        align_self: AlignSelf::Center,
        border_radius: BorderRadius::all(px(space::ROUND)),
        overflow: Overflow::clip(),
        ..default()
    };
    parent
        .spawn((room, BackgroundColor(palette::FLOUR), Pickable::IGNORE))
        .with_children(|room| {
            let middle = SIZE / 2.0;
            let handle = Node {
                position_type: PositionType::Absolute,
                left: px(if left_handed { middle.x - 60.0 } else { middle.x + 26.0 }),
                top: px(middle.y - 4.0),
                width: px(34),
                height: px(8),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            room.spawn((handle, BackgroundColor(palette::IRON), Pickable::IGNORE));
            room.spawn(disc(
                middle,
                (config.pan.radius + 0.7) * CM,
                palette::PAN,
                palette::IRON,
            ));
            let lies = toss.lies.map_or(Vec2::new(toss.off, 0.0), |pose| {
                Vec2::new(pose.position.x, pose.position.z)
            });
            // A left-handed pan is turned around.
            let lies = if left_handed { -lies } else { lies };
            let far = Vec2::new(SIZE.x / 2.0 / CM - 3.0, 3.0);
            let lies = lies.clamp(-far, far);
            let (colour, rim) = if toss.landed() {
                (palette::BUTTER, palette::BASIL)
            } else {
                (palette::BATTER, palette::TOMATO)
            };
            room.spawn(disc(
                middle + lies * CM,
                config.crepe.radius * CM,
                colour.with_alpha(0.9),
                rim,
            ));
        });
}

/// Percentages over time, the newest on the right.
pub fn plot(parent: &mut ChildSpawnerCommands, points: impl Iterator<Item = f32>, last: f32) {
    let points: Vec<f32> = points.collect();
    parent
        .spawn((
            Node {
                height: px(40),
                align_items: AlignItems::End,
                column_gap: px(1),
                padding: UiRect::all(px(3)),
                border_radius: BorderRadius::all(px(6)),
                ..default()
            },
            BackgroundColor(palette::FLOUR),
            Pickable::IGNORE,
        ))
        .with_children(|plot| {
            let all = points
                .iter()
                .map(|point| (*point, palette::CRUST))
                .chain([(last, palette::BUTTER)]);
            for (share, colour) in all {
                plot.spawn((
                    Node {
                        flex_grow: 1.0,
                        max_width: px(16),
                        height: percent((share * 100.0).max(3.0)),
                        border_radius: BorderRadius::all(px(2)),
                        ..default()
                    },
                    BackgroundColor(colour),
                    Pickable::IGNORE,
                ));
            }
        });
}

/// How often 0, 1, 2, … pieces fell, and how often they would with another hand.
pub fn histogram(
    parent: &mut ChildSpawnerCommands,
    own: &[f32],
    other: Option<&[f32]>,
    wanted: impl Fn(usize) -> bool,
) {
    let highest = own
        .iter()
        .chain(other.unwrap_or_default())
        .fold(0.3_f32, |a, b| a.max(*b));
    let height = |share: f32| percent(share / highest * 100.0);
    parent
        .spawn((
            Node {
                column_gap: px(3),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|columns| {
            for (pieces, share) in own.iter().enumerate() {
                let column = Node {
                    flex_direction: FlexDirection::Column,
                    align_items: AlignItems::Center,
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                };
                columns.spawn((column, Pickable::IGNORE)).with_children(|column| {
                    let room = Node {
                        width: percent(100),
                        height: px(64),
                        align_items: AlignItems::End,
                        border_radius: BorderRadius::all(px(4)),
                        ..default()
                    };
                    let ground = if wanted(pieces) {
                        palette::BASIL.with_alpha(0.25)
                    } else {
                        palette::FLOUR
                    };
                    column
                        .spawn((room, BackgroundColor(ground), Pickable::IGNORE))
                        .with_children(|room| {
                            room.spawn((
                                Node {
                                    width: percent(100),
                                    height: height(*share),
                                    border_radius: BorderRadius::all(px(4)),
                                    ..default()
                                },
                                BackgroundColor(if wanted(pieces) {
                                    palette::BASIL
                                } else {
                                    palette::BUTTER
                                }),
                                Pickable::IGNORE,
                            ));
                            if let Some(share) = other.and_then(|other| other.get(pieces)) {
                                room.spawn((
                                    Node {
                                        position_type: PositionType::Absolute,
                                        width: percent(100),
                                        height: px(3),
                                        bottom: height(*share),
                                        ..default()
                                    },
                                    BackgroundColor(palette::COFFEE),
                                    Pickable::IGNORE,
                                ));
                            }
                        });
                    let more = if pieces + 1 == own.len() { "+" } else { "" };
                    column.spawn(written(format!("{pieces}{more}"), regular(size::SMALL), palette::FAINT));
                });
            }
        });
}
