//! What the table tells, heard: a dial clicks, a star chimes, coffee runs.

use bevy::prelude::*;
use rules::a_la_carte::{CupSource, Event, Heat, Landing, Seat};
use sounds::{Cue, Sound};

use super::ear::Ear;
use super::mix::Ask;
use crate::window::practice::{Practice, Step, Told};
use crate::window::table::layout::Layout;
use crate::window::table::player_action::Refusal;
use crate::window::table::turn_flow::TableMessage;

/// Seconds between two clicks of a dial.
const NOTCH: f32 = 0.075;

pub(super) fn hear(
    mut words: MessageReader<TableMessage>,
    mut refusals: MessageReader<Refusal>,
    mut asks: MessageWriter<Ask>,
    ear: Ear,
    layout: Option<Res<Layout>>,
) {
    for _ in refusals.read() {
        asks.write(plain(Cue::Refused));
    }
    for word in words.read() {
        let (cues, seat) = match word {
            TableMessage::Happened(event) => (of(event), whose(event)),
            TableMessage::Next(_) => (vec![plain(Cue::NextTurn)], None),
            TableMessage::Refused(_)
            | TableMessage::WouldTakeBack(_)
            | TableMessage::ThrowAgain(..)
            | TableMessage::TooSoft(_)
            | TableMessage::OnceMore(_) => (vec![plain(Cue::Refused)], None),
            TableMessage::PutBack(..)
            | TableMessage::Tipped(_)
            | TableMessage::TakenBack
            | TableMessage::HasAgain(_)
            | TableMessage::Thought(..)
            | TableMessage::Hint(..)
            | TableMessage::Flew(..)
            | TableMessage::Closing(_)
            | TableMessage::Forced(_)
            | TableMessage::Trouble(_) => continue,
        };
        let place = seat
            .zip(layout.as_ref())
            .map(|(seat, layout)| layout.pan(seat).translation);
        let side = place.map_or(0.0, |place| ear.side(place));
        for cue in cues {
            asks.write(cue.from(side));
        }
    }
}

/// In the practice kitchen: a bell for what was asked for, a chime when a challenge is met.
pub(super) fn practise(practice: Res<Practice>, mut last: Local<Step>, mut asks: MessageWriter<Ask>) {
    let before = std::mem::replace(&mut *last, practice.step);
    if before == practice.step || practice.step != Step::Judged {
        return;
    }
    let news = match practice.told {
        Some(Told::Toss { news, .. } | Told::Pour { news, .. }) => news,
        Some(Told::TakenBack) | None => None,
    };
    match news {
        Some(news) if news.done || news.done_too.is_some() => drop(asks.write(plain(Cue::Star))),
        Some(news) if news.hit => drop(asks.write(plain(Cue::Served).gain(0.6))),
        _ => {}
    }
}

fn plain(cue: Cue) -> Ask {
    Ask::plain(Sound::Cue(cue))
}

/// A click for each step of a dial, a little higher the hotter it gets; and the gas takes fire if it was off.
fn turned(from: Heat, to: Heat) -> Vec<Ask> {
    let (from, to) = (from.level(), to.level());
    let steps = from.abs_diff(to);
    let at = |step: u8| if to > from { from + step + 1 } else { from - step - 1 };
    let mut cues: Vec<Ask> = (0..steps)
        .map(|step| {
            plain(Cue::DialClick)
                .after(f32::from(step) * NOTCH)
                .rate(0.94 + 0.03 * f32::from(at(step)))
        })
        .collect();
    if from == 0 && to > 0 {
        cues.push(plain(Cue::GasLit).after(0.12));
    }
    cues
}

/// What an event sounds like; nothing for those that the hands already made heard.
#[must_use]
pub fn of(event: &Event) -> Vec<Ask> {
    match *event {
        Event::Heated { from, to, .. } | Event::Cooled { from, to, .. } => turned(from, to),
        Event::DialReset { from, .. } => turned(from, Heat::OFF),
        Event::Served { star, .. } => {
            let mut cues = vec![plain(Cue::Served)];
            if star {
                cues.push(plain(Cue::Star).after(0.3));
            }
            cues
        }
        Event::Burnt { .. } => vec![plain(Cue::Burnt)],
        Event::OverSeasoned { .. } => vec![plain(Cue::TooMuch)],
        Event::Trashed { .. } => vec![plain(Cue::Trash).after(0.35)],
        Event::DishChosen { .. } | Event::CrepeChosen { .. } => vec![plain(Cue::DishDown).after(0.3)],
        Event::SpoonSpent { .. } => vec![plain(Cue::Spoon).gain(0.8)],
        Event::SpoonsReturned { .. } => vec![plain(Cue::Spoon), plain(Cue::Spoon).after(0.14).rate(1.06)],
        Event::ToSink { crystals, .. } if !crystals.is_empty() => vec![plain(Cue::Sink)],
        Event::Refilled { .. } => vec![plain(Cue::Refill)],
        Event::CupTaken {
            from: CupSource::Tray, ..
        } => vec![plain(Cue::CupDown), plain(Cue::CoffeePour).after(0.25)],
        Event::CupTaken { .. } | Event::CupPlayed { .. } => vec![plain(Cue::CupDown)],
        Event::CupsReshuffled { .. } => (0..4)
            .map(|nth| {
                plain(Cue::CupDown)
                    .after(0.09 * nth as f32)
                    .rate(0.95 + 0.04 * nth as f32)
                    .gain(0.7)
            })
            .collect(),
        Event::StovesSwapped { .. } => vec![plain(Cue::StoveSlide)],
        Event::Flipped {
            landing: Landing::Beside,
            ..
        } => vec![plain(Cue::TooMuch).gain(0.6)],
        Event::Rescued { .. } => vec![plain(Cue::NextTurn).rate(1.12)],
        Event::GameOver { .. } => vec![plain(Cue::Fanfare)],
        Event::TurnStarted { .. }
        | Event::TurnEnded { .. }
        | Event::Rolled { .. }
        | Event::Finished { .. }
        | Event::Poured { .. }
        | Event::ToSink { .. }
        | Event::NoCupToTake { .. }
        | Event::Flipped { .. } => Vec::new(),
    }
}

/// Before whom it happens.
fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Heated { seat, .. }
        | Event::Cooled { seat, .. }
        | Event::DialReset { seat, .. }
        | Event::Served { seat, .. }
        | Event::Burnt { seat, .. }
        | Event::OverSeasoned { seat, .. }
        | Event::DishChosen { seat, .. }
        | Event::CrepeChosen { seat }
        | Event::SpoonSpent { seat, .. }
        | Event::SpoonsReturned { seat, .. }
        | Event::CupTaken { seat, .. }
        | Event::CupPlayed { seat, .. } => Some(seat),
        _ => None,
    }
}
