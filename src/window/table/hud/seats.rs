//! Who sits at the table and what they have: the same things that lie on their trays, in a row. Holding a row shows that
//! chef's pan, and so does its key, held or tapped.

use bevy::prelude::*;
use bevy::ui::Pressed;
use bevy::ui_widgets::Button;
use rules::a_la_carte::{Seat, State};

use super::hud_state::Everybody;
use crate::window::bindings;
use crate::window::language::CurrentTexts;
use crate::window::theme::icons::Icon;
use crate::window::theme::rebuild::{Live, LiveSystems, refresh};
use crate::window::theme::scale::Narrow;
use crate::window::theme::text::{bold, size, written};
use crate::window::theme::widgets::{card_look, icon};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        refresh::<SeatRow>
            .run_if(resource_changed::<Everybody>.or_eager(resource_changed::<Narrow>))
            .before(LiveSystems),
    );
}

/// The height of a row, with the gap below it.
pub(super) const ROW: f32 = 31.0;

#[derive(Component)]
struct SeatRow;

/// The row of somebody, whose pan is shown as long as it is held.
#[derive(Component)]
pub struct LookAtPan(Seat);

/// Whose row is held.
pub fn held(rows: Query<&LookAtPan, With<Pressed>>) -> Option<Seat> {
    rows.iter().next().map(|row| row.0)
}

pub(super) fn panel() -> impl Bundle {
    (
        SeatRow,
        Live::new(fill),
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(space::TIGHT),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

fn fill(
    In(panel): In<Entity>,
    (facts, narrow): (Res<Everybody>, Res<Narrow>),
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    let (column, letters) = if narrow.0 { (66.0, 7) } else { (88.0, 9) };
    commands.entity(panel).with_children(|panel| {
        for seat in &facts.seats {
            let colour = palette::seat(seat.seat);
            let line = Node {
                align_items: AlignItems::Center,
                column_gap: px(5),
                padding: UiRect::axes(px(10), px(3)),
                height: px(ROW - space::TIGHT),
                border: UiRect::left(px(if seat.active { 8 } else { 4 })),
                border_radius: BorderRadius::all(px(space::NEAR)),
                ..default()
            };
            panel
                .spawn((
                    line,
                    card_look(),
                    BorderColor::all(colour),
                    Button,
                    LookAtPan(seat.seat),
                ))
                .with_children(|line| {
                    let name = (
                        Node {
                            width: px(column),
                            overflow: Overflow::clip(),
                            ..default()
                        },
                        Pickable::IGNORE,
                    );
                    line.spawn(name).with_children(|name| {
                        let ink = if seat.active { colour } else { palette::INK };
                        name.spawn((
                            written(short(&seat.name, letters), bold(size::BODY), ink),
                            TextLayout::no_wrap(),
                        ));
                    });
                    let fact = |line: &mut ChildSpawnerCommands, picture: Icon, text: String, colour: Color| {
                        line.spawn(icon(picture, 16.0, colour));
                        line.spawn((written(text, bold(size::SMALL), palette::INK), TextLayout::no_wrap()));
                    };
                    let points = speech.say("seat-points", [("count", seat.points.into())]);
                    line.spawn((written(points, bold(size::BODY), palette::INK), TextLayout::no_wrap()));
                    fact(
                        line,
                        Icon::Pan,
                        format!("{}/{}", seat.dishes, facts.dishes_to_end),
                        palette::FAINT,
                    );
                    let stars = if narrow.0 {
                        seat.stars.to_string()
                    } else {
                        format!("{}/{}", seat.stars, State::STARS_TO_WIN)
                    };
                    fact(line, Icon::Star, stars, palette::BUTTER);
                    // Room for all three, so that the row does not change its width when spoons go round.
                    for spoon in 0..3 {
                        let ink = if spoon < seat.spoons {
                            palette::FAINT
                        } else {
                            Color::NONE
                        };
                        line.spawn(icon(Icon::Spoon, 15.0, ink));
                    }
                    if !narrow.0 {
                        line.spawn(icon(Icon::Eye, 14.0, palette::FAINT));
                        let key = bindings::LOOK[seat.seat.index()].label;
                        line.spawn((written(key, bold(size::SMALL), palette::FAINT), TextLayout::no_wrap()));
                    }
                });
        }
    });
}

/// A name of at most so many letters; the whole one stands on the tray's tip.
fn short(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    name.chars().take(letters - 1).chain(['…']).collect()
}
