//! The journal: every event in words, so that nothing ever happens unseen.

use bevy::prelude::*;
use opponents::{PlayerKind, Reason, Temper};
use rules::a_la_carte::{Event, Seat};

use super::super::conduct::Word;
use super::super::sitting::Sitting;
use crate::texts::narrate::Narrator;
use crate::window::language::Speech;
use crate::window::theme::live::{Live, LiveSystems, refresh};
use crate::window::theme::text::{bold, regular, size, written};
use crate::window::theme::widgets::card_look;
use crate::window::theme::{palette, space};

/// How many lines are to be seen at once.
const LINES: usize = 7;

/// What the journal says, in no language yet.
#[derive(Debug, Default, Clone, Resource)]
pub struct Journal(pub Vec<Entry>);

/// One line.
#[derive(Debug, Clone)]
pub enum Entry {
    /// Something happened.
    Event(Event),
    /// A chef thought.
    Thought(Seat, Reason),
}

#[derive(Component)]
struct Page;

pub(super) fn panel() -> impl Bundle {
    (
        Page,
        Live::new(fill),
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(2),
            padding: UiRect::all(px(10)),
            width: px(272),
            max_height: percent(100),
            flex_shrink: 0.0,
            overflow: Overflow::clip_y(),
            justify_content: JustifyContent::FlexEnd,
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
        Pickable::IGNORE,
    )
}

fn write(mut words: MessageReader<Word>, mut journal: ResMut<Journal>) {
    for word in words.read() {
        match word {
            Word::Happened(event) => journal.0.push(Entry::Event(event.clone())),
            Word::Thought(seat, reason) => journal.0.push(Entry::Thought(*seat, *reason)),
            _ => {}
        }
    }
}

/// A match that is taken up again has a past.
fn look_back(sitting: Res<Sitting>, mut journal: ResMut<Journal>) {
    let past = sitting.told();
    let last = &past[past.len().saturating_sub(LINES)..];
    journal.0 = last.iter().cloned().map(Entry::Event).collect();
}

fn fill(
    In(panel): In<Entity>,
    journal: Res<Journal>,
    sitting: Option<Res<Sitting>>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    let Some(sitting) = sitting else { return };
    let names = sitting.plan().names();
    let narrator = Narrator {
        texts: &speech,
        menu: sitting.game().menu(),
        names: &names,
    };
    let temper = |seat: Seat| -> Option<Temper> {
        match sitting.chef(seat)? {
            PlayerKind::Chef { temper, .. } => Some(temper),
            _ => None,
        }
    };
    commands.entity(panel).with_children(|page| {
        let from = journal.0.len().saturating_sub(LINES);
        for entry in &journal.0[from..] {
            match entry {
                Entry::Event(event) => {
                    let (ink, font) = match event {
                        Event::TurnStarted { seat, .. } => (palette::seat(*seat), bold(size::SMALL)),
                        Event::Served { .. } => (palette::BASIL, bold(size::SMALL)),
                        Event::Burnt { .. } | Event::OverSeasoned { .. } => (palette::TOMATO, bold(size::SMALL)),
                        _ => (palette::INK, regular(size::SMALL)),
                    };
                    page.spawn(written(narrator.tell(event), font, ink));
                    if let Some((seat, said)) = speech.talk(event, temper) {
                        let quoted = speech.say("said", [("name", narrator.name(seat).into()), ("words", said.into())]);
                        page.spawn(written(quoted, regular(size::SMALL), palette::seat(seat)));
                    }
                }
                Entry::Thought(seat, reason) => {
                    let thought = narrator.explain(*reason);
                    page.spawn(written(
                        format!("„{thought}“"),
                        regular(size::SMALL),
                        palette::seat(*seat).mix(&palette::FAINT, 0.6),
                    ));
                }
            }
        }
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Journal>().add_systems(
        PostUpdate,
        (
            look_back.run_if(resource_exists::<Sitting>.and_then(resource_added::<Sitting>)),
            write,
            refresh::<Page>.run_if(resource_changed::<Journal>),
        )
            .chain()
            .before(LiveSystems),
    );
}
