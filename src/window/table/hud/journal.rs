//! The journal: every event in words, so that nothing ever happens unseen. What happened last is always there, on a card
//! low enough not to cover what the hands do; the whole match can be unfolded and scrolled.

use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::{Activate, Button, observe};
use opponents::a_la_carte::Reason;
use opponents::{PlayerKind, Temper};
use rules::a_la_carte::{Event, Seat};

use super::super::TableSystems;
use super::super::sitting::Sitting;
use super::super::turn_flow::TableMessage;
use crate::texts::narrate::Narrator;
use crate::window::bindings;
use crate::window::language::CurrentTexts;
use crate::window::screen::{Menu, Screen};
use crate::window::theme::icons::Icon;
use crate::window::theme::looks::{Fades, Skin};
use crate::window::theme::rebuild::{Live, LiveSystems, Stale, refresh};
use crate::window::theme::scroll::{PageKeys, bar, spaced_scroller};
use crate::window::theme::text::{bold, regular, size, written};
use crate::window::theme::widgets::{card_look, icon, key_hint};
use crate::window::theme::{palette, space};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Journal>()
        .init_resource::<Unfolded>()
        .add_systems(
            Update,
            (
                unfold.run_if(in_state(Screen::Table).and_then(in_state(Menu::None))),
                stay_at_the_end,
            )
                .in_set(TableSystems::Edge)
                .run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            (
                look_back.run_if(resource_exists::<Sitting>.and_then(resource_added::<Sitting>)),
                write,
                append.run_if(resource_changed::<Journal>),
                refresh::<Page>.run_if(resource_changed::<Unfolded>),
            )
                .chain()
                .before(LiveSystems),
        )
        .add_systems(
            PostUpdate,
            show_whole_sentences
                .after(UiSystems::PostLayout)
                .before(VisibilitySystems::VisibilityPropagate),
        );
}

/// How wide the card is.
const WIDTH: f32 = 288.0;
/// How high it is when it is folded: five lines of small type, and room around them.
const FOLDED: f32 = 5.0 * 1.2 * size::SMALL + 16.0;
/// So many entries are on the folded card, most of them above what is to be seen.
const FEW: usize = 8;
/// So many are on the unfolded one: about the last third of a long match. More would take a moment to lay out.
const MANY: usize = 300;
/// Further down than any journal reaches; the layout goes to the end.
const END: f32 = 1e6;

/// What the journal says, in no language yet.
#[derive(Debug, Default, Clone, Resource)]
pub struct Journal(pub Vec<Entry>);

impl Journal {
    /// Forgets whatever stands after so many events.
    pub fn forget_after(&mut self, events: usize) {
        let entries = self.0.iter().enumerate();
        let mut told = entries.filter(|(_, entry)| matches!(entry, Entry::Event(_)));
        if let Some((index, _)) = told.nth(events) {
            self.0.truncate(index);
        }
    }
}

/// One thing that it tells.
#[derive(Debug, Clone)]
pub enum Entry {
    /// Something happened.
    Event(Event),
    /// A chef thought.
    Thought(Seat, Reason),
}

/// Whether the whole match is to be seen.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Resource)]
pub struct Unfolded(pub bool);

#[derive(Component)]
struct Page;

/// What scrolls.
#[derive(Component)]
struct Lines {
    /// How many entries of the journal have come there so far.
    written: usize,
    /// Where its end was when it was last looked at.
    end: f32,
}

pub(super) fn panel() -> impl Bundle {
    (
        Page,
        Live::new(fill),
        Node {
            padding: UiRect::all(px(space::TIGHT)),
            width: px(WIDTH),
            height: px(FOLDED),
            max_height: percent(100),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        card_look(),
    )
}

fn write(mut words: MessageReader<TableMessage>, sitting: Option<Res<Sitting>>, mut journal: ResMut<Journal>) {
    if sitting.is_some_and(|sitting| sitting.is_added()) {
        // What was told in the first frame is part of the past that has just been looked back upon.
        words.clear();
    }
    for word in words.read() {
        match word {
            TableMessage::Happened(event) => journal.0.push(Entry::Event(event.clone())),
            TableMessage::Thought(seat, reason) => journal.0.push(Entry::Thought(*seat, *reason)),
            _ => {}
        }
    }
}

/// A match that is taken up again has a past.
fn look_back(sitting: Res<Sitting>, mut journal: ResMut<Journal>, mut unfolded: ResMut<Unfolded>) {
    journal.0 = sitting.told().iter().cloned().map(Entry::Event).collect();
    unfolded.set_if_neq(Unfolded(false));
}

/// Whoever puts entries into words.
struct Scribe<'a> {
    speech: &'a CurrentTexts,
    sitting: &'a Sitting,
    narrator: Narrator<'a>,
}

