//! The tape: play, stop, and go to any moment of the last toss or pour; and another go.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderRange, ValueChange, observe};

use super::super::judge::again;
use super::super::tape::{Tape, TapeSlider};
use super::super::{Practice, Step};
use super::PlayPanel;
use crate::window::language::CurrentTexts;
use crate::window::theme::icons::Icon;
use crate::window::theme::inputs::slider;
use crate::window::theme::looks::Skin;
use crate::window::theme::rebuild::Live;
use crate::window::theme::space;
use crate::window::theme::text::size;
use crate::window::theme::widgets::{Caption, card_look, skinned_button};

pub fn fill(
    In(panel): In<Entity>,
    practice: Res<Practice>,
    tape: Res<Tape>,
    speech: Res<CurrentTexts>,
    mut commands: Commands,
) {
    if practice.step != Step::Judged || !tape.is_whole() {
        return;
    }
    let node = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::Wrap,
        padding: UiRect::new(px(10), px(10), px(7), px(10)),
        column_gap: px(space::NEAR),
        row_gap: px(space::TIGHT),
        border_radius: BorderRadius::all(px(space::ROUND)),
        ..default()
    };
    commands.entity(panel).with_children(|panel| {
        // One row, so that the pan stays in sight.
        panel.spawn((node, card_look())).with_children(|card| {
            card.spawn((PlayPanel, Node::default(), Pickable::IGNORE, Live::new(play)));
            card.spawn((
                slider(SliderRange::new(0.0, 1.0), 0.02, tape.part(), 80.0),
                TapeSlider,
                observe(|moved: On<ValueChange<f32>>, mut tape: ResMut<Tape>| tape.seek(moved.value)),
            ))
            .entry::<Node>()
            // As long as there is room.
            .and_modify(|mut node| node.flex_grow = 1.0);
            card.spawn((
                skinned_button(
                    Caption::new(speech.line("practice-again")).key("R"),
                    Skin::MAIN,
                    size::SMALL,
                ),
                observe(|_: On<Activate>, mut commands: Commands| commands.queue(again)),
            ));
        });
    });
}

fn play(In(panel): In<Entity>, tape: Res<Tape>, speech: Res<CurrentTexts>, mut commands: Commands) {
    let (picture, id) = if tape.is_playing() {
        (Icon::Pause, "tape-stop")
    } else {
        (Icon::Play, "tape-play")
    };
    commands.entity(panel).with_child((
        skinned_button(
            Caption::new(speech.line(id)).icon(picture).key("P"),
            Skin::PLAIN,
            size::SMALL,
        ),
        observe(|_: On<Activate>, mut tape: ResMut<Tape>| tape.toggle()),
    ));
}
