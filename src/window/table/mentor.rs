//! The mentor: a chef who explains one thing at a time, when it first matters, beside the game and never in its way. What
//! was explained is remembered and not repeated; a button on the title begins anew. Where a hand is needed, the mentor
//! can show it once: with your spoon, over your pan.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use opponents::{Level, Tip};
use physics::Motion;
use physics::lab::hands::ThrowHand;
use rules::Game;
use rules::a_la_carte::{Condiment, Event, Move, Phase, Seat};
use serde::{Deserialize, Serialize};

use super::TableSystems;
use super::conduct::{Word, awaits_person};
use super::deed::{self, Deed};
use super::hands::{ActKind, Hands};
use super::shown::{CupPlace, Shown};
use super::sitting::Sitting;
use crate::kitchen::{flipping_hand, pouring_hand};
use crate::window::language::Speech;
use crate::window::picture::Restless;
use crate::window::screen::Screen;
use crate::window::storage::Storage;
use crate::window::theme::icons::Icon;
use crate::window::theme::live::{Live, LiveSystems, refresh};
use crate::window::theme::looks::Skin;
use crate::window::theme::text::{bold, label, size, written};
use crate::window::theme::widgets::{Caption, card_look, skinned_button};
use crate::window::theme::{palette, space};

/// One thing to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lesson {
    /// What a recipe says, and taking one.
    Dish,
    /// Spoons, and rolling for heat.
    Heat,
    /// Where a dish cooks and where it burns.
    GreenAndRed,
    /// Tipping a bottle.
    Season,
    /// Salt among the crystals.
    Salt,
    /// Three of a kind spoil a dish.
    ThreeOfAKind,
    /// What cups are for.
    Cups,
    /// Going for the crêpe.
    Crepe,
    /// Tossing it.
    Toss,
    /// How stars are earned.
    Stars,
    /// How the game ends.
    End,
}

impl Lesson {
    /// In the order in which they usually come.
    pub const ALL: [Self; 11] = [
        Self::Dish,
        Self::Heat,
        Self::GreenAndRed,
        Self::Season,
        Self::Salt,
        Self::ThreeOfAKind,
        Self::Cups,
        Self::Crepe,
        Self::Toss,
        Self::Stars,
        Self::End,
    ];

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Dish => ("lesson-dish-title", "lesson-dish"),
            Self::Heat => ("lesson-heat-title", "lesson-heat"),
            Self::GreenAndRed => ("lesson-green-title", "lesson-green"),
            Self::Season => ("lesson-season-title", "lesson-season"),
            Self::Salt => ("lesson-salt-title", "lesson-salt"),
            Self::ThreeOfAKind => ("lesson-three-title", "lesson-three"),
            Self::Cups => ("lesson-cups-title", "lesson-cups"),
            Self::Crepe => ("lesson-crepe-title", "lesson-crepe"),
            Self::Toss => ("lesson-toss-title", "lesson-toss"),
            Self::Stars => ("lesson-stars-title", "lesson-stars"),
            Self::End => ("lesson-end-title", "lesson-end"),
        }
    }

    /// Its name in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.words().1
    }

    /// Whether the mentor's hand can show it.
    const fn can_be_shown(self) -> bool {
        matches!(self, Self::Heat | Self::Season | Self::Toss)
    }
}

/// What was explained, as it is kept on disk.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Resource)]
#[serde(deny_unknown_fields)]
pub struct Learnt {
    /// These.
    pub lessons: BTreeSet<Lesson>,
    /// No more of it.
    pub enough: bool,
}

impl Learnt {
    /// The file.
    pub const FILE: &'static str = "lessons.ron";
}

/// What the mentor is saying.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Resource)]
pub struct Mentor {
    /// This.
    pub says: Option<Lesson>,
}

#[derive(Component)]
struct Board;

