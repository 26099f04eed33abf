//! What came of it: in a word, in one piece of advice, in numbers, and over time.

use bevy::prelude::*;
use physics::PhysicsConfig;

use super::super::charts::{Scale, from_above, gauge, histogram, plot};
use super::super::{Notes, Practice, Step, Subject, Told, words};
use crate::practice::challenges::ATTEMPTS;
use crate::practice::drills::Verdict;
use crate::practice::score::News;
use crate::practice::{Challenge, Toss};
use crate::window::language::Speech;
use crate::window::settings::Settings;
use crate::window::theme::icons::Icon;
use crate::window::theme::scroll::spaced_scroller;
use crate::window::theme::text::{bold, label, part_heading, remark, size, written};
use crate::window::theme::widgets::{icon, row};
use crate::window::theme::{palette, space};

/// The top of the screen: what happened and what to change, else what to do.
pub fn headline(
    In(panel): In<Entity>,
    practice: Res<Practice>,
    notes: Res<Notes>,
    speech: Res<Speech>,
    mut commands: Commands,
) {
    let centred = TextLayout::justify(Justify::Center);
    // While something is in the air, nothing covers it.
    if practice.step == Step::Live {
        commands.entity(panel).insert(Visibility::Hidden);
        return;
    }
    commands
        .entity(panel)
        .insert(Visibility::Inherited)
        .with_children(|card| {
            let Some(told) = &practice.told else {
                let (title, why) = match practice.subject {
                    Subject::Crepe => (
                        words::challenge(&speech, practice.challenge),
                        words::challenge_why(&speech, practice.challenge),
                    ),
                    Subject::Bottle => (words::drill(&speech, practice.drill, practice.bottle.0), String::new()),
                };
                card.spawn((written(title, bold(size::PART), palette::INK), centred));
                if !why.is_empty() {
                    card.spawn((label(why), centred));
                }
                card.spawn((
                    written(words::how(&speech, practice.subject), bold(size::SMALL), palette::FAINT),
                    centred,
                ));
                return;
            };
            let good = match told {
                Told::Toss { toss, .. } => practice.challenge.met_by(toss),
                Told::Pour { advice, .. } => *advice == crate::practice::PourAdvice::Well,
                Told::TakenBack => false,
            };
            let colour = if good { palette::BASIL } else { palette::TOMATO };
            let outcome = words::outcome(&speech, &practice, told);
            card.spawn((written(outcome, bold(size::PART), colour), centred));
            card.spawn((label(words::advice(&speech, &practice, told)), centred));
            for line in news(told, &practice, &notes, &speech) {
                card.spawn((written(line, bold(size::SMALL), palette::BASIL), centred));
            }
        });
}

/// What is new in the book.
fn news(told: &Told, practice: &Practice, notes: &Notes, speech: &Speech) -> Vec<String> {
    let news: &Option<News> = match told {
        Told::Toss { news, .. } | Told::Pour { news, .. } => news,
        Told::TakenBack => return Vec::new(),
    };
    let Some(news) = news else {
        return if practice.slow {
            vec![speech.line("news-slow")]
        } else {
            Vec::new()
        };
    };
    let mut lines = Vec::new();
    if practice.subject == Subject::Crepe && practice.challenge == Challenge::WarmUp {
        lines.push(if notes.attempts > 0 {
            speech.say("warm-up-left", [("left", (ATTEMPTS - notes.attempts).into())])
        } else if news.hit {
            speech.line("warm-up-served")
        } else {
            speech.line("warm-up-failed")
        });
    }
    if news.done {
        lines.push(speech.line("news-done"));
    } else if news.best_streak {
        lines.push(speech.line("news-streak"));
    } else if news.neatest {
        lines.push(speech.line("news-neatest"));
    } else if news.highest {
        lines.push(speech.line("news-highest"));
    }
    lines
}

/// The right-hand panel.
pub fn fill(
    In(panel): In<Entity>,
    (practice, notes): (Res<Practice>, Res<Notes>),
    (config, settings): (Res<PhysicsConfig>, Res<Settings>),
    speech: Res<Speech>,
    mut commands: Commands,
) {
    commands.entity(panel).with_children(|card| {
        card.spawn(spaced_scroller(space::NEAR))
            .with_children(|card| match practice.subject {
                Subject::Crepe => {
                    card.spawn((part_heading(speech.line("practice-last")), TextLayout::no_wrap()));
                    match &practice.told {
                        Some(Told::Toss { toss, .. }) => {
                            gauges(card, toss, practice.challenge, &speech);
                            from_above(card, toss, &config, settings.left_handed);
                        }
                        _ => {
                            card.spawn(remark(speech.line("practice-nothing-yet")));
                        }
                    }
                    flips(card, &practice, &notes, &speech);
                }
                Subject::Bottle => {
                    card.spawn((part_heading(speech.line("practice-last")), TextLayout::no_wrap()));
                    match &practice.told {
                        Some(Told::Pour { tipped, .. }) => tip(card, *tipped, &speech),
                        _ => {
                            card.spawn(remark(speech.line("practice-nothing-yet-pour")));
                        }
                    }
                    pours(card, &practice, &notes, &speech);
                }
            });
    });
}

