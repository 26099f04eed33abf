//! The mentor: a chef who explains one thing at a time, when it first matters, beside the game and never in its way. What
//! was explained is remembered and not repeated; a button on the title begins anew. A lesson that asks for something goes
//! when it is done; what happens meanwhile waits for its turn. Where a hand is needed, the mentor can show it once: with
//! your spoon, over your pan.

mod card;
mod lesson;

use std::collections::BTreeSet;

use bevy::prelude::*;
use rules::Game;
use rules::a_la_carte::{Event, Pour, Seat};
use serde::{Deserialize, Serialize};

pub use lesson::Lesson;

use super::TableSystems;
use super::hands::Hands;
use super::saves::IsLesson;
use super::shown_table::ShownTable;
use super::sitting::{Sitting, Turn};
use super::turn_flow::{TableMessage, acting, awaits_person};
use crate::window::bindings;
use crate::window::picture::Redraw;
use crate::window::plan::Opening;
use crate::window::screen::{Paused, Screen};
use crate::window::storage::Storage;
use crate::window::theme::rebuild::{LiveSystems, refresh};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Learnt>()
        .init_resource::<Mentor>()
        .init_resource::<Waiting>()
        .init_resource::<Up>()
        .add_systems(OnEnter(Screen::Table), open.after(super::hud::build))
        .add_systems(
            Update,
            (
                card::understand.run_if(bindings::pressed(bindings::UNDERSTOOD)),
                card::show.run_if(bindings::pressed(bindings::SHOW)),
                card::stop.run_if(bindings::pressed(bindings::ENOUGH)),
                notice,
                card::place,
            )
                .chain()
                .in_set(TableSystems::Mentor)
                .run_if(resource_exists::<Sitting>.and_then(in_state(Paused(false)))),
        )
        .add_systems(
            PostUpdate,
            refresh::<card::Board>
                .run_if(resource_changed::<Mentor>)
                .before(LiveSystems),
        );
}

/// Seconds until somebody has noticed that the card says something else.
const NOTICING: f32 = 0.5;
/// Seconds in which a lesson can be read that asks for nothing; then it gives way to the next one.
const READING: f32 = 8.0;

/// What was explained, as it is kept on disk.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, Resource)]
#[serde(deny_unknown_fields)]
pub struct Learnt {
    /// These.
    pub lessons: BTreeSet<Lesson>,
    /// No more of it.
    pub enough: bool,
    /// Somebody learns to play, and no pour of theirs has worked yet: those that go wrong are taken back.
    #[serde(default)]
    pub free_pour: bool,
}

impl Learnt {
    /// The file.
    pub const FILE: &'static str = "lessons.ron";

    /// As it is kept while something is on the card: whoever leaves the match before that is done finds it there again.
    fn but(&self, says: Option<Lesson>) -> Self {
        let mut kept = self.clone();
        kept.lessons.retain(|&lesson| Some(lesson) != says);
        kept
    }

    /// As somebody begins who learns to play.
    #[must_use]
    pub fn beginner() -> Self {
        Self {
            free_pour: true,
            ..Self::default()
        }
    }
}

/// How a pour went that is taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mishap {
    /// Nothing fell.
    Nothing,
    /// It spoiled the dish.
    TooMuch,
}

/// Whether somebody's pour into their own pan went wrong and is taken back: only while they learn to play, and only until
/// the first one has worked.
#[must_use]
pub fn forgives(world: &World, by: Seat, pour: Pour) -> bool {
    let (learnt, sitting) = (world.resource::<Learnt>(), world.resource::<Sitting>());
    let learns = learnt.free_pour && !learnt.enough && sitting.is_person(by);
    learns && (pour.total() == 0 || sitting.would_spoil(pour))
}