fn panel() -> impl Bundle {
    (
        Board,
        Live::new(fill),
        Node {
            position_type: PositionType::Absolute,
            bottom: px(64),
            width: px(312),
            flex_direction: FlexDirection::Column,
            row_gap: px(6),
            padding: UiRect::all(px(14)),
            border: UiRect::left(px(6)),
            border_radius: BorderRadius::all(px(space::ROUND)),
            ..default()
        },
        BorderColor::all(palette::BUTTER),
        // Before the journal and the recipe, which reach down to a long lesson when they have much to say.
        GlobalZIndex(4),
        card_look(),
        Visibility::Hidden,
        DespawnOnExit(Screen::Table),
    )
}

fn open(mut commands: Commands, mut storage: ResMut<Storage>) {
    commands.insert_resource(storage.find::<Learnt>(Learnt::FILE).unwrap_or_default());
    commands.insert_resource(Mentor::default());
    commands.spawn(panel());
}

/// Notices what matters for the first time.
fn notice(
    (sitting, shown, hands): (Res<Sitting>, Res<Shown>, Res<Hands>),
    mut words: MessageReader<Word>,
    mut learnt: ResMut<Learnt>,
    mut mentor: ResMut<Mentor>,
    mut storage: ResMut<Storage>,
    mut restless: ResMut<Restless>,
) {
    let mut due: Vec<Lesson> = words.read().flat_map(|word| after(word, &sitting)).collect();
    if let Some(seat) = awaits_person(&sitting, &hands) {
        due.extend(now(&sitting, &shown, seat));
    }
    if learnt.enough || mentor.says.is_some() {
        return;
    }
    // Always the earliest: what heat is comes before what burns.
    let next = due.into_iter().filter(|lesson| !learnt.lessons.contains(lesson)).min();
    if let Some(lesson) = next {
        learnt.lessons.insert(lesson);
        storage.keep(Learnt::FILE, &*learnt);
        mentor.says = Some(lesson);
        restless.stir();
    }
}

/// What somebody who has to decide should know.
fn now(sitting: &Sitting, shown: &Shown, seat: Seat) -> Vec<Lesson> {
    let game = sitting.game();
    let state = game.state();
    let mut due = Vec::new();
    match state.phase {
        Phase::FirstDish => due.push(Lesson::Dish),
        Phase::NewDish { .. } if game.is_legal(Move::Crepe) => due.push(Lesson::Crepe),
        Phase::Action => {
            let can = |mv: Move| game.is_legal(mv);
            if state.on_crepe() {
                due.extend(can(Move::Flip).then_some(Lesson::Toss));
            } else {
                due.extend(can(Move::Heat).then_some(Lesson::Heat));
                // One thing at a time: seasoning when the first spoon is spent.
                let seasons = Condiment::ALL.into_iter().any(|condiment| can(Move::Season(condiment)));
                due.extend((seasons && state.spoons < 3).then_some(Lesson::Season));
            }
            let cups = shown.cups.iter().enumerate();
            let usable = cups
                .filter(|(_, place)| **place == CupPlace::Held(seat))
                .any(|(cup, _)| deed::allowed(Deed::Cup(cup as u8), game).is_ok());
            due.extend((usable && state.spoons < 2).then_some(Lesson::Cups));
            let two = state.own().stove.pan.crystals.present().any(|(_, count)| count == 2);
            due.extend(two.then_some(Lesson::ThreeOfAKind));
        }
        _ => {}
    }
    let close = state.house.dishes_to_end(state.seats).saturating_sub(1);
    if state
        .all_seats()
        .any(|seat| state.kitchen(seat).dishes_served() >= close)
    {
        due.push(Lesson::End);
    }
    due
}

/// What something that happened should be explained with.
fn after(word: &Word, sitting: &Sitting) -> Vec<Lesson> {
    match word {
        Word::Happened(Event::Heated { seat, .. }) if sitting.is_person(*seat) => vec![Lesson::GreenAndRed],
        Word::Happened(Event::Poured { pour, .. }) if pour.salt > 0 => vec![Lesson::Salt],
        Word::Happened(Event::OverSeasoned { .. }) => vec![Lesson::ThreeOfAKind],
        Word::Happened(Event::Served { .. }) => vec![Lesson::Stars],
        _ => Vec::new(),
    }
}