fn gauges(card: &mut ChildSpawnerCommands, toss: &Toss, challenge: Challenge, speech: &Speech) {
    let needed = challenge.turn();
    let whole = |number: f32| number.round() as i64;
    let halves = words::tenths(speech, toss.turn / 180.0);
    gauge(
        card,
        speech.line("gauge-turn"),
        toss.turn,
        speech.say(
            "gauge-turn-value",
            [("turn", whole(toss.turn).into()), ("halves", halves.into())],
        ),
        Scale {
            most: needed + 180.0,
            good: (needed - 60.0, needed + 60.0),
        },
    );
    let high = challenge.height();
    gauge(
        card,
        speech.line("gauge-height"),
        toss.height,
        speech.say("gauge-cm", [("value", whole(toss.height).into())]),
        Scale {
            most: if needed > 360.0 { 70.0 } else { 45.0 },
            good: match needed {
                needed if needed > 360.0 => (38.0, 60.0),
                _ if high > 0.0 => (high, 45.0),
                _ => (15.0, 30.0),
            },
        },
    );
    gauge(
        card,
        speech.line("gauge-drift"),
        toss.drift,
        speech.say("gauge-cm", [("value", words::tenths(speech, toss.drift).into())]),
        Scale {
            most: 15.0,
            good: (0.0, 4.5),
        },
    );
}

fn fact(card: &mut ChildSpawnerCommands, name: String, value: String) {
    card.spawn((
        Node {
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(space::NEAR),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        // A line that could wrap would be given the height of one word a line.
        line.spawn((remark(name), TextLayout::no_wrap()));
        line.spawn((written(value, bold(size::SMALL), palette::INK), TextLayout::no_wrap()));
    });
}

fn percent_of(share: f32, speech: &Speech) -> String {
    speech.say("settings-percent", [("value", ((share * 100.0).round() as i64).into())])
}

fn flips(card: &mut ChildSpawnerCommands, practice: &Practice, notes: &Notes, speech: &Speech) {
    let record = notes.record(practice.challenge);
    card.spawn((part_heading(speech.line("practice-book")), TextLayout::no_wrap()));
    fact(
        card,
        speech.line("book-streak"),
        format!("{} / {}", record.streak, record.best),
    );
    if !notes.lately.is_empty() {
        fact(card, speech.line("book-lately"), percent_of(notes.lately(), speech));
    }
    if let Some(best) = &notes.neatest {
        fact(card, speech.line("book-neatest"), best.neatness.to_string());
        let highest = speech.say("gauge-cm", [("value", (notes.highest.round() as i64).into())]);
        fact(card, speech.line("book-highest"), highest);
    }
    if !notes.lately.is_empty() {
        plot(
            card,
            notes.plot.iter().map(|point| f32::from(*point) / 100.0),
            notes.lately(),
        );
        card.spawn((remark(speech.line("book-plot")), TextLayout::no_wrap()));
    }
    if practice.told.is_some() || notes.neatest.is_some() {
        for (colour, id) in [(palette::GHOST, "ghost-last"), (palette::GOLD, "ghost-best")] {
            card.spawn(row()).with_children(|line| {
                line.spawn(icon(Icon::Crepe, 16.0, colour));
                line.spawn((remark(speech.line(id)), TextLayout::no_wrap()));
            });
        }
    }
}

fn tip(card: &mut ChildSpawnerCommands, (highest, over): (f32, f32), speech: &Speech) {
    gauge(
        card,
        speech.line("gauge-tilt"),
        highest,
        speech.say("gauge-degrees", [("value", (highest.round() as i64).into())]),
        Scale {
            most: 180.0,
            good: (110.0, 180.0),
        },
    );
    gauge(
        card,
        speech.line("gauge-over"),
        over,
        speech.say("gauge-seconds", [("value", words::tenths(speech, over).into())]),
        Scale {
            most: 3.0,
            good: (0.2, 3.0),
        },
    );
}

fn pours(card: &mut ChildSpawnerCommands, practice: &Practice, notes: &Notes, speech: &Speech) {
    let pours = notes.pours(practice.drill, practice.fill);
    let record = pours.record;
    card.spawn((part_heading(speech.line("practice-pours")), TextLayout::no_wrap()));
    if record.tries == 0 {
        card.spawn(remark(speech.line("pours-none")));
    }
    let own: Vec<f32> = pours
        .pieces
        .iter()
        .map(|count| *count as f32 / record.tries.max(1) as f32)
        .collect();
    let level = practice
        .drill
        .level_of(record.share(), practice.fill)
        .filter(|_| record.tries > 0);
    let other = level.and_then(|level| practice.drill.pieces(level, practice.fill));
    let in_bottle = practice.fill.bottle();
    let wanted = |pieces: usize| {
        let pour = rules::a_la_carte::Pour {
            colour: pieces as u8,
            salt: 0,
        };
        let left = usize::from(in_bottle.colour + in_bottle.salt).saturating_sub(pieces);
        practice.drill.verdict(pour, left) == Verdict::Hit
            || (practice.drill == crate::practice::Drill::Empty && pieces + 1 == own.len())
    };
    histogram(card, &own, other.as_ref().map(<[f32; 9]>::as_slice), wanted);
    card.spawn(remark(speech.line("pours-axis")));
    if record.tries > 0 {
        let did = format!("{} / {}", record.hits, record.tries);
        fact(card, speech.line("pours-hits"), did);
        fact(
            card,
            speech.line("book-streak"),
            format!("{} / {}", record.streak, record.best),
        );
    }
    if let Some(level) = level {
        card.spawn(remark(
            speech.say("pours-level", [("level", words::level(speech, level).into())]),
        ));
    }
}