/// What the mentor is saying.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Resource)]
pub struct Mentor {
    /// This.
    pub says: Option<Lesson>,
    /// To whom, if several people share the screen: it is about their dish and their hand.
    to: Option<Seat>,
    /// Whether the mentor's hand could do it now.
    shows: bool,
    /// How the pour went that is to be tried again.
    pub again: Option<Mishap>,
    /// Whether what was served earned a star, while that is explained.
    starred: Option<bool>,
    /// Whether it is said to somebody with a steady hand.
    steady: bool,
    /// Whether it has been asked if there are really to be no more lessons.
    asks: bool,
}

/// What happened while something else was being explained.
#[derive(Debug, Default, Resource)]
struct Waiting {
    /// What is to be explained, and to whom, if it happened to one of several people: nobody is told of another's dish.
    lessons: BTreeSet<(Lesson, Option<Seat>)>,
    /// What went because of a choice that can still be taken back.
    gone: Option<Lesson>,
}

/// Whom something is about, if several people share the screen.
fn addressee(seat: Option<Seat>, sitting: &Sitting) -> Option<Seat> {
    seat.filter(|&seat| sitting.plan().people() > 1 && sitting.is_person(seat))
}

/// What is on the card, and for how many seconds.
#[derive(Debug, Default, Resource)]
struct Up(Option<Lesson>, f32);

impl Up {
    fn count(&mut self, says: Option<Lesson>, passed: f32) -> f32 {
        *self = Self(says, if self.0 == says { self.1 + passed } else { 0.0 });
        self.1
    }

    /// Whether whoever wants no more lessons can have seen what is on the card: cards follow each other, and where one had "Got
    /// it" the next one may have "No more lessons".
    fn can_be_ended(&self, says: Option<Lesson>) -> bool {
        self.0 == says && self.1 >= NOTICING
    }

    /// Something else is on the card from now on.
    const fn begin_anew(&mut self) {
        self.1 = 0.0;
    }
}

/// By now a match that was left for this one has been put by, with what its mentor had explained.
fn open(
    mut commands: Commands,
    mut storage: ResMut<Storage>,
    (opening, lesson): (Option<Res<Opening>>, Res<IsLesson>),
) {
    let is_new = opening.is_none_or(|opening| *opening == Opening::New);
    let learnt = if is_new && lesson.0 {
        let learnt = Learnt::beginner();
        storage.keep(Learnt::FILE, &learnt);
        learnt
    } else {
        let mut learnt: Learnt = storage.find(Learnt::FILE).unwrap_or_default();
        if is_new && learnt.free_pour {
            // That was the lesson's, which was left before a pour had worked.
            learnt.free_pour = false;
            storage.keep(Learnt::FILE, &learnt);
        }
        learnt
    };
    commands.insert_resource(learnt);
    commands.insert_resource(Mentor::default());
    commands.insert_resource(Waiting::default());
    commands.insert_resource(Up::default());
    commands.spawn(card::panel());
}