impl<'a> Scribe<'a> {
    fn new(speech: &'a CurrentTexts, sitting: &'a Sitting, names: &'a [String]) -> Self {
        Self {
            speech,
            sitting,
            narrator: Narrator {
                texts: speech,
                menu: sitting.game().menu(),
                names,
            },
        }
    }

    fn temper(&self, seat: Seat) -> Option<Temper> {
        match self.sitting.chef(seat)? {
            PlayerKind::Chef { temper, .. } => Some(temper),
            _ => None,
        }
    }

    /// An entry in words, and what somebody has to say about it.
    fn put(&self, entry: &Entry) -> Vec<(String, TextFont, Color)> {
        let (speech, narrator) = (self.speech, &self.narrator);
        match entry {
            Entry::Event(event) => {
                let (ink, font) = match event {
                    Event::TurnStarted { seat, .. } => (palette::seat(*seat), bold(size::SMALL)),
                    Event::Served { .. } => (palette::BASIL, bold(size::SMALL)),
                    Event::Burnt { .. } | Event::OverSeasoned { .. } => (palette::TOMATO, bold(size::SMALL)),
                    _ => (palette::INK, regular(size::SMALL)),
                };
                let talk = speech.talk(event, |seat| self.temper(seat)).map(|(seat, words)| {
                    let gaps = [("name", narrator.name(seat).into()), ("words", words.into())];
                    (speech.say("said", gaps), regular(size::SMALL), palette::seat(seat))
                });
                [(narrator.tell(event), font, ink)].into_iter().chain(talk).collect()
            }
            Entry::Thought(seat, reason) => {
                let thought = speech.say("thought", [("words", narrator.explain(*reason).into())]);
                let ink = palette::seat(*seat).mix(&palette::FAINT, 0.6);
                vec![(thought, regular(size::SMALL), ink)]
            }
        }
    }

    /// Writes entries down; how many lines that took.
    fn write(&self, entries: &[Entry], list: &mut ChildSpawnerCommands) -> usize {
        let lines: Vec<_> = entries.iter().flat_map(|entry| self.put(entry)).collect();
        let count = lines.len();
        for (words, font, ink) in lines {
            list.spawn(written(words, font, ink));
        }
        count
    }
}

const fn most(unfolded: Unfolded) -> usize {
    if unfolded.0 { MANY } else { FEW }
}

fn fill(
    In(panel): In<Entity>,
    (journal, unfolded): (Res<Journal>, Res<Unfolded>),
    sitting: Option<Res<Sitting>>,
    speech: Res<CurrentTexts>,
    mut nodes: Query<&mut Node>,
    mut commands: Commands,
) {
    let Some(sitting) = sitting else { return };
    if let Ok(mut node) = nodes.get_mut(panel) {
        node.height = if unfolded.0 { percent(100) } else { px(FOLDED) };
    }
    let names = sitting.plan().names();
    let scribe = Scribe::new(&speech, &sitting, &names);
    let from = journal.0.len().saturating_sub(most(*unfolded));
    let side = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        min_height: px(0),
        ..default()
    };
    commands.entity(panel).with_children(|page| {
        page.spawn((side, Pickable::IGNORE)).with_children(|side| {
            let mut list = side.spawn((
                spaced_scroller(0.0),
                Lines {
                    written: journal.0.len(),
                    end: 0.0,
                },
                ScrollPosition(Vec2::Y * END),
            ));
            list.with_children(|list| {
                scribe.write(&journal.0[from..], list);
            });
            if unfolded.0 {
                let list = list.insert(PageKeys).id();
                side.spawn(bar(list));
            }
        });
        page.spawn((
            Button,
            Skin::FLAT,
            TabIndex(0),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                align_self: AlignSelf::FlexStart,
                row_gap: px(2),
                padding: UiRect::all(px(space::TIGHT)),
                border_radius: BorderRadius::all(px(space::NEAR)),
                flex_shrink: 0.0,
                ..default()
            },
            observe(|_: On<Activate>, mut unfolded: ResMut<Unfolded>| unfolded.0 = !unfolded.0),
        ))
        .with_children(|button| {
            let way = if unfolded.0 { Icon::Up } else { Icon::Down };
            button.spawn((icon(way, 14.0, palette::INK), Fades(palette::INK)));
            button.spawn(key_hint(bindings::JOURNAL.label));
        });
    });
}