fn fill(
    In(panel): In<Entity>,
    (mentor, speech, shown): (Res<Mentor>, Res<Speech>, Res<Shown>),
    mut nodes: Query<&mut Node>,
    mut commands: Commands,
) {
    let Some(lesson) = mentor.says else {
        commands.entity(panel).insert(Visibility::Hidden);
        return;
    };
    // Away from the tray of whoever reads it: the left stoves are seen on the left, the right ones on the right.
    if let Ok(mut node) = nodes.get_mut(panel) {
        let on_the_left = shown.state.active.index() >= usize::from(shown.state.seats / 2);
        (node.left, node.right) = if on_the_left {
            (px(space::NEAR), Val::Auto)
        } else {
            (Val::Auto, px(space::NEAR))
        };
    }
    let (title, text) = lesson.words();
    let small = |text: String, skin: Skin, icon: Icon| skinned_button(Caption::new(text).icon(icon), skin, size::SMALL);
    commands
        .entity(panel)
        .insert(Visibility::Inherited)
        .with_children(|card| {
            card.spawn(written(speech.line(title), bold(size::PART), palette::INK));
            card.spawn(label(speech.line(text)));
            card.spawn((
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(space::NEAR),
                    row_gap: px(space::NEAR),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|row| {
                row.spawn((
                    small(speech.line("mentor-understood"), Skin::MAIN, Icon::Toque),
                    observe(|_: On<Activate>, mut mentor: ResMut<Mentor>| mentor.says = None),
                ));
                if lesson.can_be_shown() {
                    row.spawn((
                        small(speech.line("mentor-show"), Skin::PLAIN, Icon::Hand),
                        observe(move |_: On<Activate>, mut commands: Commands| {
                            commands.queue(move |world: &mut World| show(world, lesson));
                        }),
                    ));
                }
                row.spawn((
                    small(speech.line("mentor-enough"), Skin::FLAT, Icon::Door),
                    observe(
                        |_: On<Activate>,
                         mut mentor: ResMut<Mentor>,
                         mut learnt: ResMut<Learnt>,
                         mut storage: ResMut<Storage>| {
                            mentor.says = None;
                            learnt.enough = true;
                            storage.keep(Learnt::FILE, &*learnt);
                        },
                    ),
                ));
            });
        });
}

/// The mentor's hand does it once.
fn show(world: &mut World, lesson: Lesson) {
    world.resource_mut::<Mentor>().says = None;
    let Some(seat) = awaits_person(world.resource::<Sitting>(), world.resource::<Hands>()) else {
        return;
    };
    let mut sitting = world.resource_mut::<Sitting>();
    let game = sitting.game();
    let (kind, choice) = match lesson {
        Lesson::Heat => (ActKind::Throw, Move::Heat),
        Lesson::Toss => (ActKind::Flip, Move::Flip),
        _ => {
            let wanted = Condiment::ALL
                .into_iter()
                .find(|&kind| game.is_legal(Move::Season(kind)));
            let Some(condiment) = wanted else { return };
            (ActKind::Pour(condiment), Move::Season(condiment))
        }
    };
    if !game.is_legal(choice) {
        return;
    }
    let rng = sitting.rng();
    let motion: Box<dyn Motion + Send> = match kind {
        ActKind::Throw => Box::new(ThrowHand::natural(rng)),
        ActKind::Flip => Box::new(flipping_hand(Level::ThreeStar, rng)),
        ActKind::Pour(_) => pouring_hand(Tip::Pinch, Level::ThreeStar, rng),
    };
    world
        .resource_mut::<Hands>()
        .lend(kind, seat, seat, Some(choice), motion);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Learnt>()
        .init_resource::<Mentor>()
        .add_systems(OnEnter(Screen::Table), open.after(super::hud::build))
        .add_systems(
            Update,
            notice.in_set(TableSystems::Mentor).run_if(resource_exists::<Sitting>),
        )
        .add_systems(
            PostUpdate,
            refresh::<Board>.run_if(resource_changed::<Mentor>).before(LiveSystems),
        );
}