/// Notices what matters for the first time, and what has been done.
fn notice(
    (sitting, shown, hands, time): (Res<Sitting>, Res<ShownTable>, Res<Hands>, Res<Time<Real>>),
    mut words: MessageReader<TableMessage>,
    (mut mentor, mut waiting): (ResMut<Mentor>, ResMut<Waiting>),
    (mut learnt, mut storage): (ResMut<Learnt>, ResMut<Storage>),
    mut up: ResMut<Up>,
    mut redraw: ResMut<Redraw>,
) {
    let over = sitting.turn() == Turn::Over;
    let mut ended = over;
    for word in words.read() {
        match word {
            TableMessage::Happened(event) => {
                let explained = Lesson::explaining(event, &sitting);
                waiting
                    .lessons
                    .extend(explained.map(|(lesson, seat)| (lesson, addressee(Some(seat), &sitting))));
                if is_own_pour(event, &sitting) && (learnt.free_pour || mentor.again.is_some()) {
                    mentor.again = None;
                    learnt.free_pour = false;
                    storage.keep(Learnt::FILE, &learnt.but(mentor.says));
                }
                if !sitting.can_undo() {
                    waiting.gone = None;
                }
                if mentor.says.is_some_and(|lesson| lesson.ends_with(event, &sitting)) {
                    ended = true;
                    waiting.gone = mentor.says.filter(|_| sitting.can_undo());
                }
            }
            TableMessage::TakenBack => {
                // It never happened: nothing of it is to be explained, and what it ended is on the card again.
                waiting.lessons.clear();
                if let Some(lesson) = waiting.gone.take() {
                    mentor.says = Some(lesson);
                    mentor.to = addressee(Some(sitting.game().state().active), &sitting);
                    redraw.request();
                }
                ended = over;
            }
            TableMessage::OnceMore(pour) => {
                let nothing = pour.total() == 0;
                mentor.again = Some(if nothing { Mishap::Nothing } else { Mishap::TooMuch });
                mentor.says = Some(Lesson::Season);
                mentor.to = addressee(Some(sitting.game().state().active), &sitting);
                learnt.lessons.insert(Lesson::Season);
                ended = over;
                redraw.request();
            }
            _ => {}
        }
    }
    if learnt.enough {
        return;
    }
    let acting = addressee(acting(&sitting, &shown), &sitting);
    let concerns = |to: Option<Seat>| to.is_none() || acting.is_none() || to == acting;
    if let Some(lesson) = mentor.says.filter(|_| !concerns(mentor.to) && !ended) {
        // Somebody else cooks now: it waits until the turn is back, and was not learnt meanwhile.
        learnt.lessons.remove(&lesson);
        if lesson.only_explains() {
            waiting.lessons.insert((lesson, mentor.to));
        }
        ended = true;
    }
    let asked = awaits_person(&sitting, &hands);
    let mut due = asked.map_or_else(Vec::new, |seat| Lesson::due(&sitting, &shown, seat));
    let waits = waiting
        .lessons
        .iter()
        .filter(|(_, to)| !over && concerns(*to) && (to.is_none() || acting.is_some()));
    due.extend(waits.map(|(lesson, _)| *lesson));
    // Always the earliest: what heat is comes before what burns.
    let next = due.into_iter().filter(|lesson| !learnt.lessons.contains(lesson)).min();
    let read = up.count(mentor.says, time.delta_secs()) >= READING;
    let gives_way = next.is_some() && mentor.says.is_some_and(Lesson::only_explains);
    if mentor.says.is_none() || ended || (gives_way && read) {
        if let Some(lesson) = next {
            waiting.lessons.retain(|(each, _)| *each != lesson);
            learnt.lessons.insert(lesson);
        }
        let to = acting.filter(|_| next.is_some());
        if (mentor.says, mentor.to) != (next, to) {
            (mentor.says, mentor.to, mentor.asks) = (next, to, false);
            mentor.starred = next
                .filter(|&lesson| lesson == Lesson::Stars)
                .and_then(|_| served_last(&sitting, to));
            storage.keep(Learnt::FILE, &learnt.but(next));
            redraw.request();
        }
    } else if gives_way {
        // Frames follow each other until it does.
        redraw.request();
    }
    let can = |lesson| asked.is_some() && card::demonstration(lesson, sitting.game()).is_some();
    let shows = mentor.says.is_some_and(can);
    if let Turn::Person(seat) = sitting.turn()
        && mentor.steady != sitting.is_steady(seat)
    {
        mentor.steady = !mentor.steady;
    }
    if mentor.shows != shows {
        mentor.shows = shows;
    }
}

/// Whether what was served last earned a star: of one seat, or of all.
fn served_last(sitting: &Sitting, by: Option<Seat>) -> Option<bool> {
    sitting.told().iter().rev().find_map(|event| match *event {
        Event::Served { seat, star, .. } if by.is_none_or(|by| by == seat) => Some(star),
        _ => None,
    })
}

/// Whether a person has seasoned their own dish.
fn is_own_pour(event: &Event, sitting: &Sitting) -> bool {
    matches!(*event, Event::Poured { by, into, .. } if by == into && sitting.is_person(by))
}