/// Writes what is new below what is there: a long journal is not laid out anew for every event.
fn append(
    (journal, unfolded): (Res<Journal>, Res<Unfolded>),
    sitting: Option<Res<Sitting>>,
    speech: Res<CurrentTexts>,
    pages: Query<Entity, With<Page>>,
    mut lists: Query<(Entity, &mut Lines, &mut ScrollPosition, Option<&Children>)>,
    mut commands: Commands,
) {
    let Some(sitting) = sitting else { return };
    let names = sitting.plan().names();
    let scribe = Scribe::new(&speech, &sitting, &names);
    for (list, mut lines, mut position, children) in &mut lists {
        let Some(new) = journal.0.get(lines.written..) else {
            // Something was taken back.
            for page in &pages {
                commands.entity(page).insert(Stale);
            }
            continue;
        };
        if new.is_empty() {
            continue;
        }
        lines.written = journal.0.len();
        let follows = position.y > lines.end - 1.0;
        if follows {
            position.y = END;
        }
        let mut added = 0;
        commands
            .entity(list)
            .with_children(|list| added = scribe.write(new, list));
        let old = children.map_or(&[][..], |children| &children[..]);
        // What somebody reads further up must not move away under their eyes.
        let surplus = if follows {
            (old.len() + added).saturating_sub(most(*unfolded))
        } else {
            0
        };
        for &line in old.iter().take(surplus) {
            commands.entity(line).despawn();
        }
    }
}

/// Whoever is at the end stays there, also when lines come or break elsewhere; whoever reads further up is left alone.
fn stay_at_the_end(mut lists: Query<(&ComputedNode, &mut ScrollPosition, &mut Lines)>) {
    for (node, mut position, mut lines) in &mut lists {
        let end = (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor;
        let follows = position.y > lines.end - 1.0;
        if follows && (position.y - end).abs() > 0.1 {
            position.y = end;
        }
        if (lines.end - end).abs() > 0.1 {
            lines.end = end;
        }
    }
}

/// A sentence whose beginning is above the card is not shown at all: nobody can read half of one.
fn show_whole_sentences(
    lists: Query<(&ComputedNode, &UiGlobalTransform, &Children), With<Lines>>,
    unfolded: Res<Unfolded>,
    mut sentences: Query<(&ComputedNode, &UiGlobalTransform, &mut Visibility), (With<Text>, Without<Lines>)>,
) {
    for (list, place, children) in &lists {
        let top = place.translation.y - list.size().y / 2.0;
        let mut of_list = sentences.iter_many_mut(children);
        while let Some((sentence, place, mut visibility)) = of_list.fetch_next() {
            // What has not been laid out yet is at the end, and whole. A pixel is lost in rounding.
            let begins = place.translation.y - sentence.size().y / 2.0;
            let cut = sentence.size().y > 0.0 && begins < top - 1.0 && !unfolded.0;
            visibility.set_if_neq(if cut { Visibility::Hidden } else { Visibility::Inherited });
        }
    }
}

fn unfold(keys: Res<ButtonInput<KeyCode>>, mut unfolded: ResMut<Unfolded>) {
    if bindings::just_pressed(&keys, bindings::JOURNAL) {
        unfolded.0 = !unfolded.0;
    }
}
